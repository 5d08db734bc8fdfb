### Shipmates, Planet Nine: our own mission titles and stories (English).

p9-mission-01-title = Names on the Door
p9-mission-01-story = The Wren is the smallest ship in the yard, and those are your names on its door, one of them misspelt. Start gently: one job, and someone to see it through.

p9-mission-02-title = Two Levers, Many Hands
p9-mission-02-story = In the mock-up cockpit two levers need pulling, and everyone reaches at once. Today’s lesson is mostly about elbows.

p9-mission-03-title = Boots, Then Helmet
p9-mission-03-story = Someone tried putting the helmet on first and then could not find their boots. The instructor now insists on a certain order, and on not laughing.

p9-mission-04-title = The Simulator Cheats
p9-mission-04-story = Fire in the galley, a flat tyre and a swarm of bees, all before lunch. The simulator was clearly programmed by someone who enjoys their work.

p9-mission-05-title = Centrifuge Friday
p9-mission-05-story = The centrifuge ran a little long, and one of you has come out pale and very polite. Fetch a blanket and a bucket, and let the others carry the day.

p9-mission-06-title = At the Deep End
p9-mission-06-story = Underwater rehearsal in full suits: the radio gurgles, and a raised thumb can mean four different things. Show what you can, and trust the others to guess.

p9-mission-07-title = Last Thing: the Hatch
p9-mission-07-story = Water, spare socks, the tomato plant, the kettle nobody authorised. Whatever else is still lying on the ramp, the hatch is the last thing you close.

p9-mission-08-title = One, Two, Sky
p9-mission-08-story = Pumps, clamps, engines: in that order, said slowly, with nobody leaning on anything. Then the birds leave the launch tower, and so do you.

p9-mission-09-title = The Littlest Spanner
p9-mission-09-story = In orbit a hinge has jammed, and every impressive tool aboard turns out to be too impressive. For once, make way for the smallest thing in the box.

p9-mission-10-title = Around the Moon
p9-mission-10-story = The Moon fills every window, and everyone has stopped working to look. Four small jobs are waiting; take turns at the glass.

p9-mission-11-title = The Listener
p9-mission-11-story = A faint ticking comes from beyond Neptune, or from the fridge. One of you puts on the big headphones and says nothing until the matter is settled.

p9-mission-12-title = Whose Socks Are These?
p9-mission-12-story = One hiccup of the gravity drum, and every locker spills something into the next bunk. Make do with what you now have, and leave sorting the spoons for last.

p9-mission-13-title = A Solo for Each Engine
p9-mission-13-story = Before the long haul to Mars, each engine gets a moment alone on stage. No duets, please: the hull still remembers the last one.

p9-mission-14-title = Behind Mars
p9-mission-14-story = Mars slides between you and everyone who knows what you should be doing, and even the cabin radio sulks. Keep the burns in sequence and your gestures simple.

p9-mission-15-title = Four Gates to Thread
p9-mission-15-story = Phobos, Deimos, the old relay, the way out: four gates, each visible only from the one before. Miss your turn and you will see a great deal more of Mars.

p9-mission-16-title = Nothing Up to Nine
p9-mission-16-story = In the asteroid belt the old hull sings whenever a dial touches nine, and the rocks seem to like the tune. Turn everything down a notch, pride included.

p9-mission-17-title = Mending on Tiptoe
p9-mission-17-story = Two leaks to patch, and the belt is still listening. Hammer softly, and whatever is marked nine, do not let it have the last word.

p9-mission-18-title = Static for Breakfast
p9-mission-18-story = Iron dust has got into the intercom, and all it plays is the sound of frying. A toothbrush will soon fix that; until then, begin the day without a word.

p9-mission-19-title = Ceres Has You on Hold
p9-mission-19-story = The station on Ceres has put you on hold, and its music drowns the whole intercom. One thing cannot wait for the end of the song; the rest can come after.

p9-mission-20-title = Two Sealed Envelopes
p9-mission-20-story = Ceres sends up two sealed envelopes, marked “for one pair of hands only”. The commander looks around the table, where everyone else is studying the ceiling.

p9-mission-21-title = Jupiter Talks Over You
p9-mission-21-story = Jupiter has a radio voice of its own and never pauses for breath. Hold up what matters, see to the two urgent jobs first, and do your shouting later.

p9-mission-22-title = Four Moons in a Row
p9-mission-22-story = Io, Europa, Ganymede, Callisto: each flings you on to the next, provided you call on them in the right order. They are large, and easily offended.

p9-mission-23-title = The Plan Is in Pencil
p9-mission-23-story = Five steps to leave Jupiter, every one of them numbered. The plan is in pencil, though, and on the end of the pencil there is a very small eraser.

p9-mission-24-title = The Chore Chart
p9-mission-24-story = Filters, dishes, star charts, the thing that drips behind the panel. The commander has promised a fair division, and fairness will be discussed for weeks.

p9-mission-25-title = Ice on the Aerial
p9-mission-25-story = Saturn’s rings have turned the aerial into a handsome, useless ornament. Two valves must open one after the other; the rest is a matter of nods and mittens.

