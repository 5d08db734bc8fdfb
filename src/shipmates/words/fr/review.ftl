### Une partie revue cartes sur table (français).

cli-help-review =
    Revoit une partie enregistrée, cartes sur table : jusqu’à quelle carte elle pouvait être gagnée, quelles cartes l’auraient gardée gagnable, et une suite qui aurait gagné.

    Perdue avant la première carte ? Alors d’autres répartitions, désignations, annonces et cartes données sont essayées. Ce qui n’a pu être décidé est dit indécis ; --nodes borne chaque question. Avec --known : ce que valait chaque décision d’après ce que sa place pouvait savoir. Avec --json : un objet décrit dans docs/guide/review.md.
cli-short-review = Dire où une partie enregistrée a été perdue.
cli-review-file = L’enregistrement ; - lit l’entrée standard.
cli-review-nodes = Cartes à poser en recherche pour chaque question.
cli-review-line = À partir de là, ceci aurait gagné :
mistake-review-deck = Seules les parties de Planet Nine et de Deep Sea peuvent être revues.
review-twin = Ce serveur tourne sans le noyau natif : un solveur lent a regardé la partie, et laisse plus de choses indécises. Qui l’administre peut installer le noyau : { $install }

review-no-cards = La partie n’est pas arrivée à sa première carte : il n’y a rien à revoir.
review-before-draw = Rien n’est dit du premier pli : chacun pioche une carte après, et qui sait laquelle.
review-drawn-winnable = Après la pioche, c’était gagnable.
review-drawn-lost = Après la pioche, c’était perdu, quoi qu’on joue.
review-drawn-undecided = Après la pioche, on ne sait pas si c’était gagnable.
review-start-winnable = Avant la première carte, c’était gagnable.
review-start-lost = C’était perdu avant la première carte, quoi qu’on joue.
review-start-undecided = Avant la première carte, on ne sait pas si c’était gagnable.

review-other-draft = Avec d’autres propriétaires, c’était gagnable : { $tasks }.
review-other-hand-over = Avec un autre transfert, c’était gagnable : { $tasks }.
review-other-tokens = En échangeant les jetons de { $tasks }, c’était gagnable.
review-other-named = En désignant { $name }, c’était gagnable.
review-other-roles = Avec { $first } pour les premiers plis et { $last } pour le dernier, c’était gagnable.
review-other-prediction = En annonçant { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}, c’était gagnable.
review-other-no-pass = Sans le signal de détresse, c’était gagnable.
review-other-give = Si { $name } avait donné { $card }, c’était gagnable.
review-other-pass = Avec le signal de détresse, c’était gagnable ; les cartes à donner, place par place : { $cards }.
review-task = { $task } pour { $name }
review-sea-task = { $key } ({ $short })
review-no-other = { $count ->
    [0] Rien d’autre ne pouvait être choisi.
    [one] Un autre choix avant la première carte a été essayé ; on ne sait pas s’il aide.
   *[other] { $count } autres choix avant la première carte ont été essayés ; aucun n’aide, pour autant qu’on sache.
}
review-none-other = { $count ->
    [one] Le seul autre choix avant la première carte perd aussi.
   *[other] Les { $count } autres choix avant la première carte perdent tous aussi.
}

review-losing = Pli { $trick } : { $name } a perdu la partie avec { $card } ; { $kept } l’aurait gardée gagnable.
review-losing-many = Pli { $trick } : { $name } a perdu la partie avec { $card } ; { $count } autres cartes l’auraient gardée gagnable.
review-doubtful = Pli { $trick } : c’était gagnable ; puis { $name } a posé { $card }, et ensuite on ne sait pas.
review-lost-by = Pli { $trick } : { $name } a posé { $card }, et c’était perdu à coup sûr.
review-only = Pli { $trick } : parmi { $count } cartes, { $name } a trouvé la seule qui ne perdait pas, { $card }.
review-stayed = C’est resté gagnable jusqu’à la dernière carte.
