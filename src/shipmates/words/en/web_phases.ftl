### The browser client: what is asked between the deal and the tricks (English).

web-acting-for = You choose for { $name }.

## When somebody else is asked

web-other-drafting = The tasks are shared out
web-other-offered = An offer is made
web-other-predicting = Tricks are being foretold
web-other-appointing = Somebody is being named
web-other-consent = A proposal
web-other-volunteering = Who volunteers?
web-other-polling-feeling = How does everybody feel?
web-other-polling-volunteer = Who would do it?
web-other-polling-decision = Who would take all the tasks?
web-other-polling-errand = Who would take this task?
web-other-polling-roles = Who would like which part?
web-wait-drafting = { $name } is choosing a task.
web-wait-placing = { $name } says who takes what is left.
web-wait-offering = { $name } keeps all the tasks, or offers them to somebody.
web-wait-offered = { $name } may take all the tasks.
web-wait-volunteering = { $name } is asked now.
web-wait-polling = { $name } is asked now.
web-wait-appointing = { $name } chooses whom.
web-wait-deciding = { $name } decides.

## When it is you

web-self-volunteering = Would you take on the tasks?
web-self-council-roles = Who takes the start, who the end?
web-self-deciding-roles = Who takes the start, who the end?
web-hint-polling = Say how you see it. Your answer binds nobody.
web-hint-appointing = What they answered stands below. You decide.
web-hint-appointing-silence = Whoever it is must not communicate in this attempt.
web-hint-offered = { $name } offers you all of them.
web-hint-deciding = No proposal pleased everybody: you decide.
web-hint-predicting = { $count ->
    [one] One number for this task:
   *[other] One number for each of these tasks:
}
web-hint-drawn = The terrain card is { $card }.
web-terrain = Terrain card

## Proposals

web-proposes-swap = { $you ->
    [yes] You propose: these two exchange their tokens.
   *[no] { $name } proposes: these two exchange their tokens.
}
web-proposes-move = { $you ->
    [yes] You propose: the token moves over.
   *[no] { $name } proposes: the token moves over.
}
web-proposes-hand-over = { $you ->
    [yes] You propose: this task goes over.
   *[no] { $name } proposes: this task goes over.
}
web-proposes-roles = { $you ->
    [yes] You propose these two.
   *[no] { $name } proposes these two.
}
web-proposes-owner = { $you ->
    [yes] You propose: all the tasks for
   *[no] { $name } proposes: all the tasks for
}
web-let-go = Choose another one first
web-in-full = Read them in full
web-in-short = In short

## Answers

web-call-left = To the left
web-call-right = To the right
web-call-none = No signal
web-keep-all = Keep them
web-pass-to = Your card goes to { $name }.
web-pass-for = { $who }’s card goes to { $name }.
web-passing = { $card }, sealed until all have chosen
web-stand-asks = asks
web-stand-decides = decides
web-stand-waits = later

## The menu

web-trick-short = { $trick } / { $total }
web-mission-rules = What the mission asks
web-whose-tasks = Whose task is what
web-no-trick-yet = No trick has been played yet.
web-say-quick = Tap one, everybody hears it.
