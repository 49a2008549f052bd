## table

table-practice = Práctica
table-practice_about = Esta mesa continúa a partir de un registro, con todo lo oculto tal como estaba. Alguien podría conocerlo, así que no se puede invitar a nadie.
table-redealt = Continúa en la entrada { $cut }
table-redealt_about = Esta mesa continúa a partir de un registro. Todo lo oculto se ha repartido de nuevo para todos, así que nadie lo conoce.
table-you = tú
table-asked = Qué se te pide
table-your_move = Te toca: { $step }
table-their_pause = { $name } puede usar algo antes de seguir
table-pause = sigue, o usa algo antes
table-over = La partida ha terminado
table-undo = Deshacer
table-ask_undo = Pedir deshacer
table-anytime = En cualquier momento
table-typed = Escribe una acción
table-typed_example = por ejemplo: { $verb } ...
table-send_typed = Hacerlo
table-on_board = En el tablero ({ $count })
table-hint = Pista
table-hinting = Pensando…
table-hinted = Lo mejor: { $action }
table-advice = Las mejores opciones y cuántas veces ganaría cada una
table-rule = Regla { $rule }
table-conflict = La partida avanzó mientras elegías. Mira otra vez.
table-watching = mirando
table-lost = Aquí no hay ninguna mesa
table-dead_link = Este enlace ya no funciona
table-watch_instead = Mirar la mesa
table-fault = Esta mesa ha tenido que parar: { $fault }
table-panels = Junto a la mesa
table-title_move = ● Te toca – { $title }
table-replaced = { $bot } juega por ti.
table-take_back_seat = Recuperar mi asiento
table-paused = La partida está en pausa.
table-resume = Seguir
table-without_hints = sin pistas
table-without_spectators = sin espectadores
table-no_spectators = Esta mesa no admite espectadores: solo sus jugadores ven la partida. Podrás ver la repetición cuando termine.
table-casual = informal
table-turn_of = Turno de { $name }
table-casual_about = Juegas contra bots: puedes deshacer cualquier cosa, también el azar, y la partida vuelve a sortear.

## tabs

tabs-log = Diario
tabs-chat = Chat
tabs-players = Jugadores
tabs-orders = Órdenes
tabs-notes = Notas
tabs-fair = Juego limpio

## log

log-title = Diario
log-empty = Aún no ha pasado nada.
log-earlier = Mostrar lo anterior
log-undo = { $name } deshizo { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
    }
log-by_clock = sin tiempo
log-by_order = por orden fija
log-by_only = única opción
log-by_unasked = sin preguntar
log-by_stand_in = { $bot } eligió por este asiento
log-takeover = { $after } sustituye a { $before }: { $way }
log-free_seat = un asiento libre
log-new_link = El asiento de { $name } tiene un enlace nuevo
log-seat_freed = { $name } ha dejado la mesa; el asiento queda libre

## log ways

log-ways-own_link = así lo quiso quien jugaba
log-ways-clock = se acabó el tiempo
log-ways-vote = los demás estuvieron de acuerdo
log-ways-kick = el anfitrión expulsó a alguien antes del reparto
log-ways-host = así lo quiso el anfitrión
log-ways-resignation = quien jugaba se rindió

## chat

chat-title = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
chat-room = Quién lo lee
chat-room_table = Todos
chat-room_team = Mi equipo
chat-room_watchers = Espectadores
chat-about_table = Lo leen los jugadores y los espectadores.
chat-about_team = Solo lo lee tu equipo, ahora y después.
chat-about_watchers = Aquí hablan los espectadores. Los jugadores lo leen cuando acaba la partida.
chat-watcher = Espectador

## players

players-online = aquí
players-away = ausente
players-open = libre para cualquiera
players-stand_in = { $bot } juega en este asiento
players-more = Más sobre { $name }
players-give_back = Devolver el asiento
players-bot_plays = Dejar que siga un bot
players-new_link = Enlace nuevo (el anterior deja de funcionar)
players-carry = Otro dispositivo, código de recuperación
players-new_host_link = Enlace nuevo de anfitrión (el anterior deja de funcionar)
players-kick = Expulsar de la mesa
players-close = Abandonar esta mesa
players-close_sure = ¿Terminar esta partida para todos? No se puede deshacer.
players-kick_sure = ¿Expulsar a { $name } de la mesa? Su enlace dejará de funcionar para siempre.
players-watchers = { $count ->
    [one] 1 persona mirando
   *[other] { $count } personas mirando
    }
