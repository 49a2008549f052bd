title = Mothership
blurb = Guía una flota entre las estrellas: toma planetas, desvía energía, sube por el Árbol de tecnología y destruye las otras Estaciones Coloniales.
length = unos 45 minutos
difficulty = mucho que aprender
counted = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
    }

## steps

steps-place = coloca tus naves
    .other = { $seat } coloca sus naves
    .when = Cuando coloco mis naves
steps-turn = elige una nave o termina tu turno
    .other = Turno de { $seat }
    .when = En mi turno
steps-orders = di a la nave qué hacer
    .other = { $seat } da órdenes a una nave
    .when = Cuando doy órdenes a una nave
steps-divert = fija la energía de tus Motores
    .other = { $seat } desvía energía
    .when = Cuando fijo la energía de mis Motores
steps-arm = fija la energía de tus Armas
    .other = { $seat } desvía energía
    .when = Cuando fijo la energía de mis Armas
steps-charge = elige adónde va la energía nueva
    .other = { $seat } coloca energía nueva
    .when = Cuando coloco energía nueva
steps-aim = elige un objetivo
    .other = { $seat } elige un objetivo
    .when = Cuando elijo un objetivo
steps-jump = elige una nave de tu equipo para los Portales de salto
    .other = { $seat } usa los Portales de salto
    .when = Cuando puedo enviar una nave de mi equipo por los Portales de salto
steps-join = añade más naves o dispara
    .other = { $seat } se prepara para disparar
    .when = Cuando puedo añadir naves a un ataque
steps-before_roll = juega una carta antes de la tirada o pasa
    .other = { $seat } puede jugar una carta antes de la tirada
    .when = Antes de una tirada
steps-after_roll = cambia los dados con una carta o pasa
    .other = { $seat } puede cambiar los dados con una carta
    .when = Después de una tirada
steps-on_loss = responde con una carta al combate perdido o pasa
    .other = { $seat } puede responder al combate perdido
    .when = Cuando pierdo un combate
steps-turn-without_pieces = mis turnos cuando no tengo naves ni Estación
steps-before_roll-small = antes de la tirada si no combate mi Nave Nodriza
steps-after_roll-small = después de la tirada si no combate mi Nave Nodriza
steps-on_loss-small = tras una derrota en la que no combatía mi Nave Nodriza
steps-attacked-mothership = Cuando atacan mi Nave Nodriza
steps-attacked-ship = Cuando atacan una de mis naves
steps-attacked-planet = Cuando atacan uno de mis planetas
steps-attacking = Cuando se pueden jugar cartas en un ataque mío
steps-cancel-fight = Cuando se juega una carta en un combate mío
steps-reward = elige tu recompensa por el planeta
    .other = { $seat } elige una recompensa
    .when = Cuando elijo una recompensa
steps-target = elige un objetivo para la carta
    .other = { $seat } elige un objetivo para una carta
    .when = Cuando elijo un objetivo para una carta
steps-cancel = anula la carta o pasa
    .other = { $seat } puede anular la carta
    .when = Cuando puedo anular una carta
steps-warp = elige adónde saltar
    .other = { $seat } elige adónde saltar
    .when = Cuando elijo adónde saltar
steps-push = elige adónde empujar la nave
    .other = { $seat } empuja una nave
    .when = Cuando empujo una nave
steps-drain = elige qué subsistema pierde energía
    .other = { $seat } elige qué subsistema pierde energía
    .when = Cuando quito energía a un subsistema
steps-choose_ship = elige la nave que ataca
    .other = { $seat } elige una nave para atacar
    .when = Cuando elijo una nave para atacar
steps-answer_event = dobla el suceso o evítalo
    .other = { $seat } decide sobre el suceso
    .when = Cuando doblo o evito un suceso
steps-respawn = elige dónde vuelve tu nave
    .other = { $seat } trae de vuelta una nave
    .when = Cuando vuelve una nave mía
steps-market = compra y vende, o pasa
    .other = { $seat } puede comprar y vender
    .when = Cuando puedo comprar y vender tras el turno de otra persona

## order_sets

order_sets-never_react = No jugar nunca cartas en un combate
order_sets-react_for_mothership = Jugar cartas en un combate solo por mi Nave Nodriza
order_sets-end_turns_without_pieces = Terminar mis turnos mientras no tenga naves ni Estación

## actions

