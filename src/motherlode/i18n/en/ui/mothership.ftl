## mothership

mothership-unrolled = d{ $faces }
mothership-npc = NPC
mothership-board = The star field
mothership-keys = The star field. Arrow keys move the cursor, Page Up and Page Down go through what can be chosen, Enter chooses, Escape lets go of a ship, plus and minus zoom.
mothership-look = Point at anything to see what it is.
mothership-owned = { $thing } of { $owner }
mothership-neutral = { $thing }, neutral
mothership-field = asteroid field
mothership-about_field = A ship that flies in rolls against a d{ $faces }; with less, a Fighter or Bomber is lost and a Mothership takes damage
mothership-open = empty space
mothership-die = rolls a d{ $faces }
mothership-hull = HP { $hull } of { $most }
mothership-shield = shield { $shield }
mothership-counters = Station counters: { $count }
mothership-has_attacked = has attacked
mothership-is_held = held: it can't move
mothership-unexplored = unexplored
mothership-wingmen = wingmen: { $count }
mothership-guards = guards: { $count }
mothership-threat = Of your ships, { $now } can attack it now and { $reach } can get there
mothership-danger = { $count ->
    [one] 1 enemy ship could attack it
   *[other] { $count } enemy ships could attack it
    }
mothership-with = with { $ships }
mothership-needed = needs { $total } or more
mothership-hull_odds = damage to the hull: { $share } %
mothership-reach = { $ship }: { $count ->
    [one] 1 space
   *[other] { $count } spaces
    } in reach, { $attacks ->
    [one] 1 target
   *[other] { $attacks } targets
    }
