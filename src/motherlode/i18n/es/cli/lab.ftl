## about

about-line = motherlode { $version }, { $how }
about-compiled = compilado
about-interpreted = interpretado
about-uncompiled = sin compilar (más lento; con un compilador de C va rápido)

## verify

verify-no_digest = { $text } no es una promesa, que tiene 64 cifras hexadecimales
verify-working = Verificando
verify-differs = { $file }: difiere en { $what }
verify-fine = { $file }: verificado: { $count } entradas, { $how }
verify-over = la partida terminó
verify-open = la partida aún no ha terminado
verify-fair = La semilla se hizo con el secreto prometido y con bytes al azar que añadieron estos de los { $seats } asientos: { $added }.
verify-server_alone = La semilla se hizo con el secreto prometido y ningún asiento añadió nada: la eligió el servidor solo.
verify-unproven = El registro no dice cómo se hizo su semilla: quien la eligió podía conocer el azar futuro.

## content

content-template =
    Una edición de { $title } que no cambia nada: todos los valores que el reglamento no imprime, en
    el orden de los componentes de la caja, tal como los tiene este juego. Escribe lo que diga tu caja.
    Las líneas que borres conservan nuestros valores.

    { "  " }motherlode content check mine.toml --game { $game }
    { "  " }motherlode play { $game } --edition mine.toml
content-game = { $title }: correcto (contenido { $hash })
content-warning = advertencia: { $key }: { $text }
content-edition_warning = advertencia: { $text }
content-edition = { $file }: correcto: una edición de { $title } que fija { $count } valores

## analyse

analyse-looking = Analizando
analyse-written = Análisis escrito en { $file }

## ladder

ladder-written = Página escrita en { $file }
ladder-title = { $title }: niveles a partir de { $games } partidas en { $pairings } emparejamientos
ladder-bot = bot
ladder-rating = nivel
ladder-below = victorias contra el bot inferior
ladder-interval = intervalo del 95 %

## match

match-playing = Jugando
match-title = { $title }: { $games } partidas
match-bot = bot
match-wins = victorias
match-share = parte
match-interval = intervalo del 95 %

## lab

lab-written = Todas las partidas escritas en { $file }

## report

report-written = Tablas escritas en { $file }; todos los criterios juntos: { $outcome }

## balance

balance-people = { $title }: equilibrio en { $games } partidas de personas
balance-reading = Leyendo
balance-for_bots = { $flag } no va con --from: dice cómo juegan los bots
balance-other_game = Se omitieron { $count } partidas de otros juegos.
balance-bots = Se omitieron { $count } partidas con bots.
balance-unfinished = Se omitieron { $count } partidas que no terminaron por las reglas.
balance-continued = Se omitieron { $count } partidas que continúan otro registro.
balance-no_authors = Se omitieron { $count } partidas que no dicen quién eligió sus entradas.
balance-other_setup = Se omitieron { $count } partidas con otras opciones, contenido o asientos.
balance-stand_ins = En { $games } partidas, { $entries } entradas no las eligió una persona; no cuentan como decisión, elección ni cifra.
balance-title = { $title }: equilibrio en { $games } partidas por cada número de asientos, bots { $bot }
balance-playing = Jugando
balance-gate = criterio
balance-value = medido
balance-before = antes
balance-difference = diferencia
balance-interval = intervalo del 95 %
balance-target = objetivo
balance-games = partidas
balance-kept = cumplido
balance-missed = incumplido
balance-not_known_yet = aún sin decidir
balance-better = mejor
balance-worse = peor
balance-changed = cambiado
balance-not_distinguishable = no se distingue
balance-box = la caja
balance-flow = { $seats } jugadores, medianas: { $rounds } rondas, { $lead_changes } cambios de líder, { $decisions_per_turn } decisiones por turno, { $choices_per_decision } opciones por decisión
balance-dominant = Dominante
balance-weak = Débil
balance-dead = Muerto
balance-unseen = Nunca elegido, pero en muy pocas partidas para darlo por muerto
balance-written = Página escrita en { $file }
balance-as_usual = El contenido anterior no admite estas opciones y se jugó con los valores por defecto: { $options }.

## sweep

sweep-playing = Jugando
sweep-title = { $title }: { $keys }, { $games } partidas por cada valor
sweep-wins = victorias de { $name }
sweep-rounds = rondas
sweep-now = * valor actual; los bigotes son intervalos del 95 %
sweep-written = Página escrita en { $file }

