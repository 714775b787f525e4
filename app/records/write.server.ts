import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { conflict, gone, notFound, Problem, validationFailed } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { issuesOfOrder } from './chronology.ts'
import { toProblem } from './errors.server.ts'
import { initialValues } from './initial-values.ts'
import { recordSchema } from './record-schema.ts'
import type { RecordType, Values } from './record-type.ts'
import { listMemberships, referencesTo, restoreListMemberships } from './references.server.ts'
import { recordRules } from './registry.server.ts'
import { insertRecord, writeRecord } from './rows.server.ts'
import { withSlug } from './slug.server.ts'
import { recordChanges } from './tables.ts'
import { readPreservedColumns, readRecord, type StaffRecord } from './values.server.ts'

type Change = typeof recordChanges.$inferInsert

/** How long what was deleted can be brought back. */
export const TRASH_DAYS = 30

/** Makes a record. Fields left out have their initial value. @throws Problem 400 with a message per field */
export async function createRecord(platform: Platform, type: RecordType, viewer: Viewer, given: unknown): Promise<StaffRecord> {
  const [record] = await createRecords(platform, type, viewer, [given])
  return record as StaffRecord
}

/** Makes several records, all or none. @throws Problem 400 with a message per field */
export function createRecords(platform: Platform, type: RecordType, viewer: Viewer, given: unknown[]): Promise<StaffRecord[]> {
  return withWriteContext({ platform, type, viewer }, async (work) => {
    const made: StaffRecord[] = []
    for (const one of given) made.push(await createInTx(work, one as Values))
    return made
  })
}

/** Makes a record within a write that does more. @throws Problem 400 with a message per field, 405 for what no form makes */
export async function createInTx(work: WriteContext, given: Values): Promise<StaffRecord> {
  const values = parsed(work.type, { ...initialValues(work.type), ...given })
  if (work.type.isCreatedElsewhere) throw new Problem(405, 'not_made_here', t('Records of this type cannot be created with a form.'))
  await assertValidInTx(work, values, undefined)
  const id = await insertRecord(work.tx, work.type, await withSlug(work.tx, work.type, values))
  return finishWrite(work, { action: 'created', id, before: undefined })
}

/**
 * Changes the fields given of a record, if nobody else has changed it since.
 * @param base the revision the changes were made on
 * @throws Problem 400 with a message per field, 404, 409 `conflict` with what stands there now
 */
export function updateRecord(
  platform: Platform,
  type: RecordType,
  viewer: Viewer,
  { id, base, given }: { id: number; base: string; given: unknown },
): Promise<StaffRecord> {
  return withWriteContext({ platform, type, viewer }, (work) => updateInTx(work, { id, base, given }))
}

/** Deletes a record; it can be brought back from its history. @throws Problem 404, 409 `in_use` with what depends on it */
export function deleteRecord(platform: Platform, type: RecordType, viewer: Viewer, id: number): Promise<void> {
  return withWriteContext({ platform, type, viewer }, (work) => deleteInTx(work, id))
}

/**
 * Brings back the values a record had before (`changed`, `deleted`) or got by (`created`) a change of its history.
 * What was deleted also comes back into the lists it stood in.
 * @throws Problem 404; 409 when what it named is gone; 410 when it was deleted so long ago that nothing is left of it
 */
export function restoreRecord(platform: Platform, type: RecordType, viewer: Viewer, id: number, changeId: number): Promise<StaffRecord> {
  return withWriteContext({ platform, type, viewer }, (work) => restoreInTx(work, id, changeId))
}

/** A write that is under way: its transaction, who does it, and what tells which pages it touches. */
export type WriteContext = {
  platform: Platform
  type: RecordType
  viewer: Pick<Viewer, 'id' | 'name'>
  tx: Database
  invalidate: (...tags: string[]) => void
  /** the import that does it, or that is taken back */
  importId?: number
  /** asked first in every transaction: whether whoever writes still may. @throws where they may not */
  authorizeInTx?: (tx: Database) => Promise<void>
}

/**
 * Changes a record within a write that does more; without `base` whatever stands there is changed.
 * @param stood what stood there, where this write has locked it and put it aside for the moment
 * @throws as `updateRecord`
 */
export async function updateInTx(
  work: WriteContext,
  { id, base, given, stood }: { id: number; base?: string; given: unknown; stood?: StaffRecord },
): Promise<StaffRecord> {
  const { tx, type } = work
  const before = stood ?? (await lockRecord(tx, type, id))
  const changes = parsed(type, { ...before.values, ...(given as Values) })
  if (base !== undefined && before.revision !== base) {
    throw conflict(t('Someone else has since changed this record.'), { theirs: before })
  }
  await assertValidInTx(work, changes, before.values)
  await writeRecord(tx, type, id, await withSlug(tx, type, changes, id))
  return finishWrite(work, { action: 'changed', id, before })
}

/** Deletes a record within a write that does more. @throws as `deleteRecord` */
export async function deleteInTx(work: WriteContext, id: number): Promise<void> {
  const { tx, type } = work
  const before = await lockRecord(tx, type, id)
  const dependents = await referencesTo(tx, type, id)
  if (dependents.length > 0) throw new Problem(409, 'in_use', t('This record is still used by other records.'), { dependents })
  const lists = await listMemberships(tx, type, id)
  const kept = await readPreservedColumns(tx, type, id)
  await tx.delete(type.table as PgTable).where(eq(type.table.id, id))
  const change = { contentType: type.name, objectId: id, title: before.title, action: 'deleted' as const }
  await recordChange(work.platform, tx, work.viewer, { ...change, before: { ...before.values, ...kept }, lists, ...causeOf(work) })
  work.invalidate(...tagsOf(type, id))
}

