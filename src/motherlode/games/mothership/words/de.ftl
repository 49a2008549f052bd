title = Mothership
blurb = Führ eine Flotte durch die Sterne: Erobere Planeten, leite Energie um, erklimm den Technologiebaum und zerstöre die anderen Kolonien.
length = etwa 45 Minuten
difficulty = viel zu lernen
counted = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
    }

## steps

steps-place = stelle deine Schiffe auf
    .other = { $seat } stellt Schiffe auf
    .when = Wenn ich meine Schiffe aufstelle
steps-turn = wähle ein Schiff oder beende deinen Zug
    .other = { $seat } ist am Zug
    .when = In meinem Zug
steps-orders = sag dem Schiff, was es tun soll
    .other = { $seat } gibt einem Schiff Befehle
    .when = Wenn ich einem Schiff Befehle gebe
steps-divert = stelle die Energie deines Antriebs ein
    .other = { $seat } leitet Energie um
    .when = Wenn ich die Energie des Antriebs einstelle
steps-arm = stelle die Energie deiner Waffen ein
    .other = { $seat } leitet Energie um
    .when = Wenn ich die Energie der Waffen einstelle
steps-charge = wähle, wohin die neue Energie kommt
    .other = { $seat } verteilt neue Energie
    .when = Wenn ich neue Energie verteile
steps-aim = wähle ein Ziel
    .other = { $seat } wählt ein Ziel
    .when = Wenn ich ein Ziel wähle
steps-jump = wähle ein verbündetes Schiff für die Sprungtore
    .other = { $seat } benutzt die Sprungtore
    .when = Wenn ich ein verbündetes Schiff durch die Sprungtore schicken kann
steps-join = nimm weitere Schiffe mit oder feuere
    .other = { $seat } macht sich feuerbereit
    .when = Wenn ich weitere Schiffe mitnehmen kann
steps-before_roll = spiele vor dem Wurf eine Karte oder passe
    .other = { $seat } kann vor dem Wurf eine Karte spielen
    .when = Vor einem Wurf
steps-after_roll = ändere die Würfel mit einer Karte oder passe
    .other = { $seat } kann die Würfel mit einer Karte ändern
    .when = Nach einem Wurf
steps-on_loss = antworte mit einer Karte auf die Niederlage oder passe
    .other = { $seat } kann auf die Niederlage antworten
    .when = Wenn ich einen Kampf verliere
steps-turn-without_pieces = meine Züge, solange ich weder Schiffe noch Kolonie habe
steps-before_roll-small = vor dem Wurf, wenn mein Mutterschiff nicht kämpft
steps-after_roll-small = nach dem Wurf, wenn mein Mutterschiff nicht kämpft
steps-on_loss-small = nach einer Niederlage, wenn mein Mutterschiff nicht gekämpft hat
steps-attacked-mothership = Wenn mein Mutterschiff angegriffen wird
steps-attacked-ship = Wenn ein Schiff von mir angegriffen wird
steps-attacked-planet = Wenn ein Planet von mir angegriffen wird
steps-attacking = Wenn bei meinem Angriff Karten gespielt werden dürfen
steps-cancel-fight = Wenn in einem Kampf von mir eine Karte gespielt wird
steps-reward = wähle deine Belohnung für den Planeten
    .other = { $seat } wählt eine Belohnung
    .when = Wenn ich eine Belohnung wähle
steps-target = wähle ein Ziel für die Karte
    .other = { $seat } wählt ein Ziel für eine Karte
    .when = Wenn ich ein Ziel für eine Karte wähle
steps-cancel = verhindere die Karte oder passe
    .other = { $seat } kann die Karte verhindern
    .when = Wenn ich eine Karte verhindern kann
steps-warp = wähle, wohin der Sprung geht
    .other = { $seat } wählt, wohin der Sprung geht
    .when = Wenn ich wähle, wohin ein Sprung geht
steps-push = wähle, wohin du das Schiff stößt
    .other = { $seat } stößt ein Schiff weg
    .when = Wenn ich ein Schiff wegstoße
steps-drain = wähle, welches Teilsystem Energie verliert
    .other = { $seat } wählt ein Teilsystem
    .when = Wenn ich einem Teilsystem Energie nehme
steps-choose_ship = wähle das Schiff, das angreift
    .other = { $seat } wählt ein Schiff zum Angreifen
    .when = Wenn ich ein Schiff zum Angreifen wähle
steps-answer_event = verdopple das Ereignis oder weiche ihm aus
    .other = { $seat } entscheidet über das Ereignis
    .when = Wenn ich über ein Ereignis entscheide
steps-respawn = wähle, wo dein Schiff zurückkommt
    .other = { $seat } holt ein Schiff zurück
    .when = Wenn ein Schiff von mir zurückkommt
steps-market = kaufe und verkaufe oder passe
    .other = { $seat } kann kaufen und verkaufen
    .when = Wenn ich nach einem anderen Zug kaufen und verkaufen kann

## order_sets

