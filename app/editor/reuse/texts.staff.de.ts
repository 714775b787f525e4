/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'Copied here from “{title}”: {names}': 'Gelöst von „{title}“: {names}',
  'Shared part “{title}” saved': 'Baustein „{title}“ gespeichert',
  'Template “{title}” saved': 'Vorlage „{title}“ gespeichert',
  'Save page as template': 'Seite als Vorlage speichern',
  '“New page” then offers to begin with a copy of it.': '„Neue Seite“ bietet dann an, mit einer Kopie davon zu beginnen.',
  'Shared part: changes show wherever it is shown, at {n} places.': {
    one: 'Gemeinsamer Baustein, zu sehen an einer Stelle. Geändert wird er dort, wo er entsteht.',
    other: 'Gemeinsamer Baustein, zu sehen an {n} Stellen. Geändert wird er überall zugleich.',
  },
} as const
