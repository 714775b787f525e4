/** German of what visitors read of this room, by id. */
export const texts = {
  'This change does not fit the page.': 'Diese Änderung passt nicht zu der Seite.',
  'Somebody else has changed the same module meanwhile.': 'Jemand anderes hat dasselbe Modul inzwischen geändert.',
  'Some modules are not complete yet.': 'Einige Module sind noch nicht vollständig.',
  'Several containers hold this module; please name one.': 'Mehrere Container enthalten dieses Modul; bitte nennen Sie einen.',
  'new: {names}': 'neu: {names}',
  'changed: {names}': 'geändert: {names}',
  'removed: {names}': 'entfernt: {names}',
  'moved: {names}': 'verschoben: {names}',
} as const
