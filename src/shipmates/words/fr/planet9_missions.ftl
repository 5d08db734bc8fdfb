### Shipmates, Planet Nine : nos propres titres et récits de mission (français).

p9-mission-01-title = Vos noms sur la porte
p9-mission-01-story = Le Roitelet est le plus petit vaisseau du chantier, et ce sont bien vos noms sur la porte, dont un mal orthographié. Commencez en douceur : une seule corvée, menée jusqu’au bout.

p9-mission-02-title = Deux manettes, trop de mains
p9-mission-02-story = Dans la cabine d’entraînement, il y a deux manettes à tirer et tout le monde se jette dessus. La leçon du jour porte surtout sur les coudes.

p9-mission-03-title = Les bottes, puis le casque
p9-mission-03-story = Quelqu’un a mis le casque en premier, puis n’a plus retrouvé ses bottes. Depuis, on s’habille dans l’ordre, et l’on est prié de ne pas rire.

p9-mission-04-title = Le simulateur triche
p9-mission-04-story = Un feu en cuisine, un pneu crevé et un essaim d’abeilles, le tout avant midi. La personne qui a programmé ce simulateur aime visiblement son métier.

p9-mission-05-title = Vendredi, centrifugeuse
p9-mission-05-story = La centrifugeuse a tourné un peu longtemps, et quelqu’un en sort le teint pâle, d’une politesse suspecte. Une couverture, une bassine, et que les autres fassent le travail.

p9-mission-06-title = Au fond du bassin
p9-mission-06-story = Répétition sous l’eau, en scaphandre : la radio gargouille, et un pouce levé veut dire quatre choses à la fois. Montrez ce que vous pouvez, les autres devineront.

p9-mission-07-title = L’écoutille en dernier
p9-mission-07-story = De l’eau, des chaussettes, le plant de tomate, la bouilloire que personne n’a autorisée. Peu importe ce qui traîne encore sur la rampe : l’écoutille, on la ferme en dernier.

p9-mission-08-title = Un, deux, ciel !
p9-mission-08-story = Pompes, pinces, moteurs : dans cet ordre, calmement, et sans s’accouder nulle part. Puis les oiseaux quittent la tour de lancement, et vous aussi.

p9-mission-09-title = La plus petite clé
p9-mission-09-story = En orbite, une charnière se coince, et les beaux gros outils sont tous trop beaux, trop gros. Pour une fois, place à ce qu’il y a de plus petit dans la caisse.

p9-mission-10-title = Le tour de la Lune
p9-mission-10-story = La Lune occupe tous les hublots, et plus personne ne travaille. Quatre petites tâches attendent : regardez, mais à tour de rôle.

p9-mission-11-title = À l’écoute
p9-mission-11-story = Un faible tic-tac vient d’au-delà de Neptune, ou bien du réfrigérateur. Quelqu’un coiffe le gros casque et ne dit plus un mot tant que l’affaire n’est pas tranchée.

p9-mission-12-title = À qui sont ces chaussettes ?
p9-mission-12-story = Un hoquet du tambour de gravité, et chaque casier laisse filer quelque chose dans la couchette voisine. Faites avec ce qui vous échoit ; les petites cuillères, on les triera en dernier.

p9-mission-13-title = À chaque moteur son solo
p9-mission-13-story = Avant la longue route vers Mars, chaque moteur aura son moment seul en scène. Pas de duo, s’il vous plaît : la coque se souvient encore du dernier.

p9-mission-14-title = Derrière Mars
p9-mission-14-story = Mars se glisse entre vous et tous les gens qui savent quoi faire, et même la radio de bord boude. Enchaînez les poussées dans l’ordre, avec des gestes simples.

p9-mission-15-title = Quatre portes d’affilée
p9-mission-15-story = Phobos, Déimos, le vieux relais, la sortie : quatre portes, et chacune ne se voit que depuis la précédente. Un virage raté, et vous reverrez Mars plus que prévu.

p9-mission-16-title = Jamais jusqu’à neuf
p9-mission-16-story = Dans la ceinture d’astéroïdes, la vieille coque chante dès qu’un cadran touche le neuf, et les rochers semblent apprécier. Baissez tout d’un cran, fierté comprise.

