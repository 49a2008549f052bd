## settings

settings-name = ajuste
settings-value = valor
settings-source = de
settings-flag = opción
settings-environment = variable
settings-file = archivo
settings-default = por defecto
settings-by_cores = uno por núcleo menos uno, al menos 2
settings-group_where = Dónde funciona
settings-group_proxy = Nombres y proxies
settings-group_operation = Funcionamiento
settings-group_notices = Avisos
settings-group_games = Partidas
settings-group_limits = Límites para los clientes

## backup

backup-writing = Copiando
backup-written = { $tables ->
    [one] Escrita { $tables } mesa
   *[other] Escritas { $tables } mesas
    } con { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
    } en { $file }.

## restore

restore-checking = Comprobando
restore-writing = Restaurando
restore-done = { $tables ->
    [one] Restaurada { $tables } mesa
   *[other] Restauradas { $tables } mesas
    } con { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
    } desde { $file }.

## doctor

doctor-fine = ok{ "   " }
doctor-wrong = MAL

## doctor database

doctor-database-name = base de datos
doctor-database-unusable = { $problem }
doctor-database-unusable_advice = Pon en --database un archivo de SQLite o postgresql://user@host/name, y arranca PostgreSQL.
doctor-database-new_file = aún no existe { $file }; el primer arranque lo crea
doctor-database-no_folder = la carpeta { $folder } falta o no se puede escribir
doctor-database-no_folder_advice = Crea la carpeta y dásela al usuario del servidor.
doctor-database-foreign = es la base de datos de otro programa: tiene la tabla { $table }
doctor-database-foreign_advice = Pon otro archivo o nombre en --database.
doctor-database-empty = está vacía; el primer arranque crea sus tablas
doctor-database-later = su esquema { $revision } es de una versión posterior; esta versión conoce hasta { $latest }
doctor-database-later_advice = Arranca la versión que lo creó, o restaura una copia anterior en una base de datos vacía.
doctor-database-earlier = su esquema es { $revision }; el próximo arranque lo migra a { $latest }: haz antes una copia
doctor-database-ours = accesible, esquema { $revision }, { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
    }
doctor-database-damaged = SQLite encuentra daños: { $problem }
doctor-database-damaged_advice = Para el servidor y restaura la última copia en un archivo nuevo.
doctor-database-writable = se puede escribir
doctor-database-not_writable = no se puede escribir: { $cause }
doctor-database-not_writable_advice = Deja que el usuario del servidor escriba el archivo y su carpeta, o devuelve sus permisos al rol de PostgreSQL.

## doctor disk

doctor-disk-name = disco
doctor-disk-room = { $free } MB libres en { $folder }
doctor-disk-full = solo { $free } MB libres en { $folder }; el servidor y una copia necesitan { $needed } MB
doctor-disk-full_advice = Libera espacio: copias viejas, registros, o partidas viejas con `motherlode prune`.
doctor-disk-elsewhere = PostgreSQL guarda { $size } MB; su disco no se ve desde aquí

## doctor clock

doctor-clock-name = reloj
doctor-clock-right = ninguna hora guardada es posterior al reloj de esta máquina
doctor-clock-differs = el reloj de la máquina de PostgreSQL va { $seconds } s por delante del de esta
doctor-clock-differs_advice = Haz que ambas máquinas tomen la hora de la red (systemd-timesyncd, chrony).
doctor-clock-behind = una hora guardada es { $seconds } s posterior al reloj de esta máquina
doctor-clock-behind_advice = Pon en hora el reloj de esta máquina (`timedatectl set-ntp true`) antes de que corran los relojes de los jugadores.

## doctor files

doctor-files-name = archivos abiertos
doctor-files-enough = el servidor puede abrir { $most }
doctor-files-few = el servidor puede abrir { $most } archivos; cada conexión necesita uno
doctor-files-few_advice = Sube el límite duro a { $needed } o más: LimitNOFILE de la unidad de systemd, o `ulimit -Hn`.

## doctor proxy

doctor-proxy-name = proxy
doctor-proxy-without_proxy = no hay proxy: los navegadores llegan al servidor por los nombres y direcciones de su máquina
doctor-proxy-set = nombres { $names }; proxies de confianza { $trusted }
doctor-proxy-trusts_all = se confía en cualquier cliente como proxy, y { $host } está abierto a otros: pueden inventarse direcciones
doctor-proxy-trusts_all_advice = Pon en --trusted-proxies la dirección del proxy, como 127.0.0.1.
doctor-proxy-no_name = se confía en un proxy, pero no hay ningún nombre público: toda petición con ese nombre recibe 421
doctor-proxy-no_name_advice = Pon en --allowed-host el nombre que usan los navegadores.
doctor-proxy-not_trusted = hay un nombre público en { $host }, pero no se confía en ningún proxy: todos los clientes cuentan como uno
doctor-proxy-not_trusted_advice = Pon en --trusted-proxies la dirección del proxy, como 127.0.0.1.

