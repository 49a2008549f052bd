## mothership

mothership-unrolled = W{ $faces }
mothership-npc = Automat
mothership-board = Das Sternenfeld
mothership-keys = Das Sternenfeld. Pfeiltasten bewegen die Marke, Bild auf und Bild ab gehen durch alles Wählbare, Eingabe wählt, Escape lässt ein Schiff los, Plus und Minus zoomen.
mothership-look = Zeig auf etwas, um zu sehen, was es ist.
mothership-owned = { $thing } von { $owner }
mothership-neutral = { $thing }, neutral
mothership-field = Asteroidenfeld
mothership-about_field = Wer hineinfliegt, würfelt gegen einen W{ $faces }: Ein kleinerer Wurf kostet einen Jäger oder Bomber und beschädigt ein Mutterschiff
mothership-open = leerer Raum
mothership-die = würfelt W{ $faces }
mothership-hull = HP { $hull } von { $most }
mothership-shield = Schild { $shield }
mothership-counters = Marker der Kolonie: { $count }
mothership-has_attacked = hat angegriffen
mothership-is_held = festgehalten: kann nicht fliegen
mothership-unexplored = unerkundet
mothership-wingmen = Flügelmänner: { $count }
mothership-guards = Wachen: { $count }
mothership-threat = Von deinen Schiffen können { $now } sofort angreifen und { $reach } hinkommen
mothership-danger = { $count ->
    [one] 1 feindliches Schiff könnte es angreifen
   *[other] { $count } feindliche Schiffe könnten es angreifen
    }
mothership-with = mit { $ships }
mothership-needed = braucht { $total } oder mehr
mothership-hull_odds = Schaden am Rumpf: { $share } %
mothership-reach = { $ship }: { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
    } in Reichweite, { $attacks ->
    [one] 1 Ziel
   *[other] { $attacks } Ziele
    }
mothership-let_go = Abwählen
mothership-nearer = Vergrößern
mothership-farther = Verkleinern
mothership-no_fight = Noch kein Luftkampf
mothership-sums = Angriff: Würfel { $attack }, Zuschläge { $attack_bonus }. Abwehr: Würfel { $defence }, Zuschläge { $defence_bonus }.
mothership-rolled = { $ship } hat mit W{ $faces } eine { $die } gewürfelt
mothership-rolled_more = { $ship } hat mit W{ $faces } noch eine { $die } dazugewürfelt
mothership-rolls = { $ship } würfelt W{ $faces }
mothership-control_panel = Kontrolltafel
mothership-less = Eins weniger: { $row }
mothership-more = Eins mehr: { $row }
mothership-divert = Energie umleiten
mothership-keep = So lassen
mothership-may_divert = Du darfst einmal Energie umleiten, bevor das Mutterschiff handelt: mit den Knöpfen, den Pfeiltasten, oder zieh eine Marke in eine andere Reihe.
mothership-to_place = { $ship }: noch nicht aufgestellt
mothership-comes_back = { $ship }: kommt wieder
mothership-lost = { $ship }: verloren
mothership-cards_held = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
mothership-planets_held = { $count ->
    [one] 1 Planet
   *[other] { $count } Planeten
    }
mothership-orange_tiles = orange Plättchen: { $count }
mothership-points = { $count } von { $target } SP
mothership-target = Wer zuerst { $target } SP hat, gewinnt
mothership-on_turn = ist am Zug
mothership-is_out = ausgeschieden
mothership-no_tiles = noch keine Technologie
mothership-tree = Technologiebaum
mothership-tile = { $name }, Stufe { $tier }: { $about } Preis { $price }. { $state }
mothership-deck = Aktionsstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
mothership-discard = Abgelegt: { $count }
mothership-play = Spielen
mothership-sell = Verkaufen: { $value }
mothership-not_now = jetzt nicht
mothership-why_not = { $card }: warum jetzt nicht?
mothership-empty_hand = keine Karten auf der Hand
mothership-round = Runde { $count }
mothership-blockade = { $name } sperrt allen Handel
mothership-all_cards = Alle Aktionskarten
mothership-all_tiles = Alle Plättchen des Technologiebaums
mothership-all_artifacts = Alle Artefakte
mothership-card_facts = { $count } im Spiel, Wert { $value }
mothership-price = kostet { $price }
mothership-artifact_number = Nummer { $number }
mothership-is_aimed_at = { $card } ist darauf gerichtet
mothership-is_faster = fliegt in diesem Zug weiter: +{ $count }
mothership-is_deflected = Asteroidenfelder, die es als nächste nicht angreifen: { $count }
mothership-moves_after_attack = Felder nach seinem Angriff: { $count }
mothership-click_does = Klick: { $action }
mothership-close_fight = Schließen
mothership-goal = zerstöre die feindliche Kolonie-Station oder alle feindlichen Schiffe.
mothership-phase_orders = Schiffe befehligen
mothership-phase_fight = Kämpfen
mothership-phase_market = Einnehmen und handeln

