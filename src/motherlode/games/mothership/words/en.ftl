title = Mothership
blurb = Lead a fleet across the stars: take planets, divert energy, climb the Technology Tree, and destroy the other Colony Stations.
length = about 45 minutes
difficulty = much to learn
counted = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
    }

## steps

steps-place = place your ships
    .other = { $seat } is placing ships
    .when = When I place my ships
steps-turn = choose a ship, or end your turn
    .other = { $seat }'s turn
    .when = On my turn
steps-orders = tell the ship what to do
    .other = { $seat } is giving a ship its orders
    .when = When I give a ship its orders
steps-divert = set the energy of your Engines
    .other = { $seat } is diverting energy
    .when = When I set the energy of my Engines
steps-arm = set the energy of your Weapons
    .other = { $seat } is diverting energy
    .when = When I set the energy of my Weapons
steps-charge = choose where the new energy goes
    .other = { $seat } is placing new energy
    .when = When I place new energy
steps-aim = choose a target
    .other = { $seat } is choosing a target
    .when = When I choose a target
steps-jump = choose a teammate's ship for the Jump Gates
    .other = { $seat } is using the Jump Gates
    .when = When I may send a teammate's ship through the Jump Gates
steps-join = add more ships, or fire
    .other = { $seat } is getting ready to fire
    .when = When I may add ships to an attack
steps-before_roll = play a card before the roll, or pass
    .other = { $seat } may play a card before the roll
    .when = Before a roll
steps-after_roll = change the dice with a card, or pass
    .other = { $seat } may change the dice with a card
    .when = After a roll
steps-on_loss = answer the lost dogfight with a card, or pass
    .other = { $seat } may answer the lost dogfight
    .when = When I lose a dogfight
steps-turn-without_pieces = my turns while I have no ships and no Station
steps-before_roll-small = before the roll when my Mothership is not fighting
steps-after_roll-small = after the roll when my Mothership is not fighting
steps-on_loss-small = after a loss when my Mothership was not fighting
steps-attacked-mothership = When my Mothership is attacked
steps-attacked-ship = When a ship of mine is attacked
steps-attacked-planet = When a planet of mine is attacked
steps-attacking = When cards may be played in an attack of mine
steps-cancel-fight = When a card is played in a dogfight of mine
steps-reward = choose your reward for the planet
    .other = { $seat } is choosing a reward
    .when = When I choose a reward
steps-target = choose a target for the card
    .other = { $seat } is choosing a target for a card
    .when = When I choose a target for a card
steps-cancel = cancel the card, or pass
    .other = { $seat } may cancel the card
    .when = When I may cancel a card
steps-warp = choose where to warp to
    .other = { $seat } is choosing where to warp to
    .when = When I choose where to warp to
steps-push = choose where to push the ship
    .other = { $seat } is pushing a ship
    .when = When I push a ship
steps-drain = choose which subsystem loses energy
    .other = { $seat } is choosing a subsystem to drain
    .when = When I drain a subsystem
steps-choose_ship = choose the ship that attacks
    .other = { $seat } is choosing a ship to attack with
    .when = When I choose a ship to attack with
steps-answer_event = double the event, or avoid it
    .other = { $seat } is deciding about the event
    .when = When I double or avoid an event
steps-respawn = choose where your ship comes back
    .other = { $seat } is bringing a ship back
    .when = When a ship of mine comes back
steps-market = buy and sell, or pass
    .other = { $seat } may buy and sell
    .when = When I may buy and sell after another's turn

## order_sets

order_sets-never_react = Never play cards in a fight
order_sets-react_for_mothership = Play cards in a fight only for my Mothership
order_sets-end_turns_without_pieces = End my turns while I have no ships and no Station

## actions

