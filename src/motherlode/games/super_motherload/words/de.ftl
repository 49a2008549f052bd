title = Super Motherload
blurb = Grab Stollen unter dem Mars, heuere mit deinen Funden Piloten an und hol die meisten Siegpunkte.
length = etwa 30 Minuten
difficulty = einiges zu lernen

## steps

steps-choose_side = wähle eine Seite des Plans für Tiefe 1
    .other = { $seat } wählt eine Seite des Plans für Tiefe 1
    .when = Wenn ich eine Seite für Tiefe 1 wähle
steps-pick_deck = wähle dein Deck
    .other = { $seat } wählt ein Deck
    .when = Wenn ich ein Deck wähle
steps-act = wähle eine Aktion
    .other = { $seat } wählt eine Aktion
    .when = Wenn ich eine Aktion wähle
steps-drill = wähle Karten zum Bohren
    .other = { $seat } wählt Karten zum Bohren
    .when = Wenn ich Karten zum Bohren wähle
steps-blast = wähle, wo die Bombe hochgeht
    .other = { $seat } legt eine Bombe
    .when = Wenn ich eine Bombe lege
steps-swap = wähle einen kleinen Erfolg zum Austauschen
    .other = { $seat } tauscht einen kleinen Erfolg aus
    .when = Wenn ich einen kleinen Erfolg austauschen kann
steps-stow = wähle einen Stapel für deine Minerale
    .other = { $seat } legt Minerale auf einen Stapel
    .when = Wenn ich Minerale auf einen Stapel lege
steps-attach_board = lege den neuen Plan an
    .other = { $seat } legt einen Plan an
    .when = Wenn ich einen Plan anlege
steps-buy = kaufe Piloten
    .other = { $seat } kauft Piloten
    .when = Wenn ich Piloten kaufe
steps-duplicate = wähle ein Mineral zum Verdoppeln
    .other = { $seat } wählt ein Mineral zum Verdoppeln
    .when = Wenn ich ein Mineral verdopple
steps-discard = wirf Karten bis zum Handlimit ab
    .other = { $seat } hat zu viele Karten und wirft welche ab
    .when = Wenn ich zu viele Karten habe
steps-place_drill = wähle, wo du gräbst
    .other = { $seat } wählt, wo der Stollen liegt
    .when = Wenn ich wähle, wo ich grabe
steps-place_bomb = wähle, wo die Bombe hochgeht
    .other = { $seat } legt eine Bombe
    .when = Wenn ich eine Bombe lege
steps-put_tile = wähle einen Stapel für das Mineral
    .other = { $seat } legt ein Mineral auf einen Stapel
    .when = Wenn ich ein Mineral auf einen Stapel lege

## actions

actions-pass = passen
actions-draw = Karten ziehen
actions-side = Seite { $it } nehmen
actions-pick = das Deck { $it } nehmen
actions-drill = bohren in { $it }
actions-bomb = sprengen mit: { $it }
actions-play = ausspielen: { $it }
actions-dig = graben: { $it }
actions-blast = sprengen: { $it }
actions-stow = die Minerale auf den Stapel { $it } legen
actions-buy = kaufen: { $it }
actions-use = Artefakt nutzen: { $it }
actions-duplicate = verdoppeln: { $it }
actions-swap = { $it } unter den Stapel legen
actions-claim = { $it } nehmen
actions-discard = abwerfen: { $it }
actions-go_on = fertig
actions-confirm = diese Karten abwerfen
actions-leave = die Minerale liegen lassen
actions-side-a = Seite A nehmen
actions-side-b = Seite B nehmen

## unlisted

unlisted-dig = Wer auf Symbole verzichtet, nennt ihre Felder nach without, etwa: dig c4 across without e4
unlisted-blast = Wer auf Symbole verzichtet, nennt ihre Felder nach without, etwa: blast c4 r0 without c5

## names

