### Shipmates: mistakes in files (English).

at-line = Line { $line }: { $fault }
seat = seat { $seat }

kind-number = a number
kind-truth = true or false
kind-text = a text
kind-list = a list
kind-table = a table
kind-other = something else

## Words of a file

fault-encoding = This is no UTF-8 text: byte { $byte } cannot be read.
fault-number = “{ $text }” is no whole number.
fault-rest = Nothing may follow here, but there is “{ $text }”.
fault-word = “{ $text }” means nothing here; it must be one of: { $known }.
fault-card = “{ $text }” is no card: cards are P, B, G or Y with 1 to 9, or T with 1 to 4.
fault-card-twice = { $card } stands twice.
fault-cards = “{ $text }” names no cards.
fault-cards-near = “{ $text }” names no cards. Did you mean “{ $near }”?
fault-cards-none = No card is named here.
fault-seat = “{ $text }” is no seat: seats have the numbers 0 to 4.

## Records

fault-not-a-record = This is no record: a record begins with “{ $wanted }” and a number.
fault-format-newer = This record has format { $version }, and this program reads no later one than { $known }. Use a newer Shipmates.
fault-game = There is no game “{ $text }”; it must be one of: { $known }.
fault-rules-newer = This game was played by rules { $version }, and this program knows only rules { $known }. Use a newer Shipmates.
fault-rules-older = This game was played by rules { $version }, and this program knows only rules { $known }, by which its moves may mean something else.
fault-line = No line of a record begins with “{ $text }”.
fault-line-near = No line of a record begins with “{ $text }”. Did you mean “{ $near }”?
fault-header-late = “{ $key }” must stand before the first move.
fault-header-twice = “{ $key }” stands already on line { $first }.
fault-header-missing = A line that begins with “{ $key }” is missing.
fault-mission = There is no mission { $number }; the missions have the numbers 1 to { $last }.
fault-mission-unquoted = “mission own” must be followed by the mission’s own lines, each beginning with “|”.
fault-edition-unquoted = “edition own” must be followed by the edition’s own lines, each beginning with “|”.
fault-quote-stray = Lines that begin with “|” belong to “mission own” or “edition own”.
fault-jarvis-idle = JARVIS plays with two players only.
fault-tonoja-idle = Tonoja plays with two players only.
fault-epilogue = The epilogue has difficulties from { $low } to { $high }, not { $number }.
fault-task = “{ $text }” cannot be the key of a task card: it is a capital letter and up to seven more capitals or digits, such as T01.
fault-task-twice = Task card { $task } stands twice.
fault-tasks-none = No task card is named here.
fault-seat-empty = Nobody sits at seat { $seat }: there are { $seats } seats, and the first is 0.
fault-mover = { $seat ->
    [nature] “{ $action }” is for a seat to do, not for nature.
   *[other] “{ $action }” is for nature to do, not for a seat.
}
fault-action = “{ $text }” is no action.
fault-action-near = “{ $text }” is no action. Did you mean “{ $near }”?
fault-action-form = “{ $action }” is written like this: { $form }
fault-action-missing = What is done is missing.
fault-deal-gap = A hand is missing beside “/”; a hand without cards is written as “{ $word }”.
fault-deal-pair = “{ $text }” is no place in the row of JARVIS or Tonoja: it must be an open and a covered card, such as G3/B2.
fault-deal-missing = Cards that are not dealt: { $cards }.
fault-deal-foreign = Cards that are not in this game: { $cards }.
fault-crew-card = “{ $text }” is no crew card: the first letter is a colour (O, P, B, R, G, or H for a Human), the second a faction (P, E, S, M, N, or G for a Generalist), such as OP.
fault-stack = “{ $text }” is no work crew: work crews are counted from 1.
fault-deck-missing = Cards that are missing here: { $cards }.
fault-deck-excess = Cards of which there are too many here: { $cards }.
fault-deck-wilds = { $wild ->
    [human] Humans that are no Generalists in this deck: { $found }. It must be { $wanted }.
    [generalist] Generalists that are no Humans in this deck: { $found }. It must be { $wanted }.
   *[human-generalist] Human Generalists in this deck: { $found }. It must be { $wanted }.
}
fault-outcome = The reason for the outcome cannot be read from here on: “{ $text }”.
fault-outcome-early = This outcome comes too early: the game is not over.
fault-outcome-differs = By the rules the outcome is another: { $found }
fault-after-outcome = Nothing may follow the outcome.

## Mission and edition files

