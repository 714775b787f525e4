import { and, asc, eq, inArray, max } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { recordChanges } from '../records/tables.ts'
import { deleteInTx, lockRow, restoreInTx, type WriteContext, withWriteContext } from '../records/write.server.ts'
import type { OnProgress } from './apply-lines.server.ts'
import { batchesOf, orderByPlace } from './change-order.ts'
import type { KeptRecord } from './imported-line.ts'
import { rejectionReasons } from './rejection-reasons.server.ts'
import { vacatePlaces } from './vacate-places.server.ts'

type Change = typeof recordChanges.$inferSelect
/** A record that an import has written, and its last change by the import. */
type Written = { type: 'event' | 'production'; id: number; title: string; last: Change; created: boolean }

/** What undoing an import does. */
export type UndoPlan = {
  created: Written[]
  changed: Written[]
  /** records changed since the import, which stay as they are */
  kept: KeptRecord[]
}

const CHUNK_SIZE = 5000

/** Plans the undo of an import: records to delete, to revert, and to leave. Those already undone are left out. */
export async function planUndo(db: Database, importId: number): Promise<UndoPlan> {
  const changes = await db.select().from(recordChanges).where(eq(recordChanges.importId, importId)).orderBy(asc(recordChanges.id))
  const written = [...Map.groupBy(changes, ({ contentType, objectId }) => `${contentType}:${objectId}`).values()].flatMap(
    (ofRecord): Written[] => {
      const last = ofRecord.at(-1) as Change
      if (last.action === 'restored' || last.action === 'deleted') return []
      const type = last.contentType === 'production' ? 'production' : 'event'
      return [{ type, id: last.objectId, title: last.title, last, created: last.action === 'created' }]
    },
  )
  const latest = await latestChanges(db, written)
  const isUntouched = ({ type, id, last }: Written) => latest.get(`${type}:${id}`)?.id === last.id
  return {
    created: written.filter((written) => written.created && isUntouched(written)),
    changed: written.filter((written) => !written.created && isUntouched(written)),
    kept: written
      .filter((written) => !isUntouched(written))
      .map((written) => ({ title: written.title, reason: changedBy(latest.get(`${written.type}:${written.id}`)) })),
  }
}

function changedBy(change: Latest | undefined): string {
  if (!change) return t('It no longer exists.')
  return change.action === 'deleted'
    ? t('Deleted by {name} since then.', { name: change.userName })
    : t('Changed by {name} since then.', { name: change.userName })
}

type Latest = Pick<Change, 'id' | 'action' | 'userName'>

async function latestChanges(db: Database, written: Written[]): Promise<Map<string, Latest>> {
  const latest = new Map<string, Latest>()
  for (const type of ['event', 'production'] as const) {
    const ids = written.filter((written) => written.type === type).map(({ id }) => id)
    for (let start = 0; start < ids.length; start += CHUNK_SIZE) {
      const last = db
        .select({ id: max(recordChanges.id).as('last') })
        .from(recordChanges)
        .where(and(eq(recordChanges.contentType, type), inArray(recordChanges.objectId, ids.slice(start, start + CHUNK_SIZE))))
        .groupBy(recordChanges.objectId)
      const { id, action, userName, objectId } = recordChanges
      const rows = await db.select({ id, action, userName, objectId }).from(recordChanges).where(inArray(recordChanges.id, last))
      for (const { objectId: of, ...row } of rows) latest.set(`${type}:${of}`, row)
    }
  }
  return latest
}

/** The result of an undo: numbers of deleted and reverted records, and those left as they are. */
type Undone = { deleted: number; returned: number; kept: KeptRecord[] }

/**
 * Undoes an import: deletes the records it created and reverts those it changed. Records changed or referenced since then
 * stay and are listed in the result. Resumable after an interruption.
 */
export async function undoImport(
  platform: Platform,
  { importId, viewer, authorizeInTx }: Pick<WriteContext, 'viewer' | 'authorizeInTx'> & { importId: number },
  onProgress?: OnProgress,
): Promise<Undone> {
  const { created, changed, kept: changedSince } = await planUndo(platform.db, importId)
  const kept = [...changedSince]
  const { recordsPerTransaction, giveWay } = platform.database
  const optionsFor = (type: string): WriteOptions => ({ platform, type: recordTypeNamed(type), viewer, importId, authorizeInTx })
  const all = created.length + changed.length
  let done = 0
  // Created performances first, since reverted ones may need their places; productions last, once no performance refers to them.
  const phases = [
    { type: 'event', groups: created.filter(({ type }) => type === 'event').map((written) => [written]) },
    { type: 'event', groups: orderByPlace(changed, PLACES) },
    { type: 'production', groups: created.filter(({ type }) => type === 'production').map((written) => [written]) },
  ]
  for (const { type, groups } of phases) {
    for (const batch of batchesOf(groups, recordsPerTransaction)) {
      await undoBatch(optionsFor(type), batch, kept)
      done += batch.flat().length
      await onProgress?.(done, all)
      await giveWay()
    }
  }
  return { ...(await countUndone(platform.db, importId)), kept }
}

/** Numbers of records undone, by earlier attempts as well. */
async function countUndone(db: Database, importId: number): Promise<{ deleted: number; returned: number }> {
  const of = (action: Change['action']) =>
    db.$count(recordChanges, and(eq(recordChanges.importId, importId), eq(recordChanges.action, action)))
  const [deleted, returned] = await Promise.all([of('deleted'), of('restored')])
  return { deleted, returned }
}

type WriteOptions = Omit<WriteContext, 'tx' | 'invalidate' | 'refresh'>

/** The current place of a performance and the one it is reverted to. */
const PLACES = {
  standsAt: ({ last }: Written) => [placeIn(last.after)],
  goesTo: ({ last }: Written) => [placeIn(last.before)],
}

function placeIn(values: Record<string, unknown> | null): string {
  const { productionId, roomId, startsAt } = values ?? {}
  return `${productionId}:${roomId}:${startsAt ? Temporal.Instant.from(String(startsAt)).epochMilliseconds : ''}`
}

/** Undoes groups in one transaction with a savepoint each, so that a rejected group does not roll back the others. */
async function undoBatch(options: WriteOptions, groups: Written[][], kept: KeptRecord[]): Promise<void> {
  await withWriteContext(options, async (context) => {
    for (const group of groups) {
      await context.tx
        .transaction((tx) => undoGroup({ ...context, tx }, group, kept))
        .catch((error) => {
          const reason = rejectionReasons(error)
          kept.push(...group.map(({ title }) => ({ title, reason })))
        })
    }
  })
}

async function undoGroup(context: WriteContext, group: Written[], kept: KeptRecord[]): Promise<void> {
  const { tx, type } = context
  for (const { id } of group) await lockRow(tx, type, id)
  const latest = await latestChanges(tx, group)
  const touched = group.find((written) => latest.get(`${written.type}:${written.id}`)?.id !== written.last.id)
  if (touched) {
    // Changed concurrently; the others of the group need its place, so the whole group stays.
    const reason = changedBy(latest.get(`${touched.type}:${touched.id}`))
    const inItsPlace = t('“{title}” takes up the slot it needs.', { title: touched.title })
    kept.push(...group.map((written) => ({ title: written.title, reason: written === touched ? reason : inItsPlace })))
    return
  }
  const originals = await vacatePlaces(
    context,
    group.map(({ id }) => id),
  )
  for (const { id, created, last } of group) {
    if (created) await deleteInTx(context, id)
    else await restoreInTx(context, id, last.id, originals.get(id))
  }
}