names-red = Rot
names-blue = Blau
names-yellow = Gelb
names-wild = Joker
names-starter-n = Startpilot { $n }
    .counted = { $count ->
        [one] Startpilot { $n }
       *[other] { $count } × Startpilot { $n }
    }
names-red-n = roter Pilot { $n }
    .akk = den roten Piloten { $n }
    .counted = { $count ->
        [one] roter Pilot { $n }
       *[other] { $count } × roter Pilot { $n }
    }
names-blue-n = blauer Pilot { $n }
    .akk = den blauen Piloten { $n }
    .counted = { $count ->
        [one] blauer Pilot { $n }
       *[other] { $count } × blauer Pilot { $n }
    }
names-yellow-n = gelber Pilot { $n }
    .akk = den gelben Piloten { $n }
    .counted = { $count ->
        [one] gelber Pilot { $n }
       *[other] { $count } × gelber Pilot { $n }
    }
names-wild-n = Joker-Pilot { $n }
    .akk = den Joker-Piloten { $n }
    .counted = { $count ->
        [one] Joker-Pilot { $n }
       *[other] { $count } × Joker-Pilot { $n }
    }
names-red-to-hand = roter Pilot auf die Hand, mit einem Artefakt
names-blue-to-hand = blauer Pilot auf die Hand, mit einem Artefakt
names-yellow-to-hand = gelber Pilot auf die Hand, mit einem Artefakt
names-wild-to-hand = Joker-Pilot auf die Hand, mit einem Artefakt
names-demolition = Sprengtrupp
names-courier = Kuriere
names-archaeology = Archäologen
names-survey = Vermesser
names-iron = Eisen
    .akk = 1 Eisen
names-gold = Gold
    .akk = 1 Gold
names-platinum = Platin
    .akk = 1 Platin
names-emerald = Smaragd
    .akk = einen Smaragd
    .counted = { $count ->
        [one] 1 Smaragd
       *[other] { $count } Smaragde
    }
names-ruby = Rubin
    .akk = einen Rubin
    .counted = { $count ->
        [one] 1 Rubin
       *[other] { $count } Rubine
    }
names-diamond = Diamant
    .akk = einen Diamanten
    .counted = { $count ->
        [one] 1 Diamant
       *[other] { $count } Diamanten
    }
names-extra_action = eine Aktion mehr
names-two_cards = 2 Karten ziehen
names-bomb_and_card = Bombe und eine Karte
names-free_platinum = ein Platin
names-gold_and_card = ein Gold und eine Karte
names-duplicator = ein Mineral verdoppeln
names-into_hand = ein neuer Pilot gleich auf die Hand
names-trophy = eine Trophäe, 3 SP wert
names-depth-1-a = Tiefe 1, Alter Steinbruch
names-depth-1-b = Tiefe 1, Zwei Schächte
names-depth-2-a = Tiefe 2, Goldader
names-depth-2-b = Tiefe 2, Sieb
names-depth-3-a = Tiefe 3, Tresor
names-depth-3-b = Tiefe 3, Kluft
names-depth-4-a = Tiefe 4, Kern
names-depth-4-b = Tiefe 4, Abgrund
names-hand = die Hand
    .to = auf die Hand
names-discard = die Ablage
    .to = auf die Ablage