actions-end-turn = cobrar y terminar el turno
actions-pass = pasar
actions-fire = disparar
actions-roll = disparar sin carta
actions-deploy = colocar todas las naves por mí
actions-order = dar órdenes: { $it }
actions-join = añadir { $it } al ataque
actions-pick = { $it }
actions-pick_added = { $it }: la tirada extra
actions-use = usar { $it }
actions-divert = desviar energía
actions-engines = Motores: { $it }
actions-weapons = Armas: { $it }; el resto a Escudos
actions-subsystem = { $it }
actions-buy-card = comprar una carta de Acción
actions-sell = vender { $it }
actions-research = investigar { $it }
actions-recharge = comprar otra vez la loseta naranja
actions-explore = explorar { $it }
actions-play = jugar { $it }
actions-overcharge = sobrecargar la tirada
actions-player = { $it }
actions-draw-card = robar una carta
actions-steal-card = quitar una carta
actions-double-event = doblar el suceso
actions-avoid-event = evitar el suceso
actions-place = colocarla en { $it }
actions-move = mover a { $it }
actions-enter = entrar en los asteroides de { $it }
actions-attack = atacar { $it }
actions-target = { $it }

## names

names-nobody = nadie
names-npc = el PNJ
names-mothership = Nave Nodriza
names-fighter = Caza
names-bomber = Bombardero
names-engines = Motores
names-weapons = Armas
names-shields = Escudos
names-afterburner = Posquemador
names-backup_generator = Generador de reserva
names-defence_buff = Refuerzo defensivo
names-deflector_shields = Escudos deflectores
names-hull_repair = Reparación del casco
names-wallet_inspector = Inspector de carteras
names-enhanced_sensors = Sensores mejorados
names-ninja_rope = Cuerda ninja
names-prod = Picana
names-wingman = Escolta
names-recon_droid = Droide explorador
names-git_off_mah_propertay = ¡Fuera de mi finca!
names-gravity_manipulator = Manipulador de gravedad
names-antiques_roadshow = Feria intergaláctica de antigüedades
names-panic_button = Botón del pánico
names-punch_it = ¡A todo gas!
names-seismic_charge = Carga sísmica
names-volt_switch = Cambio de voltaje
names-auxiliary_shield = Escudo auxiliar
names-convoy = Convoy
names-forced_update = Actualización forzosa
names-friendly_negotiations = Negociaciones amistosas
names-migration = Migración
names-replicator = Replicador
names-trade_blockade = Bloqueo comercial
names-cowardly_retreat = Retirada cobarde
names-expansion_pak = Pack de expansión
names-last_stand = Última resistencia
names-life_support = Soporte vital
names-pick_up_two_cards = Roba dos cartas
names-surprise_attack = Ataque sorpresa
names-the_forks = Los tenedores
names-dedotated_wam = Memoria dedicada
names-noooooooooooo = ¡Noooooooooooo!
names-planet_laser_pointer = Puntero láser planetario
names-railguns = Cañones de riel
names-shield_breaker = Rompeescudos
names-wormhole = Agujero de gusano
names-random_event = Suceso aleatorio
names-economy = Economía
names-combat = Combate
names-support = Apoyo
names-industry = Industria
names-dominion = Dominio
names-assault = Asalto
names-bulwark = Baluarte
names-logistics = Logística
names-engineering = Ingeniería
names-jump_gates = Portales de salto
names-asteroid_mining = Minería de asteroides
names-repair_drones = Drones de reparación
names-sunslayer_torpedoes = Torpedos Matasoles
names-solar_beam = el Rayo solar
names-tractor_beam = el Rayo tractor
names-nuclear_missile = un Misil nuclear
names-artifact-1 = Quilla de la Estela
names-artifact-2 = Cartas del Mensajero
names-artifact-3 = Ídolo del Artillero
names-artifact-4 = Máscara del Guardián
names-artifact-5 = Égida de Cristal
names-artifact-6 = Libro de la Sal
names-artifact-7 = Estandarte de la Primera Colonia
names-artifact-8 = Sello del Corredor
names-artifact-9 = Enjambre Tejedor
names-artifact-10 = Brújula de Deriva
names-artifact-11 = Tenazas de Rescate
names-artifact-12 = Campanas Gemelas
names-quiet = ningún suceso
names-offworld_trading = Comercio exterior
names-solar_storm = Tormenta solar
names-free_samples = Muestras gratis
names-pirate_raid = Incursión pirata
names-magnetic_storm = Tormenta magnética
names-space_virus = Virus espacial
names-ship = nave
    .a = una nave