order_sets-never_react = Im Kampf nie Karten spielen
order_sets-react_for_mothership = Im Kampf nur für mein Mutterschiff Karten spielen
order_sets-end_turns_without_pieces = Meine Züge beenden, solange ich weder Schiffe noch Kolonie habe

## actions

actions-end-turn = einnehmen und den Zug beenden
actions-pass = passen
actions-fire = feuern
actions-roll = feuern ohne Karte
actions-deploy = alle Schiffe für mich aufstellen
actions-order = { $it }: Befehle geben
actions-join = { $it } mit angreifen lassen
actions-pick = { $it }
actions-pick_added = { $it }: der zusätzliche Wurf
actions-use = nutzen: { $it }
actions-divert = Energie umleiten
actions-engines = Antrieb: { $it }
actions-weapons = Waffen: { $it }, der Rest in die Schilde
actions-subsystem = { $it }
actions-buy-card = eine Aktionskarte kaufen
actions-sell = verkaufen: { $it }
actions-research = erforschen: { $it }
actions-recharge = das orange Plättchen noch einmal kaufen
actions-explore = erkunden: { $it }
actions-play = spielen: { $it }
actions-overcharge = den Wurf überladen
actions-player = { $it }
actions-draw-card = eine Karte ziehen
actions-steal-card = eine Karte stehlen
actions-double-event = das Ereignis verdoppeln
actions-avoid-event = dem Ereignis ausweichen
actions-place = auf { $it } stellen
actions-move = nach { $it } fliegen
actions-enter = auf { $it } in die Asteroiden fliegen
actions-attack = { $it } angreifen
actions-target = { $it }

## names

names-nobody = niemand
names-npc = der Automat
names-mothership = Mutterschiff
names-fighter = Jäger
names-bomber = Bomber
names-engines = Antrieb
names-weapons = Waffen
names-shields = Schilde
names-afterburner = Nachbrenner
names-backup_generator = Notgenerator
names-defence_buff = Verteidigungsschub
names-deflector_shields = Ablenkschilde
names-hull_repair = Rumpfreparatur
names-wallet_inspector = Brieftaschenprüfer
names-enhanced_sensors = Bessere Sensoren
names-ninja_rope = Ninjaseil
names-prod = Stromstoß
names-wingman = Flügelmann
names-recon_droid = Spähdroide
names-git_off_mah_propertay = Runter von mei’m Land!
names-gravity_manipulator = Schwerkraftlenker
names-antiques_roadshow = Intergalaktischer Antiquitätenmarkt
names-panic_button = Panikknopf
names-punch_it = Vollgas!
names-seismic_charge = Bebenladung
names-volt_switch = Spannungswechsel
names-auxiliary_shield = Hilfsschild
names-convoy = Konvoi
names-forced_update = Zwangsupdate
names-friendly_negotiations = Freundliche Verhandlungen
names-migration = Umzug
names-replicator = Replikator
names-trade_blockade = Handelsblockade
names-cowardly_retreat = Feiger Rückzug
names-expansion_pak = Erweiterungspack
names-last_stand = Letztes Gefecht
names-life_support = Lebenserhaltung
names-pick_up_two_cards = Nimm zwei Karten
names-surprise_attack = Überraschungsangriff
names-the_forks = Die Gabeln
names-dedotated_wam = Redizierter Sbeicher
names-noooooooooooo = Neeeeeeeeeeein!
names-planet_laser_pointer = Planeten-Laserpointer
names-railguns = Schienenkanonen
names-shield_breaker = Schildbrecher
names-wormhole = Wurmloch
names-random_event = Zufallsereignis
names-economy = Wirtschaft
names-combat = Kampf
names-support = Unterstützung
names-industry = Industrie
names-dominion = Herrschaft
names-assault = Sturm
names-bulwark = Bollwerk
names-logistics = Logistik
names-engineering = Technik
names-jump_gates = Sprungtore
names-asteroid_mining = Asteroidenbergbau
names-repair_drones = Reparaturdrohnen
names-sunslayer_torpedoes = Sonnentöter-Torpedos
names-solar_beam = Sonnenstrahl
names-tractor_beam = Traktorstrahl
names-nuclear_missile = Atomrakete
names-artifact-1 = Gleitkiel
names-artifact-2 = Kurierkarten
names-artifact-3 = Götze der Kanoniere
names-artifact-4 = Maske des Wächters
names-artifact-5 = Gläserne Ägide
names-artifact-6 = Salzbuch
names-artifact-7 = Banner der ersten Kolonie
names-artifact-8 = Siegel des Maklers
names-artifact-9 = Weberschwarm
names-artifact-10 = Driftkompass
names-artifact-11 = Bergungszange
names-artifact-12 = Zwillingsglocken
names-quiet = kein Ereignis
names-offworld_trading = Außenhandel
names-solar_storm = Sonnensturm
names-free_samples = Gratisproben
names-pirate_raid = Piratenüberfall
names-magnetic_storm = Magnetsturm
names-space_virus = Weltraumvirus
names-ship = ein Schiff
names-station = eine Kolonie
names-planet = Planet
names-asteroids = Asteroiden
names-throw = ein Wurf
names-standard = Standard
names-victory_points = Siegpunkte
names-doubled = verdoppelt
names-default = die übliche
names-custom = eine eigene
names-none = keine
names-pairs = zu zweit
names-threes = zu dritt
names-1v2 = eins gegen zwei (Hausregel)
names-1v3 = eins gegen drei (Hausregel)
names-1v1v2 = eins, eins und zwei (Hausregel)
names-2v3 = zwei gegen drei (Hausregel)
names-1v4 = eins gegen vier (Hausregel)
names-1v2v2 = eins, zwei und zwei (Hausregel)
names-2v4 = zwei gegen vier (Hausregel)
names-1v5 = eins gegen fünf (Hausregel)
names-1v2v3 = eins, zwei und drei (Hausregel)
names-duel = Duell
names-narrows = Engpass
names-wide_duel = Duell auf dem großen Brett
names-wide_triad = Dreiklang auf dem großen Brett
names-wide_crossroads = Kreuzweg auf dem großen Brett
names-triad = Dreiklang
names-pinwheel = Windrad
names-crossroads = Kreuzweg
names-four_gates = Vier Tore
names-pentacle = Fünfstern
names-crown = Krone
names-six_suns = Sechs Sonnen
names-carousel = Karussell
names-siege = Belagerung
names-long_way_home = Der lange Heimweg
names-generated = eine erzeugte
names-few = wenige
names-some = einige
names-many = viele
names-small = klein
names-large = groß
names-by_seats = nach Zahl der Mitspieler
names-auto = wo möglich
names-on = immer
names-off = nie
names-avoided = meidet
names-lingering = wirkt nach

