### Shipmates, Mission Deep Sea: the game in words (English).

ds-mission-own-title = A mission of your own

## Cards

suit-submarine = submarine
card-submarine = submarine { $value }
the-card-submarine = submarine { $value }
one-submarine = a submarine
all-submarine = submarines
bare-submarine = submarine
one-colour-value-submarine = a colour card of value { $value }
without-submarine = without a submarine
leader-submarine = the captain

## Tasks

ds-not-for-captain = The captain may not take this task.
ds-duty-foretold = { $count ->
    [one] { $task } Foretold: { $count } trick.
   *[other] { $task } Foretold: { $count } tricks.
}
ds-duty-noted = { $count ->
    [one] { $task } Noted in secret: { $count } trick.
   *[other] { $task } Noted in secret: { $count } tricks.
}
ds-listed-cards = cards from this list: { $cards }

## Conditions of a mission

ds-rule-level = After each trick, nobody may have won { $by ->
    [0] more { $cards } than another member.
    [1] two more { $cards } than another member.
   *[other] over { $by } more { $cards } than another member.
}
ds-rule-no-lead = No trick may be opened with { $card }. A leader who holds nothing else must do so, and the mission is lost.
ds-rule-ahead-of-all = From the first trick to the last, the winner of the first trick must have won more tricks than any other member; a tie loses the mission.
ds-rule-final-card = { $card } must be the very last card to be played, at the end of the last trick (trick { $trick }).

## Sonar

ds-sonar-normal = ordinary sonar
ds-sonar-currents = currents
ds-sonar-rapture = rapture of the deep
ds-sonar-terrain = unfamiliar terrain
ds-sonar-none = no sonar
ds-brief-sonar-normal = Ordinary sonar: each member may once, before any trick, show a colour card and say that it is the highest, the only or the lowest of its colour in their hand.
ds-brief-sonar-currents = Currents: when you communicate, you show a card that is the highest, the only or the lowest of its colour in your hand, but you do not say which of the three it is.
ds-brief-sonar-rapture = { $count ->
    [one] Rapture of the deep: the whole crew shares 1 signal. Any member may use it without asking.
   *[other] Rapture of the deep: the whole crew shares { $count } signals. Any member may use one or more of them without asking.
}
ds-brief-sonar-terrain = { $count ->
    [one] Unfamiliar terrain: a colour card drawn before the deal says how the crew may communicate. 1 to 3: as usual. 4 to 6, currents: you show a card, but do not say whether it is the highest, the only or the lowest of its colour. 7 to 9, rapture: the whole crew shares 1 signal.
   *[other] Unfamiliar terrain: a colour card drawn before the deal says how the crew may communicate. 1 to 3: as usual. 4 to 6, currents: you show a card, but do not say whether it is the highest, the only or the lowest of its colour. 7 to 9, rapture: the whole crew shares { $count } signals.
}
ds-brief-sonar-none = Nobody may communicate in this mission.
ds-sonar-opens = Nobody may communicate until trick { $before } is over. The sonar opens just before trick { $trick }.

## Briefing

