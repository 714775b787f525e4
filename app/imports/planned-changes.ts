import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import { t } from '../platform/i18n/i18n.ts'
import { type EventRow, type ExistingProgramme, normalizeName } from './existing-programme.server.ts'
import type { ImportedLine } from './imported-line.ts'
import type { Match } from './match-lines.ts'

/** A field that a line of the file would change: its current and its new value. */
export type PlannedChange = {
  field: 'productionId' | 'startsAt' | 'endsAt' | 'roomId' | 'status' | 'note' | 'idJet' | 'ticketUrl' | 'planningId'
  from: string
  to: string
}

/** The changes of a line to its performance; undefined fields stay as they are. */
export function plannedChanges(
  event: EventRow,
  value: ImportedLine,
  { room }: Match,
  { titles, roomNames }: ExistingProgramme,
): PlannedChange[] {
  const instantText = (date: Date | null) => (date ? isoWithOffset(toInstant(date)) : '')
  const title = titles.get(event.productionId) ?? ''
  const isSameTitle = normalizeName(title) === normalizeName(value.production)
  const isOther = value.productionId !== undefined && value.productionId !== event.productionId
  const pairs: [PlannedChange['field'], from: string, to: string | undefined][] = [
    ['productionId', title, isSameTitle && !isOther ? title : isSameTitle ? numbered(value) : value.production],
    ['startsAt', instantText(event.startsAt), value.startsAt],
    ['endsAt', instantText(event.endsAt), plannedEnd(value, event) ?? ''],
    ['roomId', roomNames.get(event.roomId) ?? '', room.name],
    ['status', event.status, value.status],
    ['note', event.note, value.note],
    ['idJet', event.idJet, value.idJet],
    ['ticketUrl', event.ticketUrl, value.ticketUrl],
    ['planningId', event.planningId, value.planningId],
  ]
  return pairs.flatMap(([field, from, to]) => (to !== undefined && to !== from ? [{ field, from, to }] : []))
}

/** A production of the same title, which its number tells apart. */
function numbered({ production, productionId = 0 }: ImportedLine): string {
  return t('{title} (no. {n})', { title: production, n: productionId })
}

/** The end of a performance after the import: that of the line, else its former duration after the start; null when there is none. */
export function plannedEnd({ startsAt, endsAt }: ImportedLine, event: EventRow | undefined): string | null {
  if (endsAt !== undefined) return endsAt
  if (!event?.endsAt) return null
  const length = toInstant(event.startsAt).until(toInstant(event.endsAt))
  return isoWithOffset(Temporal.Instant.from(startsAt).add(length))
}
