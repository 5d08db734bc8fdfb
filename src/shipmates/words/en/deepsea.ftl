### Shipmates, Mission Deep Sea: the game in words (English).

ds-mission-own-title = A mission of your own

## Cards

suit-submarine = submarine
card-submarine = submarine { $value }
the-card-submarine = submarine { $value }
one-submarine = a submarine
all-submarine = submarines
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
ds-rule-no-lead = No trick may be opened with { $card }. Whoever holds nothing else must do so, and the mission is lost.
ds-rule-ahead-of-all = From the first trick on, its winner must always have won more tricks than every other member; a tie loses.
ds-rule-final-card = { $card } must be the very last card to fall, at the end of the last trick (trick { $trick }).

## Sonar

ds-sonar-normal = ordinary sonar
ds-sonar-currents = currents
ds-sonar-rapture = rapture of the deep
ds-sonar-terrain = unfamiliar terrain
ds-sonar-none = no sonar
ds-brief-sonar-normal = Ordinary sonar: each member may once, before any trick, show a colour card and say that it is the highest, the only or the lowest of its colour in their hand.
ds-brief-sonar-currents = Currents: whoever communicates shows a card that is the highest, the only or the lowest of its colour in their hand, but not which of these it is.
ds-brief-sonar-rapture = { $count ->
    [one] Rapture of the deep: the whole crew shares 1 signal. Anyone may use it without asking.
   *[other] Rapture of the deep: the whole crew shares { $count } signals. Anyone may use one without asking, or several.
}
ds-brief-sonar-terrain = { $count ->
    [one] Unfamiliar terrain: a colour card drawn before the deal says how the crew may communicate. 1 to 3: as usual. 4 to 6, currents: a card is shown, but not whether it is the highest, the only or the lowest of its colour. 7 to 9, rapture: the whole crew shares 1 signal.
   *[other] Unfamiliar terrain: a colour card drawn before the deal says how the crew may communicate. 1 to 3: as usual. 4 to 6, currents: a card is shown, but not whether it is the highest, the only or the lowest of its colour. 7 to 9, rapture: the whole crew shares { $count } signals.
}
ds-brief-sonar-none = Nobody may communicate in this mission.

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
ds-sharing-draft = They lie open. The captain takes one, then everybody in turn, clockwise, until none is left. With fewer tasks than members one may pass, as long as enough members come after.
ds-sharing-spared = They lie open. The captain takes none: the member on the captain’s left takes one, then all others in turn, clockwise, until none is left. With fewer tasks than these members one may pass, as long as enough of them come after.
ds-sharing-together = The crew agrees on one member, who takes all tasks. If no proposal pleases everybody, the captain decides.
ds-sharing-captain = The captain keeps all tasks, or gives them all to one member who agrees. If they are given away, everybody may communicate only before the first trick.
ds-sharing-volunteers = { $count ->
    [one] Clockwise from the captain’s left, each member is asked once, yes or no. The first to say yes takes all tasks; if nobody does, the captain must.
   *[other] Clockwise from the captain’s left, each member is asked once, yes or no, until { $count } are willing; if too few are, the last ones needed must do it, the captain last of all. They take the tasks in turn.
}
ds-sharing-free = They lie open, and the crew shares them out as it likes; one member may take all. If everybody is content and some are left, the captain gives them out.
ds-brief-hardest-first = The captain’s first task must be the hardest there is.
ds-brief-clock = Against the clock: from the moment tasks and predictions are settled, the crew has { $time } minutes for all tricks. When the time is up, the mission is lost.
ds-brief-untimed = Played without the clock.
ds-brief-untimed-sonar = Played without the clock; this way to communicate makes up for it.
ds-brief-untimed-harder = Played without the clock; a difficulty of { $difficulty } instead of { $timed } makes up for it.
ds-end-tasks = Won as soon as all tasks are fulfilled. Lost as soon as the cards played rule out one of them.
ds-end-rules = Won after the last trick (trick { $trick }) if nothing has gone wrong. Lost as soon as the cards played rule out success.
ds-end-both = Won as soon as all tasks are fulfilled and nothing else can go wrong, after trick { $trick } at the latest. Lost as soon as the cards played rule out success.
ds-brief-tonoja = Tonoja is the third member: the captain answers for it, chooses its tasks and plays one of its open cards in every trick. It has no sonar.

ds-distress-offered = The distress signal may be sent before the first trick, if everybody agrees: all pass one card, no submarine, to the neighbour on the same side. The mission then counts one attempt more.
ds-distress-active = The distress signal is active. Before the first trick, if everybody agrees, all pass one card, no submarine, to the neighbour on the same side, at no further cost.
ds-distress-off = The distress signal is not used in this attempt.

ds-clock = { $minutes }:{ $seconds }

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
because-time-up = The { $time } minutes were over in trick { $trick }.

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
illegal-exchange-wrong = Task { $task } must be replaced by another of the same difficulty that has not been turned over.
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
