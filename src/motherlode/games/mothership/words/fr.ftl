title = Mothership
blurb = Mène une flotte : prends des planètes, déplace l’énergie, gagne en technologie et détruis les autres Colonies.
length = environ 45 minutes
difficulty = beaucoup à apprendre
counted = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
    }

## steps

steps-place = place tes vaisseaux
    .other = { $seat } place ses vaisseaux
    .when = Quand je place mes vaisseaux
steps-turn = choisis un vaisseau, ou finis ton tour
    .other = Tour de { $seat }
    .when = À mon tour
steps-orders = dis au vaisseau ce qu’il fait
    .other = { $seat } donne ses ordres à un vaisseau
    .when = Quand je donne ses ordres à un vaisseau
steps-divert = règle l’énergie de tes Moteurs
    .other = { $seat } déplace de l’énergie
    .when = Quand je règle l’énergie de mes Moteurs
steps-arm = règle l’énergie de tes Armes
    .other = { $seat } déplace de l’énergie
    .when = Quand je règle l’énergie de mes Armes
steps-charge = choisis où va la nouvelle énergie
    .other = { $seat } place de la nouvelle énergie
    .when = Quand je place de la nouvelle énergie
steps-aim = choisis une cible
    .other = { $seat } choisit une cible
    .when = Quand je choisis une cible
steps-jump = choisis un vaisseau de ton équipe pour les Portes de saut
    .other = { $seat } utilise les Portes de saut
    .when = Quand je peux envoyer un vaisseau de mon équipe par les Portes de saut
steps-join = ajoute des vaisseaux, ou tire
    .other = { $seat } se prépare à tirer
    .when = Quand je peux ajouter des vaisseaux à une attaque
steps-before_roll = joue une carte avant le lancer, ou passe
    .other = { $seat } peut jouer une carte avant le lancer
    .when = Avant un lancer
steps-after_roll = change les dés avec une carte, ou passe
    .other = { $seat } peut changer les dés avec une carte
    .when = Après un lancer
steps-on_loss = réponds au combat perdu avec une carte, ou passe
    .other = { $seat } peut répondre au combat perdu
    .when = Quand je perds un combat
steps-turn-without_pieces = mes tours sans vaisseaux ni Colonie
steps-before_roll-small = avant le lancer quand mon Vaisseau-mère ne combat pas
steps-after_roll-small = après le lancer quand mon Vaisseau-mère ne combat pas
steps-on_loss-small = après une perte quand mon Vaisseau-mère ne combattait pas
steps-attacked-mothership = Quand mon Vaisseau-mère est attaqué
steps-attacked-ship = Quand un de mes vaisseaux est attaqué
steps-attacked-planet = Quand une de mes planètes est attaquée
steps-attacking = Quand on peut jouer des cartes pendant mon attaque
steps-cancel-fight = Quand une carte est jouée dans un de mes combats
steps-reward = choisis ta récompense pour la planète
    .other = { $seat } choisit une récompense
    .when = Quand je choisis une récompense
steps-target = choisis une cible pour la carte
    .other = { $seat } choisit une cible pour une carte
    .when = Quand je choisis une cible pour une carte
steps-cancel = annule la carte, ou passe
    .other = { $seat } peut annuler la carte
    .when = Quand je peux annuler une carte
steps-warp = choisis où sauter
    .other = { $seat } choisit où sauter
    .when = Quand je choisis où sauter
steps-push = choisis où pousser le vaisseau
    .other = { $seat } pousse un vaisseau
    .when = Quand je pousse un vaisseau
steps-drain = choisis quel système perd de l’énergie
    .other = { $seat } choisit le système à vider
    .when = Quand je vide un système
steps-choose_ship = choisis le vaisseau qui attaque
    .other = { $seat } choisit un vaisseau pour attaquer
    .when = Quand je choisis un vaisseau pour attaquer
steps-answer_event = double l’événement, ou évite-le
    .other = { $seat } décide de l’événement
    .when = Quand je double ou évite un événement
steps-respawn = choisis où ton vaisseau revient
    .other = { $seat } fait revenir un vaisseau
    .when = Quand un de mes vaisseaux revient
steps-market = achète et vends, ou passe
    .other = { $seat } peut acheter et vendre
    .when = Quand je peux acheter et vendre après le tour des autres

## order_sets

order_sets-never_react = Ne jamais jouer de cartes dans un combat
order_sets-react_for_mothership = Jouer des cartes dans un combat seulement pour mon Vaisseau-mère
order_sets-end_turns_without_pieces = Finir mes tours tant que je n’ai ni vaisseaux ni Colonie

## actions

