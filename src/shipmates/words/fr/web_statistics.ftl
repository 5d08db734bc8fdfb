### The browser client: statistics (French).

web-statistics = Statistiques
web-stats-about = La difficulté des missions pour de bons robots, et ce que fait votre équipage à côté.
web-stats-crew = À côté
web-stats-plot = Gagnées, mission par mission
web-stats-said = Des robots de niveau { $bots } ont joué au moins { $deals } donnes de chaque mission, la dernière fois le { $when }. Les traits montrent où se trouve la vraie part dans 95 cas sur 100.
web-stats-bots = Gagnées par les robots
web-stats-ceiling = Gagnables cartes sur table
web-stats-own = Gagnées par l’équipage
web-stats-interval = Intervalle à 95 %
web-stats-balance = En { $attempts } tentatives, l’équipage a gagné { $won } fois. Aux mêmes missions, à ce nombre, les robots auraient gagné environ { $expected } fois.
web-stats-none = L’équipage n’a encore essayé aucune de ces missions : ses résultats figureront à côté de ceux des robots.
web-stats-campaign = { $game }, à { $players }
