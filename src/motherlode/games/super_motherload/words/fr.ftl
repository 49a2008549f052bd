title = Super Motherload
blurb = Creuse des galeries sous Mars, engage des Pilotes avec ce que tu trouves et finis avec le plus de points de victoire.
length = environ 30 minutes
difficulty = quelques choses à apprendre

## steps

steps-choose_side = choisis une face du plateau de Profondeur 1
    .other = { $seat } choisit une face du plateau de Profondeur 1
    .when = Quand je choisis une face du plateau de Profondeur 1
steps-pick_deck = choisis ton paquet
    .other = { $seat } choisit un paquet
    .when = Quand je choisis un paquet
steps-act = choisis une action
    .other = { $seat } choisit une action
    .when = Quand je choisis une action
steps-drill = choisis les cartes pour forer
    .other = { $seat } choisit des cartes pour forer
    .when = Quand je choisis des cartes pour forer
steps-blast = choisis où la bombe explose
    .other = { $seat } place une bombe
    .when = Quand je place une bombe
steps-swap = choisis un Exploit mineur à remplacer
    .other = { $seat } remplace un Exploit mineur
    .when = Quand je peux remplacer un Exploit mineur
steps-stow = choisis une pile pour tes Minerais
    .other = { $seat } pose des Minerais sur une pile
    .when = Quand je pose des Minerais sur une pile
steps-attach_board = ajoute le nouveau plateau
    .other = { $seat } ajoute un plateau
    .when = Quand j’ajoute un plateau
steps-buy = achète des Pilotes
    .other = { $seat } achète des Pilotes
    .when = Quand j’achète des Pilotes
steps-duplicate = choisis un Minerai à doubler
    .other = { $seat } choisit un Minerai à doubler
    .when = Quand je choisis un Minerai à doubler
steps-discard = défausse des cartes jusqu’à ta limite de main
    .other = { $seat } a trop de cartes et en défausse
    .when = Quand j’ai trop de cartes
steps-place_drill = choisis où creuser
    .other = { $seat } choisit où creuser
    .when = Quand je choisis où creuser
steps-place_bomb = choisis où la bombe explose
    .other = { $seat } place une bombe
    .when = Quand je place une bombe
steps-put_tile = choisis une pile pour le Minerai
    .other = { $seat } pose un Minerai sur une pile
    .when = Quand je pose un Minerai sur une pile

## actions

actions-pass = passer
actions-draw = piocher des cartes
actions-side = prendre la face { $it }
actions-pick = prendre le paquet { $it }
actions-drill = forer avec des cartes { $it_many }
actions-bomb = bombarder : { $it }
actions-play = jouer : { $it }
actions-dig = creuser { $it }
actions-blast = faire sauter { $it }
actions-stow = poser les Minerais sur la pile { $it_f }
actions-buy = acheter : { $it }
actions-use = utiliser ton Artefact : { $it }
actions-duplicate = doubler : { $it }
actions-swap = remplacer { $it }
actions-claim = prendre l’Exploit { $it }
actions-discard = défausser : { $it }
actions-go_on = terminé
actions-confirm = défausser ces cartes
actions-leave = laisser les Minerais
actions-side-a = prendre la face A
actions-side-b = prendre la face B

## unlisted

unlisted-dig = Pour laisser des symboles en place, nomme leurs cases après « without », par exemple : dig c4 across without e4
unlisted-blast = Pour laisser des symboles en place, nomme leurs cases après « without », par exemple : blast c4 r0 without c5

## names

names-red = rouge
    .many = rouges
names-blue = bleu
    .f = bleue
    .many = bleues
names-yellow = jaune
    .many = jaunes
names-wild = joker
    .many = joker
names-starter-n = Pilote de départ { $n }
    .counted = { $count ->
        [one] Pilote de départ { $n }
       *[other] { $count } × Pilote de départ { $n }
    }
names-red-n = Pilote rouge { $n }
    .counted = { $count ->
        [one] Pilote rouge { $n }
       *[other] { $count } × Pilote rouge { $n }
    }
names-blue-n = Pilote bleu { $n }
    .counted = { $count ->
        [one] Pilote bleu { $n }
       *[other] { $count } × Pilote bleu { $n }
    }
names-yellow-n = Pilote jaune { $n }
    .counted = { $count ->
        [one] Pilote jaune { $n }
       *[other] { $count } × Pilote jaune { $n }
    }