actions-end-turn = collect and end your turn
actions-pass = pass
actions-fire = fire
actions-roll = fire without a card
actions-deploy = place all ships for me
actions-order = give orders to { $it }
actions-join = add { $it } to the attack
actions-pick = { $it }
actions-pick_added = { $it }: the extra throw
actions-use = use { $it }
actions-divert = divert energy
actions-engines = Engines: { $it }
actions-weapons = Weapons: { $it }, the rest to Shields
actions-subsystem = { $it }
actions-buy-card = buy an Action card
actions-sell = sell { $it }
actions-research = research { $it }
actions-recharge = buy the orange tile again
actions-explore = explore { $it }
actions-play = play { $it }
actions-overcharge = overcharge the roll
actions-player = { $it }
actions-draw-card = draw a card
actions-steal-card = steal a card
actions-double-event = double the event
actions-avoid-event = avoid the event
actions-place = place it on { $it }
actions-move = move to { $it }
actions-enter = fly into the asteroids on { $it }
actions-attack = attack { $it }
actions-target = { $it }

## names

names-nobody = nobody
names-npc = the NPC
names-mothership = Mothership
names-fighter = Fighter
names-bomber = Bomber
names-engines = Engines
names-weapons = Weapons
names-shields = Shields
names-afterburner = Afterburner
names-backup_generator = Backup Generator
names-defence_buff = Defence Buff
names-deflector_shields = Deflector Shields
names-hull_repair = Hull Repair
names-wallet_inspector = Wallet Inspector
names-enhanced_sensors = Enhanced Sensors
names-ninja_rope = Ninja Rope
names-prod = Prod
names-wingman = Wingman
names-recon_droid = Recon Droid
names-git_off_mah_propertay = Git off Mah Propertay!
names-gravity_manipulator = Gravity Manipulator
names-antiques_roadshow = Intergalactic Antiques Roadshow
names-panic_button = Panic Button
names-punch_it = Punch It!
names-seismic_charge = Seismic Charge
names-volt_switch = Volt Switch
names-auxiliary_shield = Auxiliary Shield
names-convoy = Convoy
names-forced_update = Forced Update
names-friendly_negotiations = Friendly Negotiations
names-migration = Migration
names-replicator = Replicator
names-trade_blockade = Trade Blockade
names-cowardly_retreat = Cowardly Retreat
names-expansion_pak = Expansion Pak
names-last_stand = Last Stand
names-life_support = Life Support
names-pick_up_two_cards = Pick Up Two Cards
names-surprise_attack = Surprise Attack
names-the_forks = The Forks
names-dedotated_wam = Dedotated Wam
names-noooooooooooo = Noooooooooooo!
names-planet_laser_pointer = Planet Laser Pointer
names-railguns = Railguns
names-shield_breaker = Shield Breaker
names-wormhole = Wormhole
names-random_event = Random Event
names-economy = Economy
names-combat = Combat
names-support = Support
names-industry = Industry
names-dominion = Dominion
names-assault = Assault
names-bulwark = Bulwark
names-logistics = Logistics
names-engineering = Engineering
names-jump_gates = Jump Gates
names-asteroid_mining = Asteroid Mining
names-repair_drones = Repair Drones
names-sunslayer_torpedoes = Sunslayer Torpedoes
names-solar_beam = the Solar Beam
names-tractor_beam = the Tractor Beam
names-nuclear_missile = a Nuclear Missile
names-artifact-1 = Slipstream Keel
names-artifact-2 = Courier Charts
names-artifact-3 = Gunner's Idol
names-artifact-4 = Warden's Mask
names-artifact-5 = Glass Aegis
names-artifact-6 = Salt Ledger
names-artifact-7 = Banner of the First Colony
names-artifact-8 = Broker's Seal
names-artifact-9 = Weaver Swarm
names-artifact-10 = Drift Compass
names-artifact-11 = Salvage Tongs
names-artifact-12 = Twin Bells
names-quiet = no event
names-offworld_trading = Offworld Trading
names-solar_storm = Solar Storm
names-free_samples = Free Samples
names-pirate_raid = Pirate Raid
names-magnetic_storm = Magnetic Storm
names-space_virus = Space Virus
names-ship = ship
    .a = a ship