actions-end-turn = récolter et finir ton tour
actions-pass = passer
actions-fire = tirer
actions-roll = tirer sans carte
actions-deploy = placer tous les vaisseaux pour moi
actions-order = donner des ordres : { $it }
actions-join = ajouter à l’attaque : { $it }
actions-pick = { $it }
actions-pick_added = { $it } : le lancer en plus
actions-use = utiliser { $it }
actions-divert = déplacer de l’énergie
actions-engines = Moteurs : { $it }
actions-weapons = Armes : { $it }, le reste aux Boucliers
actions-subsystem = { $it }
actions-buy-card = acheter une carte Action
actions-sell = vendre { $it }
actions-research = rechercher { $it }
actions-recharge = racheter la tuile orange
actions-explore = explorer la { $it }
actions-play = jouer { $it }
actions-overcharge = surcharger le lancer
actions-player = { $it }
actions-draw-card = piocher une carte
actions-steal-card = voler une carte
actions-double-event = doubler l’événement
actions-avoid-event = éviter l’événement
actions-place = le placer en { $it }
actions-move = aller en { $it }
actions-enter = entrer dans les astéroïdes en { $it }
actions-attack = attaquer { $it }
actions-target = { $it }

## names

names-nobody = personne
names-npc = le PNJ
names-mothership = Vaisseau-mère
names-fighter = Chasseur
names-bomber = Bombardier
names-engines = Moteurs
    .dans = dans les Moteurs
names-weapons = Armes
    .dans = dans les Armes
names-shields = Boucliers
    .dans = dans les Boucliers
names-afterburner = Postcombustion
names-backup_generator = Générateur de secours
names-defence_buff = Défense renforcée
names-deflector_shields = Boucliers déflecteurs
names-hull_repair = Réparation de coque
names-wallet_inspector = Inspecteur des porte-monnaie
names-enhanced_sensors = Capteurs améliorés
names-ninja_rope = Corde ninja
names-prod = Coup de coude
names-wingman = Ailier
names-recon_droid = Droïde éclaireur
names-git_off_mah_propertay = Dégage d’mon terrain !
names-gravity_manipulator = Manipulateur de gravité
names-antiques_roadshow = Brocante intergalactique
names-panic_button = Bouton de panique
names-punch_it = Pleins gaz !
names-seismic_charge = Charge sismique
names-volt_switch = Inverseur de tension
names-auxiliary_shield = Bouclier auxiliaire
names-convoy = Convoi
names-forced_update = Mise à jour forcée
names-friendly_negotiations = Négociations amicales
names-migration = Migration
names-replicator = Réplicateur
names-trade_blockade = Blocus commercial
names-cowardly_retreat = Retraite peureuse
names-expansion_pak = Pack d’extension
names-last_stand = Dernier carré
names-life_support = Survie
names-pick_up_two_cards = Pioche deux cartes
names-surprise_attack = Attaque surprise
names-the_forks = Les Fourchettes
names-dedotated_wam = Mémoire dédouée
names-noooooooooooo = Nooooooooooon !
names-planet_laser_pointer = Pointeur laser planétaire
names-railguns = Canons électriques
names-shield_breaker = Brise-bouclier
names-wormhole = Trou de ver
names-random_event = Événement aléatoire
names-economy = Économie
names-combat = Combat
names-support = Soutien
names-industry = Industrie
names-dominion = Domination
names-assault = Assaut
names-bulwark = Rempart
names-logistics = Logistique
names-engineering = Ingénierie
names-jump_gates = les Portes de saut
names-asteroid_mining = le Minage d’astéroïdes
names-repair_drones = les Drones réparateurs
names-sunslayer_torpedoes = les Torpilles tueuses de soleils
names-solar_beam = le Rayon solaire
names-tractor_beam = le Rayon tracteur
names-nuclear_missile = un Missile nucléaire
names-artifact-1 = Quille de sillage
names-artifact-2 = Cartes de courrier
names-artifact-3 = Idole d’artilleur
names-artifact-4 = Masque de gardien
names-artifact-5 = Égide de verre
names-artifact-6 = Registre du sel
names-artifact-7 = Bannière de la première colonie
names-artifact-8 = Sceau de courtier
names-artifact-9 = Essaim tisseur
names-artifact-10 = Boussole de dérive
names-artifact-11 = Pinces de récupération
names-artifact-12 = Cloches jumelles
names-quiet = aucun événement
names-offworld_trading = Commerce extérieur
names-solar_storm = Tempête solaire
names-free_samples = Échantillons gratuits
names-pirate_raid = Raid de pirates
names-magnetic_storm = Orage magnétique
names-space_virus = Virus spatial
names-ship = vaisseau
    .a = un vaisseau
