### Shipmates, Crew Deck: the game in words (English).

## Cards

cd-colour-orange = orange
cd-colour-purple = purple
cd-colour-blue = blue
cd-colour-red = red
cd-colour-green = green
cd-colour-human = Human

cd-faction-pilot = Pilot
cd-faction-engineer = Engineer
cd-faction-security = Security
cd-faction-mechanic = Mechanic
cd-faction-navigator = Navigator
cd-faction-generalist = Generalist

# The letter that stands for a colour, then those that stand for a faction.
cd-letter-orange = O
cd-letter-purple = P
cd-letter-blue = B
cd-letter-red = R
cd-letter-green = G
cd-letter-human = H
cd-letter-pilot = P
cd-letter-engineer = E
cd-letter-security = S
cd-letter-mechanic = M
cd-letter-navigator = N
cd-letter-generalist = G

# A card in a list, and in a sentence.
cd-card-pilot = { $colour } Pilot
cd-card-engineer = { $colour } Engineer
cd-card-security = { $colour } Security
cd-card-mechanic = { $colour } Mechanic
cd-card-navigator = { $colour } Navigator
cd-card-generalist = { $colour } Generalist
cd-the-pilot = the { $colour } Pilot
cd-the-engineer = the { $colour } Engineer
cd-the-security = the { $colour } Security officer
cd-the-mechanic = the { $colour } Mechanic
cd-the-navigator = the { $colour } Navigator
cd-the-generalist = the { $colour } Generalist

cd-wild-human = Humans
cd-wild-generalist = Generalists
cd-wild-human-generalist = Human Generalists

cd-species-ondriox = Ondriox
cd-species-kraith = Kraith
cd-species-thaymerian = Thaymerian
cd-species-burrel = Burrel
cd-species-kandra = Kandra
cd-with-species = { $name } ({ $species })

cd-plus = +{ $number }
cd-minus = −{ $number }

## Places in a ship

cd-cell = in row { $row }, column { $column }
cd-cell-first = as the first card
cd-cell-upper = in the upper row, place { $place }
cd-cell-lower = in the lower row, place { $place }
cd-cell-place = in place { $place }
cd-cell-left = left of { $card }
cd-cell-right = right of { $card }
cd-cell-above = above { $card }
cd-cell-below = below { $card }
cd-cell-card = { $card } ({ $at })

## What one can do

cd-do-open = Shuffle the cards; { $first } goes first
cd-do-open-alone = Shuffle the cards
cd-do-reshuffle = { $count ->
    [one] Make 1 discard the new deck
   *[other] Shuffle { $count } discards into a new deck
}
cd-do-add = Add { $card } to work crew { $stack }
cd-do-begin = Begin work crew { $stack } with { $card }
cd-do-post = Post a payroll of { $amount }
cd-do-recruit = Recruit work crew { $stack }
cd-do-recruit-seen = Recruit work crew { $stack }: { $cards }
cd-do-recruit-paid = Recruit work crew { $stack } for a payroll of { $amount }
cd-do-recruit-paid-seen = Recruit work crew { $stack } for a payroll of { $amount }: { $cards }
cd-do-place = Place { $card } { $cell }
cd-do-stow = Stow { $card } in the hold

## What was done

cd-told-open = The cards are shuffled. { $first } goes first.
cd-told-open-alone = The cards are shuffled.
cd-told-reshuffle = { $count ->
    [one] The deck is empty. The only discard becomes the new one.
   *[other] The deck is empty. The { $count } discards are shuffled into a new one.
}
cd-told-add = { $name } adds { $card } to work crew { $stack }.
cd-told-begin = { $name } begins work crew { $stack } with { $card }.
cd-told-post = { $name } posts a payroll of { $amount }.
cd-told-recruit = { $name } recruits work crew { $stack }.
cd-told-recruit-seen = { $name } recruits work crew { $stack }: { $cards }.
cd-told-recruit-paid = { $name } recruits work crew { $stack } for a payroll of { $amount }.
cd-told-recruit-paid-seen = { $name } recruits work crew { $stack } for a payroll of { $amount }: { $cards }.
cd-told-assign = { $name } has found a place for a new crew member.

## What follows by itself

cd-news-round = Round { $round } of { $rounds } begins.
cd-news-discard = { $count ->
    [one] Everybody discards the last card unseen.
   *[other] Everybody discards the last { $count } cards unseen.
}
cd-news-discard-alone = { $count ->
    [one] Your last card is discarded.
   *[other] Your last { $count } cards are discarded.
}
cd-news-highest = { $name } has posted the highest payroll, takes the first-player card and chooses first.
cd-news-last-crew = { $name } gets work crew { $stack }, the last one: { $cards }.
cd-news-ships = { $count ->
    [one] All new crew members have their places.
   *[other] All have placed their new crew members: the ships are open again.
}
cd-rival-adds = The rival adds { $card } to work crew { $stack }.
cd-rival-takes = The rival takes work crew { $stack }: { $cards }.
cd-rival-aside = Nobody takes work crew { $stack }; it is discarded: { $cards }.

## Phases

cd-phase-shuffle = Shuffling
cd-phase-form = Form work crews
cd-phase-post = Post payroll
cd-phase-recruit = Recruit
cd-phase-place = Assign stations
cd-phase-over = Game over

