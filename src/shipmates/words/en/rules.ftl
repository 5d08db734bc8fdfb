### Shipmates: the rules of the three games, short but whole (English).
### A section has a title, then paragraphs (-1, -2, …), then points (-item-1, …).

rules-players = Players
rules-hand = Cards each
rules-tricks = Tricks
rules-hand-uneven = { $low } or { $high }

## Planet Nine

rules-p9-title = The Crew: The Quest for Planet Nine

rules-p9-goal = What it is about
rules-p9-goal-1 = Two to five players are one crew: they win together or lose together. Each of the 50 missions asks that certain cards be won by certain members, or sets a condition of its own. A mission that fails is tried again with newly dealt cards until it succeeds, and the fewer attempts the better.
rules-p9-goal-2 = The difficulty is that nobody may talk about their cards.

rules-p9-cards = The cards
rules-p9-cards-1 = There are 40 playing cards: pink, blue, green and yellow from 1 to 9, and rockets from 1 to 4. Rockets are trumps.
rules-p9-cards-2 = There are 36 task cards, one for each colour card. No task asks for a rocket.

rules-p9-deal = An attempt begins
rules-p9-deal-1 = All cards are shuffled and dealt. With three players one of them gets a card more, and one card is left over at the end.
rules-p9-deal-2 = The player with rocket 4 says so and is the commander of this attempt: first to choose a task, and leader of the first trick.
rules-p9-deal-3 = Then follow, in this order: what the mission wants asked or named; the tasks; with five players, in some missions, the hand-over of a task; the distress signal; the first trick.

rules-p9-tasks = Tasks
rules-p9-tasks-1 = As many task cards as the mission says are turned up. The commander takes one, then everybody in turn, clockwise, until none is left. Nobody may pass.
rules-p9-tasks-2 = A task is fulfilled when its owner wins the trick in which the card shown on it lies. One trick may fulfil several tasks.
rules-p9-tasks-3 = The mission is won as soon as all tasks are fulfilled. It is lost at once when a task’s card is won by anyone else, and at the end if such a card was never played.
rules-p9-tasks-4 = Some missions have conditions besides their tasks, or instead of them. Tasks and conditions are judged whenever a trick is complete.

rules-p9-tokens = Tokens: the order of tasks
rules-p9-tokens-1 = In many missions tokens lie on the first tasks turned up and say when these must be fulfilled. A task in the wrong order loses the mission. Tasks fulfilled in the same trick count as fulfilled in the order that suits.
rules-p9-tokens-item-1 = 1 to 5: this is the first, second … of all tasks to be fulfilled.
rules-p9-tokens-item-2 = › to ››››: these tasks must be fulfilled in this order among themselves; others may come before, between and after.
rules-p9-tokens-item-3 = Ω: this task must be the last.

rules-p9-play = Tricks
rules-p9-play-1 = The leader plays any card, and all others one card each, clockwise. If you have a card of the suit led, you must play one; rockets are a suit like the colours. If you have none, you may play anything and need not play a rocket.
rules-p9-play-2 = The highest rocket wins the trick; without rockets it is the highest card of the colour led. Nobody is obliged to win. The winner leads the next trick.

rules-p9-radio = Radio: the one thing you may tell
rules-p9-radio-1 = Once in an attempt, directly before any trick, each player may show a colour card from their hand, never a rocket, and say one of three things about it: it is the highest, the only or the lowest card of its colour in this hand. That must be true at this moment. The only card of a colour is always shown as the only one.
rules-p9-radio-2 = The card still belongs to the hand and is played like any other. What was said is not corrected later.
rules-p9-radio-item-1 = Dead zone: in some missions the card is shown, but not which of the three it is.
rules-p9-radio-item-2 = Disruption: in some missions nobody may use the radio until the first trick or the first two are over. The radio opens just before the trick that follows.

rules-p9-distress = Distress signal
rules-p9-distress-1 = Before the first trick, if everybody agrees, each player passes one card to a neighbour, all to the left or all to the right. Rockets are never passed.
rules-p9-distress-2 = This counts as one attempt more for the mission, once; in further attempts at it the signal may be used again at no cost.

rules-p9-orders = Orders of single missions
rules-p9-orders-1 = What a mission orders is told in its briefing. These orders come up more than once:
rules-p9-orders-item-1 = Commander’s decision: the tasks stay face down. The commander asks each other member, yes or no, whether they would take them all, and gives all of them to one of these members. The answers bind nobody.
rules-p9-orders-item-2 = Commander’s distribution: the tasks are turned up one by one. For each the commander asks all others, yes or no, then gives it to anybody or keeps it. In the end nobody may have two tasks more than another.
rules-p9-orders-item-3 = Naming: the commander asks all others, if the mission says so, and names one of them for a special part.
rules-p9-orders-item-4 = Tokens changed: before the tasks are taken, the crew may exchange or move tokens, if all agree.
rules-p9-orders-item-5 = Hand-over: with five players, in the missions marked so, one task, with its token if it has one, may go to another member before the distress signal, if all agree.

