## mothership

mothership-unrolled = d{ $faces }
mothership-npc = PNJ
mothership-board = El campo de estrellas
mothership-keys = El campo de estrellas. Las flechas mueven el cursor, Re Pág y Av Pág recorren lo que se puede elegir, Intro elige, Escape suelta una nave, más y menos cambian el zoom.
mothership-look = Señala cualquier cosa para ver qué es.
mothership-owned = { $thing } de { $owner }
mothership-neutral = { $thing }, neutral
mothership-field = campo de asteroides
mothership-about_field = Quien entra tira contra un d{ $faces }: con menos, un Caza o Bombardero se pierde y una Nave Nodriza recibe daño
mothership-open = casilla vacía
mothership-die = tira un d{ $faces }
mothership-hull = PR { $hull } de { $most }
mothership-shield = escudo { $shield }
mothership-counters = Contadores de la Estación: { $count }
mothership-has_attacked = ya ha atacado
mothership-is_held = retenida: no puede moverse
mothership-unexplored = sin explorar
mothership-wingmen = escoltas: { $count }
mothership-guards = guardias: { $count }
mothership-threat = De tus naves, { $now } pueden atacarlo ahora y { $reach } pueden llegar hasta ahí
mothership-danger = { $count ->
    [one] 1 nave enemiga podría atacarla
   *[other] { $count } naves enemigas podrían atacarla
    }
mothership-with = con { $ships }
mothership-needed = necesita { $total } o más
mothership-hull_odds = daño al casco: { $share } %
mothership-reach = { $ship }: { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
    } y { $attacks ->
    [one] 1 objetivo
   *[other] { $attacks } objetivos
    } al alcance
mothership-let_go = Soltar la nave
mothership-nearer = Acercar
mothership-farther = Alejar
mothership-no_fight = Aún no hay ningún combate
mothership-sums = Ataque: dados { $attack }, ventajas { $attack_bonus }. Defensa: dados { $defence }, ventajas { $defence_bonus }.
mothership-rolled = { $ship } sacó { $die } con un d{ $faces }
mothership-rolled_more = { $ship } sacó { $die } más con un d{ $faces }
mothership-rolls = { $ship } tira un d{ $faces }
mothership-control_panel = Panel de control
mothership-less = Uno menos: { $row }
mothership-more = Uno más: { $row }
mothership-divert = Desviar energía
mothership-keep = Dejarlo como está
mothership-may_divert = Puedes desviar energía una vez, antes de que actúe la Nave Nodriza: usa los botones, las flechas, o arrastra un contador a otra fila.
mothership-to_place = { $ship }: sin colocar aún
mothership-comes_back = { $ship }: vuelve
mothership-lost = { $ship }: pérdida
mothership-cards_held = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    }
mothership-planets_held = { $count ->
    [one] 1 planeta
   *[other] { $count } planetas
    }
mothership-orange_tiles = losetas naranjas: { $count }
mothership-points = { $count } de { $target } PV
mothership-target = Gana quien llegue antes a { $target } PV
mothership-on_turn = tiene el turno
mothership-is_out = fuera de la partida
mothership-no_tiles = aún sin tecnología
mothership-tree = Árbol de tecnología
mothership-tile = { $name }, nivel { $tier }: { $about } Precio { $price }. { $state }
mothership-deck = Mazo de Acción: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    }
mothership-discard = Descartadas: { $count }
mothership-play = Jugar
mothership-sell = Vender: { $value }
mothership-not_now = ahora no
mothership-why_not = { $card }: ¿por qué ahora no?
mothership-empty_hand = sin cartas en la mano
mothership-round = Ronda { $count }
mothership-blockade = { $name } bloquea todo el comercio
mothership-all_cards = Todas las cartas de Acción
mothership-all_tiles = Todas las losetas del Árbol de tecnología
mothership-all_artifacts = Todos los Artefactos
mothership-card_facts = { $count } en la caja, valor { $value }
mothership-price = cuesta { $price }
mothership-artifact_number = número { $number }
mothership-is_aimed_at = { $card } le apunta
mothership-is_faster = vuela más lejos este turno: +{ $count }
mothership-is_deflected = próximos campos de asteroides que no la atacarán: { $count }
mothership-moves_after_attack = casillas para mover tras su ataque: { $count }
mothership-click_does = Clic: { $action }
mothership-close_fight = Cerrar
mothership-goal = destruir la Estación Colonial enemiga o todas las naves enemigas.
mothership-phase_orders = Dar órdenes
mothership-phase_fight = Combatir
mothership-phase_market = Cobrar y comerciar

## mothership choose

mothership-choose-place = { $ship }: haz clic en una casilla o arrástrala allí, o deja que coloquemos todas.
mothership-choose-turn = Haz clic en una de tus naves para ver adónde puede ir, o arrástrala allí.
mothership-choose-join = Haz clic en más naves para sumarlas al ataque, o dispara.
mothership-choose-respawn = { $ship }: haz clic en una casilla para que vuelva.
mothership-choose-target = Haz clic en una de las casillas marcadas.

## mothership odds