names-wild-n = Pilote joker { $n }
    .counted = { $count ->
        [one] Pilote joker { $n }
       *[other] { $count } × Pilote joker { $n }
    }
names-red-to-hand = le Pilote rouge, droit en main, avec un Artefact
names-blue-to-hand = le Pilote bleu, droit en main, avec un Artefact
names-yellow-to-hand = le Pilote jaune, droit en main, avec un Artefact
names-wild-to-hand = le Pilote joker, droit en main, avec un Artefact
names-demolition = Démolition
names-courier = Messagerie
names-archaeology = Archéologie
names-survey = Arpentage
names-iron = Fer
    .a = un Fer
names-gold = Or
    .a = un Or
names-platinum = Platine
    .a = un Platine
names-emerald = Émeraude
    .a = une Émeraude
    .counted = { $count ->
        [one] { $count } Émeraude
       *[other] { $count } Émeraudes
    }
names-ruby = Rubis
    .a = un Rubis
names-diamond = Diamant
    .a = un Diamant
    .counted = { $count ->
        [one] { $count } Diamant
       *[other] { $count } Diamants
    }
names-extra_action = une action de plus
names-two_cards = piocher 2 cartes
names-bomb_and_card = un jeton Bombe et une carte
names-free_platinum = un Platine
names-gold_and_card = un Or et une carte
names-duplicator = doubler un Minerai
names-into_hand = un nouveau Pilote droit en main
names-trophy = un trophée de 3 PV
names-depth-1-a = Profondeur 1, Vieille Carrière
names-depth-1-b = Profondeur 1, Puits Jumeaux
names-depth-2-a = Profondeur 2, Filon d’Or
names-depth-2-b = Profondeur 2, Tamis
names-depth-3-a = Profondeur 3, Caveau
names-depth-3-b = Profondeur 3, Faille
names-depth-4-a = Profondeur 4, Noyau
names-depth-4-b = Profondeur 4, Abîme
names-hand = la main
    .own = va dans ta main
    .their = va dans sa main
names-discard = la défausse
    .own = va dans ta défausse
    .their = va dans sa défausse
names-across = en travers
names-down = vers le bas
names-r0 = comme imprimé
names-r1 = tourné à droite
names-r2 = tourné d’un demi-tour
names-r3 = tourné à gauche
names-m0 = retourné
names-m1 = retourné, tourné à droite
names-m2 = retourné, tourné d’un demi-tour
names-m3 = retourné, tourné à gauche
names-demolition_crew = Équipe de démolition
names-deep_divers = Plongeurs des profondeurs
names-sun_chasers = Chasseurs de soleil
names-free_spirits = Esprits libres
names-full_house = Maison pleine
names-fire_and_ice = Feu et Glace
names-hazard_team = Équipe à risque
names-green_machine = Machine verte
names-three_wings = Trois Ailes
names-old_guard = Vieille Garde
names-rock_breaker = Brise-roche
names-big_bang = Big Bang
names-pay_dirt = Bon Filon
names-long_haul = Long Cours
names-steel_nerves = Nerfs d’acier
names-hard_head = Tête dure
names-bulk_load = Gros Chargement
names-jackpot = Jackpot
names-mixed_bag = Sac mélangé
names-seam_runner = Passe-jointure
names-iron_works = Forges
names-gold_rush = Ruée vers l’or
names-platinum_card = Carte Platine
names-green_fever = Fièvre verte
names-red_fever = Fièvre rouge
names-crown_jewels = Joyaux de la Couronne
names-well_spread = Bien réparti
names-powder_keg = Poudrière
names-collector = Collection
names-shopping_spree = Folie d’achats
names-random = au hasard
names-artifacts = Artefacts
names-bombs = jetons Bombe
names-cards = cartes
names-drilled = cases forées
names-drilled_rock = Roche forée
names-drilled_steel = Plaques d’acier forées
names-bombed = cases bombardées
names-bombed_rock = Roche bombardée
names-bombed_minerals = Minerais à la bombe
names-symbols = symboles couverts
names-seams = galeries à travers la jointure
names-actions = actions
names-cards_drawn = cartes piochées
names-cards_played = cartes jouées
names-bomb_tokens = jetons Bombe pris
names-artifacts_used = Artefacts utilisés
names-pilots = Pilotes achetés
names-chosen = choisi
names-book = comme dans le livret
names-all = les quatre

