title = 20.000 quilates bajo la tierra
blurb = Saca cubos de la bolsa, monta una mina a vapor y sé la primera persona en encontrar Oro tres veces.
length = unos 20 minutos
difficulty = fácil de aprender

## steps

steps-draft = elige una Profesión
    .other = { $seat } elige una Profesión
    .when = Cuando elijo una Profesión
steps-build = construye Aparatos o elige «Listo»
    .other = { $seat } construye Aparatos
    .when = Cuando puedo construir Aparatos
steps-pay = elige los cubos con los que pagas
    .other = { $seat } paga una máquina
    .when = Cuando pago una máquina
steps-geothermal = carga tu Vapor geotérmico
    .other = { $seat } carga Vapor geotérmico
    .when = Cuando cargo Vapor geotérmico
steps-load_steam = carga el Vapor que te queda
    .other = { $seat } carga Vapor
    .when = Cuando cargo el Vapor que me queda
steps-fuel = pon Brasa en tus Calderas o elige «Listo»
    .other = { $seat } puede poner Brasa en Calderas
    .when = Cuando puedo poner Brasa en Calderas
steps-mine = cava a mano o no lo hagas
    .other = { $seat } puede cavar a mano
    .when = Cuando puedo cavar a mano
steps-use = usa tus Aparatos o deja de cavar
    .other = { $seat } usa Aparatos
    .when = Cuando puedo usar Aparatos
steps-boiler_steam = carga el Vapor de la Caldera
    .other = { $seat } carga Vapor de una Caldera
    .when = Cuando cargo Vapor de una Caldera
steps-keep = elige qué cubos te quedas
    .other = { $seat } elige qué cubos se queda
    .when = Cuando elijo qué cubos me quedo
steps-sabotage = sabotea otra máquina o para
    .other = { $seat } sabotea máquinas
    .when = Cuando puedo sabotear otra máquina
steps-end = comercia o termina tu turno
    .other = { $seat } puede comerciar o terminar el turno
    .when = Cuando en mi turno solo queda comerciar
steps-answer = responde a la oferta
    .other = { $seat } se piensa la oferta
    .when = Cuando recibo una oferta
steps-counter = responde a la contraoferta
    .other = { $seat } se piensa la contraoferta
    .when = Cuando recibo una contraoferta
steps-bonus = toma un cubo de la pila de descartes
    .other = { $seat } toma un cubo de la pila de descartes
    .when = Cuando tomo un cubo de premio

## actions

actions-done = listo
actions-draft = elegir: { $it }
actions-build = construir { $it_a }
actions-engineer = construir { $it_a } al precio de Ingeniería y no cavar este turno
actions-pay = pagar 1 { $it }
actions-load = cargar 1 Vapor: { $it }
actions-load-boiler-0 = poner Brasa en una Caldera
actions-mine = cavar a mano
actions-skip = no cavar a mano
actions-use = usar { $it_a }
actions-use-steambot-to-dig = enviar un Vapobot a cavar
actions-use-steambot-to-keep = que un Vapobot guarde un cubo más
actions-use-boiler-1 = encender una Caldera
actions-use-dynamite = hacer estallar Dinamita
actions-keep = quedarse 1 { $it }
actions-offer = ofrecer { $it }
actions-counter = hacer una contraoferta: { $it }
actions-forgo = no comerciar este turno
actions-accept = aceptar el trato
actions-decline = rechazar el trato
actions-take = tomar 1 { $it }
actions-sabotage = sabotear una máquina de { $it }
actions-end = terminar el turno

## unlisted

unlisted-offer = O escribe cualquier otra oferta, por ejemplo: offer 2 iron + copper for ember to seat 2
unlisted-counter = O escribe cualquier otra contraoferta, por ejemplo: counter ember for 3 iron

## names

names-nobody = el Autómata
names-shared = varios jugadores
names-automaton = el Autómata
names-dirt = Tierra
names-iron = Hierro
names-ember = Brasa
names-copper = Cobre
names-gold = Oro
names-steam = Vapor
names-drill = Perforadora
    .a = una Perforadora
    .counted = { $count ->
        [one] 1 Perforadora
       *[other] { $count } Perforadoras
    }
names-steambot = Vapobot
    .a = un Vapobot
    .counted = { $count ->
        [one] 1 Vapobot
       *[other] { $count } Vapobots
    }
