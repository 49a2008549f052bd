title = 20 000 carats sous la terre
blurb = Tire des cubes du sac, bâtis une mine à vapeur et trouve de l’Or trois fois avant les autres.
length = environ 20 minutes
difficulty = facile à apprendre

## steps

steps-draft = choisis un Métier
    .other = { $seat } choisit un Métier
    .when = Quand je choisis un Métier
steps-build = construis des Appareils, ou choisis « Terminé »
    .other = { $seat } construit des Appareils
    .when = Quand je peux construire des Appareils
steps-pay = choisis les cubes avec lesquels tu paies
    .other = { $seat } paie une machine
    .when = Quand je paie une machine
steps-geothermal = charge ta Vapeur géothermique
    .other = { $seat } charge de la Vapeur géothermique
    .when = Quand je charge ma Vapeur géothermique
steps-load_steam = charge le reste de ta Vapeur
    .other = { $seat } charge de la Vapeur
    .when = Quand je charge le reste de ma Vapeur
steps-fuel = mets de la Braise dans tes Chaudières, ou choisis « Terminé »
    .other = { $seat } peut mettre de la Braise dans ses Chaudières
    .when = Quand je peux mettre de la Braise dans mes Chaudières
steps-mine = creuse à la main, ou laisse
    .other = { $seat } va peut-être creuser à la main
    .when = Quand je peux creuser à la main
steps-use = utilise tes Appareils, ou arrête de creuser
    .other = { $seat } utilise ses Appareils
    .when = Quand je peux utiliser mes Appareils
steps-boiler_steam = charge la Vapeur de la Chaudière
    .other = { $seat } charge la Vapeur d’une Chaudière
    .when = Quand je charge la Vapeur d’une Chaudière
steps-keep = choisis les cubes que tu gardes
    .other = { $seat } choisit les cubes à garder
    .when = Quand je choisis les cubes à garder
steps-sabotage = sabote encore une machine, ou arrête
    .other = { $seat } sabote des machines
    .when = Quand je peux encore saboter une machine
steps-end = échange, ou finis ton tour
    .other = { $seat } peut échanger ou finir son tour
    .when = Quand il ne me reste qu’à échanger
steps-answer = réponds à l’offre
    .other = { $seat } réfléchit à l’offre
    .when = Quand je reçois une offre
steps-counter = réponds à la contre-offre
    .other = { $seat } réfléchit à la contre-offre
    .when = Quand je reçois une contre-offre
steps-bonus = prends un cube dans la défausse
    .other = { $seat } prend un cube dans la défausse
    .when = Quand je prends un cube en bonus

## actions

actions-done = terminé
actions-draft = prendre le Métier { $it_the }
actions-build = construire { $it_a }
actions-engineer = construire { $it_a } au prix de l’Ingénieur, sans creuser ce tour-ci
actions-pay = payer 1 { $it }
actions-load = charger 1 Vapeur : { $it }
actions-load-boiler-0 = mettre de la Braise dans une Chaudière
actions-mine = creuser à la main
actions-skip = ne pas creuser à la main
actions-use = faire tourner { $it_a }
actions-use-steambot-to-dig = envoyer un Vaporobot creuser
actions-use-steambot-to-keep = faire garder un cube de plus à un Vaporobot
actions-use-boiler-1 = allumer une Chaudière
actions-use-dynamite = faire sauter de la Dynamite
actions-keep = garder 1 { $it }
actions-offer = offrir { $it }
actions-counter = faire une contre-offre : { $it }
actions-forgo = ne pas échanger ce tour-ci
actions-accept = accepter l’échange
actions-decline = refuser l’échange
actions-take = prendre 1 { $it }
actions-sabotage = saboter une machine : { $it }
actions-end = finir ton tour

## unlisted

unlisted-offer = Ou écris une autre offre, par exemple : offer 2 iron + copper for ember to seat 2
unlisted-counter = Ou écris une autre contre-offre, par exemple : counter ember for 3 iron

## names

names-nobody = l’Automate
names-shared = plusieurs
names-automaton = l’Automate
names-dirt = Terre
names-iron = Fer
names-ember = Braise
    .counted = { $count ->
        [one] { $count } Braise
       *[other] { $count } Braises
    }
names-copper = Cuivre
names-gold = Or
names-steam = Vapeur
names-drill = Foreuse
    .a = une Foreuse
    .counted = { $count ->
        [one] { $count } Foreuse
       *[other] { $count } Foreuses
    }
