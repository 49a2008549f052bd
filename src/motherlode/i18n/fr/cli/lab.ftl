## about

about-line = motherlode { $version }, { $how }
about-compiled = compilé
about-interpreted = interprété
about-uncompiled = non compilé (plus lent ; un compilateur C le rend rapide)

## verify

verify-no_digest = { $text } n’est pas une promesse, qui a 64 chiffres hexadécimaux
verify-working = Vérification
verify-differs = { $file } : diffère à { $what }
verify-fine = { $file } : vérifié : { $count } entrées, { $how }
verify-over = la partie est finie
verify-open = la partie n’est pas encore finie
verify-fair = La graine est faite du secret promis et des octets au hasard ajoutés par celles-ci des { $seats } places : { $added }.
verify-server_alone = La graine est faite du secret promis et aucune place n’a rien ajouté : le serveur l’a choisie seul.
verify-unproven = La partie ne dit pas comment sa graine a été faite : qui l’a choisie connaissait peut-être les tirages à venir.

## content

content-template =
    Une édition de { $title } qui ne change rien : toutes les valeurs que le livret n’imprime pas,
    dans l’ordre du matériel de la boîte, comme ce jeu les a. Tape ce que dit ta boîte.
    Les lignes que tu effaces gardent nos valeurs.

    { "  " }motherlode content check mine.toml --game { $game }
    { "  " }motherlode play { $game } --edition mine.toml
content-game = { $title } : en ordre (contenu { $hash })
content-warning = attention : { $key } : { $text }
content-edition_warning = attention : { $text }
content-edition = { $file } : en ordre : une édition de { $title } qui règle { $count } valeurs

## analyse

analyse-looking = Analyse
analyse-written = Analyse écrite dans { $file }

## ladder

ladder-written = Page écrite dans { $file }
ladder-title = { $title } : classement sur { $games } parties en { $pairings } rencontres
ladder-bot = bot
ladder-rating = classement
ladder-below = victoires sur le bot du dessous
ladder-interval = intervalle à 95 %

## match

match-playing = Parties
match-title = { $title } : { $games } parties
match-bot = bot
match-wins = victoires
match-share = part
match-interval = intervalle à 95 %

## lab

lab-written = Toutes les parties écrites dans { $file }

## report

report-written = Tableaux écrits dans { $file } ; tous les critères ensemble : { $outcome }

## balance

balance-people = { $title } : équilibre sur { $games } parties de personnes
balance-reading = Lecture
balance-for_bots = { $flag } ne va pas avec --from : cela dit comment jouent les bots
balance-other_game = { $count } parties d’autres jeux laissées de côté.
balance-bots = { $count } parties avec des bots laissées de côté.
balance-unfinished = { $count } parties que les règles n’ont pas finies laissées de côté.
balance-continued = { $count } parties qui en continuent une autre laissées de côté.
balance-no_authors = { $count } parties qui ne disent pas qui a choisi leurs entrées laissées de côté.
balance-other_setup = { $count } parties avec d’autres options, contenus ou places laissées de côté.
balance-stand_ins = Dans { $games } parties, { $entries } entrées n’ont pas été choisies par des personnes ; elles ne comptent ni comme décision, ni comme choix, ni dans les chiffres.
balance-title = { $title } : équilibre sur { $games } parties pour chaque nombre de places, bots { $bot }
balance-playing = Parties
balance-gate = critère
balance-value = mesuré
balance-before = avant
balance-difference = différence
balance-interval = intervalle à 95 %
balance-target = cible
balance-games = parties
balance-kept = tenu
balance-missed = manqué
balance-not_known_yet = encore incertain
balance-better = mieux
balance-worse = moins bien
balance-changed = changé
balance-not_distinguishable = pas de différence visible
balance-box = la boîte
balance-flow = { $seats } joueurs, médianes : { $rounds } manches, { $lead_changes } changements de tête, { $decisions_per_turn } décisions par tour, { $choices_per_decision } choix par décision
balance-dominant = Dominant
balance-weak = Faible
balance-dead = Mort
balance-unseen = Jamais choisi, mais en trop peu de parties pour le dire mort
balance-written = Page écrite dans { $file }
balance-as_usual = Le contenu d’avant ne connaît pas ces options et a été joué avec les valeurs habituelles : { $options }.

## sweep

sweep-playing = Parties
sweep-title = { $title } : { $keys }, { $games } parties pour chaque valeur
sweep-wins = victoires de { $name }
sweep-rounds = manches
sweep-now = * valeur actuelle ; les moustaches sont des intervalles à 95 %
sweep-written = Page écrite dans { $file }

