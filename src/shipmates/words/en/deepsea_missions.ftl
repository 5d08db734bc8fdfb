### Shipmates, Mission Deep Sea: our own mission titles and stories (English).

ds-mission-01-title = Fresh Paint
ds-mission-01-story = The Periwinkle is a submersible shaped like a bun: round, blue, and not quite dry. Begin with one small job at the quay, and mind your sleeves.

ds-mission-02-title = Bubbles at the Quay
ds-mission-02-story = First dip: three metres down, still tied to the bollard. A string of bubbles is coming from somewhere; find out where before the harbour office does.

ds-mission-03-title = A Row Every Ten Metres
ds-mission-03-story = Someone has brought wool and means to knit the voyage: one row for every ten metres down. The harbour being eleven deep, the scarf makes a modest start.

ds-mission-04-title = Four Notes
ds-mission-04-story = Past the breakwater, the hydrophone picks up four soft notes from far below, then nothing, as if the fifth had been mislaid. That settles it: down you go.

ds-mission-05-title = A Stowaway in a Thimble
ds-mission-05-story = On the reef, everything is small, bright and busy. While you see to your list, a hermit crab moves into the sewing thimble; today is Monday, so that is its name.

ds-mission-06-title = One Pair of Dry Gloves
ds-mission-06-story = There is one pair of dry gloves left, and every job on the list is a wet one. Settle among yourselves who wears them; the others may hold the towel.

ds-mission-07-title = Where the Reef Stops
ds-mission-07-story = The reef stops the way a table stops, and past the edge there is only blue. Check the seals, check the sandwiches, and go over together.

ds-mission-08-title = Nines in Every Corner
ds-mission-08-story = The heaviest ballast weights are stamped with a nine. Let any one corner gather more than its share, and the Periwinkle stands on its nose until someone apologises.

ds-mission-09-title = Sentences Adrift
ds-mission-09-story = Below the reef, the currents run off with the ends of your sentences. The others can tell what you are talking about, but not what you wanted to say about it.

ds-mission-10-title = One Suit, One Size
ds-mission-10-story = A wreck, its name hidden under a century of shells, and one diving suit, cut to fit the captain. Anyone willing may borrow it; just say it all before the helmet is screwed on.

ds-mission-11-title = The Giggles
ds-mission-11-story = The air has turned festive, and the depth gauge strikes everyone as terribly funny. There are fewer clear thoughts aboard than heads to hold them; spend them with care.

ds-mission-12-title = Pink Never Goes First
ds-mission-12-story = Jellyfish on every side, and touchy ones: nothing pink may lead the way, nor anything with a propeller. What comes along behind, they never seem to notice.

ds-mission-13-title = The Suit Again
ds-mission-13-story = The other half of the wreck is full of umbrellas, hundreds of them, mostly open. Same suit, same helmet, same advice; and do bring a few back, one never knows.

ds-mission-14-title = Before the Tide Turns
ds-mission-14-story = One of the umbrellas has opened in the propeller, and the tide turns in a few minutes. Somebody has only to say “me”, and then be very quick.

ds-mission-15-title = A Bottle of Sober Air
ds-mission-15-story = At the lip of the trench, one bottle of sober air is left before the giggles come back. One of you breathes and works; the rest count, and avoid each other’s eyes.

ds-mission-16-title = While the Lamp Lasts
ds-mission-16-story = The big lamp is down to its last flickers, and after that nobody will see what anyone is pointing at. One willing soul, please, with warm hands and no questions.

ds-mission-17-title = Council on a Ledge
ds-mission-17-story = A ledge, a fresh battery, soup. Spread the list on the table and talk it over until it is fair, or at least until the soup is finished.

ds-mission-18-title = Down the Long Wall
ds-mission-18-story = Hour after hour down the wall of the trench, with a job for every ledge and a face in every crack. The scarf would now go round two necks, and Monday has taken the eggcup.

ds-mission-19-title = The Captain’s Portion
ds-mission-19-story = Something is stuck in the worst possible place, behind the battery, against the cold pipe. The captain sighs, rolls up both sleeves and takes it; now nobody else may grumble.

ds-mission-20-title = Past the Edge of the Chart
ds-mission-20-story = The chart ends in a neat border and a small drawing of a compass. From here on, only the water decides whether it will carry your words, bend them or tickle them.

ds-mission-21-title = Fair Shares of Light
ds-mission-21-story = Tiny lantern prawns have come to look at you, one little light at a time. Share them out evenly as they settle: they are very small, but they can count.

ds-mission-22-title = The Teaspoons Join In
ds-mission-22-story = The four notes now set the teaspoons humming, and still there is no fifth. Everyone works and whistles one of their own, and no two of you agree.

ds-mission-23-title = No Overtaking
ds-mission-23-story = The canyon is too narrow for overtaking: whoever leads at the first bend leads to the end. Until that bend, not a word; the walls are only loosely stacked.

ds-mission-24-title = The Tide Plays the Organ
ds-mission-24-story = Five hollow chimneys of stone, tall as steeples, and the tide breathing through them: so that is who was playing. There is everything to measure, and nobody can stop listening.

ds-mission-25-title = The Captain’s Hands Are Full
ds-mission-25-story = The captain is holding the Periwinkle quite still between two pipes, with both hands and the tip of the tongue. Everything else is yours, and nobody is to say “boo”.

ds-mission-26-title = Two Spoons, Quickly
ds-mission-26-story = The fifth pipe is packed with old shells up to the brim, and the tide rests for only a few minutes. Two of you, two spoons, and off you go.

ds-mission-27-title = The Fifth Comes Last
ds-mission-27-story = The fifth pipe, the yellow one, is free, but it must not speak before its time. Let everything else be played; and then, at the very last moment, the yellow fifth.

ds-mission-28-title = The Screws Danced Too
ds-mission-28-story = The tune is whole at last, and half the screws aboard have danced themselves loose for joy. Make tea, make a list, and quarrel kindly over who takes what.

ds-mission-29-title = Weights and Souvenirs
ds-mission-29-story = Time to rise: the weights stay, the souvenirs come along, and opinions differ as to which is which. Talk it all through before anyone opens the trapdoor.

ds-mission-30-title = Umbrellas Up
ds-mission-30-story = The motor has had enough, so open the umbrellas and let a rising current do the lifting. Agree on who holds which: it is delicate work, and not at all dignified.

ds-mission-31-title = Green Light Overhead
ds-mission-31-story = The last hundred metres are the busiest: valves, lines, the scarf in the gears and Monday in the teapot. Say who does what, and then do it, all the way up to the gulls.

ds-mission-32-title = Four Ways to Come Ashore
ds-mission-32-story = The first rope and the last, three strokes of the pump on end, two toots in a row, and someone, Monday in their lap, doing nothing at all. It is raining; you have umbrellas.

ds-mission-33-title = One More Row
ds-mission-33-story = The scarf goes twice round the harbour, and there is still wool. Below the lowest note you ever heard, listen, there is another, a little further down; shall we?
