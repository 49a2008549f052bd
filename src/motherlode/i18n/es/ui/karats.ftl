## karats

karats-mine = La Mina, { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
    }
karats-stack = { $device }: { $count ->
    [one] queda 1
   *[other] quedan { $count }
    }, cuesta { $cost }
karats-machine = { $count ->
    [one] { $machines } con { $fuel } { $kind }
   *[other] { $machines }, cada uno con { $fuel } { $kind }
    }
karats-machine_sabotaged = { $count ->
    [one] { $machines } con { $fuel } { $kind }, con sabotaje
   *[other] { $machines }, cada uno con { $fuel } { $kind }, con sabotaje
    }
karats-seat = { $name }: ofrecer un trato
karats-gold = { $count } de { $to } Oro
karats-no_machines = aún sin máquinas
karats-reserves = Oro y Vapor en reserva
karats-rate = cava { $rate ->
    [one] 1 cubo
   *[other] { $rate } cubos
    } por turno ({ $level })
karats-professions = Profesiones
karats-offer = La oferta
karats-gives = { $name } da
karats-trade = Comerciar
karats-trade_with = Comerciar con { $name }
karats-counter = Hacer una contraoferta
karats-give_more = dar 1 { $kind } más
karats-give_fewer = dar 1 { $kind } menos
karats-want_more = pedir 1 { $kind } más
karats-want_fewer = pedir 1 { $kind } menos
karats-propose = Hacer la oferta
karats-drop = Cancelar
karats-no_terms = Elige cubos en ambos lados. Cada tipo solo puede estar en un lado.
karats-reference = Turno y costes
karats-prep = Fase de preparación
karats-mining = Fase de minería
karats-any_time = En cualquier momento de tu turno: comerciar.
karats-turn_build = Construir Aparatos
karats-turn_steam = Vapor geotérmico: { $count }, se carga en el acto
karats-turn_fuel = Poner Brasa en Calderas
karats-turn_mine = Cavar { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
    } a mano
karats-turn_use = Usar Aparatos
karats-turn_keep = Quedarse { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
    }, y 1 más por cada Vapobot puesto a guardar
karats-does_drill = Cava { $excavate } cubos por cada Vapor por encima de { $overhead }: hasta { $most } con { $steam } Vapor.
karats-does_steambot = Con 1 Vapor cava { $excavate } cubo o te deja quedarte { $keep } más.
karats-does_boiler = Convierte 1 Brasa en { $steam } Vapor para tus máquinas.
karats-does_dynamite = Cava { $count } cubos una vez y desaparece. No necesita combustible.
karats-digs_now = Cava { $count } cubos ahora.
karats-needs_steam = Le falta combustible: necesita { $steam } Vapor.
karats-needs_ember = Sin combustible: necesita 1 Brasa.
karats-goal = llegar antes que nadie a { $to } Oro.
karats-phase_build = Construir
karats-phase_steam = Combustible
karats-phase_mine = Cavar
karats-phase_use = Usar Aparatos
karats-phase_keep = Guardar
karats-phase_end = Comerciar, fin
karats-only_dirt = Solo Tierra: nada que guardar
