## Notices that it is somebody’s turn

title = À toi de jouer : { $game }
several = { $count ->
    [one] { $count } table t’attend
   *[other] { $count } tables t’attendent
    }
body = On te demande : { $asked }. À la table : { $players }
line = { $game } avec { $players }. On te demande : { $asked }.
    { $url }
hook = { $name }, à toi de jouer à { $game } : { $asked }.
confirm_title = Est-ce bien ton adresse ?
confirm = Quelqu’un veut recevoir ici un e-mail quand c’est son tour à une table. Si c’est toi, ouvre cette page et confirme :
    { $url }
    Si ce n’est pas toi, ne fais rien : aucun autre e-mail ne viendra.
unsubscribe = Ne plus recevoir ces e-mails : { $url }