## mothership choose

mothership-choose-place = { $ship }: Klick auf ein Feld oder zieh es dorthin, oder lass alle aufstellen.
mothership-choose-turn = Klick auf eines deiner Schiffe, um zu sehen, wohin es kann, oder zieh es dorthin.
mothership-choose-join = Klick auf weitere Schiffe, um sie mitzunehmen, oder feuere.
mothership-choose-respawn = { $ship }: Klick auf ein Feld, um es zurückzubringen.
mothership-choose-target = Klick auf eines der markierten Felder.

## mothership odds

mothership-odds-ship = Sieg { $win } %, Gleichstand { $tie } %, Niederlage { $lose } %
mothership-odds-station = bricht einen Marker { $win } %, bewirkt nichts { $lose } %
mothership-odds-planet = erobert { $win } %, hält stand { $lose } %
mothership-odds-holding = hält stand { $win } %, erobert { $lose } %
mothership-odds-asteroids = sicher { $win } %, Gleichstand, auch sicher { $tie } %, getroffen { $lose } %
mothership-odds-ranged = trifft { $win } %, Gleichstand { $tie } %, verfehlt ohne Schaden { $lose } %

## mothership fights

mothership-fights-ship = Luftkampf
mothership-fights-station = Angriff auf eine Kolonie
mothership-fights-planet = Landung auf einem Planeten
mothership-fights-asteroids = Asteroiden
mothership-fights-throw = Ein Wurf

## mothership does

mothership-does-no_power = keine Energie (Magnetsturm)
mothership-does-engines = fliegt { $count } Felder
mothership-does-weapons = würfelt W{ $faces }
mothership-does-no_weapons = kein Würfel: kann nicht angreifen
mothership-does-shields = schluckt { $count } Schaden je Zug

## mothership states

mothership-states-active = Deins, wirkt.
mothership-states-replaced = Deins, durch ein besseres ersetzt.
mothership-states-closed = Geschlossen: der andere Zweig ist gewählt.
mothership-states-free = Nicht gekauft.

## mothership effects

mothership-effects-income = Rohstoffe am Ende deines Zuges: +{ $amount }
mothership-effects-planets_for_one = +1 Rohstoff für je { $amount } Planeten
mothership-effects-capture_pay = Rohstoffe für einen eroberten Planeten: +{ $amount }
mothership-effects-card_price = eine Aktionskarte in jedem eigenen Zug kostet { $amount }
mothership-effects-hold = deine Planeten halten bei { $amount }
mothership-effects-attack = +{ $amount } auf Angriffswürfe
mothership-effects-defence = +{ $amount } auf Abwehrwürfe
mothership-effects-wingman = jeder Flügelmann zählt { $amount }
mothership-effects-roll = orange: +{ $amount } auf einen deiner Würfe; kauf es so oft du magst wieder, jedes Mal zu diesem Preis
mothership-effects-engine = Triebwerk +{ $amount }
mothership-effects-energy = Energieschub: +{ $amount } Energie
mothership-effects-repair = das Mutterschiff repariert am Ende deines Zuges { $amount } HP, wenn es darin keinen Schaden nahm
mothership-effects-loot = Beute +{ $amount }
mothership-effects-shield = der Schild schluckt { $amount } mehr
mothership-effects-jump_gates = Sprungtore: ein befreundetes Schiff neben einer befreundeten Kolonie oder einem befreundeten Planeten springt auf ein freies Feld neben einem von ihnen
mothership-effects-asteroid_mining = Asteroidenbergbau: das Mutterschiff in oder neben einem Asteroidenfeld bringt einen W{ $die } an Rohstoffen
mothership-effects-repair_drones = Reparaturdrohnen: das Mutterschiff repariert { $amount } HP für jeden Planeten
mothership-effects-sunslayer_torpedoes = Sonnentöter-Torpedos: das Mutterschiff greift ein Schiff, eine Kolonie oder einen Planeten in bis zu { $range } Feldern Abstand an
mothership-effects-nuclear_missile = Atomrakete: das Mutterschiff greift ein Schiff oder eine Kolonie in bis zu { $range } Feldern Abstand an und wirft seinen Würfel { $throws }-mal
mothership-effects-tractor_beam = Traktorstrahl: ein feindliches Schiff im Umkreis von { $range } kann im nächsten Zug seines Besitzers weder fliegen noch angreifen noch Fähigkeiten nutzen
mothership-effects-solar_beam = Sonnenstrahl: für { $hull } eigene HP erhält ein Angriff +{ $amount }

