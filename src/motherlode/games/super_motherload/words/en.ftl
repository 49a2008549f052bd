title = Super Motherload
blurb = Dig tunnels under Mars, hire Pilots with what you find, and end with the most victory points.
length = about 30 minutes
difficulty = some things to learn

## steps

steps-choose_side = choose a side of the Depth 1 board
    .other = { $seat } is choosing a side of the Depth 1 board
    .when = When I choose a side of the Depth 1 board
steps-pick_deck = choose your deck
    .other = { $seat } is choosing a deck
    .when = When I choose a deck
steps-act = choose an action
    .other = { $seat } is choosing an action
    .when = When I choose an action
steps-drill = choose cards to drill with
    .other = { $seat } is choosing cards to drill with
    .when = When I choose cards to drill with
steps-blast = choose where the bomb goes off
    .other = { $seat } is placing a bomb
    .when = When I place a bomb
steps-swap = choose a Minor Achievement to replace
    .other = { $seat } is replacing a Minor Achievement
    .when = When I may replace a Minor Achievement
steps-stow = choose a stack for your Minerals
    .other = { $seat } is putting Minerals on a stack
    .when = When I put Minerals on a stack
steps-attach_board = add the new board
    .other = { $seat } is adding a board
    .when = When I add a board
steps-buy = buy Pilots
    .other = { $seat } is buying Pilots
    .when = When I buy Pilots
steps-duplicate = choose a Mineral to duplicate
    .other = { $seat } is choosing a Mineral to duplicate
    .when = When I choose a Mineral to duplicate
steps-discard = discard cards down to your hand limit
    .other = { $seat } has too many cards and is discarding some
    .when = When I have too many cards
steps-place_drill = choose where to dig
    .other = { $seat } is choosing where to dig
    .when = When I choose where to dig
steps-place_bomb = choose where the bomb goes off
    .other = { $seat } is placing a bomb
    .when = When I place a bomb
steps-put_tile = choose a stack for the Mineral
    .other = { $seat } is putting a Mineral on a stack
    .when = When I put a Mineral on a stack

## actions

actions-pass = pass
actions-draw = draw cards
actions-side = use side { $it }
actions-pick = take the { $it } deck
actions-drill = drill with { $it } cards
actions-bomb = bomb with { $it }
actions-play = play { $it }
actions-dig = dig { $it }
actions-blast = blast { $it }
actions-stow = put the Minerals on the { $it } stack
actions-buy = buy { $it }
actions-use = use your Artifact: { $it }
actions-duplicate = duplicate { $it }
actions-swap = replace { $it }
actions-claim = claim { $it }
actions-discard = discard { $it }
actions-go_on = done
actions-confirm = discard these cards
actions-leave = leave the Minerals
actions-side-a = use side A
actions-side-b = use side B

## unlisted

unlisted-dig = To leave symbols where they are, name their spaces after “without”, for example: dig c4 across without e4
unlisted-blast = To leave symbols where they are, name their spaces after “without”, for example: blast c4 r0 without c5

## names

names-red = red
names-blue = blue
names-yellow = yellow
names-wild = wild
names-starter-n = starting Pilot { $n }
    .counted = { $count ->
        [one] starting Pilot { $n }
       *[other] { $count } × starting Pilot { $n }
    }
names-red-n = red Pilot { $n }
    .counted = { $count ->
        [one] red Pilot { $n }
       *[other] { $count } × red Pilot { $n }
    }
names-blue-n = blue Pilot { $n }
    .counted = { $count ->
        [one] blue Pilot { $n }
       *[other] { $count } × blue Pilot { $n }
    }
names-yellow-n = yellow Pilot { $n }
    .counted = { $count ->
        [one] yellow Pilot { $n }
       *[other] { $count } × yellow Pilot { $n }
    }
names-wild-n = wild Pilot { $n }
    .counted = { $count ->
        [one] wild Pilot { $n }
       *[other] { $count } × wild Pilot { $n }
    }
names-red-to-hand = the red Pilot straight to your hand, with an Artifact
names-blue-to-hand = the blue Pilot straight to your hand, with an Artifact
names-yellow-to-hand = the yellow Pilot straight to your hand, with an Artifact
names-wild-to-hand = the wild Pilot straight to your hand, with an Artifact
names-demolition = Demolition
names-courier = Courier
names-archaeology = Archaeology
names-survey = Survey
names-iron = Iron
    .a = an Iron
names-gold = Gold
    .a = a Gold
names-platinum = Platinum
    .a = a Platinum
