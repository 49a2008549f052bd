## app

app-name = Motherlode
app-skip = Ir a la mesa
app-no = No
app-pages = Páginas
app-dismiss = Cerrar

## nav

nav-lobby = Sala
nav-replay = Repetición
nav-rules = Reglas
nav-learn = Aprender

## lost

lost-title = Esta página no existe
lost-about = No hay nada en { $path }.
lost-home = Volver a la sala

## settings

settings-title = Ajustes
settings-language = Idioma
settings-draft = { $language } (borrador: ayuda a mejorarlo)
settings-theme = Tema
settings-theme_auto = Como este dispositivo
settings-theme_dark = Oscuro
settings-theme_light = Claro
settings-speed = Velocidad de la animación
settings-speed_slow = Lenta
settings-speed_normal = Normal
settings-speed_fast = Rápida
settings-speed_instant = Sin animación
settings-motion = Movimiento
settings-motion_auto = Como este dispositivo
settings-motion_full = Las piezas vuelan por el tablero
settings-motion_reduced = Las piezas no se mueven
settings-plain = Mostrar el tablero como texto en vez de dibujo
settings-keys = Teclas en la mesa: un número elige una acción, U deshace, H pide una pista.
settings-close = Listo
settings-table = Mesa
settings-table_workshop = Taller: madera y latón
settings-table_slate = Pizarra y acero
settings-sound = Sonido
settings-sound_on = Reproducir sonidos
settings-volume = Volumen
settings-sound_moves = Jugadas
settings-sound_turn = Mi turno
settings-sound_end = El final de una partida
settings-vibrates = Vibrar en mi turno
settings-coach = Entrenador: tras un turno contra bots, decir qué elección era claramente mejor

## connection

connection-connecting = Conectando…
connection-online = conexión lista
connection-offline = No tienes conexión. Seguimos intentándolo y no se pierde nada.
connection-dead = Se sustituyó por otro enlace, o se expulsó a su jugador de la mesa. Antes de empezar la partida, el anfitrión puede crear uno nuevo.
connection-missing = Este servidor no tiene esa mesa.

## rules

rules-only_english = Por ahora estas reglas solo existen en inglés.
rules-nothing = Ninguna regla menciona eso.
rules-title = Reglas de { $game }
rules-games = Reglas de
rules-search = Buscar
rules-book = reglamento
rules-ruling = aclaración
rules-rebuilt = reconstruido

## plain

plain-nobody = nadie
plain-table = Sobre la mesa
plain-hidden = { $count ->
    [one] 1 oculta
   *[other] { $count } ocultas
    }
plain-numbers = { $count ->
    [one] 1 número
   *[other] { $count } números
    }
plain-empty = nada

## board

board-does = { $thing }. Clic: { $action }

## links

links-here_only = Solo funciona en este ordenador.
links-copy = Copiar
links-copied = El enlace está copiado.
links-share = Compartir
links-seat = Enlace para { $name }
links-join = Enlace para unirse
links-watch = Enlace para mirar
links-host = Enlace del anfitrión
links-newcomer = Enlace para alguien nuevo en el asiento de { $name }
links-used_before = Enlace usado
links-used_before_about = Alguien ya se sentó con este enlace antes de que lo abrieras aquí. Quien lo tenga ve todo lo que ves.
links-take_alone = Solo este navegador
links-share_seat = También era yo

app-new_version = Hay una versión nueva de esta página.
app-part_missing = Una parte de esta página no se ha cargado. Recarga la página para seguir.
app-reload = Recargar

## offline

offline-unreachable = No se puede llegar al servidor.
offline-missing = Faltan las mesas, las reglas y las grabaciones, que vienen del servidor. Tus asientos siguen en este navegador, y las partidas te esperan allí.
offline-retry = Intentar otra vez
