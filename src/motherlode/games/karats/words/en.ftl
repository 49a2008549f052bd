title = 20,000 Karats Under the Earth
blurb = Draw cubes from the bag, build a steam-powered mine, and be the first to strike Gold three times.
length = about 20 minutes
difficulty = easy to learn

## steps

steps-draft = choose a Profession
    .other = { $seat } is choosing a Profession
    .when = When I choose a Profession
steps-build = build Devices, or choose Done
    .other = { $seat } is building Devices
    .when = When I may build Devices
steps-pay = choose the cubes you pay with
    .other = { $seat } is paying for a machine
    .when = When I pay for a machine
steps-geothermal = load your geothermal Steam
    .other = { $seat } is loading geothermal Steam
    .when = When I load geothermal Steam
steps-load_steam = load the rest of your Steam
    .other = { $seat } is loading Steam
    .when = When I load the rest of my Steam
steps-fuel = put Ember on your Boilers, or choose Done
    .other = { $seat } may put Ember on Boilers
    .when = When I may put Ember on Boilers
steps-mine = dig by hand, or skip it
    .other = { $seat } is about to dig by hand
    .when = When I may dig by hand
steps-use = use your Devices, or stop digging
    .other = { $seat } is using Devices
    .when = When I may use Devices
steps-boiler_steam = load the Steam from the Boiler
    .other = { $seat } is loading Steam from a Boiler
    .when = When I load Steam from a Boiler
steps-keep = choose which cubes to keep
    .other = { $seat } is choosing cubes to keep
    .when = When I choose cubes to keep
steps-sabotage = sabotage another machine, or stop
    .other = { $seat } is sabotaging machines
    .when = When I may sabotage another machine
steps-end = trade, or end your turn
    .other = { $seat } may trade or end the turn
    .when = When only trading is left in my turn
steps-answer = answer the offer
    .other = { $seat } is thinking about the offer
    .when = When I get an offer
steps-counter = answer the counter-offer
    .other = { $seat } is thinking about the counter-offer
    .when = When I get a counter-offer
steps-bonus = take a cube from the discard pile
    .other = { $seat } is taking a cube from the discard pile
    .when = When I take a bonus cube

## actions

actions-done = done
actions-draft = become { $it_the }
actions-build = build { $it_a }
actions-engineer = build { $it_a } at the Engineer's price, and skip digging this turn
actions-pay = pay 1 { $it }
actions-load = load 1 Steam onto the { $it }
actions-load-boiler-0 = put Ember on a Boiler
actions-mine = dig by hand
actions-skip = skip digging by hand
actions-use = run the { $it }
actions-use-steambot-to-dig = send a Steambot to dig
actions-use-steambot-to-keep = have a Steambot keep one more cube
actions-use-boiler-1 = fire a Boiler
actions-use-dynamite = set off Dynamite
actions-keep = keep 1 { $it }
actions-offer = offer { $it }
actions-counter = make a counter-offer: { $it }
actions-forgo = don't trade this turn
actions-accept = accept the trade
actions-decline = decline the trade
actions-take = take 1 { $it }
actions-sabotage = sabotage a machine of { $it }
actions-end = end your turn

## unlisted

unlisted-offer = Or type any other offer, as in: offer 2 iron + copper for ember to seat 2
unlisted-counter = Or type any other counter-offer, as in: counter ember for 3 iron

## names

names-nobody = the Automaton
names-shared = several players
names-automaton = the Automaton
names-dirt = Dirt
names-iron = Iron
names-ember = Ember
names-copper = Copper
names-gold = Gold
names-steam = Steam
names-drill = Drill Machine
    .a = a Drill Machine
    .counted = { $count ->
        [one] 1 Drill Machine
       *[other] { $count } Drill Machines
    }
names-steambot = Steambot
    .a = a Steambot
    .counted = { $count ->
        [one] 1 Steambot
       *[other] { $count } Steambots
    }
names-boiler = Boiler
    .a = a Boiler
    .counted = { $count ->
        [one] 1 Boiler
       *[other] { $count } Boilers
    }
names-dynamite = Dynamite
    .a = Dynamite
    .counted = { $count } Dynamite
names-megalodrill = Megalodrill
    .a = a Megalodrill
    .counted = { $count ->
        [one] 1 Megalodrill
       *[other] { $count } Megalodrills
    }
names-prospector = Prospector
    .the = the Prospector
names-pilot = Pilot
    .the = the Pilot
names-engineer = Engineer
    .the = the Engineer
names-capitalist = Capitalist
    .the = the Capitalist
names-saboteur = Saboteur
    .the = the Saboteur