## picture

picture-fleet = { $number }: { $name }
picture-hull = HP { $hull }/{ $most }
picture-station = Kolonie { $counters }
picture-shield = Schild { $left }/{ $full }
picture-points = { $count } von { $target } SP
picture-target = wer zuerst { $target } SP hat, gewinnt
picture-team = (Team { $team })
picture-teammate = in deinem Team
picture-held = (festgehalten)
picture-artifact = { $artifact } auf { $planet } ({ $about })
picture-orange_tiles = offene orange Plättchen: { $count }
picture-resources = Rohstoffe { $count }
picture-cards = { $count } Karten
picture-no_cards = keine Karten
picture-round = Runde { $round }
picture-deck = { $count } Karten im Stapel
picture-fight = Kampf um { $fight }: +{ $attack } gegen +{ $defence }
picture-fight_planet = Angriff auf { $planet }: ab { $needed } ist er erobert
picture-blockade = { $name } blockiert den Handel
picture-thrown = { $what } gewürfelt: { $die }
picture-sale = Sie bringt { $count }.
picture-price = Sie kostet { $count }.
picture-station_number = Kolonie { $number }
picture-fairness = Zu { $percent } % gleich: bei 100 % haben alle Plätze dieselben Zahlen.

## figures

figures-planets_in_reach = Planeten in Reichweite des ersten Zuges
figures-nearest_planet = Felder bis zum nächsten Planeten
figures-all_planets = Felder bis zu allen Planeten zusammen
figures-nearest_rival = Felder bis zum nächsten Gegner

## events

events-rolled_for_start = { $seat } würfelt { $die } um den Anfang
    .you = Du würfelst { $die } um den Anfang
events-placed = { $ship } von { $seat } bezieht Stellung auf { $space }
    .you = Dein { $ship } bezieht Stellung auf { $space }
events-turn_began = Runde { $round }: { $seat } ist am Zug
    .you = Runde { $round }: Du bist am Zug
events-moved = { $ship } von { $seat } fliegt nach { $space }
    .you = Dein { $ship } fliegt nach { $space }
events-warped = { $ship } von { $seat } springt nach { $space }
    .you = Dein { $ship } springt nach { $space }
events-station_warped = Die Kolonie von { $seat } springt nach { $space }
    .you = Deine Kolonie springt nach { $space }
events-diverted = { $seat } leitet Energie um: Antrieb { $engines }, Waffen { $weapons }, Schilde { $shields }
    .you = Du leitest Energie um: Antrieb { $engines }, Waffen { $weapons }, Schilde { $shields }
events-fight_began = { $seat } beginnt auf { $space } einen Kampf
    .you = Du beginnst auf { $space } einen Kampf
events-fight_began_ship = { $seat } greift auf { $space } { $owner_is ->
    [you] dein Schiff
   *[other] ein Schiff von { $owner }
    } an
    .you = Du greifst auf { $space } ein Schiff von { $owner } an
events-fight_began_station = { $seat } greift auf { $space } { $owner_is ->
    [you] deine Kolonie
   *[other] die Kolonie von { $owner }
    } an
    .you = Du greifst auf { $space } die Kolonie von { $owner } an
events-fight_began_planet = { $seat } greift auf { $space } den Planeten an
    .you = Du greifst auf { $space } den Planeten an
events-fight_began_asteroids = Die Asteroiden auf { $space } greifen ein Schiff von { $seat } an
    .you = Die Asteroiden auf { $space } greifen dein Schiff an