names-station = Colony Station
names-planet = planet
names-asteroids = asteroids
names-throw = a throw
names-standard = Standard
names-victory_points = Victory Points
names-doubled = doubled
names-default = the usual one
names-custom = a layout of your own
names-none = none
names-pairs = pairs
names-threes = threes
names-1v2 = one against two (house rule)
names-1v3 = one against three (house rule)
names-1v1v2 = one, one and two (house rule)
names-2v3 = two against three (house rule)
names-1v4 = one against four (house rule)
names-1v2v2 = one, two and two (house rule)
names-2v4 = two against four (house rule)
names-1v5 = one against five (house rule)
names-1v2v3 = one, two and three (house rule)
names-duel = Duel
names-narrows = Narrows
names-wide_duel = Duel on the large board
names-wide_triad = Triad on the large board
names-wide_crossroads = Crossroads on the large board
names-triad = Triad
names-pinwheel = Pinwheel
names-crossroads = Crossroads
names-four_gates = Four Gates
names-pentacle = Pentacle
names-crown = Crown
names-six_suns = Six Suns
names-carousel = Carousel
names-siege = Siege
names-long_way_home = The Long Way Home
names-generated = a generated layout
names-few = few
names-some = some
names-many = many
names-small = small
names-large = large
names-by_seats = by the number of players
names-auto = where possible
names-on = always
names-off = never
names-avoided = avoided
names-lingering = lingers

## picture

picture-fleet = { $number }: { $name }
picture-hull = HP { $hull }/{ $most }
picture-station = Station { $counters }
picture-shield = shield { $left }/{ $full }
picture-points = { $count } of { $target } VP
picture-target = the first to { $target } VP wins
picture-team = (team { $team })
picture-teammate = your teammate
picture-held = (can't move)
picture-artifact = { $artifact } on { $planet } ({ $about })
picture-orange_tiles = orange tiles bought but not used: { $count }
picture-resources = Resources { $count }
picture-cards = cards: { $count }
picture-no_cards = no cards
picture-round = round { $round }
picture-deck = cards left in the deck: { $count }
picture-fight = dogfight ({ $fight }): +{ $attack } against +{ $defence }
picture-fight_planet = attack on { $planet }: { $needed } or more captures it
picture-blockade = { $name } blocks all trade
picture-thrown = { $what } thrown: { $die }
picture-sale = It sells for { $count }.
picture-price = It costs { $count }.
picture-station_number = Station { $number }
picture-fairness = Alike by { $percent } %: at 100 % all seats have the same figures.

## figures

figures-planets_in_reach = planets in first-turn reach
figures-nearest_planet = spaces to the nearest planet
figures-all_planets = spaces to all planets together
figures-nearest_rival = spaces to the nearest rival

## events

events-rolled_for_start = { $seat } rolled { $die } to see who starts
    .you = You rolled { $die } to see who starts
events-placed = { $seat }'s { $ship } takes up position on { $space }
    .you = Your { $ship } takes up position on { $space }
events-turn_began = Round { $round }: { $seat }'s turn
    .you = Round { $round }: your turn
events-moved = { $seat }'s { $ship } moved to { $space }
    .you = Your { $ship } moved to { $space }
events-warped = { $seat }'s { $ship } warped to { $space }
    .you = Your { $ship } warped to { $space }
events-station_warped = { $seat }'s Colony Station warped to { $space }
    .you = Your Colony Station warped to { $space }
events-diverted = { $seat } diverted energy: Engines { $engines }, Weapons { $weapons }, Shields { $shields }
    .you = You diverted energy: Engines { $engines }, Weapons { $weapons }, Shields { $shields }
events-fight_began = { $seat } started a fight on { $space }
    .you = You started a fight on { $space }
events-fight_began_ship = { $seat } attacks { $owner_is ->
    [you] your ship
   *[other] { $owner }'s ship
    } on { $space }
    .you = You attack { $owner }'s ship on { $space }
events-fight_began_station = { $seat } attacks { $owner_is ->
    [you] your Colony Station
   *[other] { $owner }'s Colony Station
    } on { $space }
    .you = You attack { $owner }'s Colony Station on { $space }
events-fight_began_planet = { $seat } attacks the planet on { $space }
    .you = You attack the planet on { $space }
events-fight_began_asteroids = The asteroids on { $space } attack { $seat }'s ship
    .you = The asteroids on { $space } attack your ship
events-joined = { $seat }'s { $ship } joins the attack
    .you = Your { $ship } joins the attack
events-rolled = { $seat }'s { $ship } rolled { $die } (d{ $faces })
    .you = Your { $ship } rolled { $die } (d{ $faces })
events-field_rolled = The asteroids rolled { $die }
events-threw = { $seat } rolled { $die } (d{ $faces })
    .you = You rolled { $die } (d{ $faces })
events-totals = With all bonuses: { $attack } against { $defence }
events-station_hit = { $seat }'s Colony Station took { $damage } damage and lost { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
    }
    .you = Your Colony Station took { $damage } damage and lost { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
    }