names-off = off
names-easy = easy
names-hard = hard
names-drafted = drafted
names-random = dealt at random
names-prep = Prep phase
names-mining = Mining phase
names-none = none
names-book = 12
names-few = 3
names-nothing = nothing
names-for = for
names-to = to
names-drill-n = Drill Machine with { $n } Steam
    .a = a Drill Machine with { $n } Steam
names-drill-0 = empty Drill Machine
    .a = an empty Drill Machine
names-steambot-0 = empty Steambot
    .a = an empty Steambot
names-steambot-1 = Steambot with Steam
    .a = a Steambot with Steam
names-boiler-0 = empty Boiler
    .a = an empty Boiler
names-boiler-1 = Boiler with Ember
    .a = a Boiler with Ember
names-megalodrill-n = Megalodrill with { $n } Steam
    .a = a Megalodrill with { $n } Steam
names-megalodrill-0 = empty Megalodrill
    .a = an empty Megalodrill
names-drill-n-sabotaged = sabotaged Drill Machine with { $n } Steam
names-drill-0-sabotaged = sabotaged empty Drill Machine
names-steambot-0-sabotaged = sabotaged empty Steambot
names-steambot-1-sabotaged = sabotaged Steambot with Steam
names-boiler-0-sabotaged = sabotaged empty Boiler
names-boiler-1-sabotaged = sabotaged Boiler with Ember
names-megalodrill-n-sabotaged = sabotaged Megalodrill with { $n } Steam
names-megalodrill-0-sabotaged = sabotaged empty Megalodrill

## events

events-drew_for_draft = { $seat } drew { $dirt } Dirt to decide who chooses first
    .you = You drew { $dirt } Dirt to decide who chooses first
events-drafted = { $seat } became { $profession_the }
    .you = You became { $profession_the }
events-dealt = { $seat } is { $profession_the }
    .you = You are { $profession_the }
events-turn_began = { $seat }'s turn
    .you = Your turn
events-built = { $seat } built { $device_a }
    .you = You built { $device_a }
events-engineered = { $seat } built { $device_a } cheaply, as the Engineer
    .you = You built { $device_a } cheaply, as the Engineer
events-paid = { $seat } paid 1 { $material }
    .you = You paid 1 { $material }
events-paid_several = { $seat } paid { $material }
    .you = You paid { $material }
events-steam_loaded = { $seat } loaded Steam and now has { $machine_a }
    .you = You loaded Steam and now have { $machine_a }
events-steam_loaded_several = { $seat } loaded { $times } Steam
    .you = You loaded { $times } Steam
events-ember_loaded = { $seat } put Ember on a Boiler
    .you = You put Ember on a Boiler
events-ember_loaded_several = { $seat } put Ember on { $times } Boilers
    .you = You put Ember on { $times } Boilers
events-steam_returned = { "" }
events-mining_skipped = { $seat } skipped digging by hand
    .you = You skipped digging by hand
events-used = { $seat } ran { $machine_a }
    .you = You ran { $machine_a }
events-steambot_keeps = { $seat } told a Steambot to keep one more cube
    .you = You told a Steambot to keep one more cube
events-steambot_keeps_several = { $seat } told { $times } Steambots to keep one more cube each
    .you = You told { $times } Steambots to keep one more cube each
events-dynamite_used = { $seat } set off Dynamite
    .you = You set off Dynamite
events-excavated = { $seat } dug up 1 { $cube }
    .you = You dug up 1 { $cube }
events-excavated_several = { $seat } dug up { $cube }
    .you = You dug up { $cube }
events-gold_claimed = { $seat } claimed Gold! That makes { $total }
    .you = You claimed Gold! That makes { $total }
events-gold_discovered = Gold strike: { $count } more Gold { $count ->
    [one] is
   *[other] are
    } now in the Mine
events-mine_refilled = The Mine ran empty, so { $count ->
    [one] 1 cube went
   *[other] { $count } cubes went
    } back in
events-kept = { $seat } kept 1 { $material }
    .you = You kept 1 { $material }
events-kept_several = { $seat } kept { $material }
    .you = You kept { $material }
events-discarded = { $seat } discarded { $count ->
    [one] 1 cube
   *[other] { $count } cubes
    }
    .you = You discarded { $count ->
    [one] 1 cube
   *[other] { $count } cubes
    }
events-discarded_by_nobody = { "" }
events-offered = { $seat } offered { $to_is ->
    [you] you
   *[other] { $to }
    } { $give } for { $want }
    .you = You offered { $to } { $give } for { $want }
events-traded = { $seat } gave { $to_is ->
    [you] you
   *[other] { $to }
    } { $give } for { $want }
    .you = You gave { $to } { $give } for { $want }
events-countered = { $seat } made { $to_is ->
    [you] you
   *[other] { $to }
    } a counter-offer: { $give } for { $want }
    .you = You made { $to } a counter-offer: { $give } for { $want }
