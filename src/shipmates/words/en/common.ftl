### Shipmates: what all games share (English).

## Lists

list-comma = { $some }, { $last }
list-and = { $some } and { $last }
list-or = { $some } or { $last }

## Cards

suit-pink = pink
suit-blue = blue
suit-green = green
suit-yellow = yellow
# A card in a list, and in a sentence (with its article, where there is one).
card = { $suit } { $value }
the-card = { $suit } { $value }

# Any card of a suit or value.
one-colour = a colour card
one-pink = a pink card
one-blue = a blue card
one-green = a green card
one-yellow = a yellow card
one-value = { $value ->
    [8] an 8
   *[other] a { $value }
}
one-colour-value = a colour card of value { $value }

# All cards of a suit or value.
all-colour = colour cards
all-pink = pink cards
all-blue = blue cards
all-green = green cards
all-yellow = yellow cards
all-value = { $value }s
all-colour-value = colour cards of value { $value }

## Signals

meaning-highest = highest
meaning-only = only one
meaning-lowest = lowest
meaning-unsaid = shown
way-left = left
way-right = right

## Tasks

verdict-open = open
verdict-done = fulfilled
verdict-failed = failed

span-exactly = exactly { $count }
span-at-least = at least { $count }
span-at-most = at most { $count }
span-between = { $low } to { $high }

tricks-first = { $count ->
    [one] the first trick
   *[other] the first { $count } tricks
}
tricks-numbered = { $count ->
    [one] trick { $numbers }
   *[other] tricks { $numbers }
}
tricks-last = the last trick (trick { $trick })

task-tricks = { $who } must win { $span } { $count ->
    [one] trick
   *[other] tricks
}.
task-tricks-none = { $who } must not win any trick.
task-tricks-all = { $who } must win { $tricks }.
task-tricks-only = { $who } must win { $tricks } and no other trick.
task-tricks-none-of = { $count ->
    [one] { $who } must not win { $tricks }.
   *[other] { $who } must win none of these: { $tricks }.
}
task-tricks-none-but = { $who } must not win any trick except { $tricks }.
task-tricks-but = { $who } must win { $span } { $count ->
    [one] trick
   *[other] tricks
}, without counting { $tricks }.
task-tricks-of = { $who } must win { $span } of these: { $tricks }.

task-feats = { $who } must win { $span } { $count ->
    [one] trick
   *[other] tricks
} with { $card }.
task-feats-none = { $who } must not win any trick with { $card }.

task-cards = { $who } must win { $span } of the { $cards }.
task-cards-all = { $who } must win all { $count } { $cards }.
task-cards-none = { $who } must not win any of the { $cards }.
task-cards-listed = { $who } must win { $span } of these cards: { $cards }.
task-cards-all-listed = { $count ->
    [one] { $who } must win { $cards }.
   *[other] { $who } must win all of these cards: { $cards }.
}
task-cards-none-listed = { $count ->
    [one] { $who } must not win { $cards }.
   *[other] { $who } must not win any of these cards: { $cards }.
}