names-station = Estación Colonial
names-planet = planeta
names-asteroids = asteroides
names-throw = una tirada
names-standard = Estándar
names-victory_points = Puntos de victoria
names-doubled = doblado
names-default = el habitual
names-custom = un tablero propio
names-none = ninguno
names-pairs = parejas
names-threes = tríos
names-1v2 = uno contra dos (regla de la casa)
names-1v3 = uno contra tres (regla de la casa)
names-1v1v2 = uno, uno y dos (regla de la casa)
names-2v3 = dos contra tres (regla de la casa)
names-1v4 = uno contra cuatro (regla de la casa)
names-1v2v2 = uno, dos y dos (regla de la casa)
names-2v4 = dos contra cuatro (regla de la casa)
names-1v5 = uno contra cinco (regla de la casa)
names-1v2v3 = uno, dos y tres (regla de la casa)
names-duel = Duelo
names-narrows = Estrecho
names-wide_duel = Duelo en el tablero grande
names-wide_triad = Tríada en el tablero grande
names-wide_crossroads = Encrucijada en el tablero grande
names-triad = Tríada
names-pinwheel = Molinete
names-crossroads = Encrucijada
names-four_gates = Cuatro Puertas
names-pentacle = Pentáculo
names-crown = Corona
names-six_suns = Seis Soles
names-carousel = Carrusel
names-siege = Asedio
names-long_way_home = El largo camino a casa
names-generated = un tablero generado
names-few = pocos
names-some = algunos
names-many = muchos
names-small = pequeño
names-large = grande
names-by_seats = según el número de jugadores
names-auto = si es posible
names-on = siempre
names-off = nunca
names-avoided = evitado
names-lingering = persiste

## picture

picture-fleet = { $number }: { $name }
picture-hull = PR { $hull }/{ $most }
picture-station = Estación { $counters }
picture-shield = escudo { $left }/{ $full }
picture-points = { $count } de { $target } PV
picture-target = gana quien llegue antes a { $target } PV
picture-team = (equipo { $team })
picture-teammate = de tu equipo
picture-held = (no puede moverse)
picture-artifact = { $artifact } en { $planet } ({ $about })
picture-orange_tiles = losetas naranjas compradas y sin usar: { $count }
picture-resources = Recursos { $count }
picture-cards = cartas: { $count }
picture-no_cards = sin cartas
picture-round = ronda { $round }
picture-deck = cartas que quedan en el mazo: { $count }
picture-fight = combate ({ $fight }): +{ $attack } contra +{ $defence }
picture-fight_planet = ataque a { $planet }: con { $needed } o más se captura
picture-blockade = { $name } bloquea todo el comercio
picture-thrown = { $what } tirado: { $die }
picture-sale = Se vende por { $count }.
picture-price = Cuesta { $count }.
picture-station_number = Estación { $number }
picture-fairness = Igualdad: { $percent } %; con un 100 % todos los asientos tienen las mismas cifras.

## figures

figures-planets_in_reach = planetas al alcance en el primer turno
figures-nearest_planet = casillas hasta el planeta más cercano
figures-all_planets = casillas hasta todos los planetas juntos
figures-nearest_rival = casillas hasta el rival más cercano

## events

events-rolled_for_start = { $seat } sacó { $die } para ver quién empieza
    .you = Sacaste { $die } para ver quién empieza
events-placed = { $ship } de { $seat }: toma posición en { $space }
    .you = Tu { $ship } toma posición en { $space }
events-turn_began = Ronda { $round }: turno de { $seat }
    .you = Ronda { $round }: tu turno
events-moved = { $ship } de { $seat }: se movió a { $space }
    .you = Tu { $ship } se movió a { $space }
events-warped = { $ship } de { $seat }: saltó a { $space }
    .you = Tu { $ship } saltó a { $space }
events-station_warped = La Estación Colonial de { $seat } saltó a { $space }
    .you = Tu Estación Colonial saltó a { $space }
events-diverted = { $seat } desvió energía: Motores { $engines }, Armas { $weapons }, Escudos { $shields }
    .you = Desviaste energía: Motores { $engines }, Armas { $weapons }, Escudos { $shields }
events-fight_began = { $seat } empezó un combate en { $space }
    .you = Empezaste un combate en { $space }
events-fight_began_ship = { $seat } ataca { $owner_is ->
    [you] tu nave
   *[other] la nave de { $owner }
    } en { $space }
    .you = Atacas la nave de { $owner } en { $space }
events-fight_began_station = { $seat } ataca { $owner_is ->
    [you] tu Estación Colonial
   *[other] la Estación Colonial de { $owner }
    } en { $space }
    .you = Atacas la Estación Colonial de { $owner } en { $space }
events-fight_began_planet = { $seat } ataca el planeta de { $space }
    .you = Atacas el planeta de { $space }
events-fight_began_asteroids = Los asteroides de { $space } atacan la nave de { $seat }
    .you = Los asteroides de { $space } atacan tu nave
events-joined = { $ship } de { $seat }: se une al ataque
    .you = Tu { $ship } se une al ataque
