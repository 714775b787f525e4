/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'An image goes here.': 'Hier wird ein Bild stehen.',
  'Row {row}, column {column}': 'Zeile {row}, Spalte {column}',
  'Write, or / for a module': 'Schreiben, oder / für ein Modul',
  'Comment on the selected words': 'Kommentar zu den ausgewählten Wörtern',
} as const