events-joined = { $ship } von { $seat } greift mit an
    .you = Dein { $ship } greift mit an
events-rolled = { $ship } von { $seat } würfelt { $die } (W{ $faces })
    .you = Dein { $ship } würfelt { $die } (W{ $faces })
events-field_rolled = Die Asteroiden würfeln { $die }
events-threw = { $seat } würfelt { $die } (W{ $faces })
    .you = Du würfelst { $die } (W{ $faces })
events-totals = Mit allen Boni: { $attack } gegen { $defence }
events-station_hit = Die Kolonie von { $seat } nimmt { $damage } Schaden und verliert { $counters } Marker
    .you = Deine Kolonie nimmt { $damage } Schaden und verliert { $counters } Marker
events-hull_hit = Das Mutterschiff von { $seat } verliert { $hull } HP; der Schild fängt { $shield } ab
    .you = Dein Mutterschiff verliert { $hull } HP; der Schild fängt { $shield } ab
events-paid_hull = Das Mutterschiff von { $seat } gibt { $hull } HP für seinen Strahl
    .you = Dein Mutterschiff gibt { $hull } HP für seinen Strahl
events-repaired = Das Mutterschiff von { $seat } gewinnt { $hull } HP zurück
    .you = Dein Mutterschiff gewinnt { $hull } HP zurück
events-exploded = { $ship } von { $seat } explodiert auf { $space }
    .you = Dein { $ship } explodiert auf { $space }
events-station_exploded = Die Kolonie von { $seat } explodiert
    .you = Deine Kolonie explodiert
events-saved = { $ship } von { $seat } ist gerettet
    .you = Dein { $ship } ist gerettet
events-respawned = { $ship } von { $seat } ist zurück, auf { $space }
    .you = Dein { $ship } ist zurück, auf { $space }
events-held = { $ship } von { $seat } kann im nächsten Zug nicht fliegen
    .you = Dein { $ship } kann im nächsten Zug nicht fliegen
events-looted = { $seat } erbeutet { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
    }
    .you = Du erbeutest { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
    }
events-collected = { $seat } nimmt { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
    } ein
    .you = Du nimmst { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
    } ein
events-gained = { $seat } bekommt { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
    }
    .you = Du bekommst { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
    }
events-captured = { $seat } erobert { $planet } auf { $space }
    .you = Du eroberst { $planet } auf { $space }
events-held_out = { $planet } hält { $seat } stand: { $total }, nötig sind { $needed }
    .you = { $planet } hält dir stand: { $total }, nötig sind { $needed }
events-planet_removed = { $planet } auf { $space } gibt es nicht mehr
events-planet_freed = { $planet } ist wieder neutral
events-artifact_found = { $seat } findet auf { $planet }: { $artifact }
    .you = Du findest auf { $planet }: { $artifact }
events-drew = { $seat } zieht { $card }
    .you = Du ziehst { $card }
events-drew_unseen = { $seat } zieht eine Karte
    .you = Du ziehst eine Karte
events-drew_several = { $seat } zieht { $times } Karten: { $card }
    .you = Du ziehst { $times } Karten: { $card }
events-drew_several_unseen = { $seat } zieht { $times } Karten
    .you = Du ziehst { $times } Karten
events-bought = { $seat } kauft eine Karte: { $card }
    .you = Du kaufst eine Karte: { $card }
events-bought_unseen = { $seat } kauft eine Karte
    .you = Du kaufst eine Karte
events-sold = { $seat } verkauft { $card } für { $value ->
    [one] 1 Rohstoff
   *[other] { $value } Rohstoffe
    }
    .you = Du verkaufst { $card } für { $value ->
    [one] 1 Rohstoff
   *[other] { $value } Rohstoffe
    }
events-stole = { $seat } stiehlt { $owner_is ->
    [you] dir
   *[other] { $owner }
    } eine Karte: { $card }
    .you = Du stiehlst { $owner } eine Karte: { $card }
events-stole_unseen = { $seat } stiehlt { $owner_is ->
    [you] dir
   *[other] { $owner }
    } eine Karte
    .you = Du stiehlst { $owner } eine Karte
events-lost_card = { $seat } verliert eine Karte an { $thief_is ->
    [you] dich
   *[other] { $thief }
    }: { $card }
    .you = Du verlierst eine Karte an { $thief }: { $card }
events-lost_card_unseen = { "" }
events-played = { $seat } spielt { $card }
    .you = Du spielst { $card }
events-aimed_at_ship = Das Ziel ist { $owner_is ->
    [you] dein { $ship }
   *[other] { $ship } von { $owner }
    } auf { $space }
events-aimed_at_station = Das Ziel ist { $owner_is ->
    [you] deine Kolonie
   *[other] die Kolonie von { $owner }
    } auf { $space }
events-aimed_at_planet = Das Ziel ist { $planet } auf { $space }
events-aimed_at_added = Das Ziel ist der zusätzliche Wurf: { $owner_is ->
    [you] dein { $ship }
   *[other] { $ship } von { $owner }
    }
