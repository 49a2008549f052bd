## settings

settings-name = réglage
settings-value = valeur
settings-source = vient de
settings-flag = option
settings-environment = variable
settings-file = fichier
settings-default = défaut
settings-by_cores = un par cœur moins un, au moins 2
settings-group_where = Où il tourne
settings-group_proxy = Noms et proxys
settings-group_operation = Exploitation
settings-group_notices = Avis
settings-group_games = Parties
settings-group_limits = Limites pour les clients

## backup

backup-writing = Sauvegarde
backup-written = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
    } avec { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
    } : sauvegarde écrite dans { $file }.

## restore

restore-checking = Vérification
restore-writing = Restauration
restore-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
    } avec { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
    } : base restaurée de { $file }.

## doctor

doctor-fine = ok{ "   " }
doctor-wrong = MAL{ "  " }

## doctor database

doctor-database-name = base
doctor-database-unusable = { $problem }
doctor-database-unusable_advice = Règle --database sur un fichier SQLite ou sur postgresql://user@host/name, et démarre PostgreSQL.
doctor-database-new_file = { $file } n’existe pas encore ; le premier démarrage le crée
doctor-database-no_folder = le dossier { $folder } manque ou n’accepte pas les écritures
doctor-database-no_folder_advice = Crée le dossier et donne-le à l’utilisateur du serveur.
doctor-database-foreign = c’est la base d’un autre programme : elle a la table { $table }
doctor-database-foreign_advice = Règle --database sur un autre fichier ou nom.
doctor-database-empty = elle est vide ; le premier démarrage crée ses tables
doctor-database-later = son schéma { $revision } est d’une version plus récente ; celle-ci connaît jusqu’à { $latest }
doctor-database-later_advice = Démarre la version qui l’a créée, ou restaure une sauvegarde d’avant dans une base vide.
doctor-database-earlier = son schéma est { $revision } ; le prochain démarrage le migre vers { $latest } : sauvegarde-la avant
doctor-database-ours = joignable, schéma { $revision }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
    }
doctor-database-damaged = SQLite trouve des dégâts : { $problem }
doctor-database-damaged_advice = Arrête le serveur et restaure la dernière sauvegarde dans un nouveau fichier.
doctor-database-writable = accepte les écritures
doctor-database-not_writable = elle n’accepte pas les écritures : { $cause }
doctor-database-not_writable_advice = Laisse l’utilisateur du serveur écrire le fichier et son dossier, ou rends ses droits au rôle de PostgreSQL.

## doctor disk

doctor-disk-name = disque
doctor-disk-room = { $free } Mo libres dans { $folder }
doctor-disk-full = seulement { $free } Mo libres dans { $folder } ; le serveur et une sauvegarde demandent { $needed } Mo
doctor-disk-full_advice = Fais de la place : vieilles sauvegardes, journaux, ou vieilles parties par `motherlode prune`.
doctor-disk-elsewhere = PostgreSQL garde { $size } Mo ; son disque ne se voit pas d’ici

## doctor clock

doctor-clock-name = horloge
doctor-clock-right = aucune heure enregistrée n’est en avance sur l’horloge de cette machine
doctor-clock-differs = l’horloge de la machine de PostgreSQL avance de { $seconds } s sur celle-ci
doctor-clock-differs_advice = Laisse les deux machines prendre l’heure du réseau (systemd-timesyncd, chrony).
doctor-clock-behind = une heure enregistrée avance de { $seconds } s sur l’horloge de cette machine
doctor-clock-behind_advice = Mets l’horloge de cette machine à l’heure (`timedatectl set-ntp true`) avant que les pendules des joueurs tournent.

## doctor files

doctor-files-name = fichiers ouverts
doctor-files-enough = le serveur peut en ouvrir { $most }
doctor-files-few = le serveur peut ouvrir { $most } fichiers ; chaque connexion en demande un
doctor-files-few_advice = Monte la limite dure à { $needed } ou plus : LimitNOFILE de l’unité systemd, ou `ulimit -Hn`.

## doctor proxy

doctor-proxy-name = proxy
doctor-proxy-without_proxy = aucun proxy : les navigateurs joignent le serveur par les noms et adresses de sa machine
doctor-proxy-set = noms { $names } ; proxys de confiance { $trusted }
doctor-proxy-trusts_all = tout client passe pour un proxy de confiance, et { $host } est ouvert à d’autres : ils peuvent inventer des adresses
doctor-proxy-trusts_all_advice = Règle --trusted-proxies sur l’adresse du proxy, comme 127.0.0.1.
doctor-proxy-no_name = un proxy a la confiance, mais aucun nom public n’est réglé : toute requête à ce nom reçoit 421
doctor-proxy-no_name_advice = Règle --allowed-host sur le nom que les navigateurs utilisent.
doctor-proxy-not_trusted = un nom public est réglé sur { $host }, mais aucun proxy n’a la confiance : tous les clients comptent pour un
doctor-proxy-not_trusted_advice = Règle --trusted-proxies sur l’adresse du proxy, comme 127.0.0.1.

