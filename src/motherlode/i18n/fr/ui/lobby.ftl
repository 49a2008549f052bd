## lobby

lobby-headline = Creuse, chauffe, trouve de l’or
lobby-tagline = Des jeux pour creuser profond et voler loin. Sans inscription : ouvre une table, partage le lien, joue.
lobby-games = Jeux
lobby-seats = de { $least } à { $most } joueurs
lobby-play_now = Jouer tout de suite contre des bots
lobby-set_up = Préparer une table
lobby-new_table = Nouvelle table : { $game }
lobby-seats_title = Places
lobby-players = Joueurs
lobby-seat = Place { $number }
lobby-colour = Couleur de la place { $number }
lobby-who = Qui prend la place { $number }
lobby-which_bot = Bot à la place { $number }
lobby-seat_name = Nom à la place { $number }
lobby-here = Devant cet écran
lobby-friend = Une amie ou un ami, par lien
lobby-open = Ouverte à tout le monde
lobby-bot = Bot
lobby-name = Nom
lobby-me = Mineur
lobby-guest = Invité
lobby-player = Joueur { $number }
lobby-bot_names = Volant, Rivet, Piston, Soupape, Pignon, Bielle
lobby-options = Options
lobby-more = Plus
lobby-listed = Montrer cette table au salon
lobby-edition = Fichier d’édition (TOML ou JSON) au contenu modifié
lobby-with_edition = Cette table joue avec son propre contenu.
lobby-without_edition = Jouer avec le contenu habituel
lobby-bad_edition = Ce fichier d’édition ne peut pas être lu : { $why }
lobby-create = Ouvrir la table
lobby-my_tables = Mes tables
lobby-no_tables = Tu n’as pas encore de table dans ce navigateur.
lobby-resume = Reprendre
lobby-look = Regarder
lobby-forget = Oublier
lobby-forget_sure = Oublier une table où l’on joue encore ? Les liens de tes places ne sont gardés que dans ce navigateur.
lobby-gone = n’est plus sur ce serveur
lobby-unreachable = Le serveur est injoignable.
lobby-free_seat = place libre
lobby-seat_for = place libre pour { $name }
lobby-anybody = tout le monde
lobby-expected = Qui est invité à la place { $number }
lobby-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
    }
lobby-open_tables = Tables ouvertes
lobby-running_tables = Tables en cours
lobby-no_open = Personne n’attend de joueurs en ce moment.
lobby-join = Jouer
lobby-watch = Regarder
lobby-enter_link = J’ai un lien
lobby-link = Lien ou nom d’une table
lobby-enter = Y aller
lobby-bad_link = Ce lien ne mène à aucune table.
lobby-throttled = Tu viens d’ouvrir beaucoup de tables. Attends un peu.
lobby-hints = Permettre les conseils
lobby-spectators = Permettre un public
lobby-absence = Compter quelqu’un comme absent s’il ne répond pas pendant
lobby-waiting_now = { $count ->
    [one] { $count } table attend des joueurs
   *[other] { $count } tables attendent des joueurs
 }
lobby-played_now = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
 }

## preview

preview-title = Le plateau
preview-board = Image du plateau avant la partie
preview-fairness = Semblables à { $percent } %
preview-fairness_about = À 100 %, toutes les places ont les mêmes chiffres.
preview-seat = Colonie
preview-another = Un autre
preview-edit = Le modifier dans l’éditeur
preview-waiting = Le plateau se dessine…

## editor

editor-title = Tes propres plateaux
editor-make = Créer un plateau à toi
editor-about = Pose astéroïdes, planètes et Colonies sur les hexagones. Les règles veillent et disent ce qui manque.
editor-board = Le plateau à composer
editor-mark = À poser
editor-symmetry = Symétrie
editor-columns = Colonnes
editor-rows = Lignes
editor-undo = Annuler
editor-check = Est-il jouable ?
editor-checking = Vérification…
editor-playable = Ce plateau est jouable.
editor-warnings = Certaines choses pourraient être plus équitables :
editor-show = Montrer { $space }
editor-files = Ton plateau
editor-use = L’utiliser à une nouvelle table
editor-save = Enregistrer dans un fichier
editor-load = Charger un fichier
editor-clear = Vider le plateau
editor-no_layout = Il n’y a pas de plateau dans ce fichier.
editor-begin_with = Partir d’un plateau de la boîte
editor-generate = Partir d’un plateau tiré au sort
editor-choose = Choisir…
editor-shipped = { $name }, joueurs : { $players }
editor-keys = Touches : les flèches parcourent le plateau, Entrée pose ou enlève, et le signe d’une marque pose cette marque.

## editor marks

editor-marks-empty = espace vide
editor-marks-asteroids = astéroïdes
editor-marks-planet = planète
editor-marks-station = Colonie { $number }
editor-marks-base = base de la flotte
editor-marks-mothership = Vaisseau-mère du PNJ
editor-marks-fighter = Chasseur du PNJ
editor-marks-bomber = Bombardier du PNJ

## editor symmetries

