### Le client du navigateur : décisions selon ce qu’on pouvait savoir, notes et relecture à plusieurs (français).

web-known-title = Selon ce que pouvait savoir { $name }
web-known-nobody = Selon ce qu’on pouvait savoir
web-known-forced = Il n’y avait rien à décider ici.
web-known-thinking = On imagine les donnes auxquelles { $name } pouvait s’attendre…
web-known-share = { $share } %
web-known-scale = Sur 100 donnes conformes à ce que savait { $name }, combien l’équipage en gagne.
web-known-scale-signal = Sur 100 donnes conformes à ce que savait { $name }, combien l’équipage en gagne si tous jouent simplement ensuite. Seuls les écarts comptent : il y en a moins que pour les cartes.
web-known-label = { $label ->
    [fine] Bien
    [slip] Une imprécision
   *[costly] Coûteux
}
web-known-choice = { $done ->
    [yes] { $choice }, choisi : { $share } donnes sur 100
   *[no] { $choice } : { $share } donnes sur 100
}
web-known-excused = Cartes sur table, c’était perdu là ; { $name } ne pouvait pas le savoir.
web-known-all = Juger chaque décision
web-known-progress = { $done } sur { $count } jugées
web-known-sums = Toutes les décisions, selon ce qu’on pouvait savoir
web-known-marked = { $label ->
    [slip] { $card } ; une imprécision, selon ce qu’on pouvait savoir
   *[costly] { $card } ; coûteux, selon ce qu’on pouvait savoir
}
web-replay-decisions = { $count ->
    [one] 1 décision
   *[other] { $count } décisions
}

web-notes = Notes
web-notes-none = Personne n’a écrit sur cet instant.
web-note-write = Écrire une note
web-note-about = À propos
web-note-move = Ce coup
web-note-trick = Pli { $number }
web-note-text = Votre note
web-note-keep = Garder
web-note-leave = Laisser
web-note-change = Modifier
web-note-remove = Retirer
web-note-marked = { $card } ; { $count ->
    [one] 1 note
   *[other] { $count } notes
}

web-together = À plusieurs
web-together-alone = Qui ouvre le lien de cette page apparaît ici, et peut vous suivre.
web-together-lead = Guider
web-together-release = Ne plus guider
web-together-leads = { $name } guide
web-together-you-lead = Vous guidez
web-together-follow = Suivre { $name }
web-together-wander = Regarder à part
web-together-point = Montrer
web-together-pointed = { $card } ; montré par { $names }
