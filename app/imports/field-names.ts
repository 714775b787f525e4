import { formatIsoDateTime } from '../platform/format/iso-date.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { PlannedChange } from './planned-changes.ts'

/** What staff call the fields that an import changes. */
export const FIELD_NAMES: Record<PlannedChange['field'], Label> = {
  startsAt: 'Begins',
  endsAt: 'Ends',
  roomId: 'Room',
  status: 'Status',
  note: 'Note',
  idJet: 'Number in the ticket shop',
  ticketUrl: 'Page in the ticket shop',
  productionId: 'Production (one)',
  planningId: 'Number in the planning system',
}
const STATUSES: Record<string, Label> = { scheduled: 'Takes place', cancelled: 'Cancelled', moved: 'Moved' }

/** A change as it is read: `Status: Findet statt → Abgesagt`. */
export function describeChange({ field, from, to }: PlannedChange): string {
  return `${t(FIELD_NAMES[field])}: ${valueInWords(field, from)} → ${valueInWords(field, to)}`
}

function valueInWords(field: PlannedChange['field'], text: string): string {
  if (text === '') return '–'
  if (field === 'startsAt' || field === 'endsAt') return formatIsoDateTime(text)
  const status = field === 'status' ? STATUSES[text] : undefined
  return status ? t(status) : text
}