names-boiler = Caldera
    .a = una Caldera
    .counted = { $count ->
        [one] 1 Caldera
       *[other] { $count } Calderas
    }
names-dynamite = Dinamita
    .a = Dinamita
    .counted = { $count } Dinamita
names-megalodrill = Megaperforadora
    .a = una Megaperforadora
    .counted = { $count ->
        [one] 1 Megaperforadora
       *[other] { $count } Megaperforadoras
    }
names-prospector = Prospección
names-pilot = Pilotaje
names-engineer = Ingeniería
names-capitalist = Capital
names-saboteur = Sabotaje
names-off = no
names-easy = fácil
names-hard = difícil
names-drafted = a elección
names-random = repartidas al azar
names-prep = Fase de preparación
names-mining = Fase de minería
names-none = ninguna
names-book = 12
names-few = 3
names-nothing = nada
names-for = por
names-to = a
names-drill-n = Perforadora con { $n } Vapor
    .a = una Perforadora con { $n } Vapor
names-drill-0 = Perforadora vacía
    .a = una Perforadora vacía
names-steambot-0 = Vapobot vacío
    .a = un Vapobot vacío
names-steambot-1 = Vapobot con Vapor
    .a = un Vapobot con Vapor
names-boiler-0 = Caldera vacía
    .a = una Caldera vacía
names-boiler-1 = Caldera con Brasa
    .a = una Caldera con Brasa
names-megalodrill-n = Megaperforadora con { $n } Vapor
    .a = una Megaperforadora con { $n } Vapor
names-megalodrill-0 = Megaperforadora vacía
    .a = una Megaperforadora vacía
names-drill-n-sabotaged = Perforadora saboteada con { $n } Vapor
names-drill-0-sabotaged = Perforadora vacía saboteada
names-steambot-0-sabotaged = Vapobot vacío saboteado
names-steambot-1-sabotaged = Vapobot con Vapor, saboteado
names-boiler-0-sabotaged = Caldera vacía saboteada
names-boiler-1-sabotaged = Caldera con Brasa, saboteada
names-megalodrill-n-sabotaged = Megaperforadora saboteada con { $n } Vapor
names-megalodrill-0-sabotaged = Megaperforadora vacía saboteada

## events

events-drew_for_draft = { $seat } sacó { $dirt } Tierra; así se decide quién elige primero
    .you = Sacaste { $dirt } Tierra; así se decide quién elige primero
events-drafted = { $seat } eligió la Profesión { $profession }
    .you = Elegiste la Profesión { $profession }
events-dealt = { $seat } recibió la Profesión { $profession }
    .you = Recibiste la Profesión { $profession }
events-turn_began = Turno de { $seat }
    .you = Tu turno
events-built = { $seat } construyó { $device_a }
    .you = Construiste { $device_a }
events-engineered = { $seat } construyó { $device_a } al precio de Ingeniería
    .you = Construiste { $device_a } al precio de Ingeniería
events-paid = { $seat } pagó 1 { $material }
    .you = Pagaste 1 { $material }
events-paid_several = { $seat } pagó { $material }
    .you = Pagaste { $material }
events-steam_loaded = { $seat } cargó Vapor y ahora tiene { $machine_a }
    .you = Cargaste Vapor y ahora tienes { $machine_a }
events-steam_loaded_several = { $seat } cargó { $times } Vapor
    .you = Cargaste { $times } Vapor
events-ember_loaded = { $seat } puso Brasa en una Caldera
    .you = Pusiste Brasa en una Caldera
events-ember_loaded_several = { $seat } puso Brasa en { $times } Calderas
    .you = Pusiste Brasa en { $times } Calderas
events-steam_returned = { "" }
events-mining_skipped = { $seat } no cavó a mano
    .you = No cavaste a mano
events-used = { $seat } usó { $machine_a }
    .you = Usaste { $machine_a }
events-steambot_keeps = { $seat } puso un Vapobot a guardar un cubo más
    .you = Pusiste un Vapobot a guardar un cubo más
events-steambot_keeps_several = { $seat } puso { $times } Vapobots a guardar un cubo más cada uno
    .you = Pusiste { $times } Vapobots a guardar un cubo más cada uno
