### Crew Deck dans le terminal (français).

## Table

tui-game-crewdeck = Crew Deck
deck-round = Manche { $number }/{ $total }
deck-practice = entraînement
deck-step-form = équipes
deck-step-post = salaires
deck-step-recruit = recruter
deck-step-place = postes
deck-points = { $points } pts
deck-paid = payé { $amount }
deck-pays = paie { $amount }
deck-is-placing = place…
deck-has-placed = a placé
deck-rival = Le rival
deck-values = valeurs { $points }
deck-hold = soute
deck-hold-points = soute { $points }
deck-payroll-pile = salaire { $amount }
deck-crew-new = nouvelle équipe
deck-tray-hand = Votre main
deck-tray-payroll = Salaires proposés
deck-tray-order = Qui recrute quand
deck-tray-new = Vos recrues

## Ce qui est demandé

deck-ask-form = { $left ->
    [one] Votre dernière carte de la manche : pour quelle équipe ?
   *[other] Quelle carte va à quelle équipe ? Il vous en reste { $left } à jouer.
}
deck-ask-post = Quel salaire proposez-vous ? Qui paie plus recrute plus tôt.
deck-ask-recruit = { $count ->
    [one] Quelle équipe recrutez-vous ?
   *[other] Quelle équipe recrutez-vous ? Vous en aurez { $count } en tout.
}
deck-ask-recruit-alone = Quelle équipe recrutez-vous ? Son salaire vient avec elle.
deck-ask-place = { $left ->
    [one] À quel poste va votre dernière recrue ?
   *[other] À quels postes vont vos recrues ? { $left } attendent.
}
deck-ask-confirm = Tout le monde est placé. Entrée confirme, u reprend la dernière recrue.
deck-for = { $name } : { $question }
deck-confirm = Confirmer les postes
deck-do-place = La placer ici : { $gain } ({ $why })
deck-do-stow = Dans la soute : { $gain } ({ $why })
deck-why-new = { $trait } ×{ $now } { $points }
deck-why-grows = { $trait } { $was } → ×{ $now } { $points }
deck-why-values = valeurs { $points }
deck-why-hold = soute { $points }
deck-choose-first = Choisissez d’abord la destination : ← et →.
deck-nothing-to-undo = Il n’y a rien à reprendre : ce qui est confirmé le reste.
deck-practice-off = L’entraînement est coupé : p le remet.
deck-practice-on = L’entraînement est en marche : h pèse vos choix.
deck-nothing-to-weigh = Il n’y a rien à peser en ce moment.
deck-news-placed = { $name } a placé ses recrues.
deck-news-score = { $name } : { $was } → { $now } points ({ $gain }).

## Touches

deck-key-where = où
deck-key-card = carte
deck-key-undo = reprendre
deck-key-confirm = confirmer
deck-key-advice = conseil
deck-key-sheets = scores
deck-key-rules = règles
deck-key-practice = entraînement
deck-key-again = rejouer
deck-key-settings = table

## Pages

deck-help-digit = Un salaire par son premier chiffre, une équipe par son numéro.
deck-help-where = Aller à une autre équipe, un autre salaire ou un autre poste.
deck-help-card = Choisir une carte de la main ou une recrue ; Tab prend la suivante.
deck-help-enter = Faire ce qui est choisi ; presser les autres. Quand tout est placé : confirmer.
deck-help-hold = Viser la soute.
deck-help-undo = Reprendre le dernier poste de la manche, jusqu’à la confirmation.
deck-help-practice = Mettre ou couper l’entraînement.
deck-help-advice = À l’entraînement : ce que valent vos choix, et pourquoi.
deck-help-sheets = La feuille de score de chacun, à cet instant.
deck-help-rules = Les règles.
deck-help-quit = Quitter. La partie est gardée et reprendra la prochaine fois.
deck-help-letters = Factions : { $list }.
deck-help-wild = { $sign } tient la place de ce qu’un joker laisse libre : toute couleur, toute faction.
deck-help-card-face = Une carte montre sa couleur, sa faction et, sur son bord, sa valeur.
deck-help-signs = { $first } a la carte Premier joueur, ▶ doit agir, { $hold } est la soute, { $covered } une carte cachée du rival.
deck-help-cells = Un poste en pointillés est libre, et dit ce que la carte choisie y rapporterait. Un bord double n’est pas encore confirmé.
deck-help-plain = Ligne par ligne : « 2 3 » met la carte 2 dans l’équipe 3, « 2 a4 » la carte 2 au poste a4, « 2 k » la carte 2 dans la soute ; un nombre seul est un salaire ou une équipe. Entrée confirme vos postes.
deck-sheets = Feuilles de score
deck-rules = Règles
deck-advice = Conseil
deck-advice-place = Ce que vos recrues rapportent aussitôt, le plus de points d’abord. + marque les nouvelles cartes ; « Bleu ×3 → ×4 +7 » est un groupe qui passe de 3 cartes à 4 et rapporte 7 points.
deck-advice-recruit = Ce que chaque équipe rapporterait aussitôt, à ses meilleurs postes.
deck-advice-post = Ce que chaque équipe rapporterait aussitôt, à ses meilleurs postes. Plus elles diffèrent, plus il vaut de choisir tôt.
deck-advice-form = Ce que chaque carte rapporterait aussitôt, à son meilleur poste, à vous et aux autres.
deck-advice-paid = Avec son salaire de { $amount } : { $net } en tout.
deck-advice-other = { $name } en tirerait { $gain }.
deck-advice-theirs = Parmi les autres, { $name } en tirerait le plus : { $gain }.
deck-advice-plan = { $sign } est ce que ferait le robot prévoyant, en pensant à la suite de la partie.
deck-advice-planner = { $sign } En pensant à la suite, le robot prévoyant ferait ceci : { $what }.

