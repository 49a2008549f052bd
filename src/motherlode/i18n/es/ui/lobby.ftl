## lobby

lobby-headline = Cava hondo, genera vapor, encuentra oro
lobby-tagline = Juegos de mesa para cavar hondo y volar lejos. Sin registrarse: abre una mesa, comparte el enlace y a jugar.
lobby-games = Juegos
lobby-seats = de { $least } a { $most } jugadores
lobby-play_now = Jugar ya contra bots
lobby-set_up = Preparar una mesa
lobby-new_table = Mesa nueva: { $game }
lobby-seats_title = Asientos
lobby-players = Jugadores
lobby-seat = Asiento { $number }
lobby-colour = Color del asiento { $number }
lobby-who = Quién ocupa el asiento { $number }
lobby-which_bot = Bot del asiento { $number }
lobby-seat_name = Nombre del asiento { $number }
lobby-here = En esta pantalla
lobby-friend = Alguien que conozco, por enlace
lobby-open = Libre para cualquiera
lobby-bot = Bot
lobby-name = Nombre
lobby-me = Minero
lobby-guest = Invitado
lobby-player = Jugador { $number }
lobby-bot_names = Volante, Remache, Pistón, Junta, Engranaje, Colector
lobby-options = Opciones
lobby-more = Más
lobby-listed = Mostrar esta mesa en la sala
lobby-edition = Archivo de edición (TOML o JSON) con contenido cambiado
lobby-with_edition = Esta mesa juega con su propio contenido.
lobby-without_edition = Jugar con el contenido habitual
lobby-bad_edition = No se puede leer este archivo de edición: { $why }
lobby-create = Abrir la mesa
lobby-my_tables = Mis mesas
lobby-no_tables = Aún no tienes mesas en este navegador.
lobby-resume = Continuar
lobby-look = Mirar
lobby-forget = Olvidar
lobby-forget_sure = ¿Olvidar una mesa que aún se está jugando? Los enlaces a tus asientos solo se guardan en este navegador.
lobby-gone = ya no está en este servidor
lobby-unreachable = No se puede contactar con el servidor.
lobby-free_seat = asiento libre
lobby-seat_for = puesto libre para { $name }
lobby-anybody = cualquiera
lobby-expected = Quién está invitado al puesto { $number }
lobby-moves = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
    }
lobby-open_tables = Mesas abiertas
lobby-running_tables = Mesas en juego
lobby-no_open = Ahora mismo nadie espera jugadores.
lobby-join = Unirse
lobby-watch = Mirar
lobby-enter_link = Tengo un enlace
lobby-link = Enlace o nombre de una mesa
lobby-enter = Ir allí
lobby-bad_link = Este enlace no lleva a ninguna mesa.
lobby-throttled = Acabas de abrir muchas mesas. Espera un poco.
lobby-hints = Permitir pistas
lobby-spectators = Permitir espectadores
lobby-absence = Dar por ausente a quien no responda durante
lobby-waiting_now = { $count ->
    [one] 1 mesa espera jugadores
   *[other] { $count } mesas esperan jugadores
 }
lobby-played_now = { $count ->
    [one] 1 en juego
   *[other] { $count } en juego
 }

## preview

preview-title = El tablero
preview-board = Imagen del tablero antes de la partida
preview-fairness = Igualdad: { $percent } %
preview-fairness_about = Con un 100 % todos los asientos tienen las mismas cifras.
preview-seat = Estación
preview-another = Otro
preview-edit = Cambiarlo en el editor
preview-waiting = Dibujando el tablero…

## editor

editor-title = Tus propios tableros
editor-make = Crear un tablero propio
editor-about = Coloca asteroides, planetas y Estaciones en los hexágonos. Las reglas miran y dicen qué falta.
editor-board = El tablero que estás creando
editor-mark = Qué colocar
editor-symmetry = Simetría
editor-columns = Columnas
editor-rows = Filas
editor-undo = Deshacer
editor-check = ¿Se puede jugar?
editor-checking = Comprobando…
editor-playable = Este tablero se puede jugar.
editor-warnings = Algunas cosas podrían ser más justas:
editor-show = Mostrar { $space }
editor-files = Tu tablero
editor-use = Usarlo en una mesa nueva
editor-save = Guardar como archivo
editor-load = Cargar un archivo
editor-clear = Vaciar el tablero
editor-no_layout = En este archivo no hay ningún tablero.
editor-begin_with = Empezar con un tablero de la caja
editor-generate = Empezar con un tablero generado
editor-choose = Elige…
editor-shipped = { $name }, jugadores: { $players }
editor-keys = Teclas: las flechas recorren el tablero, Intro coloca o quita, y el signo de una marca coloca esa marca.

## editor marks

editor-marks-empty = casilla vacía
editor-marks-asteroids = asteroides
editor-marks-planet = planeta
editor-marks-station = Estación { $number }
editor-marks-base = la base de la flota
editor-marks-mothership = Nave Nodriza del PNJ
editor-marks-fighter = Caza del PNJ
editor-marks-bomber = Bombardero del PNJ

## editor symmetries