events-aimed_at_space = Das Ziel ist { $space }
events-aimed_at_player = Das Ziel { $owner_is ->
    [you] bist du
   *[other] ist { $owner }
    }
events-cancelled = { $seat } verhindert { $card }
    .you = Du verhinderst { $card }
events-took_resource = { $seat } nimmt { $owner_is ->
    [you] dir
   *[other] { $owner }
    } 1 Rohstoff weg
    .you = Du nimmst { $owner } 1 Rohstoff weg
events-took_resource_several = { $seat } nimmt { $owner_is ->
    [you] dir
   *[other] { $owner }
    } { $times } Rohstoffe weg
    .you = Du nimmst { $owner } { $times } Rohstoffe weg
events-took_nothing = { $seat } findet bei { $owner_is ->
    [you] dir
   *[other] { $owner }
    } keine Rohstoffe
    .you = Bei { $owner } gibt es keine Rohstoffe zu holen
events-drained = { $seat } verliert für diesen Zug Energie: { $subsystem }
    .you = Du verlierst für diesen Zug Energie: { $subsystem }
events-charged = { $seat } bekommt neue Energie: { $subsystem }
    .you = Du bekommst neue Energie: { $subsystem }
events-shield_broken = Der Schild von { $seat } ist in diesem Zug aus
    .you = Dein Schild ist in diesem Zug aus
events-researched = { $seat } kauft Technologie: { $technology }, Stufe { $tier }
    .you = Du kaufst Technologie: { $technology }, Stufe { $tier }
events-recharged = { $seat } kauft das orange Plättchen noch einmal und kann es { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
    } nutzen
    .you = Du kaufst das orange Plättchen noch einmal und kannst es { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
    } nutzen
events-overcharged = { $seat } überlädt den Wurf
    .you = Du überlädst den Wurf
events-used = { $seat } nutzt: { $ability }
    .you = Du nutzt: { $ability }
events-event_rolled = { $seat } würfelt ein Ereignis: { $random_event }
    .you = Du würfelst ein Ereignis: { $random_event }
events-event_answered = { $seat } { $answer_key ->
    [doubled] verdoppelt das Ereignis
   *[avoided] weicht dem Ereignis aus
    }
    .you = Du { $answer_key ->
    [doubled] verdoppelst das Ereignis
   *[avoided] weichst dem Ereignis aus
    }
events-event_ended = { $random_event } ist vorbei
events-blockade_began = { $seat } sperrt bis zum nächsten eigenen Zug allen Handel
    .you = Du sperrst bis zu deinem nächsten Zug allen Handel
events-went_out = { $seat } ist aus dem Spiel
    .you = Du bist aus dem Spiel
events-won = { $seat } hat gewonnen
    .you = Du hast gewonnen!
events-drawn = Das Spiel endet unentschieden
events-artifact_found_nothing = { $seat } findet auf { $planet } nichts
    .you = Du findest auf { $planet } nichts

## zones

zones-round = Runde
zones-planets = Planeten
zones-planet_owners = wem sie gehören
zones-planet_artifacts = was dort gefunden wurde
zones-planets_tried = in diesem Zug vergeblich angegriffene Planeten
zones-deck = Aktionsstapel
zones-discard = Ablage
zones-random_event = Zufallsereignis
zones-tokens = unerkundete Plättchen
zones-ships = Schiffe
zones-station = Kolonie
zones-station_counters = Marker der Kolonie
zones-hull_points = Rumpfpunkte
zones-energy = Energie
zones-technology = Technologie
zones-resources = Rohstoffe
zones-hand = Hand
zones-points_for_kills = Punkte für Abschüsse
zones-map = Karte
zones-mode = Spielart
zones-first_seat = beginnt
zones-npc = der Automat
zones-npc_homes = Planeten der Schiffe des Automaten
zones-played = gespielte Karten
zones-event_player = das Ereignis kam von
zones-event_answer = das Ereignis wird
zones-blockade = Handelsblockade
zones-fight = Kampf
zones-attacker = Angriff
zones-attacking_ships = angreifende Schiffe
zones-defender = Abwehr
zones-defending = angegriffenes Schiff
zones-fight_space = Ort des Kampfes
zones-ranged = aus der Ferne
zones-more_throws = weitere Würfe jedes angreifenden Würfels
zones-attack_buff = Zuschlag des Angriffs
zones-defence_buff = Zuschlag der Abwehr
zones-planet_holds_at = der Planet hält bei
zones-attack_dice = Würfel des Angriffs
zones-added_attack_dice = hinzugezählte Würfe des Angriffs
zones-last_added_attack_dice = zuletzt hinzugezählter Wurf des Angriffs
zones-defence_die = Würfel der Abwehr
zones-added_defence_die = hinzugezählte Würfe der Abwehr
zones-last_added_defence_die = zuletzt hinzugezählter Wurf der Abwehr
zones-answered_attack_ones = beantwortete Einsen des Angriffs
zones-answered_defence_one = beantwortete Eins der Abwehr
zones-attack_factors = wie oft die Würfel des Angriffs zählen
zones-defence_factor = wie oft der Würfel der Abwehr zählt
zones-throw_card = Karte, für die gewürfelt wird
zones-attacker_extra_shield = zusätzlicher Schild des Angriffs
zones-defender_extra_shield = zusätzlicher Schild der Abwehr
zones-overcharged = überladen
zones-doomed_attackers = verlorene Angreifer
zones-doomed_defender = Abwehr verloren
zones-drained = entzogene Energie
zones-shield_lost = Schild verbraucht
zones-spaces_moved = geflogene Felder
zones-extra_engine = zusätzlicher Antrieb
zones-deflectors = Felder, in die ein Schiff ohne Wurf fliegt
zones-spaces_after_attack = Felder nach einem Angriff
zones-status = Zustand der Schiffe
zones-held = festgehaltene Schiffe
zones-respawn = Schiffe, die wiederkommen
zones-diverted = Energie umgeleitet
zones-damaged = in diesem Zug beschädigt
zones-beside_mothership = neben dem Mutterschiff begonnen
zones-branches = gewählte Zweige
zones-discount_used = billigere Karte gekauft
zones-orange_tiles = offene orange Plättchen
zones-out = ausgeschieden
zones-won = gewonnen