rules-p9-two = Two players: JARVIS
rules-p9-two-1 = JARVIS is a third member. Seven of its 14 cards lie in a row face down, with seven face up on them; rocket 4 is never among them. The commander chooses its tasks and plays its cards.
rules-p9-two-2 = Only its face-up cards can be played, and only they count for following suit. The card beneath one that was played is turned up after the trick. JARVIS has no radio and no vote.

rules-p9-challenge = Three players: the challenge
rules-p9-challenge-1 = Three players who find it too easy leave out the green cards, the green tasks and rocket 1. Each then has 10 cards. Missions 13 and 44 then ask for rockets 2, 3 and 4 only.

rules-p9-logbook = The logbook
rules-p9-logbook-1 = For each mission won, the number of attempts is written down, the last one included, and one more if the distress signal was used. The missions are best played from 1 to 50, but may be played in any order.

## Deep Sea

rules-ds-title = The Crew: Mission Deep Sea

rules-ds-goal = What it is about
rules-ds-goal-1 = Two to five players are one crew: they win together or lose together. Each of the 32 missions draws tasks of a certain difficulty, or sets a condition of its own. A mission that fails is tried again until it succeeds, and the fewer attempts the better.
rules-ds-goal-2 = The difficulty is that nobody may talk about their cards.

rules-ds-cards = The cards
rules-ds-cards-1 = There are 40 playing cards: pink, blue, green and yellow from 1 to 9, and submarines from 1 to 4. Submarines are trumps.
rules-ds-cards-2 = There are 96 task cards. Each says in a sentence what its owner must do, and has a difficulty for three, for four and for five players; two play with that for three.

rules-ds-deal = An attempt begins
rules-ds-deal-1 = All cards are shuffled and dealt. With three players one of them gets a card more, and one card is left over at the end.
rules-ds-deal-2 = The player with submarine 4 says so, is the captain of this attempt and leads the first trick.
rules-ds-deal-3 = Then follow, in this order: the tasks are drawn and shared; the distress signal; predictions; the first trick.

rules-ds-tasks = Tasks
rules-ds-tasks-1 = Task cards are turned over one by one. A card harder than what is still missing is skipped; it stops when the difficulties add up to exactly what the mission says. If tasks cannot be fulfilled side by side, one of them is replaced; if a hand makes a task impossible, the cards are dealt again.
rules-ds-tasks-2 = The captain takes one, then everybody in turn, clockwise, until none is left. With fewer tasks than players a player may pass, as long as enough players come after to take every task.
rules-ds-tasks-3 = A task that compares with the captain cannot be taken by the captain.
rules-ds-tasks-4 = Tasks are judged whenever a trick is complete. The mission is won as soon as all are fulfilled and cannot fail any more, and lost as soon as one cannot be fulfilled any more.

rules-ds-reading = How tasks are read
rules-ds-reading-1 = The sentence on a card means what it says and no more:
rules-ds-reading-item-1 = You win every card of a trick you take, your own included. A card left over at the end is won by nobody.
rules-ds-reading-item-2 = A value means colour cards only: submarine 1 is no 1.
rules-ds-reading-item-3 = “Exactly” forbids more; “at least” does not. Where nothing else is said, winning more cards or tricks is allowed.
rules-ds-reading-item-4 = Where all cards of a trick must be of a kind or add up to something, a submarine in it spoils it.
rules-ds-reading-item-5 = Compared with others, a tie is not enough, unless the task asks for a tie.
rules-ds-reading-item-6 = Two tasks ask for a prediction: a number of tricks fixed before the first one, aloud or in secret, that must come out exactly.

rules-ds-sharing = Other ways to share
rules-ds-sharing-1 = Some missions share the tasks in another way; the briefing says how:
rules-ds-sharing-item-1 = One member takes all tasks, and the crew agrees on whom.
rules-ds-sharing-item-2 = The captain keeps all tasks or offers them all to one member, who may refuse. If they are given away, nobody may use the sonar once the first trick has begun.
rules-ds-sharing-item-3 = Each member is asked once, yes or no, clockwise from the captain’s left: the first to say yes takes all tasks (in one mission, two share them), and if nobody does, the captain.
rules-ds-sharing-item-4 = Everybody takes what they like, in any order; what nobody wants is given out by the captain.