## bench

bench-search = { $game }: el bot de búsqueda en la primera decisión
bench-iterations_per_s = iteraciones por segundo, simulaciones al azar
bench-share = iteraciones por partida al azar
bench-usual_per_s = iteraciones por segundo, simulaciones guiadas como las usa el bot
bench-openspiel_per_s = ISMCTS de OpenSpiel, iteraciones por segundo
bench-times_openspiel = nuestra velocidad como múltiplo de la de OpenSpiel
bench-steps_per_s = pasos de PettingZoo por segundo (longitud de una observación)
bench-vector_steps_per_s = pasos por segundo de 64 partidas en una llamada
bench-sync_vector_steps_per_s = lo mismo con el entorno vectorial de Gymnasium
bench-classics = { $game }: pasos por segundo, comparado con los clásicos de PettingZoo
bench-classic = clásico
bench-observed = longitud de la observación
bench-classic_steps = pasos por segundo
bench-times = nuestra velocidad como múltiplo
bench-comparable = * longitudes de observación dentro de un factor de dos
bench-measuring = Midiendo { $what }...
bench-title = { $game }, { $seats } asientos, { $how }
bench-decisions_per_s = decisiones por segundo, partidas al azar
bench-driven_per_s = decisiones por segundo, dirigidas desde Python
bench-games_per_s = partidas por segundo
bench-copy_us = microsegundos por copia
bench-copy_decisions = coste de una copia, en decisiones
bench-greedy_us = microsegundos por decisión de los bots impulsivos
bench-greedy_ratio = su coste como múltiplo del de la heurística dentro del código compilado
bench-interpreted_ratio = velocidad como múltiplo de la interpretada
bench-instructions = { $game }: instrucciones del juego al azar
bench-seats = asientos
bench-decisions = decisiones
bench-instructions_in_all = instrucciones
bench-per_decision = por decisión
bench-no_valgrind = valgrind no está instalado, así que no se cuentan instrucciones
bench-not_compiled = Los juegos van sin compilar, así que no se cuentan instrucciones
bench-match_ratio = velocidad de las partidas en todos los núcleos como múltiplo de la de uno
bench-memory = aumento de memoria tras muchas partidas, KB

## bench server

bench-server-store = almacenamiento
bench-server-processes = procesos de servidor
bench-server-tables = mesas
bench-server-rate = jugadas enviadas por segundo (0: lo más rápido posible)
bench-server-seconds = segundos medidos
bench-server-moves_per_s = jugadas confirmadas por segundo
bench-server-p50_ms = de una jugada a la actualización del otro asiento, mediana en ms
bench-server-p99_ms = de una jugada a la actualización del otro asiento, percentil 99 en ms
bench-server-ack_p50_ms = de una jugada a su confirmación, mediana en ms
bench-server-ack_p99_ms = de una jugada a su confirmación, percentil 99 en ms
bench-server-refused = rechazadas
bench-server-lone_p50_ms = una jugada en un servidor sin carga, mediana en ms
bench-server-idle_table_kb = memoria de una mesa, KB
bench-server-server_cpu = núcleos que usan los servidores
bench-server-server_ms = tiempo de CPU del servidor por jugada, ms
bench-server-database_ms = tiempo de CPU de PostgreSQL por jugada, ms
bench-server-clients_ms = tiempo de CPU de los clientes por jugada, ms
bench-server-mischief = qué hace el cliente que se porta mal
bench-server-frames = mensajes que envía
bench-server-quiet_p99_ms = de una jugada a su confirmación sin él, percentil 99 en ms
bench-server-ratio = latencia como múltiplo de esa
bench-server-seats = asientos
bench-server-game = juego
bench-server-entries = entradas del diario
bench-server-move_us_at_50 = microsegundos por jugada tras 50 entradas
bench-server-move_us_at_5000 = microsegundos por jugada tras 5.000 entradas
bench-server-resync_kb = tamaño de una resincronización, KB
bench-server-cold_open_ms = abrir la mesa desde el almacenamiento, ms
bench-compared-server = servidor
bench-compared-game = juego
bench-compared-seats = asientos
bench-compared-tables = mesas
bench-compared-moves_per_s = jugadas/s
bench-compared-p50_ms = mediana ms
bench-compared-p99_ms = 99 % ms
bench-compared-server_ms = CPU ms por jugada
bench-compared-refused = rechazos
bench-too_disturbed = Los demás esperan más de { $most } veces más junto a: { $kinds }.
