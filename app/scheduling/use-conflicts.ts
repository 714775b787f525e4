import { useEffect, useState } from 'react'
import type { DateFormat } from '../platform/format/date-format.ts'
import type { SlotId } from '../programme/schedule-slot.ts'
import { request } from '../staff-ui/api-client.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { describeConflict, type NamedConflict, timeOfDay } from './labels.ts'
import { wallMinutes } from './wall-clock.ts'

/** The values of a performance's form that its conflicts depend on. */
export type EditedEvent = {
  id: number | null
  productionId: number
  roomId: number
  parentId: number | null
  startsAt: string
  endsAt: string | null
  status: string
  /** people of this performance alone; undefined: those stored */
  cast?: unknown[]
}
/** A conflict in the API's response. */
export type ConflictResponse = {
  kind: NamedConflict['kind']
  other: { id: SlotId; title: string; room: string; startsAt: string }
  persons: string[]
}
type ConflictsResponse = { conflicts: ConflictResponse[] }

const DEBOUNCE_MS = 250

/**
 * The conflicts of a performance as sentences, requested `DEBOUNCE_MS` after the last change; empty until the response, since
 * those of other values say nothing of these.
 * @param event null while incomplete
 */
export function useConflicts(event: EditedEvent | null): string[] {
  const [answer, setAnswer] = useState<{ body: string; conflicts: ConflictResponse[] }>()
  const format = useDateFormat()
  const body = event && JSON.stringify(event)
  useEffect(() => {
    if (!body) return
    let isStale = false
    const timer = setTimeout(async () => {
      // Only a warning: without a response none is shown, and the server checks again on saving.
      const response = await request<ConflictsResponse>('POST', '/api/admin/event/conflicts', JSON.parse(body)).catch(() => ({
        conflicts: [],
      }))
      if (!isStale) setAnswer({ body, conflicts: response.conflicts })
    }, DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [body])
  const conflicts = answer?.body === body ? answer.conflicts : []
  return conflicts.map((conflict) => describeConflictResponse(conflict, format))
}

/** A conflict of the API's response as a sentence. */
export function describeConflictResponse(
  { kind, other: { id, title, room, startsAt }, persons }: ConflictResponse,
  format: DateFormat,
): string {
  return describeConflict({
    kind,
    persons,
    other: { id, title, room, when: `${format.date(startsAt)}, ${format.clock(timeOfDay(wallMinutes(startsAt)))}` },
  })
}
