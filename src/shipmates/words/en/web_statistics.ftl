### The browser client: statistics (English).

web-statistics = Statistics
web-stats-about = How hard the missions are for good bots, and how your own crew does beside them.
web-stats-crew = Beside it
web-stats-plot = Won, mission by mission
web-stats-said = Bots of level { $bots } played { $deals } or more deals of each mission, last on { $when }. Lines show where the true share lies in 95 of 100 cases.
web-stats-bots = Won by bots
web-stats-ceiling = Winnable with open cards
web-stats-own = Won by the crew
web-stats-interval = 95 % interval
web-stats-balance = In { $attempts } attempts the crew won { $won }. At the same missions, with so many players, bots would have won about { $expected }.
web-stats-none = The crew has tried none of these missions yet: its results will stand beside the bots’.
web-stats-campaign = { $game }, { $players } players
