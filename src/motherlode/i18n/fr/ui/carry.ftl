## carry

carry-title = Porter mes places sur un autre appareil
carry-about = Tes places sont gardées dans ce navigateur. Les codes sont faits ici, et le serveur ne garde tes liens que verrouillés avec eux : personne d’autre ne peut les y lire.
carry-have = J’ai un code
carry-code = Code
carry-end = Ne plus jouer sur l’autre appareil
carry-end_about = Ses liens ne marchent alors plus, et un code de secours qu’il connaît est remplacé. Tout le monde aux tables voit que les places ont changé d’appareil. Sans cela, les deux appareils jouent.
carry-open = Prendre les places ici
carry-opened = Tables maintenant ici : { $count }
carry-notices = Les avis de tour se règlent sur chaque appareil.
carry-notices_here = Activer les avis ici
carry-no_code = Un code a 20 lettres et chiffres.
carry-once = Continuer sur mon autre appareil
carry-once_about = Scanne l’image, ouvre le lien ou tape le code là-bas. Il sert une seule fois, dans les 15 minutes.
carry-make = Créer un code
carry-qr = Code QR du lien pour l’autre appareil
carry-link = Lien pour l’autre appareil
carry-nothing = Il n’y a pas de place à porter ici.
carry-recovery = Code de secours
carry-recovery_about = Il ramène toutes tes places si cet appareil se perd, les nouvelles aussi. Il vaut 400 jours après ta dernière partie.
carry-kept = Créé le { $day } ; ce navigateur le tient à jour.
carry-write = Note-le, ou garde-le dans un gestionnaire de mots de passe. Qui l’a, a tes places.
carry-show = Montrer le code
carry-make_recovery = Créer un code de secours
carry-drop = L’annuler
carry-drop_sure = Annuler le code de secours ? Il ne ramènera alors plus rien.