## starters

starters-red = Pilote de départ rouge
starters-blue = Pilote de départ bleu
starters-yellow = Pilote de départ jaune
starters-wild = Pilote de départ joker

## goals

goals-iron = ramasse { $count } Fer
goals-gold = ramasse { $count } Or
goals-platinum = ramasse { $count } Platine
goals-emerald = ramasse { $count ->
    [one] { $count } Émeraude
   *[other] { $count } Émeraudes
    }
goals-ruby = ramasse { $count } Rubis
goals-diamond = ramasse { $count ->
    [one] { $count } Diamant
   *[other] { $count } Diamants
    }
goals-minerals = ramasse { $count ->
    [one] { $count } Minerai
   *[other] { $count } Minerais
    }
goals-mineral_kinds = ramasse { $count } Minerais différents
goals-value = ramasse des Minerais pour { $count } $
goals-covered = creuse { $count } cases
goals-drilled = fore { $count } cases
goals-bombed = bombarde { $count } cases
goals-rock = traverse { $count } Roche
goals-drilled_rock = traverse { $count } Roche en forant
goals-bombed_rock = bombarde { $count } Roche
goals-drilled_steel = traverse { $count ->
    [one] { $count } Plaque d’acier
   *[other] { $count } Plaques d’acier
    } en forant
goals-bombed_minerals = ramasse { $count ->
    [one] { $count } Minerai
   *[other] { $count } Minerais
    } à la bombe
goals-symbols = creuse { $count ->
    [one] { $count } case
   *[other] { $count } cases
    } à symbole Bombe, carte ou Artefact
goals-seams = traverse { $count } fois la jointure de deux plateaux
goals-cards_played = creuse avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
goals-artifacts = prends { $count ->
    [one] { $count } Artefact
   *[other] { $count } Artefacts
    }
goals-actions = joue { $count ->
    [one] { $count } action
   *[other] { $count } actions
    }
goals-bombs = fais sauter { $count ->
    [one] { $count } bombe
   *[other] { $count } bombes
    }
goals-pilots = achète { $count ->
    [one] { $count } Pilote
   *[other] { $count } Pilotes
    }
goals-cards_drawn = pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
goals-bomb_tokens = prends { $count ->
    [one] { $count } jeton Bombe
   *[other] { $count } jetons Bombe
    }
goals-artifacts_used = utilise { $count ->
    [one] { $count } Artefact
   *[other] { $count } Artefacts
    }

## held

held-iron = aie { $count } Fer sur tes cartes
held-gold = aie { $count } Or sur tes cartes
held-platinum = aie { $count } Platine sur tes cartes
held-emerald = aie { $count ->
    [one] { $count } Émeraude
   *[other] { $count } Émeraudes
    } sur tes cartes
held-ruby = aie { $count } Rubis sur tes cartes
held-diamond = aie { $count ->
    [one] { $count } Diamant
   *[other] { $count } Diamants
    } sur tes cartes
held-minerals = aie { $count ->
    [one] { $count } Minerai
   *[other] { $count } Minerais
    } sur tes cartes
held-value = aie des Minerais pour { $count } $ sur tes cartes
held-stacks = aie des Minerais sur { $count ->
    [one] { $count } pile
   *[other] { $count } piles
    }
held-bomb_tokens = aie { $count ->
    [one] { $count } jeton Bombe
   *[other] { $count } jetons Bombe
    }
held-artifacts = aie { $count ->
    [one] { $count } Artefact
   *[other] { $count } Artefacts
    }
held-hand = aie { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    } en main
held-pilots = possède { $count ->
    [one] { $count } Pilote acheté
   *[other] { $count } Pilotes achetés
    }

## within

within-action = en une action
within-turn = en un tour
within-held = { "" }

## bonuses

bonuses-draw_1 = pioche 1 carte
bonuses-draw_2 = pioche 2 cartes
bonuses-bomb = prends un jeton Bombe
bonuses-corner = peut partir d’un coin
bonuses-rock = fore à travers la Roche
bonuses-split = Minerais sur plusieurs piles
bonuses-swap = remplace un Exploit mineur
bonuses-hand = vient en main
bonuses-action = une action de plus
bonuses-duplicate = double un Minerai
bonuses-none = { "" }

## decks

