### Shipmates in the terminal (English).

## Cards

# The letter that stands for a suit when a card is typed.
tui-letter-pink = P
tui-letter-blue = B
tui-letter-green = G
tui-letter-yellow = Y
tui-letter-rocket = R
tui-letter-submarine = U

## Header

tui-mission = Mission { $number }
tui-epilogue = Epilogue { $difficulty }
tui-epilogue-title = Epilogue: { $title }
tui-attempt = Attempt { $number }
tui-challenge = Challenge
tui-dead-zone = Dead zone
tui-sonar-currents = Currents
tui-sonar-rapture = Rapture, { $left ->
    [one] 1 signal left
   *[other] { $left } signals left
}
tui-sonar-from = Sonar from trick { $trick }
tui-terrain = Terrain { $card }
tui-sonar-none = No sonar
tui-radio-from = Radio from trick { $trick }
tui-distress-active = Distress
tui-trick = Trick { $number }/{ $total }
tui-dealing = The cards are being dealt…

## Seats

tui-counts = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $tricks } won
tui-counts-short = { $cards } c., { $tricks } won
tui-more-tasks = … more (t)
tui-part-feeling = ill: no trick
tui-part-silenced = silent
tui-part-volunteer = volunteer
tui-part-neighbour = all pinks
tui-part-first = the start
tui-part-last = the end
tui-said = “{ $answer }”
tui-voted = { $way ->
    [left] ← for it, left
   *[right] → for it, right
}
tui-has-chosen = ✓ has chosen
tui-is-choosing = … choosing
tui-radio-free = ⌁ radio free
tui-radio-ready = ⌁ ready
tui-radio-silent = ⌁ silent
tui-radio-shut = ⌁ jammed
tui-radio-played = played
tui-sonar-free = ⌁ sonar free
tui-sonar-ready = ⌁ ready
tui-sonar-shut = ⌁ not yet
tui-sonar-spent = ⌁ used up
tui-sonar-off = ⌁ no sonar
tui-willing = “yes”
tui-unwilling = “no”
tui-content = ✓ content
tui-noted = noted: { $count }
tui-always-ready = always ready
tui-your-tasks = Your tasks:
tui-no-task = No task of your own

## Middle

tui-leads = leads
tui-ahead = ◆ ahead
tui-won = ◆ won
tui-goal-tasks = { $done } of { $count ->
    [one] 1 task
   *[other] { $count } tasks
} fulfilled.
tui-goal-see-briefing = b: what must be done

tui-stage-draft = Tasks are taken in turn, the commander first.
tui-stage-poll = The commander asks: “{ $question }”
tui-stage-distress = Send the distress signal? Everybody would pass a card the same way.
tui-stage-pass = Distress signal: everybody passes a card to the { $way ->
    [left] left
   *[right] right
}.
tui-stage-laying = Task cards are turned over…
tui-stage-sea-draft = Tasks are taken in turn, the captain first.
tui-stage-choosing = Free choice: anybody may take what they like, in any order.
tui-stage-placing = Nobody wants these: { $captain } says who takes them.
tui-stage-offering = { $captain } keeps all tasks, or offers all of them to somebody.
tui-stage-offered = { $captain } offers all tasks to { $name }.
tui-stage-volunteering = { $captain } asks in turn: { $count ->
    [one] who takes all the tasks?
   *[other] which { $count } share the tasks?
}
tui-stage-owner = One member takes all the tasks. The crew agrees on whom.
tui-stage-proposed = { $name } proposes { $named } for all the tasks.
tui-stage-predicting = Predictions: how many tricks exactly?
tui-tasks-in-words = t: all tasks in words
tui-name-feeling = { $commander } names the member who is ill.
tui-name-silence = { $commander } names the member who stays silent.
tui-name-volunteer = { $commander } names the volunteer.
tui-name-decision = { $commander } names the member who takes all tasks.
tui-name-errand = { $commander } gives the task to somebody.
tui-council-swap = The crew may exchange the tokens of two tasks, once, if all agree.
tui-council-move = The crew may move one token to a task without one, if all agree.
tui-council-hand-over = One task may go to another member, if all agree.
tui-council-roles = Who wins the first four tricks, and who the last?
tui-propose-swap = Propose an exchange …
tui-propose-move = Propose a move …
tui-propose-hand-over = Propose a hand-over …
tui-propose-roles = Propose two members …

## What is asked