## doctor ports

doctor-ports-name = port
doctor-ports-free = { $host }:{ $port } est libre
doctor-ports-serving = le serveur répond sur { $host }:{ $port } et il est prêt
doctor-ports-taken = un autre programme occupe { $host }:{ $port }
doctor-ports-taken_advice = Arrête ce programme (`ss -ltnp` le nomme), ou règle --port ou --metrics sur un port libre.
doctor-ports-not_permitted = cet utilisateur n’a pas le droit d’écouter sur { $host }:{ $port }
doctor-ports-not_permitted_advice = Prends un port à partir de 1024 et laisse un proxy servir 443.
doctor-ports-unusable = le serveur ne peut pas écouter sur { $host }:{ $port } : { $problem }
doctor-ports-unusable_advice = Règle --host sur une adresse de cette machine.
doctor-ports-not_ready = le serveur sur { $host }:{ $port } n’est pas prêt : { $cause }
doctor-ports-not_ready_advice = Son journal dit pourquoi ; vois ici ce qui ne va pas avec la base.

## doctor address

doctor-address-name = adresse
doctor-address-works = { $url } sert la page, accepte POST et ouvre des sockets
doctor-address-unreachable = { $url } ne répond pas : { $problem }
doctor-address-unreachable_advice = Démarre le proxy, et vérifie son nom, son port et le pare-feu.
doctor-address-certificate = le certificat de { $url } n’est pas accepté : { $problem }
doctor-address-certificate_advice = Renouvelle-le, et laisse le proxy envoyer toute la chaîne.
doctor-address-no_server = le proxy sur { $url } répond { $status } : il n’atteint pas le serveur
doctor-address-no_server_advice = Démarre le serveur, et fais pointer l’amont du proxy vers son hôte et son port.
doctor-address-host_name = le serveur refuse le nom { $host }
doctor-address-host_name_advice = Démarre-le avec --allowed-host { $host }, et laisse le proxy passer Host (nginx : proxy_set_header Host $http_host).
doctor-address-other = { $url }/health répond { $status }, et pas comme notre serveur
doctor-address-other_advice = Laisse le proxy passer ce chemin au serveur ; sous un chemin, démarre-le avec --root-path.
doctor-address-root_path = { $url } a le chemin { $path }, mais le serveur sert le chemin { $root }
doctor-address-root_path_advice = Démarre le serveur avec --root-path { $path }, ou utilise son adresse avec le chemin { $root }.
doctor-address-post = { $url } refuse tout POST avec 403
doctor-address-post_advice = Laisse le proxy passer Host (nginx : proxy_set_header Host $http_host), ou règle --origin.
doctor-address-socket = { $url } n’ouvre pas de sockets : il répond { $status }
doctor-address-socket_advice = Laisse le proxy passer Upgrade et Connection en HTTP/1.1, comme le montre docs/deploy.

## export

export-working = Relecture
export-written = { $count ->
    [one] { $count } partie écrite
   *[other] { $count } parties écrites
    } dans { $file }.
export-left_out = { $count ->
    [one] { $count } partie laissée de côté, que cette version ne peut pas rejouer : la table { $table }
   *[other] { $count } parties laissées de côté, que cette version ne peut pas rejouer ; la première est la table { $table }
    } : { $why }

## import

import-checking = Relecture
import-writing = Ajout
import-done = { $added ->
    [one] { $added } partie de { $file } ajoutée
   *[other] { $added } parties de { $file } ajoutées
    } ; { $known ->
    [one] { $known } y était
   *[other] { $known } y étaient
    } déjà.

## prune

prune-working = Suppression
prune-off = Rien n’a été supprimé : donne les jours pour un état, comme --over 365 --waiting 30.
prune-table = { $id }  { $game }  { $state }  dernier usage { $day }  { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
    }
prune-would = Supprimerait { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
    } avec { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
    }.
prune-done = { $tables ->
    [one] { $tables } table supprimée
   *[other] { $tables } tables supprimées
    }.
