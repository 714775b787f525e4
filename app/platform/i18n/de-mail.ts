/** German texts of mails, by their English source texts. Only the server writes mails, so no browser loads these. */
export const deMail = {
  'Choose a new password': 'Neues Passwort wählen',
  'Somebody, most likely you, has asked for a new password for this site. The link below leads to it and works once, for one hour.':
    'Jemand, vermutlich Sie selbst, hat für diese Website ein neues Passwort angefordert. Der folgende Link führt dorthin; er gilt eine Stunde und nur einmal.',
  'If it was not you, you need not do anything: your password stays as it is.':
    'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  'Your access to the editorial office': 'Ihr Zugang zur Redaktion',
  'Welcome, {name}': 'Willkommen, {name}',
  'An access to the website has been made for you. Choose a password; the link works once, for seven days.':
    'Für Sie wurde ein Zugang zur Website eingerichtet. Wählen Sie bitte ein Passwort; der Link gilt sieben Tage und nur einmal.',
  'Choose a password': 'Passwort wählen',
  'Hello {name},': 'Guten Tag {name},',
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
  yes: 'ja',
} as const
