### Shipmates: what all games share (English).

## Lists

list-comma = { $some }, { $last }
list-and = { $some } and { $last }
list-or = { $some } or { $last }
list-nor = { $some } or { $last }

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

# All cards of a suit or value.
all-colour = colour cards
all-pink = pink cards
all-blue = blue cards
all-green = green cards
all-yellow = yellow cards
all-value = { $value }s
all-values = colour cards of value { $values }
all-colour-value = colour cards of value { $value }

# A card of a suit or value without its article, after “any” or a number.
bare-colour = colour card
bare-pink = pink card
bare-blue = blue card
bare-green = green card
bare-yellow = yellow card
bare-value = { $value }
bare-values = colour card of value { $values }
bare-colour-value = colour card of value { $value }

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

task-tricks = { $must } win { $span } { $count ->
    [one] trick
   *[other] tricks
}.
task-tricks-none = { $never } win any trick.
task-tricks-all = { $must } win { $tricks }.
task-tricks-only = { $must } win { $tricks } and no other trick.
task-tricks-none-of = { $count ->
    [one] { $never } win { $tricks }.
   *[other] { $must } win none of these: { $tricks }.
}
task-tricks-none-but = { $never } win any trick except { $tricks }.
task-tricks-but = { $must } win { $span } { $count ->
    [one] trick
   *[other] tricks
}, without counting { $tricks }.
task-tricks-of = { $must } win { $span } of these: { $tricks }.

task-feats = { $must } win { $span } { $count ->
    [one] trick
   *[other] tricks
} { $kind }.
task-feats-none = { $never } win any trick { $kind }.

task-cards = { $must } win { $span } of the { $cards }.
task-cards-single = { $must } win { $span } { $card }.
task-cards-mixed = { $must } win { $span } of the { $cards }.
task-cards-all = { $must } win all { $count } { $cards }.
task-cards-all-value = { $must } win all { $count } of the { $cards }.
task-cards-all-few = { $must } win { $cards }.
task-cards-none = { $never } win any { $cards }.
task-cards-listed = { $must } win { $span } of these cards: { $cards }.
task-cards-all-listed = { $must } win all of these cards: { $cards }.
task-cards-none-listed = { $count ->
    [one] { $never } win { $cards }.
   *[other] { $never } win any of these cards: { $cards }.
}
task-cards-only = { $must } win { $cards } and none of the other { $others }.
task-cards-each = { $must } win { $span } of each of these: { $cards }.
task-cards-each-colour = { $must } win { $span } { $count ->
    [one] card
   *[other] cards
} of each of these colours: { $colours }.
task-cards-any = { $must } win all { $count } cards of one kind: { $cards }. Any kind will do, and it need not be named.
task-cards-any-colour = { $must } win all { $count } cards of one colour: { $colours }. Any colour will do, and it need not be named.

task-tricks-none-first = { $must } win none of the first { $count } tricks.
task-leads = { $must } open { $span } { $count ->
    [one] trick
   *[other] tricks
} with { $card }.
task-leads-none = { $never } open any trick with { $card }; playing one later in a trick is allowed.

task-runs = { $must } win { $length } tricks in a row, { $span } times; each further trick of a row counts again.
task-runs-one = { $must } win { $length } tricks in a row; more tricks are allowed.
task-runs-none = { $never } ever win { $length } tricks in a row.
task-runs-alone = { $must } win exactly { $length } tricks, { $length ->
    [2] one directly after the other
   *[other] all in a row
}.

task-weigh-more = { $must } win more { $these } than { $those } in all; it is fine to win no { $those }.
task-weigh-fewer = { $must } win fewer { $these } than { $those } in all; it is fine to win no { $these }.
task-weigh-equal = { $must } win as many { $these } as { $those } in all, at least one of each.
task-weigh-listed-more = { $must } win more cards of the first list than of the second: { $these } / { $those }.
task-weigh-listed-fewer = { $must } win fewer cards of the first list than of the second: { $these } / { $those }.
task-weigh-listed-equal = { $must } win as many cards of the first list as of the second, at least one of each: { $these } / { $those }.

task-outdo-each = { $relation ->
    [more] { $must } win more tricks than any other member; a tie is not enough.
    [fewer] { $must } win fewer tricks than any other member; a tie is not enough.
   *[equal] { $must } win exactly as many tricks as every other member.
}
task-outdo-rest = { $relation ->
    [more] { $must } win more tricks than all others together: at least { $more }.
    [fewer] { $must } win fewer tricks than all others together: at most { $fewer }.
   *[equal] { $must } win exactly as many tricks as all others together.
}
task-outdo-captain = { $relation ->
    [more] { $must } win more tricks than { $leader }; a tie is not enough.
    [fewer] { $must } win fewer tricks than { $leader }; a tie is not enough.
   *[equal] { $must } win exactly as many tricks as { $leader }; 0 each counts too.
}

task-predict = { $must } foretell a number of tricks (0 to { $tricks }) aloud before the first trick, and win exactly that many.
task-predict-secret = { $must } note down a number of tricks (0 to { $tricks }) in secret before the first trick, and win exactly that many.

task-either = One of these is enough: { $parts }
task-part = ({ $number }) { $task }

# How such a sentence begins: “the crew must win”, “the crew must not win”, “do not win”.
must = { $who } must
must-not = { $who } must not
do-not = do not

# A trick of a kind: “win a trick with a 9, without a submarine”.
task-feats-one = { $must } win a trick { $kind }.
task-feats-of = { $must } win { $tricks } { $kind }.
task-feats-none-of = { $never } win { $tricks } { $kind }.
feat-using = with { $card }
feat-using-taking = with { $card } and take { $taken } in it
feat-using-value = with { $card } and take another { $value } in it
feat-using-like = with { $card } and take another such card in it
feat-taking = in which { $card } lies beside the winning card
feat-total-more = whose cards add up to more than { $count }
feat-total-less = whose cards add up to less than { $count }
feat-total = whose cards add up to { $counts }
feat-within = made up of { $cards } only
feat-within-listed = made up of these cards only: { $cards }
feat-within-values = made up of colour cards only, each with one of these values: { $values }
feat-holding = with { $card } in it, no matter who plays it
feat-level = with as many { $one } as { $other } in it, at least one of each; other cards in it do not matter
feat-among = counting only { $tricks }