fault-toml = This line is no TOML.
fault-toml-character = This line contains a character that TOML does not allow.
fault-toml-escape = This text contains a backslash that means nothing in TOML; a backslash itself is written twice.
fault-toml-excess = This is nested too deeply, or a number is too long.
fault-toml-open = A bracket that opens here is never closed.
fault-toml-quote = A text that begins here has no closing quotation mark.
fault-toml-rest = There is more on this line than a key and its value.
fault-toml-twice = This stands in the file already.
fault-toml-value = What follows the equals sign cannot be read; a text needs quotation marks.
fault-key = There is no key “{ $text }” here.
fault-key-near = There is no key “{ $text }” here. Did you mean “{ $near }”?
fault-key-missing = The key “{ $key }” is missing.
fault-key-idle = “{ $key }” does not go with “{ $other }”.
fault-key-late = “{ $key }” concerns the whole mission and must stand above the first [[rule]] or [[card]].
fault-key-below = “{ $key }” must stand above [{ $table }]: all that follows belongs to the table.
fault-type = “{ $key }” must be { $wanted }, not { $found }.
fault-range = “{ $key }” must be from { $low } to { $high }.
fault-only-true = “{ $key }” can only be true; leave it out otherwise.
fault-list-empty = The list “{ $key }” is empty.
fault-twice = “{ $text }” stands here already.
fault-locale = “{ $text }” is no code of a language, such as en or fr.
fault-story-untitled = The story needs a title in the same language: title.{ $locale }.
fault-text-empty = “{ $key }.{ $locale }” is empty.
fault-text-control = “{ $key }.{ $locale }” contains characters that cannot be printed.
fault-token = This is no token; it must be one of: { $known }.
fault-token-twice = Token { $token } stands twice.
fault-token-gap = Token { $token } needs token { $before } too.
fault-tokens-many = There are more tokens than tasks.
fault-count = “{ $text }” is no number of things; write for example: none, exactly 2, at least 1, at most 3, 2 to 4.
fault-count-empty = “{ $text }” asks for nothing, or for too much and too little at once.
fault-count-many = { $text } is too many: there are only { $most }.
fault-trick = A trick is “first”, “last” or a number from 1 to { $last }, which every crew reaches.
fault-trick-twice = Trick { $text } stands twice.
fault-rule-brackets = This begins with [[{ $name }]], in double brackets.
fault-rule-empty = Nothing is asked for here; one of these is needed: { $known }.
fault-rule-both = “{ $key }” cannot stand beside “{ $other }”.
fault-rule-twice = This rule stands above already.
fault-mission-empty = The mission has neither tasks nor rules.
fault-handout-idle = There are no tasks to hand out.
fault-hand-over-idle = There are no tasks to hand over.
fault-swap-idle = “swap” needs at least two tokens.
fault-move-idle = “move” needs a token and a task without one.
fault-change-late = Tokens can be changed only if the handout is “draft”.
fault-naming-idle = A member is named, but no rule says what “chosen” must do.
fault-silence-idle = Nobody may communicate in this mission, so nobody can be silenced.
fault-omega-missing = “omega-last” needs a token omega.
fault-chosen-unnamed = “chosen” must do something, but nobody is named: add a naming.
fault-role-alone = “first” and “last” go together: each needs a rule.

## Mission files: tasks

fault-as-many = “as-many” needs two different ones of: { $known }.
fault-weigh-both = { $card } stands on both sides: a card cannot be weighed against itself.
fault-predict = Only the printed cards T72 and T73 ask for a prediction.
fault-outdo-crew = The whole crew has no rivals: “outdo” is for single members.
fault-outdo-self = The commander cannot be measured against the commander.
fault-outdo-nested = “outdo” against the captain must be all that a task card asks for, with three, four and five alike.

## Mission files of Deep Sea

fault-task-unknown = There is no task card “{ $text }”; it must be one of T01 to T96 or an own one.
fault-task-taken = There is a task card “{ $text }” already; an own one needs another key.
fault-three = “{ $key }” must be a list of three: for three, four and five players.
fault-redeal-often = With these hands in “redeal” it would be dealt again too often. Name more cards in each, or fewer hands.
fault-fixed-difficulty = “fixed” and “difficulty” exclude each other: tasks are named or drawn.
fault-sharing-idle = There are no tasks to share.
fault-volunteers-idle = “volunteers” needs the sharing “volunteers”.
fault-spared-idle = The captain can be spared only if there are tasks and the sharing is “draft”.
fault-hardest-idle = “hardest-first” needs tasks, the sharing “draft” and a captain who takes part.
fault-opens-idle = Nobody may communicate in this mission, so “opens” says nothing.
fault-clock-idle = A clock can change the difficulty only if the mission has one.
fault-cards-idle = There are own task cards, but the mission uses no tasks: add “difficulty” or “fixed”.
