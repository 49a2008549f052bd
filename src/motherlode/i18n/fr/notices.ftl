## Notices that it is somebody’s turn

title = À toi de jouer : { $game }
title_request = Ta réponse est attendue : { $game }
several = { $count ->
    [one] { $count } table t’attend
   *[other] { $count } tables t’attendent
    }
body = On te demande : { $asked }. À la table : { $players }
line = { $game } avec { $players }. On te demande : { $asked }.
    { $url }
hook = { $name }, à toi de jouer à { $game } : { $asked }.
hook_request = { $name }, ta réponse est attendue à { $game } : { $asked }.
asks_undo = accepte qu’un coup soit annulé, ou refuse
asks_end = accepte de finir la partie sans vainqueur, ou refuse
asks_pause = accepte une pause, ou refuse
asks_resume = accepte de continuer après la pause, ou refuse
asks_time = accepte de donner plus de temps à quelqu’un, ou refuse
asks_bot = accepte qu’un bot joue pour quelqu’un qui n’est pas là, ou refuse
asks_newcomer = accepte de donner une place à quelqu’un d’autre, ou refuse
confirm_title = Est-ce bien ton adresse ?
confirm = Quelqu’un veut recevoir ici un e-mail quand c’est son tour à une table. Si c’est toi, ouvre cette page et confirme :
    { $url }
    Si ce n’est pas toi, ne fais rien : aucun autre e-mail ne viendra.
unsubscribe = Ne plus recevoir ces e-mails : { $url }
