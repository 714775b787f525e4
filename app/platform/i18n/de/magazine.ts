/** German texts of the magazine, by their English source texts. */
export const magazine = {
  Magazine: 'Magazin',
  Categories: 'Rubriken',
  All: 'Alle',
  'All #Topics': 'Alle #Themen',
  'More articles': 'Weitere Artikel',
  'Newer articles': 'Neuere Artikel',
  'Older articles': 'Ältere Artikel',
  'Pages of the magazine': 'Seiten des Magazins',
  'Elsewhere in the magazine': 'Aus dem ganzen Magazin',
  'Nothing has come out here yet.': 'Hier ist noch nichts erschienen.',
  'Articles are loading': 'Artikel werden geladen',
  '{n} articles': { one: '{n} Artikel', other: '{n} Artikel' },
  'What moves the house': 'Was das Haus bewegt',
  'By {name}': 'Von {name}',
  '{n} minutes to read': { one: '{n} Minute zu lesen', other: '{n} Minuten zu lesen' },
  'Read on': 'Weiterlesen',
} as const
