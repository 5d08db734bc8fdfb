### Shipmates dans le terminal (français).

## Cartes

# La lettre qui désigne une couleur quand on tape une carte.
tui-letter-pink = R
tui-letter-blue = B
tui-letter-green = V
tui-letter-yellow = J
tui-letter-rocket = F
tui-letter-submarine = M

## En-tête

tui-mission = Mission { $number }
tui-epilogue = Épilogue { $difficulty }
tui-epilogue-title = Épilogue : { $title }
tui-attempt = Tentative { $number }
tui-challenge = Défi
tui-dead-zone = Zone de silence
tui-sonar-currents = Courants
tui-sonar-rapture = Ivresse, { $left ->
    [one] { $left } signal
   *[other] { $left } signaux
}
tui-sonar-from = Sonar dès le pli { $trick }
tui-terrain = Terrain { $card }
tui-sonar-none = Sans sonar
tui-radio-from = Radio dès le pli { $trick }
tui-distress-active = Détresse
tui-trick = Pli { $number }/{ $total }
tui-dealing = Distribution des cartes…

## Places

tui-counts = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
tui-counts-short = { $cards } c., { $tricks } pl.
tui-more-tasks = … suite : t
tui-part-feeling = malade : aucun pli
tui-part-silenced = silence radio
tui-part-volunteer = volontaire
tui-part-neighbour = toutes les roses
tui-part-first = le début
tui-part-last = la fin
tui-said = « { $answer } »
tui-voted = { $way ->
    [left] ← pour, à gauche
   *[right] → pour, à droite
}
tui-has-chosen = ✓ carte choisie
tui-is-choosing = … réfléchit
tui-radio-free = ⌁ radio libre
tui-radio-ready = ⌁ rien à dire
tui-radio-silent = ⌁ silence
tui-radio-shut = ⌁ brouillée
tui-radio-played = jouée
tui-sonar-free = ⌁ sonar libre
tui-sonar-ready = ⌁ prêt
tui-sonar-shut = ⌁ pas encore
tui-sonar-spent = ⌁ épuisé
tui-sonar-off = ⌁ sans sonar
tui-willing = « oui »
tui-unwilling = « non »
tui-content = ✓ en reste là
tui-noted = noté : { $count }
tui-always-ready = passe toujours
tui-your-tasks = Vos tâches :
tui-no-task = Aucune tâche à vous

## Milieu

tui-leads = ouvre
tui-ahead = ◆ en tête
tui-won = ◆ remporte
tui-goal-tasks = { $done } sur { $count ->
    [one] { $count } tâche réalisée
   *[other] { $count } tâches réalisées
}.
tui-goal-see-briefing = b : ce qu’il faut faire

tui-stage-draft = Les tâches se prennent à tour de rôle, le Commandant d’abord.
tui-stage-poll = Le Commandant demande : « { $question } »
tui-stage-distress = Signal de détresse ? Chacun passerait une carte du même côté.
tui-stage-pass = Signal de détresse : chacun donne une carte à { $way ->
    [left] gauche
   *[right] droite
}.
tui-stage-laying = Les cartes de tâche sont retournées…
tui-stage-sea-draft = Les tâches se prennent à tour de rôle, le Capitaine d’abord.
tui-stage-choosing = Choix libre : chacun prend ce qu’il veut, dans n’importe quel ordre.
tui-stage-placing = Personne n’en veut : { $captain } dit qui les prend.
tui-stage-offering = { $captain } garde toutes les tâches, ou les offre toutes à quelqu’un.
tui-stage-offered = { $captain } offre toutes les tâches à { $name }.
tui-stage-volunteering = { $captain } demande à tour de rôle : { $count ->
    [one] qui prend toutes les tâches ?
   *[other] lesquels, à { $count }, se partagent les tâches ?
}
tui-stage-owner = Une personne prend toutes les tâches. L’équipage se met d’accord.
tui-stage-proposed = { $name } propose { $named } pour toutes les tâches.
tui-stage-predicting = Annonces : combien de plis exactement ?
tui-tasks-in-words = t : toutes les tâches en toutes lettres
tui-name-feeling = { $commander } désigne la personne malade.
tui-name-silence = { $commander } désigne la personne qui se tait.
tui-name-volunteer = { $commander } désigne la personne volontaire.
tui-name-decision = { $commander } désigne la personne qui prend toutes les tâches.
tui-name-errand = { $commander } confie la tâche à quelqu’un.
tui-council-swap = L’équipage peut échanger les jetons de deux tâches, une fois, d’un commun accord.
tui-council-move = L’équipage peut déplacer un jeton vers une tâche sans jeton, d’un commun accord.
tui-council-hand-over = Une tâche peut changer de mains, d’un commun accord.
tui-council-roles = Qui remporte les quatre premiers plis, et qui le dernier ?
tui-propose-swap = Proposer un échange …
tui-propose-move = Proposer un déplacement …
tui-propose-hand-over = Proposer un transfert …
tui-propose-roles = Proposer deux personnes …

