### Shipmates, Mission Deep Sea : nos propres titres et récits de mission (français).

ds-mission-01-title = Peinture fraîche
ds-mission-01-story = Le Bigorneau est un submersible rond comme une brioche, bleu, et pas tout à fait sec. Commencez par une petite tâche de rien du tout, à quai, et gare aux manches.

ds-mission-02-title = Des bulles le long du quai
ds-mission-02-story = Première trempette : trois mètres de fond, et l’amarre encore au quai. Un chapelet de bulles sort de quelque part ; trouvez d’où avant la capitainerie.

ds-mission-03-title = Un rang tous les dix mètres
ds-mission-03-story = Quelqu’un a pris de la laine et compte tricoter le voyage : un rang tous les dix mètres de fond. Le port en fait onze ; l’écharpe débute modestement.

ds-mission-04-title = Quatre notes
ds-mission-04-story = Passé la jetée, l’hydrophone capte quatre notes très douces, venues de tout en bas, puis rien, comme si l’on avait égaré la cinquième. L’affaire est entendue : on descend.

ds-mission-05-title = Un clandestin dans un dé
ds-mission-05-story = Sur le récif, tout est petit, vif et affairé. Pendant que vous suivez votre liste, un bernard-l’ermite emménage dans le dé à coudre ; on est lundi, ce sera donc Lundi.

ds-mission-06-title = Une seule paire de gants secs
ds-mission-06-story = Il ne reste qu’une paire de gants secs, et tout ce qu’il y a à faire est mouillé. Décidez ensemble qui les enfile ; les autres tiendront la serviette.

ds-mission-07-title = Là où s’arrête le récif
ds-mission-07-story = Le récif s’arrête comme s’arrête une table, et passé le bord il n’y a plus que du bleu. Vérifiez les joints, vérifiez les sandwichs, et sautez ensemble.

ds-mission-08-title = Des neuf dans chaque coin
ds-mission-08-story = Les lests les plus lourds sont marqués d’un neuf. Qu’un seul coin en ramasse plus que sa part, et le Bigorneau pique du nez jusqu’à ce que l’on s’excuse.

ds-mission-09-title = Phrases à la dérive
ds-mission-09-story = Sous le récif, les courants emportent la fin de vos phrases. Les autres entendent bien de quoi vous parlez, mais pas ce que vous vouliez en dire.

ds-mission-10-title = Un scaphandre, une taille
ds-mission-10-story = Une épave, son nom sous un siècle de coquillages, et un seul scaphandre, à la taille de votre capitaine. On peut l’emprunter, mais dites tout avant de visser le casque.

ds-mission-11-title = Le fou rire
ds-mission-11-story = L’air est à la fête, et le profondimètre fait rire tout le monde aux larmes. Il y a moins d’idées claires à bord que de têtes où les loger : ne les gaspillez pas.

ds-mission-12-title = Jamais le rose devant
ds-mission-12-story = Des méduses de tous côtés, et fort susceptibles : rien de rose ne doit ouvrir la marche, ni rien qui ait une hélice. Ce qui vient derrière, elles ne le remarquent jamais.

ds-mission-13-title = Encore le scaphandre
ds-mission-13-story = L’autre moitié de l’épave est pleine de parapluies, par centaines, presque tous ouverts. Même scaphandre, même casque, même conseil ; et rapportez-en quelques-uns, sait-on jamais.

ds-mission-14-title = Avant la renverse
ds-mission-14-story = Un des parapluies s’est ouvert dans l’hélice, et le courant tourne dans quelques minutes. Il suffit que quelqu’un dise « moi », puis se dépêche beaucoup.

ds-mission-15-title = Une bouteille d’air sérieux
ds-mission-15-story = Au bord de la fosse, il reste une bouteille d’air sérieux avant le retour du fou rire. Quelqu’un respire et travaille ; les autres comptent, sans se regarder.

ds-mission-16-title = Tant que tient la lampe
ds-mission-16-story = La grosse lampe n’a plus que quelques clins d’œil à donner, et ensuite nul ne verra ce qu’on lui montre. Une bonne volonté, vite, les mains chaudes et sans questions.

ds-mission-17-title = Conseil sur une corniche
ds-mission-17-story = Une corniche, une batterie neuve, de la soupe. Étalez la liste sur la table et discutez-en jusqu’à ce que ce soit juste, ou du moins jusqu’à la fin de la soupe.