names-station = Colonie
names-planet = planète
names-asteroids = astéroïdes
names-throw = un lancer
names-standard = Standard
names-victory_points = Points de victoire
names-doubled = doublé
names-default = l’habituel
names-custom = un plateau à toi
names-none = aucun
names-pairs = à deux
names-threes = à trois
names-1v2 = un contre deux (règle maison)
names-1v3 = un contre trois (règle maison)
names-1v1v2 = un, un et deux (règle maison)
names-2v3 = deux contre trois (règle maison)
names-1v4 = un contre quatre (règle maison)
names-1v2v2 = un, deux et deux (règle maison)
names-2v4 = deux contre quatre (règle maison)
names-1v5 = un contre cinq (règle maison)
names-1v2v3 = un, deux et trois (règle maison)
names-duel = Duel
names-narrows = Détroit
names-wide_duel = Duel sur le grand plateau
names-wide_triad = Triade sur le grand plateau
names-wide_crossroads = Carrefour sur le grand plateau
names-triad = Triade
names-pinwheel = Moulinet
names-crossroads = Carrefour
names-four_gates = Quatre Portes
names-pentacle = Pentacle
names-crown = Couronne
names-six_suns = Six Soleils
names-carousel = Carrousel
names-siege = Siège
names-long_way_home = Le long retour
names-generated = un plateau tiré au sort
names-few = peu
names-some = quelques-uns
names-many = beaucoup
names-small = petit
names-large = grand
names-by_seats = selon le nombre de joueurs
names-auto = si possible
names-on = toujours
names-off = jamais
names-avoided = évité
names-lingering = dure encore

## picture

picture-fleet = { $number } : { $name }
picture-hull = coque { $hull }/{ $most }
picture-station = Colonie { $counters }
picture-shield = bouclier { $left }/{ $full }
picture-points = { $count } PV sur { $target }
picture-target = le premier à { $target } PV gagne
picture-team = (équipe { $team })
picture-teammate = dans ton équipe
picture-held = (ne peut pas bouger)
picture-artifact = { $artifact } sur { $planet } ({ $about })
picture-orange_tiles = tuiles orange achetées et pas utilisées : { $count }
picture-resources = Ressources { $count }
picture-cards = cartes : { $count }
picture-no_cards = pas de cartes
picture-round = manche { $round }
picture-deck = cartes restant dans la pioche : { $count }
picture-fight = combat ({ $fight }) : +{ $attack } contre +{ $defence }
picture-fight_planet = attaque de la { $planet } : { $needed } ou plus la capture
picture-blockade = { $name } bloque tout commerce
picture-thrown = lancer ({ $what }) : { $die }
picture-sale = Elle se vend { $count }.
picture-price = Elle coûte { $count }.
picture-station_number = Colonie { $number }
picture-fairness = Semblables à { $percent } % : à 100 %, toutes les places ont les mêmes chiffres.

## figures

figures-planets_in_reach = planètes à portée du premier tour
figures-nearest_planet = cases jusqu’à la planète la plus proche
figures-all_planets = cases jusqu’à toutes les planètes ensemble
figures-nearest_rival = cases jusqu’au rival le plus proche

## events

events-rolled_for_start = { $seat } a fait { $die } pour savoir qui commence
    .you = Tu as fait { $die } pour savoir qui commence
events-placed = Le { $ship } de { $seat } prend position en { $space }
    .you = Ton { $ship } prend position en { $space }
events-turn_began = Manche { $round } : tour de { $seat }
    .you = Manche { $round } : à toi de jouer
events-moved = Le { $ship } de { $seat } est allé en { $space }
    .you = Ton { $ship } est allé en { $space }
events-warped = Le { $ship } de { $seat } a sauté en { $space }
    .you = Ton { $ship } a sauté en { $space }
events-station_warped = La Colonie de { $seat } a sauté en { $space }
    .you = Ta Colonie a sauté en { $space }
events-diverted = { $seat } a déplacé de l’énergie : Moteurs { $engines }, Armes { $weapons }, Boucliers { $shields }
    .you = Tu as déplacé de l’énergie : Moteurs { $engines }, Armes { $weapons }, Boucliers { $shields }
events-fight_began = { $seat } a engagé un combat en { $space }
    .you = Tu as engagé un combat en { $space }
events-fight_began_ship = { $seat } attaque { $owner_is ->
    [you] ton vaisseau
   *[other] le vaisseau de { $owner }
    } en { $space }
    .you = Tu attaques le vaisseau de { $owner } en { $space }
events-fight_began_station = { $seat } attaque { $owner_is ->
    [you] ta Colonie
   *[other] la Colonie de { $owner }
    } en { $space }
    .you = Tu attaques la Colonie de { $owner } en { $space }
events-fight_began_planet = { $seat } attaque la planète en { $space }
    .you = Tu attaques la planète en { $space }
events-fight_began_asteroids = Les astéroïdes en { $space } attaquent le vaisseau de { $seat }
    .you = Les astéroïdes en { $space } attaquent ton vaisseau
