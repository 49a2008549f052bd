## lobby

lobby-headline = Tief graben, Dampf machen, Gold finden
lobby-tagline = Brettspiele über tiefe Schächte und weite Flüge. Ohne Anmeldung: Tisch öffnen, Link teilen, spielen.
lobby-games = Spiele
lobby-seats = { $least } bis { $most } Spieler
lobby-play_now = Sofort gegen Bots spielen
lobby-set_up = Tisch einrichten
lobby-new_table = Neuer Tisch: { $game }
lobby-seats_title = Plätze
lobby-players = Spieler
lobby-seat = Platz { $number }
lobby-colour = Farbe von Platz { $number }
lobby-who = Wer auf Platz { $number } sitzt
lobby-which_bot = Bot auf Platz { $number }
lobby-seat_name = Name auf Platz { $number }
lobby-here = An diesem Bildschirm
lobby-friend = Ein Freund, per Link
lobby-open = Offen für alle
lobby-bot = Bot
lobby-name = Name
lobby-me = Kumpel
lobby-guest = Gast
lobby-player = Spieler { $number }
lobby-bot_names = Schwungrad, Niete, Kolben, Dichtung, Zahnrad, Ventil
lobby-options = Optionen
lobby-more = Mehr
lobby-listed = Diesen Tisch in der Halle zeigen
lobby-edition = Ausgabe (TOML oder JSON) mit geänderten Inhalten
lobby-with_edition = Dieser Tisch spielt mit eigenem Inhalt.
lobby-without_edition = Mit dem üblichen Inhalt spielen
lobby-bad_edition = Diese Ausgabe ist nicht lesbar: { $why }
lobby-create = Tisch eröffnen
lobby-my_tables = Meine Tische
lobby-no_tables = In diesem Browser hast du noch keine Tische.
lobby-resume = Weiterspielen
lobby-look = Ansehen
lobby-forget = Vergessen
lobby-forget_sure = Einen Tisch vergessen, an dem noch gespielt wird? Die Links zu deinen Plätzen sind nur in diesem Browser gespeichert.
lobby-gone = nicht mehr auf diesem Server
lobby-unreachable = Der Server ist nicht erreichbar.
lobby-free_seat = freier Platz
lobby-seat_for = freier Platz für { $name }
lobby-anybody = wer will
lobby-expected = Wer auf Platz { $number } eingeladen ist
lobby-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
    }
lobby-open_tables = Offene Tische
lobby-running_tables = Laufende Tische
lobby-no_open = Gerade wartet niemand auf Mitspielende.
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-enter_link = Ich habe einen Link
lobby-link = Link oder Name eines Tisches
lobby-enter = Hingehen
lobby-bad_link = Dieser Link führt zu keinem Tisch.
lobby-throttled = Du hast gerade viele Tische geöffnet. Warte ein wenig.
lobby-hints = Tipps erlauben
lobby-spectators = Zuschauer erlauben
lobby-absence = Als abwesend gilt, wer nicht antwortet, nach
lobby-waiting_now = { $count ->
    [one] 1 Tisch wartet auf Mitspieler
   *[other] { $count } Tische warten auf Mitspieler
 }
lobby-played_now = { $count ->
    [one] 1 wird gespielt
   *[other] { $count } werden gespielt
 }

## preview

preview-title = Das Brett
preview-board = Bild des Bretts vor dem Spiel
preview-fairness = Zu { $percent } % gleich
preview-fairness_about = Bei 100 % hat jeder Platz dieselben Zahlen.
preview-seat = Kolonie
preview-another = Ein anderes
preview-edit = Im Editor ändern
preview-waiting = Das Brett wird gezeichnet …

## editor

editor-title = Eigene Karten
editor-make = Eine eigene Karte bauen
editor-about = Lege Asteroiden, Planeten und Kolonien auf die Sechsecke. Die Regeln schauen zu und sagen, was fehlt.
editor-board = Das Brett der Karte
editor-mark = Was gelegt wird
editor-symmetry = Symmetrie
editor-columns = Spalten
editor-rows = Reihen
editor-undo = Zurücknehmen
editor-check = Ist sie spielbar?
editor-checking = Wird geprüft…
editor-playable = Diese Karte ist spielbar.
editor-warnings = Manches könnte gerechter sein:
editor-show = { $space } zeigen
editor-files = Deine Karte
editor-use = An einem neuen Tisch spielen
editor-save = Als Datei speichern
editor-load = Datei laden
editor-clear = Brett leeren
editor-no_layout = In dieser Datei ist keine Karte.
editor-begin_with = Mit einer Karte aus der Schachtel beginnen
editor-generate = Mit einem erzeugten Brett beginnen
editor-choose = Wählen…
editor-shipped = { $name }, Spieler: { $players }
editor-keys = Tasten: Pfeile wandern über das Brett, Eingabe legt oder leert, und das Zeichen einer Marke legt sie.

## editor marks

editor-marks-empty = leerer Raum
editor-marks-asteroids = Asteroiden
editor-marks-planet = Planet
editor-marks-station = Kolonie { $number }
editor-marks-base = Ausgangspunkt der Flotte
editor-marks-mothership = Mutterschiff des Automaten
editor-marks-fighter = Jäger des Automaten
editor-marks-bomber = Bomber des Automaten

## editor symmetries

