### The browser client's pages: home, waiting room, settings, rules, replay (English).

web-other-language = Français
web-home = Home
web-rules = Rules
web-settings = Settings
web-back = Back
web-close = Close
web-loading = One moment…
web-again = Try again
web-sound-on = Sound is on
web-sound-off = Sound is off

web-game-planet9 = Planet Nine
web-game-deepsea = Mission Deep Sea
web-game-crewdeck = Crew Deck
web-pitch-planet9 = Together. Fifty missions, hardly a word spoken.
web-pitch-deepsea = Together. New tasks every dive, each one deeper.
web-pitch-crewdeck = Every ship for itself. Recruit, place, grow the largest sets.
web-time-crew = 5 to 20 min
web-time-deck = 20 min
web-seats = { $count ->
    [one] alone
   *[other] { $count } seats
}
web-mission = Mission { $number }
web-mission-own = Own mission
web-epilogue = Epilogue
web-epilogue-title = Epilogue: { $title }

web-home-title = A crew is waiting.
web-home-lead = Three card games, alone with bots or with up to four friends. No account.
web-home-games = Games
web-play-bots = Play with bots
web-play-alone = Play alone
web-play-friends = Friends
web-play-friends-in = Friends: open a table of { $game }
web-name-ask = What shall the crew call you?
web-name-then = Say your name, and off we go.
web-name-label = Your name
web-name-go = Come aboard
web-name-hello = Hello, { $name }!
web-name-change = Change name
web-name-save = Keep
web-resume = Resume
web-resume-attempt = { $what }, attempt { $number }
web-resume-gathering = The crew is gathering
web-resume-playing = The cards are on the table
web-resume-over = Finished: look, or go on from here
web-course = Where next?
web-course-map = { $game }, course of { $all } missions; mission { $number } is next
web-mission-before = Mission before
web-mission-after = Mission after
web-mission-number = Mission number
web-join-title = Play with friends
web-join-code = Got a table code?
web-join-example = K7M2PX
web-join = Join
web-join-open = Or open a table for
web-join-create = Open a table
web-join-looking = Looking for table { $code }…
web-tables = Open tables
web-tables-none = No table is open to everybody right now. Open one: it shows up here.
web-tables-free = { $count ->
    [0] full
    [one] one free chair
   *[other] { $count } free chairs
}
web-tables-host = { $name } is host
web-tables-sit = Sit down
web-tables-watch = Watch

web-table-new = A new table
web-table-game = Game
web-table-players = Seats
web-table-level = Bots
web-table-open = Open the table
web-table-now = Start with bots
web-level-random = Carefree
web-level-cautious = Careful
web-level-planner = Planner
web-level-steady = Steady
web-level-expert = Expert
web-level-lacking = Not here: { $levels }. This server runs without the native core.
web-bots-weaker = { $count ->
    [one] { $names } should play { $level }, which this server cannot do any more. A { $plays } bot plays instead.
   *[other] { $names } should play { $level }, which this server cannot do any more. { $plays } bots play instead.
}
web-bots-weaker-read = Understood
web-options = Options
web-option-distress = Distress signal may be sent
web-option-challenge = Challenge for three: green stays out
web-option-timed = Against the clock, where a mission has one
web-option-wilds = With wild cards
web-option-fixed = Fixed starting ships
web-option-take_backs = Moves may be taken back
web-option-chat = Free chat during the game
web-option-watchers = Others may watch
web-option-public = Listed for everybody
web-option-history = All finished tricks may be looked at
web-option-sealed = Only the last trick, strictly
web-option-sealed-hint = Nobody is sent an older trick until the game is over.

web-room-title = The crew gathers
web-room-code = Table code
web-room-copy-link = Copy the link
web-room-copy-code = Copy the code
web-room-copied = Copied
web-room-invite = Send the link, or say the code. Whoever opens it picks a chair.
web-room-chairs = Chairs
web-room-chair = Chair { $number }
web-room-you = you
web-room-host = host
web-room-away = away
web-room-here = here
web-room-free = Free chair
web-room-free-hint = A bot sits here unless somebody comes
web-room-bot = Bot · { $level }
web-room-sit = Sit here
web-room-stand = Stand up
web-room-fill-name = Chair { $number }: a bot, { $level }
web-room-remove = Remove { $name }
web-room-swap = Swap { $name } with the next chair
web-room-make-host = Make { $name } host
web-room-start = Start
web-room-start-hint = Free chairs are filled with bots.
web-room-wait = { $name } starts when everybody is here.
web-room-wait-anyone = Sit down to begin.
web-room-starting = Dealing…
web-room-watchers = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
web-room-plan = What is played
web-room-change = Change
web-room-keep = Keep
web-room-lost = Connection lost. It is being mended…
web-room-leave = Leave the table

web-set-language = Language
web-set-sound = Sound
web-set-sound-hint = Soft, and never before you touch something.
web-set-motion = Motion
web-set-motion-auto = As the system
web-set-motion-less = Less
web-set-confirm = Confirm cards
web-set-confirm-hint = The first touch chooses a card, the second plays it.
web-set-scheme = Colours
web-set-scheme-auto = As the game
web-set-scheme-light = Light
web-set-scheme-dark = Dark
web-set-name = Name
web-set-orders = Answered for you
web-set-orders-hint = What the table would ask you each time.
web-set-always_ready = Let every radio window pass
web-set-last_task = Take the last task without being asked
web-set-keys = Keys
web-set-key-arrows = Arrows: move within your hand
web-set-key-enter = Enter: choose a card, again: play it
web-set-key-escape = Esc: let go
web-set-key-radio = R: radio

web-rules-of = Rules
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found.
    [one] One section
   *[other] { $count } sections
}
web-rules-contents = Contents

web-replay = Replay
web-replay-won = Mission accomplished
web-replay-lost = Mission lost
web-replay-wins = { $names } won
web-replay-move = Move { $ply } of { $last }
web-replay-first = To the beginning
web-replay-before = One move back
web-replay-after = One move on
web-replay-last = To the end
web-replay-trick-before = One trick back
web-replay-trick-after = One trick on
web-replay-eyes = Seen by
web-replay-open = The open table
web-replay-all = All hands
web-replay-trick = Trick { $number }
web-replay-none = No card yet
web-replay-prepare = Before the first trick
web-replay-round = Round { $round }
web-replay-record = Take the record home
web-replay-bot = Bot { $number }

web-lost-title = Nothing is here.
web-lost-lead = This address leads into empty space.
