## karats

karats-mine = Die Mine, { $count } Würfel
karats-stack = { $device }: noch { $count }, kostet { $cost }
karats-machine = { $count ->
    [one] { $machines } mit { $fuel } { $kind }
   *[other] { $machines }, je { $fuel } { $kind }
    }
karats-machine_sabotaged = { $count ->
    [one] { $machines } mit { $fuel } { $kind }, sabotiert
   *[other] { $machines }, je { $fuel } { $kind }, sabotiert
    }
karats-seat = { $name }: Tausch anbieten
karats-gold = { $count } von { $to } Gold
karats-no_machines = noch keine Maschinen
karats-reserves = Gold und Dampf im Vorrat
karats-rate = gräbt { $rate } Würfel je Zug ({ $level })
karats-professions = Berufe
karats-offer = Das Angebot
karats-gives = { $name } gibt
karats-trade = Tausch
karats-trade_with = Tausch mit { $name }
karats-counter = Gegenangebot machen
karats-give_more = 1 { $kind } mehr geben
karats-give_fewer = 1 { $kind } weniger geben
karats-want_more = 1 { $kind } mehr verlangen
karats-want_fewer = 1 { $kind } weniger verlangen
karats-propose = Anbieten
karats-drop = Abbrechen
karats-no_terms = Wähle auf beiden Seiten Würfel. Jede Art darf nur auf einer Seite stehen.
karats-reference = Zug und Preise
karats-prep = Vorbereitung
karats-mining = Abbau
karats-any_time = Jederzeit in deinem Zug: tauschen.
karats-turn_build = Geräte bauen
karats-turn_steam = Erddampf: { $count }, sofort verladen
karats-turn_fuel = Glut in Kessel legen
karats-turn_mine = { $count } Würfel von Hand graben
karats-turn_use = Geräte benutzen
karats-turn_keep = { $count } Würfel behalten, und 1 mehr für jeden Dampfbot, der behalten soll
karats-does_drill = Fördert { $excavate } Würfel für jeden Dampf über { $overhead }: bis zu { $most } mit { $steam } Dampf.
karats-does_steambot = Mit 1 Dampf fördert er { $excavate } Würfel oder lässt dich { $keep } mehr behalten.
karats-does_boiler = Macht aus 1 Glut { $steam } Dampf für deine Maschinen.
karats-does_dynamite = Fördert einmal { $count } Würfel, dann ist es weg. Es braucht keinen Brennstoff.
karats-digs_now = Fördert jetzt { $count } Würfel.
karats-needs_steam = Zu wenig Brennstoff: braucht { $steam } Dampf.
karats-needs_ember = Kein Brennstoff: braucht 1 Glut.
karats-goal = als Erste { $to } Gold fördern.
karats-phase_build = Bauen
karats-phase_steam = Beladen
karats-phase_mine = Fördern
karats-phase_use = Geräte nutzen
karats-phase_keep = Behalten
karats-phase_end = Tauschen, Ende
karats-only_dirt = Nur Erde: nichts zu behalten
