## super_motherload

super_motherload-mine = La mina
super_motherload-mine_places = La mina. Las flechas mueven el túnel, R lo gira, Re Pág y Av Pág recorren todos los lugares, Intro cava.
super_motherload-mine_look = La mina. Con las flechas se mira alrededor.
super_motherload-tunnel = túnel
super_motherload-nothing = nada
super_motherload-choose_place = { $count ->
    [one] 1 lugar
   *[other] { $count } lugares
    }. Señala uno y haz clic. R o un clic derecho gira el túnel.
super_motherload-artifacts_left = Casillas de Artefacto que quedan antes de que la mina baje más: { $count }
super_motherload-turn = Girar
super_motherload-dig_here = Cavar aquí
super_motherload-icons = { $count ->
    [one] 1 Icono de Taladro
   *[other] { $count } Iconos de Taladro
    }
super_motherload-drill_bonus = al perforar: { $what }
super_motherload-buy_bonus = al comprarlo: { $what }
super_motherload-pattern = Patrón de Bomba de { $count } casillas
super_motherload-cost = cuesta ${ $cost }
super_motherload-points = { $points } PV
super_motherload-actions_left = Acciones que quedan: { $count }
super_motherload-draw_deck = Mazo de robo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    }
super_motherload-discard = Pila de descartes: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    }
super_motherload-chosen = Cartas elegidas
super_motherload-put_back = Devolver: { $card }
super_motherload-empty_hand = sin cartas en la mano
super_motherload-drill = perforar
super_motherload-bomb = bombardear
super_motherload-stacks = Pilotos a la venta
super_motherload-stack = { $card }. Encima: { $tiles }, por valor de ${ $value }; faltan ${ $missing }
super_motherload-sold_out = Todos los Pilotos de color { $colour } están comprados
super_motherload-missing = faltan ${ $missing }
super_motherload-paid = pagado
super_motherload-achievements = Logros
super_motherload-major = Logro mayor { $name }: { $needs } Pilotos; { $points } PV
super_motherload-minor = Logro menor { $name }: { $goal } ({ $have } de { $count }); { $points } PV
super_motherload-minor_deck = { $count ->
    [one] 1 Logro menor más
   *[other] { $count } Logros menores más
    } en el mazo
super_motherload-kit = Fichas de Bomba y Artefactos
super_motherload-bombs = Fichas de Bomba: { $count }
super_motherload-no_artifacts = sin Artefactos
super_motherload-all_cards = Todas sus cartas
super_motherload-cart = Poner en una pila:
super_motherload-take_symbols = Tomar estos símbolos
super_motherload-take_symbol = Tomar { $symbol } en { $space }
super_motherload-turn_about = R, un clic derecho o este botón lo gira
super_motherload-goal = tener más Puntos de victoria que nadie cuando aparezca el último Artefacto.
super_motherload-phase_first = Primera acción
super_motherload-phase_last = Última acción
super_motherload-phase_discard = Descartar

## super_motherload ground

super_motherload-ground-dirt_1 = Tierra
super_motherload-ground-dirt_2 = Tierra
super_motherload-ground-dirt_3 = Tierra
super_motherload-ground-dirt_4 = Tierra
super_motherload-ground-rock = Roca
super_motherload-ground-red_steel = Placa de Acero roja
super_motherload-ground-blue_steel = Placa de Acero azul
super_motherload-ground-yellow_steel = Placa de Acero amarilla
super_motherload-ground-iron = Hierro
super_motherload-ground-gold = Oro
super_motherload-ground-platinum = Platino
super_motherload-ground-emerald = Esmeralda
super_motherload-ground-ruby = Rubí
super_motherload-ground-diamond = Diamante
super_motherload-ground-bomb = Ficha de Bomba
super_motherload-ground-artifact = Artefacto
super_motherload-ground-draw_1 = robar 1 carta
super_motherload-ground-draw_2 = robar 2 cartas

## super_motherload about

super_motherload-about-demolition = Bombas grandes, muchas, y taladros que atraviesan la Roca.
super_motherload-about-courier = Pocos Iconos de Taladro, pero tu mano casi nunca se vacía.
super_motherload-about-archaeology = Los Pilotos nuevos van directos a tu mano o traen un Mineral.
super_motherload-about-survey = Iconos comodín, túneles que doblan esquinas y Minerales en las pilas que quieras.
super_motherload-about-extra_action = una acción más este turno
super_motherload-about-two_cards = roba 2 cartas
super_motherload-about-bomb_and_card = toma una Ficha de Bomba y roba 1 carta
super_motherload-about-free_platinum = pon un Platino en cualquier pila
super_motherload-about-gold_and_card = pon un Oro en cualquier pila y roba 1 carta
super_motherload-about-duplicator = toma uno más de un Mineral que esté en tus pilas
super_motherload-about-into_hand = un Piloto que compras va directo a tu mano
super_motherload-about-trophy = vale 3 PV al final, sin otro uso
super_motherload-side = Lado { $side }: { $name }

## super_motherload does

super_motherload-does-drill = { $count ->
    [one] Perfora 1 casilla
   *[other] Perfora { $count } casillas
    }, y más aún junto a otras cartas de un mismo color.
super_motherload-does-wild = Va con cualquier color.
super_motherload-does-when_drilled = Al perforar con ella: { $what }.
super_motherload-does-bomb = { $tokens ->
    [0] Como bomba despeja { $count } casillas, también Roca; no tienes Ficha de Bomba para eso.
    [one] Como bomba despeja { $count } casillas, también Roca, y gasta tu única Ficha de Bomba.
   *[other] Como bomba despeja { $count } casillas, también Roca, y gasta 1 de tus { $tokens } Fichas de Bomba.
    }
super_motherload-does-missing = Con Minerales por ${ $missing } más en este montón, el Piloto es tuyo.
super_motherload-does-paid = Está pagado: el Piloto llega justo después de esta acción.
super_motherload-does-when_bought = Al comprarlo: { $what }.
super_motherload-does-points = { $points } PV.
super_motherload-does-goal_missing = Aún te faltan: { $missing }. Después puedes tomarlo en tu turno.
super_motherload-does-goal_met = Lo has logrado: tómalo en tu turno. Solo un Logro mayor y uno menor por turno.
super_motherload-does-goal_so_far = Por hacer: { $goal }. De momento, { $have } de { $count }.
super_motherload-does-token = Una bomba gasta 1 Ficha y una carta roja con Patrón de Bomba. { $cards ->
    [0] No tienes ninguna en la mano.
    [one] Tienes 1 en la mano.
   *[other] Tienes { $cards } en la mano.
    }
super_motherload-does-artifact = En cualquier momento de tu turno, sin gastar una acción: { $about }.
super_motherload-does-deck = Robar es una acción y te da { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    }. Cuando el mazo se acaba, se baraja tu descarte.

## super_motherload needs

super_motherload-needs-rock = Roca (solo la despeja una bomba, o una carta que perfora Roca)
super_motherload-needs-red_steel = Placa de Acero roja (solo la atraviesa un taladro rojo)
super_motherload-needs-blue_steel = Placa de Acero azul (solo la atraviesa un taladro azul)
super_motherload-needs-yellow_steel = Placa de Acero amarilla (solo la atraviesa un taladro amarillo)
