### Shipmates, Planet Nine : le jeu en toutes lettres (français).

p9-mission-own-title = Une mission maison

## Cartes et jetons

suit-rocket = fusée
card-rocket = fusée { $value }
the-card-rocket = la fusée { $value }
one-rocket = une fusée
all-rocket = fusées
one-colour-value-rocket = un { $value } de couleur (la fusée ne compte pas)
without-rocket = sans fusée
leader-rocket = le Commandant

token-first = jeton 1
token-second = jeton 2
token-third = jeton 3
token-fourth = jeton 4
token-fifth = jeton 5
token-arrow-1 = jeton >
token-arrow-2 = jeton >>
token-arrow-3 = jeton >>>
token-arrow-4 = jeton >>>>
token-omega = jeton Ω
duty = { $card } ({ $token })
duty-without-token = { $card } (sans jeton)

## Qui est concerné

who-commander = le Commandant
who-chosen = la personne désignée
who-neighbour = la personne à gauche du 9 rose
who-strangers = l’équipage, hormis la personne à gauche du 9 rose,
who-first = la personne choisie pour le début
who-last = la personne choisie pour la fin

## Conditions d’une mission

rule-balanced = Après chaque pli, personne ne doit avoir remporté { $by ->
    [1] deux plis de plus que quelqu’un d’autre.
   *[other] plus de { $by } plis de plus que quelqu’un d’autre.
}
rule-each-wins = Chacune de ces cartes doit remporter un pli : { $cards }.
rule-each-wins-ordered = Chacune de ces cartes doit remporter un pli, dans cet ordre : { $cards }.
rule-omega-last = La tâche au jeton Ω doit être accomplie au dernier pli (pli { $trick }), pas avant.

## Instructions

brief-tasks = { $count ->
    [one] Il y a 1 tâche : qui l’a doit remporter le pli qui contient la carte indiquée.
   *[other] Il y a { $count } tâches : qui en a une doit remporter le pli qui contient la carte indiquée.
}
handout-draft = { $count ->
    [one] Le Commandant la prend.
   *[other] Elles sont face visible. Le Commandant en prend une, puis tout le monde à tour de rôle, dans le sens horaire, jusqu’à la dernière.
}
handout-decision = { $count ->
    [one] Elle reste face cachée. Le Commandant demande aux autres de dire, par oui ou par non, qui s’en chargerait, puis la confie à l’une de ces personnes. Les réponses n’engagent personne.
   *[other] Elles restent face cachée. Le Commandant demande aux autres de dire, par oui ou par non, qui s’en chargerait, puis confie les { $count } tâches à une seule de ces personnes. Les réponses n’engagent personne.
}
handout-distribution = { $count ->
    [one] Elle est révélée. Le Commandant demande aux autres de dire, par oui ou par non, qui s’en chargerait, puis la donne ou la garde. Les réponses n’engagent personne.
   *[other] Elles sont révélées une à une. Chaque fois, le Commandant demande aux autres de dire, par oui ou par non, qui s’en chargerait, puis donne la tâche ou la garde. Les réponses n’engagent personne. À la fin, nul ne doit avoir deux tâches de plus que quelqu’un d’autre.
}

brief-numbers = { $count ->
    [one] La tâche au jeton { $tokens } doit être accomplie avant toutes les autres.
   *[other] Les tâches aux jetons { $tokens } doivent être accomplies d’abord, dans cet ordre, avant toutes les autres.
}
brief-numbers-all = { $count ->
    [one] Son jeton { $tokens } est sans effet.
   *[other] Toutes les tâches doivent être accomplies dans l’ordre de leurs jetons, { $tokens }.
}
brief-arrows = { $count ->
    [one] Un jeton { $tokens } isolé est sans effet.
   *[other] Les tâches aux jetons { $tokens } doivent être accomplies dans cet ordre ; les autres peuvent l’être avant, entre ou après.
}
brief-omega = La tâche au jeton Ω doit être accomplie en tout dernier.
brief-same-trick = Seul compte l’état des tâches après chaque pli : l’ordre des cartes à l’intérieur d’un pli est sans importance.

change-swap = Avant que quiconque ne prenne une tâche, l’équipage peut échanger les jetons de deux tâches, une seule fois et si tout le monde est d’accord.
change-move = Avant que quiconque ne prenne une tâche, l’équipage peut déplacer un jeton sur une tâche qui n’en a pas, une seule fois et si tout le monde est d’accord.

naming-feeling = D’abord, le Commandant demande aux autres si tout va bien ou mal, puis désigne l’une de ces personnes. Les réponses n’engagent personne.
naming-volunteer = D’abord, le Commandant demande aux autres de dire, par oui ou par non, qui s’en chargerait, puis désigne l’une de ces personnes. Les réponses n’engagent personne.
naming-silenced = D’abord, le Commandant désigne une autre personne, qui ne devra pas communiquer pendant cette tentative.

brief-roles = D’abord, tout le monde sauf le Commandant annonce sa préférence : début, milieu ou fin. Puis n’importe qui peut proposer une personne pour le début et une autre pour la fin ; si aucune proposition ne convient à tout le monde, le Commandant décide. Le reste de l’équipage a le milieu.
brief-neighbour = La personne qui reçoit le 9 rose à la donne l’annonce. La personne à sa gauche est fixée à ce moment-là, même si la carte change ensuite de main.

radio-never = Personne ne peut communiquer pendant cette mission.
radio-muted = Zone morte : qui communique montre une carte qui est, dans sa main, la plus haute, la seule ou la plus basse de sa couleur, mais sans dire laquelle des trois.

