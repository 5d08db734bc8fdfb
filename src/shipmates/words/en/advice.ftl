### Why one would do it, and how good it was given what could be known (English).

advice-share = { $percent }%
advice-task = { $task } for { $name }

advice-best = { $deed }. In { $share } of the deals I can imagine, the crew wins.
advice-hopeless = { $deed }. I can hardly imagine a deal in which the crew still wins.
advice-alone = { $deed }. Nothing else can be done.
advice-simple = { $deed }. By rule of thumb. Without the native core I imagine no deals.
advice-alike = About as good: { $deeds }.
advice-quoted = “{ $deed }”
advice-alike-many = { $count } other choices look about as good.
advice-better = Already worse: { $deed } ({ $share }).
advice-costs = { $deed } ({ $share }) is not worth it: it would have to win { $count } more of 100 deals.
advice-guards = What differs most: by itself, { $task } comes off in { $share } of the deals, and in { $other } after the other choice.
advice-guards-rules = What differs most: by itself, what the mission asks of the crew comes off in { $share } of the deals, and in { $other } after the other choice.
advice-last = It is all about { $task }.
advice-last-rules = It is all about this: { $rules }

advice-signal = { $deed }. The crew wins { $count ->
    [one] 1 more of 100 deals
   *[other] { $count } more of 100 deals
} than if nothing is shown.
advice-tells-highest = Everybody then knows: this hand has nothing higher in { $suit }.
advice-tells-only = Everybody then knows: this hand has nothing else in { $suit }.
advice-tells-lowest = Everybody then knows: this hand has nothing lower in { $suit }.
advice-tells-unsaid = Everybody then knows where this card is, and that it is the highest, the lowest or the only one in { $suit }.
advice-helps = It helps most with { $task }: by itself, that comes off in { $share } of the deals instead of { $other }.
advice-helps-rules = It helps most with what the mission asks of the crew: by itself, that comes off in { $share } of the deals instead of { $other }.
advice-silence = { $deed }. What could be shown helps too little now; it is better kept.
advice-silence-best = The most useful would be: { $deed } ({ $count ->
    [one] 1 more of 100 deals
   *[other] { $count } more of 100 deals
}).

## Crew Deck

advice-deck-best = { $deed }.
advice-deck-gain = With all your new cards where they fit best: { $points } points at once.
advice-deck-set = It makes or enlarges: { $set } ({ $points }).
advice-deck-ahead = With the rest of the game in mind, I expect { $count ->
    [one] about 1 point
   *[other] about { $count } points
} more of it than of the next best: { $deed }.
advice-deck-alike = About as good: { $deed }.

## The review of what could be known

cli-review-known = Judge every decision also by what its seat could know, one line for each slip and sums by seat.
cli-review-thinking = { $done } of { $count } decisions judged
mistake-review-core = --known needs the native core: { $install }

known-heading = Given what each seat could know (a point is one deal of 100):
known-none = There was no decision to judge.
known-clean = No decision stands out as worse than another that could be made.
known-move = { $where }, { $name }: { $deed } ({ $share }). Better: { $best } ({ $other }). { $grade }
known-did = { $name }: { $deed }
why-did = { $name }: { $deed }.
why-again = Thought over again, { $grade ->
    [fine] this looks as good
   *[other] this looks better
}: { $best }.
known-trick = Trick { $trick }
known-before = Before the first trick
known-grade-slip = A slip.
known-grade-costly = Costly.
known-excused = Trick { $trick }: with open cards { $name } lost it with { $card }, but could not know: it looked as good as any ({ $share }).
known-seat = { $name }: { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}, { $fine } fine, { $slip ->
    [one] 1 slip
   *[other] { $slip } slips
}, { $costly } costly; { $points ->
    [one] 1 point
   *[other] { $points } points
} given away.