names-steambot = Vaporobot
    .a = un Vaporobot
    .counted = { $count ->
        [one] { $count } Vaporobot
       *[other] { $count } Vaporobots
    }
names-boiler = Chaudière
    .a = une Chaudière
    .counted = { $count ->
        [one] { $count } Chaudière
       *[other] { $count } Chaudières
    }
names-dynamite = Dynamite
    .a = de la Dynamite
    .counted = { $count } Dynamite
names-megalodrill = Gigaforeuse
    .a = une Gigaforeuse
    .counted = { $count ->
        [one] { $count } Gigaforeuse
       *[other] { $count } Gigaforeuses
    }
names-prospector = Prospecteur
    .the = de Prospecteur
names-pilot = Pilote
    .the = de Pilote
names-engineer = Ingénieur
    .the = d’Ingénieur
names-capitalist = Capitaliste
    .the = de Capitaliste
names-saboteur = Saboteur
    .the = de Saboteur
names-off = sans
names-easy = facile
names-hard = difficile
names-drafted = choisis
names-random = tirés au sort
names-prep = phase de préparation
names-mining = phase de minage
names-none = aucun
names-book = 12
names-few = 3
names-nothing = rien
names-for = contre
names-to = à
names-drill-n = Foreuse avec { $n } Vapeur
    .a = une Foreuse avec { $n } Vapeur
names-drill-0 = Foreuse vide
    .a = une Foreuse vide
names-steambot-0 = Vaporobot vide
    .a = un Vaporobot vide
names-steambot-1 = Vaporobot avec Vapeur
    .a = un Vaporobot avec Vapeur
names-boiler-0 = Chaudière vide
    .a = une Chaudière vide
names-boiler-1 = Chaudière avec Braise
    .a = une Chaudière avec Braise
names-megalodrill-n = Gigaforeuse avec { $n } Vapeur
    .a = une Gigaforeuse avec { $n } Vapeur
names-megalodrill-0 = Gigaforeuse vide
    .a = une Gigaforeuse vide
names-drill-n-sabotaged = Foreuse sabotée avec { $n } Vapeur
names-drill-0-sabotaged = Foreuse vide sabotée
names-steambot-0-sabotaged = Vaporobot vide saboté
names-steambot-1-sabotaged = Vaporobot saboté avec Vapeur
names-boiler-0-sabotaged = Chaudière vide sabotée
names-boiler-1-sabotaged = Chaudière sabotée avec Braise
names-megalodrill-n-sabotaged = Gigaforeuse sabotée avec { $n } Vapeur
names-megalodrill-0-sabotaged = Gigaforeuse vide sabotée

## events

events-drew_for_draft = { $seat } a tiré { $dirt } Terre pour savoir qui choisit en premier
    .you = Tu as tiré { $dirt } Terre pour savoir qui choisit en premier
events-drafted = { $seat } a pris le Métier { $profession_the }
    .you = Tu as pris le Métier { $profession_the }
events-dealt = { $seat } reçoit le Métier { $profession_the }
    .you = Tu reçois le Métier { $profession_the }
events-turn_began = Tour de { $seat }
    .you = À toi de jouer
events-built = { $seat } a construit { $device_a }
    .you = Tu as construit { $device_a }
events-engineered = { $seat } a construit { $device_a } au prix de l’Ingénieur
    .you = Tu as construit { $device_a } au prix de l’Ingénieur
events-paid = { $seat } a payé 1 { $material }
    .you = Tu as payé 1 { $material }
events-paid_several = { $seat } a payé { $material }
    .you = Tu as payé { $material }
events-steam_loaded = { $seat } a chargé de la Vapeur et a maintenant { $machine_a }
    .you = Tu as chargé de la Vapeur et tu as maintenant { $machine_a }
events-steam_loaded_several = { $seat } a chargé { $times } Vapeur
    .you = Tu as chargé { $times } Vapeur
events-ember_loaded = { $seat } a mis de la Braise dans une Chaudière
    .you = Tu as mis de la Braise dans une Chaudière
events-ember_loaded_several = { $seat } a mis de la Braise dans { $times } Chaudières
    .you = Tu as mis de la Braise dans { $times } Chaudières
events-steam_returned = { "" }
events-mining_skipped = { $seat } n’a pas creusé à la main
    .you = Tu n’as pas creusé à la main
events-used = { $seat } a fait tourner { $machine_a }
    .you = Tu as fait tourner { $machine_a }
events-steambot_keeps = { $seat } fait garder un cube de plus à un Vaporobot
    .you = Tu fais garder un cube de plus à un Vaporobot
