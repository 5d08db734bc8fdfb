### Shipmates : les règles des trois jeux, courtes mais entières (français).
### Une section a un titre, puis des paragraphes (-1, -2, …), puis des points (-item-1, …).

rules-players = Joueurs
rules-hand = Cartes par personne
rules-tricks = Plis
rules-hand-uneven = { $low } ou { $high }

## Planet Nine

rules-p9-title = The Crew : En quête de la neuvième planète

rules-p9-goal = De quoi il s’agit
rules-p9-goal-1 = De deux à cinq joueurs forment un équipage : ils gagnent ou perdent ensemble. Chacune des 50 missions demande que certaines cartes soient remportées par certains membres, ou impose une condition qui lui est propre. Une mission ratée se rejoue avec une nouvelle donne jusqu’à la réussite ; moins il faut de tentatives, mieux c’est.
rules-p9-goal-2 = La difficulté : personne ne peut parler de ses cartes.

rules-p9-cards = Les cartes
rules-p9-cards-1 = Il y a 40 cartes à jouer : rose, bleu, vert et jaune de 1 à 9, et des fusées de 1 à 4. Les fusées sont les atouts.
rules-p9-cards-2 = Il y a 36 cartes Tâche, une pour chaque carte de couleur. Aucune tâche ne demande de fusée.

rules-p9-deal = Début d’une tentative
rules-p9-deal-1 = Toutes les cartes sont mélangées et distribuées. À trois, une personne reçoit une carte de plus, et il reste une carte à la fin.
rules-p9-deal-2 = Qui a la fusée 4 l’annonce et devient le Commandant de cette tentative : il choisit une tâche en premier et ouvre le premier pli.
rules-p9-deal-3 = Viennent ensuite, dans cet ordre : ce que la mission fait demander ou désigner ; les tâches ; à cinq, dans certaines missions, la remise d’une tâche ; le signal de détresse ; le premier pli.

rules-p9-tasks = Les tâches
rules-p9-tasks-1 = On révèle autant de cartes Tâche que l’indique la mission. Le Commandant en prend une, puis chaque membre à son tour, dans le sens horaire, jusqu’à la dernière. Personne ne peut passer.
rules-p9-tasks-2 = Une tâche est réalisée quand son propriétaire remporte le pli contenant la carte indiquée. Un même pli peut réaliser plusieurs tâches.
rules-p9-tasks-3 = La mission est accomplie dès que toutes les tâches sont réalisées. Elle échoue aussitôt si la carte d’une tâche est remportée par quelqu’un d’autre, et à la fin si une telle carte n’a pas été jouée.
rules-p9-tasks-4 = Certaines missions ont des conditions en plus de leurs tâches, ou à leur place. Tâches et conditions sont jugées à la fin de chaque pli.

rules-p9-tokens = Les jetons : l’ordre des tâches
rules-p9-tokens-1 = Dans beaucoup de missions, des jetons placés sur les premières tâches révélées disent quand celles-ci doivent être réalisées. Une tâche réalisée dans le mauvais ordre fait échouer la mission. Des tâches réalisées dans le même pli le sont dans l’ordre qui convient.
rules-p9-tokens-item-1 = De 1 à 5 : c’est la première, la deuxième… de toutes les tâches à réaliser.
rules-p9-tokens-item-2 = De › à ›››› : ces tâches doivent être réalisées dans cet ordre entre elles ; d’autres peuvent venir avant, entre elles ou après.
rules-p9-tokens-item-3 = Ω : cette tâche doit être la dernière.

rules-p9-play = Les plis
rules-p9-play-1 = Qui ouvre le pli joue n’importe quelle carte, puis chaque membre joue une carte, dans le sens horaire. Qui a une carte de la couleur demandée doit en jouer une ; les fusées comptent comme une couleur. Qui n’en a pas peut jouer n’importe quoi, sans obligation de jouer une fusée.
rules-p9-play-2 = La fusée la plus forte remporte le pli ; sans fusée, c’est la plus forte carte de la couleur demandée. Rien n’oblige à gagner. Qui remporte le pli ouvre le suivant.