events-hull_hit = { $seat }'s Mothership lost { $hull } HP; its shield took { $shield }
    .you = Your Mothership lost { $hull } HP; its shield took { $shield }
events-paid_hull = { $seat }'s Mothership spent { $hull } HP on its beam
    .you = Your Mothership spent { $hull } HP on its beam
events-repaired = { $seat }'s Mothership regained { $hull } HP
    .you = Your Mothership regained { $hull } HP
events-exploded = { $seat }'s { $ship } exploded on { $space }
    .you = Your { $ship } exploded on { $space }
events-station_exploded = { $seat }'s Colony Station exploded
    .you = Your Colony Station exploded
events-saved = { $seat }'s { $ship } was saved
    .you = Your { $ship } was saved
events-respawned = { $seat }'s { $ship } is back, on { $space }
    .you = Your { $ship } is back, on { $space }
events-held = { $seat }'s { $ship } can't move next turn
    .you = Your { $ship } can't move next turn
events-looted = { $seat } looted { $count ->
    [one] 1 Resource
   *[other] { $count } Resources
    }
    .you = You looted { $count ->
    [one] 1 Resource
   *[other] { $count } Resources
    }
events-collected = { $seat } collected { $count ->
    [one] 1 Resource
   *[other] { $count } Resources
    }
    .you = You collected { $count ->
    [one] 1 Resource
   *[other] { $count } Resources
    }
events-gained = { $seat } gained { $count ->
    [one] 1 Resource
   *[other] { $count } Resources
    }
    .you = You gained { $count ->
    [one] 1 Resource
   *[other] { $count } Resources
    }
events-captured = { $seat } captured { $planet } on { $space }
    .you = You captured { $planet } on { $space }
events-held_out = { $planet } held out against { $seat }: { $total }, and it takes { $needed }
    .you = { $planet } held out against you: { $total }, and it takes { $needed }
events-planet_removed = { $planet } on { $space } is gone
events-planet_freed = { $planet } is neutral again
events-artifact_found = { $seat } found the { $artifact } on { $planet }
    .you = You found the { $artifact } on { $planet }
events-drew = { $seat } drew { $card }
    .you = You drew { $card }
events-drew_unseen = { $seat } drew a card
    .you = You drew a card
events-drew_several = { $seat } drew { $times } cards: { $card }
    .you = You drew { $times } cards: { $card }
events-drew_several_unseen = { $seat } drew { $times } cards
    .you = You drew { $times } cards
events-bought = { $seat } bought a card: { $card }
    .you = You bought a card: { $card }
events-bought_unseen = { $seat } bought a card
    .you = You bought a card
events-sold = { $seat } sold { $card } for { $value ->
    [one] 1 Resource
   *[other] { $value } Resources
    }
    .you = You sold { $card } for { $value ->
    [one] 1 Resource
   *[other] { $value } Resources
    }
events-stole = { $seat } stole a card from { $owner_is ->
    [you] you
   *[other] { $owner }
    }: { $card }
    .you = You stole a card from { $owner }: { $card }