events-rolled = { $ship } de { $seat }: sacó { $die } (d{ $faces })
    .you = Tu { $ship } sacó { $die } (d{ $faces })
events-field_rolled = Los asteroides sacaron { $die }
events-threw = { $seat } sacó { $die } (d{ $faces })
    .you = Sacaste { $die } (d{ $faces })
events-totals = Con todos los bonos: { $attack } contra { $defence }
events-station_hit = La Estación Colonial de { $seat } sufrió { $damage } de daño y perdió { $counters ->
    [one] 1 contador
   *[other] { $counters } contadores
    }
    .you = Tu Estación Colonial sufrió { $damage } de daño y perdió { $counters ->
    [one] 1 contador
   *[other] { $counters } contadores
    }
events-hull_hit = La Nave Nodriza de { $seat } perdió { $hull } PR; su escudo absorbió { $shield }
    .you = Tu Nave Nodriza perdió { $hull } PR; su escudo absorbió { $shield }
events-paid_hull = La Nave Nodriza de { $seat } gastó { $hull } PR en su rayo
    .you = Tu Nave Nodriza gastó { $hull } PR en su rayo
events-repaired = La Nave Nodriza de { $seat } recuperó { $hull } PR
    .you = Tu Nave Nodriza recuperó { $hull } PR
events-exploded = { $ship } de { $seat }: explotó en { $space }
    .you = Tu { $ship } explotó en { $space }
events-station_exploded = La Estación Colonial de { $seat } explotó
    .you = Tu Estación Colonial explotó
events-saved = { $ship } de { $seat }: se salvó
    .you = Tu { $ship } se salvó
events-respawned = { $ship } de { $seat }: ha vuelto, en { $space }
    .you = Tu { $ship } ha vuelto, en { $space }
events-held = { $ship } de { $seat }: no podrá moverse el próximo turno
    .you = Tu { $ship } no podrá moverse el próximo turno
events-looted = { $seat } consiguió un botín de { $count ->
    [one] 1 Recurso
   *[other] { $count } Recursos
    }
    .you = Conseguiste un botín de { $count ->
    [one] 1 Recurso
   *[other] { $count } Recursos
    }
events-collected = { $seat } cobró { $count ->
    [one] 1 Recurso
   *[other] { $count } Recursos
    }
    .you = Cobraste { $count ->
    [one] 1 Recurso
   *[other] { $count } Recursos
    }
events-gained = { $seat } ganó { $count ->
    [one] 1 Recurso
   *[other] { $count } Recursos
    }
    .you = Ganaste { $count ->
    [one] 1 Recurso
   *[other] { $count } Recursos
    }
events-captured = { $seat } capturó el { $planet } en { $space }
    .you = Capturaste el { $planet } en { $space }
events-held_out = El { $planet } resistió a { $seat }: { $total }, y hacen falta { $needed }
    .you = El { $planet } te resistió: { $total }, y hacen falta { $needed }
events-planet_removed = El { $planet }, en { $space }, ha desaparecido
events-planet_freed = El { $planet } vuelve a ser neutral
events-artifact_found = { $seat } encontró un Artefacto en el { $planet }: { $artifact }
    .you = Encontraste un Artefacto en el { $planet }: { $artifact }
events-drew = { $seat } robó { $card }
    .you = Robaste { $card }
events-drew_unseen = { $seat } robó una carta
    .you = Robaste una carta
events-drew_several = { $seat } robó { $times } cartas: { $card }
    .you = Robaste { $times } cartas: { $card }
events-drew_several_unseen = { $seat } robó { $times } cartas
    .you = Robaste { $times } cartas
events-bought = { $seat } compró una carta: { $card }
    .you = Compraste una carta: { $card }
events-bought_unseen = { $seat } compró una carta
    .you = Compraste una carta
events-sold = { $seat } vendió { $card } por { $value ->
    [one] 1 Recurso
   *[other] { $value } Recursos
    }
    .you = Vendiste { $card } por { $value ->
    [one] 1 Recurso
   *[other] { $value } Recursos
    }
events-stole = { $owner_is ->
    [you] { $seat } te quitó una carta
   *[other] { $seat } quitó una carta a { $owner }
    }: { $card }
    .you = Quitaste una carta a { $owner }: { $card }
events-stole_unseen = { $owner_is ->
    [you] { $seat } te quitó una carta
   *[other] { $seat } quitó una carta a { $owner }
    }
    .you = Quitaste una carta a { $owner }
events-lost_card = { $thief_is ->
    [you] Quitaste una carta a { $seat }
   *[other] { $thief } quitó una carta a { $seat }
    }: { $card }
    .you = { $thief } te quitó una carta: { $card }