events-steambot_keeps_several = { $seat } fait garder un cube de plus à chacun de ses { $times } Vaporobots
    .you = Tu fais garder un cube de plus à chacun de tes { $times } Vaporobots
events-dynamite_used = { $seat } a fait sauter de la Dynamite
    .you = Tu as fait sauter de la Dynamite
events-excavated = { $seat } a déterré 1 { $cube }
    .you = Tu as déterré 1 { $cube }
events-excavated_several = { $seat } a déterré { $cube }
    .you = Tu as déterré { $cube }
events-gold_claimed = { $seat } a trouvé de l’Or ! Cela fait { $total }
    .you = Tu as trouvé de l’Or ! Cela fait { $total }
events-gold_discovered = Un filon : { $count } Or de plus { $count ->
    [one] est
   *[other] sont
    } maintenant dans la Mine
events-mine_refilled = La Mine était vide : { $count ->
    [one] { $count } cube y retourne
   *[other] { $count } cubes y retournent
    }
events-kept = { $seat } a gardé 1 { $material }
    .you = Tu as gardé 1 { $material }
events-kept_several = { $seat } a gardé { $material }
    .you = Tu as gardé { $material }
events-discarded = { $seat } a défaussé { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
    }
    .you = Tu as défaussé { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
    }
events-discarded_by_nobody = { "" }
events-offered = { $seat } { $to_is ->
    [you] t’a offert
   *[other] a offert à { $to }
    } { $give } contre { $want }
    .you = Tu as offert à { $to } { $give } contre { $want }
events-traded = { $seat } { $to_is ->
    [you] t’a donné
   *[other] a donné à { $to }
    } { $give } contre { $want }
    .you = Tu as donné à { $to } { $give } contre { $want }
events-countered = { $seat } { $to_is ->
    [you] t’a fait
   *[other] a fait à { $to }
    } une contre-offre : { $give } contre { $want }
    .you = Tu as fait à { $to } une contre-offre : { $give } contre { $want }
events-declined = { $seat } a refusé { $to_is ->
    [you] ton offre
   *[other] l’offre de { $to }
    }
    .you = Tu as refusé l’offre de { $to }
events-bonus_taken = { $seat } a pris 1 { $material } dans la défausse
    .you = Tu as pris 1 { $material } dans la défausse
events-machine_sabotaged = { $seat } a saboté une machine { $owner_is ->
    [you] à toi
   *[other] de { $owner }
    } : { $machine }
    .you = Tu as saboté une machine de { $owner } : { $machine }
events-machines_freed = { $seat } a réparé { $count ->
    [one] la machine sabotée
   *[other] { $count } machines sabotées
    }
    .you = Tu as réparé { $count ->
    [one] ta machine sabotée
   *[other] tes { $count } machines sabotées
    }
events-automaton_dug = L’Automate creuse { $rate ->
    [one] { $rate } cube
   *[other] { $rate } cubes
    }
events-automaton_grew = L’Automate creuse maintenant { $rate ->
    [one] { $rate } cube
   *[other] { $rate } cubes
    } par tour
events-automaton_grew_several = L’Automate creuse maintenant { $rate ->
    [one] { $rate } cube
   *[other] { $rate } cubes
    } par tour
events-mine_abandoned = Personne n’a creusé depuis { $rounds } manches : la partie est finie
events-win_shared = { $winner_is ->
    [you] Tu partages
   *[other] { $winner } partage
    } la victoire
events-won = { $winner_is ->
    [you] Tu as gagné la partie !
   *[other] { $winner } a gagné la partie
    }
events-excavated_by_nobody = L’Automate a déterré 1 { $cube }
events-gold_claimed_by_nobody = L’Automate a trouvé de l’Or ! Cela fait { $total }
events-excavated_several_by_nobody = L’Automate a déterré { $cube }

## zones