## doctor ports

doctor-ports-name = puerto
doctor-ports-free = { $host }:{ $port } está libre
doctor-ports-serving = el servidor responde en { $host }:{ $port } y está listo
doctor-ports-taken = otro programa ocupa { $host }:{ $port }
doctor-ports-taken_advice = Para ese programa (`ss -ltnp` lo nombra), o pon un puerto libre en --port o --metrics.
doctor-ports-not_permitted = este usuario no puede escuchar en { $host }:{ $port }
doctor-ports-not_permitted_advice = Elige un puerto a partir del 1024 y deja que un proxy sirva el 443.
doctor-ports-unusable = el servidor no puede escuchar en { $host }:{ $port }: { $problem }
doctor-ports-unusable_advice = Pon en --host una dirección de esta máquina.
doctor-ports-not_ready = el servidor de { $host }:{ $port } no está listo: { $cause }
doctor-ports-not_ready_advice = Su registro nombra la causa; mira aquí qué le pasa a la base de datos.

## doctor address

doctor-address-name = dirección
doctor-address-works = { $url } sirve la página, acepta POST y abre sockets
doctor-address-unreachable = { $url } no responde: { $problem }
doctor-address-unreachable_advice = Arranca el proxy y comprueba su nombre, su puerto y el cortafuegos.
doctor-address-certificate = el certificado de { $url } no se acepta: { $problem }
doctor-address-certificate_advice = Renuévalo, y haz que el proxy envíe la cadena entera.
doctor-address-no_server = el proxy de { $url } responde { $status }: no llega al servidor
doctor-address-no_server_advice = Arranca el servidor, y haz que el upstream del proxy nombre su host y su puerto.
doctor-address-host_name = el servidor rechaza el nombre { $host }
doctor-address-host_name_advice = Arráncalo con --allowed-host { $host }, y haz que el proxy pase Host (nginx: proxy_set_header Host $http_host).
doctor-address-other = { $url }/health responde { $status }, y no como nuestro servidor
doctor-address-other_advice = Haz que el proxy pase esta ruta al servidor; bajo una ruta, arráncalo con --root-path.
doctor-address-root_path = { $url } tiene la ruta { $path }, pero el servidor sirve la ruta { $root }
doctor-address-root_path_advice = Arranca el servidor con --root-path { $path }, o usa su dirección con la ruta { $root }.
doctor-address-post = { $url } rechaza todos los POST con 403
doctor-address-post_advice = Haz que el proxy pase Host (nginx: proxy_set_header Host $http_host), o usa --origin.
doctor-address-socket = { $url } no abre sockets: responde { $status }
doctor-address-socket_advice = Haz que el proxy pase Upgrade y Connection por HTTP/1.1, como muestra docs/deploy.

## export

export-working = Repitiendo
export-written = { $count ->
    [one] Escrita { $count } partida
   *[other] Escritas { $count } partidas
    } en { $file }.
export-left_out = { $count ->
    [one] Se omitió { $count } partida que esta versión no puede repetir: la mesa { $table }
   *[other] Se omitieron { $count } partidas que esta versión no puede repetir; la primera es la mesa { $table }
    }: { $why }

## import

import-checking = Repitiendo
import-writing = Añadiendo
import-done = { $added ->
    [one] Añadida { $added } partida
   *[other] Añadidas { $added } partidas
    } de { $file }; { $known ->
    [one] { $known } ya estaba
   *[other] { $known } ya estaban
    }.

## prune

prune-working = Borrando
prune-off = No se ha borrado nada: da los días para un estado, como --over 365 --waiting 30.
prune-table = { $id }  { $game }  { $state }  último uso { $day }  { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
    }
prune-would = { $tables ->
    [one] Se borraría { $tables } mesa
   *[other] Se borrarían { $tables } mesas
    } con { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
    }.
prune-done = { $tables ->
    [one] Borrada { $tables } mesa
   *[other] Borradas { $tables } mesas
    }.
prune-would_boxes = { $boxes ->
    [one] Se borraría { $boxes } caja
   *[other] Se borrarían { $boxes } cajas
    } con enlaces de asientos.