events-joined = Le { $ship } de { $seat } se joint à l’attaque
    .you = Ton { $ship } se joint à l’attaque
events-rolled = Le { $ship } de { $seat } a fait { $die } (d{ $faces })
    .you = Ton { $ship } a fait { $die } (d{ $faces })
events-field_rolled = Les astéroïdes ont fait { $die }
events-threw = { $seat } a fait { $die } (d{ $faces })
    .you = Tu as fait { $die } (d{ $faces })
events-totals = Avec tous les bonus : { $attack } contre { $defence }
events-station_hit = La Colonie de { $seat } a subi { $damage } de dégâts et perdu { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
    }
    .you = Ta Colonie a subi { $damage } de dégâts et perdu { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
    }
events-hull_hit = Le Vaisseau-mère de { $seat } a perdu { $hull } de coque ; son bouclier a absorbé { $shield }
    .you = Ton Vaisseau-mère a perdu { $hull } de coque ; son bouclier a absorbé { $shield }
events-paid_hull = Le Vaisseau-mère de { $seat } a dépensé { $hull } de coque pour son rayon
    .you = Ton Vaisseau-mère a dépensé { $hull } de coque pour son rayon
events-repaired = Le Vaisseau-mère de { $seat } a réparé { $hull } de coque
    .you = Ton Vaisseau-mère a réparé { $hull } de coque
events-exploded = Le { $ship } de { $seat } a explosé en { $space }
    .you = Ton { $ship } a explosé en { $space }
events-station_exploded = La Colonie de { $seat } a explosé
    .you = Ta Colonie a explosé
events-saved = Le { $ship } de { $seat } est sauvé
    .you = Ton { $ship } est sauvé
events-respawned = Le { $ship } de { $seat } est de retour, en { $space }
    .you = Ton { $ship } est de retour, en { $space }
events-held = Le { $ship } de { $seat } ne pourra pas bouger au prochain tour
    .you = Ton { $ship } ne pourra pas bouger au prochain tour
events-looted = { $seat } a pillé { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressources
    }
    .you = Tu as pillé { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressources
    }
events-collected = { $seat } a récolté { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressources
    }
    .you = Tu as récolté { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressources
    }
events-gained = { $seat } a reçu { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressources
    }
    .you = Tu as reçu { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressources
    }
events-captured = { $seat } a capturé la { $planet } en { $space }
    .you = Tu as capturé la { $planet } en { $space }
events-held_out = La { $planet } a résisté à { $seat } : { $total }, il fallait { $needed }
    .you = La { $planet } t’a résisté : { $total }, il fallait { $needed }
events-planet_removed = La { $planet } en { $space } n’est plus
events-planet_freed = La { $planet } est de nouveau neutre
events-artifact_found = { $seat } a trouvé un Artefact sur la { $planet } : { $artifact }
    .you = Tu as trouvé un Artefact sur la { $planet } : { $artifact }
events-drew = { $seat } a pioché { $card }
    .you = Tu as pioché { $card }
events-drew_unseen = { $seat } a pioché une carte
    .you = Tu as pioché une carte
events-drew_several = { $seat } a pioché { $times } cartes : { $card }
    .you = Tu as pioché { $times } cartes : { $card }
events-drew_several_unseen = { $seat } a pioché { $times } cartes
    .you = Tu as pioché { $times } cartes
events-bought = { $seat } a acheté une carte : { $card }
    .you = Tu as acheté une carte : { $card }
events-bought_unseen = { $seat } a acheté une carte
    .you = Tu as acheté une carte
events-sold = { $seat } a vendu { $card } pour { $value ->
    [one] { $value } Ressource
   *[other] { $value } Ressources
    }
    .you = Tu as vendu { $card } pour { $value ->
    [one] { $value } Ressource
   *[other] { $value } Ressources
    }
events-stole = { $seat } { $owner_is ->
    [you] t’a volé une carte
   *[other] a volé une carte à { $owner }
    } : { $card }
    .you = Tu as volé une carte à { $owner } : { $card }
events-stole_unseen = { $seat } { $owner_is ->
    [you] t’a volé une carte
   *[other] a volé une carte à { $owner }
    }
    .you = Tu as volé une carte à { $owner }
events-lost_card = { $seat } a perdu une carte, prise par { $thief_is ->
    [you] toi
   *[other] { $thief }
    } : { $card }
    .you = Tu as perdu une carte, prise par { $thief } : { $card }
events-lost_card_unseen = { "" }
events-played = { $seat } a joué { $card }
    .you = Tu as joué { $card }
events-aimed_at_ship = La cible est { $owner_is ->
    [you] ton { $ship }
   *[other] le { $ship } de { $owner }
    } en { $space }
events-aimed_at_station = La cible est { $owner_is ->
    [you] ta Colonie
   *[other] la Colonie de { $owner }
    } en { $space }
