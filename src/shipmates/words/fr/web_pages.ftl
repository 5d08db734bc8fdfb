### Les pages du client de navigateur : accueil, salle d’attente, réglages, règles, relecture (français).

web-other-language = English
web-home = Accueil
web-rules = Règles
web-settings = Réglages
web-back = Retour
web-close = Fermer
web-loading = Un instant…
web-again = Réessayer
web-sound-on = Le son est activé
web-sound-off = Le son est coupé

web-game-planet9 = La neuvième planète
web-game-deepsea = Mission sous-marine
web-game-crewdeck = Crew Deck
web-pitch-planet9 = Tous ensemble. Cinquante missions, presque sans un mot.
web-pitch-deepsea = Tous ensemble. Des tâches nouvelles à chaque plongée, toujours plus profond.
web-pitch-crewdeck = Chacun son vaisseau. Recrutez, placez, formez les plus grands ensembles.
web-time-crew = 5 à 20 min
web-time-deck = 20 min
web-seats = { $count ->
    [1] en solo
   *[other] { $count } places
}
web-mission = Mission { $number }
web-mission-own = Mission maison
web-epilogue = Épilogue
web-epilogue-title = Épilogue : { $title }

web-home-title = Un équipage vous attend.
web-home-lead = Trois jeux de cartes, seul avec des robots ou avec quatre amis au plus. Sans compte.
web-home-games = Jeux
web-play-bots = Jouer avec des robots
web-play-alone = Jouer en solo
web-play-friends = Amis
web-play-friends-in = Amis : ouvrir une table de { $game }
web-name-ask = Comment l’équipage vous appelle-t-il ?
web-name-then = Dites votre nom, et c’est parti.
web-name-label = Votre nom
web-name-go = Embarquer
web-name-hello = Bonjour, { $name } !
web-name-change = Changer de nom
web-name-save = Garder
web-resume = Reprendre
web-resume-attempt = { $what }, tentative { $number }
web-resume-gathering = L’équipage se rassemble
web-resume-playing = Les cartes sont sur la table
web-resume-over = Terminée : à revoir, ou à poursuivre
web-course = Quel cap ?
web-course-map = { $game }, parcours de { $all } missions ; la mission { $number } est la prochaine
web-mission-before = Mission précédente
web-mission-after = Mission suivante
web-mission-number = Numéro de la mission
web-join-title = Jouer avec des amis
web-join-code = Vous avez un code de table ?
web-join-example = K7M2PX
web-join = Rejoindre
web-join-open = Ou ouvrez une table pour
web-join-create = Ouvrir une table
web-join-looking = À la recherche de la table { $code }…
web-tables = Tables ouvertes
web-tables-none = Aucune table n’est ouverte à tous pour l’instant. Ouvrez-en une : elle apparaîtra ici.
web-tables-free = { $count ->
    [0] complète
    [1] une chaise libre
   *[other] { $count } chaises libres
}
web-tables-host = { $name } accueille
web-tables-sit = S’asseoir
web-tables-watch = Regarder

web-table-new = Une nouvelle table
web-table-game = Jeu
web-table-players = Places
web-table-level = Robots
web-table-open = Ouvrir la table
web-table-now = Jouer tout de suite
web-level-random = Insouciant
web-level-cautious = Prudent
web-level-planner = Prévoyant
web-level-steady = Posé
web-level-expert = Expert
web-level-lacking = Absents ici : { $levels }. Ce serveur tourne sans le noyau natif.
web-bots-weaker = { $count ->
    [one] { $names } devrait jouer { $level }, ce que ce serveur ne peut plus faire. Un robot { $plays } joue à sa place.
   *[other] { $names } devraient jouer { $level }, ce que ce serveur ne peut plus faire. Des robots { $plays } jouent à leur place.
}
web-bots-weaker-read = Compris
web-options = Options
web-option-distress = Signal de détresse permis
web-option-challenge = Défi à trois : sans le vert
web-option-timed = Contre la montre, si la mission le prévoit
web-option-wilds = Avec les jokers
web-option-fixed = Vaisseaux de départ imposés
web-option-take_backs = Un coup peut être repris
web-option-chat = Discussion libre pendant la partie
web-option-watchers = D’autres peuvent regarder
web-option-public = Visible par tous
web-option-history = Tous les plis terminés peuvent être revus
web-option-sealed = Seulement le dernier pli, strictement
web-option-sealed-hint = Personne ne reçoit les plis plus anciens avant la fin de la partie.

