## about

about-line = motherlode { $version }, { $how }
about-compiled = compiled
about-interpreted = interpreted
about-uncompiled = uncompiled (slower; a C compiler makes it fast)

## verify

verify-no_digest = { $text } is not a commitment, which has 64 hexadecimal digits
verify-working = Verifying
verify-differs = { $file }: differs at { $what }
verify-fine = { $file }: verified: { $count } entries, { $how }
verify-over = the game ended
verify-open = the game is not over yet
verify-fair = The seed was made from the committed secret and from random bytes added by these of the { $seats } seats: { $added }.
verify-server_alone = The seed was made from the committed secret and no seat added anything: the server alone chose it.
verify-unproven = The record doesn't say how its seed was made: the person who chose it may have known the future draws.

## content

content-template =
    An edition of { $title } that changes nothing: every value that the rulebook doesn't print, in
    the order of the box's components, as this game has it. Type in what your box says.
    Lines that you delete keep our values.

    { "  " }motherlode content check mine.toml --game { $game }
    { "  " }motherlode play { $game } --edition mine.toml
content-game = { $title }: fine (content { $hash })
content-warning = warning: { $key }: { $text }
content-edition_warning = warning: { $text }
content-edition = { $file }: fine: an edition of { $title } that sets { $count } values

## analyse

analyse-looking = Analysing
analyse-written = Wrote the analysis to { $file }

## ladder

ladder-written = Wrote the page to { $file }
ladder-title = { $title }: ratings from { $games } games in { $pairings } pairings
ladder-bot = bot
ladder-rating = rating
ladder-below = wins against the bot below
ladder-interval = 95 % interval

## match

match-playing = Playing
match-title = { $title }: { $games } games
match-bot = bot
match-wins = wins
match-share = share
match-interval = 95 % interval

## lab

lab-written = Wrote every game to { $file }

## report

report-written = Wrote the tables into { $file }; all gates together: { $outcome }

## balance

balance-people = { $title }: balance over { $games } games of people
balance-reading = Reading
balance-for_bots = { $flag } does not go with --from: it says how bots play
balance-other_game = { $count } games of other games were left out.
balance-bots = { $count } games with bots were left out.
balance-unfinished = { $count } games that the rules did not end were left out.
balance-continued = { $count } games that continue another record were left out.
balance-no_authors = { $count } games that don't say who chose their entries were left out.
balance-other_setup = { $count } games with other options, content or seats were left out.
balance-stand_ins = In { $games } games { $entries } entries were not chosen by people; they count as no decision, pick or figure.
balance-title = { $title }: balance over { $games } games for each number of seats, { $bot } bots
balance-playing = Playing
balance-gate = gate
balance-value = measured
balance-before = before
balance-difference = difference
balance-interval = 95 % interval
balance-target = target
balance-games = games
balance-kept = kept
balance-missed = missed
balance-not_known_yet = not known yet
balance-better = better
balance-worse = worse
balance-changed = changed
balance-not_distinguishable = not distinguishable
balance-box = the box
balance-flow = { $seats } players, medians: { $rounds } rounds, { $lead_changes } lead changes, { $decisions_per_turn } decisions per turn, { $choices_per_decision } choices per decision
balance-dominant = Dominant
balance-weak = Weak
balance-dead = Dead
balance-unseen = Never picked, but in too few games to call it dead
balance-written = Wrote the page to { $file }
balance-as_usual = The content before doesn't support these options and was played with the defaults: { $options }.

## sweep

sweep-playing = Playing
sweep-title = { $title }: { $keys }, { $games } games for each value
sweep-wins = { $name } wins
sweep-rounds = rounds
sweep-now = * current value; whiskers are 95 % intervals
sweep-written = Wrote the page to { $file }

## bench

bench-search = { $game }: the search bot at the first decision
bench-iterations_per_s = iterations per second, random rollouts
bench-share = iterations per random game
bench-usual_per_s = iterations per second, guided rollouts as the bot uses them
bench-openspiel_per_s = OpenSpiel's ISMCTS, iterations per second
bench-times_openspiel = our rate as a multiple of OpenSpiel's
bench-steps_per_s = PettingZoo steps per second (length of an observation)
bench-vector_steps_per_s = steps per second of 64 games in one call
bench-sync_vector_steps_per_s = the same by Gymnasium's own vector environment
bench-classics = { $game }: steps per second, compared with PettingZoo's classics
bench-classic = classic
bench-observed = observation length
bench-classic_steps = steps per second
bench-times = our rate as a multiple
bench-comparable = * observation lengths within a factor of two
bench-measuring = Measuring { $what } ...
bench-title = { $game }, { $seats } seats, { $how }
bench-decisions_per_s = decisions per second, random games
bench-driven_per_s = decisions per second, driven from Python
bench-games_per_s = games per second
bench-copy_us = microseconds per copy
bench-copy_decisions = cost of a copy, in decisions
bench-greedy_us = microseconds per decision of greedy bots
bench-greedy_ratio = their cost as a multiple of the heuristic's inside compiled code
bench-interpreted_ratio = speed as a multiple of interpreted speed
bench-instructions = { $game }: instructions of random play
bench-seats = seats
bench-decisions = decisions
bench-instructions_in_all = instructions
bench-per_decision = per decision
bench-no_valgrind = valgrind is not installed, so instructions are not counted
bench-not_compiled = The games run uncompiled, so instructions are not counted
bench-match_ratio = match speed on all cores as a multiple of one core's
bench-memory = memory growth over many games, KB

## bench server

bench-server-store = store
bench-server-processes = server processes
bench-server-tables = tables
bench-server-rate = moves per second sent (0: as fast as possible)
bench-server-seconds = seconds measured
bench-server-moves_per_s = acknowledged moves per second
bench-server-p50_ms = from a move to the other seat's update, median ms
bench-server-p99_ms = from a move to the other seat's update, 99th percentile ms
bench-server-ack_p50_ms = from a move to its acknowledgement, median ms
bench-server-ack_p99_ms = from a move to its acknowledgement, 99th percentile ms
bench-server-refused = refused
bench-server-lone_p50_ms = a move on an idle server, median ms
bench-server-idle_table_kb = memory of a table, KB
bench-server-server_cpu = cores used by the servers
bench-server-server_ms = server CPU time per move, ms
bench-server-database_ms = PostgreSQL CPU time per move, ms
bench-server-clients_ms = client CPU time per move, ms
bench-server-mischief = what the misbehaving client does
bench-server-frames = messages it sends
bench-server-quiet_p99_ms = from a move to its acknowledgement without it, 99th percentile ms
bench-server-ratio = latency as a multiple of that
bench-server-seats = seats
bench-server-game = game
bench-server-entries = entries of the log
bench-server-move_us_at_50 = microseconds per move after 50 entries
bench-server-move_us_at_5000 = microseconds per move after 5,000 entries
bench-server-resync_kb = size of a resync, KB
bench-server-cold_open_ms = opening the table from the store, ms
bench-compared-server = server
bench-compared-game = game
bench-compared-seats = seats
bench-compared-tables = tables
bench-compared-moves_per_s = moves/s
bench-compared-p50_ms = median ms
bench-compared-p99_ms = 99 % ms
bench-compared-server_ms = CPU ms a move
bench-compared-refused = refused
bench-too_disturbed = Others wait more than { $most } times as long beside: { $kinds }.
