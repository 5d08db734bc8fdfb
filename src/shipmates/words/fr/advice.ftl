### Pourquoi on le ferait, et ce que cela valait d’après ce qu’on pouvait savoir (français).

advice-share = { $percent } %
advice-task = { $task } pour { $name }

advice-best = { $deed }. Dans { $share } des donnes que j’imagine, l’équipage gagne.
advice-hopeless = { $deed }. Je n’imagine guère de donne où l’équipage gagne encore.
advice-alone = { $deed }. Rien d’autre n’est possible.
advice-simple = { $deed }. Au jugé. Sans le noyau natif, je n’imagine aucune donne.
advice-alike = À peu près aussi bien : { $deeds }.
advice-quoted = « { $deed } »
advice-alike-many = { $count } autres choix semblent à peu près aussi bons.
advice-better = Déjà moins bien : { $deed } ({ $share }).
advice-costs = { $deed } ({ $share }) n’en vaut pas la peine : il faudrait gagner { $count } donnes de plus sur 100.
advice-guards = Ce qui change le plus : à elle seule, la tâche { $task } réussit dans { $share } des donnes, et dans { $other } après l’autre choix.
advice-guards-rules = Ce qui change le plus : à lui seul, ce que la mission exige de l’équipage réussit dans { $share } des donnes, et dans { $other } après l’autre choix.
advice-last = Tout dépend de la tâche { $task }.
advice-last-rules = Tout dépend de ceci : { $rules }

advice-signal = { $deed }. L’équipage gagne { $count ->
    [one] { $count } donne de plus sur 100
   *[other] { $count } donnes de plus sur 100
} que si rien n’est montré.
advice-tells-highest = Tous savent alors : cette main n’a rien de plus fort en { $suit }.
advice-tells-only = Tous savent alors : cette main n’a rien d’autre en { $suit }.
advice-tells-lowest = Tous savent alors : cette main n’a rien de plus faible en { $suit }.
advice-tells-unsaid = Tous savent alors où est cette carte, et qu’elle est la plus forte, la plus faible ou la seule en { $suit }.
advice-helps = Cela aide surtout la tâche { $task } : à elle seule, elle réussit dans { $share } des donnes au lieu de { $other }.
advice-helps-rules = Cela aide surtout ce que la mission exige de l’équipage : à lui seul, il réussit dans { $share } des donnes au lieu de { $other }.
advice-silence = { $deed }. Ce qu’on pourrait montrer aide trop peu pour l’instant ; mieux vaut le garder.
advice-silence-best = Le plus utile serait : { $deed } ({ $count ->
    [one] { $count } donne de plus sur 100
   *[other] { $count } donnes de plus sur 100
}).

## Crew Deck

advice-deck-best = { $deed }.
advice-deck-gain = Avec toutes vos nouvelles cartes à leur meilleure place : { $points } points tout de suite.
advice-deck-set = Cela crée ou agrandit : { $set } ({ $points }).
advice-deck-ahead = En pensant à la suite de la partie, j’en attends { $count ->
    [one] environ 1 point
   *[other] environ { $count } points
} de plus que du meilleur choix suivant : { $deed }.
advice-deck-alike = À peu près aussi bon : { $deed }.

## La revue de ce qu’on pouvait savoir

cli-review-known = Juger aussi chaque décision d’après ce que sa place pouvait savoir : une ligne par erreur, et des sommes par place.
cli-review-thinking = { $done } décisions jugées sur { $count }
mistake-review-core = --known a besoin du noyau natif : { $install }

known-heading = D’après ce que chaque place pouvait savoir (un point est une donne sur 100) :
known-none = Il n’y avait aucune décision à juger.
known-clean = Aucune décision ne se distingue comme moins bonne qu’une autre possible.
known-move = { $where }, { $name } : { $deed } ({ $share }). Mieux : { $best } ({ $other }). { $grade }
known-did = { $name } : { $deed }
why-did = { $name } : { $deed }.
why-again = À la réflexion, { $grade ->
    [fine] ceci semble aussi bon
   *[other] ceci semble meilleur
} : { $best }.
known-trick = Pli { $trick }
known-before = Avant le premier pli
known-grade-slip = Une imprécision.
known-grade-costly = Coûteux.
known-excused = Pli { $trick } : cartes sur table, { $name } a perdu la partie avec { $card }, mais ne pouvait pas le savoir : cela semblait aussi bon que le reste ({ $share }).
known-seat = { $name } : { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, { $fine ->
    [one] { $fine } bonne
   *[other] { $fine } bonnes
}, { $slip ->
    [one] { $slip } imprécision
   *[other] { $slip } imprécisions
}, { $costly ->
    [one] { $costly } coûteuse
   *[other] { $costly } coûteuses
} ; { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}.