brief-draws = Après le premier pli, chaque membre pioche une carte au hasard dans la main de droite. Les cartes montrées par radio ne sont pas piochées.
brief-hand-over = À cinq : avant le premier pli, une tâche peut passer avec son jeton à quelqu’un d’autre, si tout le monde est d’accord.

end-tasks = Réussite dès que toutes les tâches sont accomplies. Échec immédiat si la carte d’une tâche revient à quelqu’un d’autre.
end-tokens = Réussite dès que toutes les tâches sont accomplies. Échec immédiat si la carte d’une tâche revient à quelqu’un d’autre, ou si une tâche est accomplie trop tôt au regard des jetons.
end-rules = Réussite dès que plus rien ne peut la compromettre, au plus tard après le pli { $trick }. Échec dès que les cartes jouées rendent la réussite impossible.
end-both = Réussite dès que toutes les tâches sont accomplies et que plus rien d’autre ne peut la compromettre, au plus tard après le pli { $trick }. Échec dès que les cartes jouées rendent la réussite impossible.

brief-challenge = Défi : les cartes vertes, les tâches vertes et la fusée 1 sont écartées.
brief-jarvis = JARVIS est le troisième membre : le Commandant répond pour lui, choisit ses tâches et joue à chaque pli une de ses cartes visibles.

distress-offered = Le signal de détresse peut être envoyé avant le premier pli, si tout le monde est d’accord : chaque membre passe une carte, jamais une fusée, du même côté. La mission compte alors une tentative de plus.
distress-active = Le signal de détresse est actif. Avant le premier pli, si tout le monde est d’accord, chaque membre passe une carte, jamais une fusée, du même côté, sans autre coût.
distress-off = Le signal de détresse n’est pas utilisé pendant cette tentative.

## Questions avant le premier pli

matter-feeling = Comment vous sentez-vous ?
matter-silence = Qui doit garder le silence ?
matter-volunteer = Vous en chargeriez-vous ?
matter-decision = Prendriez-vous toutes les tâches ?
matter-errand = Prendriez-vous cette tâche ?
matter-roles = Quel rôle préférez-vous ?
matter-swap = Faut-il échanger les jetons de deux tâches ?
matter-move = Faut-il déplacer un jeton sur une tâche qui n’en a pas ?
matter-hand-over = Faut-il confier une tâche à quelqu’un d’autre ?

answer-good = bien
answer-bad = mal
answer-first = début
answer-between = milieu
answer-last = fin

## Ce qu’on peut faire

do-lay = Révéler { $count ->
    [one] la tâche { $cards }
   *[other] les tâches { $cards }
}
do-draw = Faire piocher une carte à droite
do-name = Désigner { $named }
do-take = Prendre la tâche { $task }
do-retoken = Échanger les jetons des tâches { $one } et { $other }
do-hand-over = Confier la tâche { $task } à { $to }
do-assign = Début : { $first }, fin : { $last }

## Ce qui a été fait

told-lay = { $count ->
    [one] Tâche révélée : { $cards }.
   *[other] Tâches révélées : { $cards }.
}
told-draw = Chaque membre pioche une carte à droite.
told-name = { $name } désigne { $named }.
told-take = { $name } prend la tâche { $task }.
told-retoken = { $name } veut échanger les jetons des tâches { $one } et { $other }.
told-hand-over = { $name } veut confier la tâche { $task } à { $to }.
told-assign = { $name } veut { $first } pour le début et { $last } pour la fin.

## Comment cela s’est terminé

because-task-taken = { $winner } a pris { $card } au pli { $trick } ({ $cards }), mais cette tâche revenait à { $owner }.
because-task-unplayed = { $owner } devait remporter { $card }, mais cette carte n’avait pas été jouée à la fin du dernier pli (pli { $trick } : { $cards }).
because-order-broken = La tâche { $card } a été accomplie au pli { $trick } ({ $cards }) alors que la tâche { $late } restait à faire.

## Pourquoi pas

illegal-natures-turn = Il faut d’abord distribuer, révéler ou piocher les cartes.
illegal-radio-jarvis = JARVIS n’a pas de radio.
illegal-radio-silenced = La personne réduite au silence ne doit pas communiquer pendant cette tentative.
illegal-radio-used = On ne peut communiquer qu’une fois par tentative.
illegal-signal-untrue = { $meaning ->
    [highest] Signal impossible : il faudrait que { $card } soit la plus haute de plusieurs cartes de sa couleur dans cette main.
    [only] Signal impossible : il faudrait que { $card } soit la seule carte de sa couleur dans cette main.
    [lowest] Signal impossible : il faudrait que { $card } soit la plus basse de plusieurs cartes de sa couleur dans cette main.
   *[unsaid] Signal impossible : il faudrait une zone morte, et que { $card } soit la plus haute, la seule ou la plus basse carte de sa couleur dans cette main.
}
illegal-setup-players = Planet Nine se joue de deux à cinq, pas à { $players }.
illegal-setup-challenge = Le défi se joue à trois, pas à { $players }.
illegal-setup-jarvis = JARVIS occupe la place 0, 1 ou 2, pas la place { $seat }.
illegal-setup-tasks = La mission demande { $tasks } tâches, mais il n’y a que { $cards } cartes Tâche.
illegal-deal-jarvis-commands = JARVIS ne peut pas recevoir la fusée 4.
illegal-lay-wrong = { $count ->
    [one] Il faut révéler une carte Tâche qui n’a pas encore été vue.
   *[other] Il faut révéler { $count } cartes Tâche différentes qui n’ont pas encore été vues.
}
illegal-draw-wrong = Il faut piocher une carte dans chaque main, et aucune qui ait été montrée par radio.
