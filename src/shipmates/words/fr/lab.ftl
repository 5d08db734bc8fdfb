### Le laboratoire (français).

cli-help-lab =
    Joue des milliers de parties avec des robots, et dit ce qui en sort. Le guide est docs/guide/lab.md.
cli-short-lab = Jouer des milliers de parties, et mesurer.
cli-help-lab-run =
    Joue chaque donne de chaque mission avec chaque nombre de joueurs, et garde une ligne par partie en Parquet. Ctrl-C est sans danger : la même commande reprend où elle s’est arrêtée, et davantage de --deals, --missions ou --players s’ajoute à ce qui est là.

    Les mêmes parties en sortent où qu’elles soient jouées : dans un processus, dans plusieurs (--workers), ou sur une grappe Ray (--ray). Codes de sortie : 0 quand tout est joué, 2 pour une erreur de votre part, 130 après Ctrl-C.
cli-short-lab-run = Jouer beaucoup de parties, et garder une ligne de chacune.
cli-help-lab-report =
    Fait une page HTML, qui n’a besoin de rien d’autre, et des images, de ce que lab run a joué. Avec plusieurs dossiers, les robots sont comparés sur les donnes que tous ont jouées.
cli-short-lab-report = Faire une page et des images de ce qui a été joué.
cli-help-lab-difficulty =
    Dit d’une mission à vous combien de fois on peut la gagner cartes sur table, et combien de fois des robots la gagnent, pour chaque nombre de joueurs. Deux versions d’une mission sont mesurées sur les mêmes cartes.
cli-short-lab-difficulty = Mesurer une mission à soi.
cli-lab-game = Le jeu : planet9, deepsea ou crewdeck.
cli-lab-missions = Quelles missions, par exemple 1-10,21 ; sinon toutes. Crew Deck n’en a pas.
cli-lab-players = Pour combien de joueurs, par exemple 3,4,5, ce qui est l’usage ; dans Crew Deck 2,3,4.
cli-lab-bots = Un niveau par place, et on recommence là où il y a plus de places. À deux joueurs, la troisième main est aussi une place. Crew Deck : chacun s’assied une fois partout.
cli-lab-deals = Combien de donnes de chacune ; sinon 100.
cli-lab-seed = La même graine donne les mêmes cartes.
cli-lab-workers = Processus qui jouent ; sinon un par processeur.
cli-lab-ray = Une grappe Ray par son adresse, ou local pour une grappe de cette machine.
cli-lab-out = Où garder les résultats ; sinon lab-results, et un dossier par jeu et ses robots.
cli-lab-folders = Dossiers de résultats ; sinon tous ceux de lab-results.
cli-lab-report-out = Où vont la page et les images ; sinon lab-report.
cli-lab-report-figures = N’écrire que les chiffres que les serveurs montrent sur leur page de statistiques, dans ce fichier.
cli-lab-file = La mission.
cli-lab-playing = En jeu
cli-lab-rate = { $rate } parties/s
cli-lab-line = { $done } parties sur { $total }, { $rate } parties/s, reste { $left }
cli-lab-twin = Le noyau natif manque : plus de donnes restent indécises. Pour l’installer : { $install }
cli-lab-stopped = Arrêté. Ce qui est fini est gardé dans { $folder } ; la même commande reprend.
cli-lab-left = Arrêté. Voici ce qui est connu jusqu’ici.
cli-lab-kept = { $count ->
        [one] { $count } partie est
       *[other] { $count } parties sont
    } dans { $folder }.
cli-lab-faults = { $count ->
        [one] { $count } partie a été perdue
       *[other] { $count } parties ont été perdues
    } parce qu’un robot a failli.
cli-lab-written = Écrit : { $path }
cli-lab-column-players = joueurs
cli-lab-column-deals = donnes
cli-lab-column-games = donnes
cli-lab-column-won = gagné %
cli-lab-column-interval = 95 %
cli-lab-column-ceiling = gagnable %
cli-lab-column-bot = robot
cli-lab-column-fair = juste %
cli-lab-column-points = points

mistake-lab-numbers = { $option } demande des nombres comme 1-5,8, pas « { $text } ».
mistake-lab-players = Ce jeu est pour { $fewest } à { $most } joueurs, pas { $players }.
mistake-lab-bots = --bots nomme { $count } robots pour { $seats ->
        [one] une place
       *[other] { $seats } places
    } au plus : certains ne joueraient jamais.