tui-waiting = Waiting for { $names } …
tui-enter = Enter
tui-space = Space
tui-enter-ready = Nothing to signal
tui-enter-take = Take { $task }
tui-enter-signal = Signal { $card } …
tui-ask-radio = Radio open: choose a card to signal, or Enter if you have nothing to say.
tui-ask-radio-card = Which card will you show?
tui-ask-sonar = Sonar open: choose a card to signal, or Enter if you have nothing to say.
tui-ask-sonar-signal = Enter sends the signal, Esc lets go.
tui-ask-signal = You can signal only once in an attempt. Enter sends, Esc lets go.
tui-ask-lead = { $who ->
    [jarvis] JARVIS leads: choose one of its open cards.
    [tonoja] Tonoja leads: choose one of its open cards.
   *[you] You lead: play any card.
}
tui-ask-follow = { $who ->
    [jarvis] JARVIS must follow { $suit }.
    [tonoja] Tonoja must follow { $suit }.
   *[you] Follow { $suit }.
}
tui-ask-discard = { $who ->
    [jarvis] JARVIS has no { $suit }: play any of its open cards.
    [tonoja] Tonoja has no { $suit }: play any of its open cards.
   *[you] No { $suit } in your hand: play any card.
}
tui-ask-take = { $who ->
    [jarvis] Take a task for JARVIS.
    [tonoja] Take a task for Tonoja.
   *[you] Take a task.
}
tui-ask-take-or-skip = { $who ->
    [tonoja] Take a task for Tonoja, or none.
   *[diver] Take a task, or leave them to the others.
}
tui-ask-choose = { $who ->
    [tonoja] Take a task for Tonoja, or say that it wants none.
   *[diver] Take a task, or say that you are content.
}
tui-ask-place = Which task do you hand out?
tui-ask-place-owner = … and who takes it?
tui-ask-offer = Keep all tasks, or offer them to somebody?
tui-ask-all-tasks = { $who ->
    [tonoja] You answer for Tonoja: will it take the tasks?
   *[diver] Will you take the tasks?
}
tui-ask-propose-owner = Propose somebody for all the tasks, or let the others speak.
tui-ask-decide-owner = Nothing was agreed. You decide: who takes all the tasks?
tui-ask-predict-which = Several of your tasks need a number: choose one.
tui-ask-predict = { $who ->
    [tonoja] { $task }, aloud: how many tricks will Tonoja win?
   *[diver] { $task }, aloud: how many tricks will you win?
}
tui-ask-predict-secretly = { $who ->
    [tonoja] { $task }, in secret: how many tricks will Tonoja win?
   *[diver] { $task }, in secret: how many tricks will you win?
}
tui-ask-reply = { $question }
tui-ask-reply-jarvis = You answer for JARVIS: { $question }
tui-ask-name-feeling = Name the member who is ill and must win no trick.
tui-ask-name-silence = Name the member who must not signal in this attempt.
tui-ask-name-volunteer = Name the volunteer.
tui-ask-name-decision = Who takes all the tasks, unseen?
tui-ask-name-errand = Who gets this task?
tui-ask-council = Do you want to propose something?
tui-ask-swap-first = Exchange tokens: choose the first task.
tui-ask-swap-second = … and the second one.
tui-ask-move-first = Move a token: choose a task.
tui-ask-move-second = … and the other one: the token goes where none is.
tui-ask-hand-over-first = Which task shall change hands?
tui-ask-hand-over-second = Who shall get it?
tui-ask-roles-first = Who wins the first four tricks?
tui-ask-roles-second = Who wins the last one?
tui-ask-consent = Do you agree?
tui-ask-distress = The distress signal: yes, and which way, or no?
tui-ask-way = All are for it, but not the same way. You decide: which way?
tui-ask-give = { $who ->
    [jarvis] Choose an open card of JARVIS’ that goes to { $name }.
    [tonoja] Choose an open card of Tonoja’s that goes to { $name }.
    [diver] Choose a card that goes to { $name }; no submarines.
   *[you] Choose a card that goes to { $name }; no rockets.
}

## Keys

tui-key-choose = choose
tui-key-do = do it
tui-key-ready = ready
tui-key-back = back
tui-key-signal = signal
tui-key-help = help
tui-key-hint = hint
tui-key-briefing = briefing
tui-key-tasks = tasks
tui-key-last = last trick
tui-key-always = always ready
tui-key-give-up = give up
tui-key-quit = quit

## News

tui-news-commander = The cards are dealt. { $name } has rocket 4 and is the commander.
tui-news-captain = The cards are dealt. { $name } has submarine 4 and is the captain.
tui-news-distress = Distress signal: everybody passes a card to the { $way ->
    [left] left
   *[right] right
}.
tui-news-moved = You gave { $gave } and got { $got }.
tui-news-trick = { $name } wins the trick with { $card }{ $done ->
    [0] .
    [one] {" "}and fulfils a task.
   *[other] {" "}and fulfils { $done } tasks.
}

