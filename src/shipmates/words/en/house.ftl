# House rules: readings of the rules that a table may choose instead of ours.

house-rules = House rules
house-rule = { $rule } (house rule)
house-all-wilds = Alone, all wild cards are shuffled in
house-all-wilds-hint = As usual: one of each type, three cards.

## On the command line and in records

cli-play-house-rule = A house rule of the table; may be given several times. docs/rules/rulings.md has their names.
fault-house = There is no house rule “{ $text }” in this game.
fault-house-near = There is no house rule “{ $text }” in this game. Did you mean “{ $near }”?
fault-house-twice = The house rule “{ $text }” stands here twice.
fault-house-none = A house rule must be named; there are: { $known }.