players-team = Equipo { $team }
players-teammate = de tu equipo
players-not_here = No se juega aquí
players-vote_bot = Proponer un bot para este asiento
players-invite_newcomer = Proponer invitar a alguien nuevo
players-mute = Silenciar en el chat
players-unmute = Volver a leer en el chat
players-muted = en silencio
players-make_host = Nombrar anfitrión
players-make_host_sure = ¿Nombrar anfitrión a { $name }? Pierdes los derechos de anfitrión.
players-host = anfitrión
players-leave = Dejar la mesa
players-resigned = se rindió; { $bot } sigue jugando

## requests

requests-title = Propuestas a los demás
requests-pause = Proponer una pausa
requests-time = Pedir { $minutes ->
    [one] 1 minuto más
   *[other] { $minutes } minutos más
    }
requests-end = Proponer terminar la partida
requests-end_sure = ¿Terminar la partida sin que gane nadie? Todos tienen que estar de acuerdo.
requests-resign = Rendirse
requests-resign_sure = ¿Rendirte? La partida termina y ganan los demás.
requests-resign_sure_bot = ¿Rendirte? Un bot seguirá jugando por ti y no podrás volver.

## curtain

curtain-title = Pasa el dispositivo a { $name }
curtain-about = La mesa está oculta hasta que { $name } mire.
curtain-lift = Aquí { $name }

## orders

orders-single = Si solo hay una opción, elegirla por mí
orders-always = { $when }
orders-choose = elige una acción
orders-add = Dar la orden
orders-remove = Quitar
orders-order = { $when }: { $action }
orders-pass_always = Pasar siempre aquí
orders-go_on_always = Seguir siempre aquí
orders-pass_on = Pasar siempre { $occasion }
orders-about = Desde ahora esto se juega por ti cada vez, al momento y sin preguntar, hasta que lo quites en «Órdenes» o termine la partida. Cuidado: en tu propio turno decidiría todos los turnos.
orders-set = A partir de ahora esto se juega por ti: «{ $order }». Puedes quitarlo en «Órdenes».
orders-ahead = Ordenar por adelantado
orders-when = Cuándo
orders-then = Entonces
orders-for = Cuánto tiempo
orders-end_once = una vez
orders-end_turns = { $turns ->
    [one] hasta mi próximo turno
   *[other] hasta mi turno dentro de { $turns } rondas
    }
orders-end_hours = { $hours ->
    [one] durante una hora
   *[other] durante { $hours } horas
    }
orders-end_left = termina { $left }
orders-end_never = hasta que lo quite
orders-otherwise = Si entonces no se puede, se te pregunta como siempre. Varias órdenes para lo mismo se prueban por orden.
orders-add_ahead = Ordenar esto por adelantado
orders-set_limited = Orden dada: «{ $order }» ({ $end }).

## window

window-wait = Esperar
window-about = Tómate todo tu tiempo. Si no, cuando solo puedas pasar, pasas sin más al cabo de un momento. Los demás no pueden notarlo.
window-passed = Pasas. Aún puedes cambiar de idea durante un momento.

## hand

hand-title = Comerciar después de este turno
hand-raise = Comerciar tras el turno de { $name }
hand-raised = Se te preguntará si quieres comerciar. Pulsa otra vez si cambias de idea.
hand-standing = Se te preguntará si quieres comerciar tras el turno de { $name }, según tus órdenes.
hand-about = Al final del turno de otra persona puedes comprar y vender cartas y comprar tecnología si levantas la mano: ahora, en la breve pausa al final del turno, o de forma permanente en «Órdenes». Nadie la levanta ni la baja por ti.
hand-about_slow = Al final del turno de otra persona puedes comprar y vender cartas y comprar tecnología si has levantado la mano: ahora, o de forma permanente en «Órdenes». Esta mesa no hace pausa al final del turno, y nadie levanta ni baja la mano por ti.
hand-understood = Entendido
hand-after = Preguntarme si comercio al final de los turnos de

## proposals

proposals-title = Una propuesta
proposals-undo = { $name } querría deshacer { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
    }.
proposals-end = { $name } querría terminar la partida sin que gane nadie.
proposals-pause = { $name } querría una pausa.
proposals-resume = { $name } querría seguir.
proposals-time = { $name } pide { $minutes ->
    [one] 1 minuto más
   *[other] { $minutes } minutos más
    }.
