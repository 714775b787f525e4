import type { Label } from '../../../platform/i18n/message-ids.ts'
import type { BarPart, HouseHeader, LinePart } from '../../../site/index.ts'

/** What the parts of the line above are called. */
export const LINE_NAMES: Record<LinePart['kind'], Label> = {
  hours: 'Today’s opening hours|part',
  shop: 'Online shop|part',
  favourites: 'Favourites|part',
  account: 'Account|part',
  languages: 'Languages|part',
  scheme: 'Light and dark|part',
  gap: 'Gap: what follows stands on the right|part',
  text: 'Line of text|part',
  phone: 'Phone number|part',
  social: 'Social networks|part',
}

/** What can stand beside the menu button, by name. */
export const BAR_NAMES: Record<BarPart['kind'], Label> = {
  search: 'Search|part',
  cart: 'Cart|part',
  languages: 'Languages|part',
  call: 'Call button|part',
}

/** How name and menu can be arranged, in words. */
export const ARRANGEMENT_NAMES: Record<HouseHeader['arrangement'], Label> = {
  beside: 'Name on the left, menu beside it',
  below: 'Name on the left, menu below it',
  middle: 'Name in the middle, menu below it',
  folded: 'Name on the left, menu behind its button alone',
  'middle-folded': 'Name in the middle, menu behind its button alone',
}

/** A part of the line that is to be filled in. */
export function blankLinePart(kind: LinePart['kind']): LinePart {
  switch (kind) {
    case 'text':
      return { kind, text: '', url: '' }
    case 'phone':
      return { kind, phone: '' }
    case 'social':
      return { kind, links: [{ name: '', url: 'https://' }] }
    default:
      return { kind }
  }
}

/** A part of the bar that is to be filled in. */
export function blankBarPart(kind: BarPart['kind']): BarPart {
  return kind === 'call' ? { kind, text: '', url: '' } : { kind }
}
