### Le noyau natif : est-il là, et sinon qu’installer (français).

core-ready = Noyau natif { $version }, { $build ->
    [portable] version portable
    [tuned] version réglée pour une machine
   *[other] version « { $build } »
}.
core-missing = Le noyau natif n’est pas installé : les robots « steady » et « expert » des jeux The Crew ne peuvent pas jouer, et le solveur est lent. Pour l’installer : { $install }
core-broken = Le noyau natif est installé mais ne se charge pas : { $reason }. Les robots « steady » et « expert » des jeux The Crew ne peuvent pas jouer, et le solveur est lent. Pour en installer un qui convient : { $install }
core-other-version = Le noyau natif { $version } ne convient pas à Shipmates { $wanted } ; il n’est donc pas utilisé : les robots « steady » et « expert » des jeux The Crew ne peuvent pas jouer, et le solveur est lent. Pour en installer un qui convient : { $install }
mistake-level-core = Le robot « { $level } » a besoin du noyau natif : { $install }. Sans lui, vous avez { $known }.
mistake-needs-core = Ceci a besoin du noyau natif : { $install }

## Au terminal

tui-core-best = Le noyau natif manque : vos équipiers jouent au mieux « { $level } ». Pour en avoir de plus forts : { $install }
tui-core-instead = { $names } devraient jouer « { $level } », mais le noyau natif manque. Ils jouent « { $instead } » jusqu’à ce qu’il soit là : { $install }