events-aimed_at_planet = La cible est la { $planet } en { $space }
events-aimed_at_added = La cible est le lancer en plus { $owner_is ->
    [you] de ton { $ship }
   *[other] du { $ship } de { $owner }
    }
events-aimed_at_space = La cible est { $space }
events-aimed_at_player = La cible, c’est { $owner_is ->
    [you] toi
   *[other] { $owner }
    }
events-cancelled = { $seat } a annulé { $card }
    .you = Tu as annulé { $card }
events-took_resource = { $seat } { $owner_is ->
    [you] t’a pris 1 Ressource
   *[other] a pris 1 Ressource à { $owner }
    }
    .you = Tu as pris 1 Ressource à { $owner }
events-took_resource_several = { $seat } { $owner_is ->
    [you] t’a pris { $times } Ressources
   *[other] a pris { $times } Ressources à { $owner }
    }
    .you = Tu as pris { $times } Ressources à { $owner }
events-took_nothing = Rien à prendre pour { $seat } : { $owner_is ->
    [you] tu n’as pas
   *[other] { $owner } n’a pas
    } de Ressources
    .you = { $owner } n’a pas de Ressources à prendre
events-drained = Les { $subsystem } de { $seat } ont perdu de l’énergie pour ce tour
    .you = Tes { $subsystem } ont perdu de l’énergie pour ce tour
events-charged = { $seat } a mis de la nouvelle énergie { $subsystem_dans }
    .you = Tu as mis de la nouvelle énergie { $subsystem_dans }
events-shield_broken = Le bouclier de { $seat } est à terre pour ce tour
    .you = Ton bouclier est à terre pour ce tour
events-researched = { $seat } a acheté une technologie : { $technology }, rang { $tier }
    .you = Tu as acheté une technologie : { $technology }, rang { $tier }
events-recharged = { $seat } a racheté la tuile orange et peut l’utiliser { $count } fois
    .you = Tu as racheté la tuile orange et tu peux l’utiliser { $count } fois
events-overcharged = { $seat } a surchargé le lancer
    .you = Tu as surchargé le lancer
events-used = { $seat } a utilisé { $ability }
    .you = Tu as utilisé { $ability }
events-event_rolled = { $seat } a tiré un événement : { $random_event }
    .you = Tu as tiré un événement : { $random_event }
events-event_answered = { $seat } l’a { $answer_key ->
    [doubled] doublé
   *[avoided] évité
    }
    .you = Tu l’as { $answer_key ->
    [doubled] doublé
   *[avoided] évité
    }
events-event_ended = { $random_event } : c’est fini
events-blockade_began = { $seat } bloque tout commerce jusqu’à son prochain tour
    .you = Tu bloques tout commerce jusqu’à ton prochain tour
events-went_out = { $seat } est hors jeu
    .you = Tu es hors jeu
events-won = { $seat } a gagné la partie
    .you = Tu as gagné la partie !
events-drawn = La partie est nulle
events-artifact_found_nothing = { $seat } n’a rien trouvé sur la { $planet }
    .you = Tu n’as rien trouvé sur la { $planet }

## zones

zones-round = manche
zones-planets = planètes
zones-planet_owners = à qui elles sont
zones-planet_artifacts = ce qu’on y a trouvé
zones-planets_tried = planètes attaquées en vain ce tour-ci
zones-deck = pioche d’Actions
zones-discard = défausse
zones-random_event = événement aléatoire
zones-tokens = jetons inexplorés
zones-ships = vaisseaux
zones-station = Colonie
zones-station_counters = jetons de Colonie
zones-hull_points = points de coque
zones-energy = énergie
zones-technology = technologie
zones-resources = Ressources
zones-hand = main
zones-points_for_kills = points pour les vaisseaux détruits
zones-map = plateau
zones-mode = mode
zones-first_seat = commence
zones-npc = le PNJ
zones-npc_homes = planètes des vaisseaux du PNJ
zones-played = cartes jouées
zones-event_player = qui a tiré l’événement
zones-event_answer = l’événement est
zones-blockade = Blocus commercial
zones-fight = combat
zones-attacker = attaque
zones-attacking_ships = vaisseaux qui attaquent
zones-defender = défense
zones-defending = vaisseau attaqué
zones-fight_space = lieu du combat
zones-ranged = à distance
zones-more_throws = lancers en plus de chaque dé d’attaque
zones-attack_buff = bonus d’attaque
zones-defence_buff = bonus de défense
zones-planet_holds_at = la planète tient à
zones-attack_dice = dés de l’attaque
zones-defence_die = dé de la défense
zones-added_attack_dice = lancers ajoutés à l’attaque
zones-last_added_attack_dice = dernier lancer ajouté à l’attaque
zones-added_defence_die = lancers ajoutés à la défense
zones-last_added_defence_die = dernier lancer ajouté à la défense
zones-answered_attack_ones = 1 de l’attaque déjà répondus
zones-answered_defence_one = 1 de la défense déjà répondu
zones-attack_factors = combien de fois comptent les dés de l’attaque
zones-defence_factor = combien de fois compte le dé de la défense
zones-throw_card = carte pour laquelle le dé est lancé
zones-attacker_extra_shield = bouclier en plus pour l’attaque
zones-defender_extra_shield = bouclier en plus pour la défense
zones-overcharged = surchargé
zones-doomed_attackers = attaquants perdus
zones-doomed_defender = défenseur perdu
zones-drained = énergie vidée
zones-shield_lost = bouclier usé
zones-spaces_moved = cases parcourues
zones-extra_engine = puissance de moteur en plus
zones-deflectors = champs où un vaisseau entre sans lancer
zones-spaces_after_attack = cases après une attaque
zones-status = état des vaisseaux
zones-held = vaisseaux retenus
zones-respawn = vaisseaux qui reviennent
zones-diverted = énergie déplacée
zones-damaged = dégâts ce tour-ci
zones-beside_mothership = à côté du Vaisseau-mère au début
zones-branches = branches prises
zones-discount_used = carte moins chère achetée
zones-orange_tiles = tuiles orange achetées et pas utilisées
zones-out = hors jeu
zones-won = victoire

