### The laboratory (English).

cli-help-lab =
    Plays thousands of games with bots, and says what they come to. The guide is docs/guide/lab.md.
cli-short-lab = Play thousands of games, and measure.
cli-help-lab-run =
    Plays every deal of every mission with every number of players, and keeps one row of each game as Parquet. Ctrl-C is safe: the same command goes on where it stopped, and more of --deals, --missions or --players adds to what is there.

    The same games come out wherever they were played: in one process, in several (--workers), or on a Ray cluster (--ray). Exit codes: 0 when all are played, 2 for a mistake of yours, 130 after Ctrl-C.
cli-short-lab-run = Play many games, and keep a row of each.
cli-help-lab-report =
    Makes a page in HTML, which needs nothing else, and pictures, of what lab run has played. With several folders bots are compared on the deals that they all played.
cli-short-lab-report = Make a page and pictures of what was played.
cli-help-lab-difficulty =
    Says of a mission of your own how often it can be won with open cards, and how often bots win it, for each number of players. Two versions of a mission are measured on the same cards.
cli-short-lab-difficulty = Measure a mission of your own.
cli-lab-game = The game: planet9, deepsea or crewdeck.
cli-lab-missions = Which missions, such as 1-10,21; otherwise all. Crew Deck has none.
cli-lab-players = For how many players, such as 3,4,5, which is usual; in Crew Deck 2,3,4.
cli-lab-bots = A level for each seat, and round again where there are more seats. With two players the third hand is a seat, too. Crew Deck: everybody sits everywhere once.
cli-lab-deals = How many deals of each; otherwise 100.
cli-lab-seed = The same seed deals the same cards.
cli-lab-workers = Processes that play; otherwise one for each processor.
cli-lab-ray = A Ray cluster by its address, or local for one of this machine.
cli-lab-out = Where the results are kept; otherwise lab-results, and a folder for each game and its bots.
cli-lab-folders = Folders of results; otherwise all in lab-results.
cli-lab-report-out = Where the page and the pictures go; otherwise lab-report.
cli-lab-report-figures = Write only the figures that servers show on their statistics page, into this file.
cli-lab-file = The mission.
cli-lab-playing = Playing
cli-lab-rate = { $rate } games/s
cli-lab-line = { $done } of { $total } games, { $rate } games/s, { $left } left
cli-lab-twin = The native core is missing, so more deals stay undecided. To install it: { $install }
cli-lab-stopped = Stopped. What is finished is kept in { $folder }; the same command goes on.
cli-lab-left = Stopped. This is what was found out so far.
cli-lab-kept = { $count ->
        [one] One game is
       *[other] { $count } games are
    } in { $folder }.
cli-lab-faults = { $count ->
        [one] One game was
       *[other] { $count } games were
    } lost because a bot failed.
cli-lab-written = Written: { $path }
cli-lab-column-players = players
cli-lab-column-deals = deals
cli-lab-column-games = deals
cli-lab-column-won = won %
cli-lab-column-interval = 95 %
cli-lab-column-ceiling = winnable %
cli-lab-column-bot = bot
cli-lab-column-fair = fair %
cli-lab-column-points = points

mistake-lab-numbers = { $option } takes numbers such as 1-5,8, not “{ $text }”.
mistake-lab-players = This game is for { $fewest } to { $most } players, not { $players }.
mistake-lab-bots = --bots names { $count } bots for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } at most: some would never play.
mistake-lab-deals = At least one deal must be played, not { $deals }.
mistake-lab-extra = This needs the Python package { $package }, which is not installed: pip install shipmates[{ $extra }].
mistake-lab-unplayed = No results of the game { $game } are here.
mistake-lab-workers = A game has ended the process that played it { $tries } times; what is finished is kept.
mistake-lab-ray = No Ray cluster answers at { $address }.
mistake-lab-ray-local = Ray could not be started on this machine: { $why }
mistake-lab-ray-workers = --workers is for this machine or for --ray local; a cluster knows its own.
mistake-lab-sources = A worker has other bots than this machine: install the same version of Shipmates on every node.
mistake-lab-file = { $path } is damaged, or no file of the laboratory.
mistake-lab-version = { $path } was written by another version of Shipmates; this one leaves it alone.
mistake-lab-nothing = There are no results in { $path }: play some with shipmates lab run.
mistake-lab-busy = Another run is writing to { $path }.
mistake-lab-folder = Nothing can be written to { $path }: { $why }. Choose another folder with --out.
mistake-lab-other = { $path } holds other games: { $what ->
        [game] of another game
        [bots] with other bots
        [seed] with another seed
       *[crew] by other versions of the bots
    }. Choose another folder with --out.
mistake-lab-mission-file = Which mission? Name its file.
mistake-lab-empty = There are folders, but no finished game in them yet.

## The report

cli-lab-column-more = difference
cli-lab-column-first = only the first
cli-lab-column-second = only the second
cli-lab-column-luck = p (McNemar)
lab-title = How hard the missions are, and how well bots play them
lab-intro = Bots played fixed deals of each mission with each number of players. They see what their seats see, draft their own tasks, and send no distress signal; every line-up plays the same cards.
lab-read = All shares are of 100 deals, with 95 % intervals (Wilson’s). Winnable means: with all cards open after the draft that the bots made, as the solver says; nobody who sees one hand can be sure to reach that. Where two numbers stand, the solver left some deals undecided: they count in the second and not in the first.
lab-game-planet9 = The Quest for Planet Nine
lab-game-deepsea = Mission Deep Sea
lab-game-crewdeck = Crew Deck
lab-crew = { $players ->
        [one] 1 player
       *[other] { $players } players
    }
lab-all-crews = all crews
lab-card = of { $count } games; { $interval }; winnable { $ceiling }
lab-of = of { $ceiling }
lab-every-mission = Every mission: { $bots }
lab-ceiling = winnable with open cards
lab-undecided = undecided
lab-fair = fair share
lab-axis-mission = mission
lab-axis-lost = lost, of 100
lab-axis-more = won more, of 100 deals
lab-title-difficulty = How hard the campaigns become
lab-text-difficulty = What a line-up, the strongest of those that played most of a campaign, loses along it: points are missions, lines average each with its two neighbours on either side.
lab-title-success = Won, by mission and crew
lab-text-success = Points are what was won, with their intervals; the bars behind them are what could have been won with open cards by the first line-up that played the mission.
lab-title-compared = Side by side, on the same deals
lab-text-compared = How much more the first of two line-ups wins, deal by deal, with a 95 % interval of the paired difference. p is McNemar’s exact test over the deals that only one of them won: how likely luck alone would be so one-sided. With many lines, expect some small p by luck.
lab-title-causes = Why games were lost
lab-text-causes = The first condition that could no longer be met, of 100 games played.
lab-title-deck = Wins and points by level
lab-text-deck = Everybody sat everywhere once on the same cards; a deal is one observation. A fair share is what a level would win if all were alike.
lab-cause-task-taken = a task card went to the wrong hand
lab-cause-task-unplayed = a task card was not played in time
lab-cause-order-broken = the order of tasks was broken
lab-cause-duty-failed = a task could no longer be fulfilled
lab-cause-rule-broken = a condition of the mission was broken
lab-cause-time-up = the time was up
lab-cause-fault = a bot failed
lab-from = Where this comes from
lab-where = { $game }: { $bots }; bots { $crew }, seed { $seed }; { $date }, commit { $commit }, { $machine }.