proposals-bot = { $name } propone que un bot juegue por { $target }, que no está.
proposals-newcomer = { $name } propone dar el asiento de { $target } a alguien nuevo.
proposals-waiting = Faltan por responder: { $names }
proposals-yes = De acuerdo
proposals-no = Rechazar
proposals-seat_yes = { $name } está de acuerdo
proposals-seat_no = { $name } lo rechaza
proposals-withdraw = Déjalo

## ending

ending-won = ¡Victoria de { $names }!
ending-nobody = La partida ha terminado. No ha ganado nadie.
ending-closed = Esta partida se terminó antes de tiempo.
ending-operator = La administración cerró esta mesa. Sus cartas siguen ocultas.
ending-rematch = Revancha
ending-join_rematch = Unirse a la revancha
ending-watch_rematch = Mirar la revancha
ending-replay = Ver la repetición
ending-record = Descargar el registro
ending-agreed = Todos acordasteis terminar la partida sin que gane nadie.
ending-resigned = { $others }: rendición. ¡Victoria de { $names }!
ending-you_won = ¡Has ganado!
ending-you_share = ¡Has ganado, junto con { $names }!
ending-result = { $sums } { $unit }
ending-score = La puntuación
ending-adding_up = Contando los puntos…
ending-winner = victoria
ending-counts = Por el camino
ending-curve = Cómo fue la partida
ending-curve_about = { $unit } de cada jugador a lo largo de la partida
ending-share = Compartir como imagen

## fair

fair-about = Nadie puede elegir la suerte de esta partida. Antes de la primera carta o el primer cubo, el servidor guardó un secreto bajo llave y mostró su sello; cada jugador que se sentó añadió algo de azar desde su navegador. Todo junto decide cada robo y cada tirada. (Si ningún jugador añadió nada, eligió el servidor solo.) Al acabar la partida se abre el secreto y puedes comprobarlo todo.
fair-commitment = La promesa del servidor
fair-contribution = Azar añadido por { $name }
fair-secret = El secreto revelado
fair-seed = La semilla de la partida
fair-check = Comprobarlo ahora
fair-later = Se puede comprobar cuando termine la partida.
fair-kept = La promesa que recibió este navegador al empezar
fair-promise_kept = El secreto es el que se prometió.
fair-first_promise = La promesa es la que recibió este navegador al empezar.
fair-mine_counted = Se usó el azar que añadió este navegador, para { $names }.
fair-mine_missing = No se usó el azar que este navegador añadió para { $names }, aunque el servidor lo había aceptado.
fair-not_mine = El azar usado para { $names } no es el de este navegador: otro llegó antes, o lo cambiaron.
fair-seed_made = El inicio de la partida se hizo con el secreto y el azar añadido.
fair-all_added = Todos los jugadores añadieron azar: { $names }.
fair-some_added = No todos los jugadores añadieron azar: { $names } sí, { $others } no.
fair-nobody_added = Ningún jugador añadió azar: eligió el servidor solo.
fair-cant_check = Esta es una mesa de práctica: continúa a partir de un registro cuyo azar alguien podía conocer, así que no hay nada que demostrar.
fair-draws_made = Este navegador volvió a calcular los { $count } números al azar de la partida a partir de la semilla: cada uno es como consta.
fair-draw_wrong = Un número al azar de la entrada { $entry } no se deduce de la semilla.
fair-other_seed = El registro tiene una semilla distinta de la que se comprobó aquí.
fair-rules_asked = Este navegador no conoce las reglas. Para la prueba completa, descarga el registro y haz que Motherlode lo verifique en tu propio ordenador.
fair-replayed = El servidor volvió a jugar el registro entero, { $count } entradas, con el mismo resultado.
fair-differs = El registro no se juega otra vez del mismo modo.

## curve

curve-moves = jugadas de la partida

## follow

follow-title = Qué hacen los demás
follow-hold = Parar
follow-resume = Seguir
follow-step = Siguiente acción
follow-skip = Saltar al presente ({ $count })
follow-since = Desde tu última jugada
follow-seen = Visto
follow-more = Y antes de eso: { $count }

## coach

coach-title = Entrenador:
coach-missed = «{ $better }» habría ganado { $cost } más a menudo que «{ $chosen }».

## guide

guide-goal = Objetivo:
guide-phases = Las fases de un turno

## notes

notes-title = Mis notas sobre esta mesa
notes-about = Solo las guarda este navegador; nadie más en la mesa las ve. Te acompañan cuando llevas tus puestos a otro dispositivo.

## look_back

look_back-title = Mirada atrás
look_back-begin = Mirar atrás
look_back-now = Volver a ahora
look_back-awaited = Te toca jugar.
look_back-about = Mientras tanto, la partida sigue.