mothership-let_go = Deselect
mothership-nearer = Zoom in
mothership-farther = Zoom out
mothership-no_fight = No dogfight yet
mothership-sums = Attack: dice { $attack }, bonuses { $attack_bonus }. Defence: dice { $defence }, bonuses { $defence_bonus }.
mothership-rolled = { $ship } rolled { $die } on a d{ $faces }
mothership-rolled_more = { $ship } rolled { $die } more on a d{ $faces }
mothership-rolls = { $ship } rolls a d{ $faces }
mothership-control_panel = Control Panel
mothership-less = One less: { $row }
mothership-more = One more: { $row }
mothership-divert = Divert energy
mothership-keep = Keep it as it is
mothership-may_divert = You may divert energy once, before the Mothership acts: use the buttons, the arrow keys, or drag a counter to another row.
mothership-to_place = { $ship }: not placed yet
mothership-comes_back = { $ship }: comes back
mothership-lost = { $ship }: lost
mothership-cards_held = { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
mothership-planets_held = { $count ->
    [one] 1 planet
   *[other] { $count } planets
    }
mothership-orange_tiles = orange tiles: { $count }
mothership-points = { $count } of { $target } VP
mothership-target = First to { $target } VP wins
mothership-on_turn = has the turn
mothership-is_out = out of the game
mothership-no_tiles = no technology yet
mothership-tree = Technology Tree
mothership-tile = { $name }, tier { $tier }: { $about } Price { $price }. { $state }
mothership-deck = Action deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
mothership-discard = Discarded: { $count }
mothership-play = Play
mothership-sell = Sell: { $value }
mothership-not_now = not now
mothership-why_not = { $card }: why not now?
mothership-empty_hand = no cards in hand
mothership-round = Round { $count }
mothership-blockade = { $name } blocks all trade
mothership-all_cards = All Action cards
mothership-all_tiles = All tiles of the Technology Tree
mothership-all_artifacts = All Artifacts
mothership-card_facts = { $count } in the box, worth { $value }
mothership-price = costs { $price }
mothership-artifact_number = number { $number }
mothership-is_aimed_at = { $card } is aimed at it
mothership-is_faster = flies further in this turn: +{ $count }
mothership-is_deflected = asteroid fields that will not attack it next: { $count }
mothership-moves_after_attack = spaces to move after its attack: { $count }
mothership-click_does = Click: { $action }
mothership-close_fight = Close
mothership-goal = destroy the enemy Colony Station, or every enemy ship.
mothership-phase_orders = Order ships
mothership-phase_fight = Fight
mothership-phase_market = Collect and trade

## mothership choose

mothership-choose-place = { $ship }: click a space or drag it there, or let us place all ships.
mothership-choose-turn = Click one of your ships to see where it can go, or drag it there.
mothership-choose-join = Click more ships to add them to the attack, or fire.
mothership-choose-respawn = { $ship }: click a space to bring it back.
mothership-choose-target = Click one of the marked spaces.

## mothership odds

mothership-odds-ship = win { $win } %, tie { $tie } %, lose { $lose } %
mothership-odds-station = breaks a counter { $win } %, does nothing { $lose } %
mothership-odds-planet = captured { $win } %, holds out { $lose } %
mothership-odds-holding = holds out { $win } %, captured { $lose } %
mothership-odds-asteroids = safe { $win } %, a tie that is safe too { $tie } %, hit { $lose } %
mothership-odds-ranged = hits { $win } %, tie { $tie } %, misses without harm { $lose } %

## mothership fights

mothership-fights-ship = Dogfight
mothership-fights-station = Attack on a Colony Station
mothership-fights-planet = Landing on a planet
mothership-fights-asteroids = Asteroids
mothership-fights-throw = A throw

## mothership does

mothership-does-no_power = no power (Magnetic Storm)
mothership-does-engines = flies { $count } spaces
mothership-does-weapons = rolls a d{ $faces }
mothership-does-no_weapons = no die: it can't attack
mothership-does-shields = absorbs { $count } damage a turn

## mothership states

mothership-states-active = Yours, in effect.
mothership-states-replaced = Yours, replaced by a better one.
mothership-states-closed = Closed: the other branch was chosen.
mothership-states-free = Not bought.

## mothership effects

mothership-effects-income = Resources at the end of your turn: +{ $amount }
mothership-effects-planets_for_one = +1 Resource for every { $amount } planets
mothership-effects-capture_pay = Resources for capturing a planet: +{ $amount }
mothership-effects-card_price = one Action card in each own turn costs { $amount }
mothership-effects-hold = your planets hold at { $amount }
mothership-effects-attack = +{ $amount } to attack rolls
mothership-effects-defence = +{ $amount } to defence rolls
mothership-effects-wingman = each wingman counts { $amount }
mothership-effects-roll = orange: +{ $amount } to one of your rolls; buy it again as often as you like, each time at this price
mothership-effects-engine = engine power +{ $amount }
mothership-effects-energy = Energy Boost: +{ $amount } energy
mothership-effects-repair = the Mothership repairs { $amount } HP at the end of your turn if it took no damage in it
mothership-effects-loot = loot +{ $amount }
mothership-effects-shield = the shield absorbs { $amount } more
mothership-effects-jump_gates = Jump Gates: a friendly ship warps from beside a friendly Station or planet to a free space beside any of them
mothership-effects-asteroid_mining = Asteroid Mining: the Mothership in or beside a field gains a d{ $die } in Resources
mothership-effects-repair_drones = Repair Drones: the Mothership repairs { $amount } HP for each planet
mothership-effects-sunslayer_torpedoes = Sunslayer Torpedoes: the Mothership attacks a ship, Station or planet up to { $range } spaces away
mothership-effects-nuclear_missile = Nuclear Missile: the Mothership attacks a ship or Station up to { $range } spaces away and throws its die { $throws } times
mothership-effects-tractor_beam = Tractor Beam: an enemy ship within { $range } can't move, attack or use abilities in its next turn
mothership-effects-solar_beam = Solar Beam: for { $hull } own HP an attack gets +{ $amount }

## mothership limits

mothership-limits-mothership = Mothership
mothership-limits-fighters = Fighters
mothership-limits-bombers = Bombers
mothership-limits-at_ships = against ships
mothership-limits-at_stations = against Stations
mothership-limits-at_asteroids = against asteroids

## mothership events

mothership-events-offworld_trading = +1 Resource for every { $n } planets
mothership-events-solar_storm = Motherships +{ $n } on all rolls
mothership-events-free_samples = everyone draws { $n } from the deck
mothership-events-pirate_raid = planets pay half
mothership-events-magnetic_storm = Motherships have no power
mothership-events-space_virus = ships beside a planet can't move

## mothership artifacts

mothership-artifacts-none = nothing
mothership-artifacts-mothership_engine = how far the Mothership flies: +{ $n }
mothership-artifacts-engine = how far Fighters and Bombers fly: +{ $n }
mothership-artifacts-attack = +{ $n } to attack rolls
mothership-artifacts-defence = +{ $n } to defence rolls
mothership-artifacts-shield = the shield absorbs { $n } more
mothership-artifacts-income = Resources at the end of the turn: +{ $n }
mothership-artifacts-hold = planets hold at { $n } more
mothership-artifacts-discount = one Action card in each own turn costs { $n } less, but at least 1
mothership-artifacts-repair = the Mothership repairs { $n } HP a turn
mothership-artifacts-asteroids = +{ $n } to rolls against asteroids
mothership-artifacts-loot = Resources for everything destroyed: +{ $n }
mothership-artifacts-wingman = each wingman counts { $n } more

## mothership cards

mothership-cards-afterburner = A friendly ship that has not attacked flies { $n } spaces further this turn; a teammate's ship in its next.
mothership-cards-backup_generator = One of your dice shows a 1 in a dogfight, at a Station or in asteroids: roll it once more and add that. Also when defending.
mothership-cards-defence_buff = +{ $n } to your defence roll.
mothership-cards-deflector_shields = The next asteroid field that one of your ships enters this turn does not attack it.
mothership-cards-hull_repair = Your Mothership repairs { $n } HP.
mothership-cards-wallet_inspector = Take up to { $n } of another player's Resources, if there are any.
mothership-cards-enhanced_sensors = +{ $n } to the roll of a Fighter or Bomber beside a friendly Mothership. Also when defending.
mothership-cards-ninja_rope = One of your ships that has not attacked may move { $n } spaces after its attack. Also just before the roll of that attack.
mothership-cards-prod = A subsystem of an enemy Mothership has { $n } energy less for this turn; a shield falls by as much. Also just before a roll of your turn.
mothership-cards-wingman = A friendly ship is beside your defending ship: +{ $n } more to the defence roll.
mothership-cards-recon_droid = Uncover the Artifact of an unexplored planet of yours. Only with Planetary Exploration.
mothership-cards-git_off_mah_propertay = A capture of your planet needs { $n } more.
mothership-cards-gravity_manipulator = Push an enemy ship that is within { $n } spaces of a friendly planet: 1 to { $push } spaces along a path; a field that it enters attacks it.
mothership-cards-antiques_roadshow = +{ $n } to your roll for every Artifact you control. Also when defending.
mothership-cards-panic_button = Warp a friendly ship to a space beside a friendly planet.
mothership-cards-punch_it = The engine power that a friendly ship has now counts { $n } times this turn; a teammate's in its next.
mothership-cards-seismic_charge = +{ $n } in a dogfight with an enemy in or beside an asteroid field. Also when defending.
mothership-cards-volt_switch = +{ $n } to your Mothership's roll. Also when defending.
mothership-cards-auxiliary_shield = Your Mothership's shield absorbs { $n } more in this dogfight. Also when defending.
mothership-cards-convoy = Your Fighters and Bombers that began this turn beside your Mothership fly { $n } spaces further.
mothership-cards-forced_update = An enemy ship can't move in its next turn.
mothership-cards-friendly_negotiations = Capture a planet within { $n } spaces of a friendly ship, without a roll.
mothership-cards-migration = Warp your Colony Station to a space beside a friendly planet.
mothership-cards-replicator = Roll a d{ $n } and gain that many Resources.
mothership-cards-trade_blockade = Nobody collects from planets or Stations until your next turn.
mothership-cards-cowardly_retreat = Name a space: the friendly ships on it and up to { $n } away warp to spaces beside friendly planets or Stations.
mothership-cards-expansion_pak = The face of one of your dice counts { $n } times. Also when defending.
mothership-cards-last_stand = You lost a dogfight: as the defender, an attacking Fighter or Bomber explodes or a Mothership loses { $n } HP; as the attacker, the defending Mothership loses { $n } HP.
mothership-cards-life_support = You lost a dogfight: one of your Fighters or Bombers survives; the loot is paid all the same.
mothership-cards-pick_up_two_cards = Draw { $n } Action cards.
mothership-cards-surprise_attack = Steal up to { $n } of an enemy's Action cards, blindly.
mothership-cards-the_forks = Repeat one of your throws, of any kind. Also when defending.
mothership-cards-dedotated_wam = An enemy Mothership beside your Bomber or Mothership loses { $n } HP; that is your ship's attack.
mothership-cards-noooooooooooo = Cancel an Action card that was just declared, in any turn.
mothership-cards-planet_laser_pointer = Remove a planet within { $n } spaces of a friendly ship.
mothership-cards-railguns = A Bomber attacks a target exactly { $n } spaces away and takes no damage.
mothership-cards-shield_breaker = The enemy Mothership in this dogfight has no shield for this turn. Also when defending.
mothership-cards-wormhole = Warp a friendly ship to any free space.
mothership-cards-random_event = Roll the event die, then double or avoid the result for yourself.