names-across = quer
names-down = abwärts
names-r0 = wie gedruckt
names-r1 = rechts gedreht
names-r2 = umgedreht
names-r3 = links gedreht
names-m0 = gespiegelt
names-m1 = gespiegelt, rechts gedreht
names-m2 = gespiegelt, umgedreht
names-m3 = gespiegelt, links gedreht
names-demolition_crew = Abbruchtrupp
names-deep_divers = Tieftaucher
names-sun_chasers = Sonnenjäger
names-free_spirits = Freigeister
names-full_house = Volles Haus
names-fire_and_ice = Feuer und Eis
names-hazard_team = Gefahrentrupp
names-green_machine = Grüne Welle
names-three_wings = Drei Staffeln
names-old_guard = Alte Garde
names-rock_breaker = Felsbrecher
names-big_bang = Großer Knall
names-pay_dirt = Volltreffer
names-long_haul = Langer Weg
names-steel_nerves = Nerven aus Stahl
names-hard_head = Dickschädel
names-bulk_load = Große Fuhre
names-jackpot = Jackpot
names-mixed_bag = Bunte Tüte
names-seam_runner = Grenzgänger
names-iron_works = Eisenhütte
names-gold_rush = Goldrausch
names-platinum_card = Platinkarte
names-green_fever = Grünes Fieber
names-red_fever = Rotes Fieber
names-crown_jewels = Kronjuwelen
names-well_spread = Gut verteilt
names-powder_keg = Pulverfass
names-collector = Sammler
names-shopping_spree = Kaufrausch
names-random = zufällig
names-artifacts = Artefakte
names-bombs = Bomben
names-cards = Karten
names-drilled = Felder gebohrt
names-drilled_rock = Fels gebohrt
names-drilled_steel = Stahlplatten gebohrt
names-bombed = Felder gesprengt
names-bombed_rock = Fels gesprengt
names-bombed_minerals = Minerale durch Bomben
names-symbols = Zeichen zugedeckt
names-seams = über die Naht
names-actions = Aktionen
names-cards_drawn = Karten gezogen
names-cards_played = Karten gespielt
names-bomb_tokens = Bomben genommen
names-artifacts_used = Artefakte genutzt
names-pilots = Piloten gekauft
names-chosen = gewählt
names-book = wie im Regelbuch
names-all = alle vier

## starters

starters-red = Startpilot in Rot
starters-blue = Startpilot in Blau
starters-yellow = Startpilot in Gelb
starters-wild = Joker-Startpilot

## goals

goals-iron = sammle { $count } Eisen
goals-gold = sammle { $count } Gold
goals-platinum = sammle { $count } Platin
goals-emerald = sammle { $count ->
    [one] 1 Smaragd
   *[other] { $count } Smaragde
    }
goals-ruby = sammle { $count ->
    [one] 1 Rubin
   *[other] { $count } Rubine
    }
goals-diamond = sammle { $count ->
    [one] 1 Diamanten
   *[other] { $count } Diamanten
    }
goals-minerals = sammle { $count ->
    [one] 1 Mineral
   *[other] { $count } Minerale
    }
goals-mineral_kinds = sammle { $count } verschiedene Minerale
goals-value = sammle Minerale für { $count } $
goals-covered = grabe { $count } Felder
goals-drilled = bohre { $count } Felder
goals-bombed = sprenge { $count } Felder
goals-rock = grabe durch { $count } Fels
goals-drilled_rock = bohre durch { $count } Fels
goals-bombed_rock = sprenge { $count } Fels
goals-drilled_steel = bohre durch { $count ->
    [one] 1 Stahlplatte
   *[other] { $count } Stahlplatten
    }
goals-bombed_minerals = sammle { $count ->
    [one] 1 Mineral
   *[other] { $count } Minerale
    } mit Bomben
goals-symbols = grabe { $count } Felder mit Bomben-, Karten- oder Artefaktsymbol
goals-seams = grabe { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
    } über die Naht zweier Pläne
goals-cards_played = grabe mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
goals-artifacts = nimm { $count ->
    [one] 1 Artefakt
   *[other] { $count } Artefakte
    }
goals-actions = nutze { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
    }
goals-bombs = zünde { $count ->
    [one] 1 Bombe
   *[other] { $count } Bomben
    }
goals-pilots = kaufe { $count ->
    [one] 1 Piloten
   *[other] { $count } Piloten
    }
