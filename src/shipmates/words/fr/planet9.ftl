### Shipmates, Planet Nine : le jeu en toutes lettres (français).

p9-mission-own-title = Une mission maison

## Cartes et jetons

suit-rocket = fusée
card-rocket = fusée { $value }
the-card-rocket = la fusée { $value }
one-rocket = une fusée
all-rocket = fusées
bare-rocket = fusée
one-colour-value-rocket = un { $value } de couleur (la fusée { $value } ne compte pas)
without-rocket = sans fusée
leader-rocket = le Commandant

token-first = jeton 1
token-second = jeton 2
token-third = jeton 3
token-fourth = jeton 4
token-fifth = jeton 5
token-arrow-1 = jeton ›
token-arrow-2 = jeton ››
token-arrow-3 = jeton ›››
token-arrow-4 = jeton ››››
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
    [1] deux plis de plus qu’un autre membre.
   *[other] plus de { $by } plis de plus qu’un autre membre.
}
rule-each-wins = Chacune de ces cartes doit remporter un pli : { $cards }.
rule-each-wins-ordered = Chacune de ces cartes doit remporter un pli, dans cet ordre : { $cards }.
rule-omega-last = La tâche au jeton Ω doit être réalisée au dernier pli (pli { $trick }), pas avant.

## Instructions

brief-tasks = { $count ->
    [one] Il y a 1 tâche : son propriétaire doit remporter le pli qui contient la carte indiquée.
   *[other] Il y a { $count } tâches : le propriétaire de chacune doit remporter le pli qui contient la carte indiquée.
}
brief-tasks-together = { $count ->
    [2] Il y a 2 tâches, toutes deux pour un même membre, qui doit remporter chaque pli contenant une des cartes indiquées.
   *[other] Il y a { $count } tâches, toutes pour un même membre, qui doit remporter chaque pli contenant une des cartes indiquées.
}
handout-draft = { $count ->
    [one] Le Commandant la prend.
   *[other] Elles sont face visible. Le Commandant en prend une, puis chaque membre à son tour, dans le sens horaire, jusqu’à la dernière.
}
handout-decision = { $count ->
    [one] La décision du Commandant : elle reste face cachée. Le Commandant demande à chaque autre membre s’il la prendrait ; on répond par « oui » ou par « non ». Puis il la confie à l’un d’eux. Les réponses n’engagent personne.
    [2] La décision du Commandant : elles restent face cachée. Le Commandant demande à chaque autre membre s’il prendrait les deux ; on répond par « oui » ou par « non ». Puis il confie les deux à l’un d’eux. Les réponses n’engagent personne.
   *[other] La décision du Commandant : elles restent face cachée. Le Commandant demande à chaque autre membre s’il prendrait les { $count } ; on répond par « oui » ou par « non ». Puis il confie les { $count } à l’un d’eux. Les réponses n’engagent personne.
}
handout-distribution = { $count ->
    [one] La tournée du Commandant : elle est révélée. Le Commandant demande à chaque autre membre s’il la prendrait ; on répond par « oui » ou par « non ». Puis il la donne à qui il veut ou la garde. Les réponses n’engagent personne.
   *[other] La tournée du Commandant : elles sont révélées une à une. Chaque fois, le Commandant demande à chaque autre membre s’il prendrait la tâche ; on répond par « oui » ou par « non ». Puis il la donne à qui il veut ou la garde. Les réponses n’engagent personne. À la fin, personne ne doit avoir deux tâches de plus qu’un autre membre.
}

brief-numbers = { $count ->
    [one] La tâche au jeton { $tokens } doit être réalisée avant toutes les autres.
   *[other] Les tâches aux jetons { $tokens } doivent être réalisées d’abord, dans cet ordre, avant toutes les autres.
}
brief-numbers-all = { $count ->
    [one] Son jeton { $tokens } est sans effet.
    [2] Les deux tâches doivent être réalisées dans l’ordre de leurs jetons, { $tokens }.
   *[other] Toutes les tâches doivent être réalisées dans l’ordre de leurs jetons, { $tokens }.
}
brief-arrows = { $count ->
    [one] Un jeton { $tokens } isolé est sans effet.
   *[other] Les tâches aux jetons { $tokens } doivent être réalisées dans cet ordre ; les autres tâches peuvent l’être avant, entre ou après.
}
brief-omega = La tâche au jeton Ω doit être réalisée en tout dernier.
brief-same-trick = Seul compte l’état des tâches après chaque pli : l’ordre des cartes à l’intérieur d’un pli est sans importance.

