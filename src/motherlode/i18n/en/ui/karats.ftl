## karats

karats-mine = The Mine, { $count ->
    [one] 1 cube
   *[other] { $count } cubes
    }
karats-stack = { $device }: { $count } left, costs { $cost }
karats-machine = { $count ->
    [one] { $machines } with { $fuel } { $kind }
   *[other] { $machines }, each with { $fuel } { $kind }
    }
karats-machine_sabotaged = { $count ->
    [one] { $machines } with { $fuel } { $kind }, sabotaged
   *[other] { $machines }, each with { $fuel } { $kind }, sabotaged
    }
karats-seat = { $name }: offer a trade
karats-gold = { $count } of { $to } Gold
karats-no_machines = no machines yet
karats-reserves = Gold and Steam in reserve
karats-rate = digs { $rate ->
    [one] 1 cube
   *[other] { $rate } cubes
    } a turn ({ $level })
karats-professions = Professions
karats-offer = The offer
karats-gives = { $name } gives
karats-trade = Trade
karats-trade_with = Trade with { $name }
karats-counter = Make a counter-offer
karats-give_more = give one more { $kind }
karats-give_fewer = give one { $kind } fewer
karats-want_more = ask for one more { $kind }
karats-want_fewer = ask for one { $kind } fewer
karats-propose = Make the offer
karats-drop = Cancel
karats-no_terms = Choose cubes on both sides. Each kind can be on one side only.
karats-reference = Turn and costs
karats-prep = Prep phase
karats-mining = Mining phase
karats-any_time = At any time in your turn: trade.
karats-turn_build = Build Devices
karats-turn_steam = Geothermal Steam: { $count }, loaded at once
karats-turn_fuel = Load Ember onto Boilers
karats-turn_mine = Dig { $count ->
    [one] 1 cube
   *[other] { $count } cubes
    } by hand
karats-turn_use = Use Devices
karats-turn_keep = Keep { $count ->
    [one] 1 cube
   *[other] { $count } cubes
    }, and 1 more for each Steambot told to keep
karats-does_drill = Digs { $excavate } cubes for each Steam beyond { $overhead }: up to { $most } with { $steam } Steam.
karats-does_steambot = With 1 Steam it digs { $excavate } cube or lets you keep { $keep } more.
karats-does_boiler = Turns 1 Ember into { $steam } Steam for your machines.
karats-does_dynamite = Digs { $count } cubes once, then it is gone. It needs no fuel.
karats-digs_now = Digs { $count } cubes now.
karats-needs_steam = Not enough fuel: it needs { $steam } Steam.
karats-needs_ember = No fuel: it needs 1 Ember.
karats-goal = be the first to claim { $to } Gold.
karats-phase_build = Build
karats-phase_steam = Fuel
karats-phase_mine = Mine
karats-phase_use = Use Devices
karats-phase_keep = Keep
karats-phase_end = Trade, end
karats-only_dirt = Only Dirt: nothing to keep