decks-demolition = de grosses bombes, beaucoup, et des forets qui traversent la Roche
decks-courier = peu d’icônes Foret, mais beaucoup de cartes
decks-archaeology = les nouveaux Pilotes viennent droit en main ou apportent un Minerai
decks-survey = des icônes joker, des galeries par les coins, et des Minerais sur toute pile

## picture

picture-no_board = Il n’y a pas encore de plateau.
picture-bought_out = épuisé
picture-icons = icônes
picture-pattern = bombe
picture-points = PV
picture-for_sale = Pilotes à acheter
picture-when_bought = à l’achat :
picture-legend = * Bombe ? Artefact 1 2 cartes # Roche RBY Acier

## events

events-deck_picked = { $seat } joue le paquet { $deck }
    .you = Tu joues le paquet { $deck }
events-board_added = Nouveau plateau : { $board }
events-board_removed = { $board } quitte la table avec ses galeries
events-turn_began = Tour de { $seat } (manche { $round })
    .you = À toi de jouer (manche { $round })
events-passed = { $seat } a passé
    .you = Tu as passé
events-drew = { $seat } a pioché une carte
    .you = Tu as pioché une carte
events-drew_several = { $seat } a pioché { $times } cartes
    .you = Tu as pioché { $times } cartes
events-reshuffled = { $seat } a mélangé sa défausse en une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
    .you = Tu as mélangé ta défausse en une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
events-card_played = { $seat } a utilisé : { $card }
    .you = Tu as utilisé : { $card }
events-card_played_several = { $seat } a utilisé : { $card }
    .you = Tu as utilisé : { $card }
events-drilled = { $seat } a foré { $direction } depuis { $cell }, sur { $length ->
    [one] { $length } case
   *[other] { $length } cases
    }
    .you = Tu as foré { $direction } depuis { $cell }, sur { $length ->
    [one] { $length } case
   *[other] { $length } cases
    }
events-bombed = { $seat } a bombardé { $length ->
    [one] { $length } case
   *[other] { $length } cases
    } en { $cell }
    .you = Tu as bombardé { $length ->
    [one] { $length } case
   *[other] { $length } cases
    } en { $cell }
events-space_covered = { "" }
events-collected = { $seat } a déterré { $mineral_a }
    .you = Tu as déterré { $mineral_a }
events-collected_several = { $seat } a déterré { $mineral }
    .you = Tu as déterré { $mineral }
events-tiles_lost = { $seat } a perdu { $minerals } : il ne restait plus de carte où les poser
    .you = Tu as perdu { $minerals } : tu n’as plus de carte où poser des Minerais
events-bomb_taken = { $seat } a pris un jeton Bombe et en a maintenant { $bombs }
    .you = Tu as pris un jeton Bombe et tu en as maintenant { $bombs }
events-no_bomb_left = Il ne restait plus de jeton Bombe pour { $seat }
    .you = Il ne restait plus de jeton Bombe pour toi
events-artifact_taken = { $seat } a pris un Artefact
    .you = Tu as pris un Artefact
events-artifact_used = { $seat } a utilisé un Artefact : { $artifact }
    .you = Tu as utilisé un Artefact : { $artifact }
events-stowed = { $seat } a posé { $minerals } sur la pile { $stack_f }
    .you = Tu as posé { $minerals } sur la pile { $stack_f }
events-bought = { $seat } a acheté un Pilote, qui { $to_their } : { $card }
    .you = Tu as acheté un Pilote, qui { $to_own } : { $card }
events-action_gained = { $seat } a une action de plus
    .you = Tu as une action de plus
events-duplicated = { $seat } a doublé { $mineral_a }
    .you = Tu as doublé { $mineral_a }
events-major_claimed = { $seat } a pris l’Exploit majeur { $major }
    .you = Tu as pris l’Exploit majeur { $major }
events-minor_claimed = { $seat } a pris l’Exploit mineur { $minor }
    .you = Tu as pris l’Exploit mineur { $minor }
events-minor_swapped = { $seat } a remis { $minor } sous les Exploits mineurs
    .you = Tu as remis { $minor } sous les Exploits mineurs
events-minor_revealed = Nouvel Exploit mineur : { $minor }
events-last_artifact_found = { $seat } a trouvé le dernier Artefact. La partie finit après ce tour
    .you = Tu as trouvé le dernier Artefact. La partie finit après ce tour