events-stole_unseen = { $seat } stole a card from { $owner_is ->
    [you] you
   *[other] { $owner }
    }
    .you = You stole a card from { $owner }
events-lost_card = { $seat } lost a card to { $thief_is ->
    [you] you
   *[other] { $thief }
    }: { $card }
    .you = You lost a card to { $thief }: { $card }
events-lost_card_unseen = { "" }
events-played = { $seat } played { $card }
    .you = You played { $card }
events-aimed_at_ship = The target is { $owner_is ->
    [you] your
   *[other] { $owner }'s
    } { $ship } on { $space }
events-aimed_at_station = The target is { $owner_is ->
    [you] your
   *[other] { $owner }'s
    } Colony Station on { $space }
events-aimed_at_planet = The target is { $planet } on { $space }
events-aimed_at_added = The target is the extra throw of { $owner_is ->
    [you] your
   *[other] { $owner }'s
    } { $ship }
events-aimed_at_space = The target is { $space }
events-aimed_at_player = The target is { $owner_is ->
    [you] you
   *[other] { $owner }
    }
events-cancelled = { $seat } cancelled { $card }
    .you = You cancelled { $card }
events-took_resource = { $seat } took 1 Resource from { $owner_is ->
    [you] you
   *[other] { $owner }
    }
    .you = You took 1 Resource from { $owner }
events-took_resource_several = { $seat } took { $times } Resources from { $owner_is ->
    [you] you
   *[other] { $owner }
    }
    .you = You took { $times } Resources from { $owner }
events-took_nothing = { $seat } found that { $owner_is ->
    [you] you have
   *[other] { $owner } has
    } no Resources
    .you = { $owner } has no Resources to take
events-drained = { $seat }'s { $subsystem } lost energy for this turn
    .you = Your { $subsystem } lost energy for this turn
events-charged = { $seat } put new energy into the { $subsystem }
    .you = You put new energy into your { $subsystem }
events-shield_broken = { $seat }'s shield is down for this turn
    .you = Your shield is down for this turn
events-researched = { $seat } bought technology: { $technology }, tier { $tier }
    .you = You bought technology: { $technology }, tier { $tier }
events-recharged = { $seat } bought the orange tile again and can use it { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
    }
    .you = You bought the orange tile again and can use it { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
    }
events-overcharged = { $seat } overcharged the roll
    .you = You overcharged the roll
events-used = { $seat } used { $ability }
    .you = You used { $ability }
events-event_rolled = { $seat } rolled a random event: { $random_event }
    .you = You rolled a random event: { $random_event }
events-event_answered = { $seat } { $answer_key ->
    [doubled] doubled
   *[avoided] avoided
    } it
    .you = You { $answer_key ->
    [doubled] doubled
   *[avoided] avoided
    } it
events-event_ended = { $random_event } is over
events-blockade_began = { $seat } blocks all trade until the next turn
    .you = You block all trade until your next turn
events-went_out = { $seat } is out of the game
    .you = You are out of the game
events-won = { $seat } won the game
    .you = You won the game!
events-drawn = The game is a draw
events-artifact_found_nothing = { $seat } found nothing on { $planet }
    .you = You found nothing on { $planet }

## zones