## reasons

reasons-not_now = Ce n’est pas possible maintenant.
reasons-something_else_first = Autre chose doit d’abord être réglé.
reasons-placing_is_over = Les flottes sont déjà placées.
reasons-no_room_for_all = Il n’y a pas de place pour tous les vaisseaux restants.
reasons-not_on_board = Cette case n’est pas sur ce plateau.
reasons-space_taken = Il y a déjà quelque chose sur cette case.
reasons-too_far_from_station = C’est trop loin de ta Colonie pour placer un vaisseau.
reasons-too_far_from_base = C’est trop loin du départ de ta flotte.
reasons-not_beside_own_station = Un vaisseau revient sur une case libre à côté de ta Colonie.
reasons-choose_a_ship_first = Choisis d’abord un vaisseau.
reasons-attacked_already = Ce vaisseau a déjà attaqué ce tour-ci.
reasons-ship_is_held = Ce vaisseau est retenu ce tour-ci.
reasons-ship_is_infected = Le Virus spatial retient ce vaisseau où il est.
reasons-no_power_left = Ce vaisseau n’a plus de puissance de moteur.
reasons-movement_is_over = Ce vaisseau a sauté, ce qui met fin à son déplacement.
reasons-asteroids_are_entered = C’est un champ d’astéroïdes : entres-y.
reasons-no_field_attacks = Aucun champ n’attaque en chemin : déplace-toi.
reasons-out_of_reach = Cette case est hors de portée.
reasons-no_weapons = Sans Armes, pas de dé pour attaquer.
reasons-nothing_there = Il n’y a rien là.
reasons-friendly = C’est un allié.
reasons-not_beside = La cible doit être à côté du vaisseau.
reasons-station_guarded = Un vaisseau garde cette Colonie.
reasons-cannot_damage = Ce vaisseau ne peut pas abîmer cette cible.
reasons-planet_tried = Une attaque de cette planète a échoué ce tour-ci : réessaie au prochain.
reasons-card_not_held = Cette carte n’est pas dans ta main.
reasons-only_a_cancelling_card = Seule une carte qui en annule une autre se joue maintenant.
reasons-nothing_to_cancel = Aucune carte ne vient d’être annoncée.
reasons-not_on_planet_rolls = Contre une planète, seuls les dés comptent.
reasons-wrong_window = Cela ne se joue pas à ce moment d’un combat.
reasons-event_is_on = Un autre événement est encore en cours.
reasons-card_has_no_use = Cette carte ne sert à rien maintenant.
reasons-market_closed = Commerce pendant ton tour ou à la fin de celui des autres.
reasons-only_in_own_turn = Cela ne se fait que pendant ton tour.
reasons-ship_has_orders = Le vaisseau que tu as choisi bouge, attaque ou utilise d’abord une capacité.
reasons-deck_is_out = La pioche d’Actions est épuisée.
reasons-too_expensive = Cela coûte plus de Ressources que tu n’en as.
reasons-tree_is_full = Cette branche est complète.
reasons-tiers_in_order = Les rangs s’achètent dans l’ordre.
reasons-other_branch_taken = L’autre branche a déjà été choisie.
reasons-no_exploration = Cette table joue sans l’Exploration planétaire.
reasons-not_your_planet = Cette planète n’est pas à toi.
reasons-explored_already = Cette planète est déjà explorée.
reasons-energy_must_add_up = L’énergie doit faire le compte, et un système n’en contient qu’un peu.
reasons-divert_first = Commence d’abord à déplacer de l’énergie.
reasons-no_mothership = Le Vaisseau-mère est perdu.
reasons-no_power = L’Orage magnétique laisse le Vaisseau-mère sans puissance.
reasons-energy_locked = L’énergie est bloquée jusqu’à ton prochain tour.
reasons-no_orange_tile = Il faut la tuile orange de la branche Rempart.
reasons-no_orange_tile_bought = Aucun achat de la tuile orange n’est disponible.
reasons-overcharged_already = Un lancer ne se surcharge qu’une fois.
reasons-nothing_to_join = Aucune attaque n’est en train d’être annoncée.
reasons-cannot_join = Ce vaisseau ne peut pas prendre part à cette attaque.
reasons-nothing_to_pick = Il n’y a rien à choisir.
reasons-ship_is_lost = Ce vaisseau est perdu.
reasons-nothing_left_to_do = Ce vaisseau ne peut plus rien faire ce tour-ci.
reasons-no_target = Ce n’est pas une cible maintenant.
reasons-no_such_ability = Il faut la tuile de cette capacité.
reasons-mothership_only = Seul le Vaisseau-mère a cette capacité.
reasons-no_field_near = Le Vaisseau-mère n’est ni dans un champ d’astéroïdes ni à côté d’un.
reasons-hull_is_whole = La coque est intacte.
reasons-no_planet_held = Tu n’as pas de planète.
reasons-hull_too_low = La coque est trop basse pour payer cela.
reasons-nothing_in_range = Il n’y a rien à portée de cette capacité.
reasons-no_gate_beside = Le vaisseau n’est pas à côté d’une Colonie ou d’une planète alliée.
reasons-jumped_already = Ce vaisseau a déjà pris les Portes de saut ce tour-ci.
reasons-not_at_a_gate = Cette case n’est pas à côté d’une Colonie ou d’une planète alliée.
reasons-no_room_at_a_gate = Aucune case n’est libre à côté d’une Colonie ou d’une planète alliée.
reasons-no_missile_at_planets = Un Missile n’attaque que des vaisseaux et des Colonies.
reasons-too_far_to_aim = C’est plus loin que la capacité ne porte.
reasons-held_already = Ce vaisseau est déjà retenu.
reasons-ships_only = Cela ne vise que des vaisseaux.
reasons-warp_ends_elsewhere = La carte ne mène pas là.
reasons-no_path_there = Aucun chemin n’y mène le vaisseau.
reasons-nothing_is_aimed = Il n’y a rien à viser maintenant.
reasons-no_such_player = Cette personne ne peut pas être choisie.
reasons-no_reward_due = Aucune récompense de planète ne s’obtient ainsi maintenant.
reasons-no_event_to_answer = Aucun événement n’attend de réponse.
reasons-subsystem_is_full = Ce système contient toute l’énergie qu’il peut.
reasons-subsystem_is_empty = Ce système n’a pas d’énergie à perdre.
reasons-no_energy_to_place = Il n’y a pas d’énergie à placer ni à vider.
reasons-orange_not_for_this_roll = La tuile orange ne peut pas servir pour ce lancer.