events-lost_card_unseen = { "" }
events-played = { $seat } jugó { $card }
    .you = Jugaste { $card }
events-aimed_at_ship = El objetivo es { $owner_is ->
    [you] tu { $ship }
   *[other] { $ship } de { $owner }
    }, en { $space }
events-aimed_at_station = El objetivo es { $owner_is ->
    [you] tu Estación Colonial
   *[other] la Estación Colonial de { $owner }
    }, en { $space }
events-aimed_at_planet = El objetivo es el { $planet }, en { $space }
events-aimed_at_added = El objetivo es la tirada extra de { $owner_is ->
    [you] tu { $ship }
   *[other] { $ship } de { $owner }
    }
events-aimed_at_space = El objetivo es { $space }
events-aimed_at_player = { $owner_is ->
    [you] El objetivo eres tú
   *[other] El objetivo es { $owner }
    }
events-cancelled = { $seat } anuló { $card }
    .you = Anulaste { $card }
events-took_resource = { $owner_is ->
    [you] { $seat } te quitó 1 Recurso
   *[other] { $seat } quitó 1 Recurso a { $owner }
    }
    .you = Quitaste 1 Recurso a { $owner }
events-took_resource_several = { $owner_is ->
    [you] { $seat } te quitó { $times } Recursos
   *[other] { $seat } quitó { $times } Recursos a { $owner }
    }
    .you = Quitaste { $times } Recursos a { $owner }
events-took_nothing = { $seat } vio que { $owner_is ->
    [you] no tienes
   *[other] { $owner } no tiene
    } Recursos
    .you = { $owner } no tiene Recursos que quitar
events-drained = { $seat } perdió energía por este turno: { $subsystem }
    .you = Perdiste energía por este turno: { $subsystem }
events-charged = { $seat } puso energía nueva en { $subsystem }
    .you = Pusiste energía nueva en tus { $subsystem }
events-shield_broken = { $seat } se queda sin escudo este turno
    .you = Te quedas sin escudo este turno
events-researched = { $seat } compró tecnología: { $technology }, nivel { $tier }
    .you = Compraste tecnología: { $technology }, nivel { $tier }
events-recharged = { $seat } compró otra vez la loseta naranja y puede usarla { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
    }
    .you = Compraste otra vez la loseta naranja y puedes usarla { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
    }
events-overcharged = { $seat } sobrecargó la tirada
    .you = Sobrecargaste la tirada
events-used = { $seat } usó { $ability }
    .you = Usaste { $ability }
events-event_rolled = { $seat } sacó un suceso aleatorio: { $random_event }
    .you = Sacaste un suceso aleatorio: { $random_event }
events-event_answered = { $seat } lo { $answer_key ->
    [doubled] dobló
   *[avoided] evitó
    }
    .you = Lo { $answer_key ->
    [doubled] doblaste
   *[avoided] evitaste
    }
events-event_ended = { $random_event } ha terminado
events-blockade_began = { $seat } bloquea todo el comercio hasta su próximo turno
    .you = Bloqueas todo el comercio hasta tu próximo turno
events-went_out = { $seat } queda fuera de la partida
    .you = Quedas fuera de la partida
events-won = { $seat } ha ganado la partida
    .you = ¡Has ganado la partida!
events-drawn = La partida acaba en empate
events-artifact_found_nothing = { $seat } no encontró nada en el { $planet }
    .you = No encontraste nada en el { $planet }

## zones