## bench

bench-search = { $game } : le bot de recherche à la première décision
bench-iterations_per_s = itérations par seconde, essais au hasard
bench-share = itérations par partie au hasard
bench-usual_per_s = itérations par seconde, essais guidés comme ceux du bot
bench-openspiel_per_s = ISMCTS d’OpenSpiel, itérations par seconde
bench-times_openspiel = notre vitesse en multiple de celle d’OpenSpiel
bench-steps_per_s = pas de PettingZoo par seconde (longueur d’une observation)
bench-vector_steps_per_s = pas par seconde de 64 parties en un appel
bench-sync_vector_steps_per_s = de même avec l’environnement vectoriel de Gymnasium
bench-classics = { $game } : pas par seconde, comparés aux classiques de PettingZoo
bench-classic = classique
bench-observed = longueur d’observation
bench-classic_steps = pas par seconde
bench-times = notre vitesse en multiple
bench-comparable = * longueurs d’observation dans un rapport de deux au plus
bench-measuring = Mesure de { $what } ...
bench-title = { $game }, { $seats } places, { $how }
bench-decisions_per_s = décisions par seconde, parties au hasard
bench-driven_per_s = décisions par seconde, menées depuis Python
bench-games_per_s = parties par seconde
bench-copy_us = microsecondes par copie
bench-copy_decisions = coût d’une copie, en décisions
bench-greedy_us = microsecondes par décision des bots gourmands
bench-greedy_ratio = leur coût en multiple de l’heuristique dans le code compilé
bench-interpreted_ratio = vitesse en multiple de la vitesse interprétée
bench-instructions = { $game } : instructions du jeu au hasard
bench-seats = places
bench-decisions = décisions
bench-instructions_in_all = instructions
bench-per_decision = par décision
bench-no_valgrind = valgrind n’est pas installé : les instructions ne sont pas comptées
bench-not_compiled = Les jeux tournent non compilés : les instructions ne sont pas comptées
bench-match_ratio = vitesse d’un match sur tous les cœurs en multiple d’un seul
bench-memory = mémoire gagnée au fil de nombreuses parties, Ko

## bench server

bench-server-store = stockage
bench-server-processes = processus de serveur
bench-server-tables = tables
bench-server-rate = coups envoyés par seconde (0 : aussi vite que possible)
bench-server-seconds = secondes mesurées
bench-server-moves_per_s = coups confirmés par seconde
bench-server-p50_ms = d’un coup à la mise à jour de l’autre place, médiane ms
bench-server-p99_ms = d’un coup à la mise à jour de l’autre place, 99e centile ms
bench-server-ack_p50_ms = d’un coup à sa confirmation, médiane ms
bench-server-ack_p99_ms = d’un coup à sa confirmation, 99e centile ms
bench-server-refused = refusés
bench-server-lone_p50_ms = un coup sur un serveur au repos, médiane ms
bench-server-idle_table_kb = mémoire d’une table, Ko
bench-server-server_cpu = cœurs utilisés par les serveurs
bench-server-server_ms = temps de processeur du serveur par coup, ms
bench-server-database_ms = temps de processeur de PostgreSQL par coup, ms
bench-server-clients_ms = temps de processeur des clients par coup, ms
bench-server-mischief = ce que fait le client indiscipliné
bench-server-frames = messages qu’il envoie
bench-server-quiet_p99_ms = d’un coup à sa confirmation sans lui, 99e centile ms
bench-server-ratio = délai en multiple de celui-ci
bench-server-seats = places
bench-server-game = jeu
bench-server-entries = entrées du journal
bench-server-move_us_at_50 = microsecondes par coup après 50 entrées
bench-server-move_us_at_5000 = microsecondes par coup après 5 000 entrées
bench-server-resync_kb = taille d’une resynchronisation, Ko
bench-server-cold_open_ms = ouverture de la table depuis le stockage, ms
bench-compared-server = serveur
bench-compared-game = jeu
bench-compared-seats = places
bench-compared-tables = tables
bench-compared-moves_per_s = coups/s
bench-compared-p50_ms = médiane ms
bench-compared-p99_ms = 99 % ms
bench-compared-server_ms = CPU ms par coup
bench-compared-refused = refus
bench-too_disturbed = Les autres attendent plus de { $most } fois plus longtemps à côté de : { $kinds }.
