import type { IconName } from '../../staff-ui/Icon.tsx'

/** The pictogram of each type of question, by its number (`FIELD_TYPES`). */
export const KIND_ICONS: Record<number, IconName> = {
  1: 'pencil',
  2: 'alignLeft',
  3: 'mail',
  4: 'check',
  5: 'checkList',
  6: 'down',
  7: 'bulletList',
  8: 'checked',
  9: 'upload',
  10: 'calendar',
  11: 'clock',
  12: 'hide',
  13: 'orderedList',
  14: 'site',
  15: 'account',
}