/** What did it, where that was no person alone. */
function causeOf({ importId }: WriteContext): Pick<Change, 'importId'> {
  return importId === undefined ? {} : { importId }
}

/**
 * Brings back a record's values within a write that does more.
 * @param stood what stood there, where this write has locked it and put it aside for the moment
 * @throws as `restoreRecord`
 */
export async function restoreInTx(work: WriteContext, id: number, changeId: number, stood?: StaffRecord): Promise<StaffRecord> {
  const { tx, type } = work
  await lockRow(tx, type, id)
  const [change] = await tx.select().from(recordChanges).where(eq(recordChanges.id, changeId))
  if (change?.contentType !== type.name || change.objectId !== id) throw notFound()
  const kept = change.before ?? change.after
  if (!kept) throw gone(t('This was deleted more than {n} days ago and cannot be restored.', { n: TRASH_DAYS }))
  const values = parsed(type, { ...initialValues(type), ...only(Object.keys(type.fields), kept) })
  const unseen = only(type.preservedColumns ?? [], kept)
  const [before, keptBefore] = [stood ?? (await readRecord(tx, type, id)), await readPreservedColumns(tx, type, id)]
  if (before) await writeRecord(tx, type, id, values, unseen)
  else {
    await insertRecord(tx, type, values, { ...unseen, id })
    await restoreListMemberships(tx, type, id, change.lists ?? [])
  }
  return finishWrite(work, { action: 'restored', id, before, keptBefore })
}

/** What is kept under these names; fields the record type has lost since are left out. */
function only(names: string[], values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

function parsed(type: RecordType, values: Values): Values {
  const result = recordSchema(type).safeParse(values)
  if (!result.success) throw validationFailed(result.error.issues)
  const issues = [...issuesOfOrder(type, result.data), ...(type.validate?.(result.data) ?? [])]
  if (issues.length > 0) throw validationFailed(issues)
  return result.data as Values
}

/** Asks whether a record fits those it belongs to. @throws Problem 400 with a message per field */
async function assertValidInTx({ tx, type }: WriteContext, values: Values, before: Values | undefined): Promise<void> {
  const issues = [
    ...((await type.validateInTx?.(tx, values, before)) ?? []),
    ...((await recordRules()?.issuesBefore(tx, type, values)) ?? []),
  ]
  if (issues.length > 0) throw validationFailed(issues)
}

/** A record that nobody else changes until this transaction ends. @throws Problem 404 */
export async function lockRecord(tx: Database, type: RecordType, id: number): Promise<StaffRecord> {
  await lockRow(tx, type, id)
  const record = await readRecord(tx, type, id)
  if (!record) throw notFound()
  return record
}

/** Keeps others from changing a record, if there is one, until this transaction ends. */
export async function lockRow(tx: Database, type: RecordType, id: number): Promise<void> {
  await tx
    .select({ id: type.table.id })
    .from(type.table as PgTable)
    .where(eq(type.table.id, id))
    .for('update')
}

type Done = {
  action: Change['action']
  id: number
  before: StaffRecord | undefined
  /** what no form shows, where that may have changed too */
  keptBefore?: Values
}

/** Reads what stands there now, keeps it in the history, and drops the pages that showed it. */
async function finishWrite(work: WriteContext, { action, id, before, keptBefore }: Done): Promise<StaffRecord> {
  const { platform, tx, invalidate, type, viewer } = work
  await type.afterWrite?.(tx, id, platform.clock.now(), before?.values)
  const after = await readRecord(tx, type, id)
  if (!after) throw notFound()
  const issues = (await recordRules()?.issuesAfter(tx, type, id, after.values, before?.values)) ?? []
  if (issues.length > 0) throw validationFailed(issues)
  if (keptBefore || before?.revision !== after.revision) {
    const was = before ? { ...before.values, ...keptBefore } : null
    const change = { contentType: type.name, objectId: id, title: after.title, action, before: was, after: after.values, ...causeOf(work) }
    await recordChange(platform, tx, viewer, change)
    invalidate(...tagsOf(type, id))
  }
  return after
}

/** What a change of a record touches: itself, whether or not a page is kept under its name, and all that shows it. */
function tagsOf(type: RecordType, id: number): string[] {
  return [`${type.name}:${id}`, ...type.tags(id)]
}

/** Writes a change into the log, in its transaction. */
export async function recordChange(
  platform: Pick<Platform, 'clock'>,
  tx: Database,
  viewer: Pick<Viewer, 'id' | 'name'>,
  change: Omit<Change, 'userId' | 'userName' | 'createdAt'>,
): Promise<void> {
  await tx.insert(recordChanges).values({ ...change, userId: viewer.id, userName: viewer.name, createdAt: toDate(platform.clock.now()) })
}

/** A write whose refusal by the database (something named is gone, an address is taken) is said in a sentence. */
export async function withWriteContext<T>(
  who: Omit<WriteContext, 'tx' | 'invalidate'>,
  work: (work: WriteContext) => Promise<T>,
): Promise<T> {
  try {
    return await who.platform.write(async (tx, invalidate) => {
      await who.authorizeInTx?.(tx)
      return work({ ...who, tx, invalidate })
    })
  } catch (error) {
    throw toProblem(error)
  }
}
