# Ce qu’imprime un environnement : la table, et chaque choix avec son numéro.
env-hand = { $name } tient { $cards }.
env-empty = { $name } ne tient aucune carte.
env-trick = Sur la table : { $cards }.
env-middle = Au milieu : { $tasks }.
env-task = { $name } : { $task } ({ $verdict })
env-choice = { $number } : { $action }
