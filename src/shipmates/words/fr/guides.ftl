### Les parties guidées : ce que dit l’entraîneur (français).

guide-off = Cela peut se jouer aussi, mais mène ailleurs. Revenez en arrière et essayez ce que proposait l’entraîneur.
guide-wait = Vos partenaires décident. Regardez ce qu’ils font.

guide-planet9-title = Votre première mission : la neuvième planète
guide-planet9-take = Vous avez la fusée 4, la carte la plus forte : vous êtes donc Commandant et choisissez une tâche en premier. Une tâche nomme une carte, et qui a la tâche doit remporter le pli où elle se trouve. Prenez le 8 vert : vous avez le 9 vert, seule carte au-dessus.
guide-planet9-signal = Vega a pris le 4 rose, et le 4 rose est dans votre main. On ne parle pas de ses cartes, mais une fois par mission chacun peut en montrer une : la plus forte, la plus faible ou la seule de sa couleur. Ouvrez la radio et montrez le 4 rose comme votre plus faible carte rose. Vega saura où il est.
guide-planet9-lead = En tant que Commandant, vous ouvrez le premier pli. Les autres doivent fournir votre couleur s’ils le peuvent, et la carte la plus forte de cette couleur l’emporte. Posez le 2 bleu : il est faible, quelqu’un d’autre gagne et ouvre le pli suivant. Vous gardez vos bonnes cartes.
guide-planet9-follow = Vega ouvre avec le 9 rose. Vous avez du rose, vous devez donc en fournir. Rien ne bat le 9 dans sa couleur : posez le 4 rose dessous, et Vega remporte la carte de sa tâche.
guide-planet9-rocket = Vega ouvre en jaune, et vous n’en avez pas : vous pouvez poser n’importe quoi. Les fusées battent toutes les couleurs, même la fusée 1 prend ce pli. Posez-la : qui gagne un pli ouvre le suivant, et c’est ce que vous voulez.
guide-planet9-win = Il reste votre tâche : remporter le 8 vert. Ouvrez avec le 9 vert. Qui a du vert doit en fournir, et rien n’est plus fort.
guide-planet9-done = Les deux tâches sont faites et la mission est gagnée : vous gagnez tous ensemble, ou personne. La suite apporte plus de tâches, un ordre à respecter, et du silence. Continuez avec la mission 1, ou voyez les conventions.

guide-deepsea-title = Votre première plongée : mission sous-marine
guide-deepsea-take = Ici les tâches peuvent demander de tout, et le disque de chacune dit sa difficulté : chaque mission pose des tâches dont la somme fait son nombre, ici 2. Le sous-marin 4 fait de vous le Capitaine, vous choisissez donc en premier. Prenez « remporter le sous-marin 3 » : vous avez la seule carte qui le bat.
guide-deepsea-signal = Vega doit remporter le 1 jaune, et il est dans votre main. Au sonar, chacun peut montrer une carte une fois : la plus forte, la plus faible ou la seule de sa couleur. Montrez le 1 jaune comme votre plus faible carte jaune, et Vega pourra compter avec.
guide-deepsea-lead = Les sous-marins sont des atouts : ils battent toutes les couleurs, et quand un pli s’ouvre avec l’un d’eux, il faut en fournir. Ouvrez avec le sous-marin 4. Qui a le 3 et pas d’autre choix le pose sous le vôtre.
guide-deepsea-win = Votre tâche est faite. Vous avez gagné le pli, vous ouvrez donc encore. Posez vous-même le 1 jaune : Vega doit encore jouer et a un jaune plus fort. Ouvrir avec une carte faible peut être un cadeau.
guide-deepsea-done = Le 1 jaune est à Vega, et la plongée est gagnée. Les missions suivantes ont des tâches plus dures, un sonar perturbé, et des plongées contre la montre.

