/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  Outline: 'Aufbau',
  'Outline and pages': 'Aufbau und Seiten',
  'Search this page': 'Auf dieser Seite suchen',
  'Words or kind of module': 'Wort oder Modul',
  'No module here has these words.': 'Auf dieser Seite kommt das nicht vor.',
  'No modules yet.': 'Noch kein Modul.',
  'Column {n}, empty': 'Spalte {n}, leer',
  'Visible for a time': 'Nur eine Zeit lang zu sehen',
  'Not visible at this time': 'Zu dieser Zeit nicht zu sehen',
  'hidden from visitors': 'ausgeblendet',
  'not visible yet': 'noch nicht zu sehen',
  'no longer visible': 'nicht mehr zu sehen',
  '{n} hints': { one: 'ein Hinweis', other: '{n} Hinweise' },
} as const
