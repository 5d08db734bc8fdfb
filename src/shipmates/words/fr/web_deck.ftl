### Shipmates dans le navigateur : la table de Crew Deck (français).

web-deck-title = Crew Deck
web-deck-round = Manche { $round } sur { $rounds }
web-deck-phases = Phases d’une manche
web-deck-phase-form = Équipes
web-deck-phase-post = Salaires
web-deck-phase-recruit = Recrutement
web-deck-phase-place = Affectation
web-deck-phase-over = Score final
web-deck-log = Ce qui s’est passé
web-deck-log-empty = Rien ne s’est encore passé.
web-deck-close = Fermer
web-deck-sound = Son
web-deck-home = Shipmates, accueil
web-deck-away = La liaison est coupée. Nouvel essai…

web-deck-you = Vous
web-deck-your-ship = Votre vaisseau
web-deck-ship-of = Vaisseau : { $name }
web-deck-others = Les autres vaisseaux
web-deck-enlarge = Regarder le vaisseau de près : { $name }
web-deck-pts = pts
web-deck-first = Premier joueur
web-deck-choosing = réfléchit
web-deck-still-placing = place encore
web-deck-all-placed = tout placé
web-deck-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-deck-payroll-sum = salaires −{ $sum }
web-deck-in-hold = En soute : { $cards }
web-deck-ship-empty = Personne à bord pour l’instant.

web-deck-this-round = Cette manche
web-deck-stack = Équipe { $stack }
web-deck-stack-empty = encore vide
web-deck-covered = { $count ->
    [one] { $count } face cachée
   *[other] { $count } faces cachées
}
web-deck-add-here = Ajouter ici
web-deck-begin = Former une équipe
web-deck-recruit = Recruter
web-deck-no-stacks = Aucune équipe n’est encore formée.
web-deck-first-pick = choisit d’abord
web-deck-payroll-offer = Salaires proposés
web-deck-payroll = salaire { $amount }
web-deck-payroll-of = { $name }, salaire { $amount }
web-deck-order = Ordre de recrutement

web-deck-hand = Votre main
web-deck-hand-empty = Votre main est vide.
web-deck-can-play = { $card }, peut être jouée
web-deck-chosen = { $card }, choisie
web-deck-news = Nouvelles recrues
web-deck-placing = à placer
web-deck-waiting = ensuite
web-deck-all-laid = Chacun a sa place. Confirmez, ou reprenez une carte.
web-deck-no-news = Vos recrues ont leur poste.
web-deck-hold = Soute
web-deck-hold-empty = vide
web-deck-paid = payé { $amount }
web-deck-owed = { $amount } cette manche
web-deck-stow = En soute
web-deck-stow-gain = En soute ({ $gain })
web-deck-confirm = Confirmer
web-deck-undo = Annuler
web-deck-ask-back = Reprendre
web-deck-take-back-card = Reprendre { $card }
web-deck-cell = Rangée { $row }, colonne { $column } : placer ici
web-deck-cell-gain = Rangée { $row }, colonne { $column } : placer ici, { $gain }
web-deck-pick-cell = Choisissez une case : le gain y est écrit.
web-deck-wait-for = En attente : { $names }
web-deck-sending = Vos recrues rejoignent leur poste…
web-deck-back-asked = { $name } voudrait reprendre un coup.
web-deck-back-yes = D’accord
web-deck-back-no = Non

web-deck-tip-human = Humain : compte pour toute couleur qu’il touche, si la série existe déjà. −{ $cost } à bord, +{ $cost } en soute.
web-deck-tip-generalist = Généraliste : compte pour toute faction qu’il touche, si la série existe déjà. −{ $cost } à bord, +{ $cost } en soute.
web-deck-tip-both = Généraliste humain : compte pour toute couleur et toute faction qu’il touche, si la série existe déjà. −{ $cost } à bord, +{ $cost } en soute.