## Pages

tui-escape = Esc
tui-page-close = Esc closes
tui-help = Keys
tui-hint = Help: what an expert would do
tui-hint-none = There is nothing to decide now.
tui-labelled = { $label }: { $text }
tui-tasks = Tasks
tui-last = Last trick
tui-hands = All hands
tui-none = none
tui-typed = p3
tui-help-choose = Move to another card or choice.
tui-help-number = Choose by number; among cards: the next one of that value.
tui-help-type = Choose a card by its letter and value.
tui-help-enter = Do what is chosen; hurry the others on.
tui-help-esc = One step back.
tui-help-ready = Nothing to signal before this trick.
tui-help-always = Always let the radio window pass, or be asked again.
tui-help-signal = Signal a card by radio, once in an attempt.
tui-help-hint = What an expert would do with your cards, and why.
tui-help-last = Look at the last trick again; only the last one.
tui-help-tasks = Everybody’s tasks, in words.
tui-help-briefing = What must be done in this mission.
tui-help-give-up = Give up; the attempt counts as lost.
tui-help-quit = Leave. The attempt is kept, and goes on next time.
tui-help-sign-radio = Radio: ▲ the highest, ● the only one, ▼ the lowest of its colour; ? shown in a dead zone.
tui-help-sign-ticket = Tasks: 1 to 5 are done in this order before all others, › before ›› before ›››, Ω last of all. ✓ fulfilled, ✗ failed.
tui-help-sign-sonar = Sonar: ▲ the highest, ● the only one, ▼ the lowest of its colour; ? shown in currents.
tui-help-sign-task = Tasks: T11·3 is task card T11 of difficulty 3, T72=2 foretells two tricks. ✓ fulfilled, ✗ failed.
tui-help-sign-captain = ♛ is the captain, ▶ is to act, ◆ takes the trick, ▒▒ is a covered card of Tonoja’s, ◷ the time left.
tui-help-sign-rim = A solid rim: the card can be chosen. A dotted rim: it cannot.
tui-help-sign-commander = ♛ commands, ▶ is to act, ◆ takes the trick, ▒▒ is a covered card of JARVIS’.
tui-no-trick-yet = No trick has been played yet.
tui-last-trick = Trick { $number } went to { $name }.

tui-choose-first = Choose first: ← and →, a number, or a card such as p3.
tui-give-up = Give up this attempt? It counts as lost.
tui-give-up-yes = give up
tui-give-up-no = play on
tui-resume = An attempt at this mission was left in the middle.
tui-resume-on = go on with it
tui-resume-new = begin anew; the old attempt counts as lost
tui-resume-back = choose something else
tui-curtain = Pass the screen to { $name }
tui-curtain-enter = { $name }, press Enter when only you can see it.
tui-too-small = The table needs a window of { $width } × { $height }.
tui-too-small-now = This one has { $width } × { $height }: make it larger, and the game goes on.

## Start

tui-game-planet9 = The Quest for Planet Nine
tui-game-deepsea = Mission Deep Sea
tui-campaign = { $done } of { $count } missions · score { $score }
tui-mission-open = unfinished
tui-mission-done = { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}
tui-mission-tried = { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}
tui-set-players = { $players } players
tui-set-jarvis = JARVIS at seat { $seat }
tui-set-tonoja = Tonoja at seat { $seat }
tui-set-clock = { $time ->
    [none] Clock: none
   *[other] Clock: { $time }
}
tui-set-tasks = { $state ->
    [same] The same tasks again
   *[new] New tasks
}
tui-set-challenge = Challenge for three: { $state ->
    [on] yes
   *[off] no
}
tui-set-distress = Distress: { $wish ->
    [never] never
    [left] always, to the left
    [right] always, to the right
   *[ask] ask
}
tui-set-language = English → Français
tui-kind-you = you
tui-kind-cautious = bot, cautious
tui-kind-steady = bot, steady
tui-kind-random = bot, random
tui-key-mission = mission
tui-key-start = start
tui-key-crew = crew

## End

