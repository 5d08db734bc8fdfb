### What the solver reads and says (English).

cli-help-solve =
    Answers whether positions can be won by a crew that sees all cards: winnable, lost or undecided.

    Reads a position from each line, as JSON or in a short text form, and prints a JSON object for each. A line that cannot be read gets an object with its number (line) and what is wrong (error); the others are answered. The guide is docs/guide/positions.md. Exit codes: 0 if every line was answered, 2 if not.
cli-short-solve = Say whether positions can be won.
cli-solve-file = The positions; - or nothing reads from standard input.
cli-solve-nodes = Cards to lay in search before a position is left undecided.
cli-solve-marks = Name every card that keeps the position winnable.
cli-solve-sat = Let a SAT solver settle what is left undecided; it needs the Python package python-sat.
mistake-no-sat = --sat needs the Python package python-sat, which is not installed.
cli-solve-twin = The native core is missing: its slow twin answers, and leaves more undecided. To install it: { $install }

## Positions

fault-position-json = “{ $text }” is no JSON: it cannot be read from column { $column } on.
fault-position-object = “{ $text }” is no position: expected a JSON object.
fault-position-key = There is no key “{ $key }” here; there is { $known }.
fault-position-word = No part of a position begins with “{ $text }”; there is { $known }.
fault-position-twice = “{ $key }” stands twice.
fault-position-missing = The key “{ $key }” is missing.
fault-position-text = “{ $key }” must be a text, not { $text }.
fault-position-number = “{ $key }” must be a whole number from { $low } to { $high }, not { $text }.
fault-position-whole = “{ $key }” needs a whole number, not “{ $text }”.
fault-position-truth = “{ $key }” must be true or false, not { $text }.
fault-position-list = “{ $key }” must be a list, not { $text }.
fault-position-objects = “{ $key }” must be a list of objects; this is none: { $text }.
fault-position-inner = “{ $key }” must be an object, not { $text }.
fault-position-cards = “{ $key }” must be cards, one after the other, as in P1 B9 T4, not { $text }.
fault-position-game = There is no game “{ $text }” to solve; there is { $known }.
fault-position-hands = “hands” must be { $text } hands, not { $count }.
fault-position-dummy = “dummy” is the third hand of two people: it needs 3 hands, not { $seats }.
fault-position-column = “{ $text }” is no place of the row: expected an open card and what it covers, as in G3/B2, an open card alone, or -/B2 where the open one has just been laid.
fault-position-bare = Nothing lies on { $card }: write it without “-/”, or lay the card that covered it on the table.
fault-position-table = “table” can have up to { $most } cards, not { $count }: a full trick belongs to “tricks”.
fault-position-trick = Trick { $number } must have { $seats } cards, not { $count }.
fault-position-sizes = The hands do not fit: with the cards on the table they have { $sizes } cards. All must have as many; with three, one may have one more.
fault-position-empty = No card is left to be played.
fault-position-revoke = Trick { $number }: seat { $seat } laid { $card }, and could have followed suit.
fault-position-deck = Not in this deck: { $text }.
fault-position-challenge = The challenge is for three people in Planet Nine; here are { $seats } hands.
fault-position-nothing = Nothing is to be done: give “tasks” or a “mission”.
fault-position-tasks = Mission { $mission } has tasks: give them as “tasks”.
fault-position-task = “{ $text }” is no task card: expected T01 to T96.
fault-position-task-form = “{ $text }” is no task: expected a card, a seat and perhaps a token, as in “task P3 1 >>”, or “task T11 0”.
fault-position-task-twice = Task { $text } stands twice.
fault-position-task-trump = { $card } is never a task.
fault-position-task-away = Task { $card } lies nowhere: it is in no hand, not on the table, in no trick.
fault-position-token = { $text } is no token: expected { $known }.
fault-position-predicted = Task { $text } foretells nothing: leave out “predicted”.
fault-position-captains = Task { $text } is measured against the captain, who is seat { $seat } itself.
fault-position-captain = Who is the captain? { $card } is nowhere to be seen: give “captain”.
fault-position-role = This mission needs “{ $role }” in “roles”: a seat.
fault-position-past = Task { $text } counts what was won before: give the past tricks as “tricks”, or an empty list if there were none.
fault-position-past-mission = Mission { $mission } counts what was won before: give the past tricks as “tricks”, or an empty list if there were none.
fault-position-draw = Mission { $mission }: until everybody has drawn, nothing can be said. Give the position after it, with the first trick in “tricks”.
fault-position-over = It was { $how ->
    [won] won
   *[lost] lost
} with trick { $number }; there is nothing to solve.
