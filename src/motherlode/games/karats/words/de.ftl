title = 20.000 Karat unter der Erde
blurb = Zieh Würfel aus dem Beutel, bau eine Mine unter Dampf und stoße als Erste oder Erster dreimal auf Gold.
length = etwa 20 Minuten
difficulty = leicht zu lernen

## steps

steps-draft = wähle einen Beruf
    .other = { $seat } wählt einen Beruf
    .when = Wenn ich einen Beruf wähle
steps-build = baue Geräte oder wähle „Fertig“
    .other = { $seat } baut Geräte
    .when = Wenn ich Geräte bauen kann
steps-pay = wähle die Würfel, mit denen du bezahlst
    .other = { $seat } bezahlt eine Maschine
    .when = Wenn ich eine Maschine bezahle
steps-geothermal = verlade deinen Erddampf
    .other = { $seat } verlädt Erddampf
    .when = Wenn ich Erddampf verlade
steps-load_steam = verlade deinen übrigen Dampf
    .other = { $seat } verlädt Dampf
    .when = Wenn ich den übrigen Dampf verlade
steps-fuel = lege Glut in deine Kessel oder wähle „Fertig“
    .other = { $seat } kann Glut in Kessel legen
    .when = Wenn ich Glut in Kessel legen kann
steps-mine = grabe von Hand oder lass es
    .other = { $seat } kann von Hand graben
    .when = Wenn ich von Hand graben kann
steps-use = benutze deine Geräte oder hör auf zu graben
    .other = { $seat } benutzt Geräte
    .when = Wenn ich Geräte benutzen kann
steps-boiler_steam = verlade den Dampf aus dem Kessel
    .other = { $seat } verlädt Dampf aus einem Kessel
    .when = Wenn ich Dampf aus einem Kessel verlade
steps-keep = wähle, welche Würfel du behältst
    .other = { $seat } wählt Würfel zum Behalten
    .when = Wenn ich Würfel zum Behalten wähle
steps-sabotage = sabotiere noch eine Maschine oder hör auf
    .other = { $seat } sabotiert Maschinen
    .when = Wenn ich noch eine Maschine sabotieren kann
steps-end = tausche oder beende deinen Zug
    .other = { $seat } kann tauschen oder den Zug beenden
    .when = Wenn in meinem Zug nur noch Tauschen übrig ist
steps-answer = beantworte das Angebot
    .other = { $seat } überlegt sich das Angebot
    .when = Wenn ich ein Angebot bekomme
steps-counter = beantworte das Gegenangebot
    .other = { $seat } überlegt sich das Gegenangebot
    .when = Wenn ich ein Gegenangebot bekomme
steps-bonus = nimm einen Würfel vom Ablagestapel
    .other = { $seat } nimmt einen Würfel vom Ablagestapel
    .when = Wenn ich einen Bonuswürfel nehme

## actions

actions-done = fertig
actions-draft = { $it } werden
actions-build = { $it_akk } bauen
actions-engineer = { $it_akk } zum Ingenieurpreis bauen und in diesem Zug nicht graben
actions-pay = 1 { $it } bezahlen
actions-load = 1 Dampf verladen: { $it }
actions-load-boiler-0 = Glut in einen Kessel legen
actions-mine = von Hand graben
actions-skip = nicht von Hand graben
actions-use = { $it } benutzen
actions-use-steambot-to-dig = einen Dampfbot graben lassen
actions-use-steambot-to-keep = einen Dampfbot einen Würfel mehr behalten lassen
actions-use-boiler-1 = einen Kessel befeuern
actions-use-dynamite = Dynamit zünden
actions-keep = 1 { $it } behalten
actions-offer = { $it } anbieten
actions-counter = Gegenangebot machen: { $it }
actions-forgo = in diesem Zug nicht tauschen
actions-accept = den Tausch annehmen
actions-decline = den Tausch ablehnen
actions-take = 1 { $it } nehmen
actions-sabotage = eine Maschine sabotieren: { $it }
actions-end = den Zug beenden

## unlisted

unlisted-offer = Oder tippe ein anderes Angebot, etwa: offer 2 iron + copper for ember to seat 2
unlisted-counter = Oder tippe ein anderes Gegenangebot, etwa: counter ember for 3 iron

## names

names-nobody = der Automat
names-shared = mehrere
names-automaton = der Automat
names-dirt = Erde
names-iron = Eisen
names-ember = Glut
names-copper = Kupfer
names-gold = Gold
names-steam = Dampf
names-drill = Bohrmaschine
    .akk = eine Bohrmaschine
    .counted = { $count ->
        [one] 1 Bohrmaschine
       *[other] { $count } Bohrmaschinen
    }