rules-p9-radio = La radio : la seule chose qu’on peut dire
rules-p9-radio-1 = Une fois par tentative, juste avant n’importe quel pli, chaque membre peut montrer une carte de couleur de sa main, jamais une fusée, et en dire une de ces trois choses : c’est la plus forte, la seule ou la plus faible carte de sa couleur dans cette main. Cela doit être vrai à ce moment. La seule carte d’une couleur est toujours montrée comme la seule.
rules-p9-radio-2 = La carte fait toujours partie de la main et se joue comme les autres. Ce qui a été dit n’est pas corrigé ensuite.
rules-p9-radio-item-1 = Zone de silence : dans certaines missions, on montre la carte sans dire laquelle des trois elle est.
rules-p9-radio-item-2 = Perturbations : dans certaines missions, personne ne peut utiliser la radio avant la fin du premier pli ou des deux premiers. Elle est rétablie juste avant le pli suivant.

rules-p9-distress = Le signal de détresse
rules-p9-distress-1 = Avant le premier pli, si tout le monde est d’accord, chaque membre donne une carte à son voisin, tous à gauche ou tous à droite. Les fusées ne se donnent jamais.
rules-p9-distress-2 = Cela compte comme une tentative de plus pour la mission, une seule fois ; dans les tentatives suivantes, le signal peut resservir sans autre coût.

rules-p9-orders = Les consignes de certaines missions
rules-p9-orders-1 = Les instructions de chaque mission disent ce qu’elle demande. Ces consignes reviennent plusieurs fois :
rules-p9-orders-item-1 = La décision du Commandant : les tâches restent face cachée. Le Commandant demande à chaque autre membre, par « oui » ou par « non », s’il les prendrait toutes, puis les confie toutes à l’un d’eux. Les réponses n’engagent personne.
rules-p9-orders-item-2 = La tournée du Commandant : les tâches sont révélées une à une. Pour chacune, le Commandant interroge les autres, par « oui » ou par « non », puis la donne à qui il veut ou la garde. À la fin, personne ne doit avoir deux tâches de plus qu’un autre membre.
rules-p9-orders-item-3 = Désignation : le Commandant interroge les autres, si la mission le dit, et désigne l’un d’eux pour un rôle particulier.
rules-p9-orders-item-4 = Jetons changés : avant de prendre les tâches, l’équipage peut échanger ou déplacer des jetons, si tout le monde est d’accord.
rules-p9-orders-item-5 = Remise d’une tâche : à cinq, dans les missions qui le permettent, une tâche peut passer, avec son jeton si elle en a un, à un autre membre avant le signal de détresse, si tout le monde est d’accord.

rules-p9-two = À deux : JARVIS
rules-p9-two-1 = JARVIS est le troisième membre. Sept de ses 14 cartes forment une rangée face cachée, et les sept autres sont posées dessus, face visible ; la fusée 4 n’y est jamais. Le Commandant choisit ses tâches et joue ses cartes.
rules-p9-two-2 = Seules ses cartes visibles peuvent être jouées et comptent pour fournir la couleur. La carte qui se trouvait sous une carte jouée est révélée après le pli. JARVIS n’a ni radio ni voix.

rules-p9-challenge = À trois : le défi
rules-p9-challenge-1 = À trois, si c’est trop facile, on retire les cartes vertes, les tâches vertes et la fusée 1. Chaque membre a alors 10 cartes. Les missions 13 et 44 ne demandent alors que les fusées 2, 3 et 4.

rules-p9-logbook = Le journal de bord
rules-p9-logbook-1 = Pour chaque mission accomplie, on note le nombre de tentatives, la dernière comprise, et une de plus si le signal de détresse a servi. Il vaut mieux jouer les missions de 1 à 50, mais l’ordre est libre.

