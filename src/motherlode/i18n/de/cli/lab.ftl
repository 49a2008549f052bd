## about

about-line = motherlode { $version }, { $how }
about-compiled = kompiliert
about-interpreted = interpretiert
about-uncompiled = nicht kompiliert (langsamer; ein C-Compiler macht es schnell)

## verify

verify-no_digest = { $text } ist kein Versprechen: das hat 64 hexadezimale Ziffern
verify-working = Prüfen
verify-differs = { $file }: weicht ab bei { $what }
verify-fine = { $file }: geprüft: { $count } Einträge, { $how }
verify-over = das Spiel ist beendet
verify-open = das Spiel ist noch nicht vorbei
verify-fair = Der Startwert entstand aus dem versprochenen Geheimnis und aus Zufallsbytes von diesen der { $seats } Plätze: { $added }.
verify-server_alone = Der Startwert entstand aus dem versprochenen Geheimnis, und kein Platz gab etwas dazu: Der Server allein hat ihn gewählt.
verify-unproven = Die Aufzeichnung sagt nicht, wie ihr Startwert entstand: Wer ihn wählte, kannte vielleicht, was noch gezogen wird.

## content

content-template =
    Eine Edition von { $title }, die nichts ändert: jeder Wert, den das Regelheft nicht nennt, in der
    Reihenfolge der Teile in der Schachtel, so wie dieses Spiel ihn hat. Tippe ein, was deine sagt.
    Wo du Zeilen löschst, bleiben unsere Werte.

    { "  " }motherlode content check mine.toml --game { $game }
    { "  " }motherlode play { $game } --edition mine.toml
content-game = { $title }: in Ordnung (Inhalt { $hash })
content-warning = Warnung: { $key }: { $text }
content-edition_warning = Warnung: { $text }
content-edition = { $file }: in Ordnung: eine Edition von { $title }, die { $count } Werte setzt

## analyse

analyse-looking = Auswerten
analyse-written = Die Auswertung steht in { $file }

## ladder

ladder-written = Die Seite steht in { $file }
ladder-title = { $title }: Einstufung aus { $games } Spielen in { $pairings } Paarungen
ladder-bot = Bot
ladder-rating = Stufe
ladder-below = Siege gegen den Bot darunter
ladder-interval = 95-%-Intervall

## match

match-playing = Spielen
match-title = { $title }: { $games } Spiele
match-bot = Bot
match-wins = Siege
match-share = Anteil
match-interval = 95-%-Intervall

## lab

lab-written = Alle Spiele stehen in { $file }

## report

report-written = Die Tabellen stehen in { $file }; alle Grenzen zusammen: { $outcome }

## balance

balance-people = { $title }: Ausgewogenheit aus { $games } Spielen von Menschen
balance-reading = Lesen
balance-for_bots = { $flag } passt nicht zu --from: es sagt, wie Bots spielen
balance-other_game = { $count } Spiele anderer Titel sind ausgelassen.
balance-bots = { $count } Spiele mit Bots sind ausgelassen.
balance-unfinished = { $count } Spiele, die nicht nach den Regeln endeten, sind ausgelassen.
balance-continued = { $count } Spiele, die eine andere Aufzeichnung fortsetzen, sind ausgelassen.
balance-no_authors = { $count } Spiele, die nicht sagen, wer ihre Einträge gewählt hat, sind ausgelassen.
balance-other_setup = { $count } Spiele mit anderen Optionen, anderem Inhalt oder anderen Plätzen sind ausgelassen.
balance-stand_ins = In { $games } Spielen haben Menschen { $entries } Einträge nicht selbst gewählt; sie zählen nicht als Entscheidung, Wahl oder Messwert.
balance-title = { $title }: Ausgewogenheit aus je { $games } Spielen für jede Anzahl der Plätze, Bots: { $bot }
balance-playing = Spielen
balance-gate = Grenze
balance-value = gemessen
balance-before = zuvor
balance-difference = Unterschied
balance-interval = 95-%-Intervall
balance-target = Ziel
balance-games = Spiele
balance-kept = eingehalten
balance-missed = verfehlt
balance-not_known_yet = noch ungewiss
balance-better = besser
balance-worse = schlechter
balance-changed = verändert
balance-not_distinguishable = nicht zu unterscheiden
balance-box = die Schachtel
balance-flow = zu { $seats }, Mediane: { $rounds } Runden, { $lead_changes } Führungswechsel, { $decisions_per_turn } Entscheidungen je Zug, { $choices_per_decision } Möglichkeiten je Entscheidung
balance-dominant = Übermächtig
balance-weak = Schwach
balance-dead = Ohne Nutzen
balance-unseen = Nie gewählt, aber in zu wenigen Spielen für ein Urteil
balance-written = Die Seite steht in { $file }
balance-as_usual = Der Inhalt von zuvor kennt diese Optionen nicht und wurde mit den Vorgaben gespielt: { $options }.

## sweep

sweep-playing = Spielen
sweep-title = { $title }: { $keys }, { $games } Spiele je Wert
sweep-wins = { $name } gewinnt
sweep-rounds = Runden
sweep-now = * jetziger Wert; Striche sind 95-%-Intervalle
sweep-written = Die Seite steht in { $file }