tui-end-won = Mission accomplished: { $mission }
tui-end-lost = Mission failed: { $mission }
tui-end-given-up = The crew has given up this attempt.
tui-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
tui-end-tries = { $tries ->
    [one] One attempt so far.
   *[other] { $tries } attempts so far.
}
tui-end-score = { $tries ->
    [one] Accomplished at the first attempt.
   *[other] Accomplished after { $tries } attempts.
} Score of this mission { $score }, of the campaign { $total }.
tui-end-epilogue = { $best ->
    [0] No step of the epilogue is won yet.
   *[other] Best difficulty in the epilogue: { $best }.
}
tui-key-new-tasks = try new tasks
tui-key-same-tasks = the same tasks
tui-key-next = next mission
tui-key-again = try again
tui-key-replay = look back
tui-key-missions = missions
tui-key-scroll = scroll
tui-plain-on = Enter to go on, q to leave: 
tui-key-step = step
tui-key-ends = beginning, end
tui-key-seat = next seat
tui-key-open = all hands
tui-replay-place = Step { $place } of { $total }

## Command line

cli-help-shipmates = Card games for a crew, in the terminal.
cli-short-shipmates = { cli-help-shipmates }
cli-help-play =
    Plays The Quest for Planet Nine, Mission Deep Sea or Crew Deck, alone with bots or together at one screen.

    The first two open at the list of missions unless --mission is given, Crew Deck at its table unless players or seats are. A game that was left goes on next time. Exit codes: 0 when all is well, 2 for a mistake of yours.
cli-short-play = Play in the terminal.
cli-help-missions =
    Lists the missions of a game, or briefs one of them.

    With --json: an object with game and missions, each with number, title, story, tasks and tokens (in Deep Sea difficulty, fixed and seconds), special, briefing and file (the mission as one would write it oneself); one such object for a single mission.
cli-short-missions = List the missions, or brief one.
cli-help-replay =
    Tells a recorded game move by move, with all cards open or as one seat saw it.

    With --json: an object with game, mission, title, players, challenge and jarvis (in Deep Sea timed, difficulty and tonoja), distress, seat, moves (seat, action as in the record or null if hidden, told, hand), tricks (number, leader, cards, winner) and outcome (won, because, text; null if unfinished). For Crew Deck: game, players, wilds, fixed, seat, moves, rounds (number, ships), sheets and outcome (payoff, because, text).
cli-short-replay = Tell a recorded game.
cli-help-campaign =
    Shows a crew’s logbook: attempts, distress signals and score, mission by mission.

    With --json: an object with game, crew, completed, score, next_mission, missions (mission, attempts, done, distress, score) and attempts (mission, players, challenge, or in Deep Sea timed, difficulty and tasks, won, distress, given_up, because, when, record).
cli-short-campaign = Show a logbook.
cli-shipmates-version = Say the version and leave.
cli-help-completion =
    Prints the script by which a shell completes our commands and options.

    bash: shipmates completion bash > ~/.local/share/bash-completion/completions/shipmates. zsh: shipmates completion zsh > a file _shipmates in a folder of $fpath. fish: shipmates completion fish > ~/.config/fish/completions/shipmates.fish. PowerShell: shipmates completion powershell >> $PROFILE. The shell you start next knows it.
cli-short-completion = Print what a shell needs to complete our commands.
cli-completion-shell = The shell.
cli-man-short = card games about crews: play, serve, review, solve and study them
cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-commands = COMMANDS
cli-man-environment = ENVIRONMENT
cli-man-environment-told = Every option of serve is also a variable: --bot-workers is SHIPMATES_BOT_WORKERS. SHIPMATES_HOME names the folder of all that is kept, SHIPMATES_LANG the language. NO_COLOR turns colours off.
cli-man-exit = EXIT STATUS
cli-man-exit-codes = 0 if all went well. 1 if a server had to stop or a check failed. 2 for a mistake in what was asked, which is said in a line.
cli-all-json = Print one JSON document.
cli-all-lang = The language: en or fr. Otherwise SHIPMATES_LANG, LC_ALL or LANG says.
cli-play-game = The game: planet9, deepsea or crewdeck.
cli-play-mission = Play this mission at once, 1 to 50; in Deep Sea 1 to 32, or epilogue.
cli-play-mission-file = Play a mission of your own, from a file.
cli-play-players = How many play, 2 to 5; with two, JARVIS or Tonoja is the third. In Crew Deck 1 to 4.
cli-play-seats = Who sits where, for example you,bot,you:Bea,random. A bot is expert, steady, cautious or random, in Crew Deck expert, planner or random.
cli-play-challenge = The challenge for three.
cli-play-distress = How you answer the distress question: ask, never, left or right.
cli-play-timed = Against the clock, in the missions that have one; otherwise with what replaces it.
cli-play-same-tasks = In Deep Sea: with the tasks of the last lost attempt, or with new ones.
cli-play-jarvis = Where JARVIS or Tonoja sits with two players: 0, 1 or 2.
cli-play-seed = Repeatable luck: the same number, the same deal.
cli-play-campaign = The crew whose logbook is kept.
cli-play-no-campaign = Keep nothing.
cli-play-hot-seat = People in all seats, who pass the screen around.
cli-play-plain = Line by line, without a drawn screen.
cli-missions-what = The game, and the number of one mission, or epilogue.
cli-missions-mission-file = Brief a mission of your own, from a file.
cli-missions-players = For how many players to brief.
cli-replay-file = The record; - reads from standard input.
cli-replay-seat = Tell only what this seat could see, counted from 0.
cli-replay-everything = Tell everything; that is the rule without --seat.
cli-campaign-game = The game: planet9, deepsea or crewdeck.
cli-campaign-name = The crew; without one, the crew without a name.

