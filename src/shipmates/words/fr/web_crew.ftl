### Le client du navigateur : la table The Crew (français).

web-brand-home = Shipmates, accueil
web-connecting = Recherche de la table…
web-reconnecting = La connexion est coupée. Nouvel essai…
web-you = Vous
web-menu = Menu
web-talk = Dire quelque chose
web-write = Écrire un message
web-send = Envoyer
web-agree = Accepter
web-refuse = Refuser

## La barre

web-attempt = Tentative { $number }
web-difficulty = Difficulté { $difficulty }
web-preparing = Préparatifs
web-before-trick = Avant le pli { $trick }
web-trick-of = Pli { $trick } sur { $total }
web-radio-from = Radio rétablie avant le pli { $trick }
web-radio-since = Radio rétablie depuis le pli { $trick }
web-sonar-from = Sonar rétabli avant le pli { $trick }
web-sonar-since = Sonar rétabli depuis le pli { $trick }
web-radio-never = Aucun signal dans cette mission
web-distress-used = Signal de détresse émis

## Places et cartes

web-commander = Commandant
web-captain = Capitaine
web-bot = Robot
web-seat-facts = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
web-radio-used = signal utilisé
web-radio-ready = signal encore disponible
web-no-task-yet = pas encore de tâche
web-role-chosen = désigné
web-role-neighbour = voisin
web-role-first = début
web-role-last = fin
web-role-crew = équipage
web-role-commander = Commandant
web-role-strangers = autres
web-task-name = tâche : { $task }, { $verdict ->
    [done] réalisée
    [failed] ratée
   *[open] en cours
}
web-meaning = { $meaning ->
    [highest] la plus forte de sa couleur
    [lowest] la plus faible de sa couleur
    [only] la seule de sa couleur
   *[unsaid] montrée sans un mot
}
web-shown-name = { $card }, { $meaning ->
    [highest] la plus forte de sa couleur
    [lowest] la plus faible de sa couleur
    [only] la seule de sa couleur
   *[unsaid] montrée sans un mot
}
web-card-playable = { $card }, peut être jouée
web-card-passable = { $card }, peut être donnée
web-card-signal = { $card }, peut être montrée : { $meaning ->
    [highest] la plus forte
    [lowest] la plus faible
    [only] la seule
   *[unsaid] sans un mot
}
web-your-hand = Votre main
web-open-row = Cartes visibles
web-trick = Pli sur la table
web-slot-you = à vous
web-led = Ouvre
web-won = Gagne
web-won-by = { $name } ✓

## Panneaux

web-goal = Mission
web-tasks = Tâches
web-whole-briefing = Toute la mission
web-last-trick = Dernier pli · { $number }
web-last-won = { $name } remporte le pli ({ $card }).
web-last-you = Vous remportez le pli ({ $card }).
web-all-tricks = Tous les plis
web-log = Ce qui s’est passé

## Ce qui est demandé

web-over = La tentative est terminée.
web-asked = C’est à vous.
web-your-turn = À vous :
web-play-for = Jouez pour { $name } :
web-follow = suivez à la couleur
web-play-any = n’importe quelle carte convient
web-lead = vous ouvrez
web-signals-count = { $count ->
    [0] Aucun signal possible
    [one] { $count } signal possible
   *[other] { $count } signaux possibles
}
web-stay-silent = Garder le silence
web-waiting-for = On attend { $names }
web-thinking = réfléchit
web-take = prendre : { $task }

web-title-radio = Fenêtre radio
web-title-sonar = Fenêtre sonar
web-hint-radio = Montrez une carte : touchez son jeton. Ou gardez le silence.
web-hint-sonar = Montrez une carte avec votre sonar : touchez son jeton. Ou gardez le silence.
web-title-shuffling = Les cartes sont distribuées
web-title-laying = Les cartes Tâche sont révélées
web-title-repairing = Une tâche est remplacée
web-title-redealing = Les cartes sont redistribuées
web-title-drafting = Choisissez une tâche
web-hint-drafting = À tour de rôle, dans le sens horaire, jusqu’à la dernière.
web-title-choosing = Choix libre
web-hint-choosing = Chacun prend ce qui lui plaît, jusqu’à ce que personne n’en veuille plus.
web-title-placing = Qui prend ce qui reste ?
web-hint-placing = Le Capitaine dit qui la prend.
web-title-offering = Toutes les tâches pour un seul
web-hint-offering = Le Capitaine garde toutes les tâches ou les propose à un membre.
web-title-offered = Prendriez-vous toutes les tâches ?
web-title-volunteering = Qui se porte volontaire ?
web-hint-volunteering = Ceux qui disent oui prennent les tâches.
web-title-predicting = Combien de plis seront-ce ?
web-title-polling = Une question à l’équipage
web-title-appointing = Le Commandant désigne un membre
web-name-decision = Qui prend toutes les tâches ?
web-name-errand = Qui prend cette tâche ?
web-name-volunteer = Qui doit s’en charger ?
web-name-feeling = Qui sera-ce ?
web-title-council = Une proposition ?
web-hint-council = Une proposition vaut si tout le monde est d’accord.
web-title-consent = Êtes-vous d’accord ?
web-title-deciding = Il faut trancher
web-title-calling = Signal de détresse ?
web-hint-calling = Si vous êtes tous d’accord sur un sens, chacun donne une carte à son voisin.
web-title-sealing = Donnez une carte
web-hint-sealing = { $way ->
    [left] Choisissez dans votre main une carte pour votre voisin de gauche.
    [right] Choisissez dans votre main une carte pour votre voisin de droite.
   *[none] Choisissez une carte de votre main.
}
web-title-tricking = Le pli

