## super_motherload

super_motherload-mine = The mine
super_motherload-mine_places = The mine. Arrow keys move the tunnel, R turns it, Page Up and Page Down go through all places, Enter digs.
super_motherload-mine_look = The mine. Arrow keys look around.
super_motherload-tunnel = tunnel
super_motherload-nothing = nothing
super_motherload-choose_place = { $count } places. Point at one and click. R or a right click turns the tunnel.
super_motherload-artifacts_left = Artifact spaces left before the mine goes deeper: { $count }
super_motherload-turn = Turn
super_motherload-dig_here = Dig here
super_motherload-icons = { $count ->
    [one] 1 Drill Icon
   *[other] { $count } Drill Icons
    }
super_motherload-drill_bonus = when drilling: { $what }
super_motherload-buy_bonus = when bought: { $what }
super_motherload-pattern = Bomb Pattern of { $count } spaces
super_motherload-cost = costs ${ $cost }
super_motherload-points = { $points } VP
super_motherload-actions_left = Actions left: { $count }
super_motherload-draw_deck = Draw Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
super_motherload-discard = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
super_motherload-chosen = Chosen cards
super_motherload-put_back = Put back: { $card }
super_motherload-empty_hand = no cards in hand
super_motherload-drill = drill
super_motherload-bomb = bomb
super_motherload-stacks = Pilots to buy
super_motherload-stack = { $card }. On it: { $tiles }, worth ${ $value }; ${ $missing } missing
super_motherload-sold_out = All { $colour } Pilots are bought
super_motherload-missing = ${ $missing } to go
super_motherload-paid = paid for
super_motherload-achievements = Achievements
super_motherload-major = Major Achievement { $name }: { $needs } Pilots; { $points } VP
super_motherload-minor = Minor Achievement { $name }: { $goal } ({ $have } of { $count }); { $points } VP
super_motherload-minor_deck = { $count ->
    [one] 1 more Minor Achievement
   *[other] { $count } more Minor Achievements
    } in the deck
super_motherload-kit = Bomb Tokens and Artifacts
super_motherload-bombs = Bomb Tokens: { $count }
super_motherload-no_artifacts = no Artifacts
super_motherload-all_cards = All its cards
super_motherload-cart = Put on a stack:
super_motherload-take_symbols = Take these symbols
super_motherload-take_symbol = Take { $symbol } on { $space }
super_motherload-turn_about = R, a right click or this button turns it
super_motherload-goal = have the most Victory Points when the last Artifact is found.
super_motherload-phase_first = First action
super_motherload-phase_last = Last action
super_motherload-phase_discard = Discard

## super_motherload ground

super_motherload-ground-dirt_1 = Dirt
super_motherload-ground-dirt_2 = Dirt
super_motherload-ground-dirt_3 = Dirt
super_motherload-ground-dirt_4 = Dirt
super_motherload-ground-rock = Rock
super_motherload-ground-red_steel = red Steel Plate
super_motherload-ground-blue_steel = blue Steel Plate
super_motherload-ground-yellow_steel = yellow Steel Plate
super_motherload-ground-iron = Iron
super_motherload-ground-gold = Gold
super_motherload-ground-platinum = Platinum
super_motherload-ground-emerald = Emerald
super_motherload-ground-ruby = Ruby
super_motherload-ground-diamond = Diamond
super_motherload-ground-bomb = Bomb Token
super_motherload-ground-artifact = Artifact
super_motherload-ground-draw_1 = draw 1 card
super_motherload-ground-draw_2 = draw 2 cards

## super_motherload about

super_motherload-about-demolition = Big bombs, plenty of them, and drills that go straight through Rock.
super_motherload-about-courier = Few Drill Icons, but your hand is hardly ever empty.
super_motherload-about-archaeology = New Pilots come straight to your hand or bring a Mineral along.
super_motherload-about-survey = Wild icons, tunnels around corners, and Minerals on any stacks you like.
super_motherload-about-extra_action = one more action this turn
super_motherload-about-two_cards = draw 2 cards
super_motherload-about-bomb_and_card = take a Bomb Token and draw 1 card
super_motherload-about-free_platinum = put a Platinum on any stack
super_motherload-about-gold_and_card = put a Gold on any stack and draw 1 card
super_motherload-about-duplicator = take one more of a Mineral that lies on your stacks
super_motherload-about-into_hand = a Pilot you buy comes straight to your hand
super_motherload-about-trophy = worth 3 VP at the end, no other use
super_motherload-side = Side { $side }: { $name }

## super_motherload does

super_motherload-does-drill = { $count ->
    [one] Drills 1 space
   *[other] Drills { $count } spaces
    }, together with other cards of one colour even more.
super_motherload-does-wild = Goes with any colour.
super_motherload-does-when_drilled = When you drill with it: { $what }.
super_motherload-does-bomb = { $tokens ->
    [0] As a bomb it clears { $count } spaces, Rock too; you have no Bomb Token for that.
    [one] As a bomb it clears { $count } spaces, Rock too, and takes your only Bomb Token.
   *[other] As a bomb it clears { $count } spaces, Rock too, and takes 1 of your { $tokens } Bomb Tokens.
    }
super_motherload-does-missing = Minerals worth ${ $missing } more on this stack, and the Pilot is yours.
super_motherload-does-paid = It is paid for: the Pilot comes right after this action.
super_motherload-does-when_bought = When you buy it: { $what }.
super_motherload-does-points = { $points } VP.
super_motherload-does-goal_missing = You still need: { $missing }. Then you can take it in your turn.
super_motherload-does-goal_met = You have done it: take it in your turn. One Major and one Minor a turn, no more.
super_motherload-does-goal_so_far = To do: { $goal }. So far { $have } of { $count }.
super_motherload-does-token = A bomb takes 1 Token and a red card with a Bomb Pattern. { $cards ->
    [0] You have no such card in hand.
    [one] You have 1 such card in hand.
   *[other] You have { $cards } such cards in hand.
    }
super_motherload-does-artifact = At any time in your turn, without an action: { $about }.
super_motherload-does-deck = Drawing is an action and gives you { $count ->
    [one] 1 card
   *[other] { $count } cards
    }. When the deck is empty, your discard pile is shuffled.

## super_motherload needs

super_motherload-needs-rock = Rock (only a bomb clears it, or a card that drills Rock)
super_motherload-needs-red_steel = red Steel Plate (only red drills get through)
super_motherload-needs-blue_steel = blue Steel Plate (only blue drills get through)
super_motherload-needs-yellow_steel = yellow Steel Plate (only yellow drills get through)
