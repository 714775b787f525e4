/** German of what only the server says of this room, by id. */
export const texts = {
  'Translation into {language}': 'Übersetzung ({language})',
  'German Sign Language': 'Gebärdensprache',
  'Everyday language': 'Alltagssprache',
  'Read as text': 'Als Text lesen',
} as const