## faults

faults-board_size = { $columns } colonnes et { $rows } lignes : un plateau a { $least_columns } à { $most_columns } colonnes et { $least_rows } à { $most_rows } lignes
faults-row_length = la ligne { $row } a { $count } cases, il en faut { $wanted }
faults-unknown_symbol = la ligne { $row } contient { $symbol }, qui ne veut rien dire
faults-planet_count = { $count } planètes : il en faut de 1 à { $most }
faults-no_planet_near = la Colonie { $station } n’a pas de planète à portée du premier tour
faults-walled_in = la Colonie { $station } en { $space } n’a de chemin vers une autre Colonie qu’à travers des astéroïdes
faults-fleets_crowded = les flottes des Colonies { $station } et { $other } partent des mêmes cases
faults-asymmetric = le plateau n’est pas le même vu de chaque Colonie
faults-several_planets_near = la Colonie { $station } a { $count } planètes à portée du premier tour, une autre en a { $least }
faults-station_count = la Colonie { $station } est là { $count } fois, pas { $wanted }
faults-station_at_edge = la Colonie { $station } en { $space } est au bord du plateau
faults-station_at_asteroids = la Colonie { $station } en { $at } a des astéroïdes à côté, en { $space }
faults-station_crowded = la Colonie { $station } en { $at } a quelque chose à côté, en { $space }
faults-no_room_for_fleet = la Colonie { $station } en { $space } est sûre de { $count } cases libres à { $reach } ou moins, sa flotte en demande { $wanted }
faults-no_room_at_base = F en { $space } a { $count } cases libres à { $reach } ou moins, la flotte en demande { $wanted }
faults-solo_symbol = { $symbol } sert aux plateaux solo
faults-solo_planets = { $count } planètes : un plateau solo en a 3
faults-solo_base = F est là { $count } fois, pas une
faults-solo_fleet = { $symbol } est là { $count } fois, pas { $wanted }
faults-mothership_astray = { $symbol } en { $space } n’est pas à côté de la Colonie
faults-base_astray = F en { $space } n’est pas dans le coin opposé à la Colonie
faults-ship_astray = { $symbol } en { $space } n’est pas à côté d’une planète
faults-solo_has_planets = le Défi solo a { $wanted } planètes, pas { $count } : planets { $wanted } ou 0 irait
faults-points_mode = les points ne comptent que là où ils font gagner : mode victory_points irait, ou points 10
faults-solo_level = le niveau { $level } est pour une seule personne : à { $seats }, level 1 irait
faults-only_generated = { $option } sert aux plateaux tirés au sort, et le plateau est { $layout } : layout generated irait
faults-solo_mode = le Défi solo suit les règles standard : mode standard irait
faults-never_symmetric = aucun plateau n’est symétrique à { $seats } : éteins l’option symmetric
faults-symmetric_planets = un plateau symétrique à { $seats } a { $known } planètes, pas { $count }
faults-too_few_planets = à { $seats }, il faut au moins { $least } planètes, pas { $count }
faults-no_room = à { $seats }, pas de places équitables avec { $planets ->
        [one] 1 planète
       *[other] { $planets } planètes
    } (astéroïdes : { $asteroids }, plateau : { $board }) : { $fits } irait