## Deep Sea

rules-ds-title = The Crew : Mission sous-marine

rules-ds-goal = De quoi il s’agit
rules-ds-goal-1 = De deux à cinq joueurs forment un équipage : ils gagnent ou perdent ensemble. Chacune des 32 missions fait tirer des tâches d’une certaine difficulté, ou impose une condition qui lui est propre. Une mission ratée se rejoue jusqu’à la réussite ; moins il faut de tentatives, mieux c’est.
rules-ds-goal-2 = La difficulté : personne ne peut parler de ses cartes.

rules-ds-cards = Les cartes
rules-ds-cards-1 = Il y a 40 cartes à jouer : rose, bleu, vert et jaune de 1 à 9, et des sous-marins de 1 à 4. Les sous-marins sont les atouts.
rules-ds-cards-2 = Il y a 96 cartes Tâche. Chacune dit en une phrase ce que doit faire la personne qui la prend, et a une difficulté à trois, à quatre et à cinq ; à deux, c’est celle de trois qui compte.

rules-ds-deal = Début d’une tentative
rules-ds-deal-1 = Toutes les cartes sont mélangées et distribuées. À trois, une personne reçoit une carte de plus, et il reste une carte à la fin.
rules-ds-deal-2 = Qui a le sous-marin 4 l’annonce, devient le Capitaine de cette tentative et ouvre le premier pli.
rules-ds-deal-3 = Viennent ensuite, dans cet ordre : le tirage et le partage des tâches ; le signal de détresse ; les annonces ; le premier pli.

rules-ds-tasks = Les tâches
rules-ds-tasks-1 = Les cartes Tâche sont révélées une à une. Une carte plus difficile que ce qui manque encore est écartée ; on s’arrête quand les difficultés totalisent exactement ce que dit la mission. Si des tâches ne peuvent pas être réalisées ensemble, l’une d’elles est remplacée ; si une main rend une tâche impossible, les cartes sont redistribuées.
rules-ds-tasks-2 = Le Capitaine en prend une, puis chaque membre à son tour, dans le sens horaire, jusqu’à la dernière. S’il y a moins de tâches que de joueurs, on peut passer, tant qu’il vient après soi assez de joueurs pour prendre toutes les tâches.
rules-ds-tasks-3 = Le Capitaine ne peut pas prendre une tâche qui se compare au Capitaine.
rules-ds-tasks-4 = Les tâches sont jugées à la fin de chaque pli. La mission est accomplie dès que toutes sont réalisées et ne peuvent plus échouer, et échoue dès que l’une ne peut plus être réalisée.

rules-ds-reading = Comment lire les tâches
rules-ds-reading-1 = La phrase d’une carte veut dire ce qu’elle dit, et rien de plus :
rules-ds-reading-item-1 = On remporte toutes les cartes d’un pli gagné, la sienne comprise. Une carte qui reste à la fin n’est remportée par personne.
rules-ds-reading-item-2 = Une valeur désigne seulement des cartes de couleur : le sous-marin 1 n’est pas un 1.
rules-ds-reading-item-3 = « Exactement » interdit d’en avoir plus ; « au moins » ne l’interdit pas. Sauf indication contraire, remporter plus de cartes ou de plis est permis.
rules-ds-reading-item-4 = Quand toutes les cartes d’un pli doivent être d’une certaine sorte ou totaliser un nombre, un sous-marin dans ce pli gâche tout.
rules-ds-reading-item-5 = Dans une comparaison avec d’autres, une égalité ne suffit pas, sauf si la tâche la demande.
rules-ds-reading-item-6 = Deux tâches demandent une annonce : un nombre de plis fixé avant le premier, à voix haute ou en secret, à atteindre exactement.

