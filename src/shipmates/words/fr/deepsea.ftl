### Shipmates, Mission sous-marine : le jeu en toutes lettres (français).

ds-mission-own-title = Une mission maison

## Cartes

suit-submarine = sous-marin
card-submarine = sous-marin { $value }
the-card-submarine = le sous-marin { $value }
one-submarine = un sous-marin
# Comme toutes les sortes de cartes : au féminin pluriel.
all-submarine = cartes Sous-marin
bare-submarine = carte Sous-marin
one-colour-value-submarine = un { $value } de couleur (le sous-marin { $value } ne compte pas)
without-submarine = sans sous-marin
leader-submarine = le Capitaine

## Tâches

ds-not-for-captain = Le Capitaine ne peut pas prendre cette tâche.
ds-duty-foretold = { $count ->
    [one] { $task } Annonce : { $count } pli.
   *[other] { $task } Annonce : { $count } plis.
}
ds-duty-noted = { $count ->
    [one] { $task } Noté en secret : { $count } pli.
   *[other] { $task } Noté en secret : { $count } plis.
}
ds-listed-cards = cartes de cette liste : { $cards }

## Conditions d’une mission

ds-rule-level = Après chaque pli, personne ne doit avoir remporté { $by ->
    [0] plus de { $cards } qu’un autre membre.
    [1] deux { $cards } de plus qu’un autre membre.
   *[other] plus de { $by } { $cards } de plus qu’un autre membre.
}
ds-rule-no-lead = Aucun pli ne doit être ouvert avec { $card }. Qui n’a rien d’autre en main doit pourtant le faire, et la mission échoue.
ds-rule-ahead-of-all = Du premier pli au dernier, la personne qui a remporté le premier doit avoir plus de plis que chacun des autres membres ; une égalité fait échouer la mission.
ds-rule-final-card = { $card } doit être la toute dernière carte jouée, à la fin du dernier pli (pli { $trick }).

## Sonar

ds-sonar-normal = sonar ordinaire
ds-sonar-currents = courants
ds-sonar-rapture = ivresse des profondeurs
ds-sonar-terrain = terrain inconnu
ds-sonar-none = pas de sonar
ds-brief-sonar-normal = Sonar ordinaire : chaque membre peut une fois, avant n’importe quel pli, montrer une carte de couleur et dire si elle est la plus forte, la seule ou la plus faible de sa couleur dans sa main.
ds-brief-sonar-currents = Courants : pour communiquer, vous montrez une carte qui est la plus forte, la seule ou la plus faible de sa couleur dans votre main, mais sans dire laquelle des trois.
ds-brief-sonar-rapture = { $count ->
    [one] Ivresse des profondeurs : tout l’équipage partage 1 signal. Chaque membre peut l’utiliser sans demander.
   *[other] Ivresse des profondeurs : tout l’équipage partage { $count } signaux. Chaque membre peut en utiliser un ou plusieurs sans demander.
}
ds-brief-sonar-terrain = { $count ->
    [one] Terrain inconnu : une carte de couleur tirée avant la donne dit comment communiquer. De 1 à 3 : comme d’habitude. De 4 à 6, courants : vous montrez une carte sans dire si elle est la plus forte, la seule ou la plus faible de sa couleur. De 7 à 9, ivresse : tout l’équipage partage 1 signal.
   *[other] Terrain inconnu : une carte de couleur tirée avant la donne dit comment communiquer. De 1 à 3 : comme d’habitude. De 4 à 6, courants : vous montrez une carte sans dire si elle est la plus forte, la seule ou la plus faible de sa couleur. De 7 à 9, ivresse : tout l’équipage partage { $count } signaux.
}
ds-brief-sonar-none = Personne ne peut communiquer pendant cette mission.
ds-sonar-opens = Personne ne peut communiquer avant la fin du pli { $before }. Le sonar est rétabli juste avant le pli { $trick }.

## Instructions