prune-done_boxes = { $boxes ->
    [one] Borrada { $boxes } caja
   *[other] Borradas { $boxes } cajas
    } con enlaces de asientos.

## serve

serve-open = El servidor está listo en { $address }
serve-shared = Otros dispositivos de esta red pueden usar { $address }

## crash

crash-working = Matando servidores { $kills ->
    [one] { $kills } vez
   *[other] { $kills } veces
    }...
crash-fine = { $store }: { $kills ->
    [one] { $kills } muerte
   *[other] { $kills } muertes
    }, { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
    }, { $acknowledged ->
    [one] { $acknowledged } jugada confirmada
   *[other] { $acknowledged } jugadas confirmadas
    }, ninguna perdida; { $sent_again ->
    [one] { $sent_again } enviada
   *[other] { $sent_again } enviadas
    } otra vez, de ellas ya guardadas: { $stored_unanswered }; arranque más lento { $slowest_start_s } s
crash-lost = perdido: { $what }
upgrade_rehearsal-faults = la actualización no es segura: { $what }
upgrade_rehearsal-fine = de { $before } a { $after }: { $kills ->
    [one] { $kills } reinicio
   *[other] { $kills } reinicios
    }, { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
    }, { $acknowledged ->
    [one] { $acknowledged } jugada confirmada
   *[other] { $acknowledged } jugadas confirmadas
    }, ninguna perdida; { $sent_again ->
    [one] { $sent_again } enviada
   *[other] { $sent_again } enviadas
    } otra vez; un servidor estuvo listo en { $slowest_start_s } s como mucho, un cliente volvió en { $slowest_return_s } s
upgrade_rehearsal-working = Actualizando dos servidores { $rounds ->
    [one] { $rounds } vez
   *[other] { $rounds } veces
    } bajo carga...
upgrade_rehearsal-no_python = { $python } no tiene motherlode con el extra server: { $what }

## upgrade check

upgrade-working = Repitiendo
upgrade-which_game = --against con una versión necesita --game: cada juego tiene sus reglas
upgrade-heading = { $count ->
    [one] Repetida 1 mesa con Motherlode { $version }.
   *[other] Repetidas { $count } mesas con Motherlode { $version }.
    }
upgrade-as_it_is = { $count ->
    [one] { $game }: 1 sigue como está, con las reglas { $version }.
   *[other] { $game }: { $count } siguen como están, con las reglas { $version }.
    }
upgrade-kept = { $count ->
    [one] { $game }: 1 sigue con las reglas conservadas { $version }.
   *[other] { $game }: { $count } siguen con las reglas conservadas { $version }.
    }
upgrade-cannot = No puede seguir: mesa { $table } de { $game } ({ $state }): { $why }
upgrade-more = … y { $count } más; --json las lista todas.
upgrade-before_1 = { $count ->
    [one] De antes de la 1.0: 1 mesa, que ya no se puede jugar: { $tables }
   *[other] De antes de la 1.0: { $count } mesas, que ya no se pueden jugar: { $tables }
    }
upgrade-unchanged = No se ha cambiado nada.
upgrade-against = { $count ->
    [one] Repetida 1 partida de { $game } con { $change }.
   *[other] Repetidas { $count } partidas de { $game } con { $change }.
    }
upgrade-same = { $count ->
    [one] 1 queda igual.
   *[other] { $count } quedan igual.
    }
upgrade-other_state = { $count ->
    [one] 1 sigue siendo legal hasta su última entrada, pero algo en la mesa difiere.
   *[other] { $count } siguen siendo legales hasta su última entrada, pero algo en la mesa difiere.
    }
upgrade-other_result = { $count ->
    [one] 1 sigue siendo legal hasta su última entrada, pero acaba de otro modo.
   *[other] { $count } siguen siendo legales hasta su última entrada, pero acaban de otro modo.
    }
upgrade-illegal = { $count ->
    [one] 1 tiene una entrada que ya no es legal.
   *[other] { $count } tienen una entrada que ya no es legal.
    }
upgrade-median_entry = La mitad de esas se rompe antes de la entrada { $entry }.
upgrade-illegal_at = Mesa { $table }, entrada { $entry }: { $why }
upgrade-left_out = { $count ->
    [one] Se omitió 1 partida que aquí tampoco se repite sin el cambio: ejecuta upgrade check sin --against.
   *[other] Se omitieron { $count } partidas que aquí tampoco se repiten sin el cambio: ejecuta upgrade check sin --against.
    }
