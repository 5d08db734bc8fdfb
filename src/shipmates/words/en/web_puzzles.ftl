### The browser client: puzzles (English).

web-puzzles = Puzzles
web-puzzles-about = Moments of real games at which one thing is right. Only the first try counts.
web-puzzles-done = { $right } of { $count } solved
web-puzzle = Puzzle { $number }
web-puzzle-today = The puzzle of the day
web-puzzle-kinds = What is to be found
web-puzzle-card = A card
web-puzzle-draft = A task to take
web-puzzle-signal = A signal
web-puzzle-grade = Grade { $grade } of 5
web-puzzle-mission = mission { $mission }, { $players } players
web-puzzle-right = Solved.
web-puzzle-wrong = Not this one.
web-puzzle-table = On the table
web-puzzle-choices = What there is to choose from
web-puzzle-next = Next puzzle