events-declined = { $seat } declined { $to_is ->
    [you] your
   *[other] { $to }'s
    } offer
    .you = You declined { $to }'s offer
events-bonus_taken = { $seat } took 1 { $material } from the discard pile
    .you = You took 1 { $material } from the discard pile
events-machine_sabotaged = { $seat } sabotaged { $owner_is ->
    [you] your
   *[other] { $owner }'s
    } { $machine }
    .you = You sabotaged { $owner }'s { $machine }
events-machines_freed = { $seat } repaired { $count ->
    [one] the sabotaged machine
   *[other] { $count } sabotaged machines
    }
    .you = You repaired { $count ->
    [one] your sabotaged machine
   *[other] your { $count } sabotaged machines
    }
events-automaton_dug = The Automaton digs { $rate ->
    [one] 1 cube
   *[other] { $rate } cubes
    }
events-automaton_grew = The Automaton now digs { $rate ->
    [one] 1 cube
   *[other] { $rate } cubes
    } a turn
events-automaton_grew_several = The Automaton now digs { $rate ->
    [one] 1 cube
   *[other] { $rate } cubes
    } a turn
events-mine_abandoned = Nobody has dug for { $rounds } rounds, so the game is over
events-win_shared = { $winner_is ->
    [you] You share
   *[other] { $winner } shares
    } the win
events-won = { $winner_is ->
    [you] You won the game!
   *[other] { $winner } won the game
    }
events-excavated_by_nobody = The Automaton dug up 1 { $cube }
events-gold_claimed_by_nobody = The Automaton claimed Gold! That makes { $total }
events-excavated_several_by_nobody = The Automaton dug up { $cube }

## zones

zones-mine = the Mine
zones-discard = discard pile
zones-excavated = excavated this turn
zones-undiscovered = undiscovered Gold
zones-steam_pool = Steam pool
zones-stacks = Device stacks
zones-inventory = inventory
zones-machines = machines
zones-used_dynamite = Dynamite set off
zones-automaton = the Automaton
zones-automaton_rate = cubes the Automaton digs in a turn
zones-automaton_gold = the Automaton's Gold
zones-automaton_steam = Steam with the Automaton
zones-last_player = plays last
zones-round = round
zones-excavated_in_round = excavated this round
zones-idle_rounds = rounds in which nobody dug
zones-prep_begun = Prep phase begun
zones-engineered = built cheaply this turn
zones-paid = paid so far
zones-skipped_to_sabotage = phase skipped for sabotage
zones-keeps = Steambots that keep a cube
zones-offers_made = offers made this turn
zones-trades_forgone = not trading this turn
zones-offers_received = offers received this turn
zones-offers_failed = offers that failed this turn
zones-traded_away = traded away this turn
zones-traded_in = traded in this turn
zones-give = offered
zones-want = asked for
zones-winner = won by
zones-profession = Profession
zones-gold = Gold
zones-dynamite = Dynamite

## reasons

