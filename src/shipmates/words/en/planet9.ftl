### Shipmates, Planet Nine: the game in words (English).

p9-mission-own-title = A mission of your own

## Cards and tokens

suit-rocket = rocket
card-rocket = rocket { $value }
the-card-rocket = rocket { $value }
one-rocket = a rocket
all-rocket = rockets
bare-rocket = rocket
one-colour-value-rocket = a colour card of value { $value }
without-rocket = without a rocket
leader-rocket = the commander

token-first = token 1
token-second = token 2
token-third = token 3
token-fourth = token 4
token-fifth = token 5
token-arrow-1 = token ›
token-arrow-2 = token ››
token-arrow-3 = token ›››
token-arrow-4 = token ››››
token-omega = token Ω
duty = { $card } ({ $token })
duty-without-token = { $card } (no token)

## Who must do it

who-commander = the commander
who-chosen = the named member
who-neighbour = the member to the left of the pink 9
who-strangers = the crew, apart from the member to the left of the pink 9,
who-first = the member for the start
who-last = the member for the end

## Conditions of a mission

rule-balanced = After each trick, nobody may have won { $by ->
    [1] two tricks more than another member.
   *[other] over { $by } tricks more than another member.
}
rule-each-wins = Each of these cards must win a trick: { $cards }.
rule-each-wins-ordered = Each of these cards must win a trick, in this order: { $cards }.
rule-omega-last = The task with token Ω must be fulfilled in the last trick (trick { $trick }), no sooner.

## Briefing

brief-tasks = { $count ->
    [one] There is 1 task: its owner must win the trick that contains its card.
   *[other] There are { $count } tasks: the owner of each must win the trick that contains its card.
}
brief-tasks-together = { $count ->
    [2] There are 2 tasks, both for one member, who must win each trick that contains a task’s card.
   *[other] There are { $count } tasks, all for one member, who must win each trick that contains a task’s card.
}
handout-draft = { $count ->
    [one] The commander takes it.
   *[other] They lie open. The commander takes one, then everybody in turn, clockwise, until none is left.
}
handout-decision = { $count ->
    [one] Commander’s decision: it stays face down. The commander asks each of the others whether they would take it, yes or no, and then gives it to one of these members. The answers bind nobody.
    [2] Commander’s decision: they stay face down. The commander asks each of the others whether they would take both, yes or no, and then gives both to one of these members. The answers bind nobody.
   *[other] Commander’s decision: they stay face down. The commander asks each of the others whether they would take all { $count }, yes or no, and then gives all { $count } to one of these members. The answers bind nobody.
}
handout-distribution = { $count ->
    [one] Commander’s distribution: it is turned up. The commander asks each of the others whether they would take it, yes or no, and then gives it to any member or keeps it. The answers bind nobody.
   *[other] Commander’s distribution: they are turned up one at a time. Each time, the commander asks each of the others whether they would take the task, yes or no, and then gives it to any member or keeps it. The answers bind nobody. In the end, nobody may have two tasks more than another member.
}

brief-numbers = { $count ->
    [one] The task with token { $tokens } must be fulfilled before all others.
   *[other] The tasks with tokens { $tokens } must be fulfilled first, in this order, before all others.
}
brief-numbers-all = { $count ->
    [one] Its token { $tokens } has no effect.
    [2] Both tasks must be fulfilled in the order of their tokens, { $tokens }.
   *[other] All tasks must be fulfilled in the order of their tokens, { $tokens }.
}
brief-arrows = { $count ->
    [one] A single token { $tokens } has no effect.
   *[other] The tasks with tokens { $tokens } must be fulfilled in this order; other tasks may come before, between or after.
}
brief-omega = The task with token Ω must be fulfilled last of all.
brief-same-trick = What counts is how the tasks stand after each trick: the order of the cards within a trick does not matter.

change-swap = Before anyone takes a task, the crew may exchange the tokens of two tasks, once, if everybody agrees.
change-move = Before anyone takes a task, the crew may move one token to a task without a token, once, if everybody agrees.

naming-feeling = First the commander asks each of the others how they feel, good or bad, and then names one of these members. The answers bind nobody.
naming-volunteer = First the commander asks each of the others whether they would take on what follows, yes or no, and then names one of these members. The answers bind nobody.
naming-silenced = First the commander names another member, who must not communicate in this attempt.

brief-roles = First everybody but the commander says which part they would like: start, middle or end. Then anyone may propose one member for the start and another for the end; if no proposal pleases everybody, the commander decides. All others share the middle: any of them may win the tricks in between.
brief-neighbour = The player who is dealt the pink 9 says so. The member to their left has a special part, and keeps it even if the card changes hands later.

radio-never = Nobody may communicate in this mission.
radio-opens = Disruption: nobody may communicate until trick { $before } is over. The radio opens just before trick { $trick }.
radio-muted = Dead zone: when you communicate, you show a card that is the highest, the only or the lowest of its colour in your hand, but you do not say which of the three it is.

brief-draws = After the first trick each member draws one card, unseen, from the hand of the neighbour on their right. Cards shown by radio are not drawn.
brief-hand-over = { $tokens ->
    [0] Five players: before the first trick one task may go to another member, if everybody agrees.
   *[other] Five players: before the first trick one task, with its token if it has one, may go to another member, if everybody agrees.
}