## Ce qui est demandé

tui-waiting = On attend { $names } …
tui-enter = Entrée
tui-space = Espace
tui-enter-ready = Rien à signaler
tui-enter-take = Prendre { $task }
tui-enter-signal = Signaler { $card } …
tui-ask-radio = Radio ouverte : choisissez une carte à signaler, ou Entrée pour passer.
tui-ask-radio-card = Quelle carte montrez-vous ?
tui-ask-sonar = Sonar ouvert : choisissez une carte à signaler, ou Entrée pour passer.
tui-ask-sonar-signal = Entrée envoie le signal, Échap y renonce.
tui-ask-signal = Un seul signal par tentative. Entrée l’envoie, Échap y renonce.
tui-ask-lead = { $who ->
    [jarvis] JARVIS ouvre le pli : choisissez une de ses cartes visibles.
    [tonoja] Tonoja ouvre le pli : choisissez une de ses cartes visibles.
   *[you] À vous d’ouvrir le pli : jouez n’importe quelle carte.
}
tui-ask-follow = { $who ->
    [jarvis] JARVIS doit suivre à la couleur : { $suit }.
    [tonoja] Tonoja doit suivre à la couleur : { $suit }.
   *[you] Suivez à la couleur : { $suit }.
}
tui-ask-discard = { $who ->
    [jarvis] JARVIS ne peut pas suivre ({ $suit }) : jouez une de ses cartes visibles.
    [tonoja] Tonoja ne peut pas suivre ({ $suit }) : jouez une de ses cartes visibles.
   *[you] Vous ne pouvez pas suivre ({ $suit }) : jouez n’importe quelle carte.
}
tui-ask-take = { $who ->
    [jarvis] Prenez une tâche pour JARVIS.
    [tonoja] Prenez une tâche pour Tonoja.
   *[you] Prenez une tâche.
}
tui-ask-take-or-skip = { $who ->
    [tonoja] Prenez une tâche pour Tonoja, ou aucune.
   *[diver] Prenez une tâche, ou laissez-les aux autres.
}
tui-ask-choose = { $who ->
    [tonoja] Prenez une tâche pour Tonoja, ou dites qu’il n’en veut pas.
   *[diver] Prenez une tâche, ou dites que vous en restez là.
}
tui-ask-place = Quelle tâche confiez-vous ?
tui-ask-place-owner = … et qui la prend ?
tui-ask-offer = Garder toutes les tâches, ou les offrir à quelqu’un ?
tui-ask-all-tasks = { $who ->
    [tonoja] Vous répondez pour Tonoja : prend-il les tâches ?
   *[diver] Prenez-vous les tâches ?
}
tui-ask-propose-owner = Proposez quelqu’un pour toutes les tâches, ou laissez parler les autres.
tui-ask-decide-owner = Pas d’accord trouvé. Tranchez : qui prend toutes les tâches ?
tui-ask-predict-which = Plusieurs de vos tâches demandent un nombre : choisissez-en une.
tui-ask-predict = { $who ->
    [tonoja] { $task }, à voix haute : combien de plis remportera Tonoja ?
   *[diver] { $task }, à voix haute : combien de plis remporterez-vous ?
}
tui-ask-predict-secretly = { $who ->
    [tonoja] { $task }, en secret : combien de plis remportera Tonoja ?
   *[diver] { $task }, en secret : combien de plis remporterez-vous ?
}
tui-ask-reply = { $question }
tui-ask-reply-jarvis = Vous répondez pour JARVIS : { $question }
tui-ask-name-feeling = Désignez la personne malade : elle ne doit remporter aucun pli.
tui-ask-name-silence = Désignez la personne qui n’enverra aucun signal dans cette tentative.
tui-ask-name-volunteer = Désignez la personne volontaire.
tui-ask-name-decision = Qui prend toutes les tâches, sans les voir ?
tui-ask-name-errand = Qui reçoit cette tâche ?
tui-ask-council = Voulez-vous proposer quelque chose ?
tui-ask-swap-first = Échanger deux jetons : choisissez la première tâche.
tui-ask-swap-second = … et la seconde.
tui-ask-move-first = Déplacer un jeton : choisissez une tâche.
tui-ask-move-second = … et l’autre : le jeton va où il n’y en a pas.
tui-ask-hand-over-first = Quelle tâche change de mains ?
tui-ask-hand-over-second = Qui la reçoit ?
tui-ask-roles-first = Qui remporte les quatre premiers plis ?
tui-ask-roles-second = Qui remporte le dernier ?
tui-ask-consent = Êtes-vous d’accord ?
tui-ask-distress = Le signal de détresse : oui, et de quel côté, ou non ?
tui-ask-way = Tout le monde le veut, mais pas du même côté. Tranchez : lequel ?
tui-ask-give = { $who ->
    [jarvis] Choisissez une carte visible de JARVIS qui ira à { $name }.
    [tonoja] Choisissez une carte visible de Tonoja qui ira à { $name }.
    [diver] Choisissez une carte qui ira à { $name } ; pas de sous-marin.
   *[you] Choisissez une carte qui ira à { $name } ; pas de fusée.
}

