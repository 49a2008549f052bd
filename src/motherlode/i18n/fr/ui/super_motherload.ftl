## super_motherload

super_motherload-mine = La mine
super_motherload-mine_places = La mine. Les flèches déplacent la galerie, R la tourne, Page haut et Page bas parcourent tous les endroits, Entrée creuse.
super_motherload-mine_look = La mine. Les flèches permettent de regarder.
super_motherload-tunnel = galerie
super_motherload-nothing = rien
super_motherload-choose_place = { $count ->
    [one] { $count } endroit possible.
   *[other] { $count } endroits possibles.
    } Montre-le et clique. R ou un clic droit tourne la galerie.
super_motherload-artifacts_left = Cases Artefact avant que la mine descende : { $count }
super_motherload-turn = Tourner
super_motherload-dig_here = Creuser ici
super_motherload-icons = { $count ->
    [one] { $count } icône Foret
   *[other] { $count } icônes Foret
    }
super_motherload-drill_bonus = en forant : { $what }
super_motherload-buy_bonus = à l’achat : { $what }
super_motherload-pattern = Motif de bombe de { $count } cases
super_motherload-cost = coûte { $cost } $
super_motherload-points = { $points } PV
super_motherload-actions_left = Actions restantes : { $count }
super_motherload-draw_deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
super_motherload-discard = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
super_motherload-chosen = Cartes choisies
super_motherload-put_back = Reprendre : { $card }
super_motherload-empty_hand = pas de cartes en main
super_motherload-drill = forer
super_motherload-bomb = bombarder
super_motherload-stacks = Pilotes à acheter
super_motherload-stack = { $card }. Dessus : { $tiles }, pour { $value } $ ; il manque { $missing } $
super_motherload-sold_out = Tous les Pilotes sont achetés : { $colour }
super_motherload-missing = encore { $missing } $
super_motherload-paid = payé
super_motherload-achievements = Exploits
super_motherload-major = Exploit majeur { $name } : { $needs } Pilotes ; { $points } PV
super_motherload-minor = Exploit mineur { $name } : { $goal } ({ $have } sur { $count }) ; { $points } PV
super_motherload-minor_deck = { $count ->
    [one] encore { $count } Exploit mineur
   *[other] encore { $count } Exploits mineurs
    } dans la pile
super_motherload-kit = Jetons Bombe et Artefacts
super_motherload-bombs = Jetons Bombe : { $count }
super_motherload-no_artifacts = pas d’Artefacts
super_motherload-all_cards = Toutes ses cartes
super_motherload-cart = À poser sur une pile :
super_motherload-take_symbols = Prendre ces symboles
super_motherload-take_symbol = Prendre { $symbol } en { $space }
super_motherload-turn_about = R, un clic droit ou ce bouton la tourne
super_motherload-goal = avoir le plus de points de victoire quand le dernier Artefact est trouvé.
super_motherload-phase_first = Première action
super_motherload-phase_last = Dernière action
super_motherload-phase_discard = Défausser

## super_motherload ground

super_motherload-ground-dirt_1 = Terre
super_motherload-ground-dirt_2 = Terre
super_motherload-ground-dirt_3 = Terre
super_motherload-ground-dirt_4 = Terre
super_motherload-ground-rock = Roche
super_motherload-ground-red_steel = Plaque d’acier rouge
super_motherload-ground-blue_steel = Plaque d’acier bleue
super_motherload-ground-yellow_steel = Plaque d’acier jaune
super_motherload-ground-iron = Fer
super_motherload-ground-gold = Or
super_motherload-ground-platinum = Platine
super_motherload-ground-emerald = Émeraude
super_motherload-ground-ruby = Rubis
super_motherload-ground-diamond = Diamant
super_motherload-ground-bomb = jeton Bombe
super_motherload-ground-artifact = Artefact
super_motherload-ground-draw_1 = piocher 1 carte
super_motherload-ground-draw_2 = piocher 2 cartes

## super_motherload about

super_motherload-about-demolition = De grosses bombes, beaucoup, et des forets qui traversent la Roche.
super_motherload-about-courier = Peu d’icônes Foret, mais ta main n’est presque jamais vide.
super_motherload-about-archaeology = Les nouveaux Pilotes viennent droit en main ou apportent un Minerai.
super_motherload-about-survey = Des icônes joker, des galeries par les coins, et des Minerais sur les piles de ton choix.
super_motherload-about-extra_action = une action de plus ce tour-ci
super_motherload-about-two_cards = pioche 2 cartes
super_motherload-about-bomb_and_card = prends un jeton Bombe et pioche 1 carte
super_motherload-about-free_platinum = pose un Platine sur une pile au choix
super_motherload-about-gold_and_card = pose un Or sur une pile au choix et pioche 1 carte
super_motherload-about-duplicator = prends un Minerai de plus, comme un de ceux de tes piles
super_motherload-about-into_hand = un Pilote que tu achètes vient droit en main
super_motherload-about-trophy = vaut 3 PV à la fin, aucun autre usage
super_motherload-side = Face { $side } : { $name }

## super_motherload does

super_motherload-does-drill = { $count ->
    [one] Fore 1 case
   *[other] Fore { $count } cases
    }, et plus encore avec d’autres cartes d’une même couleur.
super_motherload-does-wild = Va avec toutes les couleurs.
super_motherload-does-when_drilled = Quand tu fores avec elle : { $what }.
super_motherload-does-bomb = { $tokens ->
    [0] En bombe, elle dégage { $count } cases, Roche comprise ; il te manque un Jeton Bombe.
    [one] En bombe, elle dégage { $count } cases, Roche comprise, et coûte ton seul Jeton Bombe.
   *[other] En bombe, elle dégage { $count } cases, Roche comprise, et coûte 1 de tes { $tokens } Jetons Bombe.
    }
super_motherload-does-missing = Encore ${ $missing } de Minéraux sur cette pile, et le Pilote est à toi.
super_motherload-does-paid = C’est payé : le Pilote arrive juste après cette action.
super_motherload-does-when_bought = Quand tu l’achètes : { $what }.
super_motherload-does-points = { $points } PV.
super_motherload-does-goal_missing = Il te manque encore : { $missing }. Ensuite, tu peux le prendre à ton tour.
super_motherload-does-goal_met = C’est fait : prends-le à ton tour. Un seul majeur et un seul mineur par tour.
super_motherload-does-goal_so_far = À faire : { $goal }. Jusqu’ici { $have } sur { $count }.
super_motherload-does-token = Une bombe coûte 1 Jeton et une carte rouge avec un motif de bombe. { $cards ->
    [0] Tu n’en as pas en main.
    [one] Tu en as 1 en main.
   *[other] Tu en as { $cards } en main.
    }
super_motherload-does-artifact = À tout moment de ton tour, sans action : { $about }.
super_motherload-does-deck = Piocher est une action et te donne { $count ->
    [one] 1 carte
   *[other] { $count } cartes
    }. Quand la pioche est vide, ta défausse est mélangée.

## super_motherload needs

super_motherload-needs-rock = Roche (seule une bombe la dégage, ou une carte qui fore la Roche)
super_motherload-needs-red_steel = Plaque d’acier rouge (seuls les forets rouges la traversent)
super_motherload-needs-blue_steel = Plaque d’acier bleue (seuls les forets bleus la traversent)
super_motherload-needs-yellow_steel = Plaque d’acier jaune (seuls les forets jaunes la traversent)