ds-mission-18-title = Le long de la grande paroi
ds-mission-18-story = Des heures à longer la paroi, une corvée par corniche et, dans chaque fente, un visage. L’écharpe ferait déjà le tour de deux cous, et Lundi a pris le coquetier.

ds-mission-19-title = La part de capitaine
ds-mission-19-story = Quelque chose s’est coincé au pire endroit, derrière la batterie, contre le tuyau froid. Votre capitaine soupire et s’en charge, manches retroussées ; plus moyen de se plaindre.

ds-mission-20-title = Au-delà de la carte
ds-mission-20-story = La carte finit par un joli cadre et une petite rose des vents. À partir d’ici, c’est l’eau qui décide si elle porte vos mots, les tord ou les chatouille.

ds-mission-21-title = La lumière en parts égales
ds-mission-21-story = De minuscules crevettes à lanterne viennent vous voir, une petite lueur à la fois. Partagez-les à mesure qu’elles se posent : elles sont petites, mais elles savent compter.

ds-mission-22-title = Les cuillères fredonnent
ds-mission-22-story = Les quatre notes font maintenant vibrer les petites cuillères, et toujours pas de cinquième. Tout l’équipage en siffle une en travaillant, et jamais la même.

ds-mission-23-title = Interdiction de doubler
ds-mission-23-story = Le canyon est trop étroit pour doubler : qui passe en tête au premier virage y reste jusqu’au bout. Avant ce virage, pas un mot ; les parois tiennent à peu de chose.

ds-mission-24-title = La marée tient l’orgue
ds-mission-24-story = Cinq cheminées de pierre, creuses, hautes comme des clochers, et la marée qui souffle dedans : voilà donc qui jouait. Tout est à mesurer, et l’on ne peut qu’écouter.

ds-mission-25-title = Capitaine, les mains prises
ds-mission-25-story = Votre capitaine tient le Bigorneau immobile entre deux tuyaux, des deux mains et du bout de la langue. Tout le reste est pour vous, et l’on est prié de ne pas faire « bouh ».

ds-mission-26-title = Deux cuillères, et vite
ds-mission-26-story = Le cinquième tuyau est plein de vieilles coquilles jusqu’au bord, et la marée ne se repose que quelques minutes. Deux d’entre vous, deux cuillères, et en avant.

ds-mission-27-title = La cinquième en dernier
ds-mission-27-story = Le cinquième tuyau, le jaune, est libre, mais il ne doit pas parler avant l’heure. Que tout le reste soit joué ; et alors, au tout dernier instant, le cinq jaune.

ds-mission-28-title = Les vis ont dansé aussi
ds-mission-28-story = La mélodie est enfin entière, et la moitié des vis du bord ont dansé de joie jusqu’à se défaire. Faites du thé, faites une liste, et disputez-vous gentiment l’ouvrage.

ds-mission-29-title = Des poids et des souvenirs
ds-mission-29-story = C’est l’heure de remonter : les poids restent, les souvenirs viennent, et les avis divergent sur ce qui est quoi. Parlez-en bien avant que quelqu’un n’ouvre la trappe.

ds-mission-30-title = Ouvrez les parapluies
ds-mission-30-story = Le moteur n’en peut plus : ouvrez les parapluies, et qu’un courant ascendant vous porte. Accordez-vous sur qui tient quoi ; c’est délicat, et pas digne du tout.

ds-mission-31-title = Du vert là-haut
ds-mission-31-story = Les cent derniers mètres sont les plus chargés : vannes, filins, l’écharpe dans l’engrenage et Lundi dans la théière. Dites qui fait quoi, puis faites-le, jusqu’aux mouettes.

ds-mission-32-title = Quatre façons d’accoster
ds-mission-32-story = La première amarre et la dernière, trois coups de pompe d’affilée, deux coups de trompe de suite, et quelqu’un, Lundi sur les genoux, qui ne fait rien du tout. Il pleut ; vous avez des parapluies.

ds-mission-33-title = Encore un rang
ds-mission-33-story = L’écharpe fait deux fois le tour du port, et il reste de la laine. Sous la note la plus grave que vous ayez entendue, écoutez, il y en a une autre, un peu plus bas ; on y va ?
