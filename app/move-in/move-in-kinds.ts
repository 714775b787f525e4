import type { Label } from '../platform/i18n/message-ids.ts'
import type { IconName } from '../staff-ui/Icon.tsx'

/** From where something is brought, as staff choose it. */
export type ChosenKind = 'site' | 'file' | 'pretix' | 'orif'

type Kind = { kind: ChosenKind; icon: IconName; label: Label; about: Label; address: Label; placeholder: string }

/** What can be brought, the most usual first. */
export const KINDS: Kind[] = [
  {
    ...{ kind: 'site', icon: 'site', label: 'Website|source', placeholder: 'https://' },
    about: 'WordPress with The Events Calendar, or any other site page by page',
    address: 'Address of your present site',
  },
  {
    ...{ kind: 'file', icon: 'page', label: 'File|source', placeholder: '' },
    about: 'What WordPress has exported, or a calendar (.ics)',
    address: 'WordPress export file (.xml) or calendar (.ics)',
  },
  {
    ...{ kind: 'pretix', icon: 'tickets', label: 'pretix', placeholder: 'https://pretix.eu/haus/' },
    about: 'Events and dates of your shop, with rooms, numbers and prices',
    address: 'Address of your shop',
  },
  {
    ...{ kind: 'orif', icon: 'plays', label: 'Programme (ORIF, iCal)', placeholder: 'https://www.haus.de/de/spielplan/orif.json' },
    about: 'Productions with cast, pictures and dates, from another Foyer or a planning system',
    address: 'Address of the programme',
  },
]