rules-ds-play = Tricks
rules-ds-play-1 = The leader plays any card, and all others one card each, clockwise. If you have a card of the suit led, you must play one; submarines are a suit like the colours. If you have none, you may play anything and need not play a submarine.
rules-ds-play-2 = The highest submarine wins the trick; without one it is the highest card of the colour led. Nobody is obliged to win. The winner leads the next trick.

rules-ds-sonar = Sonar: the one thing you may tell
rules-ds-sonar-1 = Once in an attempt, directly before any trick, each player may show a colour card from their hand, never a submarine, and say one of three things about it: it is the highest, the only or the lowest card of its colour in this hand. That must be true at this moment. The only card of a colour is always shown as the only one.
rules-ds-sonar-2 = The card still belongs to the hand and is played like any other. What was said is not corrected later.
rules-ds-sonar-item-1 = Currents: the card is shown, but not which of the three it is.
rules-ds-sonar-item-2 = Rapture of the deep: instead of one signal each, the crew shares a few; anybody may use them without asking.
rules-ds-sonar-item-3 = Unfamiliar terrain: a colour card drawn before the deal decides. 1 to 3: ordinary sonar. 4 to 6: currents. 7 to 9: rapture.
rules-ds-sonar-item-4 = Mission 23 keeps the sonar shut until the first trick is over; it opens just before the second.
rules-ds-signals = Signals in the rapture

rules-ds-distress = Distress signal
rules-ds-distress-1 = When the tasks are shared, if everybody agrees, each player passes one card to a neighbour, all to the left or all to the right. Submarines are never passed.
rules-ds-distress-2 = This counts as one attempt more for the mission, once; in further attempts at it the signal may be used again at no cost.

rules-ds-clock = Against the clock
rules-ds-clock-1 = Missions 14, 15, 16 and 26 may be played against the clock: 3:30, 3:00, 2:30 and 5:00 minutes. It runs from the moment tasks and predictions are settled until the last trick that is needed; when the time is up, the mission is lost. Without the clock something else makes them harder: currents, rapture, no sonar at all, or more tasks.

rules-ds-two = Two players: Tonoja
rules-ds-two-1 = Tonoja is a third member. Seven of its 14 cards lie in a row face down, with seven face up on them; submarine 4 is never among them. The captain chooses its tasks and plays its cards.
rules-ds-two-2 = Only its face-up cards can be played, and only they count for following suit. The card beneath one that was played is turned up after the trick. Tonoja has no sonar and no vote.

rules-ds-logbook = The logbook
rules-ds-logbook-1 = For each mission won, the number of attempts is written down, the last one included, and one more if the distress signal was used. The missions are best played from 1 to 32, but may be played in any order.
rules-ds-logbook-2 = After a failed attempt the crew may keep its tasks or draw new ones. After mission 32 the epilogue begins at a difficulty of 18, and each success makes the next one harder by 1. Its attempts are not counted.

## Crew Deck

rules-cd-title = Crew Deck
# A number that is not in the rules we have.
rules-cd-marked = { $number }*

rules-cd-goal = What it is about
rules-cd-goal-1 = One to { $most } players, each for themselves, fill a ship with crew in five rounds. Neighbours in the ship who are of one colour or of one faction form sets, and large sets score far more than small ones. Whoever has the most points in the end wins.
rules-cd-goal-legend = A number or name with an asterisk (*) is assumed: the rules we have lack it. The last section says why we think it is so. Whoever has the printed game can put the right numbers into an edition file.

rules-cd-cards = The cards
rules-cd-cards-1 = Each crew card has a colour, which is its species, and a faction, which is what the crew member does. The rarer a combination, the more its card is worth.
rules-cd-cards-2 = There are 75 such cards, 15 of each colour and 15 of each faction, 14 wild cards, 30 payroll cards and a first-player card.

rules-cd-wilds = Wild cards
rules-cd-wilds-1 = A wild card lacks a colour, a faction or both, and stands for any. That has its price: in the ship its value is taken away. Only in the hold is it added.
rules-cd-wilds-2 = For a first game the wild cards may be left out.

rules-cd-setup = Before the game
rules-cd-setup-1 = Wild cards are drawn at random, of each type as many as there are players, and shuffled with the 75 others. The wild cards left over stay in the box, unseen.
rules-cd-setup-2 = One payroll card of each value lies open. The first-player card goes to a player drawn by lot.