editor-symmetries-none = aucune
editor-symmetries-half = demi-tour
editor-symmetries-across = miroir, gauche et droite
editor-symmetries-down = miroir, haut et bas
editor-symmetries-both = les deux miroirs
editor-symmetries-third = trois parts autour du centre
editor-symmetries-sixth = six parts autour du centre

## state

state-waiting = en attente
state-playing = en cours
state-over = finie
state-closed = abandonnée

## bots

bots-random = Bot au hasard
bots-greedy = Bot gourmand
bots-search = Bot réfléchi

## levels

levels-novice = novice
levels-apprentice = apprenti
levels-adept = expert
levels-master = maître

## bot_about

bot_about-random = joue tout ce qui est permis
bot_about-greedy = joue vite et d’instinct
bot_about-novice = réfléchit un peu, mais rate beaucoup
bot_about-apprentice = réfléchit plus longtemps et rate moins
bot_about-adept = réfléchit bien et rate peu
bot_about-master = ne rate rien ; prend jusqu’à une demi-seconde par coup

## bot_worth

bot_worth-share = gagne { $share } parties sur 100 contre le bot gourmand

## clock

clock-title = Pendule
clock-pace = Rythme
clock-none = Sans pendule
clock-quick = Rapide : 30 secondes par coup, plus 5 minutes de réserve
clock-calm = Calme : 2 minutes par coup, plus 15 minutes de réserve
clock-day = Un jour par coup, plus deux jours de réserve
clock-week = Une semaine par coup
clock-per_move = Secondes par coup
clock-bank = Secondes de réserve
clock-expiry = Quand le temps est écoulé
clock-bot = un bot continue
clock-pass = un seul coup est joué
clock-pass_note = La place passe. Si elle ne le peut pas, ou si passer rapproche la fin de la partie, un bot joue ce seul coup ; ensuite, c’est de nouveau à la personne de jouer.
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
    }
clock-left = encore { $time }

## waiting

waiting-title = On attend des joueurs
waiting-about = La partie commence toute seule dès que toutes les places sont prises.
waiting-slow = Ici, un coup peut prendre des jours.
waiting-be_told = Recevoir un avis quand c’est ton tour
waiting-phone = Pour entrer avec un téléphone : rejoins le même Wi-Fi que cet ordinateur, puis ouvre le lien ci-dessous. Si la page ne se charge pas, le pare-feu de cet ordinateur la bloque.
waiting-phone_shut = Personne ne peut encore jouer depuis un autre appareil : la personne qui a lancé Motherlode sur cet ordinateur doit l’ouvrir au réseau. Les liens ci-dessous ne marchent que sur cet ordinateur.
waiting-sit = Prendre place
waiting-sits = est là
waiting-expected = pas encore là
waiting-invited = sur invitation
waiting-colour = Couleur
waiting-change = Changer
waiting-start = Commencer, des bots prennent les places libres
waiting-start_without = Commencer ; les absents peuvent arriver plus tard
waiting-absence = Si quelqu’un ne répond pas pendant { $time }, les autres peuvent voter pour qu’un bot prenne sa place.
waiting-no_hints = Pas de conseils à cette table.
waiting-no_spectators = Pas de public à cette table.
waiting-leave_seat = { $name } quitte la table

## newcomer

newcomer-title = Une place pour toi : { $name }
newcomer-about = Quelqu’un a quitté cette partie, et un bot joue à sa place. Toute la table accepte qu’une nouvelle personne la prenne. Un navigateur qui a un autre lien de cette table, ou qui a regardé la partie, ne le peut pas.
newcomer-take = Prendre la place

## absence

absence-minutes = { $count } min
absence-hours = { $count } h
absence-days = { $count } j
turns-go_react = Répondre
turns-sit = Tu n’as pas encore pris place
turns-first_of = À toi de jouer : { $count }. À la table la plus pressée, { $game }
turns-other = { $name } joue
turns-dead = Cette place a maintenant un autre lien : elle est jouée ailleurs.
turns-first = À toi de jouer
turns-react = Tu peux répondre
turns-go_move = Jouer
turns-next_of = Autres tables qui t’attendent : { $count }. À la suivante, { $game }
turns-next = Table suivante
turns-consent = On te demande ton accord
turns-move = À toi de jouer
turns-count = { $count ->
    [one] { $count } t’attend
   *[other] { $count } t’attendent
    }
turns-go_sit = Prendre place
turns-paused = En pause
turns-go_consent = Répondre

## glance

glance-title = Règles de cette table
glance-yes = oui
glance-no = non
glance-changed = modifié
glance-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
 }
glance-per_move = { $time } par coup.
glance-bank = En réserve : { $time }.
glance-then_bot = Quand le temps est écoulé, un bot prend la place.
glance-then_pass = Quand le temps est écoulé, la place passe.
glance-who = Qui peut venir
glance-listed = Visible dans le salon : chacun peut prendre une place libre.
glance-private = Privée : seuls ceux qui ont un lien la trouvent.
glance-watchable = Ceux qui la trouvent peuvent regarder.
glance-content = Contenu
