### Shipmates : erreurs dans les fichiers (français).

at-line = Ligne { $line } : { $fault }
seat = la place { $seat }

kind-number = un nombre
kind-truth = true ou false
kind-text = un texte
kind-list = une liste
kind-table = une table
kind-other = autre chose

## Mots d’un fichier

fault-encoding = Ce n’est pas un texte UTF-8 : l’octet { $byte } est illisible.
fault-number = « { $text } » n’est pas un nombre entier.
fault-rest = Rien ne doit suivre ici, or il y a « { $text } ».
fault-word = « { $text } » ne veut rien dire ici ; valeurs possibles : { $known }.
fault-card = « { $text } » n’est pas une carte : une carte s’écrit P, B, G ou Y suivi de 1 à 9, ou T suivi de 1 à 4.
fault-card-twice = { $card } figure deux fois.
fault-cards = « { $text } » ne désigne aucune carte.
fault-cards-near = « { $text } » ne désigne aucune carte. Vouliez-vous écrire « { $near } » ?
fault-cards-none = Aucune carte n’est indiquée ici.
fault-seat = « { $text } » n’est pas une place : les places sont numérotées de 0 à 4.

## Parties enregistrées

fault-not-a-record = Ce n’est pas une partie enregistrée : elle commencerait par « { $wanted } » et un numéro.
fault-format-newer = Cette partie est au format { $version }, et ce programme ne lit pas au-delà du format { $known }. Il faut un Shipmates plus récent.
fault-game = Il n’y a pas de jeu « { $text } » ; valeurs possibles : { $known }.
fault-rules-newer = Cette partie suit les règles { $version }, et ce programme ne connaît que les règles { $known }. Il faut un Shipmates plus récent.
fault-rules-older = Cette partie suit les règles { $version }, et ce programme ne connaît que les règles { $known }, qui pourraient donner un autre sens à ses coups.
fault-line = Aucune ligne d’une partie ne commence par « { $text } ».
fault-line-near = Aucune ligne d’une partie ne commence par « { $text } ». Vouliez-vous écrire « { $near } » ?
fault-header-late = « { $key } » doit précéder le premier coup.
fault-header-twice = « { $key } » figure déjà à la ligne { $first }.
fault-header-missing = Il manque une ligne qui commence par « { $key } ».
fault-mission = Il n’y a pas de mission { $number } ; les missions sont numérotées de 1 à { $last }.
fault-mission-unquoted = « mission own » doit être suivi des lignes de la mission, chacune commençant par « | ».
fault-edition-unquoted = « edition own » doit être suivi des lignes de l’édition, chacune commençant par « | ».
fault-quote-stray = Les lignes qui commencent par « | » vont avec « mission own » ou « edition own ».
fault-jarvis-idle = JARVIS ne joue qu’à deux.
fault-tonoja-idle = Tonoja ne joue qu’à deux.
fault-epilogue = L’épilogue a des difficultés de { $low } à { $high }, pas { $number }.
fault-task = « { $text } » ne peut pas être la clé d’une carte Tâche : c’est une majuscule suivie d’au plus sept majuscules ou chiffres, comme T01.
fault-task-twice = La carte Tâche { $task } figure deux fois.
fault-tasks-none = Aucune carte Tâche n’est indiquée ici.
fault-seat-empty = La place { $seat } est vide : il y a { $seats } places, et la première est 0.
fault-mover = { $seat ->
    [nature] « { $action } » revient à une place, pas à « nature ».
   *[other] « { $action } » revient à « nature », pas à une place.
}
fault-action = « { $text } » n’est pas une action.
fault-action-near = « { $text } » n’est pas une action. Vouliez-vous écrire « { $near } » ?
fault-action-form = « { $action } » s’écrit ainsi : { $form }
fault-action-missing = Il manque l’action.
fault-deal-gap = Il manque une main à côté de « / » ; une main sans cartes s’écrit « { $word } ».
fault-deal-pair = « { $text } » ne décrit pas un emplacement de JARVIS ou de Tonoja : il faut une carte visible et une carte cachée, comme G3/B2.
fault-deal-missing = Cartes non distribuées : { $cards }.
fault-deal-foreign = Cartes étrangères à cette partie : { $cards }.
fault-crew-card = « { $text } » n’est pas une carte d’équipage : la première lettre est une couleur (O, P, B, R, G, ou H pour un Humain), la seconde une faction (P, E, S, M, N, ou G pour un Généraliste), comme OP.
fault-stack = « { $text } » n’est pas une équipe : les équipes sont numérotées à partir de 1.
fault-deck-missing = Cartes qui manquent ici : { $cards }.
fault-deck-excess = Cartes en trop ici : { $cards }.
fault-deck-wilds = { $wild ->
    [human] Nombre d’Humains non généralistes dans cette pioche : il en faut { $wanted }, pas { $found }.
    [generalist] Nombre de Généralistes non humains dans cette pioche : il en faut { $wanted }, pas { $found }.
   *[human-generalist] Nombre de Généralistes humains dans cette pioche : il en faut { $wanted }, pas { $found }.
}
fault-outcome = La raison de l’issue est illisible à partir d’ici : « { $text } ».
fault-outcome-early = Cette issue vient trop tôt : la partie n’est pas terminée.
fault-outcome-differs = Selon les règles, l’issue est autre : { $found }
fault-after-outcome = Rien ne doit suivre l’issue.

## Fichiers de mission et d’édition

