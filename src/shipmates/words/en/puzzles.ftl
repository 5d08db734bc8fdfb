### Puzzles (English).

cli-help-puzzles =
    Moments of real play at which exactly one thing is right. Of cards and drafts all cards are open: one card, or one task taken, keeps the mission winnable, and every other is proved to lose. Of signals you see one hand: one signal helps far more than the others, as bots estimate it.

    list names those that are shipped, of each kind the easy ones first; show N shows one; check proves or estimates them anew; make finds others in games that bots play and prints them as lines of JSON. shipmates solve reads those of cards too.
cli-short-puzzles = Find the only card, task or signal that is right.
cli-puzzles-action = What to do: list, show, check or make.
cli-puzzles-number = Which puzzle to show or to check.
cli-puzzles-solution = Show the solution, too.
cli-puzzles-kind = Only this kind: card, draft or signal; make makes cards otherwise.
cli-puzzles-count = How many to make; otherwise 20.
cli-puzzles-seed = The same seed makes the same puzzles.
cli-puzzles-row = { $number } { $grade } { $kind } { $game } mission { $mission }, { $players } players
cli-puzzles-captain = { $name }: the captain
cli-puzzles-part = { $name }: { $part }
cli-puzzles-task = { $name }: { $task } ({ $stand })
cli-puzzles-ask = { $name } is to play. Which card is the only one that can still win?
cli-puzzles-answer = The card is
puzzle-only-card = { $deed }: it is the only card that can still win, { $others ->
    [one] the other one is
   *[other] the other { $others } are
} proved to lose.
cli-puzzles-middle = In the middle:
cli-puzzles-ask-draft = { $name } is to choose. After which choice can the rest still be shared out so that the mission can be won?
cli-puzzles-answer-draft = The choice is: { $deed }. After every other the mission is proved lost, however the rest is shared out.
cli-puzzles-ask-signal = { $name } may signal before this trick. Which signal helps most?
cli-puzzles-answer-signal = The signal is: { $deed }. Bots estimate that the crew wins { $share } of the deals with it, { $other } with the next best signal, { $silence } with none.
cli-puzzles-kind-card = card
cli-puzzles-kind-draft = draft
cli-puzzles-kind-signal = signal
cli-puzzles-checked =
    { $count ->
        [one] One puzzle checked
       *[other] { $count } puzzles checked
    }, { $wrong ->
        [0] each is right.
       *[other] { $wrong } wrong:
    }
cli-puzzles-wrong = Puzzle { $number } is none.
mistake-puzzle-number = show takes the number of a puzzle, from 1 to { $last }; check may, list and make take none.
