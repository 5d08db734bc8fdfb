### Shipmates : ce que tous les jeux partagent (français).

## Énumérations

list-comma = { $some }, { $last }
list-and = { $some } et { $last }
list-or = { $some } ou { $last }
list-nor = { $some } ni aucune { $last }

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

# Toutes les cartes d’une couleur ou d’une valeur : toujours au féminin pluriel.
all-colour = cartes de couleur
all-pink = cartes roses
all-blue = cartes bleues
all-green = cartes vertes
all-yellow = cartes jaunes
all-value = cartes de valeur { $value }
all-values = cartes de couleur de valeur { $values }
all-colour-value = cartes de couleur de valeur { $value }

# Une carte d’une couleur ou d’une valeur sans son article, après « aucune » ou un nombre.
bare-colour = carte de couleur
bare-pink = carte rose
bare-blue = carte bleue
bare-green = carte verte
bare-yellow = carte jaune
bare-value = carte de valeur { $value }
bare-values = carte de couleur de valeur { $values }
bare-colour-value = carte de couleur de valeur { $value }

## Signaux

meaning-highest = la plus forte
meaning-only = la seule
meaning-lowest = la plus faible
meaning-unsaid = montrée
way-left = à gauche
way-right = à droite

## Tâches

verdict-open = à faire
verdict-done = réalisée
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

task-tricks = { $must } remporter { $span } { $count ->
    [one] pli
   *[other] plis
}.
task-tricks-none = { $never } remporter aucun pli.
task-tricks-all = { $must } remporter { $tricks }.
task-tricks-only = { $must } remporter { $tricks }, et aucun autre pli.
task-tricks-none-of = { $count ->
    [one] { $never } pas remporter { $tricks }.
   *[other] { $never } remporter aucun de ces plis : { $tricks }.
}
task-tricks-none-but = { $never } remporter aucun pli, sauf { $tricks }.
task-tricks-but = { $must } remporter { $span } { $count ->
    [one] pli
   *[other] plis
}, sans compter { $tricks }.
task-tricks-of = { $must } remporter { $span } de ces plis : { $tricks }.

task-feats = { $must } remporter { $span } { $count ->
    [one] pli
   *[other] plis
} { $kind }.
task-feats-none = { $never } remporter aucun pli { $kind }.

task-cards = { $must } remporter { $span } { $cards }.
task-cards-single = { $must } remporter { $span } { $card }.
task-cards-mixed = { $must } remporter { $span } cartes parmi celles-ci : { $cards }.
task-cards-all = { $must } remporter les { $count } { $cards }.
task-cards-all-value = { $must } remporter les { $count } { $cards }.
task-cards-all-few = { $must } remporter { $cards }.
task-cards-none = { $never } remporter aucune { $cards }.
task-cards-listed = { $must } remporter { $span } de ces cartes : { $cards }.
task-cards-all-listed = { $must } remporter toutes ces cartes : { $cards }.
task-cards-none-listed = { $count ->
    [one] { $never } pas remporter { $cards }.
   *[other] { $never } remporter aucune de ces cartes : { $cards }.
}
task-cards-only = { $must } remporter { $cards } et aucune des autres { $others }.
task-cards-each = { $must } remporter { $span } de chacune de ces sortes : { $cards }.
task-cards-each-colour = { $must } remporter { $span } { $count ->
    [one] carte
   *[other] cartes
} de chacune de ces couleurs : { $colours }.
task-cards-any = { $must } remporter les { $count } cartes d’une même sorte : { $cards }. N’importe laquelle convient, sans devoir l’annoncer.
task-cards-any-colour = { $must } remporter les { $count } cartes d’une même couleur : { $colours }. N’importe laquelle convient, sans devoir l’annoncer.

task-tricks-none-first = { $never } remporter aucun des { $count } premiers plis.
task-leads = { $must } ouvrir { $span } { $count ->
    [one] pli
   *[other] plis
} avec { $card }.
task-leads-none = { $never } jamais ouvrir de pli avec { $card } ; en jouer une plus tard dans un pli est permis.