## bench

bench-search = { $game }: der Suchbot bei der ersten Entscheidung
bench-iterations_per_s = Suchschritte je Sekunde, zufällig zu Ende gespielt
bench-share = Suchschritte je Zufallsspiel
bench-usual_per_s = Suchschritte je Sekunde, zu Ende gespielt wie der Bot es tut
bench-openspiel_per_s = OpenSpiels ISMCTS, Suchschritte je Sekunde
bench-times_openspiel = unsere Rate als Vielfaches von OpenSpiels
bench-steps_per_s = PettingZoo-Schritte je Sekunde (Länge einer Beobachtung)
bench-vector_steps_per_s = Schritte je Sekunde von 64 Spielen in einem Aufruf
bench-sync_vector_steps_per_s = dasselbe mit der Vektorumgebung von Gymnasium
bench-classics = { $game }: Schritte je Sekunde, verglichen mit PettingZoos Klassikern
bench-classic = Klassiker
bench-observed = Länge der Beobachtung
bench-classic_steps = Schritte je Sekunde
bench-times = unsere Rate als Vielfaches
bench-comparable = * Länge der Beobachtung höchstens doppelt oder halb so groß
bench-measuring = Messen: { $what } ...
bench-title = { $game }, { $seats } Plätze, { $how }
bench-decisions_per_s = Entscheidungen je Sekunde, Zufallsspiele
bench-driven_per_s = Entscheidungen je Sekunde, von Python aus gesteuert
bench-games_per_s = Spiele je Sekunde
bench-copy_us = Mikrosekunden je Kopie
bench-copy_decisions = Kosten einer Kopie, in Entscheidungen
bench-greedy_us = Mikrosekunden je Entscheidung von Greedy-Bots
bench-greedy_ratio = ihre Kosten als Vielfaches derer der Heuristik in kompiliertem Code
bench-interpreted_ratio = Geschwindigkeit als Vielfaches der interpretierten
bench-instructions = { $game }: Maschinenbefehle beim Zufallsspiel
bench-seats = Plätze
bench-decisions = Entscheidungen
bench-instructions_in_all = Maschinenbefehle
bench-per_decision = je Entscheidung
bench-no_valgrind = valgrind ist nicht installiert, darum werden keine Maschinenbefehle gezählt
bench-not_compiled = Die Spiele laufen nicht kompiliert, darum werden keine Maschinenbefehle gezählt
bench-match_ratio = Geschwindigkeit auf allen Kernen als Vielfaches der auf einem
bench-memory = Zuwachs des Speichers über viele Spiele, KB

## bench server

bench-server-store = Speicherung
bench-server-processes = Serverprozesse
bench-server-tables = Tische
bench-server-rate = gesendete Züge je Sekunde (0: so schnell wie möglich)
bench-server-seconds = gemessene Sekunden
bench-server-moves_per_s = bestätigte Züge je Sekunde
bench-server-p50_ms = vom Zug bis zur Nachricht an den anderen Platz, Median in ms
bench-server-p99_ms = vom Zug bis zur Nachricht an den anderen Platz, 99. Perzentil in ms
bench-server-ack_p50_ms = vom Zug bis zu seiner Bestätigung, Median in ms
bench-server-ack_p99_ms = vom Zug bis zu seiner Bestätigung, 99. Perzentil in ms
bench-server-refused = abgelehnt
bench-server-lone_p50_ms = ein Zug auf einem ruhenden Server, Median in ms
bench-server-idle_table_kb = Speicher eines Tisches, KB
bench-server-server_cpu = Kerne, die die Server benutzen
bench-server-server_ms = CPU-Zeit des Servers je Zug, ms
bench-server-database_ms = CPU-Zeit von PostgreSQL je Zug, ms
bench-server-clients_ms = CPU-Zeit der Clients je Zug, ms
bench-server-mischief = was der störende Client tut
bench-server-frames = Nachrichten, die er sendet
bench-server-quiet_p99_ms = vom Zug bis zu seiner Bestätigung ohne ihn, 99. Perzentil in ms
bench-server-ratio = Wartezeit als Vielfaches davon
bench-server-seats = Plätze
bench-server-game = Spiel
bench-server-entries = Einträge des Protokolls
bench-server-move_us_at_50 = Mikrosekunden je Zug nach 50 Einträgen
bench-server-move_us_at_5000 = Mikrosekunden je Zug nach 5.000 Einträgen
bench-server-resync_kb = Größe eines neuen Abgleichs, KB
bench-server-cold_open_ms = den Tisch aus der Speicherung öffnen, ms
bench-compared-server = Server
bench-compared-game = Spiel
bench-compared-seats = Plätze
bench-compared-tables = Tische
bench-compared-moves_per_s = Züge/s
bench-compared-p50_ms = Median, ms
bench-compared-p99_ms = 99 %, ms
bench-compared-server_ms = CPU-ms je Zug
bench-compared-refused = abgelehnt
bench-too_disturbed = Andere warten mehr als { $most }-mal so lange neben: { $kinds }.