zones-mine = la Mine
zones-discard = défausse
zones-excavated = déterrés ce tour-ci
zones-undiscovered = Or à découvrir
zones-steam_pool = réserve de Vapeur
zones-stacks = piles d’Appareils
zones-inventory = inventaire
zones-machines = machines
zones-used_dynamite = Dynamite utilisée
zones-automaton = l’Automate
zones-automaton_rate = cubes que l’Automate creuse par tour
zones-automaton_gold = Or de l’Automate
zones-automaton_steam = Vapeur chez l’Automate
zones-last_player = joue en dernier
zones-round = manche
zones-excavated_in_round = déterrés cette manche
zones-idle_rounds = manches où personne n’a creusé
zones-prep_begun = phase de préparation commencée
zones-engineered = construit à bas prix ce tour-ci
zones-paid = déjà payé
zones-skipped_to_sabotage = phase sautée pour saboter
zones-keeps = Vaporobots qui gardent un cube
zones-offers_made = offres faites ce tour-ci
zones-trades_forgone = n’échange pas ce tour-ci
zones-offers_received = offres reçues ce tour-ci
zones-offers_failed = offres manquées ce tour-ci
zones-traded_away = donnés en échange ce tour-ci
zones-traded_in = reçus en échange ce tour-ci
zones-give = offert
zones-want = demandé
zones-winner = victoire
zones-profession = Métier
zones-gold = Or
zones-dynamite = Dynamite

## reasons

reasons-not_now = Tu ne peux pas faire cela maintenant.
reasons-draft_first = Choisis d’abord un Métier.
reasons-draft_is_over = Tous les Métiers ont été choisis.
reasons-profession_taken = Quelqu’un a déjà ce Métier.
reasons-payment_first = Paie d’abord ta machine.
reasons-steam_first = Charge d’abord ta Vapeur, autant qu’il en tient.
reasons-answer_first = Réponds d’abord à l’offre.
reasons-sabotage_first = Choisis la prochaine machine à saboter, ou arrête.
reasons-bonus_first = Prends d’abord ton cube bonus dans la défausse.
reasons-mine_or_skip = Creuse à la main, ou laisse.
reasons-end_the_turn = Il ne te reste qu’à finir ton tour.
reasons-turn_goes_on = Joue d’abord le reste de ton tour.
reasons-building_is_over = On construit au début du tour ; c’est passé.
reasons-stack_empty = Il ne reste plus de carte de cet Appareil.
reasons-cant_afford = Tu ne peux pas payer cet Appareil.
reasons-cant_afford_half = Tu ne peux pas payer cette machine au prix de l’Ingénieur.
reasons-not_engineer = Seul l’Ingénieur construit à bas prix.
reasons-engineered_already = L’Ingénieur ne peut le faire qu’une fois par tour.
reasons-dynamite_is_no_machine = La Dynamite n’est pas une machine : même l’Ingénieur la paie plein prix.
reasons-nothing_to_pay = Il n’y a rien à payer maintenant.
reasons-not_in_cost = Cette machine ne coûte pas de cube de ce type.
reasons-paid_already = Tu as payé tous les cubes de ce type.
reasons-no_such_cube = Tu n’as pas de cube de ce type.
reasons-steam_comes_later = Finis d’abord de construire, ensuite vient ta Vapeur.
reasons-no_steam_to_load = Tu n’as pas de Vapeur à charger maintenant.
reasons-fuel_comes_later = Charge d’abord ta Vapeur, puis ta Braise.
reasons-fuelling_is_over = La Braise se met à la fin de la phase de préparation ; c’est passé.
reasons-no_such_machine = Tu n’as pas cette machine.
reasons-machine_full = Cette machine est pleine de Vapeur.
reasons-boiler_full = Cette Chaudière a déjà sa Braise.
reasons-no_ember = Tu n’as pas de Braise.
reasons-machine_sabotaged = Cette machine est sabotée.
reasons-mining_skipped = Le bas prix de l’Ingénieur te coûte la phase de minage de ce tour.
reasons-mining_is_over = Ta phase de minage est finie.
reasons-mined_already = Tu as déjà creusé à la main, ou tu y as renoncé, ce tour-ci.
reasons-prep_first = Finis d’abord ta phase de préparation.
reasons-basic_mining_first = D’abord, creuse à la main ou laisse. Ensuite, utilise tes Appareils.
reasons-using_is_over = Les Appareils s’utilisent avant de garder des cubes.
reasons-no_dynamite = Tu n’as pas de Dynamite.
reasons-no_ember_loaded = Cette Chaudière n’a pas de Braise.
reasons-too_little_steam = Cette machine a besoin de plus de Vapeur.
reasons-keep_comes_last = On garde des cubes à la fin de la phase de minage.
reasons-keep_limit = Tu ne peux plus garder de cubes ce tour-ci.
reasons-not_excavated = Tu n’as pas déterré de cube de ce type ce tour-ci.
reasons-no_such_seat = Personne n’est assis là.
reasons-offer_to_oneself = Tu ne peux pas échanger avec toi-même.
reasons-automaton_never_trades = L’Automate n’échange jamais.
reasons-trades_off = Cette table joue sans échanges.
reasons-trades_forgone = Tu as choisi de ne pas échanger ce tour-ci.
reasons-offers_used_up = Tu as fait toutes tes offres de ce tour.
reasons-offers_failed = Cette personne a refusé trop de tes offres ce tour-ci.
reasons-no_trade_possible = Il n’y a personne avec qui échanger maintenant.
reasons-one_sided = Un échange demande des cubes des deux côtés.
reasons-kind_on_both_sides = Chaque type de cube ne peut être que d’un seul côté.
reasons-you_have_too_few = Tu n’as pas les cubes que tu offres.
reasons-they_have_too_few = L’autre n’a pas les cubes que tu veux.
reasons-offer_names_no_seat = Dis à qui va l’offre, par exemple : to seat 2.
reasons-trade_is_cubes_for_cubes = Écris l’échange, cubes contre cubes, par exemple : 2 iron for ember.
reasons-only_materials_are_traded = On n’échange que du Fer, de la Braise et du Cuivre.
reasons-too_many_of_a_kind = Un échange compte au plus 127 cubes d’un type de chaque côté.
reasons-same_terms = C’est la même offre. Accepte-la plutôt.
reasons-one_counter_offer = Une contre-offre s’accepte ou se refuse, rien d’autre.
reasons-nothing_offered = Il n’y a pas d’offre à laquelle répondre.
reasons-no_bonus = Seul le Capitaliste prend un cube après un échange.
reasons-not_in_discard = Il n’y a pas de cube de ce type dans la défausse.
reasons-not_saboteur = Seul le Saboteur peut faire cela.
reasons-own_machine = Tu ne peux pas saboter tes propres machines.
reasons-sabotaged_already = Tu as déjà sauté une phase ce tour-ci ; tu ne peux pas sauter l’autre aussi.
reasons-prep_begun = Ta phase de préparation a commencé : tu ne peux plus la sauter.
reasons-prep_skipped_to_sabotage = Tu as sauté la phase de préparation de ce tour pour saboter.
reasons-mining_skipped_to_sabotage = Tu as sauté la phase de minage de ce tour pour saboter.
reasons-mining_begun = Ta phase de minage a commencé : tu ne peux plus la sauter.
reasons-marked_already = Cette machine est déjà sabotée.