cli-column-title = Title
cli-column-tasks = Tasks
cli-column-difficulty = Difficulty
cli-column-tokens = Tokens
cli-column-special = Special
cli-column-attempts = Attempts
cli-column-distress = Distress
cli-column-score = Score
cli-yes = yes
cli-special-dead-zone = Dead zone.
cli-special-radio = Disruption: first signals just before trick { $trick }.
cli-special-sonar = First signals just before trick { $trick }.
cli-special-currents = Currents.
cli-special-rapture = Rapture of the deep.
cli-special-terrain = Unfamiliar terrain.
cli-special-none = No sonar.
cli-special-together = The crew agrees on one member for all tasks.
cli-special-captain = The captain keeps all tasks, or gives all away.
cli-special-volunteers = { $count ->
    [one] One volunteer takes all tasks.
   *[other] Two volunteers share the tasks.
}
cli-special-free = Free choice of tasks.
cli-special-hardest-first = The captain takes the hardest task.
cli-special-captain-spared = The captain takes no task.
cli-special-fixed = Always these tasks: { $tasks }
cli-special-clock = Against the clock ({ $time }), or without it.
cli-special-epilogue = Each success makes it harder by 1.
cli-special-decision = Commander’s decision.
cli-special-distribution = Commander’s distribution.
cli-special-silenced = One member stays silent.
cli-special-swap = Tokens may be exchanged.
cli-special-move = A token may be moved.
cli-special-draws = After trick 1 each member draws a card from the neighbour on the right.
cli-campaign-empty = Nothing has been tried yet.
cli-campaign-next = Next: mission { $number }, { $title }.
cli-campaign-over = Every mission is accomplished.
cli-campaign-epilogue = Next: the epilogue, difficulty { $difficulty }.
cli-campaign-own = { $count ->
    [one] One attempt at a mission of your own.
   *[other] { $count } attempts at missions of your own.
}
cli-seat = Seat { $seat }
cli-hand = { $name }:
cli-trick = Trick { $number }, { $name } leads:
cli-left-open = An attempt at mission { $mission } is kept, and goes on next time.
cli-left-open-epilogue = An attempt at the epilogue is kept, and goes on next time.
cli-won = Won.
cli-lost = Lost.
cli-unfinished = The record ends before the attempt does.

mistake-seat = “{ $seat }” is nobody: a seat is you, bot or { $levels }, with a name after a colon if you like.
mistake-nobody = At least one seat must be yours: write “you” among --seats.
mistake-name-twice = Two seats are called { $name }.
mistake-players = A crew has 2 to 5 players, not { $players }.
mistake-seats = --players says { $players }, but --seats names { $seats }.
mistake-number = { $option } takes a whole number, not “{ $value }”.
mistake-choice = { $option } takes one of { $known }, not “{ $value }”.
mistake-mission = There is no mission { $mission }: they go from 1 to { $last }.
mistake-practice = --practice is not for { $game }: there the key h says at any time what an expert would do.
mistake-variant = { $option } is not for { $game }.
mistake-timed = Mission { $mission } has no clock: only 14, 15, 16 and 26 have one.
mistake-two-missions = Name a mission by --mission or by --mission-file, not by both.
mistake-file = { $path } cannot be read.
mistake-not-text = { $path } is no text file.
mistake-no-file = Which record? Name a file, or - for standard input.
mistake-no-seat = There is no seat { $seat } in this record: they go from 0 to { $last }.
mistake-seat-and-all = Either --seat or --all, not both.
mistake-game = There is no game { $game }; there is { $known }.
mistake-language = There is no language { $lang }; there is { $known }.
mistake-folder = Nothing can be written to { $path }: set SHIPMATES_HOME to another folder, or add --no-campaign.
mistake-terminal = The table needs a terminal: standard input and output must be one.
mistake-command = There is no command { $command }; there is { $known }.
mistake-option = There is no option { $option } here.
mistake-option-value = { $option } needs a value.
mistake-arguments = Too much was said: see shipmates { $command } --help.
