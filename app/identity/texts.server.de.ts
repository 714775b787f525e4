/** German that the server says about the look of a house, by id. */
export const texts = {
  'This file is not an SVG drawing that can be shown.': 'Diese Datei ist keine SVG-Zeichnung, die sich zeigen lässt.',
  'This file is not a PNG picture.': 'Diese Datei ist kein PNG-Bild.',
  'This picture is too large. A logo needs at most 190 kB.': 'Dieses Bild ist zu groß. Ein Logo braucht höchstens 190 kB.',
  'This picture takes too long or too much memory to draw. Please simplify it: fewer masks, patterns and copies within each other.':
    'Dieses Bild zu zeichnen dauert zu lange oder braucht zu viel Speicher. Bitte vereinfachen Sie es: weniger Masken, Muster und Wiederholungen ineinander.',
  'Someone else has since changed the appearance. Reload the page to see it.':
    'Das Erscheinungsbild wurde inzwischen von jemand anderem geändert. Laden Sie die Seite neu, um es zu sehen.',
  'The contrast is {ratio} : 1. At least {needed} : 1 is needed to read it.':
    'Der Kontrast ist {ratio} : 1. Lesbar ist es ab {needed} : 1.',
  'This file is not a WOFF2 typeface that can be read.':
    'Diese Datei ist keine WOFF2-Schrift, die sich lesen lässt. Bitte laden Sie die Webschrift (.woff2) der Schrift hoch, nicht die Schreibtischdatei.',
  'This typeface lacks letters that a German page needs: {letters}':
    'Dieser Schrift fehlen Zeichen, die eine deutsche Seite braucht: {letters}',
  'The file does not say what this typeface is called. Please give its name.':
    'Die Datei sagt nicht, wie die Schrift heißt. Bitte geben Sie ihren Namen an.',
  'Please say under which licence you use this typeface; the file does not say it.':
    'Bitte geben Sie an, unter welcher Lizenz Sie die Schrift verwenden; in der Datei steht sie nicht.',
  'Please say where this typeface comes from; the file does not say it.':
    'Bitte geben Sie an, woher die Schrift stammt; in der Datei steht es nicht.',
  'There are {n} typefaces already. Please remove one first.': 'Es gibt schon {n} Schriften. Bitte entfernen Sie zuerst eine davon.',
  'The site is set in this typeface. Please choose another one and adopt it first.':
    'Die Website ist in dieser Schrift gesetzt. Bitte wählen Sie zuerst eine andere und übernehmen Sie sie.',
  'This typeface is no longer there. Please choose another one.': 'Diese Schrift gibt es nicht mehr. Bitte wählen Sie eine andere.',
} as const
