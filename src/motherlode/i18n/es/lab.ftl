## balance

balance-eyebrow = Informe de equilibrio
balance-heading = { $title }: cómo se juega
balance-played = { $games } partidas por cada número de jugadores ({ $counts }), con bots { $bot } en todos los asientos y con { $name }.
balance-against = Comparado con { $name } con las mismas semillas.
balance-footer = Semilla { $seed }. Opciones: { $options }. Contenido { $content }. Los bigotes son intervalos del 95 %.
balance-kept = criterios cumplidos
balance-missed = criterios incumplidos
balance-unknown = criterios aún sin decidir
balance-got_better = criterios que mejoraron
balance-got_worse = criterios que empeoraron
balance-of_players = { $what }, { $seats } jugadores
balance-count_dominant = contenido dominante
balance-count_dead = contenido muerto
balance-turn_order = Orden de turno
balance-turn_order_explained = Partes de victorias según el orden de los primeros turnos: quién juega primero, segundo, etc., sea cual sea el asiento. Un criterio se cumple si todo su intervalo del 95 % (la línea) está en el objetivo (la zona verde), se incumple si está fuera, y si no, queda sin decidir: más partidas lo dirían.
balance-gates = Criterios
balance-gates_explained = Los criterios son lo que cumple un contenido equilibrado. El punto es el valor medido; su línea, el intervalo del 95 %; la zona verde, el objetivo.
balance-verdicts_explained = Un criterio cuenta como cambiado solo si la suerte no puede explicar la diferencia; de { $gates } criterios, unos { $luck } difieren solo por suerte.
balance-folded = { $count } criterios más que solo piden un mínimo pequeño, todos cumplidos
balance-key_target = objetivo
balance-seats = Asientos
balance-seats_explained = Partes de victorias por asiento. Si el comienzo se sortea, no dicen nada de quién juega primero. La línea discontinua es una parte justa.
balance-players = { $seats } jugadores
balance-seat = Asiento { $number }
balance-fair = justo
balance-flow = Curso de las partidas
balance-figure = { $seats } jugadores: mediana { $median }, media { $mean }
balance-was = (la media era { $before })
balance-picks = Qué se elige: { $kind }
balance-picks_explained = La ventaja dice cuántos puntos porcentuales por encima de su parte justa ganan los asientos que lo eligen. No es por fuerza una causa: un asiento que va por delante puede permitirse más.
balance-all = Los { $count }, la mayor ventaja arriba
balance-overview = Cada punto es una pieza de contenido: más a la derecha lo eligen más asientos, más arriba ganan más.
balance-rarely = se elige poco
balance-often = se elige mucho
balance-content = contenido
balance-rate = asientos que lo eligen
balance-lift = ventaja, en puntos
balance-moved = ventaja { $by }
balance-picked_more = elecciones { $by }

## figures

figures-rounds = Rondas
figures-rounds_explained = Lo que duran las partidas.
figures-lead_changes = Cambios de líder
figures-lead_changes_explained = Cuántas veces pasa la ventaja claramente de un asiento a otro, al comienzo de los turnos.
figures-decisions_per_turn = Decisiones por turno
figures-decisions_per_turn_explained = Cuánto hay que hacer en un turno.
figures-choices_per_decision = Opciones por decisión
figures-choices_per_decision_explained = Cuántas acciones legales tiene una decisión.
figures-settled = Cuándo se deciden las partidas
figures-settled_explained = La fracción de la partida tras la cual quien ganó ya fue por delante hasta el final: 0 % desde el principio, 100 % solo en el último turno.
figures-trades_per_turn = Tratos por turno
figures-trades_per_turn_explained = Intercambios de cubos acordados; un intercambio es un trato, tenga los cubos que tenga.
figures-bonus_cubes = Cubos de premio
figures-bonus_cubes_explained = Cubos que Capital toma de la pila de descartes por sus tratos en una partida.

## marks

marks-dominant = dominante
marks-weak = débil
marks-dead = muerto
marks-unseen = no visto

## outcomes

outcomes-kept = cumplido
outcomes-missed = incumplido
outcomes-not_known_yet = aún sin decidir

## verdicts

verdicts-better = mejor
verdicts-worse = peor
verdicts-changed = cambiado
verdicts-not_distinguishable = no se distingue

## ladder

ladder-eyebrow = Escalera
ladder-heading = { $title }: nivel de los bots
ladder-played = { $games } partidas de dos jugadores en { $pairings } emparejamientos, cada bot en cada asiento; semilla { $seed }. Los bigotes son intervalos del 95 %.
ladder-ratings = Niveles
ladder-ratings_explained = En la escala Elo con el primer bot en 0: 200 puntos más son unas tres victorias de cada cuatro.
ladder-pairings = Emparejamientos
ladder-pairings_explained = La parte de partidas que gana el bot mejor de cada emparejamiento; la línea discontinua es una parte justa.
ladder-pairing = { $upper } contra { $lower } ({ $games } partidas)

## sweep

sweep-eyebrow = Barrido
sweep-heading = { $title }: { $key }
sweep-played = { $games } partidas por cada valor, { $bots }, las mismas semillas para todos; semilla { $seed }. Los bigotes son intervalos del 95 %.
sweep-figure = Qué cambia
sweep-figure_explained = El valor sombreado es el actual; la línea discontinua es una parte justa. Los bots iguales se distinguen por el orden de turno.
sweep-turn = turno { $number }
sweep-shares = Parte de victorias
sweep-rounds = Rondas
sweep-rate = Asientos que eligen { $name }
sweep-lift = Ventaja de los asientos que eligen { $name }

## gates

gates-first_to_play = { $seats } jugadores: victorias de quien juega en 1.er lugar
gates-second_to_play = { $seats } jugadores: victorias de quien juega en 2.º lugar
gates-third_to_play = { $seats } jugadores: victorias de quien juega en 3.er lugar
gates-fourth_to_play = { $seats } jugadores: victorias de quien juega en 4.º lugar
gates-fifth_to_play = { $seats } jugadores: victorias de quien juega en 5.º lugar
gates-sixth_to_play = { $seats } jugadores: victorias de quien juega en 6.º lugar
gates-seat_wins = { $seats } jugadores: victorias del asiento { $seat }
gates-rounds = { $seats } jugadores: rondas, mediana
gates-rounds_alone = mediana de rondas con { $seats } jugadores
gates-deck_wins = victorias del mazo { $it }
gates-rarest_pilot_named = Piloto menos comprado ({ $it })
gates-rarest_pilot = Piloto menos comprado
gates-rarest_minor_named = Logro menor menos reclamado ({ $it })
gates-rarest_minor = Logro menor menos reclamado
gates-card_played = carta jugada: { $it }
gates-tile_bought = loseta comprada: { $it }
gates-picked = { $kind }, elección: { $it }
gates-against = { $it } contra { $other }
