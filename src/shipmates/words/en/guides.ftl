### Guided games: what the coach says (English).

guide-off = That can be played too, but it leads elsewhere. Take it back, and try what the coach suggested.
guide-wait = Your partners are deciding. Watch what they do.

guide-planet9-title = Your first mission: Planet Nine
guide-planet9-take = You hold rocket 4, the strongest card: that makes you commander, and the first to choose a task. A task names a card, and whoever owns the task must win the trick in which that card lies. Take green 8: you hold green 9, the only card above it.
guide-planet9-signal = Vega took pink 4, and pink 4 is in your hand. Nobody may talk about cards, but once a mission each of you may show one: the highest, the lowest or the only one you have of its colour. Open the radio and show pink 4 as your lowest. Now Vega knows where it is.
guide-planet9-lead = As commander you begin the first trick. The others must follow with the colour you lay, if they can, and the highest card of that colour wins. Lay blue 2: it is low, so somebody else wins and leads next. You save your good cards.
guide-planet9-follow = Vega leads pink 9. You have pink, so you must follow with pink. Nothing beats the 9 in its colour: lay pink 4 under it, and Vega wins the card the task asks for.
guide-planet9-rocket = Vega leads yellow, and you have none: now you may lay anything. Rockets beat every colour, so even rocket 1 takes this trick. Lay it: whoever wins a trick leads the next one, and you want that.
guide-planet9-win = Your own task is left: win green 8. Lead green 9. Whoever has green must follow, and nothing is higher.
guide-planet9-done = Both tasks are done and the mission is won: all of you win together, or nobody does. From here on, missions bring more tasks, an order to keep, and silence. Go on with mission 1, or look at the conventions.

guide-deepsea-title = Your first dive: Mission Deep Sea
guide-deepsea-take = In this game tasks can ask for anything, and the disc on each says how hard it is: every mission lays tasks that add up to its number, here 2. Submarine 4 makes you captain, so you choose first. Take “win submarine 3”: you hold the only card that beats it.
guide-deepsea-signal = Vega must win yellow 1, and it is in your hand. By sonar each of you may show one card once: the highest, the lowest or the only one of its colour. Show yellow 1 as your lowest, and Vega can plan with it.
guide-deepsea-lead = Submarines are trumps: they beat every colour, and when one is led they must be followed. Lead submarine 4. Whoever has submarine 3 and no other choice lays it under yours.
guide-deepsea-win = Your task is done. You won the trick, so you lead again. Lay yellow 1 yourself: Vega is still to play and has a higher yellow. A low lead can be a gift.
guide-deepsea-done = Yellow 1 went to Vega, and the dive is won. The next missions have harder tasks, sonar that is disturbed, and dives against the clock.

guide-crewdeck-title = Your first round: Crew Deck
guide-crewdeck-form = Here everybody fills a ship of their own. First both of you lay cards from your hands into four work crews of two. You do not own these cards yet. Choose a card and add it to a crew: put together what you would like to have, and spoil what your opponent would.
guide-crewdeck-more = Cards match by colour and by faction, the sign in the corner; sets of matching neighbours score in the end. Add the next card: two that match make a crew everybody wants.
guide-crewdeck-post = Now payroll. Each of you takes two cards from the payroll, one after the other. The higher you go, the earlier you choose a work crew, but you keep that card, and it costs points in the end. Take one.
guide-crewdeck-second = And your second payroll card. One high and one low is a sound plan: once early, once cheap.
guide-crewdeck-recruit = Highest payroll chooses first. Take the work crew whose cards match each other, or your ship.
guide-crewdeck-place = Your new crew comes on board, unseen by the other until both are done. Choose a card, then a station. The numbers in the cells say what it would score there at once.
guide-crewdeck-beside = Put it beside cards of the same colour or faction: sets grow, and a larger set is worth far more than two small ones. The sheet beside your ship counts along.
guide-crewdeck-done = That was a round: form, payroll, recruit, place. After five of them the ships are counted, sets and printed values less payroll, and the higher total wins. Play on: ask for a hint whenever you like.

## Conventions

guide-have-title = “I have your task”
guide-have-about = A signal is worth most when it shows a card somebody else must win. The owner then knows where to lead from.
guide-have-show = Vega must win green 4, and it is your only green card. Open the radio and show it.
guide-have-follow = Vega understood, and led green 9. Follow with green 4.
guide-have-done = Kept. Your signal said two things, where green 4 is and that you have no other green, and Vega led high at once.

guide-danger-title = “I am a danger”
guide-danger-about = High cards in the colour of somebody else’s task can force you to win it. Say so with the lowest of them.
guide-danger-show = Vega must win blue 2, and of blue you hold only 8 and 9. Show blue 8 as your lowest: nobody will lay the two under these.
guide-danger-done = Kept. Everybody knows now that your blue cards win, and leaves blue alone until you have shed them.

guide-beneath-title = A low lead invites
guide-beneath-about = Leading the colour of somebody’s task, beneath what they need to win, says: now.
guide-beneath-lead = Vega must win yellow 7. You have a low yellow: lead it. Vega goes above it, and whoever holds the seven lays it.
guide-beneath-done = Kept. Vega won with yellow 9, and the seven came under it.

guide-top-title = Your own colour from the top
guide-top-about = In the colour of your own task lead a sure winner: it collects the card.
guide-top-lead = You must win blue 4 and hold blue 9. Lead it.
guide-top-done = Kept. Blue 4 had to follow, and is yours.

guide-throw-title = The task under the winner
guide-throw-about = When the trick goes to the right person, lay what belongs there: their task first.
guide-throw-follow = Vega must win pink 4 and has led pink 9. You are the last to play: which of your pinks belongs under it?
guide-throw-done = Kept. Nothing could go wrong any more in this trick, so this was the moment.

guide-give-title = Void: give the task away
guide-give-about = Without the suit led you may lay anything. If the owner of a task wins the trick for sure, throw the task in.
guide-give-shed = Vega must win green 5, and wins this trick with yellow 9. You have no yellow: throw green 5 in.
guide-give-done = Kept. A task can be won in any trick, not only in one of its own colour.

guide-shed-title = Void: get rid of danger
guide-shed-about = Otherwise throw a high card of a colour in which somebody else has a task: then you cannot be forced to win it.
guide-shed-shed = Vega must win pink 5. Orion wins this trick, and you have no yellow. Which card would make trouble later? Throw your pink 9.
guide-shed-done = Kept. Vega’s pink 8 is the highest pink now, and pink can be led without fear.
