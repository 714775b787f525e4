/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'Place on the page': 'Platz auf der Seite',
  'Click a text to write': 'Zum Schreiben in einen Text klicken',
} as const
