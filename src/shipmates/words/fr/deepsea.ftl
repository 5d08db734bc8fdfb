### Shipmates, Mission sous-marine : le jeu en toutes lettres (français).

ds-mission-own-title = Une mission maison

## Cartes

suit-submarine = sous-marin
card-submarine = sous-marin { $value }
the-card-submarine = le sous-marin { $value }
one-submarine = un sous-marin
# Comme toutes les sortes de cartes : au féminin pluriel.
all-submarine = cartes Sous-marin
one-colour-value-submarine = un { $value } de couleur (le sous-marin ne compte pas)
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
    [0] plus de { $cards } que quelqu’un d’autre.
    [1] deux { $cards } de plus que quelqu’un d’autre.
   *[other] plus de { $by } { $cards } de plus que quelqu’un d’autre.
}
ds-rule-no-lead = Aucun pli ne doit commencer par { $card }. Qui n’a rien d’autre en main doit le faire, et la mission échoue.
ds-rule-ahead-of-all = Dès le premier pli, la personne qui l’a remporté doit toujours avoir plus de plis que chaque autre membre ; une égalité fait échouer la mission.
ds-rule-final-card = { $card } doit être la toute dernière carte jouée, à la fin du dernier pli (pli { $trick }).

## Sonar

ds-sonar-normal = sonar ordinaire
ds-sonar-currents = courants
ds-sonar-rapture = ivresse des profondeurs
ds-sonar-terrain = terrain inconnu
ds-sonar-none = pas de sonar
ds-brief-sonar-normal = Sonar ordinaire : chaque membre peut une fois, avant n’importe quel pli, montrer une carte de couleur et dire si elle est la plus haute, la seule ou la plus basse de sa couleur dans sa main.
ds-brief-sonar-currents = Courants : qui communique montre une carte qui est, dans sa main, la plus haute, la seule ou la plus basse de sa couleur, mais sans dire laquelle des trois.
ds-brief-sonar-rapture = { $count ->
    [one] Ivresse des profondeurs : tout l’équipage partage 1 signal. N’importe qui peut l’utiliser sans demander.
   *[other] Ivresse des profondeurs : tout l’équipage partage { $count } signaux. N’importe qui peut en utiliser un sans demander, ou plusieurs.
}
ds-brief-sonar-terrain = { $count ->
    [one] Terrain inconnu : une carte de couleur tirée avant la donne dit comment communiquer. De 1 à 3 : comme d’habitude. De 4 à 6, courants : on montre une carte sans dire si elle est la plus haute, la seule ou la plus basse de sa couleur. De 7 à 9, ivresse : tout l’équipage partage 1 signal.
   *[other] Terrain inconnu : une carte de couleur tirée avant la donne dit comment communiquer. De 1 à 3 : comme d’habitude. De 4 à 6, courants : on montre une carte sans dire si elle est la plus haute, la seule ou la plus basse de sa couleur. De 7 à 9, ivresse : tout l’équipage partage { $count } signaux.
}
ds-brief-sonar-none = Personne ne peut communiquer pendant cette mission.

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
ds-sharing-draft = Elles sont face visible. Le Capitaine en prend une, puis tout le monde à tour de rôle, dans le sens horaire, jusqu’à la dernière. S’il y a moins de tâches que de membres, on peut passer son tour tant qu’il reste assez de membres ensuite.
ds-sharing-spared = Elles sont face visible. Le Capitaine n’en prend aucune : la personne à sa gauche en prend une, puis les autres à tour de rôle, dans le sens horaire, jusqu’à la dernière. S’il y a moins de tâches que ces membres, on peut passer son tour tant qu’il en reste assez ensuite.
ds-sharing-together = L’équipage s’accorde sur une personne, qui prend toutes les tâches. Si aucune proposition ne convient à tout le monde, le Capitaine décide.
ds-sharing-captain = Le Capitaine garde toutes les tâches, ou les donne toutes à une personne qui accepte. S’il les donne, tout le monde ne peut communiquer qu’avant le premier pli.
ds-sharing-volunteers = { $count ->
    [one] Dans le sens horaire, à partir de la gauche du Capitaine, on demande une fois à chaque membre de répondre par oui ou par non. Le premier oui prend toutes les tâches ; sans aucun oui, le Capitaine les prend.
   *[other] Dans le sens horaire, à partir de la gauche du Capitaine, on demande une fois à chaque membre de répondre par oui ou par non, jusqu’à { $count } oui ; s’il en manque, les dernières personnes nécessaires sont désignées, le Capitaine en tout dernier. Elles prennent les tâches à tour de rôle.
}
ds-sharing-free = Elles sont face visible, et l’équipage se les partage à son gré ; une seule personne peut tout prendre. S’il en reste quand plus personne n’en veut, le Capitaine les attribue.
ds-brief-hardest-first = La première tâche du Capitaine doit être la plus difficile de toutes.
ds-brief-clock = Contre la montre : dès que les tâches et les annonces sont fixées, l’équipage a { $time } minutes pour tous les plis. Une fois ce temps écoulé, la mission échoue.
ds-brief-untimed = Sans limite de temps.
ds-brief-untimed-sonar = Sans limite de temps ; cette façon de communiquer compense.
ds-brief-untimed-harder = Sans limite de temps ; une difficulté de { $difficulty } au lieu de { $timed } compense.
ds-end-tasks = Réussite dès que toutes les tâches sont accomplies. Échec dès que les cartes jouées rendent l’une d’elles impossible.
ds-end-rules = Réussite après le dernier pli (pli { $trick }) si rien ne l’a compromise. Échec dès que les cartes jouées rendent la réussite impossible.
ds-end-both = Réussite dès que toutes les tâches sont accomplies et que plus rien d’autre ne peut la compromettre, au plus tard après le pli { $trick }. Échec dès que les cartes jouées rendent la réussite impossible.
ds-brief-tonoja = Tonoja est le troisième membre : le Capitaine répond pour lui, choisit ses tâches et joue à chaque pli une de ses cartes visibles. Tonoja n’a pas de sonar.

