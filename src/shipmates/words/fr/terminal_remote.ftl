# Le terminal à une table d’un serveur.

cli-play-server = Jouer à une table de ce serveur, ligne par ligne ; par exemple localhost:8000.
cli-play-table = Le code de la table ; sans code, une nouvelle table est dressée.
cli-play-name = Votre nom là-bas.

mistake-address = { $address } n’est pas l’adresse d’un serveur ; écrivez par exemple localhost:8000 ou https://example.org.
mistake-needs-server = { $option } vaut pour une table d’un serveur : donnez aussi --server.
mistake-not-remote = { $option } ne vaut pas pour une table d’un serveur.
mistake-server = { $why }
mistake-protocol = Le serveur parle le protocole { $theirs }, et ceci est le protocole { $ours } : l’un des deux doit être mis à jour.

remote-welcome = Vous êtes à la table { $code } de { $address }. Donnez ce code à vos amis.
remote-kept = Votre chaise reste à vous. Pour revenir : shipmates play --server { $address } --table { $code }
remote-unreachable = Aucun serveur Shipmates ne répond à { $address }.
remote-gone-unreachable = Le serveur n’a plus pu être joint.
remote-gone-protocol = Le serveur dit quelque chose que cette version ne comprend pas.
remote-lost = — La connexion est perdue. On essaie de la retrouver …
remote-back = — La connexion est revenue.
remote-unsure = La connexion s’est rompue à ce moment-là. Regardez la table : c’est peut-être fait, peut-être pas.

remote-table = Table { $code } · { $game }
remote-chair-free = libre
remote-chair-bot = { $name }, un robot ({ $level })
remote-bot-weaker = { $name } devrait jouer « { $level } », ce que ce serveur ne peut plus faire : un robot « { $plays } » joue à sa place.
remote-mark-you = vous
remote-mark-host = hôte
remote-mark-away = absent
remote-mark-bot = un robot joue
remote-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
remote-host-keys = Entrée commence (des robots prennent ce qui est libre) · 0, 1, 2 … prend une chaise · f remplit avec des robots · v 1 libère une chaise · / formules · q part
remote-guest-keys = 0, 1, 2 … prend une chaise · w qui est où · / formules · x rend la chaise · q part. L’hôte commence.

remote-sealed = Ici, seul le dernier pli peut être revu ; les plis plus anciens ne sont envoyés qu’une fois la partie finie.
remote-begins = La partie { $number } commence. ? aide · w qui est où · g abandonner · k reprendre · / formules · q partir
remote-said = { $name } : { $what }
remote-giving-up = Veulent abandonner : { $names }. Quand tous sont d’accord (g), c’est fini.
remote-asked-back = { $name } voudrait reprendre le dernier coup. y accepte, n refuse.
remote-asked-back-own = On demande aux autres si vous pouvez reprendre votre coup.
remote-asked-back-over = La question du dernier coup est réglée.
remote-ready-on = Vous êtes désormais toujours prêt ; a l’annule.
remote-ready-off = On vous demande de nouveau avant chaque pli.
remote-record = L’enregistrement : { $address }
remote-over-host = Entrée : encore une fois · n : la mission suivante · s : les mêmes tâches · f, v, 0, 1 … : les chaises · q : partir
remote-over = L’hôte décide de la suite. q part.