## Touches

tui-key-choose = choisir
tui-key-do = valider
tui-key-ready = rien à dire
tui-key-back = retour
tui-key-signal = signal
tui-key-help = aide
tui-key-hint = conseil
tui-key-briefing = briefing
tui-key-tasks = tâches
tui-key-last = dernier pli
tui-key-always = toujours passer
tui-key-give-up = abandonner
tui-key-quit = quitter

## Nouvelles

tui-news-commander = Les cartes sont distribuées. { $name } a la fusée 4 et commande.
tui-news-captain = Les cartes sont distribuées. { $name } a le sous-marin 4 et devient Capitaine.
tui-news-distress = Signal de détresse : chacun donne une carte à { $way ->
    [left] gauche
   *[right] droite
}.
tui-news-moved = Vous avez donné : { $gave }. Reçu : { $got }.
tui-news-trick = { $name } remporte le pli avec { $card }{ $done ->
    [0] .
    [one] {" "}et réalise une tâche.
   *[other] {" "}et réalise { $done } tâches.
}

## Pages

tui-escape = Échap
tui-page-close = Échap ferme
tui-help = Touches
tui-hint = Aide : ce que ferait un expert
tui-hint-none = Il n’y a rien à décider maintenant.
tui-labelled = { $label } : { $text }
tui-tasks = Tâches
tui-last = Dernier pli
tui-hands = Toutes les mains
tui-none = aucune
tui-typed = r3
tui-help-choose = Passer à une autre carte ou à un autre choix.
tui-help-number = Choisir par numéro ; parmi les cartes : la suivante de cette valeur.
tui-help-type = Choisir une carte par sa lettre et sa valeur.
tui-help-enter = Valider le choix ; presser les autres.
tui-help-esc = Un pas en arrière.
tui-help-ready = Rien à signaler avant ce pli.
tui-help-always = Toujours passer la fenêtre radio, ou qu’elle vous soit de nouveau proposée.
tui-help-signal = Signaler une carte par radio, une fois par tentative.
tui-help-hint = Ce que ferait un expert avec vos cartes, et pourquoi.
tui-help-last = Revoir le dernier pli ; lui seul.
tui-help-tasks = Les tâches de tout le monde, en toutes lettres.
tui-help-briefing = Ce qu’il faut faire dans cette mission.
tui-help-give-up = Abandonner ; la tentative compte comme perdue.
tui-help-quit = Partir. La tentative est gardée et reprendra la prochaine fois.
tui-help-sign-radio = Radio : ▲ la plus forte, ● la seule, ▼ la plus faible de sa couleur ; ? montrée en Zone de silence.
tui-help-sign-ticket = Tâches : 1 à 5 dans cet ordre avant toutes les autres, › avant ›› avant ›››, Ω en tout dernier. ✓ réalisée, ✗ ratée.
tui-help-sign-sonar = Sonar : ▲ la plus forte, ● la seule, ▼ la plus faible de sa couleur ; ? montrée dans les courants.
tui-help-sign-task = Tâches : T11·3 est la carte T11 de difficulté 3, T72=2 annonce deux plis. ✓ réalisée, ✗ ratée.
tui-help-sign-captain = ♛ est Capitaine, ▶ doit agir, ◆ remporte le pli, ▒▒ est une carte face cachée de Tonoja, ◷ le temps qui reste.
tui-help-sign-rim = Bord plein : la carte peut être choisie. Bord pointillé : non.
tui-help-sign-commander = ♛ commande, ▶ doit agir, ◆ remporte le pli, ▒▒ est une carte face cachée de JARVIS.
tui-no-trick-yet = Aucun pli n’a encore été joué.
tui-last-trick = Le pli { $number } est allé à { $name }.

