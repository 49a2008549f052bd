events-drew = { $seat } drew { $card }
events-played = { $seat } played { $card }