rules-cd-form = Phase 1: form work crews
rules-cd-form-1 = Everybody is dealt five cards. Beginning with the first player and going clockwise, each plays one card face up: it is added to a work crew that has fewer than three cards, or begins a new one while there are fewer work crews than players.
rules-cd-form-2 = When everybody has played three cards, there are as many work crews of three as players. The two cards left in each hand are discarded unseen.

rules-cd-post = Phase 2: post payroll
rules-cd-post-1 = Beginning with the first player and going clockwise, everybody takes one of the payroll cards on offer. It will cost that many points at the end.

rules-cd-recruit = Phase 3: recruit
rules-cd-recruit-1 = Whoever posted the highest payroll takes the first-player card and any of the work crews; then the second highest chooses, and so on until none is left.

rules-cd-place = Phase 4: assign stations
rules-cd-place-1 = All players place their new cards at the same time, unseen by the others until all are done. A ship has two rows of seven places. The first card lies anywhere; every other must touch a card of the ship on the left, on the right, above or below. No card is ever moved again.
rules-cd-place-2 = The frame floats: until the ship is two rows high and seven columns wide, it may grow in every direction. A table may agree on a fixed frame instead, whose places are there from the start.
rules-cd-place-3 = Once in the game a new card goes to the hold beneath the ship instead. There it counts its value but belongs to no set. As everybody gets 15 cards and a ship takes 14, it must be used in the end.

rules-cd-clean = Phase 5: clean up
rules-cd-clean-1 = The payroll cards taken go to their owners’ holds, and new ones are laid out, so that each value is on offer again. Everybody is dealt five new cards. When the deck runs out, its last cards are dealt first; then the discards are shuffled and the deal goes on.

rules-cd-scoring = Scoring
rules-cd-scoring-1 = After the fifth round everybody counts:
rules-cd-scoring-item-1 = each set in the ship, by its size;
rules-cd-scoring-item-2 = the values of the cards in the ship, where wild cards cost;
rules-cd-scoring-item-3 = the values of the cards in the hold, where wild cards bring what they would have cost;
rules-cd-scoring-item-4 = minus all payroll posted.

rules-cd-sets = Sets
rules-cd-sets-1 = A set is a group of at least two cards of one colour, or of one faction, each touching another of them. Corners do not touch. A card may belong to a set of its colour and to one of its faction; both score. Several sets of one colour or faction each score for themselves.
rules-cd-sets-2 = A wild card joins every set it touches that stands without it: two touching cards that are really of that colour or faction. Then it also links the set to further cards, single ones and other wild cards included. A blue card, a Human and a blue card are no set; two blue cards, a Human and a blue card are one of four. Humans count for colours, Generalists for factions, Human Generalists for both; one wild card may belong to many sets at once.

rules-cd-end = The winner
rules-cd-end-1 = The highest score wins. If players are level, the largest set decides, of either kind and with its wild cards; then the higher payroll in all. Players who are still level share the win. A score can be negative.

rules-cd-two = Two players
rules-cd-two-1 = Two players take two turns each in a round:
rules-cd-two-item-1 = All wild cards are shuffled in.
rules-cd-two-item-2 = Four work crews of two cards are formed: each player plays four cards and discards one.
rules-cd-two-item-3 = The players take payroll cards in turn until each has two. Whoever has the highest single one takes the first-player card.
rules-cd-two-item-4 = Work crews are chosen by falling payroll, card by card, so a player may choose twice in a row. Each gets two.
rules-cd-two-item-5 = A ship has two rows of eight places, and the hold takes four crew cards; several may go there in one round.

rules-cd-solo = One player: the rival
rules-cd-solo-1 = Alone you play against a rival that decides nothing: it follows a procedure, pays nothing and has no ship.
rules-cd-solo-item-1 = Of the wild cards, up to { $wilds } of each type are shuffled in, as at any set-up for each player; a house rule allows all of them. There is no first-player card.
rules-cd-solo-item-2 = Three payroll cards lie side by side, with room for a work crew of three below each: { $piles }. You get five cards, and the rival five cards face down above the payrolls.
rules-cd-solo-item-3 = The rival begins, and you take turns. It turns up its leftmost card into the work crew below; if that is complete, into the first from the left with room. You play four cards where you like and discard the fifth.
rules-cd-solo-item-4 = You take one work crew and its payroll card. The rival takes the one of the two others with the higher value, the left one if they are equal; for this, wild cards count as positive. The last is discarded.
rules-cd-solo-item-5 = You score as usual. The rival scores the values of all its cards, wild cards as positive, and what the chart says for its largest collection of one colour and for that of one faction, wild cards included, wherever they lie.
rules-cd-solo-item-6 = You win if you score more than the rival; as much is not enough.