mothership-odds-ship = gana { $win } %, empata { $tie } %, pierde { $lose } %
mothership-odds-station = rompe un contador { $win } %, no hace nada { $lose } %
mothership-odds-planet = capturado { $win } %, resiste { $lose } %
mothership-odds-holding = resiste { $win } %, capturado { $lose } %
mothership-odds-asteroids = a salvo { $win } %, empate también a salvo { $tie } %, impacto { $lose } %
mothership-odds-ranged = acierta { $win } %, empata { $tie } %, falla sin daño { $lose } %

## mothership fights

mothership-fights-ship = Combate
mothership-fights-station = Ataque a una Estación Colonial
mothership-fights-planet = Desembarco en un planeta
mothership-fights-asteroids = Asteroides
mothership-fights-throw = Una tirada

## mothership does

mothership-does-no_power = sin energía (Tormenta magnética)
mothership-does-engines = vuela { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
    }
mothership-does-weapons = tira un d{ $faces }
mothership-does-no_weapons = sin dado: no puede atacar
mothership-does-shields = absorbe { $count } de daño por turno

## mothership states

mothership-states-active = Tuya, en vigor.
mothership-states-replaced = Tuya, sustituida por otra mejor.
mothership-states-closed = Cerrada: se eligió la otra rama.
mothership-states-free = Sin comprar.

## mothership effects

mothership-effects-income = Recursos al final de tu turno: +{ $amount }
mothership-effects-planets_for_one = +1 Recurso por cada { $amount } planetas
mothership-effects-capture_pay = Recursos por capturar un planeta: +{ $amount }
mothership-effects-card_price = una carta de Acción en cada turno propio cuesta { $amount }
mothership-effects-hold = tus planetas resisten con { $amount }
mothership-effects-attack = +{ $amount } a las tiradas de ataque
mothership-effects-defence = +{ $amount } a las tiradas de defensa
mothership-effects-wingman = cada escolta cuenta { $amount }
mothership-effects-roll = naranja: +{ $amount } a una de tus tiradas; cómprala tantas veces como quieras, cada vez a este precio
mothership-effects-engine = potencia de motor +{ $amount }
mothership-effects-energy = Refuerzo de energía: +{ $amount } de energía
mothership-effects-repair = la Nave Nodriza repara { $amount } PR al final de tu turno si no sufrió daño en él
mothership-effects-loot = botín +{ $amount }
mothership-effects-shield = el escudo absorbe { $amount } más
mothership-effects-jump_gates = Portales de salto: una nave amiga junto a una Estación o un planeta amigos salta a una casilla libre junto a cualquiera de ellos
mothership-effects-asteroid_mining = Minería de asteroides: la Nave Nodriza, en un campo o junto a él, gana un d{ $die } de Recursos
mothership-effects-repair_drones = Drones de reparación: la Nave Nodriza repara { $amount } PR por cada planeta
mothership-effects-sunslayer_torpedoes = Torpedos Matasoles: la Nave Nodriza ataca una nave, Estación o planeta a un máximo de { $range } casillas
mothership-effects-nuclear_missile = Misil nuclear: la Nave Nodriza ataca una nave o Estación a un máximo de { $range } casillas y tira su dado { $throws } veces
mothership-effects-tractor_beam = Rayo tractor: una nave enemiga a un máximo de { $range } no puede mover, atacar ni usar habilidades en su próximo turno
mothership-effects-solar_beam = Rayo solar: por { $hull } PR propios, un ataque recibe +{ $amount }

## mothership limits

mothership-limits-mothership = Nave Nodriza
mothership-limits-fighters = Cazas
mothership-limits-bombers = Bombarderos
mothership-limits-at_ships = contra naves
mothership-limits-at_stations = contra Estaciones
mothership-limits-at_asteroids = contra asteroides

## mothership events

mothership-events-offworld_trading = +1 Recurso por cada { $n } planetas
mothership-events-solar_storm = Naves Nodrizas: +{ $n } a todas las tiradas
mothership-events-free_samples = cada jugador roba { $n } del mazo
mothership-events-pirate_raid = los planetas pagan la mitad
mothership-events-magnetic_storm = las Naves Nodrizas se quedan sin energía
mothership-events-space_virus = las naves junto a un planeta no pueden moverse

## mothership artifacts

mothership-artifacts-none = nada
mothership-artifacts-mothership_engine = alcance de vuelo de la Nave Nodriza: +{ $n }
mothership-artifacts-engine = alcance de vuelo de Cazas y Bombarderos: +{ $n }
mothership-artifacts-attack = +{ $n } a las tiradas de ataque
mothership-artifacts-defence = +{ $n } a las tiradas de defensa
mothership-artifacts-shield = el escudo absorbe { $n } más
mothership-artifacts-income = Recursos al final del turno: +{ $n }
mothership-artifacts-hold = los planetas resisten con { $n } más
mothership-artifacts-discount = una carta de Acción en cada turno propio cuesta { $n } menos, pero al menos 1
mothership-artifacts-repair = la Nave Nodriza repara { $n } PR por turno
mothership-artifacts-asteroids = +{ $n } a las tiradas contra asteroides
mothership-artifacts-loot = Recursos por todo lo destruido: +{ $n }
mothership-artifacts-wingman = cada escolta cuenta { $n } más

