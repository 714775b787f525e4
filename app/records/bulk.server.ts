import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { recordId } from '../platform/database/record-id.ts'
import { notFound, Problem, validationFailed } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { BATCH_SIZE } from './batch-size.ts'
import { describeProblem, toProblem } from './errors.server.ts'
import type { RecordType } from './record-type.ts'
import { type DeleteImpact, deleteImpacts } from './references.server.ts'
import { recordChanges } from './tables.ts'
import { deleteInTx, lockRow, restoreInTx, updateInTx, type WriteContext, withWriteContext } from './write.server.ts'

const idList = z.array(recordId).min(1).max(BATCH_SIZE)

/** A bulk action: sets fields of many records, or deletes them. */
export const bulkSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('set'), ids: idList, values: z.record(z.string().max(60), z.unknown()) }),
  z.strictObject({ action: z.literal('delete'), ids: idList }),
])
/** The ids in the query of a URL, `ids=1,2,3`. */
export const idsSchema = z.preprocess((text) => String(text).split(',').map(Number), idList)
export const undoSchema = z.strictObject({ changes: z.array(recordId).min(1).max(BATCH_SIZE) })

/** The result of a bulk action: how many records it was applied to, the changes that can be undone, and the records left out with the reason. */
export type BulkResult = { done: number; changes: number[]; left: { id: number; title: string; reason: string }[] }

/** The impact of deleting a record, with its title. */
export type NamedDeleteImpact = DeleteImpact & { id: number; title: string }

/** The impact of deleting many records; those that nothing references, lists or needs to be seen are left out. */
export async function namedDeleteImpacts(db: Database, type: RecordType, ids: number[]): Promise<NamedDeleteImpact[]> {
  const titles = await titlesOf(db, type, [...new Set(ids)])
  const impacts = await deleteImpacts(db, type, [...titles.keys()])
  return [...impacts].map(([id, impact]) => ({ id, title: titles.get(id) ?? `#${id}`, ...impact }))
}

/**
 * Changes or deletes many records in one transaction. A record that cannot be written is reported and does not affect the others.
 * @throws Problem 400 when a field is not one of `list.bulk`
 */
export function runBulkAction(
  platform: Platform,
  type: RecordType,
  viewer: Viewer,
  action: z.infer<typeof bulkSchema>,
): Promise<BulkResult> {
  const notBulk = action.action === 'set' ? Object.keys(action.values).filter((name) => !type.list.bulk?.includes(name)) : []
  if (notBulk.length > 0) throw validationFailed(notBulk.map((name) => ({ path: [name], message: t('This value is not allowed.') })))
  return changeEach({ platform, type, viewer }, [...new Set(action.ids)], (work, id) =>
    action.action === 'set' ? updateInTx(work, { id, changes: action.values }) : deleteInTx(work, id),
  )
}

/** Undoes changes, except where a record has been changed again since. @throws Problem 404 when a change is not of this type */
export async function undoChanges(platform: Platform, type: RecordType, viewer: Viewer, changes: number[]): Promise<BulkResult> {
  const rows = await platform.db
    .select({ id: recordChanges.id, objectId: recordChanges.objectId })
    .from(recordChanges)
    .where(and(eq(recordChanges.contentType, type.name), inArray(recordChanges.id, changes)))
  const changeOf = new Map(rows.map(({ id, objectId }) => [objectId, id]))
  if (rows.length < changes.length) throw notFound()
  return changeEach({ platform, type, viewer }, [...changeOf.keys()], async (work, id) => {
    const change = changeOf.get(id) ?? 0
    await lockRow(work.tx, type, id)
    if ((await lastChange(work.tx, type, id))?.id !== change) {
      throw new Problem(409, 'changed_since', t('It has been changed again since then.'))
    }
    await restoreInTx(work, id, change)
  })
}

type Who = Omit<WriteContext, 'tx' | 'invalidate' | 'refresh'>

/**
 * Changes many records in one transaction. A record that `act` cannot write is reported and does not affect the others.
 * @param ids each once
 */
export function changeEach(who: Who, ids: number[], act: (work: WriteContext, id: number) => Promise<unknown>): Promise<BulkResult> {
  return withWriteContext(who, async (work) => {
    const result: BulkResult = { done: 0, changes: [], left: [] }
    for (const id of ids) {
      const before = await lastChange(work.tx, who.type, id)
      try {
        // A savepoint for each, so that a rejected one does not undo the others.
        await work.tx.transaction((tx) => act({ ...work, tx }, id))
        const after = await lastChange(work.tx, who.type, id)
        result.done += 1
        if (after && after.id !== before?.id) result.changes.push(after.id)
      } catch (error) {
        const refused = toProblem(error)
        if (!(refused instanceof Problem)) throw error
        result.left.push({
          id,
          title: (await titlesOf(work.tx, who.type, [id])).get(id) ?? `#${id}`,
          reason: describeProblem(refused, who.type),
        })
      }
    }
    return result
  })
}

async function lastChange(tx: Database, type: RecordType, id: number): Promise<{ id: number } | undefined> {
  const [row] = await tx
    .select({ id: recordChanges.id })
    .from(recordChanges)
    .where(and(eq(recordChanges.contentType, type.name), eq(recordChanges.objectId, id)))
    .orderBy(desc(recordChanges.id))
    .limit(1)
  return row
}

async function titlesOf(tx: Database, type: RecordType, ids: number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: type.table.id, title: type.title.mapWith(String) })
    .from(type.table as PgTable)
    .where(and(type.only, inArray(type.table.id, ids)))
  return new Map(rows.map(({ id, title }) => [Number(id), title]))
}
