### The browser client: decisions given what could be known, notes, and reviews together (English).

web-known-title = Given what { $name } could know
web-known-nobody = Given what could be known
web-known-forced = Nothing was to be decided here.
web-known-thinking = Imagining the deals that { $name } could expect…
web-known-share = { $share }%
web-known-scale = How many of 100 deals that fit what { $name } knew the crew wins.
web-known-scale-signal = How many of 100 deals that fit what { $name } knew the crew wins if all play on simply. Only the differences count: these are fewer than for cards.
web-known-label = { $label ->
    [fine] Fine
    [slip] A slip
   *[costly] Costly
}
web-known-choice = { $done ->
    [yes] { $choice }, done: { $share } of 100 deals
   *[no] { $choice }: { $share } of 100 deals
}
web-known-excused = With open cards this lost it; { $name } could not know.
web-known-all = Judge every decision
web-known-progress = { $done } of { $count } judged
web-known-sums = All decisions, given what could be known
web-known-marked = { $label ->
    [slip] { $card }; a slip, given what could be known
   *[costly] { $card }; costly, given what could be known
}
web-replay-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}

web-notes = Notes
web-notes-none = Nobody has written about this moment.
web-note-write = Write a note
web-note-about = About
web-note-move = This move
web-note-trick = Trick { $number }
web-note-text = Your note
web-note-keep = Keep it
web-note-leave = Never mind
web-note-change = Change
web-note-remove = Remove
web-note-marked = { $card }; { $count ->
    [one] 1 note
   *[other] { $count } notes
}

web-together = Together
web-together-alone = Whoever opens the link of this page is shown here, and can follow you.
web-together-lead = Lead
web-together-release = Stop leading
web-together-leads = { $name } leads
web-together-you-lead = You lead
web-together-follow = Follow { $name }
web-together-wander = Look around alone
web-together-point = Point
web-together-pointed = { $card }; shown by { $names }
