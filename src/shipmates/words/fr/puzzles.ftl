### Problèmes (français).

cli-help-puzzles =
    Des moments de vraies parties où une seule chose est juste. Pour une carte ou un choix de tâche, tout est sur table : un seul garde la mission gagnable, et il est prouvé que tout autre perd. Pour un signal, on ne voit qu’une main : un seul aide bien plus que les autres, selon l’estimation des robots.

    list nomme ceux qui sont fournis, les faciles d’abord pour chaque genre ; show N en montre un ; check les prouve ou les estime à nouveau ; make en trouve d’autres dans des parties de robots et les affiche en lignes de JSON. shipmates solve lit aussi ceux de cartes.
cli-short-puzzles = Trouver la seule carte, la seule tâche ou le seul signal qui soit juste.
cli-puzzles-action = Ce qu’il faut faire : list, show, check ou make.
cli-puzzles-number = Le problème à montrer ou à vérifier.
cli-puzzles-solution = Montrer aussi la solution.
cli-puzzles-kind = Ce genre seulement : card (carte), draft (tâche) ou signal ; sinon make fait des problèmes de cartes.
cli-puzzles-count = Combien en faire ; sinon 20.
cli-puzzles-seed = La même graine fait les mêmes problèmes.
cli-puzzles-row = { $number } { $grade } { $kind } { $game } mission { $mission }, { $players } joueurs
cli-puzzles-captain = { $name } : Capitaine
cli-puzzles-part = { $name } : { $part }
cli-puzzles-task = { $name } : { $task } ({ $stand })
cli-puzzles-ask = À { $name } de jouer. Quelle carte est la seule qui puisse encore gagner ?
cli-puzzles-answer = La carte est
puzzle-only-card = { $deed } : c’est la seule carte qui puisse encore gagner, il est prouvé que { $others ->
    [one] l’autre perd
   *[other] les { $others } autres perdent
}.
cli-puzzles-middle = Au milieu :
cli-puzzles-ask-draft = À { $name } de choisir. Après quel choix peut-on encore répartir le reste de sorte que la mission soit gagnable ?
cli-puzzles-answer-draft = Le choix est : { $deed }. Après tout autre, il est prouvé que la mission est perdue, quelle que soit la répartition du reste.
cli-puzzles-ask-signal = { $name } peut faire un signal avant ce pli. Quel signal aide le plus ?
cli-puzzles-answer-signal = Le signal est : { $deed }. Les robots estiment que l’équipage gagne { $share } des donnes avec lui, { $other } avec le meilleur des autres, { $silence } sans signal.
cli-puzzles-kind-card = carte
cli-puzzles-kind-draft = tâche
cli-puzzles-kind-signal = signal
cli-puzzles-checked =
    { $count ->
        [one] { $count } problème vérifié
       *[other] { $count } problèmes vérifiés
    } ; { $wrong ->
        [0] tout est juste.
        [one] { $wrong } est faux :
       *[other] { $wrong } sont faux :
    }
cli-puzzles-wrong = Le problème { $number } n’en est pas un.
mistake-puzzle-number = show prend le numéro d’un problème, de 1 à { $last } ; check peut en prendre un, list et make n’en prennent pas.
