# What an environment prints: the table, and every choice with its number.
env-hand = { $name } holds { $cards }.
env-empty = { $name } holds no card.
env-trick = On the table: { $cards }.
env-middle = In the middle: { $tasks }.
env-task = { $name }: { $task } ({ $verdict })
env-choice = { $number }: { $action }
