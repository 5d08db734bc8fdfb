### Shipmates: what is done, told and refused in both Crew games (English).

## Of a mission

who-crew = the crew
brief-left-over = After trick { $trick }, the last, one card is left over and never played. If it was needed, the mission is lost.
brief-left-over-idle = After trick { $trick }, the last, one card is left over and never played.
end-rules-lasting = { $count ->
    [one] Won if this condition is met when the last trick (trick { $trick }) is over. Lost as soon as the cards played rule that out.
   *[other] Won if these conditions are met when the last trick (trick { $trick }) is over. Lost as soon as the cards played rule that out.
}
end-both-kept = { $count ->
    [one] Won once all tasks are fulfilled, this condition is met and no card can break it any more, after the last trick (trick { $trick }) at the latest. Lost as soon as the cards played rule that out.
   *[other] Won once all tasks are fulfilled, these conditions are met and no card can break them any more, after the last trick (trick { $trick }) at the latest. Lost as soon as the cards played rule that out.
}

answer-yes = yes
answer-no = no

## What one can do

do-deal = Deal the cards
do-reply = Answer “{ $answer }”
do-agree = Agree
do-refuse = Refuse
do-decline = Propose nothing
do-call = { $way ->
    [left] Distress signal, passing to the left
    [right] Distress signal, passing to the right
   *[none] No distress signal
}
do-give = Pass { $card }
do-signal = { $meaning ->
    [highest] Signal { $card } as highest
    [only] Signal { $card } as only one
    [lowest] Signal { $card } as lowest
   *[unsaid] Show { $card }
}
do-ready = Nothing to signal
do-play = Play { $card }

## What was done

told-deal = The cards are dealt.
told-reply = { $name } answers “{ $answer }”.
told-agree = { $name } agrees.
told-refuse = { $name } refuses.
told-decline = { $name } proposes nothing.
told-call = { $way ->
    [left] { $name } is for the distress signal, passing to the left.
    [right] { $name } is for the distress signal, passing to the right.
   *[none] { $name } wants no distress signal.
}
told-give = { $name } has chosen a card to pass.
told-signal = { $meaning ->
    [highest] { $name } signals { $card } as highest.
    [only] { $name } signals { $card } as only one.
    [lowest] { $name } signals { $card } as lowest.
   *[unsaid] { $name } shows { $card }.
}
told-ready = { $name } has nothing to signal.
told-play = { $name } plays { $card }.

## How it ended

because-tasks-done = All tasks were fulfilled with trick { $trick }.
because-mission-done = All conditions were met with trick { $trick }.
because-rule-broken = { $winner } won trick { $trick } ({ $cards }), and one condition could no longer be met: “{ $rule }”

## Why not

illegal-over = The attempt is over.
illegal-not-now = That cannot be done at this point.
illegal-not-your-turn = It is { $turn }’s turn.
illegal-not-offered = That is not one of the choices there are now.
illegal-not-in-hand = The hand does not hold { $card }.
illegal-must-follow = A player who holds { $suit } must follow suit and may not play { $card }.
illegal-ready-already = This seat has nothing left to answer before the trick.
illegal-radio-open = { $seat } may still signal before the trick begins.
illegal-radio-during-trick = Signals are given before a trick begins, not during it.
illegal-radio-disrupted = Nobody may communicate yet: the first signals may be given just before trick { $trick }.
illegal-deal-not-the-deck = The deal must contain each card of the deck exactly once.
illegal-deal-not-even = The deal does not give everybody the right number of cards.
