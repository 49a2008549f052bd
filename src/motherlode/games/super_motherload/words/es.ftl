title = Super Motherload
blurb = Abre túneles bajo Marte, contrata Pilotos con lo que encuentres y acaba con más puntos de victoria que nadie.
length = unos 30 minutos
difficulty = hay algunas cosas que aprender

## steps

steps-choose_side = elige una cara del tablero de Profundidad 1
    .other = { $seat } elige una cara del tablero de Profundidad 1
    .when = Cuando elijo una cara del tablero de Profundidad 1
steps-pick_deck = elige tu mazo
    .other = { $seat } elige un mazo
    .when = Cuando elijo un mazo
steps-act = elige una acción
    .other = { $seat } elige una acción
    .when = Cuando elijo una acción
steps-drill = elige cartas para perforar
    .other = { $seat } elige cartas para perforar
    .when = Cuando elijo cartas para perforar
steps-blast = elige dónde estalla la bomba
    .other = { $seat } coloca una bomba
    .when = Cuando coloco una bomba
steps-swap = elige un Logro menor que cambiar
    .other = { $seat } cambia un Logro menor
    .when = Cuando puedo cambiar un Logro menor
steps-stow = elige una pila para tus Minerales
    .other = { $seat } pone Minerales en una pila
    .when = Cuando pongo Minerales en una pila
steps-attach_board = añade el tablero nuevo
    .other = { $seat } añade un tablero
    .when = Cuando añado un tablero
steps-buy = compra Pilotos
    .other = { $seat } compra Pilotos
    .when = Cuando compro Pilotos
steps-duplicate = elige un Mineral que duplicar
    .other = { $seat } elige un Mineral que duplicar
    .when = Cuando elijo un Mineral que duplicar
steps-discard = descarta cartas hasta tu límite de mano
    .other = { $seat } tiene demasiadas cartas y descarta algunas
    .when = Cuando tengo demasiadas cartas
steps-place_drill = elige dónde cavar
    .other = { $seat } elige dónde cavar
    .when = Cuando elijo dónde cavar
steps-place_bomb = elige dónde estalla la bomba
    .other = { $seat } coloca una bomba
    .when = Cuando coloco una bomba
steps-put_tile = elige una pila para el Mineral
    .other = { $seat } pone un Mineral en una pila
    .when = Cuando pongo un Mineral en una pila

## actions

actions-pass = pasar
actions-draw = robar cartas
actions-side = usar la cara { $it }
actions-pick = elegir el mazo { $it }
actions-drill = perforar con cartas de color { $it }
actions-bomb = bombardear con: { $it }
actions-play = jugar { $it }
actions-dig = cavar { $it }
actions-blast = volar { $it }
actions-stow = poner los Minerales en la pila de color { $it }
actions-buy = comprar { $it }
actions-use = usar tu Artefacto: { $it }
actions-duplicate = duplicar { $it }
actions-swap = cambiar { $it }
actions-claim = reclamar { $it }
actions-discard = descartar { $it }
actions-go_on = listo
actions-confirm = descartar estas cartas
actions-leave = dejar los Minerales
actions-side-a = usar la cara A
actions-side-b = usar la cara B

## unlisted

unlisted-dig = Para dejar símbolos donde están, nombra sus casillas después de «without», por ejemplo: dig c4 across without e4
unlisted-blast = Para dejar símbolos donde están, nombra sus casillas después de «without», por ejemplo: blast c4 r0 without c5

## names

names-red = rojo
names-blue = azul
names-yellow = amarillo
names-wild = comodín
names-starter-n = Piloto inicial { $n }
    .counted = { $count ->
        [one] Piloto inicial { $n }
       *[other] { $count } × Piloto inicial { $n }
    }
names-red-n = Piloto rojo { $n }
    .counted = { $count ->
        [one] Piloto rojo { $n }
       *[other] { $count } × Piloto rojo { $n }
    }
names-blue-n = Piloto azul { $n }
    .counted = { $count ->
        [one] Piloto azul { $n }
       *[other] { $count } × Piloto azul { $n }
    }
names-yellow-n = Piloto amarillo { $n }
    .counted = { $count ->
        [one] Piloto amarillo { $n }
       *[other] { $count } × Piloto amarillo { $n }
    }
