## app

app-name = Motherlode
app-skip = Zum Tisch springen
app-no = Nein
app-pages = Seiten
app-dismiss = Schließen

## nav

nav-lobby = Halle
nav-replay = Wiedergabe
nav-rules = Regeln
nav-learn = Lernen

## lost

lost-title = Diese Seite gibt es nicht
lost-about = Unter { $path } gibt es nichts.
lost-home = Zur Halle

## settings

settings-title = Einstellungen
settings-language = Sprache
settings-draft = { $language } (Entwurf: bitte hilf, ihn zu verbessern)
settings-theme = Aussehen
settings-theme_auto = Wie auf diesem Gerät
settings-theme_dark = Dunkel
settings-theme_light = Hell
settings-speed = Tempo der Animationen
settings-speed_slow = Langsam
settings-speed_normal = Normal
settings-speed_fast = Schnell
settings-speed_instant = Keine Animation
settings-motion = Bewegung
settings-motion_auto = Wie auf diesem Gerät
settings-motion_full = Figuren fliegen über das Brett
settings-motion_reduced = Figuren bleiben ruhig
settings-plain = Das Brett als Text statt als Zeichnung zeigen
settings-keys = Tasten am Tisch: Eine Zahl wählt eine Aktion, U nimmt zurück, H fragt nach einem Tipp.
settings-close = Fertig
settings-table = Tisch
settings-table_workshop = Werkstatt: Holz und Messing
settings-table_slate = Schiefer und Stahl
settings-sound = Ton
settings-sound_on = Töne abspielen
settings-volume = Lautstärke
settings-sound_moves = Züge
settings-sound_turn = Ich bin am Zug
settings-sound_end = Das Ende einer Partie
settings-vibrates = Vibrieren, wenn ich am Zug bin
settings-coach = Trainer: nach einem Zug gegen Bots sagen, welche Wahl klar besser war

## connection

connection-connecting = Verbinde…
connection-online = verbunden
connection-offline = Du bist offline. Wir versuchen es weiter, und nichts geht verloren.
connection-dead = Er wurde durch einen neuen ersetzt, oder sein Spieler wurde vom Tisch entfernt. Bevor das Spiel beginnt, kann der Gastgeber einen neuen machen.
connection-missing = Diesen Tisch gibt es auf diesem Server nicht.

## rules

rules-only_english = Diese Regeln gibt es bisher nur auf Englisch.
rules-nothing = Davon steht in keiner Regel etwas.
rules-title = Regeln { $game }
rules-games = Regeln von
rules-search = Suchen
rules-book = Buch
rules-ruling = Entscheid
rules-rebuilt = nachgebaut

## plain

plain-nobody = niemand
plain-table = Auf dem Tisch
plain-hidden = { $count } verdeckt
plain-numbers = { $count ->
    [one] 1 Zahl
   *[other] { $count } Zahlen
    }
plain-empty = nichts

## board

board-does = { $thing }. Klick: { $action }

## links

links-here_only = Geht nur auf diesem Rechner.
links-copy = Kopieren
links-copied = Der Link ist kopiert.
links-share = Teilen
links-seat = Link für { $name }
links-join = Link zum Mitspielen
links-watch = Link zum Zusehen
links-host = Link des Gastgebers
links-newcomer = Link für jemand Neues auf dem Platz von { $name }
links-used_before = Benutzter Link
links-used_before_about = Mit diesem Link saß schon jemand hier, bevor du ihn geöffnet hast. Wer ihn hat, sieht alles, was du siehst.
links-take_alone = Nur dieser Browser
links-share_seat = Das war auch ich

app-new_version = Es gibt eine neue Fassung dieser Seite.
app-part_missing = Ein Teil dieser Seite wurde nicht geladen. Lade die Seite neu, um weiterzumachen.
app-reload = Neu laden

## offline

offline-unreachable = Der Server ist nicht erreichbar.
offline-missing = Es fehlen die Tische, die Regeln und die Aufzeichnungen: Sie kommen vom Server. Deine Plätze sind weiter in diesem Browser, und die Spiele warten dort auf dich.
offline-retry = Noch einmal versuchen
