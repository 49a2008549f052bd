## play

play-thinking = Los demás están pensando...
play-pass = Pasa el teclado a { $name }; ahora no debería mirar nadie más.
play-press_enter = Pulsa Intro cuando quieras empezar.{ " " }
play-commands = Elige por número o por texto.  ?  ? N  undo  hint  save  log  rules  quit
play-help =
    Elige por número o por el texto de arriba.  ? N explica una opción con sus reglas.
    undo [N]     deshace tus últimas decisiones, si no hubo ni azar ni secretos
    hint         las tres mejores opciones, con su probabilidad de ganar
    save [FILE]  guarda la partida; save! FILE sobrescribe otro archivo
    log [all]    lo que ha pasado hasta ahora
    rules [ID]   una regla, o las secciones de las reglas
    quit         deja la partida
play-anytime = En cualquier momento:
play-pause = sigue, o usa algo antes
play-earlier = ... { $count } sucesos anteriores (log los muestra)
play-at_the_end = Intro sale; save [FILE], log y rules siguen funcionando >{ " " }
play-only_after = La partida ha terminado: usa { $known }, o Intro para salir.
play-won = Victoria de { $names }.
play-shared = Victoria compartida: { $names }.
play-nobody = No ha ganado nadie.
play-no_number = Elige un número del 1 al { $most }.
play-unknown = { $text } no es una de las opciones.
play-unreadable = { $text }: { $reason }{ $rule }
play-see_list = Escribe ? para verlas todas.
play-meant = ¿Querías decir { $near }?
play-or = { " " }o{ " " }
play-refused = { $action }: { $reason }{ $rule }
play-choice = { $action }  (escribe: { $text })
play-no_rule = { "  " }Esta opción no tiene ninguna regla asignada.
play-hint_what = Escribe solo hint; para explicar una acción, escribe ? y su número.
play-undo_what = Escribe undo, o undo y el número de decisiones.
play-undo_none = No se puede deshacer nada: desde tu última decisión hubo azar, un secreto u otro jugador.
play-undo_fewer = Solo se pueden deshacer { $possible }: antes hubo azar, un secreto u otro jugador.
play-hint = Un bot elegiría { $number }: { $action }. Desde ahí espera ganar { $share } de las partidas.
play-next_hint = Lo siguiente mejor, { $number }: { $action } ({ $share }).
play-saved = Guardado. Para continuar: { $command }
play-saved_ended = Guardado. Para ver la repetición: { $command }
play-is_folder = { $file } es una carpeta.
play-exists = { $file } ya existe: da otro nombre, o escribe save! { $file } para sobrescribirlo.
play-file = { $file }: { $why }
play-log_more = ... { $count } sucesos anteriores (log all los muestra todos)
play-save_first = ¿Guardar antes la partida? (sí/no){ " " }
play-yes = s sí si y yes
play-no = n no
play-staying = La partida sigue.
play-leave_again = Pulsa Ctrl-C otra vez para salir y perder la partida; save la conserva.
play-leave_end = Pulsa Ctrl-D otra vez para salir y perder la partida; save la conserva.
play-gibberish = { $count } líneas seguidas no eran ni una acción ni una orden
play-left_unsaved = has salido; la partida no se ha guardado

## play columns

play-columns-number = n.º
play-columns-text = escribe
play-columns-does = qué hace
play-columns-rules = reglas

## replay

replay-by_stand_in = { $bot } eligió por este asiento
replay-by_order = orden permanente
replay-by_only = única opción
replay-by_unasked = sin preguntar
replay-by_clock = se acabó el tiempo
replay-takeover = { $seat }: { $after } sustituyó a { $before } ({ $way })
replay-continues = todo hasta aquí viene de otra partida; no se ha vuelto a repartir nada
replay-redealt = aquí se repartió de nuevo todo lo oculto
replay-prompt = { $at } de { $last } - Intro: siguiente, b: atrás, un número: ir a esa entrada, q: salir >{ " " }

## new

new-game = Qué juego
new-seats = Jugadores (you, you:NOMBRE o un bot)

## picture

picture-hidden = { $count ->
    [one] 1 oculta
   *[other] { $count } ocultas
    }

## rules

rules-proved = { $proved } de { $count } reglas están probadas por tests.
rules-none = ningún test la prueba
rules-unknown = ninguna regla de { $game } tiene el id { $id }; existen { $ids }
rules-no_rules = { $game } no tiene página de reglas, así que ninguna regla tiene el id { $id }

## errors

errors-usage = { $what } (mira: { $command } --help)
errors-interrupted = interrumpido
errors-system = el sistema operativo informa: { $what }
errors-fault = error interno, por favor avisa: { $kind }: { $what }
errors-rescued = error interno, por favor avisa: { $what }; la partida se guardó en { $file }
errors-lost = error interno, por favor avisa: { $what }; no se pudo guardar la partida
errors-number = { $text } no es un número entero
errors-width = { $text } no es un ancho de intervalo mayor que 0 y hasta 1, como 0.04
errors-numbers = { $text } no es una lista de números enteros de 0 a 999, como 2,3
errors-range = { $text } no es un número de { $low } a { $high }
errors-empty_seat = hay un asiento vacío: escribe you, you:NOMBRE o el nombre de un bot para cada asiento, separados por comas
errors-seat = no existe el jugador { $kind }; existen: { $known }{ $meant }
errors-meant = ; ¿querías decir { $near }?
errors-language = no hay traducción a { $language }; existen: { $known }
errors-fixed = la partida guardada tiene su propia semilla, edición y opciones: no des otras con --load
errors-recorded = un registro tiene su propia edición y opciones: no las des con --record
errors-at_alone = --at es una entrada de un registro: añade --record
errors-worker = un proceso de trabajo terminó durante una partida, quizá por falta de memoria; ejecuta la orden otra vez: con --out o --journal continúa
errors-other_game = { $file } es un registro de { $game }, no de { $wanted }
errors-other_seats = --seats nombra { $given } jugadores, pero la partida guardada tiene { $count } asientos: nombra { $count }, o quita --seats
errors-which_game = ¿qué juego? Hay: { $games }
errors-no_seat = no existe el asiento { $seat }: el registro tiene { $count } asientos
errors-rule = no existe la regla { $id } en: { $games }
errors-port = no se puede escuchar en { $host }:{ $port }: { $what }
errors-extra = esta orden necesita un paquete que no está instalado ({ $package }): { $command }
learn-illegal = Eso no funciona: { $why }
learn-commands = Un número o el texto de una acción la juega; back, skip, rules K17, quit.
learn-play_on = ¿Seguir jugando desde aquí? (sí/no){ " " }
learn-not_now = Podrías hacer eso, pero primero hagamos lo que pide la lección.
learn-step = paso { $number } de { $count }
learn-wanted = Ahora se pide: { $actions }
learn-commands_read = Intro: siguiente; back, rules K17, quit.
learn-prompt = lección>{ " " }
lessons-no_seed = ninguna semilla de 1 a { $count } permite jugar la lección entera; con la última: { $fault }
lessons-minutes = { $count } min
