## table

table-practice = Entraînement
table-practice_about = Cette table continue une partie enregistrée, avec tout ce qui est caché laissé tel quel. Quelqu’un le connaît peut-être : personne ne peut donc être invité.
table-redealt = Continue à partir de l’entrée { $cut }
table-redealt_about = Cette table continue une partie enregistrée. Tout ce qui est caché a été redistribué pour tout le monde : personne ne le connaît.
table-you = toi
table-asked = Ce qui est demandé
table-your_move = À toi : { $step }
table-their_pause = { $name } peut utiliser quelque chose avant de continuer
table-pause = continue, ou utilise d’abord quelque chose
table-over = La partie est finie
table-undo = Annuler
table-ask_undo = Demander à annuler
table-anytime = À tout moment
table-typed = Écrire une action
table-typed_example = par exemple : { $verb } ...
table-send_typed = Jouer
table-on_board = Sur le plateau ({ $count })
table-hint = Conseil
table-hinting = Réflexion…
table-hinted = Le mieux : { $action }
table-advice = Les meilleurs choix, et leurs chances de gagner
table-rule = Règle { $rule }
table-conflict = La partie a avancé pendant que tu choisissais. Regarde de nouveau.
table-watching = dans le public
table-lost = Il n’y a pas de table ici
table-dead_link = Ce lien ne marche plus
table-watch_instead = Regarder la table
table-fault = Cette table a dû s’arrêter : { $fault }
table-panels = À côté de la table
table-title_move = ● À toi de jouer – { $title }
table-replaced = { $bot } joue pour toi.
table-take_back_seat = Reprendre ma place
table-paused = La partie est en pause.
table-resume = Continuer
table-without_hints = sans conseils
table-without_spectators = sans public
table-no_spectators = Cette table joue sans public : seuls ses joueurs voient la partie. Tu pourras la revoir quand elle sera finie.
table-casual = détente
table-turn_of = C’est le tour de { $name }
table-casual_about = Tu joues contre des bots : tu peux tout annuler, même le hasard, et la partie tire de nouveau.

## tabs

tabs-log = Journal
tabs-chat = Discussion
tabs-players = Joueurs
tabs-orders = Consignes
tabs-notes = Notes
tabs-fair = Équité

## log

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-earlier = Montrer le début
log-undo = { $name } a annulé { $count ->
    [one] { $count } coup
   *[other] { $count } coups
    }
log-by_clock = temps écoulé
log-by_order = par consigne
log-by_only = seul choix
log-by_unasked = sans demander
log-by_stand_in = { $bot } a choisi pour cette place
log-takeover = { $after } prend le relais de { $before } : { $way }
log-free_seat = une place libre
log-new_link = La place de { $name } a un nouveau lien
log-seat_freed = { $name } a quitté la table ; la place est libre

## log ways

log-ways-own_link = par choix personnel
log-ways-clock = le temps était écoulé
log-ways-vote = les autres étaient d’accord
log-ways-kick = l’hôte a retiré quelqu’un avant la distribution
log-ways-host = l’hôte l’a choisi
log-ways-resignation = par abandon

## chat

chat-title = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dis quelque chose
chat-send = Envoyer
chat-room = Qui le lit
chat-room_table = Tout le monde
chat-room_team = Mon équipe
chat-room_watchers = Spectateurs
chat-about_table = Les joueurs et les spectateurs le lisent.
chat-about_team = Seule ton équipe le lit, maintenant et plus tard.
chat-about_watchers = Les spectateurs parlent ici. Les joueurs le lisent quand la partie est finie.
chat-watcher = Spectateur

## players

players-online = est là
players-away = est loin
players-open = libre pour tout le monde
players-stand_in = { $bot } joue à cette place
players-more = Plus sur { $name }
players-give_back = Rendre la place
players-bot_plays = Laisser jouer un bot
players-new_link = Nouveau lien (l’ancien ne marche plus)
players-carry = Autre appareil, code de secours
players-new_host_link = Nouveau lien de l’hôte (l’ancien ne marche plus)
players-kick = Retirer de la table
players-close = Abandonner cette table
players-close_sure = Finir cette partie pour tout le monde ? C’est définitif.
players-kick_sure = Retirer { $name } de la table ? Son lien ne marchera plus jamais.
players-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
    }
players-team = Équipe { $team }
players-teammate = dans ton équipe
players-not_here = N’est pas joué ici
players-vote_bot = Proposer un bot pour cette place
players-invite_newcomer = Proposer d’inviter une nouvelle personne
players-mute = Ne plus lire ses messages
players-unmute = Lire de nouveau ses messages
players-muted = messages masqués
players-make_host = Nommer hôte
players-make_host_sure = Nommer { $name } hôte ? Tu perds les droits de l’hôte.
players-host = hôte
players-leave = Quitter la table
players-resigned = a abandonné ; { $bot } continue

