/** German of what visitors read of this room, by id. */
export const texts = {
  Administration: 'Verwaltung',
  'This field is required!': 'Dieses Feld wird benötigt!',
  'This value is not allowed.': 'Dieser Wert ist nicht erlaubt.',
  'This field does not exist: {names}': 'Dieses Feld gibt es nicht: {names}',
  'Invalid e-mail address!': 'Ungültige E-Mail-Adresse!',
  'Easy-to-read German': 'Leichte Sprache',
  'Low German': 'Niederdeutsch',
  'Lower Sorbian': 'Niedersorbisch',
  'Upper Sorbian': 'Obersorbisch',
  'North Frisian': 'Nordfriesisch',
  '404 Not Found': 'Diese Seite gibt es nicht (404)',
  'This page could not be found': 'Diese Seite wurde nicht gefunden',
  'Your session could not be verified. Please reload the page and try again.':
    'Ihre Sitzung konnte nicht bestätigt werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'This request came from another website and was refused.': 'Diese Anfrage kam von einer fremden Website und wurde abgelehnt.',
  'Some entries are not valid.': 'Einige Angaben sind nicht gültig.',
  'The data sent is too large.': 'Die gesendeten Daten sind zu groß.',
  'Please log in to continue.': 'Bitte melden Sie sich an, um fortzufahren.',
  'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
  'Something went wrong on our side. Please try again.': 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'This file is not a picture that can be used here (JPEG, PNG, WebP, AVIF or GIF).':
    'Diese Datei ist kein Bild, das hier verwendet werden kann (JPEG, PNG, WebP, AVIF oder GIF).',
  'Please choose a file.': 'Bitte wählen Sie eine Datei aus.',
} as const
