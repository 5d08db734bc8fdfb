### What whoever runs a server reads (English).

cli-help-serve =
    Runs the server: real tables for real people, on this machine.

    Without --database everything is kept in one file in the data folder, which SHIPMATES_HOME can name. Every option is also an environment variable: --bot-workers is SHIPMATES_BOT_WORKERS. Exit codes: 0 after a signal, 2 for a mistake of yours, 1 if the server had to stop.
cli-short-serve = Run the server.
cli-help-db =
    Brings the database of a server up to date (upgrade), copies it to a file while the server runs (backup), puts such a copy in its place (restore), or copies everything into another database, such as a PostgreSQL (move).

    A restore wants the server stopped; the database it replaces is kept beside it. So does a move, which fills an empty database or leaves it empty.
cli-short-db = Look after the server’s database.
cli-help-worker =
    Lets bots think and clocks run for the servers on the same PostgreSQL, here or on another machine.

    While a worker is there, servers leave that to it; when it is gone, they see to it themselves.
cli-short-worker = Let bots think for the servers.
cli-worker-ready = Bots think here for { $database }
cli-serve-address = Shipmates is open at { $address }
cli-serve-network = Everybody in your network can come in now and play. { $count ->
    [one] This is the address for them, and for phones:
   *[other] These are the addresses for them; phones read the first:
}
cli-serve-network-none = Everybody in your network could come in now, but this machine is in none.
cli-serve-database = A file, or the address of a database; otherwise a file in the data folder.
cli-serve-line = How several servers call one another: a redis:// address; otherwise by way of the database.
cli-serve-host = Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for all.
cli-serve-lan = Let everybody in your network come in: listen at all addresses, print them, and a QR code for phones.
cli-serve-port = The port; 0 for any that is free.
cli-serve-open = Open the page in your browser; where there is no screen nothing is opened.
cli-serve-origins = Further pages that browsers may come from, such as https://play.example.org.
cli-serve-secure = Send cookies by HTTPS only: behind a TLS proxy.
cli-serve-bot-workers = Processes in which bots think; with 0 they think in the server itself.
cli-serve-bot-pause = Seconds a bot seems to think, at least.
cli-serve-simple-bots = Offer only bots that think little: for a very small machine.
cli-serve-message-size = The longest message of a socket, in bytes.
cli-serve-body-size = The longest body of a request, in bytes.
cli-serve-messages-per-second = Messages a socket may send, on average.
cli-serve-message-burst = Messages a socket may send at once.
cli-serve-requests-per-minute = Requests an address may make.
cli-serve-sockets-per-person = Sockets a person may have open.
cli-serve-outbox = Messages that may wait for a slow reader.
cli-serve-stall = Seconds a reader may take nothing before it is dropped.
cli-serve-idle-table = Seconds a table nobody looks at stays in memory.
cli-serve-lapse-table = Seconds a table that was not started is listed.
cli-serve-grace = Seconds a shutdown waits for sockets to close.
cli-serve-metrics-token = Who says this gets /metrics, from anywhere; without it, programs on this machine do. Better set in the environment.
cli-serve-log-level = What to log: debug, info, warning or error.
cli-serve-log-json = Log one JSON object a line.
cli-db-action = What to do: upgrade, backup, restore, move, prune or recount.
cli-db-older = prune: what nobody has touched for so many days, as in 90d.
cli-db-dry = prune: say what would go, and keep it.
cli-db-would-go = { $database } has nothing taken from it; it would lose { $games } games, { $tables } tables, { $people } guests and { $links } links.
cli-db-pruned = { $database } has let go { $games } games, { $tables } tables, { $people } guests and { $links } links.
cli-db-recounted = { $database }: { $games } games counted anew; { $broken } could not be read.
cli-db-file = The copy to write or to read; for move, where everything goes.
cli-db-upgraded = { $database } is up to date.
cli-db-moved = { $rows } rows of { $database } are in { $target } now.
cli-db-backed-up = { $database } was copied to { $file }.
cli-db-restored = { $database } is now what { $file } was.
cli-db-replaced = { $database } is now what { $file } was; the old one is { $kept }.

mistake-setting-whole = { $name } takes a whole number from { $least } to { $most }, not “{ $given }”.
mistake-setting-number = { $name } takes a number from { $least } to { $most }, not “{ $given }”.
mistake-setting-choice = { $name } takes one of { $known }, not “{ $given }”.
mistake-setting-origin = { $name } takes origins such as https://play.example.org, not “{ $given }”.
mistake-setting-lan = --lan listens at every address: leave out the host { $host }.
mistake-setting-database = { $name } takes a file or an address such as sqlite:///file.db or postgresql://…, not “{ $given }”.
mistake-setting-driver = { $name }: “{ $given }” needs the Python package { $package }, which is not installed.
mistake-setting-memory = { $name }: “{ $given }” would be gone with the server; name a file.
mistake-no-place = The server cannot listen at { $host }, port { $port }: { $why }. Choose another with --host or --port.
mistake-db-file = backup and restore take a file, move an address; upgrade, prune and recount take none.
mistake-db-prune = --older-than and --dry-run are for prune.
mistake-db-age = prune needs an age in days, such as --older-than 90d, not “{ $given }”.
database-folder = { $folder } cannot be made: { $why }. Name another file with --database, or another folder with SHIPMATES_HOME.
database-refused = { $database } cannot be used: { $why }.
database-newer = { $database } belongs to a newer version of Shipmates; this one leaves it alone.
database-none = { $database } is no database of Shipmates.
database-damaged = { $database } is damaged: { $why }.
database-exists = { $database } is there already; a copy is never written over another file.
database-embedded = { $database } is a SQLite file, which belongs to one server: a worker needs a PostgreSQL.
database-not-empty = { $database } is not empty: everything goes into an empty database only.
database-in-use = { $database } is in use: stop the server first.
database-not-embedded = { $database } is not a SQLite file: use the tools of that database.