end-tasks = { $count ->
    [one] Won as soon as the task is fulfilled. Lost at once if its card goes to anyone but its owner.
    [2] Won as soon as both tasks are fulfilled. Lost at once if a task’s card goes to anyone but its owner.
   *[other] Won as soon as all tasks are fulfilled. Lost at once if a task’s card goes to anyone but its owner.
}
end-tokens = { $count ->
    [one] Won as soon as the task is fulfilled. Lost at once if its card goes to anyone but its owner.
    [2] Won as soon as both tasks are fulfilled. Lost at once if a task’s card goes to anyone but its owner, or if a task is fulfilled too early for the tokens.
   *[other] Won as soon as all tasks are fulfilled. Lost at once if a task’s card goes to anyone but its owner, or if a task is fulfilled too early for the tokens.
}
end-rules-reached = { $count ->
    [one] Won as soon as this condition is met. Lost as soon as the cards played rule that out.
   *[other] Won as soon as these conditions are met. Lost as soon as the cards played rule that out.
}
end-rules-kept = { $count ->
    [one] Won once this condition is met and no card can break it any more, after the last trick (trick { $trick }) at the latest. Lost as soon as the cards played rule that out.
   *[other] Won once these conditions are met and no card can break them any more, after the last trick (trick { $trick }) at the latest. Lost as soon as the cards played rule that out.
}
end-both-reached = { $count ->
    [one] Won as soon as all tasks are fulfilled and this condition is met. Lost as soon as the cards played rule that out.
   *[other] Won as soon as all tasks are fulfilled and these conditions are met. Lost as soon as the cards played rule that out.
}
end-both-lasting = { $count ->
    [one] Won if all tasks are fulfilled and this condition is met when the last trick (trick { $trick }) is over. Lost as soon as the cards played rule that out.
   *[other] Won if all tasks are fulfilled and these conditions are met when the last trick (trick { $trick }) is over. Lost as soon as the cards played rule that out.
}

brief-challenge = Challenge: the green cards, the green tasks and rocket 1 are left out.
brief-jarvis = JARVIS is the third member: the commander answers for it, chooses its tasks and plays one of its face-up cards in every trick.

distress-offered = The distress signal may be sent before the first trick, if everybody agrees: each member passes one card, never a rocket, to a neighbour, all to the left or all to the right. The mission then counts one attempt more.
distress-active = The distress signal is active. Before the first trick, if everybody agrees, each member passes one card, never a rocket, to a neighbour, all to the left or all to the right, at no further cost.
distress-off = The distress signal is not used in this attempt.

## Questions before the first trick

matter-feeling = How do you feel?
matter-silence = Who must stay silent?
matter-volunteer = Would you do it?
matter-decision = Would you take all the tasks?
matter-errand = Would you take this task?
matter-roles = Which part would you like?
matter-swap = Shall two tasks exchange their tokens?
matter-move = Shall a token move to a task without one?
matter-hand-over = Shall a task go to another member?

answer-good = good
answer-bad = bad
answer-first = start
answer-between = middle
answer-last = end

## What one can do

do-lay = Turn up { $count ->
    [one] the task { $cards }
   *[other] the tasks { $cards }
}
do-draw = Let everybody draw a card from the right
do-name = Name { $named }
do-take = Take the task { $task }
do-retoken = Exchange what lies on { $one } and { $other }
do-hand-over = Hand the task { $task } over to { $to }
do-assign = Start: { $first }, end: { $last }

## What was done

told-lay = { $count ->
    [one] Task turned up: { $cards }.
   *[other] Tasks turned up: { $cards }.
}
told-draw = Everybody draws a card from the right.
told-name = { $name } names { $named }.
told-take = { $name } takes the task { $task }.
told-retoken = { $name } wants to exchange what lies on { $one } and { $other }.
told-hand-over = { $name } wants the task { $task } to go to { $to }.
told-assign = { $name } wants { $first } for the start and { $last } for the end.

## How it ended

because-task-taken = { $winner } took { $card } in trick { $trick } ({ $cards }), but it was { $owner }’s task.
because-task-unplayed = { $owner } was to win { $card }, but it had not been played when the last trick was over (trick { $trick }: { $cards }).
because-order-broken = { $card } was fulfilled in trick { $trick } ({ $cards }) while { $late } was still open.

## Why not

illegal-natures-turn = First the cards must be dealt, turned up or drawn.
illegal-radio-jarvis = JARVIS has no radio.
illegal-radio-silenced = The member named to be silent must not communicate in this attempt.
illegal-radio-used = Each member may communicate only once in an attempt.
illegal-signal-untrue = { $meaning ->
    [highest] That cannot be signalled: { $card } would have to be the highest of several cards of its colour in the hand.
    [only] That cannot be signalled: { $card } would have to be the only card of its colour in the hand.
    [lowest] That cannot be signalled: { $card } would have to be the lowest of several cards of its colour in the hand.
   *[unsaid] That cannot be shown: { $card } would have to be the highest, the only or the lowest of its colour in the hand, in a dead zone.
}
illegal-setup-players = Planet Nine is for two to five players, not { $players }.
illegal-setup-challenge = The challenge is for three players, not { $players }.
illegal-setup-jarvis = JARVIS sits at seat 0, 1 or 2, not { $seat }.
illegal-setup-tasks = The mission asks for { $tasks } tasks, but there are only { $cards } task cards.
illegal-deal-jarvis-commands = Rocket 4 cannot be dealt to JARVIS.
illegal-lay-wrong = { $count ->
    [one] One task card must be turned up that was not seen before.
   *[other] { $count } different task cards must be turned up that were not seen before.
}
illegal-draw-wrong = One card must be drawn from each hand, and none that was shown by radio.
