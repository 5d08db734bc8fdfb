# The terminal at a table of a server.

cli-play-server = Play at a table of this server, line by line; for example localhost:8000.
cli-play-table = The code of the table; without one, a new table is made.
cli-play-name = What you are called there.

mistake-address = { $address } is not the address of a server; write, for example, localhost:8000 or https://example.org.
mistake-needs-server = { $option } is for a table of a server: give --server too.
mistake-not-remote = { $option } is not for a table of a server.
mistake-server = { $why }
mistake-protocol = The server speaks protocol { $theirs }, and this is protocol { $ours }: one of them must be brought up to date.

remote-welcome = You are at table { $code } of { $address }. Give friends this code.
remote-kept = Your chair stays yours. To come back: shipmates play --server { $address } --table { $code }
remote-unreachable = No Shipmates server answers at { $address }.
remote-gone-unreachable = The server could not be reached any more.
remote-gone-protocol = The server says something that this version does not understand.
remote-lost = — The connection is lost. Trying to get it back …
remote-back = — The connection is back.
remote-unsure = The connection broke at that moment. Look at the table: it may be done or not.

remote-table = Table { $code } · { $game }
remote-chair-free = free
remote-chair-bot = { $name }, a bot ({ $level })
remote-bot-weaker = { $name } should play “{ $level }”, which this server cannot do any more: a bot “{ $plays }” plays instead.
remote-mark-you = you
remote-mark-host = host
remote-mark-away = away
remote-mark-bot = a bot plays
remote-watchers = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
}
remote-host-keys = Enter starts (bots take what is free) · 0, 1, 2 … takes a chair · f fills with bots · v 1 frees a chair · / phrases · q leaves
remote-guest-keys = 0, 1, 2 … takes a chair · w who sits where · / phrases · x gives the chair away · q leaves. The host starts.

remote-sealed = Here only the last trick may be looked at; older ones are not sent until the game is over.
remote-begins = Game { $number } begins. ? helps · w who sits where · g give up · k take back · / phrases · q leave
remote-said = { $name }: { $what }
remote-giving-up = Would give up: { $names }. When all agree (g), it is over.
remote-asked-back = { $name } would like to take back the last move. y agrees, n does not.
remote-asked-back-own = The others are asked whether you may take back your move.
remote-asked-back-over = The question about the last move is settled.
remote-ready-on = You are always ready from now on; a turns that off.
remote-ready-off = You are asked again before every trick.
remote-record = The record: { $address }
remote-over-host = Enter: once more · n: the next mission · s: the same tasks · f, v, 0, 1 …: chairs · q: leave
remote-over = The host decides what comes next. q leaves.
