### Le client du navigateur : ce qui est demandé entre la donne et les plis (français).

web-acting-for = Vous choisissez pour { $name }.

## Quand un autre est interrogé

web-other-drafting = Les tâches sont réparties
web-other-offered = Une offre est faite
web-other-predicting = Les plis sont annoncés
web-other-appointing = Quelqu’un est désigné
web-other-consent = Une proposition
web-other-volunteering = Qui se porte volontaire ?
web-other-polling-feeling = Comment va chacun ?
web-other-polling-volunteer = Qui s’en chargerait ?
web-other-polling-decision = Qui prendrait toutes les tâches ?
web-other-polling-errand = Qui prendrait cette tâche ?
web-other-polling-roles = Qui aimerait quel rôle ?
web-wait-drafting = { $name } choisit une tâche.
web-wait-placing = { $name } dit qui prend ce qui reste.
web-wait-offering = { $name } garde toutes les tâches ou les propose à quelqu’un.
web-wait-offered = { $name } peut prendre toutes les tâches.
web-wait-volunteering = C’est à { $name } de répondre.
web-wait-polling = C’est à { $name } de répondre.
web-wait-appointing = { $name } choisit qui.
web-wait-deciding = { $name } tranche.

## Quand c’est à vous

web-self-volunteering = Prendriez-vous les tâches ?
web-self-council-roles = Qui prend le début, qui la fin ?
web-self-deciding-roles = Qui prend le début, qui la fin ?
web-hint-polling = Dites ce que vous en pensez. Votre réponse n’engage personne.
web-hint-appointing = Leurs réponses sont indiquées. C’est vous qui décidez.
web-hint-appointing-silence = Cette personne ne devra pas communiquer pendant cette tentative.
web-hint-offered = { $name } vous les propose toutes.
web-hint-deciding = Aucune proposition n’a plu à tous : à vous de trancher.
web-hint-predicting = { $count ->
    [one] Un nombre pour cette tâche :
   *[other] Un nombre pour chacune de ces tâches :
}
web-hint-drawn = Carte de terrain : { $card }.
web-terrain = Carte de terrain

## Propositions

web-proposes-swap = { $you ->
    [yes] Vous proposez d’échanger ces deux jetons.
   *[no] { $name } propose d’échanger ces deux jetons.
}
web-proposes-move = { $you ->
    [yes] Vous proposez de déplacer le jeton.
   *[no] { $name } propose de déplacer le jeton.
}
web-proposes-hand-over = { $you ->
    [yes] Vous proposez de céder cette tâche.
   *[no] { $name } propose de céder cette tâche.
}
web-proposes-roles = { $you ->
    [yes] Vous proposez ces deux-là.
   *[no] { $name } propose ces deux-là.
}
web-proposes-owner = { $you ->
    [yes] Vous proposez toutes les tâches pour
   *[no] { $name } propose toutes les tâches pour
}
web-let-go = En choisir d’abord une autre
web-in-full = Lire en entier
web-in-short = En bref

## Réponses

web-call-left = Vers la gauche
web-call-right = Vers la droite
web-call-none = Pas de signal
web-keep-all = Les garder
web-pass-to = Votre carte va à { $name }.
web-pass-for = { $who } donne sa carte à { $name }.
web-passing = { $card }, scellée tant que tous n’ont pas choisi
web-stand-asks = demande
web-stand-decides = décide
web-stand-waits = plus tard

## Le menu

web-trick-short = { $trick } / { $total }
web-mission-rules = Ce que demande la mission
web-whose-tasks = À qui sont les tâches
web-no-trick-yet = Aucun pli n’a encore été joué.
web-say-quick = Touchez une phrase, tout le monde l’entend.
