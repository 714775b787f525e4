/** German that the server says about the look of a house, by id. */
export const texts = {
  'This file is not an SVG drawing that can be shown.': 'Diese Datei ist keine SVG-Zeichnung, die sich zeigen lässt.',
  'This file is not a PNG picture.': 'Diese Datei ist kein PNG-Bild.',
  'This picture is too large. A logo needs at most 190 kB.': 'Dieses Bild ist zu groß. Ein Logo braucht höchstens 190 kB.',
  'Someone else has since changed the appearance. Reload the page to see it.':
    'Das Erscheinungsbild wurde inzwischen von jemand anderem geändert. Laden Sie die Seite neu, um es zu sehen.',
  'The contrast is {ratio} : 1. At least {needed} : 1 is needed to read it.':
    'Der Kontrast ist {ratio} : 1. Lesbar ist es ab {needed} : 1.',
} as const