## reasons

reasons-not_now = Das geht jetzt nicht.
reasons-something_else_first = Zuerst ist etwas anderes zu klären.
reasons-placing_is_over = Die Flotten stehen schon.
reasons-no_room_for_all = Für alle übrigen Schiffe ist kein Platz.
reasons-not_on_board = Das Feld liegt nicht auf diesem Brett.
reasons-space_taken = Auf dem Feld steht etwas.
reasons-too_far_from_station = Das ist zu weit von der eigenen Kolonie, um ein Schiff hinzustellen.
reasons-too_far_from_base = Das ist zu weit von dort, wo deine Flotte beginnt.
reasons-not_beside_own_station = Ein Schiff kehrt auf ein freies Feld neben der eigenen Kolonie zurück.
reasons-choose_a_ship_first = Gib erst einem Schiff einen Befehl.
reasons-attacked_already = Dieses Schiff hat in diesem Zug angegriffen.
reasons-ship_is_held = Dieses Schiff wird in diesem Zug festgehalten.
reasons-ship_is_infected = Der Weltraumvirus hält dieses Schiff fest.
reasons-no_power_left = Der Antrieb dieses Schiffs ist verbraucht.
reasons-movement_is_over = Dieses Schiff ist gesprungen und fliegt danach nicht mehr.
reasons-asteroids_are_entered = Dort sind Asteroiden: flieg hinein.
reasons-no_field_attacks = Auf dem Weg dorthin greift kein Feld an: flieg einfach hin.
reasons-out_of_reach = Dieses Feld ist zu weit weg.
reasons-no_weapons = Ohne Waffen gibt es keinen Würfel zum Angreifen.
reasons-nothing_there = Dort steht nichts.
reasons-friendly = Das gehört zu dir.
reasons-not_beside = Das Ziel muss neben dem Schiff stehen.
reasons-station_guarded = Ein Schiff bewacht diese Kolonie.
reasons-cannot_damage = Dieses Schiff kann diesem Ziel nichts anhaben.
reasons-planet_tried = Ein Angriff auf diesen Planeten ist in diesem Zug misslungen: im nächsten wieder.
reasons-card_not_held = Diese Karte hast du nicht auf der Hand.
reasons-only_a_cancelling_card = Jetzt geht nur eine Karte, die eine andere verbietet.
reasons-nothing_to_cancel = Es wurde gerade keine Karte gespielt.
reasons-not_on_planet_rolls = Um Planeten wird nur gewürfelt.
reasons-wrong_window = Das passt nicht zu diesem Moment des Kampfes.
reasons-event_is_on = Noch läuft ein anderes Ereignis.
reasons-card_has_no_use = Diese Karte nützt jetzt nichts.
reasons-market_closed = Gehandelt wird im eigenen Zug oder am Ende eines anderen.
reasons-only_in_own_turn = Das geht nur im eigenen Zug.
reasons-ship_has_orders = Erst fliegt das gewählte Schiff, greift an oder nutzt eine Fähigkeit.
reasons-deck_is_out = Der Aktionsstapel ist leer.
reasons-too_expensive = So viele Rohstoffe hast du nicht.
reasons-tree_is_full = Dieser Zweig ist vollständig.
reasons-tiers_in_order = Stufen werden der Reihe nach gekauft.
reasons-other_branch_taken = Der andere Zweig ist schon gewählt.
reasons-no_exploration = An diesem Tisch werden keine Planeten erkundet.
reasons-not_your_planet = Dieser Planet gehört dir nicht.
reasons-explored_already = Dieser Planet ist schon erkundet.
reasons-energy_must_add_up = Die Energie muss aufgehen, und ein Teilsystem fasst nur so viel.
reasons-divert_first = Beginne erst mit dem Umleiten.
reasons-no_mothership = Das Mutterschiff ist verloren.
reasons-no_power = Der Magnetsturm lässt das Mutterschiff ohne Energie.
reasons-energy_locked = Die Energie liegt fest bis zu deinem nächsten Zug.
reasons-no_orange_tile = Dafür braucht es das orange Plättchen des Zweigs Bollwerk.
reasons-no_orange_tile_bought = Es liegt kein gekauftes oranges Plättchen offen.
reasons-overcharged_already = Ein Wurf wird nur einmal überladen.
reasons-nothing_to_join = Gerade wird kein Angriff angesagt.
reasons-cannot_join = Dieses Schiff kann an dem Angriff nicht teilnehmen.
reasons-nothing_to_pick = Es gibt nichts auszuwählen.
reasons-ship_is_lost = Dieses Schiff ist verloren.
reasons-nothing_left_to_do = Dieses Schiff kann in diesem Zug nichts mehr tun.
reasons-no_target = Das ist jetzt kein Ziel.
reasons-no_such_ability = Dafür braucht es das Plättchen der Fähigkeit.
reasons-mothership_only = Diese Fähigkeit hat nur das Mutterschiff.
reasons-no_field_near = Das Mutterschiff ist weder in einem Asteroidenfeld noch daneben.
reasons-hull_is_whole = Der Rumpf ist heil.
reasons-no_planet_held = Du hältst keinen Planeten.
reasons-hull_too_low = So viele Rumpfpunkte sind nicht mehr da.
reasons-nothing_in_range = In Reichweite dieser Fähigkeit ist nichts.
reasons-no_gate_beside = Das Schiff steht neben keiner befreundeten Kolonie und keinem befreundeten Planeten.
reasons-jumped_already = Dieses Schiff ist in diesem Zug schon durch die Sprungtore gegangen.
reasons-not_at_a_gate = Dieses Feld liegt neben keiner befreundeten Kolonie und keinem befreundeten Planeten.
reasons-no_room_at_a_gate = Neben keiner befreundeten Kolonie und keinem befreundeten Planeten ist ein Feld frei.
reasons-no_missile_at_planets = Eine Rakete greift nur Schiffe und Kolonien an.
reasons-too_far_to_aim = So weit reicht die Fähigkeit nicht.
reasons-held_already = Dieses Schiff wird schon festgehalten.
reasons-ships_only = Damit zielt man nur auf Schiffe.
reasons-warp_ends_elsewhere = Dorthin führt die Karte nicht.
reasons-no_path_there = Kein Weg führt das Schiff dorthin.
reasons-nothing_is_aimed = Gerade wird auf nichts gezielt.
reasons-no_such_player = Diese Person kommt nicht infrage.
reasons-no_reward_due = Keine Belohnung für einen eroberten Planeten ist jetzt so zu haben.
reasons-no_event_to_answer = Kein Ereignis wartet auf eine Antwort.
reasons-subsystem_is_full = Dieses Teilsystem fasst nicht mehr Energie.
reasons-subsystem_is_empty = Dieses Teilsystem hat keine Energie zu verlieren.
reasons-no_energy_to_place = Es gibt keine Energie zu verteilen oder zu entziehen.
reasons-orange_not_for_this_roll = Das orange Plättchen gilt nicht für diesen Wurf.