p9-mission-17-title = Réparer à pas de loup
p9-mission-17-story = Deux fuites à colmater, et la ceinture tend toujours l’oreille. Tapez doucement, et que rien de ce qui est marqué neuf n’ait le dernier mot.

p9-mission-18-title = Friture au petit déjeuner
p9-mission-18-story = De la poussière de fer s’est glissée dans l’interphone, qui ne diffuse plus que de la friture. Une brosse à dents en viendra vite à bout ; d’ici là, commencez sans un mot.

p9-mission-19-title = Cérès vous fait patienter
p9-mission-19-story = La station de Cérès vous met en attente, et sa musique couvre tout l’interphone. Une chose ne peut pas attendre la fin de la chanson ; le reste viendra après.

p9-mission-20-title = Deux enveloppes scellées
p9-mission-20-story = Cérès fait monter deux enveloppes scellées, « pour une seule paire de mains ». Le commandement fait du regard le tour de la table, où le reste de l’équipage étudie le plafond.

p9-mission-21-title = Jupiter parle plus fort
p9-mission-21-story = Jupiter a sa propre voix à la radio et ne reprend jamais son souffle. Brandissez l’essentiel, réglez d’abord les deux urgences, et gardez vos cris pour plus tard.

p9-mission-22-title = Quatre lunes à la file
p9-mission-22-story = Io, Europe, Ganymède, Callisto : chacune vous lance vers la suivante, pourvu qu’on leur rende visite dans le bon ordre. Elles sont grandes, et vite vexées.

p9-mission-23-title = Le plan est au crayon
p9-mission-23-story = Cinq étapes pour quitter Jupiter, toutes numérotées. Mais le plan est au crayon, et au bout du crayon il reste une toute petite gomme.

p9-mission-24-title = Le tableau des corvées
p9-mission-24-story = Les filtres, la vaisselle, les cartes du ciel, la chose qui goutte derrière le panneau. Le commandement promet un partage équitable, dont on discutera pendant des semaines.

p9-mission-25-title = De la glace sur l’antenne
p9-mission-25-story = Les anneaux de Saturne ont fait de l’antenne un joli bibelot inutile. Deux vannes à ouvrir l’une après l’autre ; le reste est affaire de moufles et de hochements de tête.

p9-mission-26-title = Deux petites bergères
p9-mission-26-story = Deux lunes minuscules gardent tout un anneau de Saturne, et personne ne les remercie jamais. Prenez-en de la graine : aujourd’hui, ce sont les plus petites qui mènent.

p9-mission-27-title = Dans la brume de Titan
p9-mission-27-story = Titan garde ses rideaux tirés ; les courses à y faire tiennent donc dans trois boîtes fermées. Le commandement cherche quelqu’un qui aime les surprises.

p9-mission-28-title = La louche, puis le couvercle
p9-mission-28-story = Encelade éternue de la glace sur tous les micros. Avant toute chose, une première louche ; puis, quand tout sera rangé et seulement alors, vissez le couvercle.

p9-mission-29-title = Ni roulis ni vedette
p9-mission-29-story = Le carburant clapote, les gyroscopes fatiguent, et le Roitelet prend de la gîte dès que quelqu’un en fait trop. Restez de niveau, et chut : même un murmure le fait pencher.

p9-mission-30-title = La planète couchée
p9-mission-30-story = Uranus fait le tour du Soleil en roulant sur le flanc, et l’antenne cherche encore où est le haut. Commencez quand même, et prenez les trois virages dans l’ordre.

p9-mission-31-title = Les falaises de Miranda
p9-mission-31-story = La plus haute falaise connue se dresse sur la petite Miranda, et bien sûr quelqu’un veut un caillou du sommet. Corde, échelle, caillou ; tout le reste peut attendre.

p9-mission-32-title = Sept bricoles
p9-mission-32-story = Sept choses se sont dévissées le même matin, comme si elles s’étaient concertées. Le commandement distribue les tournevis, et personne n’ira se cacher dans le garde-manger.

p9-mission-33-title = Un bon coup, un seul
p9-mission-33-story = La parabole est coincée, et la page 212 prescrit un coup unique, donné à la main. Une seule personne, un seul coup, pas de propulseurs, puis retour direct à la soupe.