## mothership limits

mothership-limits-mothership = Mutterschiff
mothership-limits-fighters = Jäger
mothership-limits-bombers = Bomber
mothership-limits-at_ships = gegen Schiffe
mothership-limits-at_stations = gegen Kolonien
mothership-limits-at_asteroids = gegen Asteroiden

## mothership events

mothership-events-offworld_trading = +1 Rohstoff je { $n } Planeten
mothership-events-solar_storm = Mutterschiffe +{ $n } auf alle Würfe
mothership-events-free_samples = alle ziehen { $n } vom Stapel
mothership-events-pirate_raid = Planeten zahlen die Hälfte
mothership-events-magnetic_storm = Mutterschiffe haben keine Energie
mothership-events-space_virus = Schiffe neben Planeten können nicht fliegen

## mothership artifacts

mothership-artifacts-none = nichts
mothership-artifacts-mothership_engine = Reichweite des Mutterschiffs: +{ $n }
mothership-artifacts-engine = Reichweite von Jägern und Bombern: +{ $n }
mothership-artifacts-attack = +{ $n } auf Angriffswürfe
mothership-artifacts-defence = +{ $n } auf Abwehrwürfe
mothership-artifacts-shield = der Schild schluckt { $n } mehr
mothership-artifacts-income = Rohstoffe am Ende des Zuges: +{ $n }
mothership-artifacts-hold = Planeten halten bei { $n } mehr
mothership-artifacts-discount = eine Aktionskarte in jedem eigenen Zug kostet { $n } weniger, aber mindestens 1
mothership-artifacts-repair = das Mutterschiff repariert { $n } HP je Zug
mothership-artifacts-asteroids = +{ $n } auf Würfe gegen Asteroiden
mothership-artifacts-loot = Rohstoffe für alles Zerstörte: +{ $n }
mothership-artifacts-wingman = jeder Flügelmann zählt { $n } mehr

## mothership cards

