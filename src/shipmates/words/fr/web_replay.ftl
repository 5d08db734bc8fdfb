### Le client du navigateur : la relecture d’une partie (français).

web-replay-steps = Étapes
web-replay-timeline = Déroulé
web-replay-card = Carte { $card } sur { $cards }
web-replay-takes = { $name } remporte
web-replay-settled = { $verdict ->
    [done] { $task } accompli
   *[failed] { $task } manqué
}
web-replay-card-name = { $name } : { $card }
web-replay-hands = À cet instant
web-replay-share = Copier le lien
web-replay-duty = { $verdict ->
    [done] tâche accomplie
   *[failed] tâche manquée
}
web-replay-told = Ce qui s’est passé