## faults

faults-board_size = { $columns } Spalten und { $rows } Reihen: ein Brett hat { $least_columns } bis { $most_columns } Spalten und { $least_rows } bis { $most_rows } Reihen
faults-row_length = Reihe { $row } hat { $count } Felder, sie sollte { $wanted } haben
faults-unknown_symbol = in Reihe { $row } steht { $symbol }, das bedeutet nichts
faults-planet_count = { $count } Planeten: es gibt 1 bis { $most }
faults-no_planet_near = Kolonie { $station } hat keinen Planeten in Reichweite des ersten Zuges
faults-walled_in = Kolonie { $station } auf { $space } hat zu keiner anderen einen Weg ohne Asteroiden
faults-fleets_crowded = die Flotten der Kolonien { $station } und { $other } beginnen auf denselben Feldern
faults-asymmetric = der Aufbau sieht von verschiedenen Kolonien verschieden aus
faults-several_planets_near = Kolonie { $station } hat { $count } Planeten in Reichweite des ersten Zuges, eine andere { $least }
faults-station_count = Kolonie { $station } ist { $count }-mal da, nicht { $wanted }-mal
faults-station_at_edge = Kolonie { $station } auf { $space } steht am Rand des Bretts
faults-station_at_asteroids = Kolonie { $station } auf { $at } hat Asteroiden neben sich, auf { $space }
faults-station_crowded = Kolonie { $station } auf { $at } hat etwas neben sich, auf { $space }
faults-no_room_for_fleet = Kolonie { $station } auf { $space } sind nur { $count } freie Felder im Umkreis von { $reach } sicher, ihre Flotte braucht { $wanted }
faults-no_room_at_base = F auf { $space } hat { $count } freie Felder im Umkreis von { $reach }, die Flotte braucht { $wanted }
faults-solo_symbol = { $symbol } gehört auf Solokarten
faults-solo_planets = { $count } Planeten: eine Solokarte hat 3
faults-solo_base = F ist { $count }-mal da, nicht einmal
faults-solo_fleet = { $symbol } ist { $count }-mal da, nicht { $wanted }-mal
faults-mothership_astray = { $symbol } auf { $space } steht nicht neben der Kolonie
faults-base_astray = F auf { $space } liegt nicht in der Ecke gegenüber der Kolonie
faults-ship_astray = { $symbol } auf { $space } steht nicht neben einem Planeten
faults-solo_has_planets = die Solo-Herausforderung hat { $wanted } Planeten, nicht { $count }: es passt planets { $wanted } oder 0
faults-points_mode = Punkte zählen nur, wo Punkte gewinnen: es passt mode victory_points oder points 10
faults-solo_level = level { $level } ist für eine Person: zu { $seats } Mitspielern passt level 1
faults-only_generated = { $option } gilt für erzeugte Spielpläne, der Plan ist aber { $layout }: es passt layout generated
faults-solo_mode = die Solo-Herausforderung wird nach den Standardregeln gespielt: es passt mode standard
faults-never_symmetric = für { $seats } Mitspieler ist kein Brett symmetrisch: die Option symmetric muss aus sein
faults-symmetric_planets = ein symmetrisches Brett für { $seats } hat { $known } Planeten, nicht { $count }
faults-too_few_planets = { $seats } Mitspieler brauchen mindestens { $least } Planeten, nicht { $count }
faults-no_room = { $seats } Mitspieler finden keine fairen Plätze bei { $planets ->
        [one] einem Planeten
       *[other] { $planets } Planeten
    } (Asteroiden: { $asteroids }, Brett: { $board }); es passt { $fits }
