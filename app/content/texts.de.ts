/** German of what visitors read of this room, by id. */
export const texts = {
  'This change cannot be applied to this page.': 'Diese Änderung passt nicht zu der Seite.',
  'Someone else has since changed this module.': 'Jemand anderes hat dasselbe Modul inzwischen geändert.',
  'Some modules are incomplete.': 'Einige Module sind noch nicht vollständig.',
  'This module is in several containers. Please specify one.': 'Mehrere Container enthalten dieses Modul; bitte nennen Sie einen.',
  'This container is shown on other pages. Please remove it there first.':
    'Dieser Container wird auch auf anderen Seiten gezeigt. Bitte entfernen Sie ihn dort zuerst.',
  'This container still holds modules. Please remove them first.': 'Dieser Container enthält noch Module. Bitte entfernen Sie sie zuerst.',
  'Changes of this container are scheduled. Please cancel them first.':
    'Für diesen Container sind Änderungen geplant. Bitte sagen Sie sie zuerst ab.',
  'new: {names}': 'neu: {names}',
  'changed: {names}': 'geändert: {names}',
  'removed: {names}': 'entfernt: {names}',
  'moved: {names}': 'verschoben: {names}',
} as const
