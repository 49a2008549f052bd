## app

app-name = Motherlode
app-skip = Aller à la table
app-no = Non
app-pages = Pages
app-dismiss = Fermer

## nav

nav-lobby = Salon
nav-replay = Relecture
nav-rules = Règles
nav-learn = Apprendre

## lost

lost-title = Cette page n’existe pas
lost-about = Il n’y a rien à l’adresse { $path }.
lost-home = Retour au salon

## settings

settings-title = Réglages
settings-language = Langue
settings-draft = { $language } (ébauche : aide-nous à l’améliorer)
settings-theme = Thème
settings-theme_auto = Comme cet appareil
settings-theme_dark = Sombre
settings-theme_light = Clair
settings-speed = Vitesse des animations
settings-speed_slow = Lente
settings-speed_normal = Normale
settings-speed_fast = Rapide
settings-speed_instant = Sans animation
settings-motion = Mouvement
settings-motion_auto = Comme cet appareil
settings-motion_full = Les pièces volent sur le plateau
settings-motion_reduced = Les pièces restent immobiles
settings-plain = Montrer le plateau en texte plutôt qu’en dessin
settings-keys = Touches à une table : un chiffre choisit une action, U annule, H demande un conseil.
settings-close = Terminé
settings-table = Table
settings-table_workshop = Atelier : bois et laiton
settings-table_slate = Ardoise et acier
settings-sound = Son
settings-sound_on = Jouer les sons
settings-volume = Volume
settings-sound_moves = Coups
settings-sound_turn = Mon tour
settings-sound_end = Fin d’une partie
settings-vibrates = Vibrer quand c’est mon tour
settings-coach = Coach : après un tour contre des bots, dire quel choix était nettement meilleur

## connection

connection-connecting = Connexion…
connection-online = en ligne
connection-offline = Tu es hors ligne. Nous réessayons sans cesse, et rien n’est perdu.
connection-dead = Il a été remplacé par un nouveau, ou sa place a été retirée de la table. Avant le début de la partie, l’hôte peut en créer un autre.
connection-missing = Ce serveur n’a pas cette table.

## rules

rules-only_english = Pour l’instant, ces règles n’existent qu’en anglais.
rules-nothing = Aucune règle n’en parle.
rules-title = Règles : { $game }
rules-games = Règles de
rules-search = Chercher
rules-book = livret
rules-ruling = précision
rules-rebuilt = reconstitué

## plain

plain-nobody = personne
plain-table = Sur la table
plain-hidden = cachés : { $count }
plain-numbers = { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
    }
plain-empty = rien

## board

board-does = { $thing }. Clic : { $action }

## links

links-here_only = Ne marche que sur cet ordinateur.
links-copy = Copier
links-copied = Le lien est copié.
links-share = Partager
links-seat = Lien pour { $name }
links-join = Lien pour jouer
links-watch = Lien pour regarder
links-host = Lien pour l’hôte
links-newcomer = Lien pour prendre la place de { $name }
links-used_before = Lien déjà utilisé
links-used_before_about = Quelqu’un s’est assis avec ce lien avant que tu l’ouvres ici. Qui le possède voit tout ce que tu vois.
links-take_alone = Seulement ce navigateur
links-share_seat = C’était aussi moi

app-new_version = Une nouvelle version de cette page est là.
app-part_missing = Une partie de cette page n’a pas été chargée. Recharge la page pour continuer.
app-reload = Recharger

## offline

offline-unreachable = Le serveur est injoignable.
offline-missing = Il manque les tables, les règles et les enregistrements, qui viennent du serveur. Tes places sont toujours dans ce navigateur, et les parties t’attendent là-bas.
offline-retry = Réessayer