mothership-cards-afterburner = Ein befreundetes Schiff, das nicht angegriffen hat, fliegt in diesem Zug { $n } Felder weiter, eines aus deinem Team in dessen nächstem.
mothership-cards-backup_generator = Einer deiner Würfel zeigt im Gefecht, an einer Kolonie oder in Asteroiden eine 1: Wirf ihn noch einmal und zähl das dazu. Auch in der Abwehr.
mothership-cards-defence_buff = +{ $n } auf deinen Abwehrwurf.
mothership-cards-deflector_shields = Das nächste Asteroidenfeld, in das eines deiner Schiffe in diesem Zug fliegt, greift es nicht an.
mothership-cards-hull_repair = Dein Mutterschiff repariert { $n } HP.
mothership-cards-wallet_inspector = Nimm jemand anderem bis zu { $n } Rohstoffe weg, falls welche da sind.
mothership-cards-enhanced_sensors = +{ $n } auf den Wurf eines Jägers oder Bombers neben einem freundlichen Mutterschiff. Auch in der Abwehr.
mothership-cards-ninja_rope = Eines deiner Schiffe, das nicht angegriffen hat, darf nach seinem Angriff { $n } Felder fliegen. Auch noch vor dem Wurf dieses Angriffs.
mothership-cards-prod = Ein Teilsystem eines feindlichen Mutterschiffs hat in diesem Zug { $n } Energie weniger; ein Schild fällt um ebenso viel. Auch vor einem Wurf in deinem Zug.
mothership-cards-wingman = Ein freundliches Schiff ist neben deinem angegriffenen: noch +{ $n } auf den Abwehrwurf.
mothership-cards-recon_droid = Deck das Artefakt eines eigenen unerkundeten Planeten auf. Nur mit Planetenerkundung.
mothership-cards-git_off_mah_propertay = Eine Eroberung deines Planeten braucht { $n } mehr.
mothership-cards-gravity_manipulator = Stoß ein feindliches Schiff, das höchstens { $n } Felder von einem befreundeten Planeten weg ist, 1 bis { $push } Felder auf einem Weg weiter; ein Feld, in das es gerät, greift es an.
mothership-cards-antiques_roadshow = +{ $n } auf deinen Wurf für jedes deiner Artefakte. Auch in der Abwehr.
mothership-cards-panic_button = Ein freundliches Schiff springt neben einen freundlichen Planeten.
mothership-cards-punch_it = Der Antrieb, den ein befreundetes Schiff jetzt hat, zählt in diesem Zug { $n }-mal, bei einem aus deinem Team in dessen nächstem.
mothership-cards-seismic_charge = +{ $n } in einem Kampf gegen einen Feind in oder an einem Asteroidenfeld. Auch in der Abwehr.
mothership-cards-volt_switch = +{ $n } auf den Wurf deines Mutterschiffs. Auch in der Abwehr.
mothership-cards-auxiliary_shield = Der Schild deines Mutterschiffs schluckt in diesem Kampf { $n } mehr. Auch in der Abwehr.
mothership-cards-convoy = Jäger und Bomber, die den Zug neben deinem Mutterschiff begonnen haben, fliegen { $n } Felder weiter.
mothership-cards-forced_update = Ein feindliches Schiff kann in seinem nächsten Zug nicht fliegen.
mothership-cards-friendly_negotiations = Erobere ohne Wurf einen Planeten, der höchstens { $n } Felder von einem freundlichen Schiff weg ist.
mothership-cards-migration = Deine Kolonie springt neben einen freundlichen Planeten.
mothership-cards-replicator = Wirf einen W{ $n } und gewinne so viele Rohstoffe.
mothership-cards-trade_blockade = Bis zu deinem nächsten Zug bringen Planeten und Kolonien niemandem etwas ein.
mothership-cards-cowardly_retreat = Nenn ein Feld: Die befreundeten Schiffe darauf und bis zu { $n } davon entfernt springen neben befreundete Planeten oder Kolonien.
mothership-cards-expansion_pak = Die Augen eines deiner Würfel zählen { $n }-mal. Auch in der Abwehr.
mothership-cards-last_stand = Du hast ein Gefecht verloren: In der Abwehr explodiert ein angreifender Jäger oder Bomber, oder ein Mutterschiff verliert { $n } HP; im Angriff verliert das verteidigende Mutterschiff { $n } HP.
mothership-cards-life_support = Du hast einen Kampf verloren: Einer deiner Jäger oder Bomber überlebt; die Beute wird trotzdem bezahlt.
mothership-cards-pick_up_two_cards = Zieh { $n } Aktionskarten.
mothership-cards-surprise_attack = Stiehl blind bis zu { $n } der Aktionskarten einer feindlichen Hand.
mothership-cards-the_forks = Wiederhol einen deiner Würfe, welchen auch immer. Auch in der Abwehr.
mothership-cards-dedotated_wam = Ein feindliches Mutterschiff neben deinem Bomber oder Mutterschiff verliert { $n } HP; das ist der Angriff deines Schiffs.
mothership-cards-noooooooooooo = Verbiete eine Aktionskarte, die gerade ausgespielt wurde, in jedem Zug.
mothership-cards-planet_laser_pointer = Entferne einen Planeten, der höchstens { $n } Felder von einem freundlichen Schiff weg ist.
mothership-cards-railguns = Ein Bomber greift ein Ziel an, das genau { $n } Felder weg ist, und nimmt keinen Schaden.
mothership-cards-shield_breaker = Das feindliche Mutterschiff in diesem Gefecht hat in diesem Zug keinen Schild. Auch in der Abwehr.
mothership-cards-wormhole = Ein freundliches Schiff springt auf irgendein freies Feld.
mothership-cards-random_event = Wirf den Ereigniswürfel, dann verdopple das Ergebnis für dich oder weich ihm aus.