web-ask-drafting = Prenez une tâche
web-ask-choosing = Prenez une tâche, ou aucune
web-ask-placing = Dites qui la prend
web-ask-offering = Gardez-les ou proposez-les
web-ask-offered = D’accord ?
web-ask-volunteering = D’accord ?
web-ask-predicting = Annoncez vos plis
web-ask-polling = Répondez à la question
web-ask-appointing = Désignez quelqu’un
web-ask-council = Proposez quelque chose, ou rien
web-ask-consent = Acceptez ou refusez
web-ask-deciding = Décidez pour l’équipage
web-ask-calling = Signal de détresse, ou non ?
web-ask-sealing = Choisissez une carte à donner
web-ask-tricking = À vous.

web-pair-one = Quelle tâche ?
web-pair-other = Avec laquelle ?
web-pair-card = Quelle tâche ?
web-pair-key = Quelle tâche ?
web-pair-to = Pour qui ?
web-pair-first = Qui a le début ?
web-pair-last = Et qui a la fin ?

web-short-highest = forte
web-short-lowest = faible
web-short-only = seule
web-short-unsaid = montrée
web-stand-you = à vous
web-stand-silent = silence
web-stand-spoken = a montré
web-stand-chosen = a choisi
web-stand-content = n’en veut plus
web-stand-proposes = propose
web-stand-agrees = accepte
web-stand-done = c’est fait
web-stand-vote = { $way ->
    [left] à gauche
    [right] à droite
   *[none] non
}

## Le menu

web-how-i-play = Ma façon de jouer
web-confirm = Choisir d’abord une carte, la jouer en la touchant de nouveau
web-always-ready = Toujours garder le silence dans la fenêtre radio
web-always-ready-sonar = Toujours garder le silence dans la fenêtre sonar
web-last-task = Prendre la dernière tâche sans qu’on me le demande
web-orders-distress = Signal de détresse :
web-distress-ask = me demander
web-distress-never = jamais
web-distress-left = toujours à gauche
web-distress-right = toujours à droite
web-less-motion = Moins de mouvement
web-language = Langue
web-ask-back = Reprendre mon dernier coup
web-asked-back = { $name } aimerait reprendre un coup.
web-asked-back-you = Vous avez demandé à reprendre votre coup.
web-give-up = Abandonner la tentative
web-give-up-too = Abandonner aussi
web-keep-going = Continuer
web-giving-up = Pour abandonner la tentative : { $names }
web-leave-table = Quitter la table
web-home-kept = Accueil, votre chaise vous attend
web-give-chair = Céder votre chaise
web-give-chair-sure = Certain ? Un robot jouera pour vous

## La fin

web-won-title = Mission accomplie.
web-crew-lost = La mission est perdue.
web-lost-card = { $you ->
    [yes] La carte { $card } vous est revenue.
   *[no] La carte { $card } est partie chez { $name }.
}
web-lost-card-why = { $mine ->
    [yes] C’était votre tâche.
   *[no] Cette tâche revenait à { $owner }.
} { $you ->
    [yes] Vous avez remporté le pli { $trick } avec la carte { $best }.
   *[no] { $name } a remporté le pli { $trick } avec la carte { $best }.
}
web-verdict-cap = { $mission } · tentative { $attempt } · pli { $trick }
web-verdict-step = { $mission } · difficulté { $difficulty } · pli { $trick }
web-task-of = tâche de : { $name }
web-next-attempt = Nouvelle tentative
web-same-tasks = Mêmes tâches
web-play-again = Encore une fois
web-review = Revoir la partie
web-look-at-table = Voir la table
web-look-at-end = Voir le bilan
web-stand-in = Un robot joue pour { $name }
web-be-host = L’hôte est parti : devenir hôte
web-host-goes-on = L’hôte décide de la suite.
web-ticket-counted = { $now } sur { $of }

## Reposer une tâche

web-put-back = Reposer :