tui-choose-first = Choisissez d’abord : ← et →, un chiffre, ou une carte comme r3.
tui-give-up = Abandonner cette tentative ? Elle comptera comme perdue.
tui-give-up-yes = abandonner
tui-give-up-no = continuer
tui-resume = Une tentative de cette mission a été laissée en cours.
tui-resume-on = le reprendre
tui-resume-new = recommencer ; l’ancienne tentative compte comme perdue
tui-resume-back = choisir autre chose
tui-curtain = Passez l’écran à { $name }
tui-curtain-enter = { $name }, appuyez sur Entrée quand personne d’autre ne le voit.
tui-too-small = La table demande une fenêtre de { $width } × { $height }.
tui-too-small-now = Celle-ci fait { $width } × { $height } : agrandissez-la et la partie continue.

## Accueil

tui-game-planet9 = En quête de la neuvième planète
tui-game-deepsea = Mission sous-marine
tui-campaign = { $done } missions sur { $count } · score { $score }
tui-mission-open = en cours
tui-mission-done = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}
tui-mission-tried = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}
tui-set-players = { $players } joueurs
tui-set-jarvis = JARVIS à la place { $seat }
tui-set-tonoja = Tonoja à la place { $seat }
tui-set-clock = { $time ->
    [none] Contre la montre : non
   *[other] Contre la montre : { $time }
}
tui-set-tasks = { $state ->
    [same] Les mêmes tâches
   *[new] De nouvelles tâches
}
tui-set-challenge = Défi à trois : { $state ->
    [on] oui
   *[off] non
}
tui-set-distress = Détresse : { $wish ->
    [never] jamais
    [left] toujours, à gauche
    [right] toujours, à droite
   *[ask] demander
}
tui-set-language = Français → English
tui-kind-you = vous
tui-kind-cautious = robot prudent
tui-kind-steady = robot posé
tui-kind-random = robot au hasard
tui-key-mission = mission
tui-key-start = commencer
tui-key-crew = équipage

## Fin

