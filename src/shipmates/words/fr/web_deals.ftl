### Le client du navigateur : la même donne pour d’autres, la donne du jour, statistiques, être oublié (français).

web-somebody = quelqu’un

web-daily = Les donnes du jour
web-daily-about = Les mêmes cartes pour tous sur ce serveur, nouvelles à minuit UTC. Votre première partie compte.
web-daily-finished = { $count ->
    [0] personne ne l’a encore finie
    [one] finie une fois
   *[other] finie { $count } fois
}
web-daily-playing = Vous y jouez
web-daily-won = Gagnée
web-daily-lost = Perdue

web-deal = Un défi
web-deal-by = { $names } : ferez-vous mieux ?
web-deal-about = La même mise en place, les mêmes mains, les mêmes tirages pour tous ceux qui la jouent.
web-deal-alone = Jouer avec des robots
web-deal-again = La jouer encore
web-deal-go-on = Continuer la partie
web-deal-copy = Copier le lien
web-deal-challenge = Défier d’autres
web-deal-others = Et les autres ?
web-deal-results = Comment cela s’est passé
web-deal-nobody = Personne ne l’a encore finie.
web-deal-closed = { $count ->
    [0] Personne ne l’a encore finie. Soyez les premiers !
    [one] Une partie est finie. Vous la verrez quand vous aurez fini la vôtre.
   *[other] { $count } parties sont finies. Vous les verrez quand vous aurez fini la vôtre.
}
web-deal-show = Montrer quand même
web-deal-show-sure = Vos propres parties de cette donne seront alors marquées : vous aurez vu les cartes.
web-deal-show-no = Je préfère jouer
web-deal-won = Gagné
web-deal-lost = Perdu
web-deal-points = { $points } points
web-deal-bots = { $count ->
    [one] avec un robot
   *[other] avec { $count } robots
}
web-deal-later = Pas la première tentative
web-deal-looked = Avait déjà regardé
web-deal-back = { $count ->
    [one] un coup repris
   *[other] { $count } coups repris
}
web-deal-review-of = Revoir la partie : { $names }

web-cause-task-taken = une tâche est allée à quelqu’un d’autre
web-cause-task-unplayed = une tâche n’a jamais été gagnée
web-cause-order-broken = les tâches sont venues dans le désordre
web-cause-rule-broken = une règle de la mission a été enfreinte
web-cause-duty-failed = une tâche a échoué
web-cause-time-up = le temps était écoulé
web-cause-given-up = abandon
web-cause-rival-ahead = l’adversaire était devant

web-here = Joué ici
web-here-about = Chaque partie finie ou abandonnée sur ce serveur, sans noms. L’entraînement ne compte pas.
web-here-none = Personne n’y a encore joué ici.
web-here-mission = Mission
web-here-games = Parties
web-here-won = Gagnées
web-here-cause = Perdue le plus souvent car
web-here-long = Durée moyenne
web-here-mine = Vos parties
web-here-mine-won = Vos victoires
web-here-time = Votre temps

web-log-archive = Tout emporter (zip)
web-log-plot-causes = Pourquoi des tentatives furent perdues
web-log-said-causes = { $count ->
    [one] Une tentative fut perdue.
   *[other] { $count } tentatives furent perdues.
}
web-log-col-cause = Car

web-leave = Être oublié
web-leave-hint = Efface votre nom, vos appareils, vos liens et vos consignes, et votre propre route, tout de suite et pour toujours. Les équipages continuent sans vous ; ceux où il ne reste personne partent aussi. Les parties jouées restent, jouées par quelqu’un.
web-leave-ask = Effacer mes données…
web-leave-sure = Personne ne pourra revenir en arrière. Pour confirmer, écrivez votre nom : { $name }
web-leave-stay = Tout garder
web-leave-go = Effacer pour toujours
web-leave-done = Vous êtes oublié. Qui viendra ensuite sera quelqu’un de nouveau.
