import type { Label } from '../../../platform/i18n/message-ids.ts'
import type { FooterPart, FooterPartKind } from '../../../site/index.ts'

/** What the parts are called. */
export const PART_NAMES: Record<FooterPartKind, Label> = {
  hours: 'Today’s opening hours|part',
  service: 'Service links|part',
  legal: 'Legal links|part',
  address: 'Address|part',
  social: 'Social networks|part',
  newsletter: 'Newsletter|part',
  sponsors: 'Sponsors with logos|part',
  text: 'Line of text|part',
}

/** A part that is to be filled in. */
export function blankPart(kind: FooterPartKind): FooterPart {
  switch (kind) {
    case 'address':
      return { kind, title: '', text: '', phone: '', mail: '' }
    case 'social':
      return { kind, title: '', links: [{ name: '', url: 'https://' }] }
    case 'newsletter':
      return { kind, title: '', text: '', link: '', url: '' }
    case 'sponsors':
      return { kind, title: '', logos: [] }
    case 'text':
      return { kind, title: '', text: '' }
    default:
      return { kind }
  }
}
