## balance

balance-eyebrow = Ausgewogenheit
balance-heading = { $title }: wie es sich spielt
balance-played = Je { $games } Spiele zu { $counts }, Bots ({ $bot }) auf allen Plätzen. Inhalt: { $name }.
balance-against = Zum Vergleich: { $name }, mit denselben Startwerten.
balance-footer = Startwert { $seed }. Optionen: { $options }. Inhalt { $content }. Striche sind 95-%-Intervalle.
balance-kept = Grenzen eingehalten
balance-missed = Grenzen verfehlt
balance-unknown = Grenzen noch ungewiss
balance-got_better = Grenzen besser als zuvor
balance-got_worse = Grenzen schlechter als zuvor
balance-of_players = { $what }, zu { $seats } gespielt
balance-count_dominant = übermächtig
balance-count_dead = ohne Nutzen
balance-turn_order = Zugreihenfolge
balance-turn_order_explained = Anteile an den Siegen nach der Reihenfolge der ersten Züge: wer zuerst spielt, wer als Zweiter und so fort, gleich auf welchem Platz. Eine Grenze ist eingehalten, wenn ihr ganzes 95-%-Intervall (der Strich) im Ziel liegt (dem grünen Feld), verfehlt, wenn es außerhalb liegt, und sonst noch ungewiss: Mehr Spiele würden es zeigen.
balance-gates = Grenzen
balance-gates_explained = Grenzen sind Kriterien, die ausgewogener Inhalt erfüllt. Der Punkt ist der gemessene Wert, sein Strich das 95-%-Intervall, das grüne Feld das Ziel.
balance-verdicts_explained = Eine Grenze gilt nur als verändert, wenn Glück den Unterschied nicht erklärt; von { $gates } Grenzen weichen etwa { $luck } allein durch Glück ab.
balance-folded = { $count } weitere Grenzen, die nur ein kleines Mindestmaß verlangen, alle eingehalten
balance-key_target = Ziel
balance-seats = Plätze
balance-seats_explained = Anteile an den Siegen nach Plätzen. Wo der Start ausgelost wird, sagen sie nichts darüber, wer zuerst spielt. Die gestrichelte Linie ist ein gerechter Anteil.
balance-players = Zu { $seats } gespielt
balance-seat = Platz { $number }
balance-fair = gerecht
balance-flow = Wie Spiele verlaufen
balance-figure = Zu { $seats }: Median { $median }, Mittel { $mean }
balance-was = (das Mittel war { $before })
balance-picks = Was gewählt wird: { $kind }
balance-picks_explained = Der Zugewinn sagt, um wie viele Prozentpunkte mehr als den gerechten Anteil die Plätze gewinnen, die es wählen. Er ist nicht unbedingt die Ursache: Wer vorn liegt, kann sich mehr leisten.
balance-all = Alle { $count }, der höchste Zugewinn oben
balance-overview = Jeder Punkt ist ein Teil des Inhalts: weiter rechts wählen ihn mehr Plätze, weiter oben gewinnen sie öfter.
balance-rarely = selten gewählt
balance-often = oft gewählt
balance-content = Inhalt
balance-rate = Plätze, die es wählen
balance-lift = Zugewinn in Punkten
balance-moved = Zugewinn { $by }
balance-picked_more = gewählt { $by }

## figures

figures-rounds = Runden
figures-rounds_explained = Die Länge der Spiele.
figures-lead_changes = Führungswechsel
figures-lead_changes_explained = Wie oft die Führung deutlich von einem Platz zum anderen wechselt, am Anfang der Züge.
figures-decisions_per_turn = Entscheidungen je Zug
figures-decisions_per_turn_explained = Wie viel es in einem Zug zu tun gibt.
figures-choices_per_decision = Möglichkeiten je Entscheidung
figures-choices_per_decision_explained = Wie viele Aktionen bei einer Entscheidung erlaubt sind.
figures-settled = Wann Spiele entschieden sind
figures-settled_explained = Der Anteil des Spiels, nach dem der spätere Sieger bis zum Ende führte: 0 % vom Anfang an, 100 % erst im letzten Zug.
figures-trades_per_turn = Tausche je Zug
figures-trades_per_turn_explained = Vereinbarte Tausche von Würfeln; ein Tausch zählt einmal, gleich wie viele Würfel.
figures-bonus_cubes = Bonuswürfel
figures-bonus_cubes_explained = Würfel, die der Kapitalist in einem Spiel für Tausche aus der Ablage nimmt.