names-wild-n = Piloto comodín { $n }
    .counted = { $count ->
        [one] Piloto comodín { $n }
       *[other] { $count } × Piloto comodín { $n }
    }
names-red-to-hand = el Piloto rojo directo a tu mano, con un Artefacto
names-blue-to-hand = el Piloto azul directo a tu mano, con un Artefacto
names-yellow-to-hand = el Piloto amarillo directo a tu mano, con un Artefacto
names-wild-to-hand = el Piloto comodín directo a tu mano, con un Artefacto
names-demolition = Demolición
names-courier = Mensajería
names-archaeology = Arqueología
names-survey = Exploración
names-iron = Hierro
names-gold = Oro
names-platinum = Platino
names-emerald = Esmeralda
    .counted = { $count ->
        [one] 1 Esmeralda
       *[other] { $count } Esmeraldas
    }
names-ruby = Rubí
    .counted = { $count ->
        [one] 1 Rubí
       *[other] { $count } Rubíes
    }
names-diamond = Diamante
    .counted = { $count ->
        [one] 1 Diamante
       *[other] { $count } Diamantes
    }
names-extra_action = una acción extra
names-two_cards = robar 2 cartas
names-bomb_and_card = una Ficha de Bomba y una carta
names-free_platinum = un Platino
names-gold_and_card = un Oro y una carta
names-duplicator = duplicar un Mineral
names-into_hand = un Piloto nuevo directo a tu mano
names-trophy = un trofeo que vale 3 PV
names-depth-1-a = Profundidad 1, Cantera Vieja
names-depth-1-b = Profundidad 1, Pozos Gemelos
names-depth-2-a = Profundidad 2, Veta de Oro
names-depth-2-b = Profundidad 2, Criba
names-depth-3-a = Profundidad 3, Bóveda
names-depth-3-b = Profundidad 3, Grieta
names-depth-4-a = Profundidad 4, Núcleo
names-depth-4-b = Profundidad 4, Abismo
names-hand = la mano
    .own = tu mano
    .their = su mano
names-discard = los descartes
    .own = tu pila de descartes
    .their = su pila de descartes
names-across = en horizontal
names-down = en vertical
names-r0 = como está impreso
names-r1 = girado a la derecha
names-r2 = girado media vuelta
names-r3 = girado a la izquierda
names-m0 = volteado
names-m1 = volteado, girado a la derecha
names-m2 = volteado, girado media vuelta
names-m3 = volteado, girado a la izquierda
names-demolition_crew = Equipo de Demolición
names-deep_divers = Gente del Abismo
names-sun_chasers = Cazasoles
names-free_spirits = Espíritus Libres
names-full_house = Casa Llena
names-fire_and_ice = Fuego y Hielo
names-hazard_team = Equipo de Riesgo
names-green_machine = Máquina Verde
names-three_wings = Tres Alas
names-old_guard = Vieja Guardia
names-rock_breaker = Rompepiedras
names-big_bang = Gran Explosión
names-pay_dirt = Buena Veta
names-long_haul = Largo Recorrido
names-steel_nerves = Nervios de Acero
names-hard_head = Cabeza Dura
names-bulk_load = Carga a Granel
names-jackpot = Premio Gordo
names-mixed_bag = De Todo un Poco
names-seam_runner = Saltajuntas
names-iron_works = Herrería
names-gold_rush = Fiebre del Oro
names-platinum_card = Tarjeta Platino
names-green_fever = Fiebre Verde
names-red_fever = Fiebre Roja
names-crown_jewels = Joyas de la Corona
names-well_spread = Bien Repartido
names-powder_keg = Polvorín
names-collector = Coleccionismo
names-shopping_spree = Día de Compras
names-random = al azar
names-artifacts = Artefactos
names-bombs = Fichas de Bomba
names-cards = cartas
names-drilled = casillas perforadas
names-drilled_rock = Roca perforada
names-drilled_steel = Placas de Acero perforadas
names-bombed = casillas bombardeadas
names-bombed_rock = Roca bombardeada
names-bombed_minerals = Minerales por bomba
names-symbols = símbolos cubiertos
names-seams = túneles sobre la junta
names-actions = acciones
names-cards_drawn = cartas robadas
names-cards_played = cartas jugadas
names-bomb_tokens = Fichas de Bomba tomadas
names-artifacts_used = Artefactos usados
names-pilots = Pilotos comprados
names-chosen = a elección
names-book = como en el reglamento
names-all = las cuatro