zones-round = round
zones-planets = planets
zones-planet_owners = who holds them
zones-planet_artifacts = what was found there
zones-planets_tried = planets attacked without success this turn
zones-deck = Action deck
zones-discard = discard pile
zones-random_event = random event
zones-tokens = unexplored tokens
zones-ships = ships
zones-station = Colony Station
zones-station_counters = Station counters
zones-hull_points = hull points
zones-energy = energy
zones-technology = technology
zones-resources = Resources
zones-hand = hand
zones-points_for_kills = points for destroyed ships
zones-map = layout
zones-mode = mode
zones-first_seat = goes first
zones-npc = the NPC
zones-npc_homes = planets of the NPC's ships
zones-played = cards played
zones-event_player = who rolled the event
zones-event_answer = the event is
zones-blockade = Trade Blockade
zones-fight = dogfight
zones-attacker = attack
zones-attacking_ships = attacking ships
zones-defender = defence
zones-defending = ship under attack
zones-fight_space = where the fight is
zones-ranged = from a distance
zones-more_throws = further throws of each attacking die
zones-attack_buff = buff of the attack
zones-defence_buff = buff of the defence
zones-planet_holds_at = the planet holds at
zones-attack_dice = dice of the attack
zones-defence_die = die of the defence
zones-added_attack_dice = throws added to the attack
zones-last_added_attack_dice = throw added last to the attack
zones-added_defence_die = throws added to the defence
zones-last_added_defence_die = throw added last to the defence
zones-answered_attack_ones = answered 1s of the attack
zones-answered_defence_one = answered 1 of the defence
zones-attack_factors = how often the dice of the attack count
zones-defence_factor = how often the die of the defence counts
zones-throw_card = card that the die is thrown for
zones-attacker_extra_shield = extra shield of the attack
zones-defender_extra_shield = extra shield of the defence
zones-overcharged = overcharged
zones-doomed_attackers = attackers lost
zones-doomed_defender = defender lost
zones-drained = energy drained
zones-shield_lost = shield used up
zones-spaces_moved = spaces moved
zones-extra_engine = extra engine power
zones-deflectors = fields that a ship enters without a roll
zones-spaces_after_attack = spaces to move after an attack
zones-status = state of the ships
zones-held = ships held
zones-respawn = ships coming back
zones-diverted = energy diverted
zones-damaged = damaged this turn
zones-beside_mothership = began beside the Mothership
zones-branches = branches taken
zones-discount_used = cheaper card bought
zones-orange_tiles = orange tiles bought but not used
zones-out = out of the game
zones-won = won

## reasons

