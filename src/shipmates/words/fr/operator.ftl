### Ce que lit qui fait tourner un serveur (français).

cli-help-serve =
    Fait tourner le serveur : de vraies tables pour de vraies personnes, sur cette machine.

    Sans --database tout est gardé dans un fichier du dossier de données, que SHIPMATES_HOME peut nommer. Chaque option est aussi une variable d’environnement : --bot-workers est SHIPMATES_BOT_WORKERS. Codes de sortie : 0 après un signal, 2 pour une erreur de votre part, 1 si le serveur a dû s’arrêter.
cli-short-serve = Faire tourner le serveur.
cli-help-db =
    Met à jour la base d’un serveur (upgrade), la copie dans un fichier pendant que le serveur tourne (backup), met une telle copie à sa place (restore), ou copie tout dans une autre base, par exemple un PostgreSQL (move).

    Pour une restauration, le serveur doit être arrêté ; la base remplacée est gardée à côté. De même pour move, qui remplit une base vide ou la laisse vide.
cli-short-db = S’occuper de la base du serveur.
cli-help-worker =
    Laisse les robots réfléchir et les horloges tourner pour les serveurs du même PostgreSQL, ici ou sur une autre machine.

    Tant qu’il est là, les serveurs le lui laissent ; quand il n’y est plus, ils s’en chargent eux-mêmes.
cli-short-worker = Faire réfléchir les robots pour les serveurs.
cli-worker-ready = Les robots réfléchissent ici pour { $database }
cli-serve-address = Shipmates est ouvert à l’adresse { $address }
cli-serve-network = Toutes les personnes de votre réseau peuvent maintenant entrer et jouer. { $count ->
    [one] Voici l’adresse pour elles, et pour les téléphones :
   *[other] Voici les adresses pour elles ; les téléphones lisent la première :
}
cli-serve-network-none = Toutes les personnes de votre réseau pourraient maintenant entrer, mais cette machine n’est dans aucun.
cli-serve-database = Un fichier, ou l’adresse d’une base ; sinon un fichier du dossier de données.
cli-serve-line = Comment plusieurs serveurs s’appellent : une adresse redis:// ; sinon par la base elle-même.
cli-serve-host = Où écouter : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour toutes.
cli-serve-lan = Laisser entrer toutes les personnes de votre réseau : écouter à toutes les adresses, les afficher, avec un code QR pour les téléphones.
cli-serve-port = Le port ; 0 pour n’importe lequel de libre.
cli-serve-open = Ouvrir la page dans votre navigateur ; sans écran, rien ne s’ouvre.
cli-serve-origins = D’autres pages d’où les navigateurs peuvent venir, comme https://jeu.example.org.
cli-serve-secure = N’envoyer les cookies que par HTTPS : derrière un relais TLS.
cli-serve-bot-workers = Processus où pensent les robots ; avec 0 ils pensent dans le serveur même.
cli-serve-bot-pause = Secondes pendant lesquelles un robot semble réfléchir, au moins.
cli-serve-simple-bots = Ne proposer que des robots qui réfléchissent peu, pour une très petite machine.
cli-serve-message-size = Le plus long message d’une connexion, en octets.
cli-serve-body-size = Le plus long corps d’une requête, en octets.
cli-serve-messages-per-second = Messages qu’une connexion peut envoyer, en moyenne.
cli-serve-message-burst = Messages qu’une connexion peut envoyer d’un coup.
cli-serve-requests-per-minute = Requêtes qu’une adresse peut faire.
cli-serve-sockets-per-person = Connexions qu’une personne peut avoir.
cli-serve-outbox = Messages qui peuvent attendre un lecteur lent.
cli-serve-stall = Secondes pendant lesquelles un lecteur peut ne rien prendre avant d’être écarté.
cli-serve-idle-table = Secondes pendant lesquelles une table que personne ne regarde reste en mémoire.
cli-serve-lapse-table = Secondes pendant lesquelles une table non commencée reste dans la liste.
cli-serve-grace = Secondes pendant lesquelles un arrêt attend la fin des connexions.
cli-serve-metrics-token = Qui le dit obtient /metrics, d’où que ce soit ; sans lui, les programmes de cette machine. À donner plutôt par l’environnement.
cli-serve-log-level = Ce qui est noté : debug, info, warning ou error.
cli-serve-log-json = Noter un objet JSON par ligne.
cli-db-action = Que faire : upgrade, backup, restore, move, prune ou recount.
cli-db-older = prune : ce que personne n’a touché depuis tant de jours, comme 90d.
cli-db-dry = prune : dire ce qui partirait, et tout garder.
cli-db-would-go = { $database } garde tout ; partiraient { $games } parties, { $tables } tables, { $people } personnes et { $links } liens.
cli-db-pruned = { $database } a laissé partir { $games } parties, { $tables } tables, { $people } personnes et { $links } liens.
cli-db-recounted = { $database } : { $games } parties recomptées ; { $broken } n’ont pas pu être lues.
cli-db-file = La copie à écrire ou à lire ; pour move, là où tout doit aller.
cli-db-upgraded = { $database } est à jour.
cli-db-moved = { $rows } lignes de { $database } sont maintenant dans { $target }.
cli-db-backed-up = { $database } a été copié dans { $file }.
cli-db-restored = { $database } est maintenant ce qu’était { $file }.
cli-db-replaced = { $database } est maintenant ce qu’était { $file } ; l’ancien est { $kept }.

mistake-setting-whole = { $name } prend un nombre entier de { $least } à { $most }, pas « { $given } ».
mistake-setting-number = { $name } prend un nombre de { $least } à { $most }, pas « { $given } ».
mistake-setting-choice = { $name } prend l’un de { $known }, pas « { $given } ».
mistake-setting-origin = { $name } prend des origines comme https://jeu.example.org, pas « { $given } ».
mistake-setting-lan = --lan écoute à toutes les adresses : retirez l’hôte { $host }.
mistake-setting-database = { $name } prend un fichier ou une adresse comme sqlite:///fichier.db ou postgresql://…, pas « { $given } ».
mistake-setting-driver = { $name } : « { $given } » demande le paquet Python { $package }, qui n’est pas installé.
mistake-setting-memory = { $name } : « { $given } » disparaîtrait avec le serveur ; nommez un fichier.
mistake-no-place = Le serveur ne peut pas écouter à { $host }, port { $port } : { $why }. Choisissez autre chose avec --host ou --port.
mistake-db-file = backup et restore prennent un fichier, move une adresse ; upgrade, prune et recount n’en prennent pas.
mistake-db-prune = --older-than et --dry-run sont pour prune.
mistake-db-age = prune demande un âge en jours, comme --older-than 90d, et non « { $given } ».
database-folder = { $folder } ne peut pas être créé : { $why }. Nommez un autre fichier avec --database, ou un autre dossier avec SHIPMATES_HOME.
database-refused = { $database } ne peut pas servir : { $why }.
database-newer = { $database } vient d’une version plus récente de Shipmates ; celle-ci n’y touche pas.
database-none = { $database } n’est pas une base de Shipmates.
database-damaged = { $database } est endommagé : { $why }.
database-exists = { $database } existe déjà ; une copie n’écrase jamais un autre fichier.
database-embedded = { $database } est un fichier SQLite, qui appartient à un seul serveur : il faut un PostgreSQL.
database-not-empty = { $database } n’est pas vide : tout ne va que dans une base vide.
database-in-use = { $database } est en service : arrêtez d’abord le serveur.
database-not-embedded = { $database } n’est pas un fichier SQLite : prenez les outils de cette base.
