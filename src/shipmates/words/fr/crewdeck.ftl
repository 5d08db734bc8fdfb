### Shipmates, Crew Deck : le jeu en toutes lettres (français).

## Cartes

# « mauve » plutôt que « violet » : l’initiale de chaque couleur doit être unique.
cd-colour-orange = orange
cd-colour-purple = mauve
cd-colour-blue = bleu
cd-colour-red = rouge
cd-colour-green = vert
cd-colour-human = humain

cd-faction-pilot = Pilote
cd-faction-engineer = Ingénieur
cd-faction-security = Sécurité
cd-faction-mechanic = Mécanicien
cd-faction-navigator = Navigateur
cd-faction-generalist = Généraliste

# La lettre d’une couleur, puis celle d’une faction.
cd-letter-orange = O
cd-letter-purple = M
cd-letter-blue = B
cd-letter-red = R
cd-letter-green = V
cd-letter-human = H
cd-letter-pilot = P
cd-letter-engineer = I
cd-letter-security = S
cd-letter-mechanic = M
cd-letter-navigator = N
cd-letter-generalist = G

# Une carte dans une liste, puis dans une phrase, avec son article.
cd-card-pilot = Pilote { $colour }
cd-card-engineer = Ingénieur { $colour }
cd-card-security = agent de Sécurité { $colour }
cd-card-mechanic = Mécanicien { $colour }
cd-card-navigator = Navigateur { $colour }
cd-card-generalist = Généraliste { $colour }
cd-the-pilot = le Pilote { $colour }
cd-the-engineer = l’Ingénieur { $colour }
cd-the-security = l’agent de Sécurité { $colour }
cd-the-mechanic = le Mécanicien { $colour }
cd-the-navigator = le Navigateur { $colour }
cd-the-generalist = le Généraliste { $colour }

cd-wild-human = Humains
cd-wild-generalist = Généralistes
cd-wild-human-generalist = Généralistes humains

cd-species-ondriox = Ondriox
cd-species-kraith = Kraith
cd-species-thaymerian = Thaymerian
cd-species-burrel = Burrel
cd-species-kandra = Kandra
cd-with-species = { $name } ({ $species })

cd-plus = +{ $number }
cd-minus = −{ $number }

## Places dans un vaisseau

cd-cell = en ligne { $row }, colonne { $column }
cd-cell-first = comme première carte
cd-cell-upper = dans la rangée du haut, place { $place }
cd-cell-lower = dans la rangée du bas, place { $place }
cd-cell-place = en place { $place }
cd-cell-left = contre { $card }, à sa gauche
cd-cell-right = contre { $card }, à sa droite
cd-cell-above = contre { $card }, au-dessus
cd-cell-below = contre { $card }, au-dessous
cd-cell-card = { $card } ({ $at })

## Ce qu’on peut faire

cd-do-open = Mélanger les cartes ; { $first } commence
cd-do-open-alone = Mélanger les cartes
cd-do-reshuffle = { $count ->
    [one] Faire de la seule carte défaussée la nouvelle pioche
   *[other] Mélanger { $count } cartes défaussées en une nouvelle pioche
}
cd-do-add = Ajouter { $card } à l’équipe { $stack }
cd-do-begin = Commencer l’équipe { $stack } avec { $card }
cd-do-post = Proposer un salaire de { $amount }
cd-do-recruit = Recruter l’équipe { $stack }
cd-do-recruit-seen = Recruter l’équipe { $stack } : { $cards }
cd-do-recruit-paid = Recruter l’équipe { $stack } pour un salaire de { $amount }
cd-do-recruit-paid-seen = Recruter l’équipe { $stack } pour un salaire de { $amount } : { $cards }
cd-do-place = Placer { $card } { $cell }
cd-do-stow = Envoyer { $card } dans la soute

## Ce qui a été fait

cd-told-open = Les cartes sont mélangées. { $first } commence.
cd-told-open-alone = Les cartes sont mélangées.
cd-told-reshuffle = { $count ->
    [one] La pioche est vide. La seule carte défaussée devient la nouvelle.
   *[other] La pioche est vide. Les { $count } cartes défaussées sont mélangées pour en former une nouvelle.
}
cd-told-add = { $name } ajoute { $card } à l’équipe { $stack }.
cd-told-begin = { $name } commence l’équipe { $stack } avec { $card }.
cd-told-post = { $name } propose un salaire de { $amount }.
cd-told-recruit = { $name } recrute l’équipe { $stack }.
cd-told-recruit-seen = { $name } recrute l’équipe { $stack } : { $cards }.
cd-told-recruit-paid = { $name } recrute l’équipe { $stack } pour un salaire de { $amount }.
cd-told-recruit-paid-seen = { $name } recrute l’équipe { $stack } pour un salaire de { $amount } : { $cards }.
cd-told-assign = { $name } a trouvé une place pour une nouvelle recrue.