ds-brief-tasks = Task cards are turned over until their difficulties add up to exactly { $difficulty }; a card that would go beyond is skipped.
ds-brief-fixed = { $count ->
    [one] The task is always this one: { $tasks }
   *[other] The { $count } tasks are always these: { $tasks }
}
ds-brief-again = { $count ->
    [one] The task is the same as last time: { $tasks }
   *[other] The { $count } tasks are the same as last time: { $tasks }
}
ds-sharing-draft = They lie open. The captain takes one, then everybody in turn, clockwise, until none is left. If there are fewer tasks than members, a member may pass, as long as enough members come after to take every task.
ds-sharing-spared = They lie open. The captain takes none: the member on the captain’s left takes one, then all others in turn, clockwise, until none is left. If there are fewer tasks than members besides the captain, a member may pass, as long as enough of them come after to take every task.
ds-sharing-together = The crew agrees on one member, who takes all tasks. If no proposal pleases everybody, the captain decides.
ds-sharing-captain = The captain keeps all tasks, or gives them all to one member who agrees. If they are given away, nobody may communicate once the first trick has begun.
ds-sharing-volunteers = { $count ->
    [one] Clockwise from the captain’s left, each member is asked once whether they will take all tasks, yes or no. The first to say yes takes them; if nobody does, the captain must.
   *[other] Clockwise from the captain’s left, each member is asked once whether they will take tasks, yes or no, until two have said yes; if too few do, the last ones needed must, the captain last of all. These two take the tasks in turn.
}
ds-sharing-free = They lie open, and the crew shares them out as it likes; one member may take all. If everybody is content and some are left, the captain gives them out.
ds-brief-hardest-first = The first task the captain takes must be the hardest on the table.
ds-brief-clock = Against the clock: once tasks and predictions are settled, the crew has { $time } for all tricks. When the time is up, the mission is lost.
ds-brief-untimed = You play without the clock; against it, the crew would have { $time }.
ds-brief-instead-sonar = { $sonar ->
    [currents] The currents make up for the clock.
    [rapture] The rapture of the deep makes up for the clock.
    [terrain] The unfamiliar terrain makes up for the clock.
    [none] The silence makes up for the clock.
   *[normal] You have ordinary sonar instead.
}
ds-brief-instead-harder = A difficulty of { $difficulty } instead of { $timed } makes up for the clock.
ds-end-tasks = Won as soon as all tasks are fulfilled and can no longer fail. Lost as soon as the cards played rule out one of them.
ds-brief-tonoja = Tonoja is the third member: the captain answers for it, chooses its tasks and plays one of its face-up cards in every trick. It has no sonar.

ds-distress-offered = The distress signal may be sent before the first trick, if everybody agrees: each member passes one card, never a submarine, to a neighbour, all to the left or all to the right. The mission then counts one attempt more.
ds-distress-active = The distress signal is active. Before the first trick, if everybody agrees, each member passes one card, never a submarine, to a neighbour, all to the left or all to the right, at no further cost.
ds-distress-epilogue = The distress signal may be sent before the first trick, if everybody agrees: each member passes one card, never a submarine, to a neighbour, all to the left or all to the right. The epilogue counts no attempts; the logbook only notes that the signal was used.
ds-distress-off = The distress signal is not used in this attempt.

ds-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
ds-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
ds-minutes-seconds = { $minutes }:{ $seconds } minutes

## Questions before the first trick

matter-owner = Who shall take all the tasks?
ds-ask-laying = Tasks are being drawn.
ds-ask-repairing = A task that cannot be fulfilled is being replaced.
ds-ask-redealing = One hand makes a task impossible: the cards are dealt again.
ds-ask-drafting = Which task do you take?
ds-ask-choosing = Would you like one of these tasks?
ds-ask-placing = Who shall take what is left?
ds-ask-offering = Do you keep all the tasks, or offer them to someone?
ds-ask-offered = Would you take all the tasks?
ds-ask-volunteering = Would you take on the tasks?
ds-ask-calling = Shall the distress signal be sent?
ds-ask-predicting = How many tricks will you win?

## What one can do

ds-do-sound = Draw { $card } for the terrain: { $sonar }
ds-do-lay = Lay out tasks with a difficulty of { $difficulty } in all
ds-do-exchange = Replace a task: { $out } → { $into }
ds-do-time-up = Time is up
ds-do-take = Take: { $task }
ds-do-skip = Take none for now
ds-do-keep = Keep all tasks
ds-do-offer = Offer all tasks to { $to }
ds-do-name = All tasks for { $named }
ds-do-assign = To { $to }: { $task }
ds-do-foretell = { $count ->
    [one] Foretell { $count } trick
   *[other] Foretell { $count } tricks
}
ds-do-note = { $count ->
    [one] Note { $count } trick in secret
   *[other] Note { $count } tricks in secret
}

