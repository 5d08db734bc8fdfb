### Puzzles (English).

cli-help-puzzles =
    Positions from real play, all cards open, in which exactly one card keeps the mission winnable.

    list names those that are shipped, the easy ones first; show N shows one; make finds others in games that bots play and prints them as lines of JSON, which shipmates solve reads too.
cli-short-puzzles = Find the only card that does not lose.
cli-puzzles-action = What to do: list, show or make.
cli-puzzles-number = Which puzzle to show.
cli-puzzles-solution = Show the card, too.
cli-puzzles-count = How many to make; otherwise 20.
cli-puzzles-seed = The same seed makes the same puzzles.
cli-puzzles-row = { $number } { $grade } { $game } mission { $mission }, { $players } players
cli-puzzles-captain = { $name }: the captain
cli-puzzles-part = { $name }: { $part }
cli-puzzles-task = { $name }: { $task } ({ $stand })
cli-puzzles-ask = { $name } is to play. Which card is the only one that can still win?
cli-puzzles-answer = The card is
mistake-puzzle-number = show takes the number of a puzzle, from 1 to { $last }; list and make take none.
