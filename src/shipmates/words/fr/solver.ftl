### Ce que lit et dit le solveur (français).

cli-help-solve =
    Répond si des positions peuvent être gagnées par un équipage qui voit toutes les cartes : gagnable (winnable), perdue (lost) ou indécise (undecided).

    Lit une position par ligne, en JSON ou sous une forme courte, et affiche un objet JSON pour chacune. Une ligne illisible reçoit un objet avec son numéro (line) et ce qui ne va pas (error) ; les autres ont leur réponse. Le guide est docs/guide/positions.md. Codes de sortie : 0 si chaque ligne a sa réponse, 2 sinon.
cli-short-solve = Dire si des positions peuvent être gagnées.
cli-solve-file = Les positions ; - ou rien lit l’entrée standard.
cli-solve-nodes = Cartes à poser en recherche avant de laisser une position indécise.
cli-solve-marks = Nommer chaque carte qui garde la position gagnable.
cli-solve-sat = Laisser un solveur SAT trancher ce qui reste indécis ; il faut le paquet Python python-sat.
mistake-no-sat = --sat demande le paquet Python python-sat, qui n’est pas installé.
cli-solve-twin = Le noyau natif manque : son jumeau, lent, répond, et laisse plus de positions indécises. Pour l’installer : { $install }

## Positions

fault-position-json = « { $text } » n’est pas du JSON : illisible à partir de la colonne { $column }.
fault-position-object = « { $text } » n’est pas une position : un objet JSON est attendu.
fault-position-key = Il n’y a pas de clé « { $key } » ici ; il y a { $known }.
fault-position-word = Aucune partie d’une position ne commence par « { $text } » ; il y a { $known }.
fault-position-twice = « { $key } » figure deux fois.
fault-position-missing = La clé « { $key } » manque.
fault-position-text = « { $key } » doit être un texte, pas { $text }.
fault-position-number = « { $key } » doit être un nombre entier de { $low } à { $high }, pas { $text }.
fault-position-whole = « { $key } » demande un nombre entier, pas « { $text } ».
fault-position-truth = « { $key } » doit être true ou false, pas { $text }.
fault-position-list = « { $key } » doit être une liste, pas { $text }.
fault-position-objects = « { $key } » doit être une liste d’objets ; ceci n’en est pas un : { $text }.
fault-position-inner = « { $key } » doit être un objet, pas { $text }.
fault-position-cards = « { $key } » doit être des cartes, l’une après l’autre, comme P1 B9 T4, pas { $text }.
fault-position-game = Il n’y a pas de jeu « { $text } » à résoudre ; il y a { $known }.
fault-position-hands = « hands » doit être { $text } mains, pas { $count }.
fault-position-dummy = « dummy » est la troisième main de deux personnes : il faut 3 mains, pas { $seats }.
fault-position-column = « { $text } » n’est pas une place de la rangée : attendu une carte visible et celle qu’elle couvre, comme G3/B2, une carte visible seule, ou -/B2 là où la visible vient d’être posée.
fault-position-bare = Rien ne couvre { $card } : écrivez-la sans « -/ », ou posez sur la table la carte qui la couvrait.
fault-position-table = « table » peut avoir jusqu’à { $most } cartes, pas { $count } : un pli complet va dans « tricks ».
fault-position-trick = Le pli { $number } doit avoir { $seats } cartes, pas { $count }.
fault-position-sizes = Les mains ne s’accordent pas : avec les cartes sur la table elles ont { $sizes } cartes. Toutes doivent en avoir autant ; à trois, une peut en avoir une de plus.
fault-position-empty = Il ne reste aucune carte à jouer.
fault-position-revoke = Pli { $number } : la place { $seat } a posé { $card } alors qu’elle pouvait fournir.
fault-position-deck = Pas dans ce paquet : { $text }.
fault-position-challenge = Le défi est pour trois personnes dans Planet Nine ; ici il y a { $seats } mains.
fault-position-nothing = Il n’y a rien à faire : donnez « tasks » ou une « mission ».
fault-position-tasks = La mission { $mission } a des tâches : donnez-les dans « tasks ».
fault-position-task = « { $text } » n’est pas une carte de tâche : attendu T01 à T96.
fault-position-task-form = « { $text } » n’est pas une tâche : attendu une carte, une place et peut-être un jeton, comme « task P3 1 >> », ou « task T11 0 ».
fault-position-task-twice = La tâche { $text } figure deux fois.
fault-position-task-trump = { $card } n’est jamais une tâche.
fault-position-task-away = La tâche { $card } n’est nulle part : ni dans une main, ni sur la table, ni dans un pli.
fault-position-token = { $text } n’est pas un jeton : attendu { $known }.
fault-position-predicted = La tâche { $text } n’annonce rien : ôtez « predicted ».
fault-position-captains = La tâche { $text } se mesure au Capitaine, qui est la place { $seat } elle-même.
fault-position-captain = Qui est Capitaine ? { $card } n’est visible nulle part : donnez « captain ».
fault-position-role = Cette mission demande « { $role } » dans « roles » : une place.
fault-position-past = La tâche { $text } compte ce qui a été gagné avant : donnez les plis passés dans « tricks », ou une liste vide s’il n’y en a pas eu.
fault-position-past-mission = La mission { $mission } compte ce qui a été gagné avant : donnez les plis passés dans « tricks », ou une liste vide s’il n’y en a pas eu.
fault-position-draw = Mission { $mission } : tant que tous n’ont pas pioché, on ne peut rien dire. Donnez la position d’après, avec le premier pli dans « tricks ».
fault-position-over = C’était { $how ->
    [won] gagné
   *[lost] perdu
} au pli { $number } ; il n’y a rien à résoudre.
