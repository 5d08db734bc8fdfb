### The browser client: choosing cards at the Crew table, and what it says meanwhile (English).

web-follow-suit = Follow { $suit }
web-not-played = This card cannot be played now
web-not-passed = This card cannot be passed
web-not-shown = This card cannot be shown
web-card-early = { $card }, set aside for your turn
web-card-set-aside = { $card }, can be set aside for your turn
web-early-set = Set aside for your turn: { $card }
web-early-not = Let go: { $card }. { $reason }
web-radio-on = Signal
web-radio-off = Back to playing
web-radio-on-key = Show which cards can be signalled (key R)
web-radio-pick = Show a card: tap its token
web-sonar-pick = Show a card with your sonar: tap its token

## How it was lost, in a heading

web-lost-order-broken = The { $card } came too early.
web-lost-task-unplayed = The { $card } was never played.
web-lost-rule-broken = One condition was broken.
web-lost-time-up = Time is up.
web-lost-given-up = The attempt was broken off.
web-lost-duty = { $you ->
    [yes] Your task can no longer be done.
   *[no] The task of { $name } can no longer be done.
}