events-dynamite_used = { $seat } hizo estallar Dinamita
    .you = Hiciste estallar Dinamita
events-excavated = { $seat } desenterró 1 { $cube }
    .you = Desenterraste 1 { $cube }
events-excavated_several = { $seat } desenterró { $cube }
    .you = Desenterraste { $cube }
events-gold_claimed = ¡{ $seat } se llevó Oro! Ya van { $total }
    .you = ¡Te llevaste Oro! Ya van { $total }
events-gold_discovered = ¡Filón! { $count ->
    [one] Entra 1 Oro más
   *[other] Entran { $count } Oro más
    } en la Mina
events-mine_refilled = La Mina se vació: { $count ->
    [one] vuelve 1 cubo
   *[other] vuelven { $count } cubos
    } a ella
events-kept = { $seat } se quedó 1 { $material }
    .you = Te quedaste 1 { $material }
events-kept_several = { $seat } se quedó { $material }
    .you = Te quedaste { $material }
events-discarded = { $seat } descartó { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
    }
    .you = Descartaste { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
    }
events-discarded_by_nobody = { "" }
events-offered = { $to_is ->
    [you] { $seat } te ofreció
   *[other] { $seat } ofreció a { $to }
    } { $give } por { $want }
    .you = Ofreciste a { $to } { $give } por { $want }
events-traded = { $to_is ->
    [you] { $seat } te dio
   *[other] { $seat } dio a { $to }
    } { $give } por { $want }
    .you = Diste a { $to } { $give } por { $want }
events-countered = { $to_is ->
    [you] { $seat } te hizo una contraoferta
   *[other] { $seat } hizo una contraoferta a { $to }
    }: { $give } por { $want }
    .you = Hiciste una contraoferta a { $to }: { $give } por { $want }
events-declined = { $seat } rechazó { $to_is ->
    [you] tu oferta
   *[other] la oferta de { $to }
    }
    .you = Rechazaste la oferta de { $to }
events-bonus_taken = { $seat } tomó 1 { $material } de la pila de descartes
    .you = Tomaste 1 { $material } de la pila de descartes
events-machine_sabotaged = { $seat } saboteó { $owner_is ->
    [you] tu { $machine }
   *[other] { $machine_a } de { $owner }
    }
    .you = Saboteaste { $machine_a } de { $owner }
events-machines_freed = { $seat } reparó { $count ->
    [one] su máquina saboteada
   *[other] sus { $count } máquinas saboteadas
    }
    .you = Reparaste { $count ->
    [one] tu máquina saboteada
   *[other] tus { $count } máquinas saboteadas
    }
events-automaton_dug = El Autómata cava { $rate ->
    [one] 1 cubo
   *[other] { $rate } cubos
    }
events-automaton_grew = El Autómata cava desde ahora { $rate ->
    [one] 1 cubo
   *[other] { $rate } cubos
    } por turno
events-automaton_grew_several = El Autómata cava desde ahora { $rate ->
    [one] 1 cubo
   *[other] { $rate } cubos
    } por turno
events-mine_abandoned = Nadie ha cavado en { $rounds } rondas: la partida ha terminado
events-win_shared = { $winner_is ->
    [you] Compartes
   *[other] { $winner } comparte
    } la victoria
events-won = { $winner_is ->
    [you] ¡Has ganado la partida!
   *[other] { $winner } ha ganado la partida
    }
events-excavated_by_nobody = El Autómata desenterró 1 { $cube }
events-gold_claimed_by_nobody = ¡El Autómata se llevó Oro! Ya van { $total }
events-excavated_several_by_nobody = El Autómata desenterró { $cube }

## zones

zones-mine = la Mina
zones-discard = pila de descartes
zones-excavated = desenterrado este turno
zones-undiscovered = Oro sin descubrir
zones-steam_pool = reserva de Vapor
zones-stacks = pilas de Aparatos
zones-inventory = reserva
zones-machines = máquinas
zones-used_dynamite = Dinamita estallada
zones-automaton = el Autómata
zones-automaton_rate = cubos que cava el Autómata por turno
zones-automaton_gold = Oro del Autómata
zones-automaton_steam = Vapor del Autómata
zones-last_player = juega al final
zones-round = ronda
zones-excavated_in_round = desenterrado esta ronda
zones-idle_rounds = rondas en las que nadie cavó
zones-prep_begun = Fase de preparación empezada
zones-engineered = construido con rebaja este turno
zones-paid = pagado hasta ahora
zones-skipped_to_sabotage = fase saltada para sabotear
zones-keeps = Vapobots que guardan un cubo
zones-offers_made = ofertas hechas este turno
zones-trades_forgone = sin comerciar este turno
zones-offers_received = ofertas recibidas este turno
zones-offers_failed = ofertas fallidas este turno
zones-traded_away = entregado en tratos este turno
zones-traded_in = recibido en tratos este turno
zones-give = ofrecido
zones-want = pedido
zones-winner = victoria de
zones-profession = Profesión
zones-gold = Oro
zones-dynamite = Dinamita