zones-round = ronda
zones-planets = planetas
zones-planet_owners = quién los tiene
zones-planet_artifacts = qué se encontró allí
zones-planets_tried = planetas atacados sin éxito este turno
zones-deck = mazo de Acción
zones-discard = pila de descartes
zones-random_event = suceso aleatorio
zones-tokens = fichas sin explorar
zones-ships = naves
zones-station = Estación Colonial
zones-station_counters = contadores de la Estación
zones-hull_points = puntos de resistencia (PR)
zones-energy = energía
zones-technology = tecnología
zones-resources = Recursos
zones-hand = mano
zones-points_for_kills = puntos por naves destruidas
zones-map = tablero
zones-mode = modo
zones-first_seat = empieza
zones-npc = el PNJ
zones-npc_homes = planetas de las naves del PNJ
zones-played = cartas jugadas
zones-event_player = quién sacó el suceso
zones-event_answer = el suceso queda
zones-blockade = Bloqueo comercial
zones-fight = combate
zones-attacker = ataque
zones-attacking_ships = naves atacantes
zones-defender = defensa
zones-defending = nave atacada
zones-fight_space = dónde se combate
zones-ranged = a distancia
zones-more_throws = más tiradas de cada dado atacante
zones-attack_buff = refuerzo del ataque
zones-defence_buff = refuerzo de la defensa
zones-planet_holds_at = el planeta resiste con
zones-attack_dice = dados del ataque
zones-defence_die = dado de la defensa
zones-added_attack_dice = tiradas añadidas al ataque
zones-last_added_attack_dice = última tirada añadida al ataque
zones-added_defence_die = tiradas añadidas a la defensa
zones-last_added_defence_die = última tirada añadida a la defensa
zones-answered_attack_ones = unos del ataque ya respondidos
zones-answered_defence_one = uno de la defensa ya respondido
zones-attack_factors = cuántas veces cuentan los dados del ataque
zones-defence_factor = cuántas veces cuenta el dado de la defensa
zones-throw_card = carta por la que se tira el dado
zones-attacker_extra_shield = escudo extra del ataque
zones-defender_extra_shield = escudo extra de la defensa
zones-overcharged = sobrecargado
zones-doomed_attackers = atacantes perdidos
zones-doomed_defender = defensor perdido
zones-drained = energía perdida
zones-shield_lost = escudo gastado
zones-spaces_moved = casillas movidas
zones-extra_engine = potencia extra de motor
zones-deflectors = campos en los que una nave entra sin tirada
zones-spaces_after_attack = casillas para mover tras un ataque
zones-status = estado de las naves
zones-held = naves retenidas
zones-respawn = naves que vuelven
zones-diverted = energía desviada
zones-damaged = con daño este turno
zones-beside_mothership = empezó junto a la Nave Nodriza
zones-branches = ramas tomadas
zones-discount_used = carta rebajada ya comprada
zones-orange_tiles = losetas naranjas compradas y sin usar
zones-out = fuera de la partida
zones-won = victoria

## reasons

