### Shipmates in the browser: the table of Crew Deck (English).

web-deck-title = Crew Deck
web-deck-round = Round { $round } of { $rounds }
web-deck-phases = Phases of a round
web-deck-phase-form = Crews
web-deck-phase-post = Payroll
web-deck-phase-recruit = Recruit
web-deck-phase-place = Place
web-deck-phase-over = Final score
web-deck-log = What happened
web-deck-log-empty = Nothing has happened yet.
web-deck-close = Close
web-deck-sound = Sound
web-deck-home = Shipmates, home
web-deck-away = The line is down. Trying again…

web-deck-you = You
web-deck-your-ship = Your ship
web-deck-ship-of = { $name }’s ship
web-deck-others = Other ships
web-deck-enlarge = Look closer at { $name }’s ship
web-deck-pts = pts
web-deck-first = First player
web-deck-choosing = choosing
web-deck-still-placing = still placing
web-deck-all-placed = all placed
web-deck-cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-deck-payroll-sum = payroll −{ $sum }
web-deck-in-hold = In the hold: { $cards }
web-deck-ship-empty = Nobody aboard yet.

web-deck-this-round = This round
web-deck-stack = Work crew { $stack }
web-deck-stack-empty = still empty
web-deck-covered = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
web-deck-add-here = Add here
web-deck-begin = Begin a crew
web-deck-recruit = Recruit
web-deck-no-stacks = No work crew has been begun yet.
web-deck-first-pick = first pick
web-deck-payroll-offer = Payroll on offer
web-deck-payroll = payroll { $amount }
web-deck-payroll-of = { $name }, payroll { $amount }
web-deck-order = Order of recruiting

web-deck-hand = Your hand
web-deck-hand-empty = Your hand is empty.
web-deck-can-play = { $card }, can be played
web-deck-chosen = { $card }, chosen
web-deck-news = Your new crew
web-deck-placing = placing
web-deck-waiting = next
web-deck-all-laid = All have a place. Confirm, or take a card back.
web-deck-no-news = Your new crew have their stations.
web-deck-hold = Cargo hold
web-deck-hold-empty = empty
web-deck-paid = paid { $amount }
web-deck-owed = { $amount } this round
web-deck-stow = Send to hold
web-deck-stow-gain = Send to hold ({ $gain })
web-deck-confirm = Confirm
web-deck-undo = Undo
web-deck-ask-back = Take back
web-deck-take-back-card = Take back { $card }
web-deck-cell = Row { $row }, column { $column }: place here
web-deck-cell-gain = Row { $row }, column { $column }: place here, { $gain }
web-deck-pick-cell = Pick a cell: what it gains is written on it.
web-deck-wait-for = Waiting for { $names }
web-deck-sending = Sending your crew to their stations…
web-deck-back-asked = { $name } would like to take back a move.
web-deck-back-yes = Let them
web-deck-back-no = No

web-deck-tip-human = Human: counts as every colour it touches, where a set already stands. −{ $cost } aboard, +{ $cost } in the hold.
web-deck-tip-generalist = Generalist: counts as every faction it touches, where a set already stands. −{ $cost } aboard, +{ $cost } in the hold.
web-deck-tip-both = Human Generalist: counts as every colour and every faction it touches, where a set already stands. −{ $cost } aboard, +{ $cost } in the hold.

web-deck-score = Your score
web-deck-if-so = If you place them so
web-deck-set = { $trait } × { $count }
web-deck-values = Card values
web-deck-hold-value = Crew in the hold
web-deck-payroll-line = Payroll
web-deck-owed-line = Payroll still to come
web-deck-no-sets = No set yet: two that match must touch.
web-deck-chart = Set chart
web-deck-assumed = * assumed

web-deck-rival = The rival
web-deck-rival-pile = { $count ->
    [0] no cards yet
    [one] 1 card
   *[other] { $count } cards
}
web-deck-rival-cards = Values of its cards

web-deck-final = Final score
web-deck-winner = winner
web-deck-again = Play again
web-deck-leave = Back home
web-deck-replay = Look back
web-deck-trait-orange = Orange
web-deck-trait-purple = Purple
web-deck-trait-blue = Blue
web-deck-trait-red = Red
web-deck-trait-green = Green
web-deck-trait-pilot = Pilots
web-deck-trait-engineer = Engineers
web-deck-trait-security = Security
web-deck-trait-mechanic = Mechanics
web-deck-trait-navigator = Navigators

web-deck-card = { $card }, value { $value }
web-deck-berths = { $count ->
    [one] 1 berth free
   *[other] { $count } berths free
}
web-deck-chart-entry = { $size } cards: { $points } points
web-deck-chart-assumed = { $size } cards: { $points } points, assumed
web-deck-crew = Work crew { $stack }: { $cards }
web-deck-crew-of = { $name }, payroll { $amount }: { $cards }
web-deck-can-place = { $card }, to be placed
web-deck-only-hold = There is no station left: send it to the hold.
web-deck-grown = { $trait } × { $count }: { $points } points{ $from ->
    [0] .
   *[other] {" "}instead of { $from }.
}
web-deck-score-of = { $name }’s score
web-deck-menu = Menu
web-deck-rules = How to play
web-deck-talk = Say something
web-deck-write = Your message
web-deck-send = Send
web-deck-likes = How I play
web-deck-less-motion = Less motion
web-deck-language = Language
web-deck-settings = All settings
web-deck-keys = Keys
web-deck-key-digits = 1 – 9
web-deck-key-digits-does = pick a card, a crew, a payroll, or a column of the ship; again for its other row
web-deck-key-arrows = ← →
web-deck-key-arrows-does = walk among cards, crews and payroll
web-deck-key-enter = Enter
web-deck-key-enter-does = do it
web-deck-key-escape = Esc
web-deck-key-escape-does = let go, or take back the last card laid
web-deck-key-hold = H
web-deck-key-hold-does = the button that sends a card to the hold
web-deck-back-waits = You have asked to take back a move.
web-deck-giving-up = Would like to stop here: { $names }.
web-deck-give-up = Give up
web-deck-keep-going = Play on
web-deck-host-again = The host decides what comes next.
web-deck-this-table = At this table
web-deck-all-rules = All the rules
web-deck-how-form = Add cards from your hand to the crews on the table, in turn.
web-deck-how-form-alone = The rival and you add cards to the three crews in turn.
web-deck-how-post = Choose what you pay this round. It counts against you in the end.
web-deck-how-recruit = Whoever pays most takes a crew first.
web-deck-how-recruit-alone = Take a crew and pay what lies above it. The rival takes the better of the other two.
web-deck-how-place = Give your new crew stations beside those already aboard, or send one to the hold.
web-deck-how-place-alone = Give your new crew stations beside those already aboard, or send one to the hold.
web-deck-how-sets = Neighbours of one colour form a set, neighbours of one faction too. The larger a set, the more it is worth.
web-deck-stopped = The game was given up.
web-deck-rounds = Rounds
web-deck-held = What { $name } holds