faults-no_room_at_all = { $seats } Mitspieler finden keine fairen Plätze bei { $planets ->
        [one] einem Planeten
       *[other] { $planets } Planeten
    } (Asteroiden: { $asteroids }, Brett: { $board }); es passen weniger Asteroiden und andere Planeten
faults-layout_players = die Karte { $layout } ist für { $players ->
        [one] eine Person
       *[other] { $players } Mitspieler
    }, nicht für { $seats }: es passen default, generated und { $fitting }
faults-no_such_layout = die Edition hat keine Karte namens '{ $layout }': sie müsste layouts.{ $layout } mitbringen
faults-teams_seats = die Teams { $teams } passen nicht zu { $seats ->
        [one] einer Person
       *[other] { $seats } Mitspielern
    }: es passt teams { $fitting }

## picks

picks-card = Karte
picks-technology = Technologie
picks-ability = Fähigkeit

## options

options-mode = Standard: bleibe als Letzte mit Kolonie und Schiff übrig. Siegpunkte: Schiffe kommen zurück, und wer im eigenen Zug zuerst genug Punkte hat, gewinnt.
options-points = So viele Siegpunkte gewinnen; zu fünft und zu sechst passen mehr. Ein Team braucht diese Zahl für jedes Mitglied.
options-teams = In Teams zu zweit oder zu dritt; die Züge wechseln zwischen den Teams. Hausregel: ungleiche Teams, etwa eins gegen zwei.
options-exploration = Planeten erkunden: unter Planeten liegen Artefakte, die ihr Besitzer aufdecken kann.
options-events = Zufallsereignisse: fünf Karten mehr, die den Ereigniswürfel werfen.
options-lean_deck = Hausregel: ohne Planetenerkundung bleiben die fünf Karten zu Artefakten in der Schachtel.
options-level = Die Stufe der Solo-Herausforderung, 1 bis 9.
options-planet_retries = Hausregel: nach einem misslungenen Angriff auf einen Planeten dürfen andere Schiffe es im selben Zug noch einmal versuchen.
options-round_limit = Hausregel: nach so vielen Runden endet das Spiel unentschieden; 0 sind die üblichen 100.
options-layout = Das Brett: eine Karte für die Zahl der Mitspieler, eine eigene oder eine erzeugte.
options-map_seed = Erzeugte Karte: die Zahl, aus der sie entsteht; eine andere Zahl gibt ein anderes Brett.
options-planets = Erzeugte Karte: wie viele Planeten; 0 heißt einer mehr als Mitspieler.
options-asteroids = Erzeugte Karte: wie viele Asteroiden.
options-board = Erzeugte Karte: das kleine Brett (15 mal 13) oder das große (17 mal 15); nach Zahl der Mitspieler das große zu fünft und zu sechst.
options-symmetric = Erzeugte Karte: ob das Brett von jeder Kolonie gleich aussieht. Wo möglich: nicht zu fünft, das geht auf Sechsecken nicht.

## score

score-strength = Schiffe und Marker der Station
score-ships = übrige Schiffe
score-station_counters = Marker der Station
score-hull_points = Hülle des Mutterschiffs
score-planets = Planeten
score-points_for_kills = Punkte für Abschüsse
score-points_for_planets = Punkte für Planeten
score-loot = erbeutete Ressourcen
score-income = eingenommene Ressourcen
score-planets_captured = eroberte Planeten
score-cards_played = gespielte Aktionskarten
score-tiles = Technologieplättchen
score-ships_lost = verlorene Schiffe
