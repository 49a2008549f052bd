## replay

replay-title = Repetición
replay-about = Abre el registro de una partida para verla paso a paso, o para seguir jugando desde cualquier punto.
replay-coming = Cargando la partida…
replay-rest = { $count ->
    [one] Hay 1 jugada;
   *[other] Hay { $count } jugadas;
    } el resto se está cargando…
replay-stalled = { $count ->
    [one] Hay 1 jugada.
   *[other] Hay { $count } jugadas.
    } No se pudo cargar el resto; probamos otra vez.
replay-upload = Archivo de registro
replay-other = Abrir otro
replay-download = Descargar el registro
replay-of = Repetición: { $game }
replay-controls = Controles de la repetición
replay-play = Reproducir
replay-pause = Pausa
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-turn_back = Turno anterior
replay-turn_forward = Turno siguiente
replay-at = Jugada { $number } de { $total }
replay-turn = Turno
replay-play_on = Practicar desde aquí
replay-practice_about = Los bots juegan en los otros asientos y todo lo oculto queda como estaba. La mesa se marca como práctica y no se puede invitar a nadie.
replay-invite = Seguir jugando con otros
replay-invite_about = Los otros asientos quedan libres para quien reciba el enlace. Todo lo oculto se reparte de nuevo, para todos.
replay-choose_seats = Elegir los puestos
replay-seats = Quién se sienta dónde tras la jugada { $number }
replay-kind = Cómo continúa
replay-cancel = Cancelar
replay-not_over = El registro se puede abrir cuando termine la partida.
replay-unreadable = Este archivo no es el registro de una partida.
replay-copy_link = Copiar el enlace a esta posición
replay-no_link = Esta partida es demasiado larga para un enlace. Envía el archivo.
replay-bad_link = Este enlace no contiene ninguna partida. Quizá se cortó.

## analysis

analysis-open = Repasar la partida
analysis-looking = Mirando las decisiones, hasta un minuto...
analysis-win_probability = Probabilidad de ganar a lo largo de la partida
analysis-chart = Probabilidad de ganar de cada asiento, 0 % abajo, 100 % arriba
analysis-ledger = Suerte y habilidad
analysis-sum = Primera probabilidad de ganar + decisiones propias + decisiones ajenas + suerte = resultado. Una decisión es costosa si perdió frente a la mejor encontrada más de lo que explica la suerte; de las decisiones de un asiento en un turno solo cuenta la más costosa. Las demás decisiones de un asiento se miden como una sola suma, frente a lo que habrían elegido las simulaciones; ± es su intervalo del 95 %, y un intervalo que contiene el 0 cuenta como 0. El resto es suerte, y efectos demasiado pequeños para distinguirlos de ella. Las simulaciones juegan como la búsqueda; alguien con otro estilo puede sacar más o menos de una decisión. Si la partida no ha terminado, el resultado es la última probabilidad de ganar.
analysis-costly = Decisiones más costosas
analysis-judged = Se juzgaron { $judged } de { $decisions } decisiones, según lo que el asiento sabía entonces: { $iterations } iteraciones de búsqueda de la mejor acción y, si era otra, al menos otras tantas simulaciones de ambas en los mismos mundos imaginados.
analysis-unjudged = No se pudo juzgar ninguna de las { $decisions } decisiones: hubo muy poco tiempo. Un análisis más largo las juzga todas.
analysis-seat = asiento
analysis-first = primera probabilidad de ganar
analysis-own = decisiones propias: costosas
analysis-small = decisiones propias: las demás
analysis-others = decisiones ajenas
analysis-luck = suerte y lo demasiado pequeño
analysis-result = resultado
analysis-entry = entrada
analysis-chosen = elegido
analysis-better = mejor
analysis-cost = coste
analysis-none = Ninguna decisión suelta regaló más de lo que la suerte podría explicar.
analysis-least = En nueve de cada diez casos, bastaba con regalar { $least } en una sola decisión de esta partida para distinguirlo de la suerte.
analysis-thinks = Pensando en cada jugada: { $share }
analysis-waits = Esperando otros análisis: { $count }
analysis-unit = Probabilidad de ganar
analysis-points = { $plus }{ $count } puntos
analysis-in_short = { $name } empezó con { $first }. Decisiones costosas: { $own }; suerte, las demás decisiones y el juego de los demás: { $rest }. Resultado: { $result }.
analysis-whole = La cuenta entera
analysis-whole_about = Todas las cifras son puntos porcentuales de la probabilidad de ganar. Las sumas de una partida entera pueden pasar de 100: una ventaja que se pierde y se recupera cuenta dos veces.

## moments

moments-title = Momentos que merece la pena ver
moments-find = Buscar los mejores momentos
moments-about = La partida entera se vuelve a jugar en segundo plano. Tarda hasta un minuto.
moments-none = Ningún momento destaca: cada decisión fue más o menos tan buena como la mejor.
moments-show = Verlo (jugada { $number })
moments-costly_title = La decisión más costosa
moments-costly = { $name } eligió «{ $chosen }». «{ $best }» habría ganado { $cost } más a menudo.
moments-lucky_title = El momento de más suerte
moments-lucky = Tras esto, la probabilidad de ganar de { $name } subió de { $before } a { $after }, y no lo explica ninguna decisión de nadie.
moments-turning_title = El punto de inflexión
moments-turning = Desde aquí { $name } ya no perdió la ventaja: { $before } antes, { $after } después.
moments-better = { $name } eligió «{ $chosen }». Mejor: «{ $best }». Habría ganado { $cost } más a menudo.
moments-chosen = { $name } eligió aquí «{ $chosen }».

## together

together-begin = Ver en grupo
together-title = Viendo en grupo
together-leave = Salir
together-who = Quién mira
together-you = tú
together-guest = Invitado
together-at = jugada { $number }
together-points = señala { $place }
together-followers = { $count ->
    [one] 1 persona te sigue
   *[other] { $count } te siguen
    }
together-follow = Seguir a { $name }
together-name = Tu nombre
together-rename = Usar este nombre
together-named = Estás aquí como { $name }.
together-name_taken = Este nombre no se puede usar aquí.
together-point = Señalar en el tablero
together-point_at = Señalar
together-nothing = nada
together-comments = Comentarios
together-no_comments = Aún no hay comentarios.
together-comment = Comentar la jugada { $number }
together-send = Comentar
together-said = Tu comentario queda guardado con la repetición.
