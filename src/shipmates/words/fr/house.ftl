# Règles maison : des lectures de la règle qu’une table peut préférer aux nôtres.

house-rules = Règles maison
house-rule = { $rule } (règle maison)
house-all-wilds = En solo, on mélange tous les jokers aux autres cartes
house-all-wilds-hint = D’habitude : un de chaque type, soit trois cartes.

## À la ligne de commande et dans les parties notées

cli-play-house-rule = Une règle maison de la table ; l’option peut être répétée. Les noms sont dans docs/rules/rulings.md.
fault-house = Il n’y a pas de règle maison « { $text } » dans ce jeu.
fault-house-near = Il n’y a pas de règle maison « { $text } » dans ce jeu. Vouliez-vous écrire « { $near } » ?
fault-house-twice = La règle maison « { $text } » est nommée deux fois.
fault-house-none = Il faut nommer une règle maison ; il y a : { $known }.