rules-cd-table = By the number of players
rules-cd-head-crews = Work crews
rules-cd-head-played = Played
rules-cd-head-discarded = Discarded
rules-cd-head-payroll = Payroll cards each
rules-cd-head-ship = Ship
rules-cd-head-hold = Hold
rules-cd-head-wilds = Wild cards
rules-cd-cell-crews = { $stacks } of { $size }
rules-cd-cell-ship = 2 × { $columns }
rules-cd-cell-each = { $count } of each type
rules-cd-cell-all = all
rules-cd-cell-up-to = up to { $count } of each type

rules-cd-chart = What a set scores
rules-cd-head-size = Cards in the set
rules-cd-head-points = Points
rules-cd-copies = How many copies there are
rules-cd-values = What a card is worth
rules-cd-head-colour = Colour
rules-cd-kinds = Types of wild cards
rules-cd-head-kind = Type
rules-cd-head-stands = Stands for
rules-cd-head-copies = Copies
rules-cd-head-in-ship = In the ship
rules-cd-head-in-hold = In the hold
rules-cd-stands-human = any colour; has a faction of its own
rules-cd-stands-generalist = any faction; has a colour of its own
rules-cd-stands-human-generalist = any colour and any faction
rules-cd-each-faction = { $copies } for each faction
rules-cd-each-colour = { $copies } for each colour
rules-cd-payroll = Payroll cards
rules-cd-head-amount = Amount
rules-cd-piles = The rival’s cards
rules-cd-head-crew = Work crew
rules-cd-head-cost = Payroll
rules-cd-head-covered = Face down above it

rules-cd-assumed = What is assumed, and why
rules-cd-assumed-1 = The rules we have lack their pictures and part of the chart. These numbers follow from what is left, some of them surely, others by a guess:
rules-cd-numbers = Assumed numbers
rules-cd-head-number = What
rules-cd-head-value = Assumed
rules-cd-head-why = Why
# Of a number that an edition file gives and yet calls assumed.
rules-cd-why-own = The edition says so, but calls it assumed.
rules-cd-name-chart = Points of a set
rules-cd-why-chart = The examples give 9 for 3 cards, 16 for 4 and 35 for 6, and the part of the chart that is left rises by tens from 55 to 115: seven steps, which end at 14, the whole ship. So it is the square up to 5 cards, and 10 more for each further card. 15 and 16, which only two players or the rival can reach, go on the same way.
rules-cd-name-values = Values of cards
rules-cd-why-values = Rarer cards are worth more, a few points at most; there are five degrees of rarity. 1 to 5 is the simplest scale. A guess.
rules-cd-name-human = Price of a Human
rules-cd-why-human = Wild cards cost points, but we do not know how many. At 5, a Human pays for itself when it turns a set of 2 into one of 3, and in games we simulated it was worth about that. A guess.
rules-cd-name-generalist = Price of a Generalist
rules-cd-why-generalist = It does for factions what a Human does for colours. A guess.
rules-cd-name-human-generalist = Price of a Human Generalist
rules-cd-why-human-generalist = It does both at once; in games we simulated it was worth about 10. A guess.
rules-cd-name-humans = Copies of each Human
rules-cd-why-humans = There are 14 wild cards of three types. One Human for each of the five factions is the plainest way to get there. Quite sure.
rules-cd-name-generalists = Copies of each Generalist
rules-cd-why-generalists = Likewise one Generalist for each of the five colours. Quite sure.
rules-cd-name-human-generalists = Copies of the Human Generalist
rules-cd-why-human-generalists = What is left of the 14 wild cards. It also makes one for each of four players. Quite sure.
rules-cd-name-payroll = Amounts of payroll
rules-cd-why-payroll = 1, 5 and 10 are named for the solo game. The others make a scale whose steps never shrink. A guess.
rules-cd-name-payroll-copies = Copies of each payroll card
rules-cd-why-payroll-copies = One of each value can be taken in each of the five rounds and stays with its owner: five copies are needed, and 30 cards make six values of five. Quite sure.
rules-cd-name-solo-payroll = Payroll in the solo game
rules-cd-why-solo-payroll = Three different amounts are needed, rising from left to right.
rules-cd-name-solo-wilds = Wild cards in the solo game
rules-cd-why-solo-wilds = The set-up asks for one of each type for each player, and the solo rules change nothing about it.
rules-cd-name-most-players = Most players
rules-cd-why-most-players = One wild card of each type for each player leaves room for four, and with more a game without wild cards would run out of cards in the fifth round. Quite sure.
rules-cd-name-species = Species of the colours
rules-cd-why-species = Five colours and five names are listed, but not which go together; here they are paired in the order of their lists. A guess, so colours come first everywhere.