## requests

requests-title = Propositions aux autres
requests-pause = Proposer une pause
requests-time = Demander { $minutes ->
    [one] { $minutes } minute de plus
   *[other] { $minutes } minutes de plus
    }
requests-end = Proposer de finir la partie
requests-end_sure = Finir la partie sans vainqueur ? Tout le monde doit être d’accord.
requests-resign = Abandonner
requests-resign_sure = Abandonner ? La partie finit, et les autres gagnent.
requests-resign_sure_bot = Abandonner ? Un bot continuera pour toi, et tu ne pourras pas revenir.

## curtain

curtain-title = Passe l’appareil à { $name }
curtain-about = La table est cachée jusqu’à ce que { $name } regarde.
curtain-lift = C’est moi, { $name }

## orders

orders-single = Quand il n’y a qu’un choix, choisir pour moi
orders-always = { $when }
orders-choose = choisir une action
orders-add = Donner la consigne
orders-remove = Retirer
orders-order = { $when } : { $action }
orders-pass_always = Toujours passer ici
orders-go_on_always = Toujours continuer ici
orders-pass_on = Toujours passer { $occasion }
orders-about = Désormais, cela est joué pour toi à chaque fois, aussitôt et sans demander, jusqu’à ce que tu le retires sous « Consignes » ou que la partie finisse. Attention : pendant ton propre tour, cela déciderait de chaque tour.
orders-set = Désormais, ceci est joué pour toi : « { $order } ». Tu peux le retirer sous « Consignes ».
orders-ahead = Donner une consigne d’avance
orders-when = Quand
orders-then = Alors
orders-for = Combien de temps
orders-end_once = une fois
orders-end_turns = { $turns ->
    [one] jusqu’à mon prochain tour
   *[other] jusqu’à mon tour après { $turns } manches
    }
orders-end_hours = { $hours ->
    [one] pendant une heure
   *[other] pendant { $hours } heures
    }
orders-end_left = finit { $left }
orders-end_never = jusqu’à ce que je la retire
orders-otherwise = Si ce n’est pas possible à ce moment-là, on te demande comme d’habitude. Plusieurs consignes pour la même chose sont essayées dans l’ordre.
orders-add_ahead = Donner cette consigne d’avance
orders-set_limited = Consigne donnée : « { $order } » ({ $end }).

## window

window-wait = Attendre
window-about = Prends tout ton temps. Sinon, quand tu ne peux que passer, tu passes tout seul après un moment. Les autres ne voient pas la différence.
window-passed = Tu passes. Tu peux encore changer d’avis un instant.

## hand

hand-title = Commercer après ce tour
hand-raise = Commercer après le tour de { $name }
hand-raised = On te demandera si tu veux commercer. Appuie encore si tu as changé d’avis.
hand-standing = On te demandera si tu veux commercer après le tour de { $name }, selon tes consignes.
hand-about = À la fin du tour des autres, tu peux acheter et vendre des cartes et acheter de la technologie si tu lèves la main : maintenant, pendant la courte pause à la fin du tour, ou pour toujours sous « Consignes ». Personne ne la lève ni ne la baisse pour toi.
hand-about_slow = À la fin du tour des autres, tu peux acheter et vendre des cartes et acheter de la technologie si tu as levé la main : maintenant, ou pour toujours sous « Consignes ». Cette table ne fait pas de pause à la fin d’un tour, et personne ne lève ni ne baisse la main pour toi.
hand-understood = Compris
hand-after = Me demander si je veux commercer à la fin du tour de

## proposals

proposals-title = Une proposition
proposals-undo = { $name } voudrait annuler { $count ->
    [one] { $count } coup
   *[other] { $count } coups
    }.
proposals-end = { $name } voudrait finir la partie sans vainqueur.
proposals-pause = { $name } voudrait une pause.
proposals-resume = { $name } voudrait continuer.
proposals-time = { $name } demande { $minutes ->
    [one] { $minutes } minute de plus
   *[other] { $minutes } minutes de plus
    }.
proposals-bot = { $name } propose qu’un bot joue pour { $target }, qui n’est pas là.
proposals-newcomer = { $name } propose de donner la place de { $target } à quelqu’un d’autre.
proposals-waiting = Doivent encore répondre : { $names }
proposals-yes = Accepter
proposals-no = Refuser
proposals-seat_yes = { $name } accepte
proposals-seat_no = { $name } refuse
proposals-withdraw = Laisser tomber