## starters

starters-red = Piloto inicial rojo
starters-blue = Piloto inicial azul
starters-yellow = Piloto inicial amarillo
starters-wild = Piloto inicial comodín

## goals

goals-iron = recoge { $count } Hierro
goals-gold = recoge { $count } Oro
goals-platinum = recoge { $count } Platino
goals-emerald = recoge { $count ->
    [one] 1 Esmeralda
   *[other] { $count } Esmeraldas
    }
goals-ruby = recoge { $count ->
    [one] 1 Rubí
   *[other] { $count } Rubíes
    }
goals-diamond = recoge { $count ->
    [one] 1 Diamante
   *[other] { $count } Diamantes
    }
goals-minerals = recoge { $count ->
    [one] 1 Mineral
   *[other] { $count } Minerales
    }
goals-mineral_kinds = recoge { $count } Minerales distintos
goals-value = recoge Minerales por valor de ${ $count }
goals-covered = cava { $count } casillas
goals-drilled = perfora { $count } casillas
goals-bombed = bombardea { $count } casillas
goals-rock = atraviesa { $count } Roca
goals-drilled_rock = perfora { $count } Roca
goals-bombed_rock = bombardea { $count } Roca
goals-drilled_steel = perfora { $count ->
    [one] 1 Placa de Acero
   *[other] { $count } Placas de Acero
    }
goals-bombed_minerals = recoge { $count ->
    [one] 1 Mineral
   *[other] { $count } Minerales
    } con bombas
goals-symbols = cava { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
    } con símbolo de Bomba, carta o Artefacto
goals-seams = cava sobre la junta entre dos tableros { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
    }
goals-cards_played = usa { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    } para cavar
goals-artifacts = toma { $count ->
    [one] 1 Artefacto
   *[other] { $count } Artefactos
    }
goals-actions = haz { $count ->
    [one] 1 acción
   *[other] { $count } acciones
    }
goals-bombs = haz estallar { $count ->
    [one] 1 bomba
   *[other] { $count } bombas
    }
goals-pilots = compra { $count ->
    [one] 1 Piloto
   *[other] { $count } Pilotos
    }
goals-cards_drawn = roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    }
goals-bomb_tokens = toma { $count ->
    [one] 1 Ficha de Bomba
   *[other] { $count } Fichas de Bomba
    }
goals-artifacts_used = usa { $count ->
    [one] 1 Artefacto
   *[other] { $count } Artefactos
    }

## held

held-iron = ten { $count } Hierro en tus cartas
held-gold = ten { $count } Oro en tus cartas
held-platinum = ten { $count } Platino en tus cartas
held-emerald = ten { $count ->
    [one] 1 Esmeralda
   *[other] { $count } Esmeraldas
    } en tus cartas
held-ruby = ten { $count ->
    [one] 1 Rubí
   *[other] { $count } Rubíes
    } en tus cartas
held-diamond = ten { $count ->
    [one] 1 Diamante
   *[other] { $count } Diamantes
    } en tus cartas
held-minerals = ten { $count ->
    [one] 1 Mineral
   *[other] { $count } Minerales
    } en tus cartas
held-value = ten Minerales por valor de ${ $count } en tus cartas
held-stacks = ten Minerales en { $count ->
    [one] 1 pila
   *[other] { $count } pilas
    }
held-bomb_tokens = ten { $count ->
    [one] 1 Ficha de Bomba
   *[other] { $count } Fichas de Bomba
    }
held-artifacts = ten { $count ->
    [one] 1 Artefacto
   *[other] { $count } Artefactos
    }
held-hand = ten { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    } en la mano
held-pilots = ten { $count ->
    [one] 1 Piloto comprado
   *[other] { $count } Pilotos comprados
    }

## within

within-action = en una acción
within-turn = en un turno
within-held = { "" }

## bonuses

bonuses-draw_1 = robar 1 carta
bonuses-draw_2 = robar 2 cartas
bonuses-bomb = tomar una Ficha de Bomba
bonuses-corner = puede conectar por una esquina
bonuses-rock = perfora Roca
bonuses-split = los Minerales pueden ir a pilas distintas
bonuses-swap = cambiar un Logro menor
bonuses-hand = va a tu mano
bonuses-action = una acción más
bonuses-duplicate = duplicar un Mineral
bonuses-none = { "" }

