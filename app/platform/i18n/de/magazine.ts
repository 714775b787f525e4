/** German texts of the magazine, by their English source texts. */
export const magazine = {
  Magazine: 'Magazin',
  Categories: 'Rubriken',
  All: 'Alle',
  'All #Topics': 'Alle #Themen',
  'More articles': 'Weitere Artikel',
} as const