tui-end-won = Mission accomplie : { $mission }
tui-end-lost = Échec de la mission : { $mission }
tui-end-given-up = L’équipage a abandonné cette tentative.
tui-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
tui-end-tries = { $tries ->
    [one] Une tentative jusqu’ici.
   *[other] { $tries } tentatives jusqu’ici.
}
tui-end-score = { $tries ->
    [one] Accomplie à la première tentative.
   *[other] Accomplie après { $tries } tentatives.
} Score de la mission : { $score }, de la campagne : { $total }.
tui-end-epilogue = { $best ->
    [0] Aucune étape de l’épilogue n’est encore réussie.
   *[other] Meilleure difficulté dans l’épilogue : { $best }.
}
tui-key-new-tasks = nouvelles tâches
tui-key-same-tasks = mêmes tâches
tui-key-next = mission suivante
tui-key-again = réessayer
tui-key-replay = revoir
tui-key-missions = missions
tui-key-scroll = défiler
tui-plain-on = Entrée pour continuer, q pour partir : 
tui-key-step = pas
tui-key-ends = début, fin
tui-key-seat = autre place
tui-key-open = toutes les mains
tui-replay-place = Étape { $place } sur { $total }

## Ligne de commande

cli-help-shipmates = Des jeux de cartes d’équipage, dans le terminal.
cli-short-shipmates = { cli-help-shipmates }
cli-help-play =
    Joue à la quête de la neuvième planète, à la mission sous-marine ou à Crew Deck, avec des robots ou à plusieurs devant un écran.

    Les deux premiers commencent par la liste des missions, sauf avec --mission, et Crew Deck par le choix de la table, sauf si les joueurs ou les places sont donnés. Une partie quittée reprend la prochaine fois. Codes de sortie : 0 si tout va bien, 2 pour une erreur de votre part.
cli-short-play = Jouer dans le terminal.
cli-help-missions =
    Donne la liste des missions d’un jeu, ou les instructions de l’une d’elles.

    Avec --json : un objet avec game et missions, chacune avec number, title, story, tasks et tokens (en mer difficulty, fixed et seconds), special, briefing et file (la mission comme on l’écrirait soi-même) ; un seul de ces objets pour une seule mission.
cli-short-missions = Lister les missions, ou en lire une.
cli-help-replay =
    Raconte une partie enregistrée coup par coup, cartes ouvertes ou comme une place l’a vue.

    Avec --json : un objet avec game, mission, title, players, challenge et jarvis (en mer timed, difficulty et tonoja), distress, seat, moves (seat, action comme dans l’enregistrement ou null si elle est cachée, told, hand), tricks (number, leader, cards, winner) et outcome (won, because, text ; null si la partie n’est pas finie). Pour Crew Deck : game, players, wilds, fixed, seat, moves, rounds (number, ships), sheets et outcome (payoff, because, text).
cli-short-replay = Raconter une partie enregistrée.
cli-help-campaign =
    Montre le journal de bord d’un équipage : tentatives, signaux de détresse et score, mission par mission.

    Avec --json : un objet avec game, crew, completed, score, next_mission, missions (mission, attempts, done, distress, score) et attempts (mission, players, challenge, ou en mer timed, difficulty et tasks, won, distress, given_up, because, when, record).
cli-short-campaign = Montrer un journal de bord.
cli-shipmates-version = Dire la version et s’arrêter.
cli-help-completion =
    Affiche le script grâce auquel un shell complète nos commandes et options.

    bash : shipmates completion bash > ~/.local/share/bash-completion/completions/shipmates. zsh : shipmates completion zsh > un fichier _shipmates dans un dossier de $fpath. fish : shipmates completion fish > ~/.config/fish/completions/shipmates.fish. PowerShell : shipmates completion powershell >> $PROFILE. Le prochain shell ouvert le saura.
