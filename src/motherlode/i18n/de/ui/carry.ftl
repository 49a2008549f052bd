## carry

carry-title = Meine Plätze auf ein anderes Gerät mitnehmen
carry-about = Deine Plätze sind in diesem Browser gespeichert. Codes entstehen hier, und der Server bewahrt deine Links nur damit verschlossen auf: Niemand sonst kann sie dort lesen.
carry-have = Ich habe einen Code
carry-code = Code
carry-end = Auf dem anderen Gerät nicht mehr spielen
carry-end_about = Dann sind seine Links tot, und ein Wiederherstellungscode, den es kennt, wird ersetzt. Alle an den Tischen sehen, dass die Plätze das Gerät gewechselt haben. Sonst spielen beide Geräte.
carry-open = Plätze hierher holen
carry-opened = Tische, die jetzt hier sind: { $count }
carry-notices = Nachrichten über Züge stellt man auf jedem Gerät ein.
carry-notices_here = Nachrichten hier einschalten
carry-no_code = Ein Code hat 20 Buchstaben und Ziffern.
carry-once = Auf meinem anderen Gerät weiterspielen
carry-once_about = Dort das Bild scannen, den Link öffnen oder den Code eintippen. Das geht einmal, innerhalb von 15 Minuten.
carry-make = Code erzeugen
carry-qr = QR-Code des Links für das andere Gerät
carry-link = Link für das andere Gerät
carry-nothing = Hier gibt es keinen Platz zum Mitnehmen.
carry-recovery = Wiederherstellungscode
carry-recovery_about = Er holt alle deine Plätze zurück, wenn dieses Gerät verloren ist, auch neue. Er gilt bis 400 Tage nach deinem letzten Spiel.
carry-kept = Vom { $day }; dieser Browser hält ihn aktuell.
carry-write = Schreib ihn auf, oder bewahre ihn in einem Passwortmanager. Wer ihn hat, hat deine Plätze.
carry-show = Code zeigen
carry-make_recovery = Wiederherstellungscode erzeugen
carry-drop = Ungültig machen
carry-drop_sure = Den Wiederherstellungscode ungültig machen? Er holt dann nichts mehr zurück.
