### Le client pour navigateur : choisir ses cartes à la table de l’équipage, et ce qu’elle en dit (français).

web-follow-suit = Suivez à la couleur : { $suit }
web-not-played = Cette carte ne peut pas être jouée maintenant
web-not-passed = Cette carte ne peut pas être donnée
web-not-shown = Cette carte ne peut pas être montrée
web-card-early = { $card }, réservée pour votre tour
web-card-set-aside = { $card }, peut être réservée pour votre tour
web-early-set = Réservée pour votre tour : { $card }
web-early-not = Plus réservée : { $card }. { $reason }
web-radio-on = Signaler
web-radio-off = Revenir au jeu
web-radio-on-key = Voir quelles cartes peuvent être signalées (touche R)
web-radio-pick = Montrez une carte : touchez son jeton
web-sonar-pick = Montrez une carte avec votre sonar : touchez son jeton

## Comment la mission a été perdue, en titre

web-lost-order-broken = La carte { $card } est arrivée trop tôt.
web-lost-task-unplayed = La carte { $card } n’a jamais été jouée.
web-lost-rule-broken = Une condition n’est plus tenue.
web-lost-time-up = Le temps est écoulé.
web-lost-given-up = La tentative a été abandonnée.
web-lost-duty = { $you ->
    [yes] Votre tâche ne peut plus être réalisée.
   *[no] { $name } ne peut plus réaliser sa tâche.
}
