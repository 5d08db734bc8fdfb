# House rules: readings of the rules that a table may choose instead of ours.

house-rules = House rules
house-rule = { $rule } (house rule)
house-single-card = A single card of a colour may be shown as highest or lowest, too
house-single-card-hint = Otherwise it is shown as the only one.
house-nines-until-tasks = Mission 17 is won with its last task
house-nines-until-tasks-hint = Otherwise no nine may win a trick after it, either.
house-commander-sick = In mission 5 the commander may be the sick member
house-commander-sick-hint = Otherwise the commander names another member.
house-leftover-excused = With three, the rocket or pink card left over need not be won
house-leftover-excused-hint = Missions 13, 44 and 46, which are lost with it otherwise.
house-forbidden-lead = In mission 12 a forbidden lead may be laid, and loses
house-forbidden-lead-hint = Otherwise it is refused while there is another card to lead.
house-all-wilds = Alone, all wild cards are shuffled in
house-all-wilds-hint = Otherwise one of each type is, three cards.

## On the command line and in records

cli-play-house-rule = A house rule of the table; may be given several times. docs/rules/rulings.md has their names.
fault-house = There is no house rule “{ $text }” in this game.
fault-house-near = There is no house rule “{ $text }” in this game. Did you mean “{ $near }”?
fault-house-twice = The house rule “{ $text }” stands here twice.
fault-house-none = A house rule must be named; there are: { $known }.
tui-set-house = { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
}
