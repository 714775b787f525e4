/** German of what only the server says of this room, by id. */
export const texts = {
  'New message: {form}': 'Neue Nachricht: {form}',
  'The form “{form}” has been submitted.': 'Jemand hat das Formular „{form}“ ausgefüllt.',
  'Reply to this email to contact the sender.': 'Wenn Sie auf diese Mail antworten, schreiben Sie der absendenden Person.',
  'File {name}': 'Datei {name}',
  'Entry {number}, received on {moment}': 'Eintrag {number}, eingegangen am {moment}',
  'We have received your message': 'Ihre Nachricht ist angekommen',
  'Thank you. This is what you sent us using the form “{form}”:': 'Vielen Dank. Das haben Sie uns mit dem Formular „{form}“ geschrieben:',
  'Thank you. What you wrote using the form “{form}” has arrived; you do not have to do anything else.':
    'Vielen Dank. Was Sie mit dem Formular „{form}“ geschrieben haben, ist angekommen; Sie müssen nichts weiter tun.',
  'If you want a copy of it, ask for it here. We will send it to this address.':
    'Möchten Sie eine Abschrift, können Sie sie hier anfordern. Wir schicken sie an diese Adresse.',
  'If this was not you, you can ignore this email. Without the link nobody gets a copy.':
    'Wenn Sie das nicht waren, müssen Sie nichts tun. Ohne den Link bekommt niemand eine Abschrift.',
  'You are receiving this email because you asked for a copy using the link that we sent you.':
    'Sie erhalten diese Mail, weil Sie mit dem Link in unserer vorigen Mail eine Abschrift angefordert haben.',
  'We have sent three emails to this address within the last hour. Please look for them, or send the form again in an hour.':
    'An diese Adresse haben wir in der letzten Stunde schon drei Mails geschickt. Bitte sehen Sie im Postfach nach, auch unter Spam, oder senden Sie das Formular in einer Stunde noch einmal ab.',
  'You will get no email from us this time: we have sent three to your address within the last hour.':
    'Eine Mail schicken wir Ihnen diesmal nicht: An Ihre Adresse gingen in der letzten Stunde schon drei.',
  'You are receiving this email because your address was entered in a form on our website.':
    'Sie erhalten diese Mail, weil Ihre Adresse in einem Formular auf unserer Website angegeben wurde.',
  'Your message: {form}': 'Ihre Nachricht: {form}',
  'You are receiving this email because you wrote to us using the form “{form}”.':
    'Sie erhalten diese Mail, weil Sie uns mit dem Formular „{form}“ geschrieben haben. Was Sie uns geschrieben haben, steht darüber.',
  'The note has been changed meanwhile. Please read what it says now; saving again puts your text in its place.':
    'Jemand hat die Notiz inzwischen geändert. Bitte lesen Sie, was jetzt dort steht; erneutes Speichern setzt Ihren Text an die Stelle.',
  'Somebody has answered meanwhile. Please read the answer below; your text is still here, and sending again sends it too.':
    'Inzwischen hat schon jemand geantwortet. Bitte lesen Sie die Antwort; Ihr Text steht noch da, und erneutes Senden schickt ihn ebenfalls.',
  'This entry is not confirmed: the address may be somebody else’s.':
    'Dieser Eintrag ist nicht bestätigt: Die Adresse kann jemand anderem gehören.',
  'This entry contains no email address.': 'Dieser Eintrag nennt keine E-Mail-Adresse.',
  'There are already many answers to this entry.': 'Zu diesem Eintrag gibt es schon sehr viele Antworten.',
  'Please confirm your details': 'Bitte bestätigen Sie Ihre Angaben',
  'One more step: {form}': 'Noch ein Schritt: {form}',
  'Your address was entered in the form “{form}”. Please confirm that this was you. We will only use the details once you have confirmed.':
    'Im Formular „{form}“ wurde Ihre Adresse angegeben. Bitte bestätigen Sie, dass Sie das waren; erst dann verwenden wir die Angaben.',
  'Confirm now': 'Jetzt bestätigen',
  'If this was not you, you can ignore this email. We delete unconfirmed details after 14 days.':
    'Wenn Sie das nicht waren, müssen Sie nichts tun. Unbestätigte Angaben löschen wir nach 14 Tagen.',
  'We have received your details, but cannot send you the confirmation email at the moment. Please contact us directly.':
    'Ihre Angaben sind angekommen. Die Mail mit dem Link, der sie bestätigt, kann unsere Website zurzeit nicht verschicken: Bitte wenden Sie sich direkt an uns.',
  'Almost done. We have sent you an email with a link. Please use it to confirm that this was you.':
    'Fast geschafft: Wir haben Ihnen eine Mail mit einem Link geschickt. Bitte bestätigen Sie damit, dass Sie es waren.',
  'This file is no longer available. Please choose it again.': 'Diese Datei ist nicht mehr da. Bitte wählen Sie sie noch einmal.',
  'This file is empty.': 'Diese Datei ist leer.',
  'This is a {kind} file, which is not accepted. Accepted are: {endings}.':
    'Das ist eine {kind}-Datei; solche nehmen wir nicht an. Es gehen: {endings}.',
  'This file is damaged or of a kind that is not accepted. Accepted are: {endings}.':
    'Diese Datei ist beschädigt oder von einer Art, die wir nicht annehmen. Es gehen: {endings}.',
  'Perhaps sent by a program: a field that nobody sees was filled in.':
    'Vielleicht von einem Programm gesendet: Ein Feld, das niemand sieht, war ausgefüllt.',
  'Please check your details and send the form again.': 'Bitte sehen Sie Ihre Angaben noch einmal durch und senden Sie sie dann ab.',
  'Too many files from your connection. Please try again later.':
    'Über Ihren Anschluss kamen gerade sehr viele Dateien. Bitte versuchen Sie es später noch einmal.',
  'Too many files from your network. Please try again tomorrow, or send us the file by email.':
    'Aus Ihrem Netz liegen schon sehr viele Dateien bei uns. Bitte versuchen Sie es morgen noch einmal, oder schicken Sie uns die Datei als Mail.',
  'We cannot take more files today. Please try again tomorrow, or send us the file by email.':
    'Heute können wir keine weiteren Dateien annehmen. Bitte versuchen Sie es morgen noch einmal, oder schicken Sie uns die Datei als Mail.',
  'No form takes files at the moment. Please write to us instead.':
    'Zurzeit nimmt kein Formular Dateien an. Bitte schreiben Sie uns stattdessen.',
  'Too many messages from your connection. Please try again later.':
    'Über Ihren Anschluss kamen gerade sehr viele Nachrichten. Bitte versuchen Sie es später noch einmal.',
  'That was very quick. Please check your details and send the form again.':
    'Das ging sehr schnell. Bitte sehen Sie Ihre Angaben noch einmal durch und senden Sie sie dann ab.',
  'Several messages have just been sent from your connection. Please send yours again.':
    'Von Ihrem Anschluss kamen eben mehrere Nachrichten. Bitte senden Sie Ihre noch einmal ab.',
} as const