p9-mission-26-title = Two Little Shepherds
p9-mission-26-story = Two tiny moons keep a whole ring of Saturn in line, and nobody ever thanks them. Take the hint: this shift, the small ones do the steering.

p9-mission-27-title = Into Titan’s Haze
p9-mission-27-story = Titan keeps its curtains drawn, so the errands below come as three closed boxes. The commander is looking for one person who likes surprises.

p9-mission-28-title = First Scoop, Last Lid
p9-mission-28-story = Enceladus sneezes ice over every microphone. Take the first scoop before anything else, and when all is stowed, and only then, screw on the lid.

p9-mission-29-title = Even Keel
p9-mission-29-story = The fuel slops, the gyros are tired, and the Wren rolls whenever anyone does more than their share. Stay level with one another, and hush: even a whisper tilts it.

p9-mission-30-title = The Sideways Planet
p9-mission-30-story = Uranus rolls around the Sun lying on its side, and the antenna is still working out which way is up. Begin anyway, and take the three turns in order.

p9-mission-31-title = Miranda’s Cliffs
p9-mission-31-story = The tallest known cliff stands on little Miranda, and of course someone wants a pebble from the top. Rope, ladder, pebble; everything else can wait.

p9-mission-32-title = Seven Odd Jobs
p9-mission-32-story = Seven things came loose on the same morning, as though they had talked it over. The commander hands out screwdrivers, and nobody gets to hide in the pantry.

p9-mission-33-title = One Good Knock
p9-mission-33-story = The dish is stuck, and page 212 prescribes a single knock, given by hand. One volunteer, one knock, no thrusters, then straight back in for soup.

p9-mission-34-title = First Watch, Last Watch
p9-mission-34-story = Neptune tugs at the helm, so the watches are shared out to the minute. The commander takes the first and the last, and brings biscuits to both.

p9-mission-35-title = Triton Runs Backwards
p9-mission-35-story = Triton goes round Neptune the wrong way and is very pleased about it. Enjoy the view, but do not let it give your list any ideas.

p9-mission-36-title = Stores for the Dark
p9-mission-36-story = After Neptune there are no more neighbours, so the commander counts everything and shares out the work. Heat first, then light; the jam comes later.

p9-mission-37-title = Post for Pluto
p9-mission-37-story = Four parcels for Pluto, addressed in a hand nobody can read. The commander wants them all in one bag, on one back, and is being charming about it.

p9-mission-38-title = Hail in the Kuiper Belt
p9-mission-38-story = Grains of ancient ice rattle along the hull, too loud to talk over. There is plenty to do until it passes, and somebody has to hold the tomato plant.

p9-mission-39-title = Where Words Freeze
p9-mission-39-story = So far out, even a joke told across the table seems to arrive late and cold. Point, hope, and do the three delicate things in their proper order.

p9-mission-40-title = Three Pins, One Doubt
p9-mission-40-story = Three numbered pins on the star map say where to look, and in which order. It is late, the tea is strong, and one of them may be in the wrong place.

p9-mission-41-title = The Star That Blinked
p9-mission-41-story = A star has gone out, as if something had stepped in front of it. One pair of eyes must catch its going and its return, and rest between; no engine may blur either.

p9-mission-42-title = There You Are
p9-mission-42-story = There it is: dim, round, enormous, and exactly where nobody had looked twice. Nine instruments want to meet it at once, and nobody wants to go to bed.

p9-mission-43-title = Nine Slices of Map
p9-mission-43-story = A whole world, and not one name on it. The commander cuts the blank map into nine slices and serves them fairly; naming a bay after your dog is allowed.

p9-mission-44-title = Down the Staircase
p9-mission-44-story = To land without waking the ice, the engines must light one by one, from the gentlest to the strongest. Picture a staircase, at night, in socks.

p9-mission-45-title = First Footprints
p9-mission-45-story = Ramp, boot, photograph: that much was agreed years ago. For everything else, try not to tread on one another’s toes, on a world with this much room.

p9-mission-46-title = Pink Frost
p9-mission-46-story = At dusk a pink frost comes down, smelling faintly of pepper. It spoils when shared, so whoever stands beside the finest flake will gather them all.

p9-mission-47-title = Striking Camp
p9-mission-47-story = Ten crates to close, and a tent that refuses to fold. You leave this world as you found it, apart from one rather good snowman.

p9-mission-48-title = Leave the Lamp On
p9-mission-48-story = A small lamp will stay behind for whoever comes next. Its battery is precious: light it with your very last gesture, one foot already on the ramp.

p9-mission-49-title = The Planets in Reverse
p9-mission-49-story = Neptune, Saturn, Jupiter, in that order this time, each with a push towards home. The tomato plant has borne three fruits, and there has been a vote.

p9-mission-50-title = Put the Kettle On
p9-mission-50-story = One of you eases the Wren into the first thin air, another sets it down on the grass, and the rest hold it together in between. Below, someone has put the kettle on.
