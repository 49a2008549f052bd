## replay

replay-title = Relecture
replay-about = Ouvre une partie enregistrée pour la revoir pas à pas, ou pour continuer à jouer à partir de n’importe où.
replay-coming = La partie se charge…
replay-rest = { $count ->
    [one] { $count } coup est là,
   *[other] { $count } coups sont là,
    } le reste se charge…
replay-stalled = { $count ->
    [one] { $count } coup est là.
   *[other] { $count } coups sont là.
    } Le reste n’a pas pu être chargé ; nouvel essai.
replay-upload = Fichier de la partie
replay-other = En ouvrir une autre
replay-download = Télécharger la partie
replay-of = Relecture : { $game }
replay-controls = Commandes de la relecture
replay-play = Lire
replay-pause = Pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-turn_back = Tour précédent
replay-turn_forward = Tour suivant
replay-at = Coup { $number } sur { $total }
replay-turn = Tour
replay-play_on = M’entraîner à partir d’ici
replay-practice_about = Des bots jouent aux autres places, et tout ce qui est caché reste tel quel. La table est marquée comme entraînement, et personne ne peut être invité.
replay-invite = Continuer avec d’autres
replay-invite_about = Les autres places sont ouvertes à tous ceux à qui tu envoies le lien. Tout ce qui est caché est redistribué, pour tout le monde.
replay-choose_seats = Choisir les places
replay-seats = Qui s’assied où après le coup { $number }
replay-kind = Comment cela continue
replay-cancel = Annuler
replay-not_over = La partie enregistrée s’ouvre quand la partie est finie.
replay-unreadable = Ce fichier n’est pas une partie enregistrée.
replay-copy_link = Copier le lien vers cette position
replay-no_link = Cette partie est trop longue pour un lien. Envoie plutôt le fichier.
replay-bad_link = Ce lien ne contient pas de partie. Il a peut-être été coupé.

## analysis

analysis-open = Revenir sur la partie
analysis-looking = Examen des choix, une minute au plus ...
analysis-win_probability = Chances de gagner au fil de la partie
analysis-chart = Chances de gagner de chaque place, 0 % en bas, 100 % en haut
analysis-ledger = Chance et adresse
analysis-sum = Première probabilité de gagner + choix propres + les choix des autres + chance = résultat. Un choix seul coûte cher s’il a perdu, face au meilleur trouvé, plus que la chance ne l’explique ; parmi les choix d’une place en un tour, seul le plus cher compte. Tous les autres choix d’une place sont mesurés en une somme, face à ce que les essais auraient choisi ; ± en est l’intervalle à 95 %, et un intervalle qui contient 0 compte pour 0. Le reste est de la chance, et des effets trop petits pour s’en distinguer. Les essais jouent la suite comme ceux de la recherche ; quelqu’un d’un autre style peut tirer plus ou moins d’un choix. Si la partie n’est pas finie, le résultat est la dernière probabilité de gagner.
analysis-costly = Choix les plus chers
analysis-judged = { $judged } choix sur { $decisions } ont été jugés, d’après ce que la place savait alors : { $iterations } itérations de recherche de la meilleure action et, si c’en était une autre, au moins autant d’essais des deux dans les mêmes mondes imaginés.
analysis-unjudged = Aucun des { $decisions } choix n’a pu être jugé : il y a eu trop peu de temps. Une analyse plus longue les juge tous.
analysis-seat = place
analysis-first = première probabilité de gagner
analysis-own = choix propres : les chers
analysis-small = choix propres : tous les autres
analysis-others = choix des autres
analysis-luck = chance et trop petit pour le dire
analysis-result = résultat
analysis-entry = entrée
analysis-chosen = choisi
analysis-better = meilleur
analysis-cost = coût
analysis-none = Aucun choix seul n’a coûté plus que la chance ne l’explique.
analysis-least = Neuf fois sur dix, { $least } perdus par un seul choix de cette partie suffisaient pour le distinguer de la chance.
analysis-thinks = Réflexion sur chaque coup : { $share }
analysis-waits = D’autres analyses passent d’abord : { $count }
analysis-unit = Chances de gagner
analysis-points = { $plus }{ $count } points
analysis-in_short = { $name } a commencé à { $first }. Choix chers : { $own } ; chance, autres choix et jeu des autres : { $rest }. Résultat : { $result }.
analysis-whole = Le compte entier
analysis-whole_about = Tous les nombres sont des points de pourcentage des chances de gagner. Sur une partie entière, les sommes peuvent dépasser 100 : une chance perdue puis regagnée compte deux fois.

## moments

moments-title = Moments à voir
moments-find = Trouver les meilleurs moments
moments-about = Toute la partie est rejouée en arrière-plan. Cela prend une minute au plus.
moments-none = Aucun moment ne se détache : chaque choix valait à peu près le meilleur.
moments-show = Le voir (coup { $number })
moments-costly_title = Le choix le plus cher
moments-costly = { $name } a choisi « { $chosen } ». « { $best } » aurait gagné { $cost } plus souvent.
moments-lucky_title = Le moment le plus chanceux
moments-lucky = Après cela, les chances de { $name } sont passées de { $before } à { $after }, et aucun choix ne l’explique.
moments-turning_title = Le tournant
moments-turning = À partir d’ici, { $name } reste en tête : { $before } avant, { $after } après.
moments-better = { $name } a choisi « { $chosen } ». Mieux : « { $best } », qui aurait gagné { $cost } plus souvent.
moments-chosen = { $name } a choisi « { $chosen } » ici.

## together

together-begin = Regarder ensemble
together-title = Regarder ensemble
together-leave = Quitter
together-who = Qui regarde
together-you = toi
together-guest = Invité
together-at = coup { $number }
together-points = montre { $place }
together-followers = { $count ->
    [one] 1 personne te suit
   *[other] { $count } te suivent
    }
together-follow = Suivre { $name }
together-name = Ton nom
together-rename = Prendre ce nom
together-named = Tu es ici sous le nom { $name }.
together-name_taken = Ce nom ne peut pas être pris ici.
together-point = Montrer sur le plateau
together-point_at = Montrer
together-nothing = rien
together-comments = Commentaires
together-no_comments = Pas encore de commentaires.
together-comment = Commenter le coup { $number }
together-send = Commenter
together-said = Ton commentaire est enregistré avec la partie.