## What was done

ds-told-sound = The terrain card is { $card }: { $sonar }.
ds-told-lay = Tasks with a difficulty of { $difficulty } in all are laid out.
ds-told-exchange = A task that cannot be fulfilled is replaced. It was: { $out } It is now: { $into }
ds-told-time-up = The time is up.
ds-told-take = { $name } takes a task: { $task }
ds-told-skip = { $name } takes none for now.
ds-told-keep = { $name } keeps all tasks.
ds-told-offer = { $name } offers all tasks to { $to }.
ds-told-name = { $name } wants { $named } to take all tasks.
ds-told-assign = { $name } gives a task to { $to }: { $task }
ds-told-foretell = { $count ->
    [one] { $name } foretells { $count } trick.
   *[other] { $name } foretells { $count } tricks.
}
ds-told-note = { $name } has noted down a number of tricks.

## How it ended

because-duty-failed = { $winner } won trick { $trick } ({ $cards }), and { $owner } could no longer fulfil this task: “{ $task }”
because-time-up = Time was up in trick { $trick }, after { $time }.

## Why not

illegal-setup-tonoja = Tonoja sits at seat 0, 1 or 2, not { $seat }.
illegal-setup-timed = { $mission ->
    [0] This mission has no clock to play against.
   *[other] Mission { $mission } has no clock to play against.
}
illegal-setup-task = There is no task card { $task }.
illegal-setup-again = { $mission ->
    [0] This mission has no tasks that could be kept.
   *[other] Mission { $mission } has no tasks that could be kept.
}
illegal-setup-difficulty = The difficulty must be from 1 to { $most }, not { $difficulty }.
illegal-setup-task-twice = The same task card is set twice.
illegal-setup-volunteers = There must be one volunteer or two, not { $count }.
illegal-setup-own-prediction = Own task cards cannot ask for a prediction, but { $task } does.
illegal-lay-not-wanted = Other task cards are set for this attempt.
illegal-lay-not-in-pile = Each task card can be turned over only once, and must come from the pile.
illegal-lay-too-many = The tasks already add up: no further card may be turned over.
illegal-lay-short = The tasks do not add up: a difficulty of { $left } is missing.
illegal-exchange-wrong = Task { $task } must be replaced by another of the same difficulty that has not been turned over and can be fulfilled beside the others.
illegal-sound-submarine = The terrain card must be a colour card, no submarine.
illegal-no-clock = This attempt is not played against the clock.
illegal-lead-forbidden = In this mission no trick may be opened with { $card } while the leader holds another card that is allowed.
illegal-radio-closed = { $trick ->
    [1] The tasks were given away: nobody may communicate after the first trick has begun.
   *[other] Nobody may communicate after trick { $trick } has begun.
}

ds-illegal-natures-turn = First the cards must be dealt, or tasks drawn or replaced.
ds-illegal-setup-players = Mission Deep Sea is for two to five players, not { $players }.
ds-illegal-deal-jarvis-commands = Submarine 4 cannot be dealt to Tonoja.
ds-illegal-radio-jarvis = Tonoja has no sonar.
ds-illegal-radio-used = There is no signal left: each member has one in an attempt, or the crew shares a few.
ds-illegal-signal-untrue = { $meaning ->
    [highest] That cannot be signalled: { $card } would have to be the highest of several cards of its colour in the hand, and not yet shown.
    [only] That cannot be signalled: { $card } would have to be the only card of its colour in the hand, and not yet shown.
    [lowest] That cannot be signalled: { $card } would have to be the lowest of several cards of its colour in the hand, and not yet shown.
   *[unsaid] That cannot be shown: { $card } would have to be the highest, the only or the lowest of its colour in the hand, in currents.
}

## Putting a task back, in a free selection

ds-do-put-back = Put back: { $task }
ds-told-put-back = { $name } puts a task back: { $task }
tui-put-back = Put back { $task }
