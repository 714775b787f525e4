/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'Row {row}, column {column}': 'Zeile {row}, Spalte {column}',
  'Write, or / for a module': 'Schreiben, oder / für ein Modul',
  'Comment on the selected words': 'Kommentar zu den ausgewählten Wörtern',
} as const