## decks

decks-demolition = bombas grandes, muchas, y taladros que atraviesan Roca
decks-courier = pocos Iconos de Taladro, pero muchas cartas
decks-archaeology = los Pilotos nuevos van directos a tu mano o traen un Mineral
decks-survey = iconos comodín, túneles que doblan esquinas y Minerales en cualquier pila

## picture

picture-no_board = Aún no hay tablero.
picture-bought_out = agotada
picture-icons = iconos
picture-pattern = bomba
picture-points = PV
picture-for_sale = Pilotos a la venta
picture-when_bought = al comprar:
picture-legend = * Bomba ? Artefacto 1 2 cartas # Roca RBY Acero

## events

events-deck_picked = { $seat } juega con el mazo { $deck }
    .you = Juegas con el mazo { $deck }
events-board_added = Tablero nuevo: { $board }
events-board_removed = { $board } sale de la mesa, con túneles y todo
events-turn_began = Turno de { $seat } (ronda { $round })
    .you = Tu turno (ronda { $round })
events-passed = { $seat } pasó
    .you = Pasaste
events-drew = { $seat } robó una carta
    .you = Robaste una carta
events-drew_several = { $seat } robó { $times } cartas
    .you = Robaste { $times } cartas
events-reshuffled = { $seat } barajó sus descartes: nuevo Mazo de robo de { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    }
    .you = Barajaste tus descartes: nuevo Mazo de robo de { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    }
events-card_played = { $seat } usó el { $card }
    .you = Usaste el { $card }
events-card_played_several = { $seat } usó { $card }
    .you = Usaste { $card }
events-drilled = { $seat } perforó { $direction } desde { $cell }, { $length ->
    [one] 1 casilla
   *[other] { $length } casillas
    } de largo
    .you = Perforaste { $direction } desde { $cell }, { $length ->
    [one] 1 casilla
   *[other] { $length } casillas
    } de largo
events-bombed = { $seat } bombardeó { $length ->
    [one] 1 casilla
   *[other] { $length } casillas
    } en { $cell }
    .you = Bombardeaste { $length ->
    [one] 1 casilla
   *[other] { $length } casillas
    } en { $cell }
events-space_covered = { "" }
events-collected = { $seat } desenterró 1 { $mineral }
    .you = Desenterraste 1 { $mineral }
events-collected_several = { $seat } desenterró { $mineral }
    .you = Desenterraste { $mineral }
events-tiles_lost = { $seat } perdió { $minerals }: no quedaba ninguna carta donde ponerlos
    .you = Perdiste { $minerals }: no te queda ninguna carta donde poner Minerales
events-bomb_taken = { $seat } tomó una Ficha de Bomba y ahora tiene { $bombs }
    .you = Tomaste una Ficha de Bomba y ahora tienes { $bombs }
events-no_bomb_left = No quedaba ninguna Ficha de Bomba para { $seat }
    .you = No quedaba ninguna Ficha de Bomba para ti
events-artifact_taken = { $seat } tomó un Artefacto
    .you = Tomaste un Artefacto
events-artifact_used = { $seat } usó un Artefacto: { $artifact }
    .you = Usaste un Artefacto: { $artifact }
events-stowed = { $seat } puso { $minerals } en la pila de color { $stack }
    .you = Pusiste { $minerals } en la pila de color { $stack }
events-bought = { $seat } compró el { $card }, que va a { $to_their }
    .you = Compraste el { $card }, que va a { $to_own }
events-action_gained = { $seat } tiene una acción más
    .you = Tienes una acción más
events-duplicated = { $seat } duplicó 1 { $mineral }
    .you = Duplicaste 1 { $mineral }
events-major_claimed = { $seat } reclamó el Logro mayor { $major }
    .you = Reclamaste el Logro mayor { $major }
events-minor_claimed = { $seat } reclamó el Logro menor { $minor }
    .you = Reclamaste el Logro menor { $minor }
events-minor_swapped = { $seat } devolvió { $minor } debajo de los Logros menores
    .you = Devolviste { $minor } debajo de los Logros menores
