### The browser client: puzzles (French).

web-puzzles = Problèmes
web-puzzles-about = Des moments de vraies parties où une seule chose est juste. Seul le premier essai compte.
web-puzzles-done = { $right } résolus sur { $count }
web-puzzle = Problème { $number }
web-puzzle-today = Le problème du jour
web-puzzle-kinds = Ce qu’il faut trouver
web-puzzle-card = Une carte
web-puzzle-draft = Une tâche à prendre
web-puzzle-signal = Un signal
web-puzzle-grade = Niveau { $grade } sur 5
web-puzzle-mission = mission { $mission }, { $players } joueurs
web-puzzle-right = Résolu.
web-puzzle-wrong = Ce n’est pas cela.
web-puzzle-table = Sur la table
web-puzzle-choices = Les choix possibles
web-puzzle-next = Problème suivant
