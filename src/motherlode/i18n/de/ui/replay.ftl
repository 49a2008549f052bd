## replay

replay-title = Wiedergabe
replay-about = Öffne die Aufzeichnung eines Spiels, um sie Schritt für Schritt zu sehen oder von jedem Punkt an weiterzuspielen.
replay-coming = Das Spiel wird geladen…
replay-rest = { $count ->
    [one] 1 Zug ist da,
   *[other] { $count } Züge sind da,
    } der Rest wird geladen…
replay-stalled = { $count ->
    [one] 1 Zug ist da.
   *[other] { $count } Züge sind da.
    } Der Rest ließ sich nicht laden; wir versuchen es weiter.
replay-upload = Aufzeichnung
replay-other = Eine andere öffnen
replay-download = Aufzeichnung herunterladen
replay-of = Wiedergabe: { $game }
replay-controls = Steuerung der Wiedergabe
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt weiter
replay-turn_back = Voriger Zug
replay-turn_forward = Nächster Zug
replay-at = Zug { $number } von { $total }
replay-turn = Zug
replay-play_on = Von hier aus üben
replay-practice_about = Bots spielen die anderen Plätze, und alles Verdeckte bleibt, wie es war. Der Tisch ist als Übung gekennzeichnet, und niemand kann eingeladen werden.
replay-invite = Mit anderen weiterspielen
replay-invite_about = Die anderen Plätze sind offen für alle, die den Link bekommen. Alles Verdeckte wird für alle neu ausgeteilt.
replay-choose_seats = Plätze wählen
replay-seats = Wer nach Zug { $number } wo sitzt
replay-kind = Wie es weitergeht
replay-cancel = Abbrechen
replay-not_over = Die Aufzeichnung lässt sich öffnen, wenn das Spiel zu Ende ist.
replay-unreadable = Diese Datei ist keine Aufzeichnung.
replay-copy_link = Link zu dieser Stellung kopieren
replay-no_link = Dieses Spiel ist zu lang für einen Link. Schick stattdessen die Datei.
replay-bad_link = In diesem Link ist kein Spiel. Vielleicht wurde er abgeschnitten.

## analysis

analysis-open = Auf das Spiel zurückblicken
analysis-looking = Die Entscheidungen werden angesehen, bis zu einer Minute ...
analysis-win_probability = Siegchancen im Lauf des Spiels
analysis-chart = Siegchance jedes Platzes, 0 % unten, 100 % oben
analysis-ledger = Glück und Können
analysis-sum = Erste Chance + eigene Entscheidungen + die der anderen + Zufall = Ergebnis. Teuer ist eine einzelne Entscheidung, wenn sie gegenüber der besten gefundenen mehr verschenkte, als Glück erklärt; von mehreren eines Platzes hintereinander in einem Zug zählt nur die teuerste. Alle übrigen eines Platzes werden in einer Summe gemessen, gegen das, was die Versuche da getan hätten; ± ist ihr Bereich (95 %), und wenn er die 0 enthält, wird 0 gebucht. Der Rest ist Zufall und was zu klein ist, um es von ihm zu unterscheiden. Die Versuche spielen weiter wie die der Suche: Wer anders spielt, macht vielleicht mehr oder weniger aus einer Entscheidung. Ist das Spiel nicht zu Ende, ist das Ergebnis die letzte Siegchance.
analysis-costly = Die teuersten Entscheidungen
analysis-judged = { $judged } von { $decisions } Entscheidungen wurden beurteilt, aus dem, was der Platz da wusste: { $iterations } Durchläufe der Suche nach der besten und, wenn es eine andere war, mindestens so viele Versuche mit beiden in denselben gedachten Welten.
analysis-unjudged = Keine der { $decisions } Entscheidungen ließ sich beurteilen: Die Zeit war zu kurz. Eine längere Analyse beurteilt alle.
analysis-seat = Platz
analysis-first = erste Chance
analysis-own = eigene: teure
analysis-small = eigene: übrige
analysis-others = die der anderen
analysis-luck = Zufall und Ununterscheidbares
analysis-result = Ergebnis
analysis-entry = Eintrag
analysis-chosen = gewählt
analysis-better = besser
analysis-cost = Kosten
analysis-none = Keine einzelne Entscheidung hat so viel verschenkt, dass es vom Zufall zu unterscheiden wäre.
analysis-least = In neun von zehn Fällen genügte es, dass eine einzelne Entscheidung dieses Spiels { $least } verschenkte, um sie von Glück zu unterscheiden.
analysis-thinks = Denkt über jeden Zug nach: { $share }
analysis-waits = Andere Analysen zuvor: { $count }
analysis-unit = Gewinnchance
analysis-points = { $plus }{ $count } Punkte
analysis-in_short = { $name } begann bei { $first }. Teure Entscheidungen: { $own }; Glück, übrige Entscheidungen und das Spiel der anderen: { $rest }. Ergebnis: { $result }.
analysis-whole = Die ganze Rechnung
analysis-whole_about = Alle Zahlen sind Prozentpunkte der Gewinnchance. Summen über eine Partie können 100 überschreiten: Eine Chance, die verloren und wiedergewonnen wird, zählt zweimal.

## moments

moments-title = Momente, die sich lohnen
moments-find = Die besten Momente finden
moments-about = Die ganze Partie wird im Hintergrund noch einmal durchgespielt. Das dauert bis zu einer Minute.
moments-none = Kein Moment sticht heraus: Jede Wahl war etwa so gut wie die beste.
moments-show = Ansehen (Zug { $number })
moments-costly_title = Die teuerste Wahl
moments-costly = { $name } wählte „{ $chosen }“. „{ $best }“ hätte { $cost } öfter gewonnen.
moments-lucky_title = Der größte Glücksmoment
moments-lucky = Danach stieg die Gewinnchance von { $name } von { $before } auf { $after }, und keine Wahl erklärt es.
moments-turning_title = Der Wendepunkt
moments-turning = Ab hier lag { $name } endgültig vorn: vorher { $before }, nachher { $after }.
moments-better = { $name } wählte „{ $chosen }“. Besser: „{ $best }“. Das hätte { $cost } öfter gewonnen.
moments-chosen = { $name } wählte hier „{ $chosen }“.

## together

together-begin = Gemeinsam ansehen
together-title = Gemeinsam ansehen
together-leave = Verlassen
together-who = Wer zusieht
together-you = du
together-guest = Gast
together-at = Zug { $number }
together-points = zeigt auf { $place }
together-followers = { $count ->
    [one] eine Person folgt dir
   *[other] { $count } folgen dir
    }
together-follow = { $name } folgen
together-name = Dein Name
together-rename = Diesen Namen benutzen
together-named = Du bist als { $name } hier.
together-name_taken = Dieser Name geht hier nicht.
together-point = Auf das Brett zeigen
together-point_at = Zeigen auf
together-nothing = nichts
together-comments = Kommentare
together-no_comments = Noch keine Kommentare.
together-comment = Zug { $number } kommentieren
together-send = Kommentieren
together-said = Dein Kommentar ist mit der Aufzeichnung gespeichert.