events-discarded = { $seat } a défaussé : { $card }
    .you = Tu as défaussé : { $card }
events-discarded_several = { $seat } a défaussé : { $card }
    .you = Tu as défaussé : { $card }
events-scored = { $seat } a { $points } PV
    .you = Tu as { $points } PV
events-won = { $seat } a gagné la partie
    .you = Tu as gagné la partie !
events-nobody_dug = Personne n’a creusé depuis { $rounds } manches : la partie est finie
events-symbol_declined = { $seat } a laissé le symbole en { $cell }
    .you = Tu as laissé le symbole en { $cell }
events-tiles_left = { $seat } a laissé { $minerals }
    .you = Tu as laissé { $minerals }

## zones

zones-starting_player = commence
zones-upper_board = plateau du haut
zones-lower_board = plateau du bas
zones-above = surface ou galeries au-dessus
zones-covered = galeries
zones-seam = galeries à travers la jointure
zones-spaces = cases
zones-artifact_spaces_left = cases Artefact restantes
zones-last_turn = dernier tour
zones-bomb_supply = jetons Bombe en réserve
zones-artifact_supply = tuiles Artefact en réserve
zones-used_artifacts = Artefacts utilisés
zones-majors = Exploits majeurs
zones-minors = Exploits mineurs
zones-minor_deck = pile des Exploits mineurs
zones-under_minor_deck = remis sous la pile des mineurs
zones-actions_left = actions restantes
zones-major_taken = Exploit majeur pris ce tour-ci
zones-minor_taken = Exploit mineur pris ce tour-ci
zones-action_facts = fait dans cette action
zones-turn_facts = fait dans ce tour
zones-loot = Minerais à poser sur une pile
zones-found = déterrés
zones-deck = paquet
zones-draw_deck = pioche
zones-hand = main
zones-played = cartes choisies
zones-discard = défausse
zones-bought = Pilotes achetés
zones-minerals = Minerais sur les piles
zones-bombs = jetons Bombe
zones-artifacts = Artefacts
zones-majors_won = Exploits majeurs
zones-minors_won = Exploits mineurs
zones-points = PV que tout le monde voit
zones-final_score = PV à la fin
zones-won = victoire
zones-round = manche
zones-in_action = au milieu d’une action
zones-covered_this_round = cases creusées cette manche
zones-idle_rounds = manches de suite sans creuser
zones-held_before_buys = Minerais sur toutes les cartes avant un achat
zones-tiles_before_buys = tous les Minerais avant un achat
zones-value_before_buys = valeur de tous les Minerais avant un achat
zones-missed = arrivés trop tard pour cette action

## reasons

