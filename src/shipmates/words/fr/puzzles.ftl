### Problèmes (français).

cli-help-puzzles =
    Des positions de vraies parties, cartes sur table, où une seule carte garde la mission gagnable.

    list nomme ceux qui sont fournis, les faciles d’abord ; show N en montre un ; make en trouve d’autres dans des parties de robots et les affiche en lignes de JSON, que shipmates solve lit aussi.
cli-short-puzzles = Trouver la seule carte qui ne perd pas.
cli-puzzles-action = Ce qu’il faut faire : list, show ou make.
cli-puzzles-number = Le problème à montrer.
cli-puzzles-solution = Montrer aussi la carte.
cli-puzzles-count = Combien en faire ; sinon 20.
cli-puzzles-seed = La même graine fait les mêmes problèmes.
cli-puzzles-row = { $number } { $grade } { $game } mission { $mission }, { $players } joueurs
cli-puzzles-captain = { $name } : capitaine
cli-puzzles-part = { $name } : { $part }
cli-puzzles-task = { $name } : { $task } ({ $stand })
cli-puzzles-ask = À { $name } de jouer. Quelle carte est la seule qui puisse encore gagner ?
cli-puzzles-answer = La carte est
mistake-puzzle-number = show prend le numéro d’un problème, de 1 à { $last } ; list et make n’en prennent pas.
