### Practice in the browser (English).

web-practice = Practice
web-practice-hint = Hint
web-practice-back = Take back
web-practice-open = Open cards
web-practice-deal = Same deal again
web-practice-thinking = Thinking about what you know…
web-practice-looked = Has looked at all cards: { $names }
web-practice-none = no cards
web-practise = Practise
web-practise-in = Practise { $game } with bots
web-practise-here = Practise from here
web-option-practice = Practice
web-option-practice-hint = Hints, open cards and moves taken back at will. It does not count in any logbook.