## reasons

reasons-not_now = Eso no se puede hacer ahora.
reasons-draft_first = Elige primero una Profesión.
reasons-draft_is_over = Ya se han elegido todas las Profesiones.
reasons-profession_taken = Alguien ya tiene esa Profesión.
reasons-payment_first = Paga primero tu máquina.
reasons-steam_first = Carga primero tu Vapor, todo el que quepa.
reasons-answer_first = Responde primero a la oferta.
reasons-sabotage_first = Elige la siguiente máquina que sabotear, o para.
reasons-bonus_first = Toma primero tu cubo de la pila de descartes.
reasons-mine_or_skip = Cava a mano, o no lo hagas.
reasons-end_the_turn = Solo queda terminar el turno: termínalo.
reasons-turn_goes_on = Acaba primero el resto de tu turno.
reasons-building_is_over = Se construye al empezar el turno; eso ya pasó.
reasons-stack_empty = No quedan cartas de ese Aparato.
reasons-cant_afford = No puedes pagar ese Aparato.
reasons-cant_afford_half = No puedes pagar esa máquina ni al precio de Ingeniería.
reasons-not_engineer = Solo Ingeniería construye con rebaja.
reasons-engineered_already = Ingeniería solo puede hacerlo una vez por turno.
reasons-dynamite_is_no_machine = La Dinamita no es una máquina: también Ingeniería paga el precio entero.
reasons-nothing_to_pay = Ahora no hay nada que pagar.
reasons-not_in_cost = Esa máquina no cuesta cubos de ese tipo.
reasons-paid_already = Ya has pagado todos los cubos de ese tipo.
reasons-no_such_cube = No tienes ningún cubo de ese tipo.
reasons-steam_comes_later = Acaba primero de construir; luego recibes tu Vapor.
reasons-no_steam_to_load = Ahora no tienes Vapor que cargar.
reasons-fuel_comes_later = Carga primero tu Vapor y después tu Brasa.
reasons-fuelling_is_over = La Brasa se pone en las Calderas al final de la Fase de preparación; eso ya pasó.
reasons-no_such_machine = No tienes ninguna máquina así.
reasons-machine_full = A esa máquina no le cabe más Vapor.
reasons-boiler_full = Esa Caldera ya tiene su Brasa.
reasons-no_ember = No tienes Brasa.
reasons-machine_sabotaged = Esa máquina está saboteada.
reasons-mining_skipped = La rebaja de Ingeniería te cuesta la Fase de minería de este turno.
reasons-mining_is_over = Tu Fase de minería ha terminado.
reasons-mined_already = Este turno ya has cavado a mano, o decidiste no hacerlo.
reasons-prep_first = Acaba primero tu Fase de preparación.
reasons-basic_mining_first = Primero cava a mano, o no lo hagas. Después usa tus Aparatos.
reasons-using_is_over = Los Aparatos se usan antes de quedarse cubos.
reasons-no_dynamite = No tienes Dinamita.
reasons-no_ember_loaded = Esa Caldera no tiene Brasa.
reasons-too_little_steam = Esa máquina necesita más Vapor.
reasons-keep_comes_last = Los cubos se guardan al final de tu Fase de minería.
reasons-keep_limit = Este turno no puedes quedarte más cubos.
reasons-not_excavated = Este turno no has desenterrado ningún cubo de ese tipo.
reasons-no_such_seat = Ahí no se sienta nadie.
reasons-offer_to_oneself = No puedes comerciar contigo.
reasons-automaton_never_trades = El Autómata nunca comercia.
reasons-trades_off = En esta mesa no se comercia.
reasons-trades_forgone = Has decidido no comerciar este turno.
reasons-offers_used_up = Ya has hecho todas tus ofertas de este turno.
reasons-offers_failed = Ese jugador ya ha rechazado demasiadas ofertas tuyas este turno.
reasons-no_trade_possible = Ahora no hay nadie con quien comerciar.
reasons-one_sided = Un trato necesita cubos en ambos lados.
reasons-kind_on_both_sides = Cada tipo de cubo solo puede estar en un lado.
reasons-you_have_too_few = No tienes los cubos que ofreces.
reasons-they_have_too_few = No tiene los cubos que quieres.
reasons-offer_names_no_seat = Di para quién es la oferta, por ejemplo: to seat 2.
reasons-trade_is_cubes_for_cubes = Escribe un trato como cubos por cubos, por ejemplo: 2 iron for ember.
reasons-only_materials_are_traded = Solo se comercia con Hierro, Brasa y Cobre.
reasons-too_many_of_a_kind = Un trato tiene como mucho 127 cubos de un tipo en cada lado.
reasons-same_terms = Es la misma oferta. Mejor acéptala.
reasons-one_counter_offer = Una contraoferta solo se acepta o se rechaza.
reasons-nothing_offered = No hay ninguna oferta que responder.
reasons-no_bonus = Solo Capital toma un cubo después de un trato.
reasons-not_in_discard = En la pila de descartes no hay cubos de ese tipo.
reasons-not_saboteur = Eso solo puede hacerlo Sabotaje.
reasons-own_machine = No puedes sabotear tus propias máquinas.
reasons-sabotaged_already = Este turno ya te has saltado una fase; no puedes saltarte también la otra.
reasons-prep_begun = Tu Fase de preparación ha empezado; ya no puedes saltártela.
reasons-prep_skipped_to_sabotage = Te has saltado la Fase de preparación de este turno para sabotear.
reasons-mining_skipped_to_sabotage = Te has saltado la Fase de minería de este turno para sabotear.
reasons-mining_begun = Tu Fase de minería ha empezado; ya no puedes saltártela.
reasons-marked_already = Esa máquina ya está saboteada.