## Début

deck-set-players = { $players ->
    [one] 1 joueur, contre le rival
   *[other] { $players } joueurs
}
deck-set-wilds = Cartes joker : { $state ->
    [on] oui
   *[off] non
}
deck-set-solo-wilds = Jokers en solo : { $state ->
    [all] tous
   *[few] un de chaque type
}
deck-set-frame = Cadre du vaisseau : { $state ->
    [fixed] fixe
   *[floating] flottant
}
deck-set-practice = Entraînement : { $state ->
    [on] oui
   *[off] non
}
deck-set-edition = Édition : { $state ->
    [own] vos propres nombres
   *[usual] les nombres habituels
}
tui-kind-planner = robot prévoyant
tui-kind-expert = robot expert
deck-log = Ce qui s’est passé
deck-key-log = journal
deck-help-log = Tout ce qui s’est passé jusqu’ici.
deck-start = Réunissez un équipage : cinq manches, deux rangées de postes, des groupes de couleurs et de factions.
deck-key-change = changer
deck-resume = { $players ->
    [one] Une partie en solo a été quittée en cours de route, à la manche { $round }.
   *[other] Une partie à { $players } a été quittée en cours de route, à la manche { $round }.
}
deck-resume-on = la reprendre
deck-resume-new = recommencer ; l’ancienne partie est gardée telle quelle, inachevée
deck-resume-back = quitter

## Fin

deck-end-won = { $name } gagne
deck-end-shared = La victoire est partagée
deck-end-rival-beaten = Vous battez le rival
deck-end-rival-ahead = Le rival gagne
deck-end-record = La partie est gardée : { $path }
deck-end-largest = plus grand groupe { $size }
deck-end-unkept = Rien n’a été gardé.
deck-plain-on = Entrée pour rejouer, q pour quitter :
deck-plain-resume = { $question } Entrée la reprend, n recommence, q quitte :
deck-plain-unknown = Pas compris : ? dit ce qu’on peut écrire.

## Ligne de commande

cli-help-rules =
    Imprime les règles d’un jeu, avec ses barèmes et ses tableaux ; les nombres que nous avons dû supposer portent un *.

    Avec --json : un objet avec game, title, assumed (les noms des nombres supposés) et sections (title, blocks : paragraph avec text ; points avec items ; table avec title, head, rows).
cli-short-rules = Imprimer les règles d’un jeu.
cli-rules-game = Le jeu : planet9, deepsea ou crewdeck.
cli-rules-edition = Crew Deck avec les nombres de ce fichier.
cli-play-no-wilds = À Crew Deck : sans cartes joker.
cli-play-fixed-frame = À Crew Deck : le cadre d’un vaisseau est fixe dès le début.
cli-play-edition = À Crew Deck : les nombres imprimés, lus dans un fichier.
cli-play-practice = À Crew Deck : expliquer à la demande ce que valent les choix.
cli-no-missions = Crew Deck n’a pas de missions : chaque partie se suffit. Jouez-en une avec « shipmates play crewdeck ».
cli-no-campaign = Crew Deck n’a pas de campagne : chaque partie se suffit. Jouez-en une avec « shipmates play crewdeck ».
cli-deck-open = Une partie de Crew Deck est gardée et reprendra la prochaine fois.
cli-deck-saved = La partie est gardée dans { $path }.
cli-deck-round = Manche { $number }
cli-deck-unfinished = L’enregistrement s’arrête avant la fin de la partie.
cli-deck-places = { $name } : { $what }.
mistake-crewdeck-players = Crew Deck se joue de 1 à 4, pas à { $players }.
