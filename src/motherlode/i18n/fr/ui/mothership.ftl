## mothership

mothership-unrolled = d{ $faces }
mothership-npc = PNJ
mothership-board = Le champ d’étoiles
mothership-keys = Le champ d’étoiles. Les flèches déplacent le curseur, Page haut et Page bas parcourent ce qu’on peut choisir, Entrée choisit, Échap lâche un vaisseau, plus et moins zooment.
mothership-look = Montre une chose pour voir ce que c’est.
mothership-owned = { $thing } de { $owner }
mothership-neutral = { $thing }, neutre
mothership-field = champ d’astéroïdes
mothership-about_field = Qui y entre lance contre un d{ $faces } : en dessous, un Chasseur ou un Bombardier est perdu et un Vaisseau-mère est endommagé
mothership-open = espace vide
mothership-die = lance un d{ $faces }
mothership-hull = coque { $hull } sur { $most }
mothership-shield = bouclier { $shield }
mothership-counters = Jetons de Colonie : { $count }
mothership-has_attacked = a attaqué
mothership-is_held = retenu : ne peut pas bouger
mothership-unexplored = inexplorée
mothership-wingmen = ailiers : { $count }
mothership-guards = gardes : { $count }
mothership-threat = Parmi tes vaisseaux, { $now } peuvent l’attaquer maintenant et { $reach } peuvent y arriver
mothership-danger = { $count ->
    [one] { $count } vaisseau ennemi pourrait l’attaquer
   *[other] { $count } vaisseaux ennemis pourraient l’attaquer
    }
mothership-with = avec { $ships }
mothership-needed = il faut { $total } ou plus
mothership-hull_odds = dégâts à la coque : { $share } %
mothership-reach = { $ship } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
    } à portée, { $attacks ->
    [one] { $attacks } cible
   *[other] { $attacks } cibles
    }
mothership-let_go = Lâcher
mothership-nearer = Zoomer
mothership-farther = Dézoomer
mothership-no_fight = Pas encore de combat
mothership-sums = Attaque : dés { $attack }, atouts { $attack_bonus }. Défense : dés { $defence }, atouts { $defence_bonus }.
mothership-rolled = { $ship } a fait { $die } avec un d{ $faces }
mothership-rolled_more = { $ship } a fait { $die } de plus avec un d{ $faces }
mothership-rolls = { $ship } lance un d{ $faces }
mothership-control_panel = Tableau de bord
mothership-less = Un de moins : { $row }
mothership-more = Un de plus : { $row }
mothership-divert = Déplacer l’énergie
mothership-keep = La laisser ainsi
mothership-may_divert = Tu peux déplacer de l’énergie une fois, avant que le Vaisseau-mère agisse : avec les boutons, les flèches, ou en glissant un jeton vers une autre ligne.
mothership-to_place = { $ship } : pas encore placé
mothership-comes_back = { $ship } : revient
mothership-lost = { $ship } : perdu
mothership-cards_held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
mothership-planets_held = { $count ->
    [one] { $count } planète
   *[other] { $count } planètes
    }
mothership-orange_tiles = tuiles orange : { $count }
mothership-points = { $count } PV sur { $target }
mothership-target = Le premier à { $target } PV gagne
mothership-on_turn = joue son tour
mothership-is_out = hors jeu
mothership-no_tiles = pas encore de technologie
mothership-tree = Arbre des technologies
mothership-tile = { $name }, rang { $tier } : { $about } Prix { $price }. { $state }
mothership-deck = Pioche d’Actions : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
mothership-discard = Défausse : { $count }
mothership-play = Jouer
mothership-sell = Vendre : { $value }
mothership-not_now = pas maintenant
mothership-why_not = { $card } : pourquoi pas maintenant ?
mothership-empty_hand = pas de cartes en main
mothership-round = Manche { $count }
mothership-blockade = { $name } bloque tout commerce
mothership-all_cards = Toutes les cartes Action
mothership-all_tiles = Toutes les tuiles de l’arbre des technologies
mothership-all_artifacts = Tous les Artefacts
mothership-card_facts = { $count } dans la boîte, valeur { $value }
mothership-price = coûte { $price }
mothership-artifact_number = numéro { $number }
mothership-is_aimed_at = visé par { $card }
mothership-is_faster = vole plus loin ce tour-ci : +{ $count }
mothership-is_deflected = prochains champs d’astéroïdes qui ne l’attaqueront pas : { $count }
mothership-moves_after_attack = cases à parcourir après son attaque : { $count }
mothership-click_does = Clic : { $action }
mothership-close_fight = Fermer
mothership-goal = détruire la Colonie ennemie, ou tous les vaisseaux ennemis.
mothership-phase_orders = Donner des ordres
mothership-phase_fight = Combattre
mothership-phase_market = Récolter et commercer

