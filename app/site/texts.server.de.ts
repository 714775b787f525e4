/** German of what only the server says of this room, by id. */
export const texts = {
  'Open from {time}': 'Geöffnet ab {time}',
  'Open until {time}': 'Geöffnet bis {time}',
  'Reopens at {time}': 'Öffnet wieder um {time}',
  'Open times': 'Öffnungszeiten',
  and: 'und',
  '{time}|clock': '{time} Uhr',
  'This is the name of the program. Please enter the name of your theatre.':
    'So heißt das Programm. Bitte tragen Sie den Namen Ihres Hauses ein.',
  'Three capital letters, for example EUR or CHF.': 'Drei Großbuchstaben, zum Beispiel EUR oder CHF.',
  'Two capital letters, for example DE, AT or CH.': 'Zwei Großbuchstaben, zum Beispiel DE, AT oder CH.',
} as const