faults-no_room_at_all = à { $seats }, pas de places équitables avec { $planets ->
        [one] 1 planète
       *[other] { $planets } planètes
    } (astéroïdes : { $asteroids }, plateau : { $board }) : moins d’astéroïdes et d’autres planètes iraient
faults-layout_players = le plateau { $layout } se joue à { $players }, pas à { $seats } : default, generated ou un de ceux-ci irait : { $fitting }
faults-no_such_layout = l’édition n’a pas de plateau nommé « { $layout } » : elle devrait apporter layouts.{ $layout }
faults-teams_seats = les équipes { $teams } ne vont pas à { $seats } : teams { $fitting } irait

## picks

picks-card = carte
picks-technology = technologie
picks-ability = capacité

## options

options-mode = Standard : reste en dernier avec une Colonie et un vaisseau. Points de victoire : les vaisseaux reviennent, et qui atteint assez de points pendant son tour gagne.
options-points = Combien de points de victoire font gagner ; davantage convient à cinq et six. Il en faut autant à une équipe pour chacun de ses membres.
options-teams = Jouer en équipes de deux ou trois ; les tours alternent entre les équipes. Règle maison : des équipes inégales, comme un contre deux.
options-exploration = Exploration planétaire : les planètes cachent des Artefacts que leur propriétaire peut découvrir.
options-events = Événements aléatoires : cinq cartes de plus, qui lancent le dé d’événement.
options-lean_deck = Règle maison : sans l’Exploration planétaire, les cinq cartes sur les Artefacts restent dans la boîte.
options-level = Le niveau du Défi solo, de 1 à 9.
options-planet_retries = Règle maison : après l’échec d’une attaque de planète, d’autres vaisseaux peuvent réessayer au même tour.
options-round_limit = Règle maison : la partie est nulle après ce nombre de manches ; 0 est l’habituel, 100.
options-layout = Le plateau : un prévu pour le nombre de joueurs, un apporté par une édition sous son propre nom, ou un tiré au sort.
options-map_seed = Plateau tiré au sort : le nombre dont il est fait ; un autre nombre donne un autre plateau.
options-planets = Plateau tiré au sort : combien de planètes ; 0 en donne une de plus que de joueurs.
options-asteroids = Plateau tiré au sort : combien d’astéroïdes.
options-board = Plateau tiré au sort : le petit (15 sur 13) ou le grand (17 sur 15) ; selon le nombre de joueurs, le grand à 5 et 6.
options-symmetric = Plateau tiré au sort : s’il est le même vu de chaque Colonie. Si possible : pas à cinq, où c’est impossible.

## score

score-strength = vaisseaux et jetons de Colonie
score-ships = vaisseaux restants
score-station_counters = jetons de Colonie
score-hull_points = coque du Vaisseau-mère
score-planets = planètes
score-points_for_kills = points pour les vaisseaux détruits
score-points_for_planets = points pour les planètes
score-loot = Ressources pillées
score-income = Ressources récoltées
score-planets_captured = planètes capturées
score-cards_played = cartes Action jouées
score-tiles = tuiles de technologie
score-ships_lost = vaisseaux perdus
