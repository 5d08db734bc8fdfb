### Shipmates: what can be wrong with a logbook (English).

logbook-foreign = This file is no logbook of Shipmates.
logbook-corrupt = This logbook is damaged at “{ $place }”. It was left as it is.
logbook-newer = This logbook has version { $version }, and this program reads no later one than { $known }. Use a newer Shipmates.
logbook-game = This logbook is about a game this program does not know: { $game }.
logbook-unreadable = The logbook cannot be read ({ $reason }).
logbook-unwritable = The logbook cannot be written ({ $reason }).
logbook-busy = The logbook is being written by another program. Try again in a moment.
logbook-changed = The logbook has been changed by another program. Nothing was overwritten.