fault-toml = Cette ligne n’est pas du TOML.
fault-toml-character = Cette ligne contient un caractère que TOML n’admet pas.
fault-toml-escape = Ce texte contient une barre oblique inverse sans signification en TOML ; pour en écrire une, il faut la doubler.
fault-toml-excess = L’imbrication est trop profonde, ou un nombre est trop long.
fault-toml-open = Un crochet ouvert ici n’est jamais refermé.
fault-toml-quote = Un texte qui commence ici n’a pas de guillemet fermant.
fault-toml-rest = Il y a sur cette ligne davantage qu’une clé et sa valeur.
fault-toml-twice = Ceci figure déjà dans le fichier.
fault-toml-value = Ce qui suit le signe égal est illisible ; un texte se met entre guillemets.
fault-key = Il n’y a pas de clé « { $text } » ici.
fault-key-near = Il n’y a pas de clé « { $text } » ici. Vouliez-vous écrire « { $near } » ?
fault-key-missing = Il manque la clé « { $key } ».
fault-key-idle = « { $key } » ne va pas avec « { $other } ».
fault-key-late = « { $key } » concerne toute la mission et doit figurer au-dessus du premier [[rule]] ou [[card]].
fault-key-below = « { $key } » doit figurer au-dessus de [{ $table }] : tout ce qui suit appartient à cette table.
fault-type = « { $key } » doit être { $wanted }, pas { $found }.
fault-range = « { $key } » doit aller de { $low } à { $high }.
fault-only-true = « { $key } » ne peut valoir que true ; sinon, il faut l’omettre.
fault-list-empty = La liste « { $key } » est vide.
fault-twice = « { $text } » figure déjà ici.
fault-locale = « { $text } » n’est pas un code de langue, comme en ou fr.
fault-story-untitled = Le récit demande un titre dans la même langue : title.{ $locale }.
fault-text-empty = « { $key }.{ $locale } » est vide.
fault-text-control = « { $key }.{ $locale } » contient des caractères qui ne s’impriment pas.
fault-token = Ce n’est pas un jeton ; valeurs possibles : { $known }.
fault-token-twice = Le jeton { $token } figure deux fois.
fault-token-gap = Le jeton { $token } demande aussi le jeton { $before }.
fault-tokens-many = Il y a plus de jetons que de tâches.
fault-count = « { $text } » n’est pas une quantité ; écrivez par exemple : none, exactly 2, at least 1, at most 3, 2 to 4.
fault-count-empty = « { $text } » ne demande rien, ou demande à la fois trop et trop peu.
fault-count-many = { $text }, c’est trop : il n’y en a que { $most }.
fault-trick = Un pli s’écrit « first », « last » ou par un nombre de 1 à { $last }, que tout équipage atteint.
fault-trick-twice = Le pli { $text } figure deux fois.
fault-rule-brackets = Cela commence par [[{ $name }]], entre doubles crochets.
fault-rule-empty = Rien n’est demandé ici ; il faut une de ces clés : { $known }.
fault-rule-both = « { $key } » ne peut pas figurer à côté de « { $other } ».
fault-rule-twice = Cette règle figure déjà plus haut.
fault-mission-empty = La mission n’a ni tâches ni règles.
fault-handout-idle = Il n’y a aucune tâche à répartir.
fault-hand-over-idle = Il n’y a aucune tâche à confier à quelqu’un d’autre.
fault-swap-idle = « swap » demande au moins deux jetons.
fault-move-idle = « move » demande un jeton et une tâche qui n’en a pas.
fault-change-late = On ne peut changer les jetons que si « handout » vaut « draft ».
fault-naming-idle = Quelqu’un est désigné, mais aucune règle ne dit ce que doit faire « chosen ».
fault-silence-idle = Personne ne peut communiquer pendant cette mission : personne ne peut donc être réduit au silence.
fault-omega-missing = « omega-last » demande un jeton omega.
fault-chosen-unnamed = « chosen » doit faire quelque chose, mais personne n’est désigné : ajoutez « naming ».
fault-role-alone = « first » et « last » vont ensemble : chacun demande une règle.

## Fichiers de mission : tâches

fault-as-many = « as-many » demande deux valeurs différentes parmi : { $known }.
fault-weigh-both = { $card } figure des deux côtés : une carte ne se compare pas à elle-même.
fault-predict = Seules les cartes imprimées T72 et T73 demandent une annonce.
fault-outdo-crew = L’équipage entier n’a pas de rivaux : « outdo » ne vaut que pour une partie de ses membres.
fault-outdo-self = Le Commandant ne peut pas être comparé à lui-même.
fault-outdo-nested = « outdo » face au Capitaine doit être tout ce que demande une carte Tâche, à trois comme à quatre et à cinq.

## Fichiers de mission, Deep Sea

fault-task-unknown = Il n’y a pas de carte Tâche « { $text } » ; il faut une carte de T01 à T96 ou une carte de la mission.
fault-task-taken = Il y a déjà une carte Tâche « { $text } » ; il faut une autre clé.
fault-three = « { $key } » doit être une liste de trois valeurs : à trois, à quatre et à cinq.
fault-redeal-often = Avec ces mains dans « redeal », il faudrait redistribuer trop souvent. Indiquez plus de cartes dans chacune, ou moins de mains.
fault-fixed-difficulty = « fixed » et « difficulty » s’excluent : les tâches sont nommées ou tirées.
fault-sharing-idle = Il n’y a aucune tâche à partager.
fault-volunteers-idle = « volunteers » demande que « sharing » vaille « volunteers ».
fault-spared-idle = Le Capitaine ne peut être dispensé que s’il y a des tâches et que « sharing » vaut « draft ».
fault-hardest-idle = « hardest-first » demande des tâches, « sharing » réglé sur « draft » et un Capitaine qui participe.
fault-opens-idle = Personne ne peut communiquer pendant cette mission : « opens » ne dit donc rien.
fault-clock-idle = La montre ne peut changer la difficulté que si la mission en a une.
fault-cards-idle = La mission apporte des cartes Tâche mais n’a pas de tâches : ajoutez « difficulty » ou « fixed ».
