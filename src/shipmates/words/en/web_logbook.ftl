### The browser client: crews, campaigns and the logbook (English).

web-crews = Your crews
web-crews-none = A crew keeps one logbook together: found one, and invite your friends with a link.
web-crew-own = My own course
web-crew-own-hint = What you play with bots is written here. It stays yours alone; for a campaign with friends, found a crew.
web-crew-found = Found a crew
web-crew-found-go = Found it
web-crew-name = What shall the crew be called?
web-crew-name-example = The Night Watch
web-crew-members = Crew
web-crew-invite = Make an invitation link
web-crew-invite-hint = Whoever has the link can join: good for seven days, and a new one makes the old one void.
web-crew-link = Invitation link
web-crew-link-good = Send it to your friends. It works for seven days.
web-crew-leave = Leave the crew
web-crew-leave-sure = Leave { $name }? Only a new invitation brings you back. What was played stays in its logbook.
web-crew-stay = Stay
web-crew-join = Join the crew
web-crew-join-title = A crew invites you aboard.
web-crew-join-lead = You will share one logbook and find the crew’s tables on your home page.
web-crew-join-empty = This invitation is not whole. Ask for the link again.
web-crew-continue = Continue: { $mission }
web-crew-begin = Begin: { $mission }
web-crew-to-table = To the table
web-crew-for = For the logbook of
web-crew-nobody = No crew

web-logbook = Logbook
web-log-of-crew = Logbook of { $name }
web-log-map = Star map
web-log-chart = Sea chart
web-log-keys = Arrow keys go from mission to mission, Enter opens one.
web-log-course = Campaign: { $done } of { $all } missions
web-log-done-of = { $done } of { $all } missions
web-log-score = Score { $score }
web-log-empty = Nothing is written here yet. The first attempt lights the way.
web-log-untried = not tried yet
web-log-untried-yet = Nobody has tried this mission yet.
web-log-look-done = won
web-log-look-next = next
web-log-look-tried = not won yet
web-log-look-far = still ahead
web-log-tries = { $count ->
    [one] 1 attempt
   *[other] { $count } attempts
}
web-log-people = { $count ->
    [one] alone
   *[other] { $count } players
}
web-log-distressed = distress signal
web-log-step = Without end: after each success it becomes harder by one. Next difficulty: { $step }.
web-log-play = Play this mission
web-log-attempts = Attempts
web-log-fact-tries = Counted attempts
web-log-fact-score = Score
web-log-fact-all = All attempts
web-log-fact-won = Won
web-log-fact-last = Last tried
web-log-result-won = Won
web-log-result-lost = Lost
web-log-result-given-up = Given up
web-log-took-back = { $count ->
    [one] 1 take-back
   *[other] { $count } take-backs
}
web-log-replay = Replay
web-log-replay-of = Replay of entry { $number }
web-log-older = Older attempts
web-log-seconds = { $seconds } s
web-log-minutes = { $minutes } min
web-log-hours = { $hours } h { $minutes } min
web-log-of = { $part } of { $whole }

web-log-numbers = In numbers
web-log-big-attempts = Attempts
web-log-big-won = Won
web-log-big-score = Score
web-log-big-distress = With distress signal
web-log-big-time = Time at the table
web-log-big-back = Take-backs
web-log-as-table = As a table
web-log-plot-tries = Attempts per mission
web-log-said-tries = Most went into { $mission }: { $count ->
    [one] 1 attempt
   *[other] { $count } attempts
}.
web-log-plot-progress = Progress
web-log-said-progress = { $count ->
    [0] No mission won yet.
    [one] One mission won.
   *[other] { $count } missions won.
}
web-log-plot-time = Time per attempt, in minutes
web-log-said-time = Half of the attempts took less than { $time }.
web-log-plot-crews = Won, by players
web-log-said-crews = Over all: { $share }.
web-log-plot-distress = Won, with and without distress signal
web-log-said-distress = The signal was up in { $count } of { $all } attempts.
web-log-with-distress = With the signal
web-log-without-distress = Without the signal
web-log-col-mission = Mission
web-log-col-won = Won
web-log-col-distress = With distress signal
web-log-col-attempt = After attempt
web-log-col-when = When
web-log-col-minutes = Minutes
web-log-col-who = Group
web-log-col-share = Share

web-log-file = The logbook as a file
web-log-file-hint = The same file as in the terminal: take it home, go on there, or keep it safe.
web-log-export = Take it home
web-log-import = Bring a logbook along
web-log-import-hint = A file from the terminal or from another crew. Only an empty logbook takes one in.
web-log-import-empty = A file can only be brought into an empty logbook. Found a new crew for it.
web-log-too-large = This file is too large for a logbook.
web-log-brought = { $count ->
    [one] 1 attempt was brought along.
   *[other] { $count } attempts were brought along.
}
