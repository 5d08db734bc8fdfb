### Shipmates : ce qui se fait, se raconte et se refuse dans les deux jeux The Crew (français).

## D’une mission

who-crew = l’équipage
brief-left-over = Après le pli { $trick }, le dernier, il reste une carte, qui n’est jamais jouée. Si elle était nécessaire, la mission échoue.
brief-left-over-idle = Après le pli { $trick }, le dernier, il reste une carte, qui n’est jamais jouée.
end-rules-lasting = { $count ->
    [one] Réussite si cette condition est remplie à la fin du dernier pli (pli { $trick }). Échec dès que les cartes jouées rendent cela impossible.
   *[other] Réussite si ces conditions sont remplies à la fin du dernier pli (pli { $trick }). Échec dès que les cartes jouées rendent cela impossible.
}
end-both-kept = { $count ->
    [one] Réussite dès que toutes les tâches sont réalisées, que cette condition est remplie et qu’aucune carte ne peut plus la mettre en échec, au plus tard à la fin du dernier pli (pli { $trick }). Échec dès que les cartes jouées rendent cela impossible.
   *[other] Réussite dès que toutes les tâches sont réalisées, que ces conditions sont remplies et qu’aucune carte ne peut plus les mettre en échec, au plus tard à la fin du dernier pli (pli { $trick }). Échec dès que les cartes jouées rendent cela impossible.
}

answer-yes = oui
answer-no = non

## Ce qu’on peut faire

do-deal = Distribuer les cartes
do-reply = Répondre « { $answer } »
do-agree = Accepter
do-refuse = Refuser
do-decline = Ne rien proposer
do-call = { $way ->
    [left] Signal de détresse, cartes vers la gauche
    [right] Signal de détresse, cartes vers la droite
   *[none] Pas de signal de détresse
}
do-give = Donner { $card }
do-signal = { $meaning ->
    [highest] Signaler { $card } : la plus forte
    [only] Signaler { $card } : la seule
    [lowest] Signaler { $card } : la plus faible
   *[unsaid] Montrer { $card }
}
do-ready = Rien à signaler
do-play = Jouer { $card }

## Ce qui a été fait

told-deal = Les cartes sont distribuées.
told-reply = { $name } répond « { $answer } ».
told-agree = { $name } accepte.
told-refuse = { $name } refuse.
told-decline = { $name } ne propose rien.
told-call = { $way ->
    [left] { $name } veut envoyer le signal de détresse, cartes vers la gauche.
    [right] { $name } veut envoyer le signal de détresse, cartes vers la droite.
   *[none] { $name } ne veut pas du signal de détresse.
}
told-give = { $name } a choisi une carte à donner.
told-signal = { $meaning ->
    [highest] { $name } signale { $card } : la plus forte.
    [only] { $name } signale { $card } : la seule.
    [lowest] { $name } signale { $card } : la plus faible.
   *[unsaid] { $name } montre { $card }.
}
told-ready = { $name } n’a rien à signaler.
told-play = { $name } joue { $card }.

## Comment cela s’est terminé

because-tasks-done = Toutes les tâches ont été réalisées avec le pli { $trick }.
because-mission-done = Toutes les conditions ont été remplies avec le pli { $trick }.
because-rule-broken = { $winner } a remporté le pli { $trick } ({ $cards }), et une condition ne pouvait plus être remplie : « { $rule } »

## Pourquoi pas

illegal-over = La tentative est terminée.
illegal-not-now = Cela n’est pas possible à ce moment de la partie.
illegal-not-your-turn = C’est à { $turn } de jouer.
illegal-not-offered = Cela ne fait pas partie des choix possibles.
illegal-not-in-hand = Cette main ne contient pas { $card }.
illegal-must-follow = Qui a { $suit } en main doit fournir la couleur demandée et ne peut pas jouer { $card }.
illegal-ready-already = Cette place n’a plus rien à répondre avant ce pli.
illegal-radio-open = { $seat } peut encore signaler une carte avant le début du pli.
illegal-radio-during-trick = On communique avant le début d’un pli, pas pendant.
illegal-radio-disrupted = Personne ne peut encore communiquer : les premiers signaux sont permis juste avant le pli { $trick }.
illegal-deal-not-the-deck = La donne doit contenir chaque carte du paquet une fois et une seule.
illegal-deal-not-even = La donne n’attribue pas à chaque membre le bon nombre de cartes.