editor-symmetries-none = keine
editor-symmetries-half = halbe Drehung
editor-symmetries-across = Spiegel, links und rechts
editor-symmetries-down = Spiegel, oben und unten
editor-symmetries-both = beide Spiegel
editor-symmetries-third = drei Teile um die Mitte
editor-symmetries-sixth = sechs Teile um die Mitte

## state

state-waiting = wartet
state-playing = läuft
state-over = zu Ende
state-closed = aufgegeben

## bots

bots-random = Zufallsbot
bots-greedy = Gieriger Bot
bots-search = Denkender Bot

## levels

levels-novice = Neuling
levels-apprentice = Lehrling
levels-adept = Geselle
levels-master = Meister

## bot_about

bot_about-random = spielt irgendetwas Erlaubtes
bot_about-greedy = spielt schnell und nach Gefühl
bot_about-novice = denkt ein wenig voraus, übersieht aber viel
bot_about-apprentice = denkt länger und übersieht weniger
bot_about-adept = denkt gründlich und übersieht wenig
bot_about-master = übersieht nichts; braucht bis zu einer halben Sekunde je Zug

## bot_worth

bot_worth-share = gewinnt { $share } von 100 Partien gegen den gierigen Bot

## clock

clock-title = Uhr
clock-pace = Bedenkzeit
clock-none = Keine Uhr
clock-quick = Schnell: 30 Sekunden je Zug, dazu 5 Minuten Reserve
clock-calm = Ruhig: 2 Minuten je Zug, dazu 15 Minuten Reserve
clock-day = Ein Tag je Zug, dazu zwei Tage Reserve
clock-week = Eine Woche je Zug
clock-per_move = Sekunden je Zug
clock-bank = Sekunden Reserve
clock-expiry = Wenn die Zeit um ist
clock-bot = spielt ein Bot weiter
clock-pass = wird ein Zug gemacht
clock-pass_note = Der Platz passt. Wo das nicht geht oder das Ende des Spiels näher brächte, macht ein Bot den einen Zug; danach ist wieder der Mensch dran.
clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
    }
clock-left = noch { $time }

## waiting

waiting-title = Wir warten auf Spieler
waiting-about = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
waiting-slow = Hier darf ein Zug Tage dauern.
waiting-be_told = Nachricht bekommen, wenn du am Zug bist
waiting-phone = So kommt das Handy eines Freundes herein: ins selbe WLAN gehen wie dieser Rechner, dann den Link unten öffnen. Lädt die Seite nicht, hält die Firewall dieses Rechners sie auf.
waiting-phone_shut = Von einem anderen Gerät kann noch niemand mitspielen: Wer Motherlode auf diesem Rechner gestartet hat, muss es für das Netz öffnen. Die Links unten gelten nur auf diesem Rechner.
waiting-sit = Hinsetzen
waiting-sits = da
waiting-expected = noch nicht da
waiting-invited = eingeladen
waiting-colour = Farbe
waiting-change = Ändern
waiting-start = Jetzt beginnen, Bots nehmen die freien Plätze
waiting-start_without = Jetzt beginnen, wer fehlt, kann später kommen
waiting-absence = Wenn jemand { $time } lang nicht antwortet, können die anderen einen Bot einsetzen.
waiting-no_hints = An diesem Tisch gibt es keine Tipps.
waiting-no_spectators = An diesem Tisch schaut niemand zu.
waiting-leave_seat = { $name } verlässt den Tisch

## newcomer

newcomer-title = Ein Platz für dich: { $name }
newcomer-about = Jemand hat dieses Spiel verlassen, und ein Bot spielt den Platz. Alle am Tisch haben zugestimmt, dass jemand Neues ihn übernimmt. Wer einen anderen Link dieses Tisches hat oder dem Spiel zugesehen hat, kann das nicht.
newcomer-take = Den Platz übernehmen

## absence

absence-minutes = { $count } min
absence-hours = { $count } h
absence-days = { $count } Tg.
turns-next_of = Tische, die außer diesem auf dich warten: { $count }. Zum nächsten, { $game }
turns-next = Nächster Tisch
turns-consent = Deine Zustimmung ist gefragt
turns-move = Du bist dran
turns-count = { $count } warten auf dich
turns-go_react = Antworten
turns-go_sit = Hinsetzen
turns-paused = Pause
turns-sit = Du hast dich noch nicht gesetzt
turns-first_of = Du bist dran: { $count }. Zum dringendsten Tisch, { $game }
turns-other = { $name } ist am Zug
turns-dead = Dieser Platz hat jetzt einen anderen Link: Er wird woanders gespielt.
turns-go_consent = Antworten
turns-first = Du bist dran
turns-react = Du darfst antworten
turns-go_move = Spielen

## glance

glance-title = Regeln an diesem Tisch
glance-yes = ja
glance-no = nein
glance-changed = geändert
glance-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
 }
glance-per_move = { $time } je Zug.
glance-bank = In Reserve: { $time }.
glance-then_bot = Läuft die Zeit ab, übernimmt ein Bot.
glance-then_pass = Läuft die Zeit ab, passt der Platz.
glance-who = Wer kommen darf
glance-listed = In der Lobby sichtbar: Wer will, nimmt einen freien Platz.
glance-private = Privat: Nur wer einen Link hat, findet ihn.
glance-watchable = Wer ihn findet, darf zuschauen.
glance-content = Inhalte
