### The browser client: settings, and the way to another device (English).

web-set-you = You
web-set-look = Look
web-set-table = At the table
web-set-preview = A hand as you would hold it
web-set-preview-play = Play
web-set-cards = Cards
web-set-cards-s = Small
web-set-cards-m = Usual
web-set-cards-l = Large
web-set-palette = Suits
web-set-palette-usual = Usual
web-set-palette-vivid = Far apart
web-set-palette-soft = Soft
web-set-palette-hint = Far apart helps eyes that part colours badly. Every suit has its symbol as well.
web-set-left = Left-handed
web-set-left-hint = The button goes to the left, your tasks to the right.
web-set-notify = Tell me when it is my turn
web-set-notify-hint = While this page is out of sight.
web-set-notify-refused = The browser does not let this page tell you anything. Its settings for this site decide it.
web-set-notify-none = This browser cannot tell you anything while the page is out of sight.
web-set-key-search = /: search the rules
web-set-key-replay = ← and →: replay, a card at a time; with Shift, a trick

web-device = Another device
web-device-hint = A link that works once takes your name, tables and campaigns along.
web-device-make = Make a link
web-device-good = It works once, within { $minutes } minutes. Whoever opens it is you: send it to nobody else.
web-device-copy = Copy the link
web-device-copied = Copied
web-device-title = Come aboard on this device
web-device-lead = This browser takes over the name, tables and campaigns of the one that made the link.
web-device-replaces = So far you are { $name } here; that stays behind.
web-device-go = Take over
web-device-empty = This link is not whole. Make a new one in the settings of the other device.

web-call-signs = Comet, Pepper, Pixel, Mango, Juniper, Waffle, Cosmo, Biscuit, Pickle, Maple, Nimbus, Kiwi
