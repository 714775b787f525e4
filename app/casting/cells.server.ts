import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { type EveningRow, resolveEvening } from '../programme/evening-cast.ts'
import { contributors, events } from '../programme/tables.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { deleteInTx, lockRecord, updateInTx, type WriteContext, withWriteContext } from '../records/write.server.ts'
import { type CellChange, type CellDispute, changeTo, isSameCell } from './cast-grid.ts'
import { whoRecast } from './cell-disputes.server.ts'
import { modeOf } from './evenings.server.ts'

type Role = typeof contributors.$inferSelect
type StoredChange = EveningRow & { isReading: boolean; isOmitted: boolean }

/**
 * Changes who plays what on which evening, in one transaction: each performance is written once and gets one entry in its
 * history.
 * @param removesAbsence an absence to delete with it
 * @returns the changes that undo these
 * @throws Problem 404 when a performance is gone, 409 `role_gone` when a role is, 409 `cells_changed` with `disputes` when a cell
 * is neither as it was seen nor as it is to be; nothing is written then
 */
export function changeCells(
  platform: Platform,
  viewer: Viewer,
  { cells, removesAbsence = null }: { cells: CellChange[]; removesAbsence?: number | null },
): Promise<CellChange[]> {
  return withWriteContext({ platform, viewer, type: recordTypeNamed('event') }, async (work) => {
    if (removesAbsence) await deleteInTx({ ...work, type: recordTypeNamed('absence') }, removesAbsence)
    return changeCellsInTx(work, cells)
  })
}

/** Like `changeCells`, within the transaction of a larger write. */
export async function changeCellsInTx(work: WriteContext, cells: CellChange[]): Promise<CellChange[]> {
  const undo: CellChange[] = []
  const disputes: ChangedCell[] = []
  const byEvent = [...Map.groupBy(cells, ({ eventId }) => eventId)].toSorted(([a], [b]) => a - b)
  const productionOf = await readProductionIds(
    work.tx,
    byEvent.map(([id]) => id),
  )
  const usualOf = new Map<number, Role[]>()
  for (const [eventId, changes] of byEvent) {
    const productionId = productionOf.get(eventId)
    if (productionId === undefined) throw notFound()
    const usual = usualOf.get(productionId) ?? (await readUsual(work.tx, productionId))
    usualOf.set(productionId, usual)
    const done = await changeEvening({ ...work, type: recordTypeNamed('event') }, { eventId, usual, changes })
    undo.push(...done.undo)
    disputes.push(...done.disputes)
  }
  if (disputes.length > 0) {
    const detail = t('Someone else has since changed the cast.')
    throw new Problem(409, 'cells_changed', detail, { disputes: await whoRecast(work.tx, disputes) })
  }
  return undo
}

type Evening = { eventId: number; usual: Role[]; changes: CellChange[] }
type ChangedCell = Omit<CellDispute, 'by' | 'at'>

async function changeEvening(
  work: WriteContext,
  { eventId, usual, changes }: Evening,
): Promise<{ undo: CellChange[]; disputes: ChangedCell[] }> {
  const current = await lockRecord(work.tx, work.type, eventId)
  const stored = current.values.cast as StoredChange[]
  const { tonight } = resolveEvening(usual, stored)
  const undo: CellChange[] = []
  const disputes: ChangedCell[] = []
  let cast = stored
  // Of several changes of one cell the last one counts.
  for (const change of new Map(changes.map((one) => [one.roleId, one])).values()) {
    const role = usual.find(({ id }) => id === change.roleId)
    if (!role) throw new Problem(409, 'role_gone', t('The production no longer has this role. Please reload the page.'))
    const before = tonight.get(role)
    const { was, ...written } = change
    const now = changeTo(before && { eventId, roleId: role.id, personId: before.personId, mode: modeOf(before) }, change)
    const isSeen = !was || isSameCell(was, now, role.personId) || isSameCell(written, now, role.personId)
    if (!isSeen) disputes.push({ eventId, roleId: role.id, mode: now.mode, personId: now.personId })
    undo.push({ ...now, was: { mode: written.mode, personId: written.personId } })
    cast = [...cast.filter((row) => row !== before), ...storedChange(role, change)]
  }
  if (cast !== stored && disputes.length === 0) await updateInTx(work, { id: eventId, current, changes: { cast } })
  return { undo, disputes }
}

/** The row that a cell is stored as; none where the role is as usual. */
function storedChange({ id: replacesId, kind, role, personId: usualId }: Role, { mode, personId }: CellChange): StoredChange[] {
  if (mode === 'usual' || (mode === 'plays' && personId === usualId)) return []
  const part = { replacesId, kind, role, isExtra: false }
  return [{ ...part, personId: personId ?? usualId, isReading: mode === 'reads', isOmitted: mode === 'omitted' }]
}

async function readProductionIds(tx: Database, eventIds: number[]): Promise<Map<number, number>> {
  const rows = await tx.select({ id: events.id, productionId: events.productionId }).from(events).where(inArray(events.id, eventIds))
  return new Map(rows.map(({ id, productionId }) => [id, productionId]))
}

function readUsual(tx: Database, productionId: number): Promise<Role[]> {
  return tx
    .select()
    .from(contributors)
    .where(and(eq(contributors.productionId, productionId), isNull(contributors.eventId)))
    .orderBy(asc(contributors.position), asc(contributors.id))
}