mistake-lab-deals = Il faut jouer une donne au moins, pas { $deals }.
mistake-lab-extra = Il faut pour cela le paquet Python { $package }, qui n’est pas installé : pip install shipmates[{ $extra }].
mistake-lab-unplayed = Il n’y a ici aucun résultat du jeu { $game }.
mistake-lab-workers = Une partie a mis fin { $tries } fois au processus qui la jouait ; ce qui est fini est gardé.
mistake-lab-ray = Aucune grappe Ray ne répond à { $address }.
mistake-lab-ray-local = Ray n’a pas pu démarrer sur cette machine : { $why }
mistake-lab-ray-workers = --workers est pour cette machine ou pour --ray local ; une grappe connaît les siens.
mistake-lab-sources = Un processus a d’autres robots que cette machine : installez la même version de Shipmates partout.
mistake-lab-file = { $path } est abîmé, ou n’est pas un fichier du laboratoire.
mistake-lab-version = { $path } vient d’une autre version de Shipmates ; celle-ci n’y touche pas.
mistake-lab-nothing = Il n’y a pas de résultats dans { $path } : jouez-en avec shipmates lab run.
mistake-lab-busy = Une autre mesure écrit dans { $path }.
mistake-lab-folder = Impossible d’écrire dans { $path } : { $why }. Choisissez un autre dossier par --out.
mistake-lab-other = { $path } contient d’autres parties : { $what ->
        [game] d’un autre jeu
        [bots] avec d’autres robots
        [seed] avec une autre graine
       *[crew] par d’autres versions des robots
    }. Choisissez un autre dossier par --out.
mistake-lab-mission-file = Quelle mission ? Nommez son fichier.
mistake-lab-empty = Il y a des dossiers, mais aucune partie finie encore.

## Le rapport

cli-lab-column-more = différence
cli-lab-column-first = le premier seul
cli-lab-column-second = le second seul
cli-lab-column-luck = p (McNemar)
lab-title = La difficulté des missions, et le jeu des robots
lab-intro = Des robots ont joué des donnes fixes de chaque mission avec chaque nombre de joueurs. Ils voient ce que voient leurs places, choisissent leurs tâches et n’envoient pas de signal de détresse ; tous jouent les mêmes cartes.
lab-read = Toutes les parts sont pour 100 donnes, avec des intervalles à 95 % (de Wilson). Gagnable veut dire : cartes sur table après le choix des tâches par les robots, selon le solveur ; qui ne voit qu’une main ne peut être sûr d’y arriver. Deux nombres : le solveur a laissé des donnes indécises, qui comptent dans le second seulement.
lab-game-planet9 = La quête de la neuvième planète
lab-game-deepsea = Mission sous-marine
lab-game-crewdeck = Crew Deck
lab-crew = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
lab-all-crews = tous les équipages
lab-card = sur { $count } parties ; { $interval } ; gagnables { $ceiling }
lab-of = sur { $ceiling }
lab-every-mission = Chaque mission : { $bots }
lab-ceiling = gagnable cartes sur table
lab-undecided = indécis
lab-fair = juste part
lab-axis-mission = mission
lab-axis-lost = perdu, sur 100
lab-axis-more = gagné de plus, sur 100 donnes
lab-title-difficulty = La difficulté au fil des campagnes
lab-text-difficulty = Ce que des robots, les meilleurs de ceux qui ont joué le plus d’une campagne, y perdent : les points sont les missions, les lignes font la moyenne de chacune avec deux voisines de chaque côté.
lab-title-success = Gagné, par mission et équipage
lab-text-success = Les points sont ce qui a été gagné, avec leurs intervalles ; les barres derrière, ce que les premiers robots à jouer la mission auraient pu gagner cartes sur table.
lab-title-compared = Côte à côte, sur les mêmes donnes
lab-text-compared = Combien les premiers gagnent de plus que les seconds, donne par donne, avec un intervalle à 95 % de la différence appariée. p est le test exact de McNemar sur les donnes qu’un seul des deux a gagnées : la chance que le hasard seul soit aussi inégal. Avec beaucoup de lignes, quelques petits p viennent du hasard.
lab-title-causes = Pourquoi des parties ont été perdues
lab-text-causes = La première condition qui ne pouvait plus être remplie, sur 100 parties jouées.
lab-title-deck = Victoires et points par niveau
lab-text-deck = Chacun s’est assis une fois partout sur les mêmes cartes ; une donne est une observation. Une juste part est ce qu’un niveau gagnerait si tous se valaient.
lab-cause-task-taken = une carte de tâche est allée dans la mauvaise main
lab-cause-task-unplayed = une carte de tâche n’a pas été jouée à temps
lab-cause-order-broken = l’ordre des tâches n’a pas été tenu
lab-cause-duty-failed = une tâche ne pouvait plus être réalisée
lab-cause-rule-broken = une condition de la mission n’a pas été tenue
lab-cause-time-up = le temps était écoulé
lab-cause-fault = un robot a failli
lab-from = D’où cela vient
lab-where = { $game } : { $bots } ; robots { $crew }, graine { $seed } ; { $date }, commit { $commit }, { $machine }.