names-steambot = Dampfbot
    .akk = einen Dampfbot
    .counted = { $count ->
        [one] 1 Dampfbot
       *[other] { $count } Dampfbots
    }
names-boiler = Kessel
    .akk = einen Kessel
    .counted = { $count } Kessel
names-dynamite = Dynamit
    .akk = Dynamit
    .counted = { $count } Dynamit
names-megalodrill = Megalobohrer
    .akk = einen Megalobohrer
    .counted = { $count } Megalobohrer
names-prospector = Goldsucher
names-pilot = Pilot
names-engineer = Ingenieur
names-capitalist = Kapitalist
names-saboteur = Saboteur
names-off = aus
names-easy = leicht
names-hard = schwer
names-drafted = gewählt
names-random = zufällig verteilt
names-prep = Vorbereitung
names-mining = Abbauphase
names-none = keine
names-book = 12
names-few = 3
names-nothing = nichts
names-for = gegen
names-to = an
names-drill-n = Bohrmaschine mit { $n } Dampf
    .akk = eine Bohrmaschine mit { $n } Dampf
names-drill-0 = leere Bohrmaschine
    .akk = eine leere Bohrmaschine
names-steambot-0 = leerer Dampfbot
    .akk = einen leeren Dampfbot
names-steambot-1 = Dampfbot mit Dampf
    .akk = einen Dampfbot mit Dampf
names-boiler-0 = leerer Kessel
    .akk = einen leeren Kessel
names-boiler-1 = Kessel mit Glut
    .akk = einen Kessel mit Glut
names-megalodrill-n = Megalobohrer mit { $n } Dampf
    .akk = einen Megalobohrer mit { $n } Dampf
names-megalodrill-0 = leerer Megalobohrer
    .akk = einen leeren Megalobohrer
names-drill-n-sabotaged = sabotierte Bohrmaschine mit { $n } Dampf
names-drill-0-sabotaged = sabotierte leere Bohrmaschine
names-steambot-0-sabotaged = sabotierter leerer Dampfbot
names-steambot-1-sabotaged = sabotierter Dampfbot mit Dampf
names-boiler-0-sabotaged = sabotierter leerer Kessel
names-boiler-1-sabotaged = sabotierter Kessel mit Glut
names-megalodrill-n-sabotaged = sabotierter Megalobohrer mit { $n } Dampf
names-megalodrill-0-sabotaged = sabotierter leerer Megalobohrer

## events

events-drew_for_draft = { $seat } zieht { $dirt } Erde; danach richtet sich, wer zuerst wählt
    .you = Du ziehst { $dirt } Erde; danach richtet sich, wer zuerst wählt
events-drafted = { $seat } wird { $profession }
    .you = Du wirst { $profession }
events-dealt = { $seat } ist { $profession }
    .you = Du bist { $profession }
events-turn_began = { $seat } ist am Zug
    .you = Du bist am Zug
events-built = { $seat } baut { $device_akk }
    .you = Du baust { $device_akk }
events-engineered = { $seat } baut { $device_akk } zum Ingenieurpreis
    .you = Du baust { $device_akk } zum Ingenieurpreis
events-paid = { $seat } bezahlt 1 { $material }
    .you = Du bezahlst 1 { $material }
events-paid_several = { $seat } bezahlt { $material }
    .you = Du bezahlst { $material }
events-steam_loaded = { $seat } verlädt Dampf und hat jetzt { $machine_akk }
    .you = Du verlädst Dampf und hast jetzt { $machine_akk }
events-steam_loaded_several = { $seat } verlädt { $times } Dampf
    .you = Du verlädst { $times } Dampf
events-ember_loaded = { $seat } legt Glut in einen Kessel
    .you = Du legst Glut in einen Kessel
events-ember_loaded_several = { $seat } legt Glut in { $times } Kessel
    .you = Du legst Glut in { $times } Kessel
events-steam_returned = { "" }
events-mining_skipped = { $seat } gräbt nicht von Hand
    .you = Du gräbst nicht von Hand
events-used = { $seat } benutzt { $machine_akk }
    .you = Du benutzt { $machine_akk }
events-steambot_keeps = { $seat } lässt einen Dampfbot einen Würfel mehr behalten
    .you = Du lässt einen Dampfbot einen Würfel mehr behalten
events-steambot_keeps_several = { $seat } lässt { $times } Dampfbots je einen Würfel mehr behalten
    .you = Du lässt { $times } Dampfbots je einen Würfel mehr behalten