ds-distress-offered = Le signal de détresse peut être envoyé avant le premier pli, si tout le monde est d’accord : chaque membre passe une carte, jamais un sous-marin, du même côté. La mission compte alors une tentative de plus.
ds-distress-active = Le signal de détresse est actif. Avant le premier pli, si tout le monde est d’accord, chaque membre passe une carte, jamais un sous-marin, du même côté, sans autre coût.
ds-distress-off = Le signal de détresse n’est pas utilisé pendant cette tentative.

ds-clock = { $minutes }:{ $seconds }

## Questions avant le premier pli

matter-owner = Qui doit prendre toutes les tâches ?
ds-ask-laying = Les tâches sont tirées.
ds-ask-repairing = Une tâche impossible à accomplir est remplacée.
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
ds-told-exchange = Une tâche impossible à accomplir est remplacée. C’était : { $out } C’est désormais : { $into }
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

because-duty-failed = { $winner } a remporté le pli { $trick } ({ $cards }), et { $owner } ne pouvait plus accomplir cette tâche : « { $task } »
because-time-up = Les { $time } minutes étaient écoulées au pli { $trick }.

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
illegal-exchange-wrong = La tâche { $task } doit être remplacée par une autre de même difficulté qui n’a pas encore été révélée.
illegal-sound-submarine = La carte du terrain doit être une carte de couleur, pas un sous-marin.
illegal-no-clock = Cette tentative ne se joue pas contre la montre.
illegal-lead-forbidden = Dans cette mission, aucun pli ne peut commencer par { $card } tant que la main contient une autre carte permise.
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
    [highest] Signal impossible : il faudrait que { $card } soit la plus haute de plusieurs cartes de sa couleur dans cette main, et ne soit pas déjà montré.
    [only] Signal impossible : il faudrait que { $card } soit la seule carte de sa couleur dans cette main, et ne soit pas déjà montré.
    [lowest] Signal impossible : il faudrait que { $card } soit la plus basse de plusieurs cartes de sa couleur dans cette main, et ne soit pas déjà montré.
   *[unsaid] Signal impossible : il faudrait des courants, et que { $card } soit la plus haute, la seule ou la plus basse carte de sa couleur dans cette main.
}
