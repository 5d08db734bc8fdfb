### The browser client: the Crew table (English).

web-brand-home = Shipmates, home
web-connecting = Looking for the table…
web-reconnecting = The connection is gone. It is being tried again…
web-you = You
web-menu = Menu
web-talk = Say something
web-write = Write a message
web-send = Send
web-agree = Agree
web-refuse = Refuse

## The bar

web-attempt = Attempt { $number }
web-difficulty = Difficulty { $difficulty }
web-preparing = Preparing
web-before-trick = Before trick { $trick }
web-trick-of = Trick { $trick } of { $total }
web-radio-from = Radio opens before trick { $trick }
web-radio-since = Radio back since trick { $trick }
web-sonar-from = Sonar opens before trick { $trick }
web-sonar-since = Sonar back since trick { $trick }
web-radio-never = No signals in this mission
web-distress-used = Distress signal sent

## Seats and cards

web-commander = Commander
web-captain = Captain
web-bot = Bot
web-seat-facts = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
web-radio-used = signal used
web-radio-ready = signal not used yet
web-no-task-yet = no task yet
web-role-chosen = chosen
web-role-neighbour = neighbour
web-role-first = start
web-role-last = end
web-role-crew = crew
web-role-commander = commander
web-role-strangers = others
web-task-name = task: { $task }, { $verdict ->
    [done] fulfilled
    [failed] failed
   *[open] open
}
web-meaning = { $meaning ->
    [highest] highest of its colour
    [lowest] lowest of its colour
    [only] only one of its colour
   *[unsaid] shown without a word
}
web-shown-name = { $card }, { $meaning ->
    [highest] highest of its colour
    [lowest] lowest of its colour
    [only] only one of its colour
   *[unsaid] shown without a word
}
web-card-playable = { $card }, can be played
web-card-passable = { $card }, can be passed
web-card-signal = { $card }, can be shown: { $meaning ->
    [highest] highest
    [lowest] lowest
    [only] only one
   *[unsaid] without a word
}
web-your-hand = Your hand
web-open-row = Open cards
web-trick = Trick on the table
web-slot-you = you
web-led = Led
web-won = Won
web-won-by = { $name } ✓

## Panels

web-goal = Mission
web-tasks = Tasks
web-whole-briefing = The whole mission
web-last-trick = Last trick · { $number }
web-last-won = { $name } won with { $card }.
web-last-you = You won with { $card }.
web-all-tricks = All tricks
web-log = What happened

## What is asked

web-over = The attempt is over.
web-asked = It is your turn.
web-your-turn = Your turn.
web-play-for = Play for { $name }.
web-follow = Follow
web-play-any = Any card will do
web-lead = You lead
web-signals-count = { $count ->
    [0] No signal to send
    [one] One signal you may send
   *[other] { $count } signals you may send
}
web-stay-silent = Stay silent
web-waiting-for = Waiting for { $names }
web-thinking = thinking
web-take = take: { $task }

web-title-radio = Radio window
web-title-sonar = Sonar window
web-hint-radio = Show one card: tap the token on it. Or stay silent.
web-hint-sonar = Show one card with your sonar: tap the token on it. Or stay silent.
web-title-shuffling = The cards are being dealt
web-title-laying = Task cards are turned over
web-title-repairing = A task is replaced
web-title-redealing = The cards are dealt again
web-title-drafting = Choose a task
web-hint-drafting = In turn, clockwise, until none is left.
web-title-choosing = Free selection
web-hint-choosing = Anybody takes what they like, until nobody wants more.
web-title-placing = Who takes what is left?
web-hint-placing = The captain says who takes it.
web-title-offering = All tasks for one
web-hint-offering = The captain keeps all tasks or offers them to a member.
web-title-offered = Would you take all the tasks?
web-title-volunteering = Who volunteers?
web-hint-volunteering = Those who say yes take the tasks.
web-title-predicting = How many tricks will it be?
web-title-polling = A question to the crew
web-title-appointing = The commander names a member
web-name-decision = Who takes all the tasks?
web-name-errand = Who takes this task?
web-name-volunteer = Who shall do it?
web-name-feeling = Who shall it be?
web-title-council = Any proposals?
web-hint-council = A proposal holds if everybody agrees.
web-title-consent = Do you agree?
web-title-deciding = It is decided now
web-title-calling = Distress signal?
web-hint-calling = If all of you agree on a way, everybody passes one card.
web-title-sealing = Pass a card
web-hint-sealing = { $way ->
    [left] Choose a card from your hand for your neighbour on the left.
    [right] Choose a card from your hand for your neighbour on the right.
   *[none] Choose a card from your hand.
}
web-title-tricking = The trick