events-dynamite_used = { $seat } zündet Dynamit
    .you = Du zündest Dynamit
events-excavated = { $seat } gräbt 1 { $cube } aus
    .you = Du gräbst 1 { $cube } aus
events-excavated_several = { $seat } gräbt { $cube } aus
    .you = Du gräbst { $cube } aus
events-gold_claimed = { $seat } hat Gold! Das ist Nummer { $total }
    .you = Du hast Gold! Das ist Nummer { $total }
events-gold_discovered = Goldfund: { $count } Gold { $count ->
    [one] kommt
   *[other] kommen
    } in die Mine
events-mine_refilled = Die Mine war leer: { $count ->
    [one] 1 Würfel kommt
   *[other] { $count } Würfel kommen
    } zurück hinein
events-kept = { $seat } behält 1 { $material }
    .you = Du behältst 1 { $material }
events-kept_several = { $seat } behält { $material }
    .you = Du behältst { $material }
events-discarded = { $seat } legt { $count } Würfel ab
    .you = Du legst { $count } Würfel ab
events-discarded_by_nobody = { "" }
events-offered = { $seat } bietet { $to_is ->
    [you] dir
   *[other] { $to }
    } an: { $give } gegen { $want }
    .you = Du bietest { $to } an: { $give } gegen { $want }
events-traded = { $seat } gibt { $to_is ->
    [you] dir
   *[other] { $to }
    } { $give } gegen { $want }
    .you = Du gibst { $to } { $give } gegen { $want }
events-countered = { $seat } macht { $to_is ->
    [you] dir
   *[other] { $to }
    } ein Gegenangebot: { $give } gegen { $want }
    .you = Du machst { $to } ein Gegenangebot: { $give } gegen { $want }
events-declined = { $seat } lehnt { $to_is ->
    [you] dein Angebot
   *[other] das Angebot von { $to }
    } ab
    .you = Du lehnst das Angebot von { $to } ab
events-bonus_taken = { $seat } nimmt 1 { $material } vom Ablagestapel
    .you = Du nimmst 1 { $material } vom Ablagestapel
events-machine_sabotaged = { $seat } sabotiert { $owner_is ->
    [you] bei dir
   *[other] bei { $owner }
    } { $machine_akk }
    .you = Du sabotierst bei { $owner } { $machine_akk }
events-machines_freed = { $seat } repariert { $count ->
    [one] die sabotierte Maschine
   *[other] { $count } sabotierte Maschinen
    }
    .you = Du reparierst { $count ->
    [one] deine sabotierte Maschine
   *[other] deine { $count } sabotierten Maschinen
    }
events-automaton_dug = Der Automat gräbt { $rate } Würfel
events-automaton_grew = Der Automat gräbt ab jetzt { $rate } Würfel je Zug
events-automaton_grew_several = Der Automat gräbt ab jetzt { $rate } Würfel je Zug
events-mine_abandoned = Seit { $rounds } Runden hat niemand gegraben: Das Spiel ist aus
events-win_shared = { $winner_is ->
    [you] Du hast
   *[other] { $winner } hat
    } mitgewonnen
events-won = { $winner_is ->
    [you] Du hast gewonnen!
   *[other] { $winner } hat gewonnen
    }
events-excavated_by_nobody = Der Automat gräbt 1 { $cube } aus
events-excavated_several_by_nobody = Der Automat gräbt { $cube } aus
events-gold_claimed_by_nobody = Der Automat hat Gold! Das ist Nummer { $total }

## zones

zones-mine = die Mine
zones-discard = Ablagestapel
zones-excavated = in diesem Zug ausgegraben
zones-undiscovered = unentdecktes Gold
zones-steam_pool = Dampfvorrat
zones-stacks = Gerätestapel
zones-inventory = Vorrat
zones-machines = Maschinen
zones-used_dynamite = gezündetes Dynamit
zones-automaton = der Automat
zones-automaton_rate = Würfel des Automaten je Zug
zones-automaton_gold = Gold des Automaten
zones-automaton_steam = Dampf beim Automaten
zones-last_player = ist zuletzt am Zug
zones-round = Runde
zones-excavated_in_round = in dieser Runde ausgegraben
zones-idle_rounds = Runden ohne Ausgrabung
zones-prep_begun = Vorbereitung begonnen
zones-engineered = verbilligt gebaut
zones-paid = schon bezahlt
zones-skipped_to_sabotage = in diesem Zug für eine Sabotage ausgelassen
zones-keeps = Dampfbots, die behalten lassen
zones-offers_made = Angebote in diesem Zug
zones-trades_forgone = kein Tausch in diesem Zug
zones-offers_received = in diesem Zug erhaltene Angebote
zones-offers_failed = in diesem Zug gescheiterte Angebote
zones-traded_away = in diesem Zug weggetauscht
zones-traded_in = in diesem Zug eingetauscht
zones-give = angeboten
zones-want = verlangt
zones-winner = gewonnen hat
zones-profession = Beruf
zones-gold = Gold
zones-dynamite = Dynamit

