## karats

karats-mine = La Mine, { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
    }
karats-stack = { $device } : il en reste { $count }, prix { $cost }
karats-machine = { $count ->
    [one] { $machines } avec { $fuel } { $kind }
   *[other] { $machines }, avec chacun { $fuel } { $kind }
    }
karats-machine_sabotaged = { $count ->
    [one] { $machines } avec { $fuel } { $kind }, en sabotage
   *[other] { $machines }, avec chacun { $fuel } { $kind }, en sabotage
    }
karats-seat = { $name } : proposer un échange
karats-gold = { $count } Or sur { $to }
karats-no_machines = pas encore de machines
karats-reserves = Or et Vapeur en réserve
karats-rate = creuse { $rate ->
    [one] { $rate } cube
   *[other] { $rate } cubes
    } par tour ({ $level })
karats-professions = Métiers
karats-offer = L’offre
karats-gives = { $name } donne
karats-trade = Échanger
karats-trade_with = Échanger avec { $name }
karats-counter = Faire une contre-offre
karats-give_more = donner un { $kind } de plus
karats-give_fewer = donner un { $kind } de moins
karats-want_more = demander un { $kind } de plus
karats-want_fewer = demander un { $kind } de moins
karats-propose = Faire l’offre
karats-drop = Laisser tomber
karats-no_terms = Choisis des cubes des deux côtés. Chaque type ne peut être que d’un seul côté.
karats-reference = Tour et prix
karats-prep = Phase de préparation
karats-mining = Phase de minage
karats-any_time = À tout moment de ton tour : échanger.
karats-turn_build = Construire des Appareils
karats-turn_steam = Vapeur géothermique : { $count }, à charger aussitôt
karats-turn_fuel = Mettre de la Braise dans les Chaudières
karats-turn_mine = Creuser { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
    } à la main
karats-turn_use = Utiliser des Appareils
karats-turn_keep = Garder { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
    }, et 1 de plus par Vaporobot chargé d’en garder
karats-does_drill = Creuse { $excavate } cubes par Vapeur au-delà de { $overhead } : jusqu’à { $most } avec { $steam } Vapeur.
karats-does_steambot = Avec 1 Vapeur, il creuse { $excavate } cube ou t’en laisse garder { $keep } de plus.
karats-does_boiler = Change 1 Braise en { $steam } Vapeur pour tes machines.
karats-does_dynamite = Creuse { $count } cubes une seule fois, sans combustible.
karats-digs_now = Creuse { $count } cubes maintenant.
karats-needs_steam = Pas assez de combustible : il faut { $steam } Vapeur.
karats-needs_ember = Pas de combustible : il faut 1 Braise.
karats-goal = trouver { $to } Or avant les autres.
karats-phase_build = Construire
karats-phase_steam = Charger
karats-phase_mine = Creuser
karats-phase_use = Utiliser les Appareils
karats-phase_keep = Garder
karats-phase_end = Échanger, finir
karats-only_dirt = Que de la Terre : rien à garder
