import type { DateFormat } from '../platform/format/date-format.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { PlannedChange } from './planned-changes.ts'

/** Labels of the fields that an import changes. */
export const FIELD_NAMES: Record<PlannedChange['field'], Label> = {
  startsAt: 'Starts',
  endsAt: 'Ends',
  roomId: 'Room',
  status: 'Status',
  note: 'Note',
  idJet: 'Ticket shop ID',
  ticketUrl: 'Ticket shop page',
  productionId: 'Production',
  planningId: 'Planning system ID',
}
const STATUSES: Record<string, Label> = { scheduled: 'Scheduled', cancelled: 'Cancelled', moved: 'Moved' }

/** A change as text: `Status: Findet statt → Abgesagt`. */
export function describeChange({ field, from, to }: PlannedChange, format: DateFormat): string {
  return `${t(FIELD_NAMES[field])}: ${formatValue(field, from, format)} → ${formatValue(field, to, format)}`
}

function formatValue(field: PlannedChange['field'], text: string, format: DateFormat): string {
  if (text === '') return '–'
  if (field === 'startsAt' || field === 'endsAt') return format.dateTime(text)
  const status = field === 'status' ? STATUSES[text] : undefined
  return status ? t(status) : text
}
