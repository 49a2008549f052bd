## carry

carry-title = Carry my seats to another device
carry-about = Your seats are kept in this browser. Codes are made here, and the server stores your links only locked with them: nobody else can read them there.
carry-have = I have a code
carry-code = Code
carry-end = Stop the other device from playing
carry-end_about = Then its links are dead, and a recovery code that it knows is replaced. Everybody at the tables sees that the seats changed devices. Without this, both devices play.
carry-open = Take the seats here
carry-opened = Tables that are here now: { $count }
carry-notices = Notices of turns are set on each device.
carry-notices_here = Turn on notices here
carry-no_code = A code has 20 letters and digits.
carry-once = Continue on my other device
carry-once_about = Scan the picture, open the link or type the code there. It works once, within 15 minutes.
carry-make = Make a code
carry-qr = QR code of the link for the other device
carry-link = Link for the other device
carry-nothing = There is no seat here to carry.
carry-recovery = Recovery code
carry-recovery_about = It brings all your seats back after this device is lost, new ones too. It lasts 400 days after you played last.
carry-kept = Made on { $day }; this browser keeps it up to date.
carry-write = Write it down, or keep it in a password manager. Anybody who has it has your seats.
carry-show = Show the code
carry-make_recovery = Make a recovery code
carry-drop = Make it void
carry-drop_sure = Make the recovery code void? It brings nothing back then.
