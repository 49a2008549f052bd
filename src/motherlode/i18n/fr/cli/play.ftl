## play

play-thinking = Les autres réfléchissent ...
play-pass = Passe le clavier à { $name } ; personne d’autre ne regarde maintenant.
play-press_enter = Appuie sur Entrée quand tu es là.{ " " }
play-commands = Choisis par nombre ou par texte.  ?  ? N  undo  hint  save  log  rules  quit
play-help =
    Choisis par nombre ou par le texte ci-dessus.  ? N explique un choix avec ses règles.
    undo [N]     annule tes derniers choix, sans hasard ni secret en jeu
    hint         les trois meilleurs choix, avec leurs probabilités de gagner
    save [FILE]  enregistre la partie ; save! FILE écrase un autre fichier
    log [all]    ce qui s’est passé jusqu’ici
    rules [ID]   une règle, ou les sections des règles
    quit         quitte la partie
play-anytime = À tout moment :
play-pause = continue, ou utilise d’abord quelque chose
play-earlier = ... { $count } événements avant (log les montre)
play-at_the_end = Entrée quitte ; save [FILE], log et rules marchent encore >{ " " }
play-only_after = La partie est finie : { $known }, ou Entrée pour quitter.
play-won = Victoire : { $names }.
play-shared = Victoire partagée : { $names }.
play-nobody = Personne à la table n’a gagné.
play-no_number = Choisis un nombre de 1 à { $most }.
play-unknown = { $text } n’est pas un des choix.
play-unreadable = { $text } : { $reason }{ $rule }
play-see_list = Tape ? pour les voir tous.
play-meant = Pensais-tu à { $near } ?
play-or = { " " }ou{ " " }
play-refused = { $action } : { $reason }{ $rule }
play-choice = { $action }  (à taper : { $text })
play-no_rule = { "  " }Aucune règle n’est notée pour ce choix.
play-hint_what = Tape seulement hint ; pour expliquer une action, tape ? et son nombre.
play-undo_what = Tape undo, ou undo et le nombre de choix.
play-undo_none = Rien ne peut être annulé : depuis ton dernier choix, le hasard, un secret ou quelqu’un d’autre est entré en jeu.
play-undo_fewer = On peut en annuler seulement { $possible } : avant, le hasard, un secret ou quelqu’un d’autre était en jeu.
play-hint = Un bot choisirait { $number } : { $action }. Il pense gagner { $share } des parties à partir de là.
play-next_hint = Ensuite { $number } : { $action } ({ $share }).
play-saved = Enregistré. Pour reprendre : { $command }
play-saved_ended = Enregistré. Pour revoir : { $command }
play-is_folder = { $file } est un dossier.
play-exists = { $file } existe déjà : donne un autre nom, ou tape save! { $file } pour l’écraser.
play-file = { $file } : { $why }
play-log_more = ... { $count } événements avant (log all les montre)
play-save_first = Enregistrer d’abord la partie ? (oui/non){ " " }
play-yes = o oui y yes
play-no = n non no
play-staying = La partie continue.
play-leave_again = Encore Ctrl-C pour quitter et perdre la partie ; save la garde.
play-leave_end = Encore Ctrl-D pour quitter et perdre la partie ; save la garde.
play-gibberish = { $count } lignes de suite n’étaient ni une action ni une commande
play-left_unsaved = départ ; la partie n’a pas été enregistrée

## play columns

play-columns-number = #
play-columns-text = à taper
play-columns-does = ce que cela fait
play-columns-rules = règles

## replay

replay-by_stand_in = { $bot } a choisi pour cette place
replay-by_order = consigne
replay-by_only = seul choix
replay-by_unasked = sans demander
replay-by_clock = le temps était écoulé
replay-takeover = { $seat } : { $after } a pris le relais de { $before } ({ $way })
replay-continues = tout jusqu’ici vient d’une autre partie ; rien n’a été redistribué
replay-redealt = tout ce qui était caché a été redistribué ici
replay-prompt = { $at } sur { $last } - Entrée : suivant, b : retour, un nombre : aller à cette entrée, q : quitter >{ " " }

## new

new-game = Quel jeu
new-seats = Joueurs (you, you:NOM ou un bot)

## picture

picture-hidden = cachés : { $count }

## rules

rules-proved = { $proved } règles sur { $count } sont prouvées par des tests.
rules-none = aucun test ne la prouve
rules-unknown = aucune règle de { $game } n’a le numéro { $id } ; il y a { $ids }
rules-no_rules = { $game } n’a pas de page de règles : aucune n’a donc le numéro { $id }

## errors

errors-usage = { $what } (voir : { $command } --help)
errors-interrupted = interrompu
errors-system = le système d’exploitation signale : { $what }
errors-fault = erreur interne, signale-la s’il te plaît : { $kind } : { $what }
errors-rescued = erreur interne, signale-la s’il te plaît : { $what } ; la partie a été enregistrée dans { $file }
errors-lost = erreur interne, signale-la s’il te plaît : { $what } ; la partie n’a pas pu être enregistrée
errors-number = { $text } n’est pas un nombre entier
errors-width = { $text } n’est pas une largeur d’intervalle au-dessus de 0 et jusqu’à 1, comme 0.04
errors-numbers = { $text } n’est pas une liste de nombres entiers de 0 à 999, comme 2,3
errors-range = { $text } n’est pas un nombre de { $low } à { $high }
errors-empty_seat = une place est vide : donne you, you:NOM ou le nom d’un bot pour chaque place, séparés par des virgules
errors-seat = il n’y a pas de joueur { $kind } ; il y a : { $known }{ $meant }
errors-meant = { " " }; pensais-tu à { $near } ?
errors-language = il n’y a pas de traduction en { $language } ; il y a : { $known }
errors-fixed = la partie enregistrée a sa propre graine, son édition et ses options : n’en donne pas d’autres avec --load
errors-recorded = une partie enregistrée a sa propre édition et ses options : n’en donne pas avec --record
errors-at_alone = --at est une entrée d’une partie enregistrée : ajoute --record
errors-worker = un processus de travail s’est arrêté pendant une partie, peut-être faute de mémoire ; relance la commande : avec --out ou --journal, elle reprend
errors-other_game = { $file } est une partie de { $game }, pas de { $wanted }
errors-other_seats = --seats nomme { $given } joueurs, mais la partie enregistrée a { $count } places : nommes-en { $count }, ou retire --seats
errors-which_game = quel jeu ? Il y a : { $games }
errors-no_seat = il n’y a pas de place { $seat } : la partie en a { $count }
errors-rule = aucune règle { $id } dans : { $games }
errors-port = impossible d’écouter sur { $host }:{ $port } : { $what }
errors-extra = cette commande a besoin d’un paquet qui n’est pas installé ({ $package }) : { $command }
learn-illegal = Cela ne marche pas : { $why }
learn-commands = Un nombre ou le texte d’une action la joue ; back, skip, rules K17, quit.
learn-play_on = Continuer à jouer d’ici ? (oui/non){ " " }
learn-not_now = Tu pourrais le faire, mais faisons d’abord ce que veut la leçon.
learn-step = étape { $number } sur { $count }
learn-wanted = Demandé maintenant : { $actions }
learn-commands_read = Entrée : suivant ; back, rules K17, quit.
learn-prompt = leçon>{ " " }
lessons-no_seed = aucune graine de 1 à { $count } ne permet de jouer la leçon jusqu’au bout ; avec la dernière : { $fault }
lessons-minutes = { $count } min