change-swap = Avant que quiconque prenne une tâche, l’équipage peut échanger les jetons de deux tâches, une seule fois et si tout le monde est d’accord.
change-move = Avant que quiconque prenne une tâche, l’équipage peut déplacer un jeton sur une tâche qui n’en a pas, une seule fois et si tout le monde est d’accord.

naming-feeling = D’abord, le Commandant demande à chaque autre membre comment il se sent ; on répond par « bien » ou par « mal ». Puis il désigne l’un d’eux. Les réponses n’engagent personne.
naming-volunteer = D’abord, le Commandant demande à chaque autre membre s’il se chargerait de ce qui suit ; on répond par « oui » ou par « non ». Puis il désigne l’un d’eux. Les réponses n’engagent personne.
naming-silenced = D’abord, le Commandant désigne un autre membre, qui ne devra pas communiquer pendant cette tentative.

brief-roles = D’abord, chaque membre sauf le Commandant annonce sa préférence : début, milieu ou fin. Puis n’importe qui peut proposer une personne pour le début et une autre pour la fin ; si aucune proposition ne convient à tout le monde, le Commandant décide. Les autres se partagent le milieu : n’importe lequel d’entre eux peut remporter les plis intermédiaires.
brief-neighbour = La personne à qui le 9 rose est distribué l’annonce. Son voisin de gauche a un rôle particulier, et le garde même si la carte change ensuite de main.

radio-never = Personne ne peut communiquer pendant cette mission.
radio-opens = Perturbations : personne ne peut communiquer avant la fin du pli { $before }. La radio est rétablie juste avant le pli { $trick }.
radio-muted = Zone de silence : pour communiquer, vous montrez une carte qui est la plus forte, la seule ou la plus faible de sa couleur dans votre main, mais sans dire laquelle des trois.

brief-draws = Après le premier pli, chaque membre pioche une carte, sans la voir, dans la main de son voisin de droite. Les cartes montrées par radio ne sont pas piochées.
brief-hand-over = { $tokens ->
    [0] À cinq : avant le premier pli, une tâche peut passer à un autre membre, si tout le monde est d’accord.
   *[other] À cinq : avant le premier pli, une tâche peut passer, avec son jeton si elle en a un, à un autre membre, si tout le monde est d’accord.
}