reasons-not_now = You can't do that now.
reasons-draft_first = Choose a Profession first.
reasons-draft_is_over = All Professions have been chosen.
reasons-profession_taken = Somebody has that Profession already.
reasons-payment_first = Pay for your machine first.
reasons-steam_first = Load your Steam first, as much as fits.
reasons-answer_first = Answer the offer first.
reasons-sabotage_first = Choose the next machine to sabotage, or stop.
reasons-bonus_first = Take your bonus cube from the discard pile first.
reasons-mine_or_skip = Dig by hand, or skip it.
reasons-end_the_turn = There is nothing left to do but end your turn.
reasons-turn_goes_on = Finish the rest of your turn first.
reasons-building_is_over = You build at the start of your turn; that is over now.
reasons-stack_empty = No card of that Device is left.
reasons-cant_afford = You can't pay for that Device.
reasons-cant_afford_half = You can't pay the Engineer's price for that machine.
reasons-not_engineer = Only the Engineer builds at the lower price.
reasons-engineered_already = The Engineer can do that once a turn.
reasons-dynamite_is_no_machine = Dynamite isn't a machine: even the Engineer pays the full price.
reasons-nothing_to_pay = There is nothing to pay now.
reasons-not_in_cost = That machine doesn't cost that kind of cube.
reasons-paid_already = You have paid all cubes of that kind.
reasons-no_such_cube = You have no cube of that kind.
reasons-steam_comes_later = First finish building, then you get your Steam.
reasons-no_steam_to_load = You have no Steam to load now.
reasons-fuel_comes_later = Load your Steam first, then your Ember.
reasons-fuelling_is_over = Ember goes on Boilers at the end of the Prep phase; that is over now.
reasons-no_such_machine = You have no such machine.
reasons-machine_full = That machine is full of Steam.
reasons-boiler_full = That Boiler has its Ember already.
reasons-no_ember = You have no Ember.
reasons-machine_sabotaged = That machine is sabotaged.
reasons-mining_skipped = The Engineer's lower price costs you this turn's Mining phase.
reasons-mining_is_over = Your Mining phase is over.
reasons-mined_already = You have dug by hand, or skipped it, this turn.
reasons-prep_first = Finish your Prep phase first.
reasons-basic_mining_first = First dig by hand, or skip it. Then use your Devices.
reasons-using_is_over = Devices are used before you keep cubes.
reasons-no_dynamite = You have no Dynamite.
reasons-no_ember_loaded = That Boiler has no Ember.
reasons-too_little_steam = That machine needs more Steam.
reasons-keep_comes_last = You keep cubes at the end of your Mining phase.
reasons-keep_limit = You can't keep any more cubes this turn.
reasons-not_excavated = You dug up no cube of that kind this turn.
reasons-no_such_seat = Nobody sits there.
reasons-offer_to_oneself = You can't trade with yourself.
reasons-automaton_never_trades = The Automaton never trades.
reasons-trades_off = This table plays without trades.
reasons-trades_forgone = You have chosen not to trade this turn.
reasons-offers_used_up = You have made all your offers for this turn.
reasons-offers_failed = That player has declined too many of your offers this turn.
reasons-no_trade_possible = There is nobody to trade with now.
reasons-one_sided = A trade needs cubes on both sides.
reasons-kind_on_both_sides = Each kind of cube can be on one side only.
reasons-you_have_too_few = You don't have the cubes you offer.
reasons-they_have_too_few = They don't have the cubes you want.
reasons-offer_names_no_seat = Say who the offer is for, as in: to seat 2.
reasons-trade_is_cubes_for_cubes = Write a trade as cubes for cubes, as in: 2 iron for ember.
reasons-only_materials_are_traded = You can trade only Iron, Ember and Copper.
reasons-too_many_of_a_kind = A trade has at most 127 cubes of a kind on each side.
reasons-same_terms = That is the same offer. Accept it instead.
reasons-one_counter_offer = You can only accept or decline a counter-offer.
reasons-nothing_offered = There is no offer to answer.
reasons-no_bonus = Only the Capitalist takes a cube after a trade.
reasons-not_in_discard = There is no cube of that kind in the discard pile.
reasons-not_saboteur = Only the Saboteur can do that.
reasons-own_machine = You can't sabotage your own machines.
reasons-sabotaged_already = You have skipped a phase this turn; you can't skip the other one too.
reasons-prep_begun = Your Prep phase has begun, so you can't skip it now.
reasons-prep_skipped_to_sabotage = You skipped this turn's Prep phase for sabotage.
reasons-mining_skipped_to_sabotage = You skipped this turn's Mining phase for sabotage.
reasons-mining_begun = Your Mining phase has begun, so you can't skip it now.
reasons-marked_already = That machine is sabotaged already.

## picture

picture-mine = The Mine: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
    }
picture-discard = Discarded:
picture-undiscovered = { $count } undiscovered
picture-steam_pool = { $count } Steam
picture-devices = Devices left, and what they cost
picture-automaton = The Automaton ({ $level })
picture-rate = digs { $count ->
    [one] 1 cube
   *[other] { $count } cubes
    } a turn
picture-no_machines = no machines yet
picture-excavated = Dug up this turn:
picture-offer = { $player } offers { $to }:
picture-counter = { $player } makes { $to } a counter-offer:
picture-for = for
picture-useless_alone = No use when you play alone: { $professions }
picture-left_to_geothermal = Geothermal Steam to load: { $count }
picture-left_to_load_steam = Geothermal Steam to load: { $count }
picture-left_to_boiler_steam = Steam from the Boiler to load: { $count }
picture-left_to_keep = Cubes you can still keep: { $count }
picture-left_to_pay = Cubes still to pay: { $count }
picture-left_to_sabotage = Machines you can still sabotage: { $count }

## about

about-prospector = Digs more by hand, but gets less geothermal Steam.
about-pilot = Drill Machines need less Steam, but you dig less by hand.
about-engineer = Builds one machine a turn at a lower price, but then doesn't dig that turn.
about-capitalist = Takes a cube from the discard pile with every trade.
about-saboteur = Skips a phase to put an opponent's machine out of action.
about-useless_alone = No use when you play alone.

## picks

picks-profession = profession
picks-machine = machine

## options

options-automaton = The Automaton: an opponent that only digs, faster with every Device that is built. If you play alone, you always meet it.
options-professions = How players get their Professions. Unless they are drafted, a random player begins.
options-trades = How many offers a player can make in a turn. The book sets no limit.

## score

score-gold = Gold
score-machines = machines at the end
score-excavated = cubes excavated
score-kept = cubes kept
score-dynamite = Dynamite set off
score-trades = trades made