## mothership choose

mothership-choose-place = { $ship } : clique sur une case ou glisse-le dessus, ou laisse-nous placer tous les vaisseaux.
mothership-choose-turn = Clique sur un de tes vaisseaux pour voir où il peut aller, ou glisse-le.
mothership-choose-join = Clique sur d’autres vaisseaux pour les ajouter à l’attaque, ou tire.
mothership-choose-respawn = { $ship } : clique sur une case pour le faire revenir.
mothership-choose-target = Clique sur une des cases marquées.

## mothership odds

mothership-odds-ship = gagne { $win } %, nul { $tie } %, perd { $lose } %
mothership-odds-station = casse un jeton { $win } %, ne fait rien { $lose } %
mothership-odds-planet = capturée { $win } %, résiste { $lose } %
mothership-odds-holding = résiste { $win } %, capturée { $lose } %
mothership-odds-asteroids = sauf { $win } %, nul et sauf aussi { $tie } %, touché { $lose } %
mothership-odds-ranged = touche { $win } %, nul { $tie } %, manque sans mal { $lose } %

## mothership fights

mothership-fights-ship = Combat
mothership-fights-station = Attaque d’une Colonie
mothership-fights-planet = Débarquement sur une planète
mothership-fights-asteroids = Astéroïdes
mothership-fights-throw = Un lancer

## mothership does

mothership-does-no_power = sans puissance (Orage magnétique)
mothership-does-engines = vole de { $count } cases
mothership-does-weapons = lance un d{ $faces }
mothership-does-no_weapons = pas de dé : ne peut pas attaquer
mothership-does-shields = absorbe { $count } de dégâts par tour

## mothership states

mothership-states-active = À toi, en action.
mothership-states-replaced = À toi, remplacée par une meilleure.
mothership-states-closed = Fermée : l’autre branche a été choisie.
mothership-states-free = Pas achetée.

## mothership effects

mothership-effects-income = Ressources à la fin de ton tour : +{ $amount }
mothership-effects-planets_for_one = +1 Ressource par lot de { $amount } planètes
mothership-effects-capture_pay = Ressources pour la capture d’une planète : +{ $amount }
mothership-effects-card_price = une carte Action à chacun de tes tours coûte { $amount }
mothership-effects-hold = tes planètes tiennent à { $amount }
mothership-effects-attack = +{ $amount } aux lancers d’attaque
mothership-effects-defence = +{ $amount } aux lancers de défense
mothership-effects-wingman = chaque ailier compte { $amount }
mothership-effects-roll = orange : +{ $amount } à un de tes lancers ; rachète-la aussi souvent que tu veux, chaque fois à ce prix
mothership-effects-engine = puissance de moteur +{ $amount }
mothership-effects-energy = Surcroît d’énergie : +{ $amount } énergie
mothership-effects-repair = le Vaisseau-mère répare { $amount } de coque à la fin de ton tour s’il n’y a pas subi de dégâts
mothership-effects-loot = pillage +{ $amount }
mothership-effects-shield = le bouclier absorbe { $amount } de plus
mothership-effects-jump_gates = Portes de saut : un vaisseau allié saute d’à côté d’une Colonie ou planète alliée à une case libre à côté d’une autre
mothership-effects-asteroid_mining = Minage d’astéroïdes : dans un champ ou à côté, le Vaisseau-mère gagne un d{ $die } en Ressources
mothership-effects-repair_drones = Drones réparateurs : le Vaisseau-mère répare { $amount } de coque par planète
mothership-effects-sunslayer_torpedoes = Torpilles tueuses de soleils : le Vaisseau-mère attaque un vaisseau, une Colonie ou une planète jusqu’à { $range } cases
mothership-effects-nuclear_missile = Missile nucléaire : le Vaisseau-mère attaque un vaisseau ou une Colonie jusqu’à { $range } cases et lance son dé { $throws } fois
mothership-effects-tractor_beam = Rayon tracteur : un vaisseau ennemi à { $range } cases au plus ne peut ni bouger, ni attaquer, ni utiliser de capacités à son prochain tour
mothership-effects-solar_beam = Rayon solaire : contre { $hull } de sa coque, une attaque reçoit +{ $amount }