editor-symmetries-none = ninguna
editor-symmetries-half = media vuelta
editor-symmetries-across = espejo, izquierda y derecha
editor-symmetries-down = espejo, arriba y abajo
editor-symmetries-both = ambos espejos
editor-symmetries-third = tres partes alrededor del centro
editor-symmetries-sixth = seis partes alrededor del centro

## state

state-waiting = esperando
state-playing = en juego
state-over = terminada
state-closed = abandonada

## bots

bots-random = Bot al azar
bots-greedy = Bot impulsivo
bots-search = Bot pensador

## levels

levels-novice = novato
levels-apprentice = aprendiz
levels-adept = experto
levels-master = maestro

## bot_about

bot_about-random = juega cualquier cosa permitida
bot_about-greedy = juega rápido y por instinto
bot_about-novice = piensa un poco, pero se le escapa mucho
bot_about-apprentice = piensa más y se le escapa menos
bot_about-adept = piensa a fondo y se le escapa poco
bot_about-master = no se le escapa nada; tarda hasta medio segundo por jugada

## bot_worth

bot_worth-share = gana { $share } de cada 100 partidas contra el bot impulsivo

## clock

clock-title = Reloj
clock-pace = Ritmo
clock-none = Sin reloj
clock-quick = Rápido: 30 segundos por jugada, más 5 minutos de reserva
clock-calm = Tranquilo: 2 minutos por jugada, más 15 minutos de reserva
clock-day = Un día por jugada, más dos días de reserva
clock-week = Una semana por jugada
clock-per_move = Segundos por jugada
clock-bank = Segundos de reserva
clock-expiry = Cuando se acaba el tiempo
clock-bot = un bot sigue jugando
clock-pass = se hace una jugada
clock-pass_note = El asiento pasa. Si no puede, o si pasar acerca el final de la partida, un bot hace esa única jugada; después vuelve a jugar la persona.
clock-days = { $count ->
    [one] 1 día
   *[other] { $count } días
    }
clock-left = quedan { $time }

## waiting

waiting-title = Esperando jugadores
waiting-about = La partida empieza sola en cuanto todos los asientos estén ocupados.
waiting-slow = Aquí una jugada puede durar días.
waiting-be_told = Recibir un aviso cuando te toque
waiting-phone = Así entra el móvil de otra persona: que se conecte a la misma wifi que este ordenador y abra el enlace de abajo. Si la página no carga, la bloquea el cortafuegos de este ordenador.
waiting-phone_shut = Desde otro dispositivo aún no se puede entrar: quien inició Motherlode en este ordenador tiene que abrirlo a la red. Los enlaces de abajo solo funcionan en este ordenador.
waiting-sit = Sentarse
waiting-sits = aquí
waiting-expected = aún no está
waiting-invited = invitación enviada
waiting-colour = Color
waiting-change = Cambiar
waiting-start = Empezar ya; los bots ocupan los asientos libres
waiting-start_without = Empezar ya; quien falta puede unirse después
waiting-absence = Si alguien no responde en { $time }, los demás pueden votar que un bot lo sustituya.
waiting-no_hints = En esta mesa no hay pistas.
waiting-no_spectators = En esta mesa no hay espectadores.
waiting-leave_seat = { $name } deja la mesa

## newcomer

newcomer-title = Un asiento para ti: { $name }
newcomer-about = Alguien dejó esta partida y un bot juega en su asiento. Toda la mesa está de acuerdo en que lo ocupe alguien nuevo. No puede hacerlo un navegador que tenga otro enlace de esta mesa o que haya mirado esta partida.
newcomer-take = Ocupar el asiento

## absence

absence-minutes = { $count } min
absence-hours = { $count } h
absence-days = { $count } d
turns-go_react = Responder
turns-sit = Aún no te has sentado
turns-first_of = Te toca: { $count }. A la mesa más urgente, { $game }
turns-other = Juega { $name }
turns-dead = Este asiento tiene ahora otro enlace: se juega en otro sitio.
turns-first = Te toca
turns-react = Puedes responder
turns-go_move = Jugar
turns-next_of = Otras mesas que te esperan: { $count }. A la siguiente, { $game }
turns-next = Siguiente mesa
turns-consent = Se pide tu acuerdo
turns-move = Te toca
turns-count = { $count ->
    [one] 1 te espera
   *[other] { $count } te esperan
    }
turns-go_sit = Sentarse
turns-paused = En pausa
turns-go_consent = Responder

## glance

glance-title = Reglas de esta mesa
glance-yes = sí
glance-no = no
glance-changed = cambiada
glance-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
 }
glance-per_move = { $time } por jugada.
glance-bank = En reserva: { $time }.
glance-then_bot = Cuando se acaba el tiempo, juega un bot.
glance-then_pass = Cuando se acaba el tiempo, el puesto pasa.
glance-who = Quién puede venir
glance-listed = En la lista de la sala: cualquiera puede ocupar un puesto libre.
glance-private = Privada: solo la encuentra quien tiene un enlace.
glance-watchable = Quien la encuentra puede mirar.
glance-content = Contenido