## Ce qui suit de soi-même

cd-news-round = La manche { $round } sur { $rounds } commence.
cd-news-discard = { $count ->
    [one] Tout le monde défausse sa dernière carte sans la montrer.
   *[other] Tout le monde défausse ses { $count } dernières cartes sans les montrer.
}
cd-news-discard-alone = { $count ->
    [one] Votre dernière carte est défaussée.
   *[other] Vos { $count } dernières cartes sont défaussées.
}
cd-news-highest = { $name } a proposé le salaire le plus élevé, prend la carte Premier joueur et choisit en premier.
cd-news-last-crew = { $name } reçoit l’équipe { $stack }, la dernière : { $cards }.
cd-news-ships = { $count ->
    [one] Toutes les nouvelles recrues ont leur place.
   *[other] Tout le monde a placé ses nouvelles recrues : les vaisseaux sont de nouveau visibles.
}
cd-rival-adds = Le rival ajoute { $card } à l’équipe { $stack }.
cd-rival-takes = Le rival prend l’équipe { $stack } : { $cards }.
cd-rival-aside = Personne ne prend l’équipe { $stack }, qui est défaussée : { $cards }.

## Phases

cd-phase-shuffle = Mélange
cd-phase-form = Former les équipes
cd-phase-post = Proposer un salaire
cd-phase-recruit = Recruter
cd-phase-place = Attribuer les postes
cd-phase-over = Partie terminée

cd-wait = Les autres choisissent.
cd-ask-shuffle = Les cartes sont mélangées.
cd-ask-form = { $left ->
    [one] Jouez votre dernière carte : ajoutez-la à une équipe, ou commencez-en une nouvelle.
   *[other] Jouez une carte, il en reste { $left } à jouer : ajoutez-la à une équipe, ou commencez-en une nouvelle.
}
cd-ask-form-full = { $left ->
    [one] Jouez votre dernière carte : ajoutez-la à une équipe.
   *[other] Jouez une carte, il en reste { $left } à jouer : ajoutez-la à une équipe.
}
cd-ask-post = Quel salaire proposez-vous ? Qui paie plus recrute plus tôt.
cd-ask-recruit = Quelle équipe recrutez-vous ?
cd-ask-recruit-alone = Quelle équipe recrutez-vous, pour le salaire placé au-dessus ?
cd-ask-place = { $left ->
    [one] Trouvez une place pour votre dernière recrue.
   *[other] Trouvez une place pour une nouvelle recrue ; { $left } attendent.
}
cd-ask-over = La partie est terminée.

## Comment joue cette table

cd-table-crews = À chaque manche, tout le monde ajoute { $plays } de ses 5 cartes à { $stacks } équipes de { $size } et en défausse { $discards }.
cd-table-crews-alone = À chaque manche, vous ajoutez { $plays } de vos 5 cartes, et le rival 5 des siennes, à { $stacks } équipes de { $size } ; vous en défaussez { $discards }.
cd-table-payroll = { $count ->
    [one] Tout le monde propose un de ces salaires et recrute une équipe, le salaire le plus élevé d’abord : { $amounts }.
   *[other] Tout le monde propose { $count } de ces salaires et recrute { $count } équipes, le salaire le plus élevé d’abord : { $amounts }.
}
cd-table-payroll-alone = Vous recrutez une équipe ; de gauche à droite, elles coûtent un salaire de { $amounts }. Le rival prend celle des deux autres qui vaut le plus.
cd-table-ship = { $count ->
    [one] Un vaisseau a 2 rangées de { $columns } places ; 1 carte d’équipage va dans la soute.
   *[other] Un vaisseau a 2 rangées de { $columns } places ; { $count } cartes d’équipage vont dans la soute.
}
cd-wilds-in = Jokers dans la pioche : { $wilds }.
cd-wilds-count = { $count } { $wild }
cd-wilds-none = Sans jokers.
cd-frame-floating = Cadre flottant : un vaisseau grandit autour de sa première carte, jusqu’à 2 rangées et { $columns } colonnes en tout.
cd-frame-fixed = Cadre fixe : les 2 rangées de { $columns } places sont là dès le début, et la première carte peut aller dans n’importe laquelle.
cd-table-assumed = Certains nombres manquent dans la règle dont nous disposons et sont supposés ; la page des règles dit lesquels.