## mothership limits

mothership-limits-mothership = Vaisseau-mère
mothership-limits-fighters = Chasseurs
mothership-limits-bombers = Bombardiers
mothership-limits-at_ships = contre des vaisseaux
mothership-limits-at_stations = contre des Colonies
mothership-limits-at_asteroids = contre des astéroïdes

## mothership events

mothership-events-offworld_trading = +1 Ressource par lot de { $n } planètes
mothership-events-solar_storm = Vaisseaux-mères : +{ $n } à tous les lancers
mothership-events-free_samples = chacun pioche { $n }
mothership-events-pirate_raid = les planètes paient la moitié
mothership-events-magnetic_storm = les Vaisseaux-mères n’ont pas de puissance
mothership-events-space_virus = les vaisseaux à côté d’une planète ne peuvent pas bouger

## mothership artifacts

mothership-artifacts-none = rien
mothership-artifacts-mothership_engine = portée de vol du Vaisseau-mère : +{ $n }
mothership-artifacts-engine = portée de vol des Chasseurs et Bombardiers : +{ $n }
mothership-artifacts-attack = +{ $n } aux lancers d’attaque
mothership-artifacts-defence = +{ $n } aux lancers de défense
mothership-artifacts-shield = le bouclier absorbe { $n } de plus
mothership-artifacts-income = Ressources à la fin du tour : +{ $n }
mothership-artifacts-hold = les planètes tiennent à { $n } de plus
mothership-artifacts-discount = une carte Action à chacun de tes tours coûte { $n } de moins, mais au moins 1
mothership-artifacts-repair = le Vaisseau-mère répare { $n } de coque par tour
mothership-artifacts-asteroids = +{ $n } aux lancers contre les astéroïdes
mothership-artifacts-loot = Ressources pour tout ce qui est détruit : +{ $n }
mothership-artifacts-wingman = chaque ailier compte { $n } de plus

## mothership cards

