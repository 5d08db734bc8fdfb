### A game looked at again with all cards open (English).

cli-help-review =
    Looks at a recorded game again with all cards open: up to which card it could be won, which cards would have kept it so, and a line that would have won.

    Lost before the first card? Then other drafts, names, predictions and passes are tried. What could not be decided is said to be undecided; --nodes is how long each question may take. With --known: how good each decision was by what its seat could know. With --json: an object described in docs/guide/review.md.
cli-short-review = Say where a recorded game was lost.
cli-review-file = The record; - reads from standard input.
cli-review-nodes = Cards to lay in search for each question.
cli-review-line = From there, this would have won:
mistake-review-deck = Only games of Planet Nine and Deep Sea can be reviewed.
review-twin = This server runs without the native core: a slow solver looked at the game, and leaves more undecided. Its operator can install the core: { $install }

review-no-cards = The game did not come to its first card: there is nothing to review.
review-before-draw = Nothing is said of the first trick: everybody draws a card after it, and who knows which.
review-drawn-winnable = After the draw it could be won.
review-drawn-lost = After the draw it was lost, whatever was played.
review-drawn-undecided = After the draw it is not known whether it could be won.
review-start-winnable = Before the first card it could be won.
review-start-lost = It was lost before the first card, whatever was played.
review-start-undecided = Before the first card it is not known whether it could be won.

review-other-draft = With other owners it could be won: { $tasks }.
review-other-hand-over = With another hand-over it could be won: { $tasks }.
review-other-tokens = With the tokens of { $tasks } exchanged it could be won.
review-other-named = With { $name } named instead it could be won.
review-other-roles = With { $first } for the first tricks and { $last } for the last it could be won.
review-other-prediction = With { $count ->
    [one] 1 trick
   *[other] { $count } tricks
} foretold it could be won.
review-other-no-pass = Without the distress signal it could be won.
review-other-give = Had { $name } passed on { $card }, it could be won.
review-other-pass = With the distress signal it could be won; the cards to pass on, by seat: { $cards }.
review-task = { $task } for { $name }
review-sea-task = { $key } ({ $short })
review-no-other = { $count ->
    [0] Nothing else could have been chosen.
    [one] One other choice before the first card was tried; it is not known to help.
   *[other] { $count } other choices before the first card were tried; none of them is known to help.
}
review-none-other = { $count ->
    [one] The only other choice before the first card loses too.
   *[other] All { $count } other choices before the first card lose too.
}

review-losing = Trick { $trick }: { $name } lost it with { $card }; { $kept } would have kept it winnable.
review-losing-many = Trick { $trick }: { $name } lost it with { $card }; any of { $count } other cards would have kept it winnable.
review-doubtful = Trick { $trick }: it was winnable until { $name } laid { $card }; after that it is not known.
review-lost-by = Trick { $trick }: with { $card } by { $name } it was lost for certain.
review-only = Trick { $trick }: of { $count } cards { $name } found the only one that did not lose, { $card }.
review-stayed = It stayed winnable to the last card.
