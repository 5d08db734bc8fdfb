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
web-deck-ship-of = Le vaisseau de { $name }
web-deck-others = Les autres vaisseaux
web-deck-enlarge = Regarder de près le vaisseau de { $name }
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
web-deck-hold-room = place libre
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
web-deck-assumed = Certains de ces nombres sont supposés.

web-deck-rival = Le rival
web-deck-rival-pile = { $count ->
    [0] pas encore de cartes
    [one] { $count } carte
   *[other] { $count } cartes
}
web-deck-rival-cards = Valeur de ses cartes
web-deck-rival-best = Ses plus grandes collections

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
