### The browser client: the same deal for others, the deal of the day, statistics, being forgotten (English).

web-somebody = somebody

web-daily = The deals of the day
web-daily-about = The same cards for everybody on this server, new at midnight UTC. Your first game counts.
web-daily-finished = { $count ->
    [0] nobody has finished it yet
    [one] finished once
   *[other] finished { $count } times
}
web-daily-playing = You are at it
web-daily-won = You won
web-daily-lost = You lost

web-deal = A challenge
web-deal-by = { $names }: can you do better?
web-deal-about = The same setup, the same hands, the same draws for everybody who plays it.
web-deal-alone = Play with bots
web-deal-again = Play it once more
web-deal-go-on = Go on playing
web-deal-copy = Copy the link
web-deal-challenge = Challenge others
web-deal-others = How others did
web-deal-results = How it went
web-deal-nobody = Nobody has finished it yet.
web-deal-closed = { $count ->
    [0] Nobody has finished it yet. Be the first!
    [one] One game was finished. You see it once you have finished yours.
   *[other] { $count } games were finished. You see them once you have finished yours.
}
web-deal-show = Show me anyway
web-deal-show-sure = Then your own games of this deal are marked: you will have seen the cards.
web-deal-show-no = I would rather play
web-deal-won = Won
web-deal-lost = Lost
web-deal-points = { $points } points
web-deal-bots = { $count ->
    [one] with one bot
   *[other] with { $count } bots
}
web-deal-later = Not the first try
web-deal-looked = Had looked before
web-deal-back = { $count ->
    [one] one move taken back
   *[other] { $count } moves taken back
}
web-deal-review-of = Review the game of { $names }

web-cause-task-taken = a task went to the wrong person
web-cause-task-unplayed = a task was never won
web-cause-order-broken = tasks came in the wrong order
web-cause-rule-broken = a rule of the mission was broken
web-cause-duty-failed = a task failed
web-cause-time-up = the time was up
web-cause-given-up = given up
web-cause-rival-ahead = the opponent was ahead

web-here = Played here
web-here-about = Every game on this server that was finished or given up, without names. Practice is not counted.
web-here-none = Nobody has played this here yet.
web-here-mission = Mission
web-here-games = Games
web-here-won = Won
web-here-cause = Lost most often because
web-here-long = Mean time
web-here-mine = Your games
web-here-mine-won = You won
web-here-time = Your time

web-log-archive = Take everything home (zip)
web-log-plot-causes = Why attempts were lost
web-log-said-causes = { $count ->
    [one] One attempt was lost.
   *[other] { $count } attempts were lost.
}
web-log-col-cause = Because

web-leave = Be forgotten
web-leave-hint = Deletes your name, your devices, your links and orders, and your own course, at once and for good. Crews without you go on; those with nobody left go too. Games you played stay, played by somebody.
web-leave-ask = Delete my data…
web-leave-sure = Nobody can undo this. To confirm, write your name: { $name }
web-leave-stay = Keep it all
web-leave-go = Delete for good
web-leave-done = You are forgotten. Whoever comes next is somebody new.
