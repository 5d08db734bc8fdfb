### The browser client: the replay of a Crew game (English).

web-replay-steps = Steps
web-replay-timeline = Timeline
web-replay-card = Card { $card } of { $cards }
web-replay-takes = { $name } wins
web-replay-settled = { $verdict ->
    [done] { $task } done
   *[failed] { $task } failed
}
web-replay-card-name = { $name }: { $card }
web-replay-hands = At this moment
web-replay-share = Copy the link
web-replay-duty = { $verdict ->
    [done] task done
   *[failed] task failed
}
web-replay-told = What happened

web-review-title = With open cards
web-review-thinking = The solver looks at every card…
web-review-open = Some cards are still being settled.
web-review-to-turn = To the turning point
web-review-line = A line that would have won
web-review-if = What if?
web-review-see = See it
web-review-back = Take back
web-review-leave = Back to the game
web-review-next = { $name } lays the next card:
web-review-drawn = Now everybody draws a card: nobody can tell what comes.
web-review-marked = { $mark ->
    [winnable] { $card }, can still be won
    [lost] { $card }, lost
    [turn] { $card }, the turning point
   *[undecided] { $card }, not known
}