rules-ds-sharing = Autres façons de partager
rules-ds-sharing-1 = Certaines missions partagent les tâches autrement ; les instructions disent comment :
rules-ds-sharing-item-1 = Un seul membre prend toutes les tâches, et l’équipage se met d’accord sur lui.
rules-ds-sharing-item-2 = Le Capitaine garde toutes les tâches ou les propose toutes à un membre, qui peut refuser. S’il les donne, personne ne peut plus utiliser le sonar une fois le premier pli commencé.
rules-ds-sharing-item-3 = On demande à chaque membre, une fois, par oui ou par non, dans le sens horaire à partir de la gauche du Capitaine : le premier oui prend toutes les tâches (dans une mission, deux membres se les partagent), et à défaut, c’est le Capitaine.
rules-ds-sharing-item-4 = Chacun prend ce qu’il veut, dans n’importe quel ordre ; le Capitaine attribue ce dont personne ne veut.

rules-ds-play = Les plis
rules-ds-play-1 = Qui ouvre le pli joue n’importe quelle carte, puis chaque membre joue une carte, dans le sens horaire. Qui a une carte de la couleur demandée doit en jouer une ; les sous-marins comptent comme une couleur. Qui n’en a pas peut jouer n’importe quoi, sans obligation de jouer un sous-marin.
rules-ds-play-2 = Le sous-marin le plus fort remporte le pli ; sans sous-marin, c’est la plus forte carte de la couleur demandée. Rien n’oblige à gagner. Qui remporte le pli ouvre le suivant.

rules-ds-sonar = Le sonar : la seule chose qu’on peut dire
rules-ds-sonar-1 = Une fois par tentative, juste avant n’importe quel pli, chaque membre peut montrer une carte de couleur de sa main, jamais un sous-marin, et en dire une de ces trois choses : c’est la plus forte, la seule ou la plus faible carte de sa couleur dans cette main. Cela doit être vrai à ce moment. La seule carte d’une couleur est toujours montrée comme la seule.
rules-ds-sonar-2 = La carte fait toujours partie de la main et se joue comme les autres. Ce qui a été dit n’est pas corrigé ensuite.
rules-ds-sonar-item-1 = Courants : on montre la carte sans dire laquelle des trois elle est.
rules-ds-sonar-item-2 = Ivresse des profondeurs : au lieu d’un signal chacun, l’équipage en partage quelques-uns ; n’importe qui peut les utiliser sans demander.
rules-ds-sonar-item-3 = Terrain inconnu : une carte de couleur tirée avant la donne décide. De 1 à 3 : sonar ordinaire. De 4 à 6 : courants. De 7 à 9 : ivresse.
rules-ds-sonar-item-4 = La mission 23 coupe le sonar jusqu’à la fin du premier pli ; il est rétabli juste avant le deuxième.
rules-ds-signals = Signaux dans l’ivresse

rules-ds-distress = Le signal de détresse
rules-ds-distress-1 = Une fois les tâches partagées, si tout le monde est d’accord, chaque membre donne une carte à son voisin, tous à gauche ou tous à droite. Les sous-marins ne se donnent jamais.
rules-ds-distress-2 = Cela compte comme une tentative de plus pour la mission, une seule fois ; dans les tentatives suivantes, le signal peut resservir sans autre coût.

rules-ds-clock = Contre la montre
rules-ds-clock-1 = Les missions 14, 15, 16 et 26 peuvent se jouer contre la montre : 3 min 30, 3 min, 2 min 30 et 5 min. Le temps court depuis le moment où les tâches et les annonces sont fixées jusqu’au dernier pli nécessaire ; une fois écoulé, la mission échoue. Sans la montre, autre chose les rend plus difficiles : les courants, l’ivresse, pas de sonar du tout, ou plus de tâches.

