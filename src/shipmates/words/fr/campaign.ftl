### Shipmates : ce qui peut clocher dans un journal de bord (français).

logbook-foreign = Ce fichier n’est pas un journal de bord de Shipmates.
logbook-corrupt = Ce journal de bord est abîmé à l’endroit « { $place } ». Il est resté tel quel.
logbook-newer = Ce journal de bord est en version { $version }, et ce programme ne lit pas au-delà de la version { $known }. Il faut un Shipmates plus récent.
logbook-game = Ce journal de bord concerne un jeu que ce programme ne connaît pas : { $game }.
logbook-unreadable = Impossible de lire le journal de bord ({ $reason }).
logbook-unwritable = Impossible d’écrire le journal de bord ({ $reason }).
logbook-busy = Un autre programme écrit dans le journal de bord. Réessayez dans un instant.
logbook-changed = Un autre programme a modifié le journal de bord. Rien n’a été écrasé.
