/** German of what visitors read of this room, by id. */
export const texts = {
  'The part after the @ is missing, as in name@example.org.': 'Es fehlt der Teil nach dem @, etwa name@beispiel.de.',
  'An address looks like this: name@example.org.': 'Eine Adresse sieht so aus: name@beispiel.de.',
  'Thank you! Your message has arrived.': 'Vielen Dank! Ihre Nachricht ist bei uns angekommen.',
  Send: 'Absenden',
  'Sending …': 'Wird gesendet …',
  'Please choose': 'Bitte wählen',
  'Please check {n} entries:': { one: 'Bitte prüfen Sie eine Angabe:', other: 'Bitte prüfen Sie {n} Angaben:' },
  'Please enter a date.': 'Bitte geben Sie ein Datum an.',
  'Please enter a date and a time.': 'Bitte geben Sie Datum und Uhrzeit an.',
  'Please enter a date of birth.': 'Bitte geben Sie ein Geburtsdatum an.',
  'Please enter a number.': 'Bitte geben Sie eine Zahl an.',
  'Please enter a web address that begins with https://.': 'Bitte geben Sie eine Internetadresse an, die mit https:// beginnt.',
  'Uploading …': 'Wird hochgeladen …',
  'Remove the file': 'Datei entfernen',
  'At most {n} MB.': 'Höchstens {n} MB.',
  'This file is too large: at most {n} MB.': 'Diese Datei ist zu groß: höchstens {n} MB.',
  'Thank you, your entry is confirmed.': 'Vielen Dank, Ihre Angaben sind bestätigt.',
  'This link does not work any more. Please fill in the form once more.':
    'Dieser Link gilt nicht mehr. Bitte füllen Sie das Formular noch einmal aus.',
  'One press is missing, then your entry counts.': 'Ein Klick fehlt noch, dann gelten Ihre Angaben.',
  'Confirm my entry': 'Angaben bestätigen',
} as const