rules-ds-two = À deux : Tonoja
rules-ds-two-1 = Tonoja est le troisième membre. Sept de ses 14 cartes forment une rangée face cachée, et les sept autres sont posées dessus, face visible ; le sous-marin 4 n’y est jamais. Le Capitaine choisit ses tâches et joue ses cartes.
rules-ds-two-2 = Seules ses cartes visibles peuvent être jouées et comptent pour fournir la couleur. La carte qui se trouvait sous une carte jouée est révélée après le pli. Tonoja n’a ni sonar ni voix.

rules-ds-logbook = Le journal de bord
rules-ds-logbook-1 = Pour chaque mission accomplie, on note le nombre de tentatives, la dernière comprise, et une de plus si le signal de détresse a servi. Il vaut mieux jouer les missions de 1 à 32, mais l’ordre est libre.
rules-ds-logbook-2 = Après une tentative ratée, l’équipage peut garder ses tâches ou en tirer d’autres. Après la mission 32, l’épilogue commence à une difficulté de 18, et chaque réussite rend le suivant plus difficile de 1. Ses tentatives ne sont pas comptées.

## Crew Deck

rules-cd-title = Crew Deck
# Un nombre qui manque dans la règle dont nous disposons.
rules-cd-marked = { $number }*

rules-cd-goal = De quoi il s’agit
rules-cd-goal-1 = De 1 à { $most } joueurs, chacun pour soi, remplissent un vaisseau d’équipage en cinq manches. Les voisins de même couleur ou de même faction y forment des groupes, et les grands groupes rapportent bien plus que les petits. Qui a le plus de points à la fin gagne.
rules-cd-goal-legend = Un nombre ou un nom suivi d’un astérisque (*) est supposé : il manque dans la règle dont nous disposons. La dernière section dit pourquoi nous le pensons juste. Qui possède le jeu imprimé peut mettre les bons nombres dans un fichier d’édition.

rules-cd-cards = Les cartes
rules-cd-cards-1 = Chaque carte d’équipage a une couleur, qui est son espèce, et une faction, qui est son métier. Plus une combinaison est rare, plus sa carte a de valeur.
rules-cd-cards-2 = Il y a 75 de ces cartes, 15 de chaque couleur et 15 de chaque faction, 14 jokers, 30 cartes Salaire et une carte Premier joueur.

rules-cd-wilds = Les jokers
rules-cd-wilds-1 = Un joker n’a pas de couleur, pas de faction ou ni l’une ni l’autre, et remplace n’importe laquelle. Cela a un prix : dans le vaisseau, sa valeur est retranchée. Elle ne s’ajoute que dans la soute.
rules-cd-wilds-2 = Pour une première partie, on peut laisser les jokers de côté.

rules-cd-setup = Avant la partie
rules-cd-setup-1 = On tire au hasard, de chaque type de joker, autant de cartes qu’il y a de joueurs, et on les mélange aux 75 autres. Les jokers restants retournent dans la boîte sans être vus.
rules-cd-setup-2 = Une carte Salaire de chaque valeur est posée face visible. La carte Premier joueur est attribuée par tirage au sort.

rules-cd-form = Phase 1 : former les équipes
rules-cd-form-1 = Chacun reçoit cinq cartes. En commençant par le premier joueur et dans le sens horaire, chacun joue une carte face visible : elle rejoint une équipe qui a moins de trois cartes, ou en commence une nouvelle tant qu’il y a moins d’équipes que de joueurs.
rules-cd-form-2 = Quand chacun a joué trois cartes, il y a autant d’équipes de trois que de joueurs. Les deux cartes qui restent dans chaque main sont défaussées sans être montrées.

rules-cd-post = Phase 2 : proposer un salaire
rules-cd-post-1 = En commençant par le premier joueur et dans le sens horaire, chacun prend une des cartes Salaire disponibles. Elle coûtera autant de points à la fin.

rules-cd-recruit = Phase 3 : recruter
rules-cd-recruit-1 = Qui a proposé le salaire le plus élevé prend la carte Premier joueur et l’équipe de son choix ; puis c’est au deuxième salaire de choisir, et ainsi de suite jusqu’à la dernière équipe.