prune-would_boxes = Supprimerait { $boxes ->
    [one] { $boxes } boîte
   *[other] { $boxes } boîtes
    } de liens de places.
prune-done_boxes = { $boxes ->
    [one] { $boxes } boîte de liens de places supprimée
   *[other] { $boxes } boîtes de liens de places supprimées
    }.

## serve

serve-open = Le serveur est prêt à l’adresse { $address }
serve-shared = D’autres appareils de ce réseau peuvent utiliser { $address }

## crash

crash-working = Arrêts brutaux de serveurs : { $kills } ...
crash-fine = { $store } : { $kills ->
    [one] { $kills } arrêt
   *[other] { $kills } arrêts
    }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
    }, { $acknowledged ->
    [one] { $acknowledged } coup confirmé
   *[other] { $acknowledged } coups confirmés
    }, aucun perdu ; { $sent_again ->
    [one] { $sent_again } renvoyé
   *[other] { $sent_again } renvoyés
    }, dont déjà enregistrés : { $stored_unanswered } ; démarrage le plus lent { $slowest_start_s } s
crash-lost = perdu : { $what }
upgrade_rehearsal-faults = la mise à niveau n’est pas sûre : { $what }
upgrade_rehearsal-fine = de { $before } à { $after } : { $kills ->
    [one] { $kills } redémarrage
   *[other] { $kills } redémarrages
    }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
    }, { $acknowledged ->
    [one] { $acknowledged } coup confirmé
   *[other] { $acknowledged } coups confirmés
    }, aucun perdu ; { $sent_again ->
    [one] { $sent_again } renvoyé
   *[other] { $sent_again } renvoyés
    } ; un serveur était prêt en { $slowest_start_s } s au plus, un client de retour en { $slowest_return_s } s
upgrade_rehearsal-working = Mise à niveau de deux serveurs { $rounds } fois sous charge ...
upgrade_rehearsal-no_python = { $python } n’a pas motherlode avec l’extra server : { $what }

## upgrade check

upgrade-working = Relecture
upgrade-which_game = --against une version demande --game : chaque jeu a ses propres règles
upgrade-heading = { $count ->
    [one] { $count } table rejouée sous Motherlode { $version }.
   *[other] { $count } tables rejouées sous Motherlode { $version }.
    }
upgrade-as_it_is = { $count ->
    [one] { $game } : { $count } continue telle quelle, sous les règles { $version }.
   *[other] { $game } : { $count } continuent telles quelles, sous les règles { $version }.
    }
upgrade-kept = { $count ->
    [one] { $game } : { $count } continue sous les règles gardées { $version }.
   *[other] { $game } : { $count } continuent sous les règles gardées { $version }.
    }
upgrade-cannot = Ne peut pas continuer : table { $table } de { $game } ({ $state }) : { $why }
upgrade-more = … et { $count } de plus ; --json les donne toutes.
upgrade-before_1 = { $count ->
    [one] D’avant 1.0 : { $count } table, qui ne peut plus être jouée : { $tables }
   *[other] D’avant 1.0 : { $count } tables, qui ne peuvent plus être jouées : { $tables }
    }
upgrade-unchanged = Rien n’a été changé.
upgrade-against = { $count ->
    [one] { $count } partie de { $game } rejouée avec { $change }.
   *[other] { $count } parties de { $game } rejouées avec { $change }.
    }
upgrade-same = { $count ->
    [one] { $count } reste la même.
   *[other] { $count } restent les mêmes.
    }
upgrade-other_state = { $count ->
    [one] { $count } reste permise jusqu’à sa dernière entrée, mais quelque chose sur la table diffère.
   *[other] { $count } restent permises jusqu’à leur dernière entrée, mais quelque chose sur la table diffère.
    }
upgrade-other_result = { $count ->
    [one] { $count } reste permise jusqu’à sa dernière entrée, mais finit autrement.
   *[other] { $count } restent permises jusqu’à leur dernière entrée, mais finissent autrement.
    }
upgrade-illegal = { $count ->
    [one] { $count } a une entrée qui n’est plus permise.
   *[other] { $count } ont une entrée qui n’est plus permise.
    }
upgrade-median_entry = La moitié d’entre elles échoue avant l’entrée { $entry }.
upgrade-illegal_at = Table { $table }, entrée { $entry } : { $why }
upgrade-left_out = { $count ->
    [one] { $count } partie laissée de côté, qui ne se rejoue pas ici même sans le changement : lance upgrade check sans --against.
   *[other] { $count } parties laissées de côté, qui ne se rejouent pas ici même sans le changement : lance upgrade check sans --against.
    }
