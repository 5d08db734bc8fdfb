### Crew Deck in the terminal (English).

## Table

tui-game-crewdeck = Crew Deck
deck-round = Round { $number }/{ $total }
deck-practice = practice
deck-step-form = crews
deck-step-post = payroll
deck-step-recruit = recruit
deck-step-place = stations
deck-points = { $points } pts
deck-paid = paid { $amount }
deck-pays = now { $amount }
deck-is-placing = placing…
deck-has-placed = placed
deck-rival = The rival
deck-values = values { $points }
deck-hold = hold
deck-hold-points = hold { $points }
deck-payroll-pile = pay { $amount }
deck-crew-new = new crew
deck-tray-hand = Your hand
deck-tray-payroll = Payroll on offer
deck-tray-order = Who recruits when
deck-tray-new = Your new crew

## What is asked

deck-ask-form = { $left ->
    [one] Your last card of this round: which work crew gets it?
   *[other] Which card goes to which work crew? { $left } more are yours to play.
}
deck-ask-post = Which payroll do you post? Whoever pays more recruits sooner.
deck-ask-recruit = { $count ->
    [one] Which work crew do you recruit?
   *[other] Which work crew do you recruit? { $count } in all are yours.
}
deck-ask-recruit-alone = Which work crew do you recruit? Its payroll is yours, too.
deck-ask-place = { $left ->
    [one] Where does your last new crew member work?
   *[other] Where do your new crew members work? { $left } are waiting.
}
deck-ask-confirm = All are placed. Enter makes it final, u takes the last one back.
deck-for = { $name }: { $question }
deck-confirm = Confirm the stations
deck-do-place = Place it here: { $gain } ({ $why })
deck-do-stow = Into the hold: { $gain } ({ $why })
deck-why-new = { $trait } ×{ $now } { $points }
deck-why-grows = { $trait } { $was } → ×{ $now } { $points }
deck-why-values = values { $points }
deck-why-hold = hold { $points }
deck-choose-first = Choose first where it goes: ← and →.
deck-nothing-to-undo = There is nothing to take back: what is confirmed stays.
deck-practice-off = Practice mode is off: p turns it on.
deck-practice-on = Practice mode is on: h weighs your choices.
deck-nothing-to-weigh = There is nothing to weigh just now.
deck-news-placed = { $name } has placed the new crew.
deck-news-score = { $name }: { $was } → { $now } points ({ $gain }).

## Keys

deck-key-where = where
deck-key-card = card
deck-key-undo = undo
deck-key-confirm = confirm
deck-key-advice = advice
deck-key-sheets = scores
deck-key-rules = rules
deck-key-practice = practice
deck-key-again = play again
deck-key-settings = table

## Pages

deck-help-digit = A payroll by its first digit, a work crew by its number.
deck-help-where = Move to another work crew, payroll card or station.
deck-help-card = Choose a card of your hand or of your new crew; Tab takes the next one.
deck-help-enter = Do what is chosen; hurry the others on. When all is placed: confirm.
deck-help-hold = Aim at the hold.
deck-help-undo = Take back the last station of this round, until you confirm.
deck-help-practice = Practice mode on or off.
deck-help-advice = In practice mode: what your choices are worth, and why.
deck-help-sheets = Everybody’s score sheet as it stands.
deck-help-rules = The rules.
deck-help-quit = Leave. The game is kept, and goes on next time.
deck-help-letters = Factions: { $list }.
deck-help-wild = { $sign } stands for what a wild card leaves open: any colour, any faction.
deck-help-card-face = A card shows its colour, its faction and, in its edge, its value.
deck-help-signs = { $first } has the first-player card, ▶ is to act, { $hold } is the hold, { $covered } a covered card of the rival’s.
deck-help-cells = A dotted station is open, and says what the chosen card would bring there. A double rim is not confirmed yet.
deck-help-plain = Line by line: “2 3” is card 2 to work crew 3, “2 a4” card 2 to station a4, “2 k” card 2 to the hold; a number alone is a payroll or a work crew. Enter confirms your stations.
deck-sheets = Score sheets
deck-rules = Rules
deck-advice = Advice
deck-advice-place = What your new crew brings at once, most points first. + marks the new cards; “Blue ×3 → ×4 +7” is a set that grows from 3 cards to 4 and brings 7 points.
deck-advice-recruit = What each work crew would bring at once at its best stations.
deck-advice-post = What each work crew would bring at once at its best stations. The more they differ, the more an early choice is worth.
deck-advice-form = What each card would bring at once at its best station, to you and to others.
deck-advice-paid = With its payroll of { $amount }: { $net } in all.
deck-advice-other = { $name } would gain { $gain } by it.
deck-advice-theirs = Of the others, { $name } would gain most by it: { $gain }.
deck-advice-plan = { $sign } is what the planner would do, with the rest of the game in mind.
deck-advice-planner = { $sign } With the rest of the game in mind, the planner would do this: { $what }.

