### Shipmates : ce que tous les jeux partagent (français).

## Énumérations

list-comma = { $some }, { $last }
list-and = { $some } et { $last }
list-or = { $some } ou { $last }

## Cartes

suit-pink = rose
suit-blue = bleu
suit-green = vert
suit-yellow = jaune
# Une carte dans une liste, puis dans une phrase, avec son article.
card = { $value } { $suit }
the-card = le { $value } { $suit }

# Une carte quelconque d’une couleur ou d’une valeur.
one-colour = une carte de couleur
one-pink = une carte rose
one-blue = une carte bleue
one-green = une carte verte
one-yellow = une carte jaune
one-value = un { $value }
one-colour-value = un { $value } de couleur (la fusée ne compte pas)

# Toutes les cartes d’une couleur ou d’une valeur : toujours au féminin pluriel.
all-colour = cartes de couleur
all-pink = cartes roses
all-blue = cartes bleues
all-green = cartes vertes
all-yellow = cartes jaunes
all-value = cartes de valeur { $value }
all-colour-value = cartes de couleur de valeur { $value }

## Signaux

meaning-highest = la plus haute
meaning-only = la seule
meaning-lowest = la plus basse
meaning-unsaid = montrée
way-left = à gauche
way-right = à droite

## Tâches

verdict-open = à faire
verdict-done = accomplie
verdict-failed = ratée

span-exactly = exactement { $count }
span-at-least = au moins { $count }
span-at-most = au plus { $count }
span-between = de { $low } à { $high }

tricks-first = { $count ->
    [one] le premier pli
   *[other] les { $count } premiers plis
}
tricks-numbered = { $count ->
    [one] le pli { $numbers }
   *[other] les plis { $numbers }
}
tricks-last = le dernier pli (pli { $trick })

task-tricks = { $who } doit remporter { $span } { $count ->
    [one] pli
   *[other] plis
}.
task-tricks-none = { $who } ne doit remporter aucun pli.
task-tricks-all = { $who } doit remporter { $tricks }.
task-tricks-only = { $who } doit remporter { $tricks }, et aucun autre pli.
task-tricks-none-of = { $count ->
    [one] { $who } ne doit pas remporter { $tricks }.
   *[other] { $who } ne doit remporter aucun de ces plis : { $tricks }.
}
task-tricks-none-but = { $who } ne doit remporter aucun pli, sauf { $tricks }.
task-tricks-but = { $who } doit remporter { $span } { $count ->
    [one] pli
   *[other] plis
}, sans compter { $tricks }.
task-tricks-of = { $who } doit remporter { $span } de ces plis : { $tricks }.

task-feats = { $who } doit remporter { $span } { $count ->
    [one] pli
   *[other] plis
} avec { $card }.
task-feats-none = { $who } ne doit remporter aucun pli avec { $card }.

task-cards = { $who } doit remporter { $span } des { $cards }.
task-cards-all = { $who } doit remporter les { $count } { $cards }.
task-cards-none = { $who } ne doit remporter aucune des { $cards }.
task-cards-listed = { $who } doit remporter { $span } de ces cartes : { $cards }.
task-cards-all-listed = { $count ->
    [one] { $who } doit remporter { $cards }.
   *[other] { $who } doit remporter toutes ces cartes : { $cards }.
}
task-cards-none-listed = { $count ->
    [one] { $who } ne doit pas remporter { $cards }.
   *[other] { $who } ne doit remporter aucune de ces cartes : { $cards }.
}