reasons-not_now = Eso no se puede hacer ahora.
reasons-something_else_first = Antes hay que resolver otra cosa.
reasons-placing_is_over = Las flotas ya están colocadas.
reasons-no_room_for_all = No hay sitio para todas las naves que quedan.
reasons-not_on_board = Esa casilla no está en este tablero.
reasons-space_taken = En esa casilla ya hay algo.
reasons-too_far_from_station = Está demasiado lejos de tu Estación para colocar una nave.
reasons-too_far_from_base = Está demasiado lejos de donde empieza tu flota.
reasons-not_beside_own_station = Una nave vuelve en una casilla libre junto a tu Estación.
reasons-choose_a_ship_first = Da primero órdenes a una nave.
reasons-attacked_already = Esa nave ya ha atacado este turno.
reasons-ship_is_held = Esa nave está retenida este turno.
reasons-ship_is_infected = El Virus espacial retiene esa nave donde está.
reasons-no_power_left = A esa nave no le queda potencia de motor.
reasons-movement_is_over = Esa nave ha saltado, y eso acaba su movimiento.
reasons-asteroids_are_entered = Es un campo de asteroides: entra en él.
reasons-no_field_attacks = Ningún campo ataca por ese camino: muévete.
reasons-out_of_reach = Esa casilla queda fuera de alcance.
reasons-no_weapons = Sin armas no hay dado con el que atacar.
reasons-nothing_there = Ahí no hay nada.
reasons-friendly = Eso es amigo.
reasons-not_beside = El objetivo tiene que estar junto a la nave.
reasons-station_guarded = Una nave protege esa Estación.
reasons-cannot_damage = Esa nave no puede dañar ese objetivo.
reasons-planet_tried = Este turno ya falló un ataque a ese planeta: prueba en el siguiente.
reasons-card_not_held = No tienes esa carta en la mano.
reasons-only_a_cancelling_card = Ahora solo se puede jugar una carta que anule otra.
reasons-nothing_to_cancel = No se acaba de declarar ninguna carta.
reasons-not_on_planet_rolls = Las tiradas por planetas son solo de dados.
reasons-wrong_window = Eso no se juega en este momento de un combate.
reasons-event_is_on = Aún dura otro suceso.
reasons-card_has_no_use = Esa carta no sirve de nada ahora.
reasons-market_closed = Comercia en tu turno o al final del turno de otra persona.
reasons-only_in_own_turn = Eso solo se hace en tu turno.
reasons-ship_has_orders = Antes, la nave que elegiste mueve, ataca o usa una habilidad.
reasons-deck_is_out = El mazo de Acción se ha agotado.
reasons-too_expensive = Cuesta más Recursos de los que hay.
reasons-tree_is_full = Esa rama está completa.
reasons-tiers_in_order = Los niveles se compran en orden.
reasons-other_branch_taken = Ya elegiste la otra rama.
reasons-no_exploration = Esta mesa juega sin Exploración planetaria.
reasons-not_your_planet = Ese planeta no es tuyo.
reasons-explored_already = Ese planeta ya está explorado.
reasons-energy_must_add_up = La energía tiene que cuadrar, y en un subsistema solo cabe cierta cantidad.
reasons-divert_first = Empieza primero a desviar energía.
reasons-no_mothership = La Nave Nodriza se ha perdido.
reasons-no_power = La Tormenta magnética deja sin energía a la Nave Nodriza.
reasons-energy_locked = La energía está bloqueada hasta tu próximo turno.
reasons-no_orange_tile = Para eso hace falta la loseta naranja de la rama Baluarte.
reasons-no_orange_tile_bought = No tienes ninguna loseta naranja comprada y sin usar.
reasons-overcharged_already = Una tirada se sobrecarga una sola vez.
reasons-nothing_to_join = No se está declarando ningún ataque.
reasons-cannot_join = Esa nave no puede participar en este ataque.
reasons-nothing_to_pick = No hay nada que elegir.
reasons-ship_is_lost = Esa nave se ha perdido.
reasons-nothing_left_to_do = Esa nave no puede hacer nada más este turno.
reasons-no_target = Eso no es un objetivo ahora.
reasons-no_such_ability = Para eso hace falta la loseta de su habilidad.
reasons-mothership_only = Solo la Nave Nodriza tiene esa habilidad.
reasons-no_field_near = La Nave Nodriza no está en un campo de asteroides ni junto a uno.
reasons-hull_is_whole = El casco está entero.
reasons-no_planet_held = No tienes ningún planeta.
reasons-hull_too_low = Al casco le quedan muy pocos puntos para pagar eso.
reasons-nothing_in_range = No hay nada al alcance de esa habilidad.
reasons-no_gate_beside = La nave no está junto a una Estación o un planeta amigos.
reasons-jumped_already = Esa nave ya ha usado los Portales de salto este turno.
reasons-not_at_a_gate = Esa casilla no está junto a una Estación o un planeta amigos.
reasons-no_room_at_a_gate = No hay casillas libres junto a una Estación o un planeta amigos.
reasons-no_missile_at_planets = Un misil solo ataca naves y Estaciones.
reasons-too_far_to_aim = Está más lejos de lo que alcanza la habilidad.
reasons-held_already = Esa nave ya está retenida.
reasons-ships_only = Eso solo apunta a naves.
reasons-warp_ends_elsewhere = La carta no lleva ahí.
reasons-no_path_there = Ningún camino lleva la nave hasta ahí.
reasons-nothing_is_aimed = No se está apuntando a nada.
reasons-no_such_player = No se puede elegir a ese jugador.
reasons-no_reward_due = Ahora no te corresponde esa recompensa por un planeta capturado.
reasons-no_event_to_answer = Ningún suceso espera respuesta.
reasons-subsystem_is_full = En ese subsistema no cabe más energía.
reasons-subsystem_is_empty = Ese subsistema no tiene energía que perder.
reasons-no_energy_to_place = No hay energía que poner ni que quitar.
reasons-orange_not_for_this_roll = La loseta naranja no se puede gastar en esta tirada.

## faults