ds-brief-tasks = Des cartes Tâche sont révélées jusqu’à ce que leurs difficultés totalisent exactement { $difficulty } ; une carte qui dépasserait ce total est écartée.
ds-brief-fixed = { $count ->
    [one] La tâche est toujours celle-ci : { $tasks }
   *[other] Les { $count } tâches sont toujours celles-ci : { $tasks }
}
ds-brief-again = { $count ->
    [one] La tâche est la même que la dernière fois : { $tasks }
   *[other] Les { $count } tâches sont les mêmes que la dernière fois : { $tasks }
}
ds-sharing-draft = Elles sont face visible. Le Capitaine en prend une, puis chaque membre à son tour, dans le sens horaire, jusqu’à la dernière. S’il y a moins de tâches que de membres, un membre peut passer son tour, tant qu’il en vient assez après lui pour prendre toutes les tâches.
ds-sharing-spared = Elles sont face visible. Le Capitaine n’en prend aucune : son voisin de gauche en prend une, puis les autres à leur tour, dans le sens horaire, jusqu’à la dernière. S’il y a moins de tâches que de membres en dehors du Capitaine, l’un d’eux peut passer son tour, tant qu’il en vient assez après lui pour prendre toutes les tâches.
ds-sharing-together = L’équipage s’accorde sur une personne, qui prend toutes les tâches. Si aucune proposition ne convient à tout le monde, le Capitaine décide.
ds-sharing-captain = Le Capitaine garde toutes les tâches, ou les donne toutes à un membre qui accepte. S’il les donne, personne ne peut plus communiquer une fois le premier pli commencé.
ds-sharing-volunteers = { $count ->
    [one] Dans le sens horaire, à partir de la gauche du Capitaine, on demande une fois à chaque membre s’il prendrait toutes les tâches ; on répond par « oui » ou par « non ». Le premier qui dit « oui » les prend ; si personne ne le dit, c’est le Capitaine.
   *[other] Dans le sens horaire, à partir de la gauche du Capitaine, on demande une fois à chaque membre s’il prendrait des tâches ; on répond par « oui » ou par « non », jusqu’à deux « oui ». S’il en manque, les derniers membres nécessaires sont pris d’office, le Capitaine en tout dernier. Ces deux membres prennent les tâches à tour de rôle.
}
ds-sharing-free = Elles sont face visible, et l’équipage se les partage à son gré ; une seule personne peut tout prendre. S’il en reste quand plus personne n’en veut, le Capitaine les attribue.
ds-brief-hardest-first = La première tâche que prend le Capitaine doit être la plus difficile de toutes.
ds-brief-clock = Contre la montre : une fois les tâches et les annonces fixées, l’équipage a { $time } pour tous les plis. Le temps écoulé, la mission échoue.
ds-brief-untimed = Vous jouez sans limite de temps ; contre la montre, l’équipage aurait { $time }.
ds-brief-instead-sonar = { $sonar ->
    [currents] À la place de la montre, il y a les courants.
    [rapture] À la place de la montre, il y a l’ivresse des profondeurs.
    [terrain] À la place de la montre, il y a le terrain inconnu.
    [none] À la place de la montre, il y a le silence.
   *[normal] À la place de la montre, il y a le sonar ordinaire.
}
ds-brief-instead-harder = À la place de la montre, la difficulté est de { $difficulty } au lieu de { $timed }.
ds-end-tasks = Réussite dès que toutes les tâches sont réalisées et ne peuvent plus échouer. Échec dès que les cartes jouées rendent l’une d’elles impossible.
ds-brief-tonoja = Tonoja est le troisième membre : le Capitaine répond pour lui, choisit ses tâches et joue à chaque pli une de ses cartes visibles. Tonoja n’a pas de sonar.

ds-distress-offered = Le signal de détresse peut être envoyé avant le premier pli, si tout le monde est d’accord : chaque membre donne une carte, jamais un sous-marin, à son voisin, tous à gauche ou tous à droite. La mission compte alors une tentative de plus.
ds-distress-active = Le signal de détresse est actif. Avant le premier pli, si tout le monde est d’accord, chaque membre donne une carte, jamais un sous-marin, à son voisin, tous à gauche ou tous à droite, sans autre coût.
ds-distress-epilogue = Le signal de détresse peut être envoyé avant le premier pli, si tout le monde est d’accord : chaque membre donne une carte, jamais un sous-marin, à son voisin, tous à gauche ou tous à droite. L’épilogue ne compte pas les tentatives ; le journal de bord note seulement que le signal a servi.
ds-distress-off = Le signal de détresse n’est pas utilisé pendant cette tentative.

ds-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
ds-seconds = { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
}
ds-minutes-seconds = { $minutes } min { $seconds }

## Questions avant le premier pli

matter-owner = Qui doit prendre toutes les tâches ?
ds-ask-laying = Les tâches sont tirées.
ds-ask-repairing = Une tâche impossible à réaliser est remplacée.
ds-ask-redealing = Une main rend une tâche impossible : les cartes sont redistribuées.
ds-ask-drafting = Quelle tâche prenez-vous ?
ds-ask-choosing = Voulez-vous une de ces tâches ?
ds-ask-placing = Qui doit prendre ce qui reste ?
ds-ask-offering = Gardez-vous toutes les tâches, ou les proposez-vous à quelqu’un ?
ds-ask-offered = Prendriez-vous toutes les tâches ?
ds-ask-volunteering = Vous chargeriez-vous des tâches ?
ds-ask-calling = Faut-il envoyer le signal de détresse ?
ds-ask-predicting = Combien de plis remporterez-vous ?

## Ce qu’on peut faire

ds-do-sound = Tirer { $card } pour le terrain : { $sonar }
ds-do-lay = Disposer des tâches d’une difficulté totale de { $difficulty }
ds-do-exchange = Remplacer une tâche : { $out } → { $into }
ds-do-time-up = Temps écoulé
ds-do-take = Prendre : { $task }
ds-do-skip = Ne rien prendre pour l’instant
ds-do-keep = Garder toutes les tâches
ds-do-offer = Proposer toutes les tâches à { $to }
ds-do-name = Toutes les tâches pour { $named }
ds-do-assign = À { $to } : { $task }
ds-do-foretell = { $count ->
    [one] Annoncer { $count } pli
   *[other] Annoncer { $count } plis
}
ds-do-note = { $count ->
    [one] Noter { $count } pli en secret
   *[other] Noter { $count } plis en secret
}