## marks

marks-dominant = übermächtig
marks-weak = schwach
marks-dead = ohne Nutzen
marks-unseen = nicht gesehen

## outcomes

outcomes-kept = eingehalten
outcomes-missed = verfehlt
outcomes-not_known_yet = noch ungewiss

## verdicts

verdicts-better = besser
verdicts-worse = schlechter
verdicts-changed = verändert
verdicts-not_distinguishable = nicht zu unterscheiden

## ladder

ladder-eyebrow = Rangliste
ladder-heading = { $title }: Wertungen der Bots
ladder-played = { $games } Spiele in { $pairings } Paarungen zu zweit, jeder Bot auf jedem Platz; Startwert { $seed }. Striche sind 95-%-Intervalle.
ladder-ratings = Wertungen
ladder-ratings_explained = Auf der Elo-Skala mit dem ersten Bot bei 0: 200 Punkte mehr bedeuten etwa drei Siege in vier Spielen.
ladder-pairings = Paarungen
ladder-pairings_explained = Der Anteil der Spiele, die der höher eingestufte Bot einer Paarung gewinnt; die gestrichelte Linie ist ein gerechter Anteil.
ladder-pairing = { $upper } gegen { $lower } ({ $games } Spiele)

## sweep

sweep-eyebrow = Durchlauf
sweep-heading = { $title }: { $key }
sweep-played = { $games } Spiele je Wert, { $bots }, für alle dieselben Startwerte; Startwert { $seed }. Striche sind 95-%-Intervalle.
sweep-figure = Was es ändert
sweep-figure_explained = Der schattierte Wert ist der jetzige; die gestrichelte Linie ist ein gerechter Anteil. Gleiche Bots werden nach der Zugreihenfolge unterschieden.
sweep-turn = Zug { $number }
sweep-shares = Anteil an den Siegen
sweep-rounds = Runden
sweep-rate = Plätze, die { $name } wählen
sweep-lift = Zugewinn der Plätze, die { $name } wählen

## gates

gates-first_to_play = Zu { $seats }: wer als 1. spielt, gewinnt
gates-second_to_play = Zu { $seats }: wer als 2. spielt, gewinnt
gates-third_to_play = Zu { $seats }: wer als 3. spielt, gewinnt
gates-fourth_to_play = Zu { $seats }: wer als 4. spielt, gewinnt
gates-fifth_to_play = Zu { $seats }: wer als 5. spielt, gewinnt
gates-sixth_to_play = Zu { $seats }: wer als 6. spielt, gewinnt
gates-seat_wins = Zu { $seats }: Platz { $seat } gewinnt
gates-rounds = Zu { $seats }: Runden, Median
gates-rounds_alone = Zu { $seats }: Runden, Median
gates-deck_wins = Siege mit dem Deck { $it }
gates-rarest_pilot_named = der am seltensten gekaufte Pilot ({ $it })
gates-rarest_pilot = der am seltensten gekaufte Pilot
gates-rarest_minor_named = der am seltensten genommene kleine Erfolg ({ $it })
gates-rarest_minor = der am seltensten genommene kleine Erfolg
gates-card_played = Karte gespielt: { $it }
gates-tile_bought = Plättchen gekauft: { $it }
gates-picked = { $kind } gewählt: { $it }
gates-against = { $it } gegen { $other }
