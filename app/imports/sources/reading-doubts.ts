import type { PlannedLine } from '../plan.server.ts'
import type { PlannedChange } from '../planned-changes.ts'

/** A source with fewer evenings is too small to be compared with yesterday. */
const MIN_COMPARED = 4
/** A single move is the day's work, however small a source is. */
const MIN_MOVED = 2
const [HALF, TENTH] = [2, 10]
/** What moves an evening for whoever has a ticket: when, where, and whether. */
const MOVING: ReadonlySet<PlannedChange['field']> = new Set(['startsAt', 'roomId', 'status'])

/** Whether a reading brings half, or less, of what it brought before: then it is cut off, or the wrong file. */
export function bringsHalf(before: number, now: number): boolean {
  return before >= MIN_COMPARED && now * HALF <= before
}

/** What of a plan is judged. */
type Judged = Pick<PlannedLine, 'action' | 'changes' | 'eventId'>

/** Whether a reading moves more than a tenth of its evenings. @param named the performances that the source has named before */
export function movesMany(lines: readonly Judged[], named: ReadonlySet<number>): boolean {
  const moved = changed(lines).filter(({ changes }) => changes.some(({ field }) => MOVING.has(field))).length
  return moved >= MIN_MOVED && moved * TENTH > named.size
}

/** Whether a reading changes an evening that the source has never named: the house has entered it, or changed it since. */
export function changesOfHouse(lines: readonly Judged[], named: ReadonlySet<number>): boolean {
  return changed(lines).some(
    // The id of the planning system alone only says that the two are one.
    ({ eventId, changes }) => eventId !== undefined && !named.has(eventId) && changes.some(({ field }) => field !== 'planningId'),
  )
}

function changed(lines: readonly Judged[]): Judged[] {
  return lines.filter(({ action }) => action === 'change')
}