## ending

ending-won = Victoire : { $names } !
ending-nobody = La partie est finie. Personne à la table n’a gagné.
ending-closed = Cette partie a été arrêtée avant la fin.
ending-operator = Un opérateur a fermé cette table. Ses cartes restent cachées.
ending-rematch = Revanche
ending-join_rematch = Jouer la revanche
ending-watch_rematch = Regarder la revanche
ending-replay = Revoir la partie
ending-record = Télécharger la partie
ending-agreed = Toute la table a accepté de finir la partie sans vainqueur.
ending-resigned = Abandon de { $others }. Victoire : { $names } !
ending-you_won = Tu as gagné !
ending-you_share = Tu as gagné, avec { $names } !
ending-result = { $sums } { $unit }
ending-score = Le score
ending-adding_up = Comptage des points…
ending-winner = a gagné
ending-counts = En chemin
ending-curve = Le cours de la partie
ending-curve_about = { $unit } de chaque place au fil de la partie
ending-share = Partager en image

## fair

fair-about = Personne ne peut choisir la chance de cette partie. Avant la première carte ou le premier cube, le serveur a mis un secret sous clé et montré son sceau ; chaque personne qui a pris place a ajouté du hasard depuis son navigateur. Le tout décide de chaque tirage. (Si personne n’en a ajouté, le serveur a choisi seul.) La partie finie, le secret est ouvert et tu peux tout vérifier.
fair-commitment = La promesse du serveur
fair-contribution = Hasard ajouté par { $name }
fair-secret = Le secret dévoilé
fair-seed = La graine de la partie
fair-check = Vérifier maintenant
fair-later = La vérification est possible quand la partie est finie.
fair-kept = La promesse que ce navigateur a reçue au début
fair-promise_kept = Le secret est celui qui était promis.
fair-first_promise = La promesse est celle que ce navigateur a reçue au début.
fair-mine_counted = Le hasard ajouté par ce navigateur a servi, pour { $names }.
fair-mine_missing = Le hasard ajouté par ce navigateur pour { $names } n’a pas servi, alors que le serveur l’avait pris.
fair-not_mine = Le hasard utilisé pour { $names } n’est pas celui de ce navigateur : un autre est passé avant, ou il a été échangé.
fair-seed_made = Le départ de la partie est fait du secret et du hasard ajouté.
fair-all_added = Tout le monde a ajouté du hasard : { $names }.
fair-some_added = Tous n’ont pas ajouté de hasard : { $names } l’ont fait, mais pas { $others }.
fair-nobody_added = Personne n’a ajouté de hasard : le serveur a choisi seul.
fair-cant_check = C’est une table d’entraînement : elle continue une partie enregistrée dont quelqu’un connaissait peut-être le hasard. Il n’y a donc rien à prouver.
fair-draws_made = Ce navigateur a recalculé les { $count } nombres au hasard de la partie à partir de la graine : chacun est comme indiqué.
fair-draw_wrong = Un nombre au hasard de l’entrée { $entry } ne découle pas de la graine.
fair-other_seed = La partie enregistrée a une autre graine que celle vérifiée ici.
fair-rules_asked = Ce navigateur ne connaît pas les règles. Pour la preuve entière, télécharge la partie enregistrée et fais-la vérifier par Motherlode sur ton propre ordinateur.
fair-replayed = Le serveur a rejoué toute la partie enregistrée, { $count } entrées, avec le même résultat.
fair-differs = La partie enregistrée ne se rejoue pas de la même façon.

## curve

curve-moves = coups de la partie

## follow

follow-title = Ce que font les autres
follow-hold = Arrêter
follow-resume = Continuer
follow-step = Action suivante
follow-skip = Aller à maintenant ({ $count })
follow-since = Depuis ton dernier coup
follow-seen = Vu
follow-more = Et avant cela : { $count }

## coach

coach-title = Coach :
coach-missed = « { $better } » aurait gagné { $cost } plus souvent que « { $chosen } ».

## guide

guide-goal = But :
guide-phases = Les phases d’un tour

## notes

notes-title = Mes notes sur cette table
notes-about = Seul ce navigateur les garde ; personne d’autre à la table ne les voit. Elles te suivent quand tu emportes tes places sur un autre appareil.

## look_back

look_back-title = Retour en arrière
look_back-begin = Regarder en arrière
look_back-now = Revenir au présent
look_back-awaited = C’est à toi de jouer.
look_back-about = Pendant ce temps, la partie continue.
