### Le client du navigateur : équipages, campagnes et journal de bord (français).

web-crews = Vos équipages
web-crews-none = Un équipage tient un journal de bord commun : fondez-en un et invitez vos amis par un lien.
web-crew-own = Ma propre route
web-crew-own-hint = Ce que vous jouez avec des robots s’inscrit ici. Elle n’est qu’à vous ; pour une campagne entre amis, fondez un équipage.
web-crew-found = Fonder un équipage
web-crew-found-go = Fonder
web-crew-name = Comment s’appelle l’équipage ?
web-crew-name-example = Les Veilleurs
web-crew-members = Équipage
web-crew-invite = Créer un lien d’invitation
web-crew-invite-hint = Qui a le lien peut rejoindre l’équipage : il vaut sept jours, et un nouveau annule l’ancien.
web-crew-link = Lien d’invitation
web-crew-link-good = Envoyez-le à vos amis. Il fonctionne pendant sept jours.
web-crew-leave = Quitter l’équipage
web-crew-leave-sure = Quitter { $name } ? Seule une nouvelle invitation vous y ramènera. Ce qui a été joué reste dans son journal.
web-crew-stay = Rester
web-crew-join = Rejoindre l’équipage
web-crew-join-title = Un équipage vous invite à bord.
web-crew-join-lead = Vous partagerez un journal de bord et trouverez les tables de l’équipage sur votre page d’accueil.
web-crew-join-empty = Cette invitation est incomplète. Redemandez le lien.
web-crew-continue = Continuer : { $mission }
web-crew-begin = Commencer : { $mission }
web-crew-to-table = Vers la table
web-crew-for = Pour le journal de
web-crew-nobody = Aucun équipage

web-logbook = Journal de bord
web-log-of-crew = Journal de bord : { $name }
web-log-map = Carte du ciel
web-log-chart = Carte marine
web-log-keys = Les flèches mènent d’une mission à l’autre, Entrée en ouvre une.
web-log-course = Campagne : { $done } missions sur { $all }
web-log-done-of = { $done } missions sur { $all }
web-log-score = Score { $score }
web-log-empty = Rien n’est encore inscrit. La première tentative éclairera la route.
web-log-untried = pas encore tentée
web-log-untried-yet = Personne n’a encore tenté cette mission.
web-log-look-done = réussie
web-log-look-next = prochaine
web-log-look-tried = pas encore réussie
web-log-look-far = à venir
web-log-tries = { $count ->
    [one] 1 tentative
   *[other] { $count } tentatives
}
web-log-people = { $count ->
    [one] en solitaire
   *[other] { $count } joueurs
}
web-log-distressed = signal de détresse
web-log-step = Sans fin : chaque réussite la rend plus difficile d’un point. Prochaine difficulté : { $step }.
web-log-play = Jouer cette mission
web-log-attempts = Tentatives
web-log-fact-tries = Tentatives comptées
web-log-fact-score = Score
web-log-fact-all = Toutes les tentatives
web-log-fact-won = Réussies
web-log-fact-last = Dernière tentative
web-log-result-won = Réussi
web-log-result-lost = Échoué
web-log-result-given-up = Abandonné
web-log-took-back = { $count ->
    [one] 1 coup repris
   *[other] { $count } coups repris
}
web-log-replay = Revoir
web-log-replay-of = Revoir l’entrée { $number }
web-log-older = Tentatives plus anciennes
web-log-seconds = { $seconds } s
web-log-minutes = { $minutes } min
web-log-hours = { $hours } h { $minutes } min
web-log-of = { $part } sur { $whole }

web-log-numbers = En chiffres
web-log-big-attempts = Tentatives
web-log-big-won = Réussis
web-log-big-score = Score
web-log-big-distress = Avec signal de détresse
web-log-big-time = Temps de jeu
web-log-big-back = Coups repris
web-log-as-table = Sous forme de tableau
web-log-plot-tries = Tentatives par mission
web-log-said-tries = La plus disputée : { $mission }, { $count ->
    [one] 1 tentative
   *[other] { $count } tentatives
}.
web-log-plot-progress = Progression
web-log-said-progress = { $count ->
    [0] Aucune mission réussie pour l’instant.
    [one] Une mission réussie.
   *[other] { $count } missions réussies.
}
web-log-plot-time = Durée d’une tentative, en minutes
web-log-said-time = La moitié des tentatives a duré moins de { $time }.
web-log-plot-crews = Réussite selon le nombre de joueurs
web-log-said-crews = En tout : { $share }.
web-log-plot-distress = Réussite avec et sans signal de détresse
web-log-said-distress = Le signal était actif dans { $count } tentatives sur { $all }.
web-log-with-distress = Avec le signal
web-log-without-distress = Sans le signal
web-log-col-mission = Mission
web-log-col-won = Réussis
web-log-col-distress = Avec signal de détresse
web-log-col-attempt = Après la tentative
web-log-col-when = Date
web-log-col-minutes = Minutes
web-log-col-who = Groupe
web-log-col-share = Part

web-log-file = Le journal en fichier
web-log-file-hint = Le même fichier que dans le terminal : emportez-le, continuez là-bas ou gardez-le à l’abri.
web-log-export = L’emporter
web-log-import = Apporter un journal
web-log-import-hint = Un fichier du terminal ou d’un autre équipage. Seul un journal vide peut en recevoir un.
web-log-import-empty = On ne peut apporter un fichier que dans un journal vide. Fondez un nouvel équipage pour cela.
web-log-too-large = Ce fichier est trop gros pour un journal de bord.
web-log-brought = { $count ->
    [one] 1 tentative a été reprise.
   *[other] { $count } tentatives ont été reprises.
}