web-room-title = L’équipage se rassemble
web-room-code = Code de la table
web-room-copy-link = Copier le lien
web-room-copy-code = Copier le code
web-room-copied = Copié
web-room-invite = Envoyez le lien ou dites le code. Qui l’ouvre choisit une chaise.
web-room-chairs = Chaises
web-room-chair = Chaise { $number }
web-room-you = vous
web-room-host = hôte
web-room-away = absent
web-room-here = présent
web-room-free = Chaise libre
web-room-free-hint = Un robot s’y assoit si personne ne vient
web-room-bot = Robot · { $level }
web-room-sit = S’asseoir ici
web-room-stand = Se lever
web-room-fill-name = Chaise { $number } : un robot, { $level }
web-room-remove = Retirer { $name }
web-room-swap = Échanger { $name } avec la chaise suivante
web-room-make-host = Confier la table à { $name }
web-room-start = Commencer
web-room-start-hint = Des robots prennent les chaises libres.
web-room-wait = { $name } commencera quand tout le monde sera là.
web-room-wait-anyone = Asseyez-vous pour commencer.
web-room-starting = On distribue…
web-room-watchers = { $count ->
    [1] une personne regarde
   *[other] { $count } personnes regardent
}
web-room-plan = Au programme
web-room-change = Modifier
web-room-keep = Garder
web-room-lost = Connexion perdue. Elle est en train d’être rétablie…
web-room-leave = Quitter la table

web-set-language = Langue
web-set-sound = Son
web-set-sound-hint = Discret, et jamais avant votre premier geste.
web-set-motion = Mouvement
web-set-motion-auto = Comme le système
web-set-motion-less = Réduit
web-set-confirm = Confirmer les cartes
web-set-confirm-hint = Le premier toucher choisit une carte, le second la joue.
web-set-scheme = Couleurs
web-set-scheme-auto = Comme le jeu
web-set-scheme-light = Claires
web-set-scheme-dark = Sombres
web-set-name = Nom
web-set-orders = Réponses automatiques
web-set-orders-hint = Ce que la table vous demanderait à chaque fois.
web-set-always_ready = Laisser passer chaque moment de radio
web-set-last_task = Prendre la dernière tâche sans qu’on me le demande
web-set-keys = Touches
web-set-key-arrows = Flèches : se déplacer dans sa main
web-set-key-enter = Entrée : choisir une carte, encore : la jouer
web-set-key-escape = Échap : lâcher
web-set-key-radio = R : radio

web-rules-of = Règles
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Rien de trouvé.
    [1] Une section
   *[other] { $count } sections
}
web-rules-contents = Sommaire

web-replay = Relecture
web-replay-won = Mission accomplie
web-replay-lost = Mission perdue
web-replay-wins = Victoire : { $names }
web-replay-move = Coup { $ply } sur { $last }
web-replay-first = Au début
web-replay-before = Un coup en arrière
web-replay-after = Un coup en avant
web-replay-last = À la fin
web-replay-trick-before = Un pli en arrière
web-replay-trick-after = Un pli en avant
web-replay-eyes = Vu par
web-replay-open = La table ouverte
web-replay-all = Toutes les mains
web-replay-trick = Pli { $number }
web-replay-none = Encore aucune carte
web-replay-prepare = Avant le premier pli
web-replay-round = Manche { $round }
web-replay-record = Emporter le compte rendu
web-replay-bot = Robot { $number }

web-lost-title = Il n’y a rien ici.
web-lost-lead = Cette adresse mène dans le vide.