cli-short-completion = Afficher ce qu’il faut à un shell pour compléter nos commandes.
cli-completion-shell = Le shell.
cli-man-short = des jeux de cartes d’équipage : jouer, servir, revoir, résoudre et étudier
cli-man-name = NOM
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-commands = COMMANDES
cli-man-environment = ENVIRONNEMENT
cli-man-environment-told = Chaque option de serve est aussi une variable : --bot-workers est SHIPMATES_BOT_WORKERS. SHIPMATES_HOME nomme le dossier de tout ce qui est gardé, SHIPMATES_LANG la langue. NO_COLOR supprime les couleurs.
cli-man-exit = CODES DE RETOUR
cli-man-exit-codes = 0 si tout s’est bien passé. 1 si un serveur a dû s’arrêter ou si un contrôle a échoué. 2 pour une erreur dans ce qui était demandé, dite en une ligne.
cli-all-json = Écrire un seul document JSON.
cli-all-lang = La langue : en ou fr. À défaut, SHIPMATES_LANG, LC_ALL ou LANG décide.
cli-play-game = Le jeu : planet9, deepsea ou crewdeck.
cli-play-mission = Jouer tout de suite cette mission, de 1 à 50 ; en mer de 1 à 32, ou epilogue.
cli-play-mission-file = Jouer une mission à vous, lue dans un fichier.
cli-play-players = Combien de joueurs, de 2 à 5 ; à deux, JARVIS ou Tonoja est le troisième. À Crew Deck, de 1 à 4.
cli-play-seats = Qui est assis où, par exemple you,bot,you:Bea,random. Un robot est expert, steady (posé), cautious (prudent) ou random (au hasard), à Crew Deck expert, planner (prévoyant) ou random.
cli-play-challenge = Le défi à trois.
cli-play-distress = Votre réponse à la question de la détresse : ask (demander), never (jamais), left (à gauche) ou right (à droite).
cli-play-timed = Contre la montre, dans les missions qui le permettent ; sinon avec ce qui la remplace.
cli-play-same-tasks = En mer : avec les tâches de la dernière tentative perdue, ou avec de nouvelles.
cli-play-jarvis = La place de JARVIS ou de Tonoja à deux joueurs : 0, 1 ou 2.
cli-play-seed = Un hasard qui se répète : même nombre, même donne.
cli-play-campaign = L’équipage dont on tient le journal de bord.
cli-play-no-campaign = Ne rien garder.
cli-play-hot-seat = Des personnes à toutes les places, qui se passent l’écran.
cli-play-plain = Ligne par ligne, sans écran dessiné.
cli-missions-what = Le jeu, et le numéro d’une mission, ou epilogue.
cli-missions-mission-file = Lire une mission à vous, dans un fichier.
cli-missions-players = Pour combien de joueurs donner les instructions.
cli-replay-file = L’enregistrement ; - lit l’entrée standard.
cli-replay-seat = Ne raconter que ce que cette place pouvait voir, à partir de 0.
cli-replay-everything = Tout raconter ; c’est la règle sans --seat.
cli-campaign-game = Le jeu : planet9, deepsea ou crewdeck.
cli-campaign-name = L’équipage ; à défaut, celui qui n’a pas de nom.