reasons-board_first = Choisis d’abord une face du plateau.
reasons-deck_first = Choisissez d’abord les paquets.
reasons-drill_first = Finis d’abord ton forage : choisis des cartes ou un endroit.
reasons-bomb_first = Choisis d’abord un endroit pour ta bombe.
reasons-swap_first = Remplace d’abord un Exploit mineur.
reasons-stow_first = Pose d’abord tes Minerais sur une pile.
reasons-buy_first = Achète d’abord les Pilotes qui sont payés.
reasons-duplicate_first = Choisis d’abord un Minerai à doubler.
reasons-discard_first = Tes actions sont finies. Défausse jusqu’à ta limite de main.
reasons-picking_is_over = Tout le monde a déjà un paquet.
reasons-not_end_of_turn = On ne défausse qu’à la fin de son tour.
reasons-minor_not_face_up = Cet Exploit mineur n’est pas exposé.
reasons-no_swap = Tu ne peux pas remplacer d’Exploit mineur maintenant.
reasons-nothing_to_match = Tu n’as pas de Minerai à doubler.
reasons-no_duplicate = Tu ne peux pas doubler de Minerai maintenant.
reasons-nothing_to_buy = Il n’y a rien à acheter maintenant.
reasons-nothing_to_stow = Tu n’as pas de Minerais à poser sur une pile.
reasons-no_bomb_chosen = Choisis d’abord un Pilote rouge pour bombarder.
reasons-no_drill_chosen = Choisis d’abord une couleur pour forer.
reasons-no_actions_left = Tu n’as plus d’actions.
reasons-actions_left = Il te reste des actions. Passe si tu n’en veux pas.
reasons-deck_taken = Quelqu’un a déjà ce paquet.
reasons-no_board_to_add = On ne peut pas ajouter de plateau maintenant.
reasons-side_is_random = À cette table, les faces sont tirées au sort.
reasons-drill_fits_nowhere = Une galerie de cette longueur ne tient nulle part.
reasons-no_card_of_colour = Tu n’as ni carte de cette couleur, ni joker.
reasons-no_bomb_token = Tu n’as pas de jeton Bombe.
reasons-card_not_in_hand = Tu n’as pas cette carte en main.
reasons-no_bomb_pattern = Cette carte n’a pas de motif de bombe.
reasons-bomb_fits_nowhere = Ce motif de bombe ne tient nulle part.
reasons-other_colour = Les icônes de cette carte ont une autre couleur.
reasons-cards_in_order = Choisis les cartes dans l’ordre de ton paquet.
reasons-no_cards_chosen = Choisis d’abord des cartes.
reasons-single_space_lies_across = Une case seule se creuse toujours en travers.
reasons-same_as_another_turning = Tourné ainsi, le motif est le même que dans un autre sens.
reasons-leaves_the_boards = Cela sortirait des plateaux.
reasons-already_covered = Une de ces cases est déjà creusée.
reasons-rock_not_drilled = On ne peut pas forer à travers la Roche.
reasons-steel_not_bombed = On ne peut pas bombarder une Plaque d’acier.
reasons-steel_of_another = Il y a là une Plaque d’acier d’une autre couleur.
reasons-not_connected = Il faut toucher une galerie ou la surface.
reasons-card_beneath = Le Minerai doublé ne peut pas aller sur la carte sous celle que tu viens d’acheter.
reasons-stack_bought_out = Cette pile est épuisée.
reasons-not_paid = Les Minerais sur cette carte ne la paient pas encore.
reasons-no_such_artifact = Tu n’as pas cet Artefact.
reasons-after_the_bonus = D’abord vient la carte que tu viens de payer.
reasons-one_major_a_turn = Tu peux prendre un seul Exploit majeur par tour.
reasons-one_minor_a_turn = Tu peux prendre un seul Exploit mineur par tour.
reasons-not_face_up = Cet Exploit n’est pas exposé.
reasons-goal_not_met = Tu n’as pas atteint son but.
reasons-tile_first = Pose d’abord ton Minerai sur une pile.
reasons-nothing_to_confirm = Il n’y a rien à faire avant de placer. Choisis l’endroit.
reasons-no_cards_to_confirm = Tu ne choisis pas de cartes pour forer ou bombarder.
reasons-bonuses_first = Ces cartes ont des bonus qui viennent d’abord. Défausse les cartes.
reasons-cards_are_discarded = Les cartes de ce forage sont déjà défaussées.
reasons-no_symbol_there = Sur cette case, il n’y a ni Bombe, ni Artefact, ni carte sous la galerie.
reasons-no_such_space = Aucune case ne porte ce nom.
reasons-write_declined_spaces_after_without = Écris-le ainsi : dig c4 across without e4, ou : blast c4 r1 without d4 e5.
reasons-bonus_tile_stays = Un Minerai d’un Artefact ou d’un bonus doit aller sur une pile.
reasons-turned_up_too_late = Cet Exploit est arrivé après l’action qui en atteint le but.

## picks

picks-deck = paquet
picks-pilot = Pilote
picks-major = Exploit majeur
picks-minor = Exploit mineur
picks-artifact = Artefact

## options

options-decks = Chacun choisit un paquet, en commençant par la dernière place, ou les paquets sont tirés au sort.
options-starting_player = Qui commence : qui a creusé un trou le plus récemment dans la vraie vie, par place, ou au hasard.
options-sides = Les joueurs choisissent les faces des plateaux, comme dans le livret, ou elles sont tirées au sort.
options-depths = Plateaux à deux : Profondeurs 1, 2 et 4 comme dans le livret, ou les quatre. À trois et à quatre, on joue toujours avec tous.
options-hand_scores = Les cartes en main comptent à la fin. Dans le livret, seules la pioche et la défausse comptent.

## score

score-points = points de victoire
score-pilots = Pilotes
score-majors = Exploits majeurs
score-minors = Exploits mineurs
score-artifacts = Artefacts
score-hand = cartes restées en main
score-spaces = cases creusées
score-minerals = Minerais ramassés
score-bought = Pilotes achetés
score-artifacts_found = Artefacts trouvés