names-emerald = Emerald
    .a = an Emerald
names-ruby = Ruby
    .a = a Ruby
    .counted = { $count ->
        [one] 1 Ruby
       *[other] { $count } Rubies
    }
names-diamond = Diamond
    .a = a Diamond
    .counted = { $count ->
        [one] 1 Diamond
       *[other] { $count } Diamonds
    }
names-extra_action = an extra action
names-two_cards = draw 2 cards
names-bomb_and_card = a Bomb Token and a card
names-free_platinum = a Platinum
names-gold_and_card = a Gold and a card
names-duplicator = duplicate a Mineral
names-into_hand = a new Pilot straight to your hand
names-trophy = a trophy worth 3 VP
names-depth-1-a = Depth 1, Old Quarry
names-depth-1-b = Depth 1, Twin Shafts
names-depth-2-a = Depth 2, Gold Seam
names-depth-2-b = Depth 2, Sieve
names-depth-3-a = Depth 3, Vault
names-depth-3-b = Depth 3, Cleft
names-depth-4-a = Depth 4, Core
names-depth-4-b = Depth 4, Abyss
names-hand = the hand
    .own = your hand
    .their = their hand
names-discard = the discard
    .own = your discard pile
    .their = their discard pile
names-across = across
names-down = down
names-r0 = as printed
names-r1 = turned right
names-r2 = turned round
names-r3 = turned left
names-m0 = flipped
names-m1 = flipped, turned right
names-m2 = flipped, turned round
names-m3 = flipped, turned left
names-demolition_crew = Demolition Crew
names-deep_divers = Deep Divers
names-sun_chasers = Sun Chasers
names-free_spirits = Free Spirits
names-full_house = Full House
names-fire_and_ice = Fire and Ice
names-hazard_team = Hazard Team
names-green_machine = Green Machine
names-three_wings = Three Wings
names-old_guard = Old Guard
names-rock_breaker = Rock Breaker
names-big_bang = Big Bang
names-pay_dirt = Pay Dirt
names-long_haul = Long Haul
names-steel_nerves = Steel Nerves
names-hard_head = Hard Head
names-bulk_load = Bulk Load
names-jackpot = Jackpot
names-mixed_bag = Mixed Bag
names-seam_runner = Seam Runner
names-iron_works = Iron Works
names-gold_rush = Gold Rush
names-platinum_card = Platinum Card
names-green_fever = Green Fever
names-red_fever = Red Fever
names-crown_jewels = Crown Jewels
names-well_spread = Well Spread
names-powder_keg = Powder Keg
names-collector = Collector
names-shopping_spree = Shopping Spree
names-random = random
names-artifacts = Artifacts
names-bombs = Bomb Tokens
names-cards = cards
names-drilled = spaces drilled
names-drilled_rock = Rock drilled
names-drilled_steel = Steel Plates drilled
names-bombed = spaces bombed
names-bombed_rock = Rock bombed
names-bombed_minerals = Minerals by bomb
names-symbols = symbols covered
names-seams = tunnels across the seam
names-actions = actions
names-cards_drawn = cards drawn
names-cards_played = cards played
names-bomb_tokens = Bomb Tokens taken
names-artifacts_used = Artifacts used
names-pilots = Pilots bought
names-chosen = chosen
names-book = as in the book
names-all = all four

## starters

starters-red = red starting Pilot
starters-blue = blue starting Pilot
starters-yellow = yellow starting Pilot
starters-wild = wild starting Pilot

## goals

goals-iron = collect { $count } Iron
goals-gold = collect { $count } Gold
goals-platinum = collect { $count } Platinum
goals-emerald = collect { $count } Emerald
goals-ruby = collect { $count } Ruby
goals-diamond = collect { $count } Diamond
goals-minerals = collect { $count ->
    [one] 1 Mineral
   *[other] { $count } Minerals
    }
goals-mineral_kinds = collect { $count } different Minerals
goals-value = collect Minerals worth ${ $count }
goals-covered = dig { $count } spaces
goals-drilled = drill { $count } spaces
goals-bombed = bomb { $count } spaces
goals-rock = dig through { $count } Rock
goals-drilled_rock = drill through { $count } Rock
goals-bombed_rock = bomb { $count } Rock
goals-drilled_steel = drill through { $count ->
    [one] 1 Steel Plate
   *[other] { $count } Steel Plates
    }
goals-bombed_minerals = collect { $count ->
    [one] 1 Mineral
   *[other] { $count } Minerals
    } with bombs