## Start

deck-set-players = { $players ->
    [one] 1 player, against the rival
   *[other] { $players } players
}
deck-set-wilds = Wild cards: { $state ->
    [on] yes
   *[off] no
}
deck-set-solo-wilds = Wild cards alone: { $state ->
    [all] all of them
   *[few] one of each type
}
deck-set-frame = Frame of a ship: { $state ->
    [fixed] fixed
   *[floating] floating
}
deck-set-practice = Practice mode: { $state ->
    [on] yes
   *[off] no
}
deck-set-edition = Edition: { $state ->
    [own] your own numbers
   *[usual] the usual numbers
}
tui-kind-planner = bot, planner
tui-kind-expert = bot, expert
deck-log = What has happened
deck-key-log = log
deck-help-log = All that has happened so far.
deck-start = Collect a crew: five rounds, two rows of stations, sets of colours and of factions.
deck-key-change = change
deck-resume = { $players ->
    [one] A solo game was left in the middle, in round { $round }.
   *[other] A game for { $players } was left in the middle, in round { $round }.
}
deck-resume-on = go on with it
deck-resume-new = begin anew; the old game is kept as an unfinished record
deck-resume-back = leave

## End

deck-end-won = { $name } wins
deck-end-shared = The win is shared
deck-end-rival-beaten = You beat the rival
deck-end-rival-ahead = The rival wins
deck-end-record = The record: { $path }
deck-end-largest = largest set { $size }
deck-end-unkept = Nothing was kept.
deck-plain-on = Enter to play again, q to leave:
deck-plain-resume = { $question } Enter goes on with it, n begins anew, q leaves:
deck-plain-unknown = Not understood: ? says what can be typed.

## Command line

cli-help-rules =
    Prints the rules of a game, with its charts and tables; numbers we had to assume are marked with *.

    With --json: an object with game, title, assumed (names of the assumed numbers) and sections (title, blocks: paragraph with text; points with items; table with title, head, rows).
cli-short-rules = Print the rules of a game.
cli-rules-game = The game: planet9, deepsea or crewdeck.
cli-rules-edition = Crew Deck with the numbers of this file.
cli-play-no-wilds = In Crew Deck: without wild cards.
cli-play-fixed-frame = In Crew Deck: the frame of a ship lies fixed from the start.
cli-play-edition = In Crew Deck: the printed numbers, from a file.
cli-play-practice = In Crew Deck: explain on request what choices are worth.
cli-no-missions = Crew Deck has no missions: each game stands alone. Play one with “shipmates play crewdeck”.
cli-no-campaign = Crew Deck has no campaign: each game stands alone. Play one with “shipmates play crewdeck”.
cli-deck-open = A game of Crew Deck is kept, and goes on next time.
cli-deck-saved = The record is kept in { $path }.
cli-deck-round = Round { $number }
cli-deck-unfinished = The record ends before the game does.
cli-deck-places = { $name }: { $what }.
mistake-crewdeck-players = Crew Deck is for 1 to 4 players, not { $players }.
