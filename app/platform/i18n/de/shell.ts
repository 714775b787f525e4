/** German texts of the frame of every page, by their English source texts. */
export const shell = {
  Home: 'Start',
  'Skip to content': 'Zum Inhalt springen',
  'Zur Startseite': 'Zur Startseite',
  'an unknown error occurred': 'Ein unbekannter Fehler ist aufgetreten',
  '404 Not Found': 'Diese Seite gibt es nicht (404)',
  'This page could not be found': 'Diese Seite wurde nicht gefunden',
  'Page offline': 'Diese Seite ist zurzeit nicht veröffentlicht',
  'An error occurred while showing the error page': 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
  'Website offline': 'Die Website ist vorübergehend nicht erreichbar',
  'Unknown middleware {name}': 'Unbekannte Zwischenstufe {name}',
  "Unfortunately, that didn't work.": 'Das hat leider nicht geklappt.',
  'Your session could not be verified. Please reload the page and try again.':
    'Ihre Sitzung konnte nicht bestätigt werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'This request came from another website and was refused.': 'Diese Anfrage kam von einer fremden Website und wurde abgelehnt.',
  'Some entries are not valid.': 'Einige Angaben sind nicht gültig.',
  'The data sent is too large.': 'Die gesendeten Daten sind zu groß.',
  'Please log in to continue.': 'Bitte melden Sie sich an, um fortzufahren.',
  'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
  'Something went wrong on our side. Please try again.': 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'The picture is too large.': 'Das Bild ist zu groß.',
  'This file is not a picture that can be used here (JPEG, PNG, WebP, AVIF or GIF).':
    'Diese Datei ist kein Bild, das hier verwendet werden kann (JPEG, PNG, WebP, AVIF oder GIF).',
  'Please choose a file.': 'Bitte wählen Sie eine Datei aus.',
  'Please describe the picture, or mark it as decorative.': 'Bitte beschreiben Sie das Bild oder kennzeichnen Sie es als schmückend.',
} as const