## reasons

reasons-not_now = Das geht jetzt nicht.
reasons-draft_first = Wähle zuerst einen Beruf.
reasons-draft_is_over = Alle Berufe sind schon gewählt.
reasons-profession_taken = Diesen Beruf hat schon jemand.
reasons-payment_first = Bezahle zuerst deine Maschine.
reasons-steam_first = Verlade zuerst deinen Dampf, so viel wie passt.
reasons-answer_first = Beantworte zuerst das Angebot.
reasons-sabotage_first = Zuerst die nächste Maschine nennen, die sabotiert wird.
reasons-bonus_first = Nimm zuerst deinen Würfel vom Ablagestapel.
reasons-mine_or_skip = Grabe von Hand oder lass es.
reasons-end_the_turn = Es bleibt nur das Ende des Zuges: beende ihn.
reasons-turn_goes_on = Erst kommt der Rest des Zuges.
reasons-building_is_over = Geräte werden zu Beginn des Zuges gebaut.
reasons-stack_empty = Von diesem Gerät ist keine Karte mehr da.
reasons-cant_afford = Dieses Gerät kannst du nicht bezahlen.
reasons-cant_afford_half = Auch den Preis des Ingenieurs für diese Maschine kannst du nicht bezahlen.
reasons-not_engineer = Nur der Ingenieur baut verbilligt.
reasons-engineered_already = Der Ingenieur tut das nur einmal im Zug.
reasons-dynamite_is_no_machine = Dynamit ist keine Maschine: der Ingenieur zahlt es voll.
reasons-nothing_to_pay = Jetzt ist nichts zu bezahlen.
reasons-not_in_cost = Dieser Würfel gehört nicht zum Preis der Maschine.
reasons-paid_already = Von dieser Sorte ist alles bezahlt.
reasons-no_such_cube = Von dieser Sorte hast du keinen Würfel.
reasons-steam_comes_later = Dampf kommt, wenn du mit dem Bauen fertig bist.
reasons-no_steam_to_load = Du hast jetzt keinen Dampf zu verladen.
reasons-fuel_comes_later = Glut wird nach dem Dampf verladen.
reasons-fuelling_is_over = Glut wird nur am Ende der Vorbereitung verladen.
reasons-no_such_machine = Dort steht keine solche Maschine.
reasons-machine_full = Diese Maschine fasst keinen Dampf mehr.
reasons-boiler_full = Dieser Kessel hat schon seine Glut.
reasons-no_ember = Du hast keine Glut.
reasons-machine_sabotaged = Diese Maschine ist sabotiert.
reasons-mining_skipped = Der verbilligte Bau des Ingenieurs kostet die Abbauphase dieses Zuges.
reasons-mining_is_over = Deine Abbauphase ist vorbei.
reasons-mined_already = In diesem Zug hast du schon von Hand gegraben oder es gelassen.
reasons-prep_first = Beende zuerst deine Vorbereitung.
reasons-basic_mining_first = Grabe zuerst von Hand oder lass es. Dann kommen die Geräte.
reasons-using_is_over = Geräte werden benutzt, bevor Würfel behalten werden.
reasons-no_dynamite = Du hast kein Dynamit.
reasons-no_ember_loaded = Dieser Kessel hat keine Glut.
reasons-too_little_steam = Diese Maschine braucht mehr Dampf.
reasons-keep_comes_last = Würfel werden am Ende der Abbauphase behalten.
reasons-keep_limit = Mehr Würfel darfst du in diesem Zug nicht behalten.
reasons-not_excavated = In diesem Zug hast du keinen solchen Würfel ausgegraben.
reasons-no_such_seat = Dort sitzt niemand.
reasons-offer_to_oneself = Mit dir selbst kannst du nicht tauschen.
reasons-automaton_never_trades = Der Automat tauscht nie.
reasons-trades_off = An diesem Tisch wird nicht getauscht.
reasons-trades_forgone = Du hast in diesem Zug auf Tausch verzichtet.
reasons-offers_used_up = Du hast in diesem Zug schon alle Angebote gemacht.
reasons-offers_failed = Zu viele deiner Angebote an diese Person sind in diesem Zug gescheitert.
reasons-no_trade_possible = Jetzt ist mit niemandem ein Tausch möglich.
reasons-one_sided = Ein Tausch braucht Würfel auf beiden Seiten.
reasons-kind_on_both_sides = Eine Sorte steht nur auf einer Seite eines Tauschs.
reasons-you_have_too_few = Die Würfel, die du geben würdest, hast du nicht.
reasons-they_have_too_few = Die verlangten Würfel sind dort nicht da.
reasons-offer_names_no_seat = Nenne am Ende den Platz, für den das Angebot gilt, zum Beispiel: to seat 2.
reasons-trade_is_cubes_for_cubes = Schreib einen Tausch als Würfel gegen Würfel, zum Beispiel: 2 iron for ember.
reasons-only_materials_are_traded = Gehandelt werden nur Eisen, Glut und Kupfer.
reasons-too_many_of_a_kind = Ein Handel hat auf jeder Seite höchstens 127 Würfel einer Sorte.
reasons-same_terms = Das ist das Angebot selbst: nimm es an.
reasons-one_counter_offer = Ein Gegenangebot wird angenommen oder abgelehnt.
reasons-nothing_offered = Es gibt kein Angebot zu beantworten.
reasons-no_bonus = Nur der Kapitalist nimmt nach einem Tausch einen Würfel.
reasons-not_in_discard = Diese Sorte liegt nicht auf dem Ablagestapel.
reasons-not_saboteur = Das kann nur der Saboteur.
reasons-own_machine = Der Saboteur trifft nur die Maschinen anderer.
reasons-sabotaged_already = Der Saboteur lässt im Zug nur eine Phase aus, nicht beide.
reasons-prep_begun = Die Vorbereitung hat begonnen und kann nicht mehr entfallen.
reasons-prep_skipped_to_sabotage = Du hast die Vorbereitung dieses Zuges für eine Sabotage ausgelassen.
reasons-mining_skipped_to_sabotage = Du hast die Abbauphase dieses Zuges für eine Sabotage ausgelassen.
reasons-mining_begun = Die Abbauphase hat begonnen und kann nicht mehr entfallen.
reasons-marked_already = Diese Maschine ist schon sabotiert.