rules-cd-place = Phase 4 : attribuer les postes
rules-cd-place-1 = Tous placent leurs nouvelles cartes en même temps, à l’abri des regards jusqu’à ce que tous aient fini. Un vaisseau a deux rangées de sept places. La première carte va n’importe où ; chacune des autres doit toucher une carte du vaisseau à gauche, à droite, au-dessus ou au-dessous. Aucune carte n’est jamais déplacée.
rules-cd-place-2 = Le cadre flotte : tant que le vaisseau n’a pas deux rangées de haut et sept colonnes de large, il peut grandir dans tous les sens. Une table peut préférer un cadre fixe, dont les places sont là dès le début.
rules-cd-place-3 = Une fois dans la partie, une nouvelle carte va dans la soute, sous le vaisseau. Elle y compte sa valeur mais ne fait partie d’aucun groupe. Comme chacun reçoit 15 cartes et qu’un vaisseau en prend 14, il faut bien y venir.

rules-cd-clean = Phase 5 : ranger
rules-cd-clean-1 = Les cartes Salaire prises vont dans la soute de leur propriétaire, et de nouvelles sont posées pour que chaque valeur soit de nouveau disponible. Chacun reçoit cinq nouvelles cartes. Quand la pioche s’épuise, on distribue d’abord ses dernières cartes ; puis on mélange la défausse et on continue.

rules-cd-scoring = Le décompte
rules-cd-scoring-1 = Après la cinquième manche, chacun compte :
rules-cd-scoring-item-1 = chaque groupe du vaisseau, selon sa taille ;
rules-cd-scoring-item-2 = les valeurs des cartes du vaisseau, où les jokers coûtent ;
rules-cd-scoring-item-3 = les valeurs des cartes de la soute, où les jokers rapportent ce qu’ils auraient coûté ;
rules-cd-scoring-item-4 = moins tous les salaires proposés.

rules-cd-sets = Les groupes
rules-cd-sets-1 = Un groupe réunit au moins deux cartes d’une même couleur, ou d’une même faction, dont chacune en touche une autre. Les coins ne se touchent pas. Une carte peut appartenir à un groupe de sa couleur et à un groupe de sa faction ; les deux comptent. Plusieurs groupes d’une même couleur ou faction comptent chacun pour soi.
rules-cd-sets-2 = Un joker rejoint chaque groupe qu’il touche et qui existe sans lui : deux cartes qui se touchent et sont vraiment de cette couleur ou de cette faction. Il relie alors ce groupe à d’autres cartes, même isolées, et à d’autres jokers. Une carte bleue, un Humain et une carte bleue ne font pas un groupe ; deux cartes bleues, un Humain et une carte bleue en font un de quatre. Les Humains comptent pour les couleurs, les Généralistes pour les factions, les Généralistes humains pour les deux ; un même joker peut appartenir à plusieurs groupes à la fois.

rules-cd-end = La victoire
rules-cd-end-1 = Le meilleur score gagne. En cas d’égalité, le plus grand groupe décide, quelle qu’en soit la sorte et jokers compris ; puis le total de salaires le plus élevé. Les joueurs encore à égalité se partagent la victoire. Un score peut être négatif.

rules-cd-two = À deux
rules-cd-two-1 = À deux, chacun joue deux fois par manche :
rules-cd-two-item-1 = Tous les jokers sont mélangés aux autres cartes.
rules-cd-two-item-2 = On forme quatre équipes de deux cartes : chacun joue quatre cartes et en défausse une.
rules-cd-two-item-3 = On prend des cartes Salaire à tour de rôle jusqu’à en avoir deux chacun. Qui a la plus élevée de toutes prend la carte Premier joueur.
rules-cd-two-item-4 = Les équipes se choisissent par salaire décroissant, carte par carte : on peut donc choisir deux fois de suite. Chacun en reçoit deux.
rules-cd-two-item-5 = Un vaisseau a deux rangées de huit places, et la soute prend quatre cartes d’équipage ; plusieurs peuvent y aller dans la même manche.