events-minor_revealed = Nuevo Logro menor: { $minor }
events-last_artifact_found = { $seat } encontró el último Artefacto. La partida acaba tras este turno
    .you = Encontraste el último Artefacto. La partida acaba tras este turno
events-discarded = { $seat } descartó el { $card }
    .you = Descartaste el { $card }
events-discarded_several = { $seat } descartó { $card }
    .you = Descartaste { $card }
events-scored = { $seat } tiene { $points } PV
    .you = Tienes { $points } PV
events-won = { $seat } ha ganado la partida
    .you = ¡Has ganado la partida!
events-nobody_dug = Nadie ha cavado en { $rounds } rondas: la partida ha terminado
events-symbol_declined = { $seat } dejó el símbolo en { $cell }
    .you = Dejaste el símbolo en { $cell }
events-tiles_left = { $seat } dejó atrás { $minerals }
    .you = Dejaste atrás { $minerals }

## zones

zones-starting_player = jugador inicial
zones-upper_board = tablero superior
zones-lower_board = tablero inferior
zones-above = superficie o túneles de arriba
zones-covered = túneles
zones-seam = túneles sobre la junta
zones-spaces = casillas
zones-artifact_spaces_left = casillas de Artefacto restantes
zones-last_turn = último turno
zones-bomb_supply = Fichas de Bomba en la reserva
zones-artifact_supply = Losetas de Artefacto en la reserva
zones-used_artifacts = Artefactos usados
zones-majors = Logros mayores
zones-minors = Logros menores
zones-minor_deck = mazo de Logros menores
zones-under_minor_deck = devueltos bajo el mazo de Logros menores
zones-actions_left = acciones restantes
zones-major_taken = Logro mayor de este turno
zones-minor_taken = Logro menor de este turno
zones-action_facts = hecho en esta acción
zones-turn_facts = hecho en este turno
zones-loot = Minerales por poner en una pila
zones-found = desenterrado
zones-deck = mazo
zones-draw_deck = Mazo de robo
zones-hand = mano
zones-played = cartas elegidas
zones-discard = descartes
zones-bought = Pilotos comprados
zones-minerals = Minerales en las pilas
zones-bombs = Fichas de Bomba
zones-artifacts = Artefactos
zones-majors_won = Logros mayores
zones-minors_won = Logros menores
zones-points = PV a la vista de todos
zones-final_score = PV finales
zones-won = victoria
zones-round = ronda
zones-in_action = en medio de una acción
zones-covered_this_round = casillas cavadas esta ronda
zones-idle_rounds = rondas seguidas sin cavar
zones-held_before_buys = Minerales en todas las cartas antes de comprar
zones-tiles_before_buys = todos los Minerales antes de comprar
zones-value_before_buys = valor de todos los Minerales antes de comprar
zones-missed = apareció tarde para esta acción

## reasons

