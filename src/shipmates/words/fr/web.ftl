
web-news-trick = { $name } remporte le pli avec { $card }.

refused-offline = Pas de connexion au serveur. Nouvel essai en cours.
