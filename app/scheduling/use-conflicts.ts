import { useEffect, useState } from 'react'
import type { DateFormat } from '../platform/format/date-format.ts'
import { request } from '../staff-ui/api-client.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { describeConflict, type NamedConflict, timeOfDay } from './labels.ts'
import { wallMinutes } from './wall-clock.ts'

/** What of a performance decides what it meets, as the forms hold it. */
export type EditedEvent = {
  id: number | null
  productionId: number
  roomId: number
  parentId: number | null
  startsAt: string
  endsAt: string | null
  status: string
  /** who is named for this evening alone; left out: whoever is named now */
  cast?: unknown[]
}
/** A conflict as the server answers it. */
export type ConflictResponse = {
  kind: NamedConflict['kind']
  other: { title: string; room: string; startsAt: string }
  persons: string[]
}
type Answer = { conflicts: ConflictResponse[] }

/** Asked only after a rest, so that typing does not ask with every key. */
const ASK_AFTER_MS = 250

/** What a performance would meet, in sentences; empty while that is not known. @param wish null: not yet one */
export function useConflicts(wish: EditedEvent | null): string[] {
  const [conflicts, setConflicts] = useState<ConflictResponse[]>([])
  const format = useDateFormat()
  const asked = wish && JSON.stringify(wish)
  useEffect(() => {
    if (!asked) return setConflicts([])
    let isLate = false
    const timer = setTimeout(async () => {
      // Only a warning: without an answer there is none, and the server looks again when it matters.
      const answer = await request<Answer>('POST', '/api/admin/event/conflicts', JSON.parse(asked)).catch(() => ({ conflicts: [] }))
      if (!isLate) setConflicts(answer.conflicts)
    }, ASK_AFTER_MS)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [asked])
  return conflicts.map((conflict) => describeConflictResponse(conflict, format))
}

/** A conflict as the server answers it, as a sentence. */
export function describeConflictResponse(
  { kind, other: { title, room, startsAt }, persons }: ConflictResponse,
  format: DateFormat,
): string {
  return describeConflict({
    kind,
    persons,
    other: { title, room, when: `${format.date(startsAt)}, ${format.clock(timeOfDay(wallMinutes(startsAt)))}` },
  })
}