task-runs = { $must } remporter { $length } plis de suite { $span } fois ; chaque pli de plus dans une suite compte à nouveau.
task-runs-one = { $must } remporter { $length } plis de suite ; d’autres plis sont permis.
task-runs-none = { $never } jamais remporter { $length } plis de suite.
task-runs-alone = { $must } remporter exactement { $length } plis, { $length ->
    [2] l’un juste après l’autre
   *[other] tous à la suite
}.

task-weigh-more = { $must } remporter en tout plus de { $these } que de { $those } ; il est permis de ne pas remporter de { $those }.
task-weigh-fewer = { $must } remporter en tout moins de { $these } que de { $those } ; il est permis de ne pas remporter de { $these }.
task-weigh-equal = { $must } remporter en tout autant de { $these } que de { $those }, au moins une de chaque.
task-weigh-listed-more = { $must } remporter plus de cartes de la première liste que de la seconde : { $these } / { $those }.
task-weigh-listed-fewer = { $must } remporter moins de cartes de la première liste que de la seconde : { $these } / { $those }.
task-weigh-listed-equal = { $must } remporter autant de cartes de la première liste que de la seconde, au moins une de chaque : { $these } / { $those }.

task-outdo-each = { $relation ->
    [more] { $must } remporter plus de plis que chacun des autres membres ; une égalité ne suffit pas.
    [fewer] { $must } remporter moins de plis que chacun des autres membres ; une égalité ne suffit pas.
   *[equal] { $must } remporter exactement autant de plis que chacun des autres membres.
}
task-outdo-rest = { $relation ->
    [more] { $must } remporter plus de plis que tous les autres réunis : au moins { $more }.
    [fewer] { $must } remporter moins de plis que tous les autres réunis : au plus { $fewer }.
   *[equal] { $must } remporter exactement autant de plis que tous les autres réunis.
}
task-outdo-captain = { $relation ->
    [more] { $must } remporter plus de plis que { $leader } ; une égalité ne suffit pas.
    [fewer] { $must } remporter moins de plis que { $leader } ; une égalité ne suffit pas.
   *[equal] { $must } remporter exactement autant de plis que { $leader } ; 0 à 0 compte aussi.
}

task-predict = { $must } annoncer à voix haute un nombre de plis (de 0 à { $tricks }) avant le premier pli, puis en remporter exactement autant.
task-predict-secret = { $must } noter en secret un nombre de plis (de 0 à { $tricks }) avant le premier pli, puis en remporter exactement autant.

task-either = Une seule de ces choses suffit : { $parts }
task-part = ({ $number }) { $task }

# Le début d’une telle phrase : « l’équipage doit remporter », « l’équipage ne doit remporter aucun », « ne remporter aucun ».
must = { $who } doit
must-not = { $who } ne doit
do-not = ne

# Un pli d’une certaine sorte : « remporter un pli avec un 9, sans sous-marin ».
task-feats-one = { $must } remporter un pli { $kind }.
task-feats-of = { $must } remporter { $tricks } { $kind }.
task-feats-none-of = { $never } pas remporter { $tricks } { $kind }.
feat-using = avec { $card }
feat-using-taking = avec { $card } en y prenant { $taken }
feat-using-value = avec { $card } en y prenant un autre { $value }
feat-using-like = avec { $card } en y prenant une autre carte de la même sorte
feat-taking = où se trouve { $card } en plus de la carte gagnante
feat-total-more = dont les cartes totalisent plus de { $count }
feat-total-less = dont les cartes totalisent moins de { $count }
feat-total = dont les cartes totalisent { $counts }
feat-within = composé uniquement de { $cards }
feat-within-listed = composé uniquement de ces cartes : { $cards }
feat-within-values = composé uniquement de cartes de couleur, chacune ayant l’une de ces valeurs : { $values }
feat-holding = avec { $card } dedans, peu importe qui joue cette carte
feat-level = contenant autant de { $one } que de { $other }, au moins une de chaque ; les autres cartes sont libres
feat-among = en ne comptant que { $tricks }
