## balance

balance-eyebrow = Rapport d’équilibre
balance-heading = { $title } : comment le jeu se joue
balance-played = { $games } parties pour chaque nombre de joueurs ({ $counts }), bots { $bot } à toutes les places, avec { $name }.
balance-against = Comparé à { $name } avec les mêmes graines.
balance-footer = Graine { $seed }. Options : { $options }. Contenu { $content }. Les moustaches sont des intervalles à 95 %.
balance-kept = critères tenus
balance-missed = critères manqués
balance-unknown = critères encore incertains
balance-got_better = critères améliorés
balance-got_worse = critères dégradés
balance-of_players = { $what }, { $seats } joueurs
balance-count_dominant = contenus dominants
balance-count_dead = contenus morts
balance-turn_order = Ordre du tour
balance-turn_order_explained = Part de victoires selon l’ordre du premier tour : qui joue en premier, en deuxième et ainsi de suite, à n’importe quelle place. Un critère est tenu si tout son intervalle à 95 % (la ligne) est dans la cible (la zone verte), manqué s’il est en dehors, et sinon encore incertain : plus de parties le diraient.
balance-gates = Critères
balance-gates_explained = Un contenu équilibré remplit ces critères. Le point est la valeur mesurée, sa ligne l’intervalle à 95 %, la zone verte la cible.
balance-verdicts_explained = Un critère ne compte comme changé que si la chance n’explique pas la différence ; sur { $gates } critères, { $luck } environ diffèrent par la seule chance.
balance-folded = { $count } critères de plus qui ne demandent qu’un petit minimum, tous tenus
balance-key_target = cible
balance-seats = Places
balance-seats_explained = Part de victoires par place. Là où l’on tire au sort qui commence, elle ne dit rien sur qui joue en premier. La ligne en tirets est la part équitable.
balance-players = { $seats } joueurs
balance-seat = Place { $number }
balance-fair = équitable
balance-flow = Cours des parties
balance-figure = { $seats } joueurs : médiane { $median }, moyenne { $mean }
balance-was = (moyenne avant : { $before })
balance-picks = Ce qui est choisi : { $kind }
balance-picks_explained = Le gain dit de combien de points les places qui choisissent un contenu gagnent plus que leur part équitable. Ce n’en est pas forcément la cause : une place en tête peut se permettre davantage.
balance-all = Tous les { $count }, plus grand gain en haut
balance-overview = Chaque point est un contenu : plus à droite, plus de places le choisissent ; plus haut, elles gagnent plus.
balance-rarely = rarement choisi
balance-often = souvent choisi
balance-content = contenu
balance-rate = places qui le choisissent
balance-lift = gain de victoires, en points
balance-moved = gain { $by }
balance-picked_more = choix { $by }

## figures

figures-rounds = Manches
figures-rounds_explained = La longueur des parties.
figures-lead_changes = Changements de tête
figures-lead_changes_explained = Combien de fois la tête change nettement de place, au début des tours.
figures-decisions_per_turn = Décisions par tour
figures-decisions_per_turn_explained = Combien il y a à faire dans un tour.
figures-choices_per_decision = Choix par décision
figures-choices_per_decision_explained = Combien d’actions permises offre une décision.
figures-settled = Quand les parties sont jouées
figures-settled_explained = La fraction de la partie après laquelle la place gagnante est restée en tête : 0 % dès le début, 100 % seulement au dernier tour.
figures-trades_per_turn = Échanges par tour
figures-trades_per_turn_explained = Échanges de cubes conclus ; un accord compte un, quel que soit le nombre de cubes.
figures-bonus_cubes = Cubes en bonus
figures-bonus_cubes_explained = Cubes que le Capitaliste prend dans la défausse pour ses échanges, par partie.

## marks

marks-dominant = dominant
marks-weak = faible
marks-dead = mort
marks-unseen = jamais vu

## outcomes

outcomes-kept = tenu
outcomes-missed = manqué
outcomes-not_known_yet = encore incertain

## verdicts

verdicts-better = mieux
verdicts-worse = moins bien
verdicts-changed = changé
verdicts-not_distinguishable = pas de différence visible

## ladder

ladder-eyebrow = Échelle
ladder-heading = { $title } : classement des bots
ladder-played = { $games } parties à deux en { $pairings } rencontres, chaque bot à chaque place ; graine { $seed }. Les moustaches sont des intervalles à 95 %.
ladder-ratings = Classement
ladder-ratings_explained = Sur l’échelle Elo, le premier bot à 0 : 200 points de plus font environ trois victoires sur quatre.
ladder-pairings = Rencontres
ladder-pairings_explained = La part de parties gagnées par le bot le mieux classé de chaque rencontre ; la ligne en tirets est la part équitable.
ladder-pairing = { $upper } contre { $lower } ({ $games } parties)

## sweep

sweep-eyebrow = Balayage
sweep-heading = { $title } : { $key }
sweep-played = { $games } parties pour chaque valeur, { $bots }, les mêmes graines pour toutes ; graine { $seed }. Les moustaches sont des intervalles à 95 %.
sweep-figure = Ce que cela change
sweep-figure_explained = La valeur ombrée est l’actuelle ; la ligne en tirets est la part équitable. Des bots égaux se distinguent par l’ordre du tour.
sweep-turn = tour { $number }
sweep-shares = Part de victoires
sweep-rounds = Manches
sweep-rate = Places qui choisissent { $name }
sweep-lift = Gain de victoires des places qui choisissent { $name }

## gates

gates-first_to_play = { $seats } joueurs : le 1er à jouer gagne
gates-second_to_play = { $seats } joueurs : le 2e à jouer gagne
gates-third_to_play = { $seats } joueurs : le 3e à jouer gagne
gates-fourth_to_play = { $seats } joueurs : le 4e à jouer gagne
gates-fifth_to_play = { $seats } joueurs : le 5e à jouer gagne
gates-sixth_to_play = { $seats } joueurs : le 6e à jouer gagne
gates-seat_wins = { $seats } joueurs : la place { $seat } gagne
gates-rounds = { $seats } joueurs : manches, médiane
gates-rounds_alone = médiane des manches à { $seats }
gates-deck_wins = victoires du paquet { $it }
gates-rarest_pilot_named = Pilote le plus rarement acheté ({ $it })
gates-rarest_pilot = Pilote le plus rarement acheté
gates-rarest_minor_named = Exploit mineur le plus rarement pris ({ $it })
gates-rarest_minor = Exploit mineur le plus rarement pris
gates-card_played = carte jouée : { $it }
gates-tile_bought = tuile achetée : { $it }
gates-picked = { $kind } : choix de { $it }
gates-against = { $it } contre { $other }