goals-cards_drawn = ziehe { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
goals-bomb_tokens = nimm { $count ->
    [one] 1 Bombe
   *[other] { $count } Bomben
    }
goals-artifacts_used = nutze { $count ->
    [one] 1 Artefakt
   *[other] { $count } Artefakte
    }

## held

held-iron = habe { $count } Eisen auf deinen Karten
held-gold = habe { $count } Gold auf deinen Karten
held-platinum = habe { $count } Platin auf deinen Karten
held-emerald = habe { $count ->
    [one] 1 Smaragd
   *[other] { $count } Smaragde
    } auf deinen Karten
held-ruby = habe { $count ->
    [one] 1 Rubin
   *[other] { $count } Rubine
    } auf deinen Karten
held-diamond = habe { $count ->
    [one] 1 Diamanten
   *[other] { $count } Diamanten
    } auf deinen Karten
held-minerals = habe { $count ->
    [one] 1 Mineral
   *[other] { $count } Minerale
    } auf deinen Karten
held-value = habe Minerale für { $count } $ auf deinen Karten
held-stacks = habe Minerale auf { $count ->
    [one] 1 Stapel
   *[other] { $count } Stapeln
    }
held-bomb_tokens = habe { $count ->
    [one] 1 Bombe
   *[other] { $count } Bomben
    }
held-artifacts = habe { $count ->
    [one] 1 Artefakt
   *[other] { $count } Artefakte
    }
held-hand = habe { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    } auf der Hand
held-pilots = habe { $count ->
    [one] 1 gekauften Piloten
   *[other] { $count } gekaufte Piloten
    }

## within

within-action = in einer Aktion
within-turn = in einem Zug
within-held = { "" }

## bonuses

bonuses-draw_1 = 1 Karte
bonuses-draw_2 = 2 Karten
bonuses-bomb = Bombe
bonuses-corner = schließt über Eck an
bonuses-rock = bohrt Fels
bonuses-split = Minerale auf verschiedene Stapel
bonuses-swap = einen kleinen Erfolg austauschen
bonuses-hand = kommt auf die Hand
bonuses-action = Zusatzaktion
bonuses-duplicate = ein Mineral verdoppeln
bonuses-none = { "" }

## decks

decks-demolition = große Bomben, viele davon, und Bohrer, die durch Fels gehen
decks-courier = wenige Bohrsymbole, aber viele Karten
decks-archaeology = neue Piloten kommen gleich auf die Hand oder bringen ein Mineral mit
decks-survey = Joker, Stollen um die Ecke und Minerale auf beliebige Stapel

## picture

picture-no_board = Noch liegt kein Plan.
picture-bought_out = ausverkauft
picture-icons = Symbole
picture-pattern = Bombe
picture-points = SP
picture-for_sale = Piloten zum Kaufen
picture-when_bought = beim Kauf:
picture-legend = * Bombe ? Artefakt 1 2 Karten # Fels RBY Stahl

## events

events-deck_picked = { $seat } spielt das Deck { $deck }
    .you = Du spielst das Deck { $deck }
events-board_added = Neuer Plan: { $board }
events-board_removed = { $board } kommt mit allen Stollen vom Tisch
events-turn_began = { $seat } ist am Zug (Runde { $round })
    .you = Du bist am Zug (Runde { $round })
events-passed = { $seat } passt
    .you = Du passt
events-drew = { $seat } zieht eine Karte
    .you = Du ziehst eine Karte
events-drew_several = { $seat } zieht { $times } Karten
    .you = Du ziehst { $times } Karten
events-reshuffled = { $seat } mischt die Ablage zu einem neuen Nachziehstapel mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
    .you = Du mischst deine Ablage zu einem neuen Nachziehstapel mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
events-card_played = { $seat } spielt: { $card }
    .you = Du spielst: { $card }
events-card_played_several = { $seat } spielt: { $card }
    .you = Du spielst: { $card }
events-drilled = { $seat } bohrt { $direction } ab { $cell }, { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
    } lang
    .you = Du bohrst { $direction } ab { $cell }, { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
    } lang
events-bombed = { $seat } sprengt { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
    } bei { $cell }
    .you = Du sprengst { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
    } bei { $cell }
events-space_covered = { "" }
events-collected = { $seat } gräbt { $mineral_akk } aus
    .you = Du gräbst { $mineral_akk } aus
events-collected_several = { $seat } gräbt { $mineral } aus
    .you = Du gräbst { $mineral } aus
events-tiles_lost = { $seat } verliert { $minerals }: keine Karte mehr da, auf die sie passen
    .you = Du verlierst { $minerals }: du hast keine Karte mehr, auf die sie passen
events-bomb_taken = { $seat } nimmt eine Bombe und hat jetzt { $bombs }
    .you = Du nimmst eine Bombe und hast jetzt { $bombs }
events-no_bomb_left = Für { $seat } ist keine Bombe mehr da
    .you = Für dich ist keine Bombe mehr da
events-artifact_taken = { $seat } nimmt ein Artefakt
    .you = Du nimmst ein Artefakt
events-artifact_used = { $seat } nutzt ein Artefakt: { $artifact }
    .you = Du nutzt ein Artefakt: { $artifact }
events-stowed = { $seat } legt { $minerals } auf den Stapel { $stack }
    .you = Du legst { $minerals } auf den Stapel { $stack }
events-bought = { $seat } kauft { $card_akk }, { $to_to }
    .you = Du kaufst { $card_akk }, { $to_to }
events-action_gained = { $seat } bekommt eine Aktion mehr
    .you = Du bekommst eine Aktion mehr
events-duplicated = { $seat } verdoppelt { $mineral_akk }
    .you = Du verdoppelst { $mineral_akk }
events-major_claimed = { $seat } nimmt den großen Erfolg { $major }
    .you = Du nimmst den großen Erfolg { $major }
events-minor_claimed = { $seat } nimmt den kleinen Erfolg { $minor }
    .you = Du nimmst den kleinen Erfolg { $minor }
events-minor_swapped = { $seat } legt { $minor } unter die kleinen Erfolge
    .you = Du legst { $minor } unter die kleinen Erfolge
events-minor_revealed = Neuer kleiner Erfolg: { $minor }
events-last_artifact_found = { $seat } findet das letzte Artefakt. Nach diesem Zug ist Schluss
    .you = Du findest das letzte Artefakt. Nach diesem Zug ist Schluss
events-discarded = { $seat } wirft ab: { $card }
    .you = Du wirfst ab: { $card }
events-discarded_several = { $seat } wirft ab: { $card }
    .you = Du wirfst ab: { $card }
events-scored = { $seat } hat { $points } SP
    .you = Du hast { $points } SP
events-won = { $seat } hat gewonnen
    .you = Du hast gewonnen!
events-nobody_dug = Seit { $rounds } Runden hat niemand gegraben: Das Spiel ist aus
events-symbol_declined = { $seat } lässt das Symbol auf { $cell } liegen
    .you = Du lässt das Symbol auf { $cell } liegen
events-tiles_left = { $seat } lässt { $minerals } liegen
    .you = Du lässt { $minerals } liegen

## zones

zones-starting_player = Startspieler
zones-upper_board = oberer Plan
zones-lower_board = unterer Plan
zones-above = Oberfläche oder Stollen darüber
zones-covered = Stollen
zones-seam = Stollen über die Naht
zones-spaces = Felder
zones-artifact_spaces_left = Artefaktfelder übrig
zones-last_turn = letzter Zug
zones-bomb_supply = Bomben im Vorrat
zones-artifact_supply = Artefakte im Vorrat
zones-used_artifacts = genutzte Artefakte
zones-majors = große Erfolge
zones-minors = kleine Erfolge
zones-minor_deck = Stapel der kleinen Erfolge
zones-under_minor_deck = unter dem Stapel der kleinen Erfolge
zones-actions_left = Aktionen übrig
zones-major_taken = großer Erfolg in diesem Zug
zones-minor_taken = kleiner Erfolg in diesem Zug
zones-action_facts = in dieser Aktion getan
zones-turn_facts = in diesem Zug getan
zones-loot = Minerale zum Ablegen
zones-found = gefunden
zones-deck = Deck
zones-draw_deck = Nachziehstapel
zones-hand = Hand
zones-played = gewählte Karten
zones-discard = Ablage
zones-bought = gekaufte Piloten
zones-minerals = Minerale auf Stapeln
zones-bombs = Bomben
zones-artifacts = Artefakte
zones-points = offene SP
zones-majors_won = genommene große Erfolge
zones-minors_won = genommene kleine Erfolge
zones-final_score = SP am Ende
zones-won = gewonnen
zones-round = Runde
zones-in_action = eine Aktion läuft
zones-covered_this_round = in dieser Runde gegrabene Felder
zones-idle_rounds = Runden ohne Graben in Folge
zones-held_before_buys = Minerale auf allen Karten vor einem Kauf
zones-tiles_before_buys = alle Minerale vor einem Kauf
zones-value_before_buys = Wert aller Minerale vor einem Kauf
zones-missed = für diese Aktion zu spät aufgedeckt

## reasons

reasons-board_first = Gerade wird die Seite eines Plans gewählt.
reasons-deck_first = Gerade werden die Decks gewählt.
reasons-drill_first = Du wählst gerade Karten oder einen Ort zum Bohren.
reasons-bomb_first = Du wählst gerade einen Ort für eine Bombe.
reasons-swap_first = Du tauschst gerade einen kleinen Erfolg aus.
reasons-stow_first = Du legst gerade Minerale auf einen Stapel.
reasons-buy_first = Du kaufst gerade die bezahlten Karten.
reasons-duplicate_first = Du wählst gerade ein Mineral zum Verdoppeln.
reasons-discard_first = Deine Aktionen sind vorbei und du wirfst gerade Karten ab.
reasons-picking_is_over = Alle haben ein Deck.
reasons-not_end_of_turn = Abgeworfen wird nur am Ende eines Zuges.
reasons-minor_not_face_up = Dieser kleine Erfolg liegt nicht offen.
reasons-no_swap = Gerade lässt dich nichts einen kleinen Erfolg austauschen.
reasons-nothing_to_match = Du hast kein Mineral zum Verdoppeln.
reasons-no_duplicate = Gerade lässt dich nichts ein Mineral verdoppeln.
reasons-nothing_to_buy = Gerade gibt es nichts zu kaufen.
reasons-nothing_to_stow = Es sind keine Minerale abzulegen.
reasons-no_bomb_chosen = Wähle erst einen roten Piloten zum Sprengen.
reasons-no_drill_chosen = Wähle erst eine Farbe zum Bohren.
reasons-no_actions_left = Du hast keine Aktion mehr.
reasons-actions_left = Du hast noch Aktionen: passe mit denen, die du nicht willst.
reasons-deck_taken = Dieses Deck ist vergeben.
reasons-no_board_to_add = Gerade wird kein Plan angelegt.
reasons-side_is_random = An diesem Tisch ist die Seite eines Plans zufällig.
reasons-drill_fits_nowhere = So viele Bohrsymbole passen nirgends hin.
reasons-no_card_of_colour = Du hast keine Karte dieser Farbe und keinen Joker.
reasons-no_bomb_token = Du hast keine Bombe.
reasons-card_not_in_hand = Diese Karte hast du nicht auf der Hand.
reasons-no_bomb_pattern = Diese Karte zeigt kein Sprengmuster.
reasons-bomb_fits_nowhere = Dieses Sprengmuster passt nirgends hin.
reasons-other_colour = Die Symbole dieser Karte haben eine andere Farbe.
reasons-cards_in_order = Karten werden in der Reihenfolge des Decks gewählt.
reasons-no_cards_chosen = Wähle erst Karten.
reasons-single_space_lies_across = Ein einzelnes Feld liegt quer wie abwärts: grabe es quer.
reasons-same_as_another_turning = Diese Drehung ergibt dieselbe Form wie eine andere.
reasons-leaves_the_boards = Das ragte über die Pläne hinaus.
reasons-already_covered = Ein Feld ist schon Stollen.
reasons-rock_not_drilled = Fels lässt sich nicht bohren.
reasons-steel_not_bombed = Stahlplatten lassen sich nicht sprengen.
reasons-steel_of_another = Eine Stahlplatte dort hat eine andere Farbe.
reasons-not_connected = Es grenzt weder an einen Stollen noch an die Oberfläche.
reasons-card_beneath = Ein verdoppeltes Mineral kommt nicht auf die Karte unter der eben gekauften.
reasons-stack_bought_out = Alle Karten dieses Stapels sind gekauft.
reasons-not_paid = Die Minerale auf der Karte sind ihren Preis nicht wert.
reasons-no_such_artifact = Dieses Artefakt hast du nicht.
reasons-after_the_bonus = Die eben bezahlte Karte kommt zuerst.
reasons-one_major_a_turn = In diesem Zug hast du schon einen großen Erfolg genommen.
reasons-one_minor_a_turn = In diesem Zug hast du schon einen kleinen Erfolg genommen.
reasons-not_face_up = Dieser Erfolg liegt nicht offen.
reasons-goal_not_met = Das Ziel ist nicht erreicht.
reasons-tile_first = Du legst gerade ein Mineral auf einen Stapel.
reasons-nothing_to_confirm = Zwischen Abwerfen und Legen kannst du nichts tun: wähle den Ort.
reasons-no_cards_to_confirm = Du wählst gerade keine Karten zum Bohren oder Sprengen.
reasons-bonuses_first = Diese Karten haben Boni, die vor dem Legen kommen: wirf zuerst die Karten ab.
reasons-cards_are_discarded = Die Karten dieser Bohrung sind schon abgeworfen.
reasons-no_symbol_there = Dort liegt unter dem Stollen kein Bomben-, Artefakt- oder Kartensymbol.
reasons-no_such_space = Ein Feld dieses Namens gibt es nicht.
reasons-write_declined_spaces_after_without = So schreibt man einen Verzicht: dig c4 across without e4, oder: blast c4 r1 without d4 e5.
reasons-bonus_tile_stays = Ein Mineral von einem Artefakt oder Bonus muss auf einen Stapel.
reasons-turned_up_too_late = Dieser Erfolg wurde erst nach der Aktion aufgedeckt, die sein Ziel erreicht hat.

## picks

picks-deck = Deck
picks-pilot = Pilot
picks-major = großer Erfolg
picks-minor = kleiner Erfolg
picks-artifact = Artefakt

## options

options-decks = Wie die Decks verteilt werden: alle suchen sich in umgekehrter Reihenfolge eins aus, oder sie werden zufällig ausgeteilt.
options-starting_player = Wer beginnt: der Platz, an dem zuletzt jemand ein Loch gegraben hat, oder ein zufälliger.
options-sides = Welche Seiten der Pläne gelten: gewählt wie im Regelbuch oder zufällig.
options-depths = Pläne zu zweit: Tiefen 1, 2 und 4 wie im Regelbuch oder alle vier. Zu dritt und zu viert gelten immer alle.
options-hand_scores = Handkarten zählen am Ende. Der Wortlaut des Regelbuchs nennt nur Nachziehstapel und Ablage.

## score

score-points = Siegpunkte
score-pilots = Piloten
score-majors = große Erfolge
score-minors = kleine Erfolge
score-artifacts = Artefakte
score-hand = Karten auf der Hand
score-spaces = gegrabene Felder
score-minerals = gesammelte Mineralien
score-bought = gekaufte Piloten
score-artifacts_found = gefundene Artefakte
