### Le client du navigateur : la relecture d’une partie (français).

web-replay-steps = Étapes
web-replay-timeline = Déroulé
web-replay-card = Carte { $card } sur { $cards }
web-replay-takes = { $name } remporte
web-replay-settled = { $verdict ->
    [done] { $task } réalisé
   *[failed] { $task } raté
}
web-replay-card-name = { $name } : { $card }
web-replay-hands = À cet instant
web-replay-share = Copier le lien
web-replay-duty = { $verdict ->
    [done] tâche réalisée
   *[failed] tâche ratée
}
web-replay-told = Ce qui s’est passé

web-review-title = Cartes sur table
web-review-thinking = Le solveur examine chaque carte…
web-review-open = Quelques cartes sont encore à l’étude.
web-review-to-turn = Au tournant
web-review-line = Une suite gagnante
web-review-if = Et si… ?
web-review-see = Voir
web-review-back = Reprendre
web-review-leave = Revenir à la partie
web-review-next = { $name } joue la carte suivante :
web-review-drawn = Chacun pioche maintenant une carte : nul ne sait ce qui vient.
web-review-marked = { $mark ->
    [winnable] { $card }, encore gagnable
    [lost] { $card }, perdu
    [turn] { $card }, le tournant
   *[undecided] { $card }, indécis
}