## picture

picture-mine = Die Mine: { $count } Würfel
picture-discard = Abgelegt:
picture-undiscovered = { $count } unentdeckt
picture-steam_pool = { $count } Dampf
picture-devices = Geräte auf den Stapeln, und ihr Preis
picture-automaton = Der Automat ({ $level })
picture-rate = gräbt { $count } je Zug
picture-no_machines = noch keine Maschinen
picture-excavated = In diesem Zug ausgegraben:
picture-offer = { $player } bietet { $to } an:
picture-counter = { $player } macht { $to } ein Gegenangebot:
picture-for = gegen
picture-useless_alone = Gegen den Automaten allein ohne Nutzen: { $professions }
picture-left_to_geothermal = Noch zu verladender Erddampf: { $count }
picture-left_to_load_steam = Noch zu verladender Erddampf: { $count }
picture-left_to_boiler_steam = Noch zu verladender Dampf des Kessels: { $count }
picture-left_to_keep = Würfel, die noch behalten werden dürfen: { $count }
picture-left_to_pay = Noch zu bezahlende Würfel: { $count }
picture-left_to_sabotage = Noch zu sabotierende Maschinen: { $count }

## about

about-prospector = Gräbt von Hand mehr, sammelt aber weniger Erddampf.
about-pilot = Bohrmaschinen brauchen weniger Dampf, doch von Hand gräbt er weniger.
about-engineer = Eine Maschine je Zug verbilligt, um den Abbau dieses Zuges.
about-capitalist = Nimmt bei jedem Tausch einen Würfel vom Ablagestapel.
about-saboteur = Lässt eine Phase aus und legt eine fremde Maschine lahm.
about-useless_alone = Gegen den Automaten allein ohne Nutzen.

## picks

picks-profession = Beruf
picks-machine = Gerät

## options

options-automaton = Der Automat: ein Gegner, der nur gräbt, und mit jedem gebauten Gerät schneller. Wer allein spielt, trifft immer auf ihn.
options-professions = Wie man zu seinem Beruf kommt. Wenn nicht gewählt wird, beginnt jemand durch Zufall.
options-trades = Wie viele Angebote ein Spieler in einem Zug machen darf. Das Regelheft setzt keine Grenze.

## score

score-gold = Gold
score-machines = Maschinen am Ende
score-excavated = geförderte Würfel
score-kept = behaltene Würfel
score-dynamite = gezündetes Dynamit
score-trades = Tauschgeschäfte
