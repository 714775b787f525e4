/** German of what visitors read of this room, by id. */
export const texts = {
  Admin: 'Verwaltung',
  'This field is required!': 'Dieses Feld wird benötigt!',
  'This value is not allowed.': 'Dieser Wert ist nicht erlaubt.',
  'Unknown fields: {names}': 'Dieses Feld gibt es nicht: {names}',
  'Invalid e-mail address!': 'Ungültige E-Mail-Adresse!',
  'Easy Read German': 'Leichte Sprache',
  'Low German': 'Niederdeutsch',
  'Lower Sorbian': 'Niedersorbisch',
  'Upper Sorbian': 'Obersorbisch',
  'North Frisian': 'Nordfriesisch',
  'This page could not be found': 'Seite nicht gefunden',
  'Your session could not be verified. Please reload the page and try again.':
    'Ihre Sitzung konnte nicht bestätigt werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'This request came from another website and was refused.': 'Diese Anfrage kam von einer fremden Website und wurde abgelehnt.',
  'Some fields are invalid.': 'Einige Angaben sind nicht gültig.',
  'The data sent is too large.': 'Die gesendeten Daten sind zu groß.',
  'Please log in to continue.': 'Bitte melden Sie sich an, um fortzufahren.',
  'Nothing found at this address.': 'Unter dieser Adresse gibt es nichts.',
  'Something went wrong on our side. Please try again.': 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'This image has {pixels} million pixels; at most {most} million can be used. Please make it smaller.':
    'Das Bild hat {pixels} Millionen Bildpunkte, verwendet werden können höchstens {most} Millionen. Bitte verkleinern Sie es.',
  'This image is too tall for its width to be shown. Please cut it into parts.':
    'Das Bild ist zu hoch für seine Breite, um gezeigt zu werden. Bitte teilen Sie es.',
  'Please use a JPEG, PNG, WebP, AVIF, GIF, TIFF or HEIC image.':
    'Diese Datei ist kein Bild, das hier verwendet werden kann (JPEG, PNG, WebP, AVIF, GIF, TIFF oder HEIC).',
  'Please choose a file.': 'Bitte wählen Sie eine Datei aus.',
} as const