cd-wait = Others are choosing.
cd-ask-shuffle = The cards are being shuffled.
cd-ask-form = { $left ->
    [one] Play your last card: add it to a work crew, or begin a new one.
   *[other] Play a card, { $left } are left to play: add it to a work crew, or begin a new one.
}
cd-ask-form-full = { $left ->
    [one] Play your last card: add it to a work crew.
   *[other] Play a card, { $left } are left to play: add it to a work crew.
}
cd-ask-post = Which payroll do you post? Whoever pays more recruits sooner.
cd-ask-recruit = Which work crew do you recruit?
cd-ask-recruit-alone = Which work crew do you recruit, for the payroll above it?
cd-ask-place = { $left ->
    [one] Find a place for your last new crew member.
   *[other] Find a place for a new crew member; { $left } are waiting.
}
cd-ask-over = The game is over.

## How a table plays

cd-table-crews = In each round everybody adds { $plays } of 5 cards to { $stacks } work crews of { $size } and discards { $discards }.
cd-table-crews-alone = In each round you add { $plays } of your 5 cards, and the rival 5 of its own, to { $stacks } work crews of { $size }; you discard { $discards }.
cd-table-payroll = { $count ->
    [one] Everybody posts one of these payrolls and recruits one work crew, the highest payroll first: { $amounts }.
   *[other] Everybody posts { $count } of these payrolls and recruits { $count } work crews, the highest payroll first: { $amounts }.
}
cd-table-payroll-alone = You recruit one work crew; from left to right they cost a payroll of { $amounts }. The rival takes the more valuable of the two others.
cd-table-ship = { $count ->
    [one] A ship has 2 rows of { $columns } places; 1 crew card goes to the hold.
   *[other] A ship has 2 rows of { $columns } places; { $count } crew cards go to the hold.
}
cd-wilds-in = Wild cards in the deck: { $wilds }.
cd-wilds-count = { $count } { $wild }
cd-wilds-none = Without wild cards.
cd-frame-floating = Floating frame: a ship grows around its first card, to 2 rows and { $columns } columns in all.
cd-frame-fixed = Fixed frame: the 2 rows of { $columns } places are there from the start, and the first card may lie in any of them.
cd-table-assumed = Some numbers are not in the rules we have and are assumed; the rules page says which.

## Scores

cd-sheet-set = { $count ->
    [one] { $trait }, set of 1 card
   *[other] { $trait }, set of { $count } cards
}
cd-sheet-crew = Values of the crew in the ship
cd-sheet-hold = Values of the crew in the hold
cd-sheet-payroll = Payroll
cd-sheet-collection = { $count ->
    [one] { $trait }, largest collection: 1 card
   *[other] { $trait }, largest collection: { $count } cards
}
cd-sheet-cards = Values of all its cards
cd-sheet-total = Total

## How it ended

because-most-points = { $seat } wins with the highest score: { $points }.
because-largest-set = { $seat } wins: level at { $points }, but with the largest set, of { $size } cards.
because-most-payroll = { $seat } wins: level at { $points } and in the largest set, but with the highest payroll, { $amount } in all.
because-shared-win = { $seats } share the win: level at { $points }, in the largest set and in payroll.
because-rival-beaten = The rival is beaten: { $points } against { $rival }.
because-rival-ahead = The rival wins: you score { $points }, and it scores { $rival }; you would have needed more.

## Why not

cd-illegal-over = The game is over.
cd-illegal-natures-turn = First the cards must be shuffled.
illegal-no-such-seat = Nobody sits at seat { $seat }.
illegal-not-the-deck = The deck must hold all 75 cards that are not wild, and of each type of wild cards as many as go with this number of players.
illegal-not-the-discards = The new deck must hold exactly the discards.
illegal-no-such-stack = There is no work crew { $stack }.
illegal-stack-full = Work crew { $stack } is complete.
illegal-stack-taken = Work crew { $stack } has been recruited already.
illegal-not-on-offer = There is no payroll of { $amount } on offer.
illegal-nothing-to-place = All new crew members have been placed.
illegal-not-your-recruit = The new crew members still to be placed do not include { $card }.
illegal-hold-full = { $room ->
    [one] The hold takes only 1 crew card.
   *[other] The hold takes only { $room } crew cards.
}
illegal-ship-full = The ship is full: this card goes to the hold.
illegal-cell-taken = There is a card in this place already.
illegal-cell-apart = A card must lie directly beside another card of the ship: left, right, above or below.
illegal-cell-first = In a floating frame the first card lies at row 0, column 0: the ship grows from there.
illegal-cell-outside = A ship cannot reach further than 2 rows and { $columns } columns.
illegal-setup-crewdeck-players = Crew Deck is for one to { $most } players, not { $players }.

illegal-edition-count = “{ $field }” must hold { $count } numbers, not { $given }.
illegal-edition-rising = The numbers in “{ $field }” must rise.
illegal-edition-falling = The numbers in “{ $field }” must not rise: a rarer card is worth at least as much as a more common one.
illegal-edition-range = “{ $field }” must be from { $low } to { $high }, not { $given }.
illegal-edition-payroll-cards = There are { $printed } payroll cards, but these amounts and copies make { $cards }.
illegal-edition-payroll-few = There must be at least { $least } different payrolls.
illegal-edition-solo-payroll = The solo game needs a payroll of { $amount }, but there is none.
illegal-edition-wild-cards = There are { $printed } wild cards, but these numbers make { $cards }.
illegal-edition-wild-few = There are too few { $wild }: with that many players at least { $least } are needed.
illegal-edition-species = Each of the five species must have one colour.