web-deck-score = Votre score
web-deck-if-so = Si vous les placez ainsi
web-deck-set = { $trait } × { $count }
web-deck-values = Valeur des cartes
web-deck-hold-value = Équipage en soute
web-deck-payroll-line = Salaires
web-deck-owed-line = Salaires à venir
web-deck-no-sets = Pas encore de série : deux cartes assorties doivent se toucher.
web-deck-chart = Barème des séries
web-deck-assumed = * supposé

web-deck-rival = Le rival
web-deck-rival-pile = { $count ->
    [0] pas encore de cartes
    [one] { $count } carte
   *[other] { $count } cartes
}
web-deck-rival-cards = Valeur de ses cartes

web-deck-final = Score final
web-deck-winner = gagne
web-deck-again = Rejouer
web-deck-leave = Retour à l’accueil
web-deck-replay = Revoir la partie
web-deck-trait-orange = Orange
web-deck-trait-purple = Mauves
web-deck-trait-blue = Bleus
web-deck-trait-red = Rouges
web-deck-trait-green = Verts
web-deck-trait-pilot = Pilotes
web-deck-trait-engineer = Ingénieurs
web-deck-trait-security = Sécurité
web-deck-trait-mechanic = Mécaniciens
web-deck-trait-navigator = Navigateurs

web-deck-card = { $card }, valeur { $value }
web-deck-berths = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-deck-chart-entry = { $size } cartes : { $points } points
web-deck-chart-assumed = { $size } cartes : { $points } points, supposé
web-deck-crew = Équipe { $stack } : { $cards }
web-deck-crew-of = { $name }, salaire { $amount } : { $cards }
web-deck-can-place = { $card }, à placer
web-deck-only-hold = Plus aucun poste libre : envoyez-la en soute.
web-deck-grown = { $trait } × { $count } : { $points } points{ $from ->
    [0] .
   *[other] {" "}au lieu de { $from }.
}
web-deck-score-of = Score : { $name }
web-deck-menu = Menu
web-deck-rules = Comment jouer
web-deck-talk = Dire quelque chose
web-deck-write = Votre message
web-deck-send = Envoyer
web-deck-likes = Ma façon de jouer
web-deck-less-motion = Moins de mouvement
web-deck-language = Langue
web-deck-settings = Tous les réglages
web-deck-keys = Touches
web-deck-key-digits = 1 – 9
web-deck-key-digits-does = choisir une carte, une équipe, un salaire ou une colonne du vaisseau ; encore une fois : l’autre rangée
web-deck-key-arrows = ← →
web-deck-key-arrows-does = passer d’une carte, d’une équipe ou d’un salaire à l’autre
web-deck-key-enter = Entrée
web-deck-key-enter-does = valider
web-deck-key-escape = Échap
web-deck-key-escape-does = lâcher, ou reprendre la dernière carte posée
web-deck-key-hold = H
web-deck-key-hold-does = le bouton qui envoie une carte en soute
web-deck-back-waits = Vous avez demandé à reprendre un coup.
web-deck-giving-up = Souhaite s’arrêter là : { $names }.
web-deck-give-up = Abandonner
web-deck-keep-going = Continuer
web-deck-host-again = L’hôte décide de la suite.
web-deck-this-table = À cette table
web-deck-all-rules = Toutes les règles
web-deck-how-form = À tour de rôle, ajoutez des cartes de votre main aux équipes sur la table.
web-deck-how-form-alone = Le rival et vous ajoutez tour à tour des cartes aux trois équipes.
web-deck-how-post = Choisissez ce que vous payez cette manche. Ce sera déduit de votre score.
web-deck-how-recruit = Qui paie le plus prend une équipe en premier.
web-deck-how-recruit-alone = Prenez une équipe et payez le salaire posé au-dessus. Le rival prend la meilleure des deux autres.
web-deck-how-place = Placez vos recrues à côté des membres déjà à bord, ou envoyez-en une en soute.
web-deck-how-place-alone = Placez vos recrues à côté des membres déjà à bord, ou envoyez-en une en soute.
web-deck-how-sets = Des voisins de même couleur forment une série, des voisins de même faction aussi. Plus une série est grande, plus elle rapporte.
web-deck-stopped = La partie a été abandonnée.
web-deck-rounds = Manches
web-deck-held = Cartes : { $name }