mothership-cards-afterburner = Un vaisseau allié qui n’a pas attaqué vole { $n } cases plus loin ce tour-ci ; un vaisseau de ton équipe, à son prochain tour.
mothership-cards-backup_generator = Un de tes dés montre 1 dans un combat, contre une Colonie ou dans des astéroïdes : relance-le et ajoute le résultat. Aussi en défense.
mothership-cards-defence_buff = +{ $n } à ton lancer de défense.
mothership-cards-deflector_shields = Le prochain champ d’astéroïdes où entre un de tes vaisseaux ce tour-ci ne l’attaque pas.
mothership-cards-hull_repair = Ton Vaisseau-mère répare { $n } de coque.
mothership-cards-wallet_inspector = Prends à quelqu’un jusqu’à { $n } de ses Ressources, s’il y en a.
mothership-cards-enhanced_sensors = +{ $n } au lancer d’un Chasseur ou Bombardier à côté d’un Vaisseau-mère allié. Aussi en défense.
mothership-cards-ninja_rope = Un de tes vaisseaux qui n’a pas attaqué peut bouger de { $n } cases après son attaque. Aussi juste avant le lancer de cette attaque.
mothership-cards-prod = Un système d’un Vaisseau-mère ennemi a { $n } énergie de moins pour ce tour ; un bouclier baisse d’autant. Aussi juste avant un lancer de ton tour.
mothership-cards-wingman = Un vaisseau allié est à côté de ton vaisseau qui se défend : encore +{ $n } au lancer de défense.
mothership-cards-recon_droid = Découvre l’Artefact d’une de tes planètes inexplorées. Seulement avec l’Exploration planétaire.
mothership-cards-git_off_mah_propertay = Pour capturer ta planète, il faut { $n } de plus.
mothership-cards-gravity_manipulator = Pousse un vaisseau ennemi à { $n } cases au plus d’une planète alliée : de 1 à { $push } cases le long d’un chemin ; un champ où il entre l’attaque.
mothership-cards-antiques_roadshow = +{ $n } à ton lancer par Artefact que tu contrôles. Aussi en défense.
mothership-cards-panic_button = Un vaisseau allié saute à une case à côté d’une planète alliée.
mothership-cards-punch_it = La puissance de moteur actuelle d’un vaisseau allié compte { $n } fois ce tour-ci ; celle d’un vaisseau de ton équipe, à son prochain tour.
mothership-cards-seismic_charge = +{ $n } dans un combat contre un ennemi dans un champ d’astéroïdes ou à côté. Aussi en défense.
mothership-cards-volt_switch = +{ $n } au lancer de ton Vaisseau-mère. Aussi en défense.
mothership-cards-auxiliary_shield = Le bouclier de ton Vaisseau-mère absorbe { $n } de plus dans ce combat. Aussi en défense.
mothership-cards-convoy = Tes Chasseurs et Bombardiers qui ont commencé ce tour à côté de ton Vaisseau-mère volent { $n } cases plus loin.
mothership-cards-forced_update = Un vaisseau ennemi ne peut pas bouger à son prochain tour.
mothership-cards-friendly_negotiations = Capture une planète à { $n } cases au plus d’un vaisseau allié, sans lancer.
mothership-cards-migration = Ta Colonie saute à une case à côté d’une planète alliée.
mothership-cards-replicator = Lance un d{ $n } et gagne autant de Ressources.
mothership-cards-trade_blockade = Personne ne récolte de planètes ni de Colonies jusqu’à ton prochain tour.
mothership-cards-cowardly_retreat = Nomme une case : les vaisseaux alliés qui y sont, ou à { $n } cases au plus, sautent à des cases à côté de planètes ou Colonies alliées.
mothership-cards-expansion_pak = La face d’un de tes dés compte { $n } fois. Aussi en défense.
mothership-cards-last_stand = Tu as perdu un combat. En défense : un Chasseur ou Bombardier attaquant explose, ou un Vaisseau-mère perd { $n } de coque. En attaque : le Vaisseau-mère en défense perd { $n } de coque.
mothership-cards-life_support = Tu as perdu un combat : un de tes Chasseurs ou Bombardiers survit ; le butin est payé quand même.
mothership-cards-pick_up_two_cards = Pioche { $n } cartes Action.
mothership-cards-surprise_attack = Vole jusqu’à { $n } cartes Action à un ennemi, à l’aveugle.
mothership-cards-the_forks = Refais un de tes lancers, quel qu’il soit. Aussi en défense.
mothership-cards-dedotated_wam = Un Vaisseau-mère ennemi à côté de ton Bombardier ou Vaisseau-mère perd { $n } de coque ; c’est l’attaque de ton vaisseau.
mothership-cards-noooooooooooo = Annule une carte Action qui vient d’être annoncée, à n’importe quel tour.
mothership-cards-planet_laser_pointer = Retire une planète à { $n } cases au plus d’un vaisseau allié.
mothership-cards-railguns = Un Bombardier attaque une cible à exactement { $n } cases et ne subit pas de dégâts.
mothership-cards-shield_breaker = Le Vaisseau-mère ennemi de ce combat n’a pas de bouclier pour ce tour. Aussi en défense.
mothership-cards-wormhole = Un vaisseau allié saute à n’importe quelle case libre.
mothership-cards-random_event = Lance le dé d’événement, puis double ou évite le résultat pour toi.