end-tasks = { $count ->
    [one] Réussite dès que la tâche est réalisée. Échec immédiat si quelqu’un d’autre remporte la carte indiquée.
    [2] Réussite dès que les deux tâches sont réalisées. Échec immédiat si la carte d’une tâche est remportée par quelqu’un d’autre que son propriétaire.
   *[other] Réussite dès que toutes les tâches sont réalisées. Échec immédiat si la carte d’une tâche est remportée par quelqu’un d’autre que son propriétaire.
}
end-tokens = { $count ->
    [one] Réussite dès que la tâche est réalisée. Échec immédiat si quelqu’un d’autre remporte la carte indiquée.
    [2] Réussite dès que les deux tâches sont réalisées. Échec immédiat si la carte d’une tâche est remportée par quelqu’un d’autre que son propriétaire, ou si une tâche est réalisée trop tôt au regard des jetons.
   *[other] Réussite dès que toutes les tâches sont réalisées. Échec immédiat si la carte d’une tâche est remportée par quelqu’un d’autre que son propriétaire, ou si une tâche est réalisée trop tôt au regard des jetons.
}
end-rules-reached = { $count ->
    [one] Réussite dès que cette condition est remplie. Échec dès que les cartes jouées la rendent impossible.
   *[other] Réussite dès que ces conditions sont remplies. Échec dès que les cartes jouées rendent cela impossible.
}
end-rules-kept = { $count ->
    [one] Réussite dès que cette condition est remplie et qu’aucune carte ne peut plus la mettre en échec, au plus tard à la fin du dernier pli (pli { $trick }). Échec dès que les cartes jouées rendent cela impossible.
   *[other] Réussite dès que ces conditions sont remplies et qu’aucune carte ne peut plus les mettre en échec, au plus tard à la fin du dernier pli (pli { $trick }). Échec dès que les cartes jouées rendent cela impossible.
}
end-both-reached = { $count ->
    [one] Réussite dès que toutes les tâches sont réalisées et que cette condition est remplie. Échec dès que les cartes jouées rendent cela impossible.
   *[other] Réussite dès que toutes les tâches sont réalisées et que ces conditions sont remplies. Échec dès que les cartes jouées rendent cela impossible.
}
end-both-lasting = { $count ->
    [one] Réussite si toutes les tâches sont réalisées et cette condition remplie à la fin du dernier pli (pli { $trick }). Échec dès que les cartes jouées rendent cela impossible.
   *[other] Réussite si toutes les tâches sont réalisées et ces conditions remplies à la fin du dernier pli (pli { $trick }). Échec dès que les cartes jouées rendent cela impossible.
}

brief-challenge = Défi : les cartes vertes, les tâches vertes et la fusée 1 sont écartées.
brief-jarvis = JARVIS est le troisième membre : le Commandant répond pour lui, choisit ses tâches et joue à chaque pli une de ses cartes visibles.

distress-offered = Le signal de détresse peut être envoyé avant le premier pli, si tout le monde est d’accord : chaque membre donne une carte, jamais une fusée, à son voisin, tous à gauche ou tous à droite. La mission compte alors une tentative de plus.
distress-active = Le signal de détresse est actif. Avant le premier pli, si tout le monde est d’accord, chaque membre donne une carte, jamais une fusée, à son voisin, tous à gauche ou tous à droite, sans autre coût.
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
matter-hand-over = Faut-il confier une tâche à un autre membre ?

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
do-draw = Faire piocher une carte chez le voisin de droite
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
told-draw = Chaque membre pioche une carte chez son voisin de droite.
told-name = { $name } désigne { $named }.
told-take = { $name } prend la tâche { $task }.
told-retoken = { $name } veut échanger les jetons des tâches { $one } et { $other }.
told-hand-over = { $name } veut confier la tâche { $task } à { $to }.
told-assign = { $name } veut { $first } pour le début et { $last } pour la fin.

## Comment cela s’est terminé

because-task-taken = { $winner } a pris { $card } au pli { $trick } ({ $cards }), mais cette tâche revenait à { $owner }.
because-task-unplayed = { $owner } devait remporter { $card }, mais cette carte n’avait pas été jouée à la fin du dernier pli (pli { $trick } : { $cards }).
because-order-broken = La tâche { $card } a été réalisée au pli { $trick } ({ $cards }) alors que la tâche { $late } restait à faire.

## Pourquoi pas

illegal-natures-turn = Il faut d’abord distribuer, révéler ou piocher les cartes.
illegal-radio-jarvis = JARVIS n’a pas de radio.
illegal-radio-silenced = La personne réduite au silence ne doit pas communiquer pendant cette tentative.
illegal-radio-used = On ne peut communiquer qu’une fois par tentative.
illegal-signal-untrue = { $meaning ->
    [highest] Signal impossible : il faudrait que { $card } soit la plus forte de plusieurs cartes de sa couleur dans cette main.
    [only] Signal impossible : il faudrait que { $card } soit la seule carte de sa couleur dans cette main.
    [lowest] Signal impossible : il faudrait que { $card } soit la plus faible de plusieurs cartes de sa couleur dans cette main.
   *[unsaid] Signal impossible : il faudrait une Zone de silence, et que { $card } soit la plus forte, la seule ou la plus faible carte de sa couleur dans cette main.
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