reasons-not_now = That can't be done now.
reasons-something_else_first = Something else has to be settled first.
reasons-placing_is_over = The fleets are placed already.
reasons-no_room_for_all = There is no room for all ships that are left.
reasons-not_on_board = That space is not on this board.
reasons-space_taken = Something stands on that space.
reasons-too_far_from_station = That is too far from your Station to place a ship.
reasons-too_far_from_base = That is too far from where your fleet starts.
reasons-not_beside_own_station = A ship comes back on a free space beside your Station.
reasons-choose_a_ship_first = Order a ship first.
reasons-attacked_already = That ship has attacked in this turn.
reasons-ship_is_held = That ship is held in this turn.
reasons-ship_is_infected = The Space Virus keeps that ship where it is.
reasons-no_power_left = That ship has no engine power left.
reasons-movement_is_over = That ship was warped, which ends its movement.
reasons-asteroids_are_entered = That is an asteroid field: enter it.
reasons-no_field_attacks = No field attacks on the way there: move.
reasons-out_of_reach = That space is out of reach.
reasons-no_weapons = Without weapons there is no die to attack with.
reasons-nothing_there = Nothing stands there.
reasons-friendly = That is friendly.
reasons-not_beside = The target must be next to the ship.
reasons-station_guarded = A ship guards that Station.
reasons-cannot_damage = That ship can't damage that target.
reasons-planet_tried = An attack on that planet failed in this turn: try again in the next.
reasons-card_not_held = That card is not in the hand.
reasons-only_a_cancelling_card = Only a card that forbids another can be played now.
reasons-nothing_to_cancel = No card was just declared.
reasons-not_on_planet_rolls = Planet rolls are dice only.
reasons-wrong_window = That is not played at this moment of a dogfight.
reasons-event_is_on = Another event is still on.
reasons-card_has_no_use = That card has no use now.
reasons-market_closed = Trade in your own turn or at the end of another's.
reasons-only_in_own_turn = That is done in your own turn only.
reasons-ship_has_orders = The ship that you chose moves, attacks or uses an ability first.
reasons-deck_is_out = The Action deck is out.
reasons-too_expensive = That costs more Resources than there are.
reasons-tree_is_full = That branch is complete.
reasons-tiers_in_order = Tiers are bought in order.
reasons-other_branch_taken = The other branch was chosen already.
reasons-no_exploration = This table plays without Planetary Exploration.
reasons-not_your_planet = That planet is not yours.
reasons-explored_already = That planet is explored already.
reasons-energy_must_add_up = The energy must add up, and a subsystem holds only so much.
reasons-divert_first = Begin to divert energy first.
reasons-no_mothership = The Mothership is lost.
reasons-no_power = The Magnetic Storm leaves the Mothership without power.
reasons-energy_locked = Energy is locked until your next turn.
reasons-no_orange_tile = That takes the orange tile of the Bulwark branch.
reasons-no_orange_tile_bought = No purchase of the orange tile lies open.
reasons-overcharged_already = A roll is overcharged once.
reasons-nothing_to_join = No attack is being declared.
reasons-cannot_join = That ship can't take part in this attack.
reasons-nothing_to_pick = There is nothing to pick from.
reasons-ship_is_lost = That ship is lost.
reasons-nothing_left_to_do = That ship can do nothing more in this turn.
reasons-no_target = That is not a target now.
reasons-no_such_ability = That takes the tile of its ability.
reasons-mothership_only = Only the Mothership has that ability.
reasons-no_field_near = The Mothership is neither in an asteroid field nor beside one.
reasons-hull_is_whole = The hull is whole.
reasons-no_planet_held = You hold no planet.
reasons-hull_too_low = The hull is too low to pay for that.
reasons-nothing_in_range = There is nothing within range of that ability.
reasons-no_gate_beside = The ship is not beside a friendly Station or planet.
reasons-jumped_already = That ship has used Jump Gates in this turn.
reasons-not_at_a_gate = That space is not beside a friendly Station or planet.
reasons-no_room_at_a_gate = No space beside a friendly Station or planet is free.
reasons-no_missile_at_planets = A missile attacks ships and Stations only.
reasons-too_far_to_aim = That is further than the ability reaches.
reasons-held_already = That ship is held already.
reasons-ships_only = That is aimed at ships only.
reasons-warp_ends_elsewhere = The card does not lead there.
reasons-no_path_there = No path leads the ship there.
reasons-nothing_is_aimed = Nothing is being aimed.
reasons-no_such_player = That player can't be chosen.
reasons-no_reward_due = No reward of a captured planet can be had that way now.
reasons-no_event_to_answer = No event waits for an answer.
reasons-subsystem_is_full = That subsystem holds all the energy it can.
reasons-subsystem_is_empty = That subsystem has no energy to lose.
reasons-no_energy_to_place = There is no energy to place or to drain.
reasons-orange_not_for_this_roll = The orange tile can't be spent on this roll.

## faults

