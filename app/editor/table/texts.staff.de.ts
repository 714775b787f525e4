/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'Table: rows and columns': 'Tabelle: Zeilen und Spalten',
  'Row above': 'Zeile darüber',
  'Row below': 'Zeile darunter',
  'Move row up': 'Zeile nach oben',
  'Move row down': 'Zeile nach unten',
  'Delete row': 'Zeile löschen',
  'Column to the left': 'Spalte links',
  'Column to the right': 'Spalte rechts',
  'Move column left': 'Spalte nach links',
  'Move column right': 'Spalte nach rechts',
  'Delete column': 'Spalte löschen',
  'A table has at most {rows} rows and {columns} columns.': 'Eine Tabelle hat höchstens {rows} Zeilen und {columns} Spalten.',
} as const