## mothership cards

mothership-cards-afterburner = Una nave amiga que no haya atacado vuela { $n } casillas más este turno; una nave de tu equipo, en su próximo turno.
mothership-cards-backup_generator = Uno de tus dados muestra un 1 en un combate, ante una Estación o en asteroides: tíralo otra vez y súmalo. También al defender.
mothership-cards-defence_buff = +{ $n } a tu tirada de defensa.
mothership-cards-deflector_shields = El próximo campo de asteroides en el que entre una de tus naves este turno no la ataca.
mothership-cards-hull_repair = Tu Nave Nodriza repara { $n } PR.
mothership-cards-wallet_inspector = Quita hasta { $n } Recursos a otro jugador, si los tiene.
mothership-cards-enhanced_sensors = +{ $n } a la tirada de un Caza o Bombardero junto a una Nave Nodriza amiga. También al defender.
mothership-cards-ninja_rope = Una de tus naves que no haya atacado puede mover { $n } casillas después de su ataque. También justo antes de la tirada de ese ataque.
mothership-cards-prod = Un subsistema de una Nave Nodriza enemiga tiene { $n } menos de energía este turno; un escudo baja lo mismo. También justo antes de una tirada de tu turno.
mothership-cards-wingman = Hay una nave amiga junto a tu nave defensora: +{ $n } más a la tirada de defensa.
mothership-cards-recon_droid = Descubre el Artefacto de un planeta tuyo sin explorar. Solo con Exploración planetaria.
mothership-cards-git_off_mah_propertay = Para capturar tu planeta hacen falta { $n } más.
mothership-cards-gravity_manipulator = Empuja una nave enemiga a un máximo de { $n } casillas de un planeta amigo: de 1 a { $push } casillas por un camino; un campo en el que entre la ataca.
mothership-cards-antiques_roadshow = +{ $n } a tu tirada por cada Artefacto que controles. También al defender.
mothership-cards-panic_button = Una nave amiga salta a una casilla junto a un planeta amigo.
mothership-cards-punch_it = La potencia de motor que tiene ahora una nave amiga cuenta { $n } veces este turno; la de una nave de tu equipo, en su próximo turno.
mothership-cards-seismic_charge = +{ $n } en un combate con una nave enemiga en un campo de asteroides o junto a él. También al defender.
mothership-cards-volt_switch = +{ $n } a la tirada de tu Nave Nodriza. También al defender.
mothership-cards-auxiliary_shield = El escudo de tu Nave Nodriza absorbe { $n } más en este combate. También al defender.
mothership-cards-convoy = Tus Cazas y Bombarderos que empezaron este turno junto a tu Nave Nodriza vuelan { $n } casillas más.
mothership-cards-forced_update = Una nave enemiga no puede moverse en su próximo turno.
mothership-cards-friendly_negotiations = Captura un planeta a un máximo de { $n } casillas de una nave amiga, sin tirada.
mothership-cards-migration = Tu Estación Colonial salta a una casilla junto a un planeta amigo.
mothership-cards-replicator = Tira un d{ $n } y gana esos Recursos.
mothership-cards-trade_blockade = Nadie cobra de planetas ni Estaciones hasta tu próximo turno.
mothership-cards-cowardly_retreat = Nombra una casilla: las naves amigas en ella y a un máximo de { $n } saltan a casillas junto a planetas o Estaciones amigos.
mothership-cards-expansion_pak = La cara de uno de tus dados cuenta { $n } veces. También al defender.
mothership-cards-last_stand = Perdiste un combate. Al defender: un Caza o Bombardero atacante explota, o una Nave Nodriza pierde { $n } PR. Al atacar: la Nave Nodriza defensora pierde { $n } PR.
mothership-cards-life_support = Perdiste un combate: uno de tus Cazas o Bombarderos sobrevive; el botín se paga igualmente.
mothership-cards-pick_up_two_cards = Roba { $n } cartas de Acción.
mothership-cards-surprise_attack = Quita a un enemigo hasta { $n } cartas de Acción, a ciegas.
mothership-cards-the_forks = Repite una de tus tiradas, del tipo que sea. También al defender.
mothership-cards-dedotated_wam = Una Nave Nodriza enemiga junto a tu Bombardero o Nave Nodriza pierde { $n } PR; ese es el ataque de tu nave.
mothership-cards-noooooooooooo = Anula una carta de Acción que se acaba de declarar, en cualquier turno.
mothership-cards-planet_laser_pointer = Elimina un planeta a un máximo de { $n } casillas de una nave amiga.
mothership-cards-railguns = Un Bombardero ataca un objetivo a exactamente { $n } casillas y no sufre daño.
mothership-cards-shield_breaker = La Nave Nodriza enemiga de este combate se queda sin escudo este turno. También al defender.
mothership-cards-wormhole = Una nave amiga salta a cualquier casilla libre.
mothership-cards-random_event = Tira el dado de sucesos y después dobla o evita el resultado para ti.