rules-cd-solo = En solo : le rival
rules-cd-solo-1 = En solo, vous jouez contre un rival qui ne décide rien : il suit une procédure, ne paie rien et n’a pas de vaisseau.
rules-cd-solo-item-1 = On mélange aux autres cartes jusqu’à { $wilds } de chaque type de joker, comme pour chaque joueur d’une autre partie ; une règle maison permet de les prendre tous. Il n’y a pas de carte Premier joueur.
rules-cd-solo-item-2 = Trois cartes Salaire sont posées côte à côte, avec de la place pour une équipe de trois sous chacune : { $piles }. Vous recevez cinq cartes, et le rival cinq cartes face cachée au-dessus des salaires.
rules-cd-solo-item-3 = Le rival commence, puis vous jouez en alternance. Il révèle sa carte la plus à gauche dans l’équipe située au-dessous ; si elle est complète, dans la première à partir de la gauche qui a de la place. Vous jouez quatre cartes où vous voulez et défaussez la cinquième.
rules-cd-solo-item-4 = Vous prenez une équipe et sa carte Salaire. Le rival prend celle des deux autres qui a le plus de valeur, celle de gauche en cas d’égalité ; les jokers comptent alors comme positifs. La dernière est défaussée.
rules-cd-solo-item-5 = Vous comptez comme d’habitude. Le rival compte les valeurs de toutes ses cartes, jokers positifs, et ce que dit le barème pour sa plus grande collection d’une couleur et pour celle d’une faction, jokers compris, où que soient ces cartes.
rules-cd-solo-item-6 = Vous gagnez si vous marquez plus que le rival ; autant ne suffit pas.

rules-cd-table = Selon le nombre de joueurs
rules-cd-head-crews = Équipes
rules-cd-head-played = Jouées
rules-cd-head-discarded = Défaussées
rules-cd-head-payroll = Cartes Salaire par personne
rules-cd-head-ship = Vaisseau
rules-cd-head-hold = Soute
rules-cd-head-wilds = Jokers
rules-cd-cell-crews = { $stacks } de { $size }
rules-cd-cell-ship = 2 × { $columns }
rules-cd-cell-each = { $count } de chaque type
rules-cd-cell-all = tous
rules-cd-cell-up-to = jusqu’à { $count } de chaque type

rules-cd-chart = Ce que rapporte un groupe
rules-cd-head-size = Cartes du groupe
rules-cd-head-points = Points
rules-cd-copies = Nombre d’exemplaires
rules-cd-values = Valeur des cartes
rules-cd-head-colour = Couleur
rules-cd-kinds = Types de jokers
rules-cd-head-kind = Type
rules-cd-head-stands = Remplace
rules-cd-head-copies = Exemplaires
rules-cd-head-in-ship = Dans le vaisseau
rules-cd-head-in-hold = Dans la soute
rules-cd-stands-human = toute couleur ; a sa propre faction
rules-cd-stands-generalist = toute faction ; a sa propre couleur
rules-cd-stands-human-generalist = toute couleur et toute faction
rules-cd-each-faction = { $copies } par faction
rules-cd-each-colour = { $copies } par couleur
rules-cd-payroll = Cartes Salaire
rules-cd-head-amount = Montant
rules-cd-piles = Les cartes du rival
rules-cd-head-crew = Équipe
rules-cd-head-cost = Salaire
rules-cd-head-covered = Face cachée au-dessus

