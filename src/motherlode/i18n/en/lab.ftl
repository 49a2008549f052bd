## balance

balance-eyebrow = Balance report
balance-heading = { $title }: how it plays
balance-played = { $games } games for each number of players ({ $counts }), { $bot } bots on every seat, with { $name }.
balance-against = Compared with { $name } on the same seeds.
balance-footer = Seed { $seed }. Options: { $options }. Content { $content }. Whiskers are 95 % intervals.
balance-kept = gates kept
balance-missed = gates missed
balance-unknown = gates not known yet
balance-got_better = gates got better
balance-got_worse = gates got worse
balance-of_players = { $what }, { $seats } players
balance-count_dominant = dominant content
balance-count_dead = dead content
balance-turn_order = Turn order
balance-turn_order_explained = Win shares by place in the order of first turns: who plays first, second and so on, whatever the seat. A gate is kept if its whole 95 % interval (the line) lies in the target (the green area), missed if it lies outside, and otherwise not known yet: more games would tell.
balance-gates = Gates
balance-gates_explained = Gates are criteria that balanced content meets. The dot is the measured value, its line the 95 % interval, the green area the target.
balance-verdicts_explained = A gate counts as changed only if luck can't explain the difference; of { $gates } gates about { $luck } differ by luck alone.
balance-folded = { $count } more gates that only demand a small minimum, all kept
balance-key_target = target
balance-seats = Seats
balance-seats_explained = Win shares by seat. Where the start is drawn by lot they say nothing about who plays first. The dashed line is a fair share.
balance-players = { $seats } players
balance-seat = Seat { $number }
balance-fair = fair
balance-flow = Course of the games
balance-figure = { $seats } players: median { $median }, mean { $mean }
balance-was = (mean was { $before })
balance-picks = What is picked: { $kind }
balance-picks_explained = Lift is how many percentage points more than their fair share the seats win that pick it. It is not necessarily a cause: a seat that is ahead can afford more.
balance-all = All { $count }, highest lift on top
balance-overview = Each dot is a piece of content: to the right more seats pick it, higher up they win more.
balance-rarely = rarely picked
balance-often = often picked
balance-content = content
balance-rate = seats that pick it
balance-lift = win lift, in points
balance-moved = lift { $by }
balance-picked_more = picks { $by }

## figures

figures-rounds = Rounds
figures-rounds_explained = The length of games.
figures-lead_changes = Lead changes
figures-lead_changes_explained = How often the lead changes clearly from one seat to another, at the start of turns.
figures-decisions_per_turn = Decisions per turn
figures-decisions_per_turn_explained = How much there is to do in a turn.
figures-choices_per_decision = Choices per decision
figures-choices_per_decision_explained = How many legal actions a decision has.
figures-settled = When games are settled
figures-settled_explained = The fraction of the game after which the winner led until the end: 0 % from the start, 100 % only in the last turn.
figures-trades_per_turn = Trades per turn
figures-trades_per_turn_explained = Agreed exchanges of cubes; one exchange is one trade, however many cubes.
figures-bonus_cubes = Bonus cubes
figures-bonus_cubes_explained = Cubes that the Capitalist takes from the discard pile for trades, in a game.

## marks

marks-dominant = dominant
marks-weak = weak
marks-dead = dead
marks-unseen = not seen

## outcomes

outcomes-kept = kept
outcomes-missed = missed
outcomes-not_known_yet = not known yet

## verdicts

verdicts-better = better
verdicts-worse = worse
verdicts-changed = changed
verdicts-not_distinguishable = not distinguishable

## ladder

ladder-eyebrow = Ladder
ladder-heading = { $title }: ratings of bots
ladder-played = { $games } two-player games in { $pairings } pairings, every bot on every seat; seed { $seed }. Whiskers are 95 % intervals.
ladder-ratings = Ratings
ladder-ratings_explained = On the Elo scale with the first bot at 0: 200 points more mean about three wins in four.
ladder-pairings = Pairings
ladder-pairings_explained = The share of games won by the higher-rated bot of each pairing; the dashed line is a fair share.
ladder-pairing = { $upper } against { $lower } ({ $games } games)

## sweep

sweep-eyebrow = Sweep
sweep-heading = { $title }: { $key }
sweep-played = { $games } games for each value, { $bots }, the same seeds for all; seed { $seed }. Whiskers are 95 % intervals.
sweep-figure = What it changes
sweep-figure_explained = The shaded value is the current one; the dashed line is a fair share. Equal bots are distinguished by turn order.
sweep-turn = turn { $number }
sweep-shares = Win share
sweep-rounds = Rounds
sweep-rate = Seats that pick { $name }
sweep-lift = Win lift of seats that pick { $name }

## gates

gates-first_to_play = { $seats } players: 1st to play wins
gates-second_to_play = { $seats } players: 2nd to play wins
gates-third_to_play = { $seats } players: 3rd to play wins
gates-fourth_to_play = { $seats } players: 4th to play wins
gates-fifth_to_play = { $seats } players: 5th to play wins
gates-sixth_to_play = { $seats } players: 6th to play wins
gates-seat_wins = { $seats } players: seat { $seat } wins
gates-rounds = { $seats } players: rounds, median
gates-rounds_alone = median rounds of { $seats } players
gates-deck_wins = wins of the { $it } deck
gates-rarest_pilot_named = rarest Pilot bought ({ $it })
gates-rarest_pilot = rarest Pilot bought
gates-rarest_minor_named = rarest Minor claimed ({ $it })
gates-rarest_minor = rarest Minor claimed
gates-card_played = card played: { $it }
gates-tile_bought = tile bought: { $it }
gates-picked = { $kind } picked: { $it }
gates-against = { $it } against { $other }
