### L’entraînement dans le navigateur (français).

web-practice = Entraînement
web-practice-hint = Conseil
web-practice-back = Revenir en arrière
web-practice-open = Cartes ouvertes
web-practice-deal = Même donne à nouveau
web-practice-thinking = Réflexion, avec ce que vous savez…
web-practice-looked = A regardé toutes les cartes : { $names }
web-practice-none = aucune carte
web-practise = S’entraîner
web-practise-in = S’entraîner à { $game } avec des robots
web-practise-here = S’entraîner d’ici
web-option-practice = Entraînement
web-option-practice-hint = Conseils, cartes ouvertes et coups repris à volonté. Ne compte dans aucun journal.