cli-column-title = Titre
cli-column-tasks = Tâches
cli-column-difficulty = Difficulté
cli-column-tokens = Jetons
cli-column-special = Particularités
cli-column-attempts = Tentatives
cli-column-distress = Détresse
cli-column-score = Score
cli-yes = oui
cli-special-dead-zone = Zone de silence.
cli-special-radio = Perturbations : premiers signaux juste avant le pli { $trick }.
cli-special-sonar = Premiers signaux juste avant le pli { $trick }.
cli-special-currents = Courants.
cli-special-rapture = Ivresse des profondeurs.
cli-special-terrain = Terrain inconnu.
cli-special-none = Sans sonar.
cli-special-together = L’équipage s’accorde sur un membre pour toutes les tâches.
cli-special-captain = Le Capitaine garde toutes les tâches, ou les donne toutes.
cli-special-volunteers = { $count ->
    [one] Un volontaire prend toutes les tâches.
   *[other] Deux volontaires se partagent les tâches.
}
cli-special-free = Choix libre des tâches.
cli-special-hardest-first = Le Capitaine prend la tâche la plus difficile.
cli-special-captain-spared = Le Capitaine ne prend aucune tâche.
cli-special-fixed = Toujours ces tâches : { $tasks }
cli-special-clock = Contre la montre ({ $time }), ou sans limite de temps.
cli-special-epilogue = Chaque réussite le rend plus difficile de 1.
cli-special-decision = La décision du Commandant.
cli-special-distribution = La tournée du Commandant.
cli-special-silenced = Un membre garde le silence.
cli-special-swap = Deux jetons peuvent être échangés.
cli-special-move = Un jeton peut être déplacé.
cli-special-draws = Après le pli 1, chaque membre pioche une carte chez son voisin de droite.
cli-campaign-empty = Rien n’a encore été tenté.
cli-campaign-next = Prochaine : mission { $number }, { $title }.
cli-campaign-over = Toutes les missions sont accomplies.
cli-campaign-epilogue = Ensuite : l’épilogue, difficulté { $difficulty }.
cli-campaign-own = { $count ->
    [one] { $count } tentative d’une mission à vous.
   *[other] { $count } tentatives de missions à vous.
}
cli-seat = Place { $seat }
cli-hand = { $name } :
cli-trick = Pli { $number }, { $name } ouvre :
cli-left-open = Une tentative de la mission { $mission } est gardée et reprendra la prochaine fois.
cli-left-open-epilogue = Une tentative de l’épilogue est gardée et reprendra la prochaine fois.
cli-won = Gagné.
cli-lost = Perdu.
cli-unfinished = L’enregistrement s’arrête avant la fin de la tentative.

mistake-seat = « { $seat } » n’est personne : une place est you, bot ou { $levels }, avec un nom après deux-points si vous voulez.
mistake-nobody = Une place au moins doit être la vôtre : écrivez « you » dans --seats.
mistake-name-twice = Deux places portent le nom { $name }.
mistake-players = Un équipage compte de 2 à 5 joueurs, pas { $players }.
mistake-seats = --players dit { $players }, mais --seats en nomme { $seats }.
mistake-number = { $option } demande un nombre entier, pas « { $value } ».
mistake-choice = { $option } demande un de ces mots : { $known } ; pas « { $value } ».
mistake-mission = Il n’y a pas de mission { $mission } : elles vont de 1 à { $last }.
mistake-practice = --practice n’existe pas dans { $game } : la touche h y dit à tout moment ce que ferait un expert.
mistake-variant = { $option } n’existe pas dans { $game }.
mistake-timed = La mission { $mission } ne se joue pas contre la montre : seules 14, 15, 16 et 26 le font.
mistake-two-missions = Choisissez la mission par --mission ou par --mission-file, pas les deux.
mistake-file = Impossible de lire { $path }.
mistake-not-text = { $path } n’est pas un fichier de texte.
mistake-no-file = Quel enregistrement ? Nommez un fichier, ou - pour l’entrée standard.
mistake-no-seat = Il n’y a pas de place { $seat } dans cet enregistrement : elles vont de 0 à { $last }.
mistake-seat-and-all = Soit --seat, soit --all, pas les deux.
mistake-game = Il n’y a pas de jeu { $game } ; il y a { $known }.
mistake-language = Il n’y a pas de langue { $lang } ; il y a { $known }.
mistake-folder = Impossible d’écrire dans { $path } : donnez un autre dossier à SHIPMATES_HOME, ou ajoutez --no-campaign.
mistake-terminal = La table demande un terminal : l’entrée et la sortie standard doivent en être un.
mistake-command = Il n’y a pas de commande { $command } ; il y a { $known }.
mistake-option = Il n’y a pas d’option { $option } ici.
mistake-option-value = { $option } demande une valeur.
mistake-arguments = C’est trop dit : voyez shipmates { $command } --help.