## picture

picture-mine = La Mine : { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
    }
picture-discard = Défausse :
picture-undiscovered = à découvrir : { $count }
picture-steam_pool = { $count } Vapeur
picture-devices = Appareils restants, et leur prix
picture-automaton = L’Automate ({ $level })
picture-rate = creuse { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
    } par tour
picture-no_machines = pas encore de machines
picture-excavated = Déterrés ce tour-ci :
picture-offer = { $player } offre à { $to } :
picture-counter = { $player } fait une contre-offre à { $to } :
picture-for = contre
picture-useless_alone = Sans effet quand on joue en solo : { $professions }
picture-left_to_geothermal = Vapeur géothermique à charger : { $count }
picture-left_to_load_steam = Vapeur géothermique à charger : { $count }
picture-left_to_boiler_steam = Vapeur de la Chaudière à charger : { $count }
picture-left_to_keep = Cubes que tu peux encore garder : { $count }
picture-left_to_pay = Cubes encore à payer : { $count }
picture-left_to_sabotage = Machines que tu peux encore saboter : { $count }

## about

about-prospector = Creuse plus à la main, mais reçoit moins de Vapeur géothermique.
about-pilot = Ses Foreuses demandent moins de Vapeur, mais il creuse moins à la main.
about-engineer = Construit une machine par tour à bas prix, mais ne creuse pas ce tour-là.
about-capitalist = Prend un cube dans la défausse à chaque échange.
about-saboteur = Saute une phase pour mettre hors d’usage une machine adverse.
about-useless_alone = Sans effet quand on joue en solo.

## picks

picks-profession = Métier
picks-machine = machine

## options

options-automaton = L’Automate : un adversaire qui ne fait que creuser, plus vite à chaque Appareil construit. En solo, il est toujours là.
options-professions = Comment les Métiers se répartissent. S’ils ne sont pas choisis, qui commence est tiré au sort.
options-trades = Combien d’offres un joueur peut faire par tour. Le livret ne fixe pas de limite.

## score

score-gold = Or
score-machines = machines à la fin
score-excavated = cubes déterrés
score-kept = cubes gardés
score-dynamite = Dynamite utilisée
score-trades = échanges conclus
