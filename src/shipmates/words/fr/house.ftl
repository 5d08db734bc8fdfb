# Règles maison : des lectures de la règle qu’une table peut préférer aux nôtres.

house-rules = Règles maison
house-rule = { $rule } (règle maison)
house-single-card = Une carte seule de sa couleur peut aussi être montrée comme la plus forte ou la plus faible
house-single-card-hint = Sinon, on la montre comme la seule.
house-nines-until-tasks = La mission 17 est gagnée avec sa dernière tâche
house-nines-until-tasks-hint = Sinon, aucun 9 ne doit prendre de pli après cela non plus.
house-commander-sick = À la mission 5, le Commandant peut être le malade
house-commander-sick-hint = Sinon, le Commandant désigne un autre membre.
house-leftover-excused = À trois, la fusée ou la carte rose qui reste n’a pas à être gagnée
house-leftover-excused-hint = Missions 13, 44 et 46, perdues avec elle sinon.
house-forbidden-lead = À la mission 12, on peut ouvrir un pli avec une carte interdite, et l’on perd
house-forbidden-lead-hint = Sinon, elle est refusée tant qu’une autre carte peut ouvrir le pli.
house-all-wilds = En solo, on mélange tous les jokers aux autres cartes
house-all-wilds-hint = Sinon un de chaque type, soit trois cartes.

## À la ligne de commande et dans les parties notées

cli-play-house-rule = Une règle maison de la table ; l’option peut être répétée. Les noms sont dans docs/rules/rulings.md.
fault-house = Il n’y a pas de règle maison « { $text } » dans ce jeu.
fault-house-near = Il n’y a pas de règle maison « { $text } » dans ce jeu. Vouliez-vous écrire « { $near } » ?
fault-house-twice = La règle maison « { $text } » est nommée deux fois.
fault-house-none = Il faut nommer une règle maison ; il y a : { $known }.
tui-set-house = { $count ->
    [one] 1 règle maison
   *[other] { $count } règles maison
}