## picture

picture-mine = La Mina: { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
    }
picture-discard = Descartes:
picture-undiscovered = { $count } sin descubrir
picture-steam_pool = { $count } Vapor
picture-devices = Aparatos que quedan y lo que cuestan
picture-automaton = El Autómata ({ $level })
picture-rate = cava { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
    } por turno
picture-no_machines = aún sin máquinas
picture-excavated = Desenterrado este turno:
picture-offer = { $player } ofrece a { $to }:
picture-counter = { $player } hace una contraoferta a { $to }:
picture-for = por
picture-useless_alone = No sirve si juegas a solas: { $professions }
picture-left_to_geothermal = Vapor geotérmico por cargar: { $count }
picture-left_to_load_steam = Vapor geotérmico por cargar: { $count }
picture-left_to_boiler_steam = Vapor de la Caldera por cargar: { $count }
picture-left_to_keep = Cubos que aún puedes quedarte: { $count }
picture-left_to_pay = Cubos por pagar: { $count }
picture-left_to_sabotage = Máquinas que aún puedes sabotear: { $count }

## about

about-prospector = Cava más a mano, pero recibe menos Vapor geotérmico.
about-pilot = Las Perforadoras necesitan menos Vapor, pero cavas menos a mano.
about-engineer = Construye una máquina por turno con rebaja, pero ese turno no cava.
about-capitalist = Toma un cubo de la pila de descartes con cada trato.
about-saboteur = Se salta una fase para inutilizar una máquina rival.
about-useless_alone = No sirve si juegas a solas.

## picks

picks-profession = profesión
picks-machine = máquina

## options

options-automaton = El Autómata: un rival que solo cava, más deprisa con cada Aparato que se construye. Si juegas a solas, siempre está.
options-professions = Cómo se consiguen las Profesiones. Si no se eligen, empieza un jugador al azar.
options-trades = Cuántas ofertas puede hacer un jugador en un turno. El reglamento no pone límite.

## score

score-gold = Oro
score-machines = máquinas al final
score-excavated = cubos desenterrados
score-kept = cubos guardados
score-dynamite = Dinamita estallada
score-trades = tratos hechos
