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