goals-symbols = dig { $count ->
    [one] 1 space
   *[other] { $count } spaces
    } with a Bomb, card or Artifact symbol
goals-seams = dig across the seam between two boards { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
    }
goals-cards_played = use { $count ->
    [one] 1 card
   *[other] { $count } cards
    } to dig
goals-artifacts = take { $count ->
    [one] 1 Artifact
   *[other] { $count } Artifacts
    }
goals-actions = take { $count ->
    [one] 1 action
   *[other] { $count } actions
    }
goals-bombs = set off { $count ->
    [one] 1 bomb
   *[other] { $count } bombs
    }
goals-pilots = buy { $count ->
    [one] 1 Pilot
   *[other] { $count } Pilots
    }
goals-cards_drawn = draw { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
goals-bomb_tokens = take { $count ->
    [one] 1 Bomb Token
   *[other] { $count } Bomb Tokens
    }
goals-artifacts_used = use { $count ->
    [one] 1 Artifact
   *[other] { $count } Artifacts
    }

## held

held-iron = have { $count } Iron on your cards
held-gold = have { $count } Gold on your cards
held-platinum = have { $count } Platinum on your cards
held-emerald = have { $count } Emerald on your cards
held-ruby = have { $count } Ruby on your cards
held-diamond = have { $count } Diamond on your cards
held-minerals = have { $count ->
    [one] 1 Mineral
   *[other] { $count } Minerals
    } on your cards
held-value = have Minerals worth ${ $count } on your cards
held-stacks = have Minerals on { $count ->
    [one] 1 stack
   *[other] { $count } stacks
    }
held-bomb_tokens = have { $count ->
    [one] 1 Bomb Token
   *[other] { $count } Bomb Tokens
    }
held-artifacts = have { $count ->
    [one] 1 Artifact
   *[other] { $count } Artifacts
    }
held-hand = have { $count ->
    [one] 1 card
   *[other] { $count } cards
    } in your hand
held-pilots = own { $count ->
    [one] 1 Pilot that you bought
   *[other] { $count } Pilots that you bought
    }

## within

within-action = in one action
within-turn = in one turn
within-held = { "" }

## bonuses

bonuses-draw_1 = draw 1 card
bonuses-draw_2 = draw 2 cards
bonuses-bomb = take a Bomb Token
bonuses-corner = may connect at a corner
bonuses-rock = drills through Rock
bonuses-split = Minerals may go on different stacks
bonuses-swap = replace a Minor Achievement
bonuses-hand = goes to your hand
bonuses-action = one more action
bonuses-duplicate = duplicate a Mineral
bonuses-none = { "" }

## decks

decks-demolition = big bombs, plenty of them, and drills that go through Rock
decks-courier = few Drill Icons, but lots of cards
decks-archaeology = new Pilots come straight to your hand or bring a Mineral
decks-survey = wild icons, tunnels around corners, and Minerals on any stack

## picture

picture-no_board = There is no board yet.
picture-bought_out = sold out
picture-icons = icons
picture-pattern = bomb
picture-points = VP
picture-for_sale = Pilots to buy
picture-when_bought = when bought:
picture-legend = * Bomb ? Artifact 1 2 cards # Rock RBY Steel

## events

events-deck_picked = { $seat } plays the { $deck } deck
    .you = You play the { $deck } deck
events-board_added = New board: { $board }
events-board_removed = { $board } leaves the table, tunnels and all
events-turn_began = { $seat }'s turn (round { $round })
    .you = Your turn (round { $round })
events-passed = { $seat } passed
    .you = You passed
events-drew = { $seat } drew a card
    .you = You drew a card
events-drew_several = { $seat } drew { $times } cards
    .you = You drew { $times } cards
events-reshuffled = { $seat } shuffled the discard pile into a new Draw Deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
    .you = You shuffled your discard pile into a new Draw Deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
events-card_played = { $seat } used the { $card }
    .you = You used the { $card }
events-card_played_several = { $seat } used { $card }
    .you = You used { $card }
events-drilled = { $seat } drilled { $direction } from { $cell }, { $length ->
    [one] 1 space
   *[other] { $length } spaces
    } long
    .you = You drilled { $direction } from { $cell }, { $length ->
    [one] 1 space
   *[other] { $length } spaces
    } long
events-bombed = { $seat } bombed { $length ->
    [one] 1 space
   *[other] { $length } spaces
    } at { $cell }
    .you = You bombed { $length ->
    [one] 1 space
   *[other] { $length } spaces
    } at { $cell }
events-space_covered = { "" }
events-collected = { $seat } dug up { $mineral_a }
    .you = You dug up { $mineral_a }
events-collected_several = { $seat } dug up { $mineral }
    .you = You dug up { $mineral }
events-tiles_lost = { $seat } lost { $minerals }: there was no card left to put them on
    .you = You lost { $minerals }: you have no card left to put Minerals on
events-bomb_taken = { $seat } took a Bomb Token and now has { $bombs }
    .you = You took a Bomb Token and now have { $bombs }
events-no_bomb_left = There was no Bomb Token left for { $seat }
    .you = There was no Bomb Token left for you
events-artifact_taken = { $seat } took an Artifact
    .you = You took an Artifact
events-artifact_used = { $seat } used an Artifact: { $artifact }
    .you = You used an Artifact: { $artifact }
events-stowed = { $seat } put { $minerals } on the { $stack } stack
    .you = You put { $minerals } on the { $stack } stack
events-bought = { $seat } bought the { $card }, which goes to { $to_their }
    .you = You bought the { $card }, which goes to { $to_own }
events-action_gained = { $seat } gets one more action
    .you = You get one more action
events-duplicated = { $seat } duplicated { $mineral_a }
    .you = You duplicated { $mineral_a }
events-major_claimed = { $seat } claimed the Major Achievement { $major }
    .you = You claimed the Major Achievement { $major }
events-minor_claimed = { $seat } claimed the Minor Achievement { $minor }
    .you = You claimed the Minor Achievement { $minor }
events-minor_swapped = { $seat } put { $minor } back under the Minor Achievements
    .you = You put { $minor } back under the Minor Achievements
events-minor_revealed = New Minor Achievement: { $minor }
events-last_artifact_found = { $seat } found the last Artifact. The game ends after this turn
    .you = You found the last Artifact. The game ends after this turn
events-discarded = { $seat } discarded the { $card }
    .you = You discarded the { $card }
events-discarded_several = { $seat } discarded { $card }
    .you = You discarded { $card }
events-scored = { $seat } has { $points } VP
    .you = You have { $points } VP
events-won = { $seat } won the game
    .you = You won the game!
events-nobody_dug = Nobody has dug for { $rounds } rounds, so the game is over
events-symbol_declined = { $seat } left the symbol on { $cell }
    .you = You left the symbol on { $cell }
events-tiles_left = { $seat } left { $minerals } behind
    .you = You left { $minerals } behind

## zones

zones-starting_player = starting player
zones-upper_board = upper board
zones-lower_board = lower board
zones-above = surface or tunnels above
zones-covered = tunnels
zones-seam = tunnels across the seam
zones-spaces = spaces
zones-artifact_spaces_left = Artifact spaces left
zones-last_turn = last turn
zones-bomb_supply = Bomb Tokens in the supply
zones-artifact_supply = Artifact Tiles in the supply
zones-used_artifacts = used Artifacts
zones-majors = Major Achievements
zones-minors = Minor Achievements
zones-minor_deck = Minor Achievement deck
zones-under_minor_deck = put under the Minor deck
zones-actions_left = actions left
zones-major_taken = Major taken this turn
zones-minor_taken = Minor taken this turn
zones-action_facts = done in this action
zones-turn_facts = done in this turn
zones-loot = Minerals to put on a stack
zones-found = dug up
zones-deck = deck
zones-draw_deck = Draw Deck
zones-hand = hand
zones-played = chosen cards
zones-discard = discard
zones-bought = bought Pilots
zones-minerals = Minerals on stacks
zones-bombs = Bomb Tokens
zones-artifacts = Artifacts
zones-majors_won = Major Achievements
zones-minors_won = Minor Achievements
zones-points = VP everybody can see
zones-final_score = final VP
zones-won = won
zones-round = round
zones-in_action = in the middle of an action
zones-covered_this_round = spaces covered this round
zones-idle_rounds = rounds in a row without digging
zones-held_before_buys = Minerals across all cards before a buy
zones-tiles_before_buys = all Minerals before a buy
zones-value_before_buys = worth of all Minerals before a buy
zones-missed = turned up too late for this action

## reasons

reasons-board_first = Choose a side of the board first.
reasons-deck_first = Choose the decks first.
reasons-drill_first = Finish your drill first: choose cards or a place.
reasons-bomb_first = Choose a place for your bomb first.
reasons-swap_first = Replace a Minor Achievement first.
reasons-stow_first = Put your Minerals on a stack first.
reasons-buy_first = Buy the Pilots that are paid for first.
reasons-duplicate_first = Choose a Mineral to duplicate first.
reasons-discard_first = Your actions are over. Discard down to your hand limit.
reasons-picking_is_over = Everybody has a deck already.
reasons-not_end_of_turn = You discard cards only at the end of your turn.
reasons-minor_not_face_up = That Minor Achievement is not on display.
reasons-no_swap = You can't replace a Minor Achievement now.
reasons-nothing_to_match = You have no Mineral to duplicate.
reasons-no_duplicate = You can't duplicate a Mineral now.
reasons-nothing_to_buy = There is nothing to buy now.
reasons-nothing_to_stow = You have no Minerals to put on a stack.
reasons-no_bomb_chosen = Choose a red Pilot to bomb with first.
reasons-no_drill_chosen = Choose a colour to drill with first.
reasons-no_actions_left = You have no actions left.
reasons-actions_left = You still have actions. Pass if you don't want them.
reasons-deck_taken = Somebody has that deck already.
reasons-no_board_to_add = No board can be added now.
reasons-side_is_random = At this table the sides are random.
reasons-drill_fits_nowhere = A tunnel of that length fits nowhere.
reasons-no_card_of_colour = You have no card of that colour, and no wild one.
reasons-no_bomb_token = You have no Bomb Token.
reasons-card_not_in_hand = You don't have that card in hand.
reasons-no_bomb_pattern = That card has no Bomb Pattern.
reasons-bomb_fits_nowhere = That Bomb Pattern fits nowhere.
reasons-other_colour = That card has icons of another colour.
reasons-cards_in_order = Choose the cards in the order of your deck.
reasons-no_cards_chosen = Choose cards first.
reasons-single_space_lies_across = A single space is always dug across.
reasons-same_as_another_turning = Turned like that it is the same shape as another way round.
reasons-leaves_the_boards = That would leave the boards.
reasons-already_covered = One of those spaces is dug already.
reasons-rock_not_drilled = You can't drill through Rock.
reasons-steel_not_bombed = You can't bomb a Steel Plate.
reasons-steel_of_another = There is a Steel Plate of another colour.
reasons-not_connected = It has to touch a tunnel or the surface.
reasons-card_beneath = The duplicate can't go on the card beneath the one you just bought.
reasons-stack_bought_out = That stack is sold out.
reasons-not_paid = The Minerals on that card don't pay for it yet.
reasons-no_such_artifact = You don't have that Artifact.
reasons-after_the_bonus = First comes the card you just paid for.
reasons-one_major_a_turn = You can claim one Major Achievement a turn.
reasons-one_minor_a_turn = You can claim one Minor Achievement a turn.
reasons-not_face_up = That Achievement is not on display.
reasons-goal_not_met = You haven't met its goal.
reasons-tile_first = Put your Mineral on a stack first.
reasons-nothing_to_confirm = There is nothing to do before you place it. Choose the place.
reasons-no_cards_to_confirm = You aren't choosing cards for a drill or a bomb.
reasons-bonuses_first = These cards have bonuses that come first. Discard the cards.
reasons-cards_are_discarded = The cards of this drill are discarded already.
reasons-no_symbol_there = There is no Bomb, Artifact or card symbol under the tunnel on that space.
reasons-no_such_space = There is no space with that name.
reasons-write_declined_spaces_after_without = Write it like this: dig c4 across without e4, or: blast c4 r1 without d4 e5.
reasons-bonus_tile_stays = A Mineral from an Artifact or a bonus has to go on a stack.
reasons-turned_up_too_late = That Achievement came up after the action that met its goal.

## picks

picks-deck = deck
picks-pilot = pilot
picks-major = major
picks-minor = minor
picks-artifact = artifact

## options

options-decks = Everybody picks a deck, the last player first, or the decks are dealt at random.
options-starting_player = Who begins: the player who dug a hole last in real life, by seat, or a random player.
options-sides = The players choose the sides of the boards, as in the book, or the sides are random.
options-depths = Boards for two players: Depths 1, 2 and 4 as in the book, or all four. Three and four players always use all.
options-hand_scores = Cards in your hand count at the end. In the book only the Draw Deck and the discard pile do.

## score

score-points = Victory Points
score-pilots = Pilots
score-majors = Major Achievements
score-minors = Minor Achievements
score-artifacts = Artifacts
score-hand = cards left in hand
score-spaces = spaces dug
score-minerals = Minerals collected
score-bought = Pilots bought
score-artifacts_found = Artifacts found