reasons-board_first = Elige primero una cara del tablero.
reasons-deck_first = Elegid primero los mazos.
reasons-drill_first = Acaba primero de perforar: elige cartas o un lugar.
reasons-bomb_first = Elige primero un lugar para tu bomba.
reasons-swap_first = Cambia primero un Logro menor.
reasons-stow_first = Pon primero tus Minerales en una pila.
reasons-buy_first = Compra primero los Pilotos que ya están pagados.
reasons-duplicate_first = Elige primero un Mineral que duplicar.
reasons-discard_first = No te quedan acciones. Descarta hasta tu límite de mano.
reasons-picking_is_over = Todos tienen ya un mazo.
reasons-not_end_of_turn = Solo se descartan cartas al final de tu turno.
reasons-minor_not_face_up = Ese Logro menor no está a la vista.
reasons-no_swap = Ahora no puedes cambiar un Logro menor.
reasons-nothing_to_match = No tienes ningún Mineral que duplicar.
reasons-no_duplicate = Ahora no puedes duplicar un Mineral.
reasons-nothing_to_buy = Ahora no hay nada que comprar.
reasons-nothing_to_stow = No tienes Minerales que poner en una pila.
reasons-no_bomb_chosen = Elige primero un Piloto rojo con el que bombardear.
reasons-no_drill_chosen = Elige primero un color con el que perforar.
reasons-no_actions_left = No te quedan acciones.
reasons-actions_left = Aún te quedan acciones. Pasa si no las quieres.
reasons-deck_taken = Alguien ya tiene ese mazo.
reasons-no_board_to_add = Ahora no se puede añadir ningún tablero.
reasons-side_is_random = En esta mesa las caras salen al azar.
reasons-drill_fits_nowhere = Un túnel de esa longitud no cabe en ningún sitio.
reasons-no_card_of_colour = No tienes cartas de ese color ni comodines.
reasons-no_bomb_token = No tienes Fichas de Bomba.
reasons-card_not_in_hand = No tienes esa carta en la mano.
reasons-no_bomb_pattern = Esa carta no tiene Patrón de Bomba.
reasons-bomb_fits_nowhere = Ese Patrón de Bomba no cabe en ningún sitio.
reasons-other_colour = Esa carta tiene iconos de otro color.
reasons-cards_in_order = Elige las cartas en el orden de tu mazo.
reasons-no_cards_chosen = Elige cartas primero.
reasons-single_space_lies_across = Una casilla sola siempre se cava en horizontal.
reasons-same_as_another_turning = Con ese giro la forma es la misma que con otro.
reasons-leaves_the_boards = Eso se saldría de los tableros.
reasons-already_covered = Una de esas casillas ya está cavada.
reasons-rock_not_drilled = No puedes perforar Roca.
reasons-steel_not_bombed = No puedes bombardear una Placa de Acero.
reasons-steel_of_another = Ahí hay una Placa de Acero de otro color.
reasons-not_connected = Tiene que tocar un túnel o la superficie.
reasons-card_beneath = El duplicado no puede ir a la carta que estaba debajo de la que acabas de comprar.
reasons-stack_bought_out = Esa pila está agotada.
reasons-not_paid = Los Minerales de esa carta aún no la pagan.
reasons-no_such_artifact = No tienes ese Artefacto.
reasons-after_the_bonus = Primero va la carta que acabas de pagar.
reasons-one_major_a_turn = Puedes reclamar un Logro mayor por turno.
reasons-one_minor_a_turn = Puedes reclamar un Logro menor por turno.
reasons-not_face_up = Ese Logro no está a la vista.
reasons-goal_not_met = No has cumplido su objetivo.
reasons-tile_first = Pon primero tu Mineral en una pila.
reasons-nothing_to_confirm = No hay nada que hacer antes de colocarlo. Elige el lugar.
reasons-no_cards_to_confirm = No estás eligiendo cartas para perforar ni para bombardear.
reasons-bonuses_first = Estas cartas tienen premios que van primero. Descarta las cartas.
reasons-cards_are_discarded = Las cartas con las que perforas ya están descartadas.
reasons-no_symbol_there = En esa casilla no hay símbolo de Bomba, Artefacto o carta bajo el túnel.
reasons-no_such_space = No hay ninguna casilla con ese nombre.
reasons-write_declined_spaces_after_without = Escríbelo así: dig c4 across without e4, o: blast c4 r1 without d4 e5.
reasons-bonus_tile_stays = Un Mineral de un Artefacto o de un premio tiene que ir a una pila.
reasons-turned_up_too_late = Ese Logro apareció después de la acción que cumplía su objetivo.

## picks

picks-deck = mazo
picks-pilot = piloto
picks-major = logro mayor
picks-minor = logro menor
picks-artifact = artefacto

## options

options-decks = Cada jugador elige un mazo, el último primero, o los mazos se reparten al azar.
options-starting_player = Quién empieza: quien haya cavado un hoyo de verdad hace menos, por asiento o al azar.
options-sides = Los jugadores eligen las caras de los tableros, como en el reglamento, o salen al azar.
options-depths = Tableros para dos jugadores: Profundidades 1, 2 y 4 como en el reglamento, o las cuatro. Con tres y cuatro jugadores se usan siempre todas.
options-hand_scores = Las cartas de tu mano cuentan al final. En el reglamento solo cuentan el Mazo de robo y los descartes.

## score

score-points = Puntos de victoria
score-pilots = Pilotos
score-majors = Logros mayores
score-minors = Logros menores
score-artifacts = Artefactos
score-hand = cartas en la mano al final
score-spaces = casillas cavadas
score-minerals = Minerales recogidos
score-bought = Pilotos comprados
score-artifacts_found = Artefactos encontrados