p9-mission-34-title = Premier quart, dernier quart
p9-mission-34-story = Neptune tire sur la barre, alors les quarts se partagent à la minute près. Le commandement prend le premier et le dernier, et apporte des biscuits aux deux.

p9-mission-35-title = Triton tourne à l’envers
p9-mission-35-story = Triton tourne autour de Neptune à contresens et s’en porte très bien. Admirez la vue, mais que cela ne donne pas d’idées à votre liste.

p9-mission-36-title = Des réserves pour la nuit
p9-mission-36-story = Après Neptune, plus de voisins : le commandement compte tout et répartit le travail. La chaleur d’abord, la lumière ensuite ; les confitures attendront.

p9-mission-37-title = Du courrier pour Pluton
p9-mission-37-story = Quatre colis pour Pluton, à l’adresse illisible. Le commandement les veut tous dans un même sac, sur un même dos, et se fait tout à coup charmant.

p9-mission-38-title = Il grêle chez Kuiper
p9-mission-38-story = De très vieux grains de glace crépitent sur la coque, trop fort pour qu’on s’entende. D’ici l’accalmie, l’ouvrage ne manque pas, et il faut bien tenir le plant de tomate.

p9-mission-39-title = Là où gèlent les mots
p9-mission-39-story = Si loin de tout, même une blague lancée à travers la table arrive en retard, et froide. Montrez, espérez, et faites les trois gestes délicats dans le bon ordre.

p9-mission-40-title = Trois épingles, un doute
p9-mission-40-story = Sur la carte du ciel, trois épingles numérotées disent où chercher, et dans quel ordre. Il est tard, le thé est fort, et l’une d’elles n’est peut-être pas à sa place.

p9-mission-41-title = L’étoile a cligné
p9-mission-41-story = Une étoile s’éteint, comme si quelque chose passait devant. Un même regard doit saisir son départ et son retour, et se reposer entre-temps ; nul moteur ne doit troubler l’un ni l’autre.

p9-mission-42-title = Ah, te voilà
p9-mission-42-story = La voilà : sombre, ronde, immense, juste là où personne n’avait regardé deux fois. Neuf instruments veulent la rencontrer en même temps, et nul ne veut aller dormir.

p9-mission-43-title = La carte en neuf parts
p9-mission-43-story = Un monde entier, et pas un nom dessus. Le commandement découpe la carte vierge en neuf parts et sert équitablement ; donner à une baie le nom de son chien est permis.

p9-mission-44-title = L’escalier en chaussettes
p9-mission-44-story = Pour se poser sans réveiller la glace, les moteurs s’allument un à un, du plus doux au plus puissant. Imaginez un escalier, la nuit, en chaussettes.

p9-mission-45-title = Premières empreintes
p9-mission-45-story = La rampe, la botte, la photo : cela, au moins, est convenu depuis des années. Pour le reste, essayez de ne pas vous marcher sur les pieds, sur un monde aussi vaste.

p9-mission-46-title = Le givre rose
p9-mission-46-story = Au crépuscule tombe un givre rose, qui sent un peu le poivre. Partagé, il s’abîme : qui se tient à côté du plus beau flocon les ramassera tous.

p9-mission-47-title = On lève le camp
p9-mission-47-story = Dix caisses à fermer, et une tente qui ne veut rien savoir. Vous laissez ce monde comme vous l’avez trouvé, à un fort beau bonhomme de neige près.

p9-mission-48-title = Laisser la lampe allumée
p9-mission-48-story = Une petite lampe restera là pour qui viendra ensuite. Sa pile est précieuse : allumez-la d’un tout dernier geste, un pied déjà sur la rampe.

p9-mission-49-title = Les planètes à rebours
p9-mission-49-story = Neptune, Saturne, Jupiter, dans cet ordre cette fois, et chacune vous pousse vers la maison. Le plant de tomate a donné trois fruits ; on a procédé à un vote.

p9-mission-50-title = Mettez l’eau à chauffer
p9-mission-50-story = Quelqu’un engage le Roitelet dans l’air, quelqu’un d’autre le pose dans l’herbe ; entre les deux, le reste de l’équipage tient bon. En bas, on a mis l’eau à chauffer.