## Scores

cd-sheet-set = { $count ->
    [one] { $trait }, groupe de 1 carte
   *[other] { $trait }, groupe de { $count } cartes
}
cd-sheet-crew = Valeurs de l’équipage dans le vaisseau
cd-sheet-hold = Valeurs de l’équipage dans la soute
cd-sheet-payroll = Salaires
cd-sheet-collection = { $count ->
    [one] { $trait }, plus grande collection : { $count } carte
   *[other] { $trait }, plus grande collection : { $count } cartes
}
cd-sheet-cards = Valeurs de toutes ses cartes
cd-sheet-total = Total

## Comment cela s’est terminé

because-most-points = { $seat } gagne avec le meilleur score : { $points }.
because-largest-set = { $seat } gagne : à égalité à { $points }, mais avec le plus grand groupe, de { $size } cartes.
because-most-payroll = { $seat } gagne : à égalité à { $points } et pour le plus grand groupe, mais avec les salaires les plus élevés, { $amount } en tout.
because-shared-win = { $seats } se partagent la victoire : à égalité à { $points }, pour le plus grand groupe et pour les salaires.
because-rival-beaten = Le rival est battu : { $points } contre { $rival }.
because-rival-ahead = Le rival gagne : vous marquez { $points }, et lui { $rival } ; il vous fallait davantage.

## Pourquoi pas

cd-illegal-over = La partie est terminée.
cd-illegal-natures-turn = Il faut d’abord mélanger les cartes.
illegal-no-such-seat = Personne n’occupe la place { $seat }.
illegal-not-the-deck = La pioche doit contenir les 75 cartes qui ne sont pas des jokers et, de chaque type de joker, autant de cartes que le veut ce nombre de joueurs.
illegal-not-the-discards = La nouvelle pioche doit contenir exactement les cartes défaussées.
illegal-no-such-stack = Il n’y a pas d’équipe { $stack }.
illegal-stack-full = L’équipe { $stack } est complète.
illegal-stack-taken = L’équipe { $stack } a déjà été recrutée.
illegal-not-on-offer = Aucun salaire de { $amount } n’est disponible.
illegal-nothing-to-place = Toutes les nouvelles recrues sont placées.
illegal-not-your-recruit = Parmi les recrues qui restent à placer, il n’y a pas cette carte : { $card }.
illegal-hold-full = { $room ->
    [one] La soute ne prend qu’une carte d’équipage.
   *[other] La soute ne prend que { $room } cartes d’équipage.
}
illegal-ship-full = Le vaisseau est plein : cette carte va dans la soute.
illegal-cell-taken = Il y a déjà une carte à cette place.
illegal-cell-apart = Une carte doit toucher directement une autre carte du vaisseau : à gauche, à droite, au-dessus ou au-dessous.
illegal-cell-first = Dans un cadre flottant, la première carte se pose ligne 0, colonne 0 : le vaisseau grandit à partir de là.
illegal-cell-outside = Un vaisseau ne peut pas dépasser 2 rangées et { $columns } colonnes.
illegal-setup-crewdeck-players = Crew Deck se joue seul ou jusqu’à { $most }, pas à { $players }.

illegal-edition-count = « { $field } » doit contenir { $count } nombres, pas { $given }.
illegal-edition-rising = Les nombres de « { $field } » doivent aller en croissant.
illegal-edition-falling = Les nombres de « { $field } » ne doivent pas augmenter : une carte plus rare vaut au moins autant qu’une carte plus courante.
illegal-edition-range = « { $field } » doit être de { $low } à { $high }, pas de { $given }.
illegal-edition-payroll-cards = Il y a { $printed } cartes Salaire, mais ces montants et ces exemplaires en font { $cards }.
illegal-edition-payroll-few = Il faut au moins { $least } salaires différents.
illegal-edition-solo-payroll = Le jeu en solo demande un salaire de { $amount }, mais il n’y en a pas.
illegal-edition-wild-cards = Il y a { $printed } jokers, mais ces nombres en font { $cards }.
illegal-edition-wild-few = Trop peu de cartes de ce type : { $wild } ; avec autant de joueurs, il en faut au moins { $least }.
illegal-edition-species = Chacune des cinq espèces doit avoir une couleur et une seule.