faults-board_size = { $columns } columnas y { $rows } filas: un tablero tiene de { $least_columns } a { $most_columns } columnas y de { $least_rows } a { $most_rows } filas
faults-row_length = la fila { $row } tiene { $count } casillas y debería tener { $wanted }
faults-unknown_symbol = la fila { $row } tiene { $symbol }, que no significa nada
faults-planet_count = { $count } planetas: tiene que haber de 1 a { $most }
faults-no_planet_near = la Estación { $station } no tiene ningún planeta al alcance del primer turno
faults-walled_in = la Estación { $station }, en { $space }, solo llega a otra Estación por los asteroides
faults-fleets_crowded = las flotas de las Estaciones { $station } y { $other } empiezan en las mismas casillas
faults-asymmetric = el tablero se ve distinto desde Estaciones distintas
faults-several_planets_near = la Estación { $station } tiene { $count } planetas al alcance del primer turno; otra Estación tiene { $least }
faults-station_count = la Estación { $station } está { $count } veces, no { $wanted }
faults-station_at_edge = la Estación { $station }, en { $space }, está al borde del tablero
faults-station_at_asteroids = la Estación { $station }, en { $at }, tiene asteroides al lado, en { $space }
faults-station_crowded = la Estación { $station }, en { $at }, tiene algo al lado, en { $space }
faults-no_room_for_fleet = la Estación { $station }, en { $space }, solo tiene seguras { $count } casillas libres a distancia { $reach }; su flota necesita { $wanted }
faults-no_room_at_base = F, en { $space }, tiene { $count } casillas libres a distancia { $reach }; la flota necesita { $wanted }
faults-solo_symbol = { $symbol } es para tableros en solitario
faults-solo_planets = { $count } planetas: un tablero en solitario tiene 3
faults-solo_base = F está { $count } veces, no una
faults-solo_fleet = { $symbol } está { $count } veces, no { $wanted }
faults-mothership_astray = { $symbol }, en { $space }, no está junto a la Estación
faults-base_astray = F, en { $space }, no está en la esquina opuesta a la Estación
faults-ship_astray = { $symbol }, en { $space }, no está junto a un planeta
faults-solo_has_planets = el Desafío en solitario tiene { $wanted } planetas, no { $count }: valdría planets { $wanted } o 0
faults-points_mode = los puntos solo cuentan donde ganan los puntos: valdría mode victory_points, o points 10
faults-solo_level = el nivel { $level } es para una persona: con { $seats } jugadores valdría level 1
faults-only_generated = { $option } es para tableros generados, y el tablero es { $layout }: valdría layout generated
faults-solo_mode = el Desafío en solitario se juega con las reglas estándar: valdría mode standard
faults-never_symmetric = ningún tablero es simétrico para { $seats } jugadores: desactiva la opción symmetric
faults-symmetric_planets = un tablero simétrico para { $seats } tiene { $known } planetas, no { $count }
faults-too_few_planets = { $seats } jugadores necesitan al menos { $least } planetas, no { $count }
faults-no_room = { $seats } jugadores no encuentran lugares justos con { $planets ->
        [one] 1 planeta
       *[other] { $planets } planetas
    } (asteroides: { $asteroids }, tablero: { $board }): valdría { $fits }
faults-no_room_at_all = { $seats } jugadores no encuentran lugares justos con { $planets ->
        [one] 1 planeta
       *[other] { $planets } planetas
    } (asteroides: { $asteroids }, tablero: { $board }): valdrían menos asteroides y otros planetas
faults-layout_players = el tablero { $layout } es para { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }, no { $seats }: valdría default, generated o uno de estos: { $fitting }
faults-no_such_layout = la edición no tiene ningún tablero llamado «{ $layout }»: tendría que traer layouts.{ $layout }
faults-teams_seats = los equipos { $teams } no encajan con { $seats ->
        [one] 1 jugador
       *[other] { $seats } jugadores
    }: valdría teams { $fitting }

## picks

picks-card = carta
picks-technology = tecnología
picks-ability = habilidad

## options

options-mode = Estándar: sé la última flota con Estación y alguna nave. Puntos de victoria: las naves vuelven y gana quien primero tenga bastantes puntos en su turno.
options-points = Cuántos Puntos de victoria ganan; con cinco y seis jugadores van bien más. Un equipo los necesita por cada miembro.
options-teams = Jugar en equipos de dos o tres; los turnos alternan entre equipos. Regla de la casa: equipos desiguales, como uno contra dos.
options-exploration = Exploración planetaria: los planetas esconden Artefactos que puede descubrir quien los tiene.
options-events = Sucesos aleatorios: cinco cartas más que tiran el dado de sucesos.
options-lean_deck = Regla de la casa: sin Exploración planetaria, las cinco cartas sobre Artefactos se quedan en la caja.
options-level = El nivel del Desafío en solitario, de 1 a 9.
options-planet_retries = Regla de la casa: tras un ataque fallido a un planeta, otras naves pueden probar en el mismo turno.
options-round_limit = Regla de la casa: la partida acaba en empate tras este número de rondas; 0 son las 100 habituales.
options-layout = El tablero: uno según el número de jugadores, uno propio de una edición o uno generado.
options-map_seed = Tablero generado: el número con el que se crea; otro número da otro tablero.
options-planets = Tablero generado: cuántos planetas; 0 es uno más que jugadores.
options-asteroids = Tablero generado: cuántos asteroides.
options-board = Tablero generado: el pequeño (15 por 13) o el grande (17 por 15); según el número de jugadores, el grande con 5 y 6.
options-symmetric = Tablero generado: si se ve igual desde todas las Estaciones. Si es posible: no con cinco jugadores, cuyo tablero no puede.

## score

score-strength = naves y contadores de la Estación
score-ships = naves que quedan
score-station_counters = contadores de la Estación
score-hull_points = casco de la Nave Nodriza
score-planets = planetas
score-points_for_kills = puntos por destrucciones
score-points_for_planets = puntos por planetas
score-loot = botín en Recursos
score-income = Recursos cobrados
score-planets_captured = planetas capturados
score-cards_played = cartas de Acción jugadas
score-tiles = losetas de tecnología
score-ships_lost = naves perdidas