rules-cd-assumed = Ce qui est supposé, et pourquoi
rules-cd-assumed-1 = La règle dont nous disposons a perdu ses images et une partie de son barème. Ces nombres découlent de ce qui reste, certains sûrement, d’autres par conjecture :
rules-cd-numbers = Nombres supposés
rules-cd-head-number = Quoi
rules-cd-head-value = Supposé
rules-cd-head-why = Pourquoi
# D’un nombre qu’un fichier d’édition donne tout en le disant supposé.
rules-cd-why-own = L’édition le dit ainsi, mais le tient pour supposé.
rules-cd-name-chart = Points d’un groupe
rules-cd-why-chart = Les exemples donnent 9 pour 3 cartes, 16 pour 4 et 35 pour 6, et la partie du barème qui reste va de dix en dix de 55 à 115 : sept valeurs, qui s’arrêtent à 14, le vaisseau entier. C’est donc le carré jusqu’à 5 cartes, puis 10 de plus par carte. 15 et 16, que seuls deux joueurs ou le rival peuvent atteindre, continuent de même.
rules-cd-name-values = Valeurs des cartes
rules-cd-why-values = Les cartes plus rares valent plus, de quelques points au plus ; il y a cinq degrés de rareté. De 1 à 5 est l’échelle la plus simple. Une conjecture.
rules-cd-name-human = Prix d’un Humain
rules-cd-why-human = Les jokers coûtent des points, mais nous ignorons combien. À 5, un Humain s’amortit quand il fait passer un groupe de 2 à 3, et dans les parties que nous avons simulées il valait à peu près cela. Une conjecture.
rules-cd-name-generalist = Prix d’un Généraliste
rules-cd-why-generalist = Il fait pour les factions ce qu’un Humain fait pour les couleurs. Une conjecture.
rules-cd-name-human-generalist = Prix d’un Généraliste humain
rules-cd-why-human-generalist = Il fait les deux à la fois ; dans les parties que nous avons simulées, il valait environ 10. Une conjecture.
rules-cd-name-humans = Exemplaires de chaque Humain
rules-cd-why-humans = Il y a 14 jokers de trois types. Un Humain pour chacune des cinq factions est la façon la plus simple d’y arriver. Assez sûr.
rules-cd-name-generalists = Exemplaires de chaque Généraliste
rules-cd-why-generalists = De même, un Généraliste pour chacune des cinq couleurs. Assez sûr.
rules-cd-name-human-generalists = Exemplaires du Généraliste humain
rules-cd-why-human-generalists = Ce qui reste des 14 jokers. Cela en fait aussi un pour chacun de quatre joueurs. Assez sûr.
rules-cd-name-payroll = Montants des salaires
rules-cd-why-payroll = 1, 5 et 10 sont nommés pour le jeu en solo. Les autres donnent une échelle dont les pas ne diminuent jamais. Une conjecture.
rules-cd-name-payroll-copies = Exemplaires de chaque carte Salaire
rules-cd-why-payroll-copies = Une carte de chaque valeur peut être prise à chacune des cinq manches et reste à qui l’a prise : il en faut cinq exemplaires, et 30 cartes font six valeurs de cinq. Assez sûr.
rules-cd-name-solo-payroll = Salaires du jeu en solo
rules-cd-why-solo-payroll = Il faut trois montants différents, croissants de gauche à droite.
rules-cd-name-solo-wilds = Jokers du jeu en solo
rules-cd-why-solo-wilds = La mise en place demande un joker de chaque type par joueur, et la règle du solo n’y change rien.
rules-cd-name-most-players = Nombre maximal de joueurs
rules-cd-why-most-players = Un joker de chaque type par joueur laisse de la place pour quatre, et à plus de quatre une partie sans jokers manquerait de cartes à la cinquième manche. Assez sûr.
rules-cd-name-species = Espèces des couleurs
rules-cd-why-species = Cinq couleurs et cinq noms sont donnés, mais pas lesquels vont ensemble ; ils sont associés ici dans l’ordre de leurs listes. Une conjecture : c’est pourquoi la couleur vient toujours en premier.
