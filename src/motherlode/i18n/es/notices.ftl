## Notices that it is somebody's turn

title = Te toca: { $game }
several = { $count ->
    [one] 1 mesa te espera
   *[other] { $count } mesas te esperan
    }
body = Qué se te pide: { $asked }. En la mesa: { $players }
line = { $game } con { $players }. Qué se te pide: { $asked }.
    { $url }
hook = { $name }, te toca en { $game }: { $asked }.
confirm_title = ¿Es esta tu dirección?
confirm = Alguien quiere recibir correos aquí cuando le toque jugar en una mesa. Si eres tú, abre esta página y confírmalo:
    { $url }
    Si no eres tú, no hagas nada: no llegarán más correos.
unsubscribe = No recibir más correos de estos: { $url }
