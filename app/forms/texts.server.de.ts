/** German of what only the server says of this room, by id. */
export const texts = {
  'New message: {form}': 'Neue Nachricht: {form}',
  'Somebody has filled in the form “{form}”.': 'Jemand hat das Formular „{form}“ ausgefüllt.',
  'Answer this mail to write to the sender.': 'Wenn Sie auf diese Mail antworten, schreiben Sie der absendenden Person.',
  'File {name}': 'Datei {name}',
  'Entry {number}, received on {moment}': 'Eintrag {number}, eingegangen am {moment}',
  'We have received your message': 'Ihre Nachricht ist angekommen',
  'Thank you. This is what you wrote to us with the form “{form}”.':
    'Vielen Dank. Das haben Sie uns mit dem Formular „{form}“ geschrieben:',
  'You receive this mail because your address was given in a form on our website.':
    'Sie erhalten diese Mail, weil Ihre Adresse in einem Formular auf unserer Website angegeben wurde.',
  'Please confirm your entry': 'Bitte bestätigen Sie Ihre Angaben',
  'One more step: {form}': 'Noch ein Schritt: {form}',
  'Somebody has entered your address in the form “{form}”. Please confirm that it was you; only then do we use what was entered.':
    'Im Formular „{form}“ wurde Ihre Adresse angegeben. Bitte bestätigen Sie, dass Sie das waren; erst dann verwenden wir die Angaben.',
  'Confirm now': 'Jetzt bestätigen',
  'If it was not you, you need not do anything. Unconfirmed entries are deleted after 14 days.':
    'Wenn Sie das nicht waren, müssen Sie nichts tun. Unbestätigte Angaben löschen wir nach 14 Tagen.',
  'We have kept what you wrote, but cannot send you the mail with the link that confirms it. Please contact us directly.':
    'Ihre Angaben sind angekommen. Die Mail mit dem Link, der sie bestätigt, kann unsere Website zurzeit nicht verschicken: Bitte wenden Sie sich direkt an uns.',
  'Almost done: we have sent you a mail with a link. Please confirm with it that it was you.':
    'Fast geschafft: Wir haben Ihnen eine Mail mit einem Link geschickt. Bitte bestätigen Sie damit, dass Sie es waren.',
  'This file is no longer there. Please choose it again.': 'Diese Datei ist nicht mehr da. Bitte wählen Sie sie noch einmal.',
  'This file is empty.': 'Diese Datei ist leer.',
  'Files of this kind are not taken. Please send a PDF, a picture, a text document or sound.':
    'Dateien dieser Art nehmen wir nicht an. Bitte senden Sie ein PDF, ein Bild, ein Textdokument oder eine Tonaufnahme.',
  'Too many files came from your connection. Please try again later.':
    'Über Ihren Anschluss kamen gerade sehr viele Dateien. Bitte versuchen Sie es später noch einmal.',
  'Too many messages came from your connection. Please try again later.':
    'Über Ihren Anschluss kamen gerade sehr viele Nachrichten. Bitte versuchen Sie es später noch einmal.',
  'That was very quick. Please look at what you entered once more and send it again.':
    'Das ging sehr schnell. Bitte sehen Sie Ihre Angaben noch einmal durch und senden Sie sie dann ab.',
  'Several messages have just come from your connection. Please send yours once more.':
    'Von Ihrem Anschluss kamen eben mehrere Nachrichten. Bitte senden Sie Ihre noch einmal ab.',
} as const