## Ce qui a été fait

ds-told-sound = La carte du terrain est { $card } : { $sonar }.
ds-told-lay = Des tâches d’une difficulté totale de { $difficulty } sont disposées.
ds-told-exchange = Une tâche impossible à réaliser est remplacée. C’était : { $out } C’est désormais : { $into }
ds-told-time-up = Le temps est écoulé.
ds-told-take = { $name } prend une tâche : { $task }
ds-told-skip = { $name } ne prend rien pour l’instant.
ds-told-keep = { $name } garde toutes les tâches.
ds-told-offer = { $name } propose toutes les tâches à { $to }.
ds-told-name = { $name } veut donner toutes les tâches à { $named }.
ds-told-assign = { $name } donne une tâche à { $to } : { $task }
ds-told-foretell = { $count ->
    [one] { $name } annonce { $count } pli.
   *[other] { $name } annonce { $count } plis.
}
ds-told-note = { $name } a noté un nombre de plis.

## Comment cela s’est terminé

because-duty-failed = { $winner } a remporté le pli { $trick } ({ $cards }), et { $owner } ne pouvait plus réaliser cette tâche : « { $task } »
because-time-up = Le temps s’est écoulé au pli { $trick }, après { $time }.

## Pourquoi pas

illegal-setup-tonoja = Tonoja occupe la place 0, 1 ou 2, pas la place { $seat }.
illegal-setup-timed = { $mission ->
    [0] Cette mission ne se joue pas contre la montre.
   *[other] La mission { $mission } ne se joue pas contre la montre.
}
illegal-setup-task = Il n’y a pas de carte Tâche { $task }.
illegal-setup-again = { $mission ->
    [0] Cette mission n’a pas de tâches à garder.
   *[other] La mission { $mission } n’a pas de tâches à garder.
}
illegal-setup-difficulty = La difficulté doit être de 1 à { $most }, pas de { $difficulty }.
illegal-setup-task-twice = La même carte Tâche est prévue deux fois.
illegal-setup-volunteers = Il faut un ou deux volontaires, pas { $count }.
illegal-setup-own-prediction = Une carte Tâche maison ne peut pas demander d’annonce, mais { $task } le fait.
illegal-lay-not-wanted = D’autres cartes Tâche sont prévues pour cette tentative.
illegal-lay-not-in-pile = Chaque carte Tâche ne peut être révélée qu’une fois, et doit venir de la pile.
illegal-lay-too-many = Les tâches font déjà le compte : aucune autre carte ne peut être révélée.
illegal-lay-short = Les tâches ne font pas le compte : il manque une difficulté de { $left }.
illegal-exchange-wrong = La tâche { $task } doit être remplacée par une autre de même difficulté, pas encore révélée et réalisable avec les autres.
illegal-sound-submarine = La carte du terrain doit être une carte de couleur, pas un sous-marin.
illegal-no-clock = Cette tentative ne se joue pas contre la montre.
illegal-lead-forbidden = Dans cette mission, aucun pli ne peut être ouvert avec { $card } tant que la main contient une autre carte permise.
illegal-radio-closed = { $trick ->
    [1] Les tâches ont été données : personne ne peut plus communiquer une fois le premier pli commencé.
   *[other] Personne ne peut plus communiquer une fois le pli { $trick } commencé.
}

ds-illegal-natures-turn = Il faut d’abord distribuer les cartes, ou tirer ou remplacer des tâches.
ds-illegal-setup-players = Mission sous-marine se joue de deux à cinq, pas à { $players }.
ds-illegal-deal-jarvis-commands = Tonoja ne peut pas recevoir le sous-marin 4.
ds-illegal-radio-jarvis = Tonoja n’a pas de sonar.
ds-illegal-radio-used = Il n’y a plus de signal : chaque membre en a un par tentative, ou l’équipage en partage quelques-uns.
ds-illegal-signal-untrue = { $meaning ->
    [highest] Signal impossible : il faudrait que { $card } soit la plus forte de plusieurs cartes de sa couleur dans cette main, et ne soit pas déjà montré.
    [only] Signal impossible : il faudrait que { $card } soit la seule carte de sa couleur dans cette main, et ne soit pas déjà montré.
    [lowest] Signal impossible : il faudrait que { $card } soit la plus faible de plusieurs cartes de sa couleur dans cette main, et ne soit pas déjà montré.
   *[unsaid] Signal impossible : il faudrait des courants, et que { $card } soit la plus forte, la seule ou la plus faible carte de sa couleur dans cette main.
}

## Reposer une tâche, quand on se les partage librement

ds-do-put-back = Reposer : { $task }
ds-told-put-back = { $name } repose une tâche : { $task }
tui-put-back = Reposer { $task }