guide-crewdeck-title = Votre première manche : Crew Deck
guide-crewdeck-form = Ici chacun remplit son propre vaisseau. D’abord, vous posez tous deux des cartes de votre main dans quatre équipes de deux. Elles ne sont encore à personne. Choisissez une carte et ajoutez-la à une équipe : réunissez ce que vous aimeriez avoir, et gâtez ce que voudrait l’autre.
guide-crewdeck-more = Les cartes s’accordent par couleur et par faction, le signe dans le coin ; à la fin, les séries de voisines accordées rapportent. Ajoutez la carte suivante : deux qui s’accordent font une équipe que tout le monde veut.
guide-crewdeck-post = Maintenant les salaires. Chacun prend deux cartes de salaire, l’une après l’autre. Plus c’est haut, plus tôt vous choisissez une équipe, mais vous gardez la carte, et elle coûte des points à la fin. Prenez-en une.
guide-crewdeck-second = Et votre seconde carte de salaire. Une haute et une basse, c’est un bon plan : une fois tôt, une fois à bon compte.
guide-crewdeck-recruit = Le plus haut salaire choisit d’abord. Prenez l’équipe dont les cartes s’accordent entre elles, ou avec votre vaisseau.
guide-crewdeck-place = Votre équipe monte à bord, sans que l’autre la voie avant que tous deux aient fini. Choisissez une carte, puis un poste. Les nombres dans les cases disent ce qu’elle y rapporterait aussitôt.
guide-crewdeck-beside = Placez-la près de cartes de même couleur ou de même faction : les séries grandissent, et une grande série vaut bien plus que deux petites. La feuille près de votre vaisseau compte avec vous.
guide-crewdeck-done = Voilà une manche : former, salaires, recruter, placer. Après cinq manches on compte les vaisseaux, séries et valeurs imprimées moins les salaires, et le plus grand total gagne. Continuez : demandez un conseil quand vous voulez.

## Conventions

guide-have-title = « J’ai ta tâche »
guide-have-about = Un signal vaut le plus quand il montre une carte que quelqu’un d’autre doit remporter. On sait alors comment ouvrir.
guide-have-show = Vega doit remporter le 4 vert, et c’est votre seule carte verte. Ouvrez la radio et montrez-la.
guide-have-follow = Vega a compris et a ouvert avec le 9 vert. Fournissez le 4 vert.
guide-have-done = Respectée. Votre signal disait deux choses, où est le 4 vert et que vous n’avez pas d’autre vert, et Vega a aussitôt ouvert avec une carte forte.

guide-danger-title = « Je suis un danger »
guide-danger-about = Des cartes fortes dans la couleur de la tâche d’un autre peuvent vous forcer à la remporter. Dites-le avec la plus faible d’entre elles.
guide-danger-show = Vega doit remporter le 2 bleu, et en bleu vous n’avez que le 8 et le 9. Montrez le 8 bleu comme votre plus faible carte bleue : personne ne posera le 2 dessous.
guide-danger-done = Respectée. Tous savent que vos bleus gagnent, et laissent le bleu tranquille jusqu’à ce que vous les ayez défaussés.

guide-beneath-title = Une faible ouverture invite
guide-beneath-about = Ouvrir dans la couleur de la tâche de quelqu’un, sous ce qu’il lui faut pour gagner, dit : maintenant.
guide-beneath-lead = Vega doit remporter le 7 jaune. Vous avez un jaune faible : ouvrez avec lui. Vega passe au-dessus, et qui a le 7 le pose.
guide-beneath-done = Respectée. Vega a gagné avec le 9 jaune, et le 7 est venu dessous.

guide-top-title = Sa couleur par le haut
guide-top-about = Dans la couleur de votre propre tâche, ouvrez avec une carte sûre de gagner : elle ramasse la carte.
guide-top-lead = Vous devez remporter le 4 bleu et avez le 9 bleu. Ouvrez avec lui.
guide-top-done = Respectée. Le 4 bleu a dû suivre, et il est à vous.

guide-throw-title = La tâche sous le gagnant
guide-throw-about = Quand le pli va à la bonne personne, posez ce qui lui revient : d’abord sa tâche.
guide-throw-follow = Vega doit remporter le 4 rose et a ouvert avec le 9 rose. Vous jouez en dernier : lequel de vos roses va dessous ?
guide-throw-done = Respectée. Plus rien ne pouvait tourner mal dans ce pli, c’était donc le moment.

guide-give-title = Sans la couleur : donner la tâche
guide-give-about = Sans la couleur demandée, vous posez ce que vous voulez. Si le propriétaire d’une tâche gagne le pli à coup sûr, donnez-la-lui.
guide-give-shed = Vega doit remporter le 5 vert et gagne ce pli avec le 9 jaune. Vous n’avez pas de jaune : défaussez le 5 vert.
guide-give-done = Respectée. Une tâche se remporte dans n’importe quel pli, pas seulement dans sa couleur.

guide-shed-title = Sans la couleur : écarter le danger
guide-shed-about = Sinon, défaussez une carte forte d’une couleur où un autre a une tâche : on ne pourra plus vous forcer à la remporter.
guide-shed-shed = Vega doit remporter le 5 rose. Orion gagne ce pli, et vous n’avez pas de jaune. Quelle carte gênerait plus tard ? Défaussez votre 9 rose.
guide-shed-done = Respectée. Le 8 rose de Vega est maintenant le plus fort, et on peut ouvrir en rose sans crainte.