web-ask-drafting = Take a task
web-ask-choosing = Take a task, or none
web-ask-placing = Say who takes it
web-ask-offering = Keep them or offer them
web-ask-offered = Will you?
web-ask-volunteering = Will you?
web-ask-predicting = Foretell your tricks
web-ask-polling = Answer the question
web-ask-appointing = Name somebody
web-ask-council = Propose something, or nothing
web-ask-consent = Agree or refuse
web-ask-deciding = Decide for the crew
web-ask-calling = Distress signal, or none?
web-ask-sealing = Choose a card to pass
web-ask-tricking = Your turn.

web-pair-one = Which task?
web-pair-other = With which one?
web-pair-card = Which task?
web-pair-key = Which task?
web-pair-to = For whom?
web-pair-first = Who has the start?
web-pair-last = And who the end?

web-short-highest = highest
web-short-lowest = lowest
web-short-only = only
web-short-unsaid = shown
web-stand-you = your turn
web-stand-silent = silent
web-stand-spoken = has shown
web-stand-chosen = has chosen
web-stand-content = wants no more
web-stand-proposes = proposes
web-stand-agrees = agrees
web-stand-done = done
web-stand-vote = { $way ->
    [left] to the left
    [right] to the right
   *[none] none
}

## The menu

web-how-i-play = How I play
web-confirm = Choose a card first, play it with a second touch
web-always-ready = Always stay silent in the radio window
web-always-ready-sonar = Always stay silent in the sonar window
web-last-task = Take the last task without being asked
web-orders-distress = Distress signal:
web-distress-ask = ask me
web-distress-never = never
web-distress-left = always to the left
web-distress-right = always to the right
web-less-motion = Less motion
web-language = Language
web-ask-back = Take back my last move
web-asked-back = { $name } would like to take back a move.
web-asked-back-you = You asked to take back your move.
web-give-up = Break off the attempt
web-give-up-too = Break it off
web-keep-going = Keep going
web-giving-up = To break off the attempt: { $names }
web-leave-table = Leave the table
web-home-kept = Home, your chair is kept
web-give-chair = Give up your chair
web-give-chair-sure = Sure? A bot plays on for you

## The end

web-won-title = Mission accomplished.
web-crew-lost = The mission is lost.
web-lost-card = { $you ->
    [yes] You got the { $card }.
   *[no] The { $card } went to { $name }.
}
web-lost-card-why = { $mine ->
    [yes] It was your task.
   *[no] It was { $owner }’s task.
} { $you ->
    [yes] You won trick { $trick } with the { $best }.
   *[no] { $name } won trick { $trick } with the { $best }.
}
web-verdict-cap = { $mission } · attempt { $attempt } · trick { $trick }
web-verdict-step = { $mission } · difficulty { $difficulty } · trick { $trick }
web-task-of = task of: { $name }
web-next-attempt = Next attempt
web-same-tasks = Same tasks again
web-play-again = Once more
web-review = Review
web-look-at-table = Look at the table
web-look-at-end = How it ended
web-stand-in = A bot plays for { $name }
web-be-host = The host is gone: be the host
web-host-goes-on = The host decides how it goes on.
web-ticket-counted = { $now } of { $of }

## Putting a task back

web-put-back = Put back:
