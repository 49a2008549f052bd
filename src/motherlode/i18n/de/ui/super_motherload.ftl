## super_motherload

super_motherload-mine = Das Bergwerk
super_motherload-mine_places = Das Bergwerk. Pfeiltasten bewegen den Stollen, R dreht ihn, Bild auf und Bild ab gehen alle Stellen durch, Eingabe gräbt.
super_motherload-mine_look = Das Bergwerk. Mit den Pfeiltasten umsehen.
super_motherload-tunnel = Stollen
super_motherload-nothing = nichts
super_motherload-choose_place = { $count } Plätze. Zeige auf einen und klicke. R oder ein Rechtsklick dreht den Tunnel.
super_motherload-artifacts_left = Artefaktfelder, bevor es tiefer geht: { $count }
super_motherload-turn = Drehen
super_motherload-dig_here = Hier graben
super_motherload-icons = { $count ->
    [one] 1 Bohrsymbol
   *[other] { $count } Bohrsymbole
    }
super_motherload-drill_bonus = beim Bohren: { $what }
super_motherload-buy_bonus = beim Kauf: { $what }
super_motherload-pattern = Sprengmuster mit { $count } Feldern
super_motherload-cost = kostet { $cost } $
super_motherload-points = { $points } SP
super_motherload-actions_left = Aktionen übrig: { $count }
super_motherload-draw_deck = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
super_motherload-discard = Ablage: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
super_motherload-chosen = Gewählte Karten
super_motherload-put_back = Zurücklegen: { $card }
super_motherload-empty_hand = keine Karten auf der Hand
super_motherload-drill = bohren
super_motherload-bomb = Bombe
super_motherload-stacks = Piloten zu kaufen
super_motherload-stack = { $card }. Darauf: { $tiles }, { $value } $ wert; { $missing } $ fehlen
super_motherload-sold_out = Alle Piloten in { $colour } sind gekauft
super_motherload-missing = { $missing } $ fehlen
super_motherload-paid = bezahlt
super_motherload-achievements = Erfolge
super_motherload-major = Großer Erfolg { $name }: Piloten { $needs }; { $points } SP
super_motherload-minor = Kleiner Erfolg { $name }: { $goal } ({ $have } von { $count }); { $points } SP
super_motherload-minor_deck = noch { $count ->
    [one] 1 kleiner Erfolg
   *[other] { $count } kleine Erfolge
    } im Stapel
super_motherload-kit = Bomben und Artefakte
super_motherload-bombs = Bomben: { $count }
super_motherload-no_artifacts = keine Artefakte
super_motherload-all_cards = Alle Karten
super_motherload-cart = Auf einen Stapel legen:
super_motherload-take_symbols = Diese Symbole nehmen
super_motherload-take_symbol = { $symbol } auf { $space } nehmen
super_motherload-turn_about = R, ein Rechtsklick oder dieser Knopf dreht ihn
super_motherload-goal = die meisten Siegpunkte haben, wenn das letzte Artefakt gefunden ist.
super_motherload-phase_first = Erste Aktion
super_motherload-phase_last = Letzte Aktion
super_motherload-phase_discard = Abwerfen

## super_motherload ground

super_motherload-ground-dirt_1 = Erde
super_motherload-ground-dirt_2 = Erde
super_motherload-ground-dirt_3 = Erde
super_motherload-ground-dirt_4 = Erde
super_motherload-ground-rock = Fels
super_motherload-ground-red_steel = rote Stahlplatte
super_motherload-ground-blue_steel = blaue Stahlplatte
super_motherload-ground-yellow_steel = gelbe Stahlplatte
super_motherload-ground-iron = Eisen
super_motherload-ground-gold = Gold
super_motherload-ground-platinum = Platin
super_motherload-ground-emerald = Smaragd
super_motherload-ground-ruby = Rubin
super_motherload-ground-diamond = Diamant
super_motherload-ground-bomb = Bombe
super_motherload-ground-artifact = Artefakt
super_motherload-ground-draw_1 = 1 Karte ziehen
super_motherload-ground-draw_2 = 2 Karten ziehen

## super_motherload about

super_motherload-about-demolition = Große Bomben, viele davon, und Bohrer, die geradewegs durch Fels gehen.
super_motherload-about-courier = Wenige Bohrsymbole, aber deine Hand ist fast nie leer.
super_motherload-about-archaeology = Neue Piloten kommen gleich auf die Hand oder bringen ein Mineral mit.
super_motherload-about-survey = Joker, Stollen um die Ecke und Minerale auf die Stapel, die du willst.
super_motherload-about-extra_action = eine weitere Aktion in diesem Zug
super_motherload-about-two_cards = 2 Karten ziehen
super_motherload-about-bomb_and_card = eine Bombe nehmen und 1 Karte ziehen
super_motherload-about-free_platinum = ein Platin auf einen beliebigen Stapel
super_motherload-about-gold_and_card = ein Gold auf einen beliebigen Stapel und 1 Karte ziehen
super_motherload-about-duplicator = noch eins von einem Mineral, das auf deinen Stapeln liegt
super_motherload-about-into_hand = ein Pilot, den du kaufst, kommt gleich auf deine Hand
super_motherload-about-trophy = am Ende 3 SP wert, sonst ohne Nutzen
super_motherload-side = Seite { $side }: { $name }

## super_motherload does

super_motherload-does-drill = { $count ->
    [one] Bohrt 1 Feld
   *[other] Bohrt { $count } Felder
    }, zusammen mit anderen Karten einer Farbe noch mehr.
super_motherload-does-wild = Passt zu jeder Farbe.
super_motherload-does-when_drilled = Wenn du damit bohrst: { $what }.
super_motherload-does-bomb = { $tokens ->
    [0] Als Bombe räumt sie { $count } Felder frei, auch Fels; dafür fehlt dir eine Bombe.
    [one] Als Bombe räumt sie { $count } Felder frei, auch Fels, und kostet deine einzige Bombe.
   *[other] Als Bombe räumt sie { $count } Felder frei, auch Fels, und kostet 1 deiner { $tokens } Bomben.
    }
super_motherload-does-missing = Noch Mineralien für ${ $missing } auf diesen Stapel, und der Pilot gehört dir.
super_motherload-does-paid = Bezahlt: Der Pilot kommt gleich nach dieser Aktion.
super_motherload-does-when_bought = Wenn du ihn kaufst: { $what }.
super_motherload-does-points = { $points } SP.
super_motherload-does-goal_missing = Dir fehlen noch: { $missing }. Dann kannst du ihn in deinem Zug nehmen.
super_motherload-does-goal_met = Geschafft: Nimm ihn in deinem Zug. Mehr als einen großen und einen kleinen Erfolg je Zug gibt es nicht.
super_motherload-does-goal_so_far = Aufgabe: { $goal }. Bisher { $have } von { $count }.
super_motherload-does-token = Zum Sprengen gibst du 1 Bombe und eine rote Karte mit Bombenmuster ab. { $cards ->
    [0] Du hast keine solche Karte auf der Hand.
    [one] Du hast 1 solche Karte auf der Hand.
   *[other] Du hast { $cards } solche Karten auf der Hand.
    }
super_motherload-does-artifact = Jederzeit in deinem Zug, ohne eine Aktion: { $about }.
super_motherload-does-deck = Ziehen ist eine Aktion und gibt dir { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }. Ist der Stapel leer, wird deine Ablage gemischt.

## super_motherload needs

super_motherload-needs-rock = Fels (nur Bomben räumen ihn weg oder eine Karte, die durch Fels bohrt)
super_motherload-needs-red_steel = rote Stahlplatte (nur rote Bohrer kommen durch)
super_motherload-needs-blue_steel = blaue Stahlplatte (nur blaue Bohrer kommen durch)
super_motherload-needs-yellow_steel = gelbe Stahlplatte (nur gelbe Bohrer kommen durch)
