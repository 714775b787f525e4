/** German texts of the content system, by their English source texts. */
export const content = {
  Administration: 'Verwaltung',
  'This change does not fit the page.': 'Diese Änderung passt nicht zu der Seite.',
  'Somebody else has changed the same module meanwhile.': 'Jemand anderes hat dasselbe Modul inzwischen geändert.',
  'Some modules are not complete yet.': 'Einige Module sind noch nicht vollständig.',
  'This field is required!': 'Dieses Feld wird benötigt!',
  'This heading level is not allowed.': 'Diese Überschriftenebene ist nicht erlaubt.',
  'This text is too long.': 'Dieser Text ist zu lang.',
  'This value is not allowed.': 'Dieser Wert ist nicht erlaubt.',
  Tonight: 'Heute',
  'Tickets from {price}': 'Karten ab {price}',
  'To the performance': 'Zur Vorstellung',
} as const
