## Notices that it is somebody's turn

title = Te toca: { $game }
title_request = Falta tu respuesta: { $game }
several = { $count ->
    [one] 1 mesa te espera
   *[other] { $count } mesas te esperan
    }
body = Qué se te pide: { $asked }. En la mesa: { $players }
line = { $game } con { $players }. Qué se te pide: { $asked }.
    { $url }
hook = { $name }, te toca en { $game }: { $asked }.
hook_request = { $name }, falta tu respuesta en { $game }: { $asked }.
asks_undo = acepta que se deshaga una jugada, o niégate
asks_end = acepta terminar la partida sin que gane nadie, o niégate
asks_pause = acepta una pausa, o niégate
asks_resume = acepta seguir después de la pausa, o niégate
asks_time = acepta dar más tiempo a alguien, o niégate
asks_bot = acepta que un bot juegue por alguien que no está, o niégate
asks_newcomer = acepta dar un asiento a alguien nuevo, o niégate
confirm_title = ¿Es esta tu dirección?
confirm = Alguien quiere recibir correos aquí cuando le toque jugar en una mesa. Si eres tú, abre esta página y confírmalo:
    { $url }
    Si no eres tú, no hagas nada: no llegarán más correos.
unsubscribe = No recibir más correos de estos: { $url }
