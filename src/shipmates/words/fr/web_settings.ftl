### Le client du navigateur : réglages, et passage sur un autre appareil (français).

web-set-you = Vous
web-set-look = Apparence
web-set-table = À la table
web-set-preview = Une main telle que vous la tiendriez
web-set-preview-play = Jouer
web-set-cards = Cartes
web-set-cards-s = Petites
web-set-cards-m = Habituelles
web-set-cards-l = Grandes
web-set-palette = Teintes
web-set-palette-usual = Habituelles
web-set-palette-vivid = Écartées
web-set-palette-soft = Douces
web-set-palette-hint = Des teintes écartées aident les yeux qui distinguent mal les couleurs. Chaque couleur garde aussi son symbole.
web-set-left = Pour gauchers
web-set-left-hint = Le bouton passe à gauche, vos tâches à droite.
web-set-notify = M’avertir quand c’est mon tour
web-set-notify-hint = Quand cette page n’est pas visible.
web-set-notify-refused = Le navigateur ne permet pas à cette page de vous avertir. Ses réglages pour ce site en décident.
web-set-notify-none = Ce navigateur ne sait pas avertir quand la page n’est pas visible.
web-set-key-search = / : chercher dans les règles
web-set-key-replay = ← et → : relecture, carte par carte ; avec Maj, pli par pli

web-device = Un autre appareil
web-device-hint = Un lien valable une seule fois emporte votre nom, vos tables et vos campagnes.
web-device-make = Créer un lien
web-device-good = Il vaut une seule fois, pendant { $minutes } minutes. Qui l’ouvre devient vous : ne l’envoyez à personne d’autre.
web-device-copy = Copier le lien
web-device-copied = Copié
web-device-title = Embarquer sur cet appareil
web-device-lead = Ce navigateur reprend le nom, les tables et les campagnes de celui qui a créé le lien.
web-device-replaces = Jusqu’ici, vous êtes { $name } sur cet appareil ; cela reste derrière.
web-device-go = Reprendre
web-device-empty = Ce lien est incomplet. Créez-en un autre dans les réglages de l’autre appareil.

web-call-signs = Comète, Poivre, Pixel, Mangue, Genièvre, Gaufre, Cosmo, Biscuit, Cornichon, Érable, Nimbus, Kiwi
