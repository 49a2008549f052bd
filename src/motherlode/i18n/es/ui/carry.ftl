## carry

carry-title = Llevar mis asientos a otro dispositivo
carry-about = Tus asientos se guardan en este navegador. Los códigos se crean aquí, y el servidor solo guarda tus enlaces cerrados con ellos: allí nadie más puede leerlos.
carry-have = Tengo un código
carry-code = Código
carry-end = Dejar de jugar en el otro dispositivo
carry-end_about = Entonces sus enlaces dejan de funcionar y se sustituye el código de recuperación que conoce. Toda la mesa ve que los asientos han cambiado de dispositivo. Sin esto, juegan ambos dispositivos.
carry-open = Traer los asientos aquí
carry-opened = Mesas que ahora están aquí: { $count }
carry-notices = Los avisos de turno se activan en cada dispositivo.
carry-notices_here = Activar los avisos aquí
carry-no_code = Un código tiene 20 letras y cifras.
carry-once = Seguir en mi otro dispositivo
carry-once_about = Escanea la imagen, abre el enlace o escribe allí el código. Funciona una vez, durante 15 minutos.
carry-make = Crear un código
carry-qr = Código QR del enlace para el otro dispositivo
carry-link = Enlace para el otro dispositivo
carry-nothing = Aquí no hay ningún asiento que llevar.
carry-recovery = Código de recuperación
carry-recovery_about = Recupera todos tus asientos si pierdes este dispositivo, también los nuevos. Dura 400 días desde la última vez que jugaste.
carry-kept = Creado el { $day }; este navegador lo mantiene al día.
carry-write = Apúntalo o guárdalo en un gestor de contraseñas. Quien lo tenga, tiene tus asientos.
carry-show = Mostrar el código
carry-make_recovery = Crear un código de recuperación
carry-drop = Anularlo
carry-drop_sure = ¿Anular el código de recuperación? Ya no recuperará nada.
