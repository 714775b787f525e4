import { useEffect, useState } from 'react'
import type { DateFormat } from '../platform/format/date-format.ts'
import type { SlotId } from '../programme/schedule-slot.ts'
import { request } from '../staff-ui/api-client.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { describeConflict, type NamedConflict, timeOfDay } from './labels.ts'
import type { RoomChange } from './room-change.server.ts'
import { roomSizeWarning } from './room-size.ts'
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
type ConflictsResponse = { conflicts: ConflictResponse[]; room_change: RoomChange | null }

const DEBOUNCE_MS = 250

/** What speaks against the place of a performance, in sentences: conflicts, and another room that does not hold what is sold. */
export type PlaceWarnings = { conflicts: string[]; size: string | undefined }

/**
 * What speaks against the place of a performance, requested `DEBOUNCE_MS` after the last change; nothing until the response, since
 * that of other values says nothing of these.
 * @param event null while incomplete
 */
export function useConflicts(event: EditedEvent | null): PlaceWarnings {
  const [answer, setAnswer] = useState<ConflictsResponse & { body: string }>()
  const format = useDateFormat()
  const body = event && JSON.stringify(event)
  useEffect(() => {
    if (!body) return
    let isStale = false
    const timer = setTimeout(async () => {
      // Only a warning: without a response none is shown, and the server checks again on saving.
      const response = await request<ConflictsResponse>('POST', '/api/admin/event/conflicts', JSON.parse(body)).catch(() => ({
        conflicts: [],
        room_change: null,
      }))
      if (!isStale) setAnswer({ ...response, body })
    }, DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [body])
  if (!event || answer?.body !== body) return { conflicts: [], size: undefined }
  const { conflicts, room_change: change } = answer
  return {
    conflicts: conflicts.map((conflict) => describeConflictResponse(conflict, format)),
    size: change ? roomSizeWarning(change, event.roomId, change.rooms) : undefined,
  }
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