faults-board_size = { $columns } columns and { $rows } rows: a board has { $least_columns } to { $most_columns } columns and { $least_rows } to { $most_rows } rows
faults-row_length = row { $row } has { $count } spaces, it should have { $wanted }
faults-unknown_symbol = row { $row } has { $symbol }, which means nothing
faults-planet_count = { $count } planets: there are 1 to { $most }
faults-no_planet_near = Station { $station } has no planet within reach of the first turn
faults-walled_in = Station { $station } at { $space } has no way to another Station but through asteroids
faults-fleets_crowded = the fleets of Stations { $station } and { $other } start on the same spaces
faults-asymmetric = the layout looks different from different Stations
faults-several_planets_near = Station { $station } has { $count } planets within reach of the first turn, another Station has { $least }
faults-station_count = Station { $station } is there { $count } times, not { $wanted }
faults-station_at_edge = Station { $station } at { $space } stands at the board edge
faults-station_at_asteroids = Station { $station } at { $at } has asteroids beside it, on { $space }
faults-station_crowded = Station { $station } at { $at } has something beside it, on { $space }
faults-no_room_for_fleet = Station { $station } at { $space } can be sure of { $count } free spaces within { $reach }, its fleet needs { $wanted }
faults-no_room_at_base = F at { $space } has { $count } free spaces within { $reach }, the fleet needs { $wanted }
faults-solo_symbol = { $symbol } is for solo layouts
faults-solo_planets = { $count } planets: a solo layout has 3
faults-solo_base = F is there { $count } times, not once
faults-solo_fleet = { $symbol } is there { $count } times, not { $wanted }
faults-mothership_astray = { $symbol } at { $space } is not beside the Station
faults-base_astray = F at { $space } is not in the corner opposite the Station
faults-ship_astray = { $symbol } at { $space } is not beside a planet
faults-solo_has_planets = the Solo Challenge has { $wanted } planets, not { $count }: planets { $wanted } or 0 would fit
faults-points_mode = points count only where points win: mode victory_points would fit, or points 10
faults-solo_level = level { $level } is for one player: with { $seats } players level 1 would fit
faults-only_generated = { $option } is for generated boards, and the layout is { $layout }: layout generated would fit
faults-solo_mode = the Solo Challenge is played by the standard rules: mode standard would fit
faults-never_symmetric = no board is symmetric for { $seats } players: turn the option symmetric off
faults-symmetric_planets = a symmetric board for { $seats } has { $known } planets, not { $count }
faults-too_few_planets = { $seats } players need at least { $least } planets, not { $count }
faults-no_room = { $seats } players find no fair places with { $planets ->
        [one] 1 planet
       *[other] { $planets } planets
    } (asteroids: { $asteroids }, board: { $board }): { $fits } would fit
faults-no_room_at_all = { $seats } players find no fair places with { $planets ->
        [one] 1 planet
       *[other] { $planets } planets
    } (asteroids: { $asteroids }, board: { $board }): fewer asteroids and other planets would fit
faults-layout_players = the layout { $layout } is for { $players ->
        [one] 1 player
       *[other] { $players } players
    }, not { $seats }: default, generated or one of these would fit: { $fitting }
faults-no_such_layout = the edition has no layout named '{ $layout }': it would have to bring layouts.{ $layout }
faults-teams_seats = the teams { $teams } don't fit { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }: teams { $fitting } would fit

## picks

picks-card = card
picks-technology = technology
picks-ability = ability

## options

options-mode = Standard: be the last with a Station and a ship. Victory Points: ships come back, and the first to enough points in the own turn wins.
options-points = How many Victory Points win; more suits five and six players. A team needs that number for each of its members.
options-teams = Play in teams of two or three; turns alternate between the teams. House rule: uneven teams, such as one against two.
options-exploration = Planetary Exploration: planets hide Artifacts that their holder can uncover.
options-events = Random Events: five more cards that roll the event die.
options-lean_deck = House rule: without Planetary Exploration the five cards about Artifacts stay in the box.
options-level = The level of the Solo Challenge, 1 to 9.
options-planet_retries = House rule: after a failed attack on a planet other ships may try again in the same turn.
options-round_limit = House rule: the game is a draw after this many rounds; 0 is the usual 100.
options-layout = The board: a layout for the number of players, a custom one that an edition brings, or a generated one.
options-map_seed = Generated layout: the number that it is made from; another number gives another board.
options-planets = Generated layout: how many planets; 0 is one more than players.
options-asteroids = Generated layout: how many asteroids.
options-board = Generated layout: the small board (15 by 13) or the large one (17 by 15); by the number of players, the large one for 5 and 6.
options-symmetric = Generated layout: whether the board looks the same from every Station. Where possible: not for five players, whose board can't.

## score

score-strength = ships and Station counters
score-ships = ships left
score-station_counters = Station counters
score-hull_points = hull of the Mothership
score-planets = planets
score-points_for_kills = points for kills
score-points_for_planets = points for planets
score-loot = Resources looted
score-income = Resources collected
score-planets_captured = planets captured
score-cards_played = Action cards played
score-tiles = technology tiles
score-ships_lost = ships lost
