import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { conflict, gone, notFound, Problem, validationFailed } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { changesOnlyWords } from './changes-only-words.server.ts'
import { checkValues } from './check-values.ts'
import { toProblem } from './errors.server.ts'
import { initialValues } from './initial-values.ts'
import type { Passage } from './passages.ts'
import { passagesFieldOf, type RecordType, type Values } from './record-type.ts'
import { listMemberships, referencesTo, restoreListMemberships } from './references.server.ts'
import { followWrite, passageStore, recordRules } from './registry.server.ts'
import { assertMayChange, assertMayCreate, assertMayDelete } from './role-limits.server.ts'
import { insertRecord, writeRecord } from './rows.server.ts'
import { withSlug } from './slug.server.ts'
import type { StaffRecord } from './staff-record.ts'
import { recordChanges } from './tables.ts'
import { readPreservedColumns, readRecord } from './values.server.ts'
import type { WriteContext } from './write-context.ts'

export type { WriteContext } from './write-context.ts'

type Change = typeof recordChanges.$inferInsert

/** For how many days a deleted record can be restored. */
export const TRASH_DAYS = 30

/** Creates a record. Fields left out have their initial value. @throws Problem 400 with a message per field */
export function createRecord(platform: Platform, type: RecordType, viewer: Viewer, input: unknown): Promise<StaffRecord> {
  return withWriteContext({ platform, type, viewer }, (work) => createInTx(work, input as Values))
}

/** Creates a record within the transaction of a larger write. @throws Problem 400 with a message per field, 403, 405 for a type whose records no form creates */
export async function createInTx(work: WriteContext, input: Values): Promise<StaffRecord> {
  const values = parsed(work.type, { ...initialValues(work.type), ...input })
  if (work.type.isCreatedElsewhere) throw new Problem(405, 'not_made_here', t('Records of this type cannot be created with a form.'))
  await assertMayCreate(work, values)
  await assertValidInTx(work, values, undefined)
  const id = await insertRecord(work.tx, work.type, await withSlug(work.tx, work.type, values))
  await writePassages(work, id, values)
  return finishWrite(work, { action: 'created', id, before: undefined })
}

/**
 * Changes some fields of a record, unless another user has changed it since.
 * @param base the revision that the changes are based on
 * @param changes the new values of the changed fields
 * @throws Problem 400 with a message per field, 403 with a message per field that the role may not change, 404, 409 `conflict` with the current record
 */
export function updateRecord(
  platform: Platform,
  type: RecordType,
  viewer: Viewer,
  { id, base, changes }: { id: number; base: string; changes: unknown },
): Promise<StaffRecord> {
  return withWriteContext({ platform, type, viewer }, (work) => updateInTx(work, { id, base, changes }))
}

/** Deletes a record; it can be restored from its history. @throws Problem 403, 404, 409 `in_use` with the references to it */
export function deleteRecord(platform: Platform, type: RecordType, viewer: Viewer, id: number): Promise<void> {
  return withWriteContext({ platform, type, viewer }, (work) => deleteInTx(work, id))
}

/**
 * Restores the values a record had before (`changed`, `deleted`) or after (`created`) a change of its history.
 * A deleted record is also put back into the lists that contained it.
 * @throws Problem 403; 404; 409 when a record it references is gone; 410 when it has been purged from the trash
 */
export function restoreRecord(platform: Platform, type: RecordType, viewer: Viewer, id: number, changeId: number): Promise<StaffRecord> {
  return withWriteContext({ platform, type, viewer }, (work) => restoreInTx(work, id, changeId))
}

/**
 * Changes a record within the transaction of a larger write; without `base` whatever its current revision is.
 * @param current the record before, where this write has locked it already and moved it aside for the time being
 * @throws as `updateRecord`
 */
export async function updateInTx(
  work: WriteContext,
  { id, base, changes, current }: { id: number; base?: string; changes: unknown; current?: StaffRecord },
): Promise<StaffRecord> {
  const { tx, type } = work
  const before = current ?? (await lockRecord(tx, type, id))
  const values = parsed(type, { ...before.values, ...(changes as Values) })
  await assertMayChange(work, id, before.values, pick(values, Object.keys(changes as Values)))
  if (base !== undefined && before.revision !== base) {
    throw conflict(t('Someone else has since changed this record.'), { theirs: before })
  }
  await assertValidInTx(work, values, before.values)
  await writeRecord(tx, type, id, await withSlug(tx, type, values, id))
  await writePassages(work, id, pick(values, Object.keys(changes as Values)))
  return finishWrite(work, { action: 'changed', id, before })
}

/** Deletes a record within the transaction of a larger write. @throws as `deleteRecord` */
export async function deleteInTx(work: WriteContext, id: number): Promise<void> {
  const { tx, type } = work
  const before = await lockRecord(tx, type, id)
  await assertMayDelete(work, id, before.values)
  const dependents = await referencesTo(tx, type, id)
  if (dependents.length > 0) throw new Problem(409, 'in_use', t('This record is still used by other records.'), { dependents })
  const lists = await listMemberships(tx, type, id)
  const preserved = await readPreservedColumns(tx, type, id)
  await tx.delete(type.table as PgTable).where(eq(type.table.id, id))
  const change = { contentType: type.name, objectId: id, title: before.title, action: 'deleted' as const }
  await recordChange(work.platform, tx, work.viewer, { ...change, before: { ...before.values, ...preserved }, lists, ...causeOf(work) })
  work.invalidate(...tagsOf(type, id, before.values))
}

/** The import that caused the change, if one did. */
function causeOf({ importId }: WriteContext): Pick<Change, 'importId'> {
  return importId === undefined ? {} : { importId }
}

/**
 * Restores a record's values within the transaction of a larger write.
 * @param current the record before, where this write has locked it already and moved it aside for the time being
 * @throws as `restoreRecord`
 */
export async function restoreInTx(work: WriteContext, id: number, changeId: number, current?: StaffRecord): Promise<StaffRecord> {
  const { tx, type } = work
  await lockRow(tx, type, id)
  const [change] = await tx.select().from(recordChanges).where(eq(recordChanges.id, changeId))
  if (change?.contentType !== type.name || change.objectId !== id) throw notFound()
  const stored = change.before ?? change.after
  if (!stored) throw gone(t('This was deleted more than {n} days ago and cannot be restored.', { n: TRASH_DAYS }))
  const values = parsed(type, { ...initialValues(type), ...pick(stored, Object.keys(type.fields)) })
  const preserved = pick(stored, type.preservedColumns ?? [])
  const [before, preservedBefore] = [current ?? (await readRecord(tx, type, id)), await readPreservedColumns(tx, type, id)]
  if (before) {
    await assertMayChange(work, id, before.values, values)
    await writeRecord(tx, type, id, values, preserved)
    await writePassages(work, id, values)
  } else {
    await assertMayCreate(work, values)
    await insertRecord(tx, type, values, { ...preserved, id })
    await writePassages(work, id, values)
    await restoreListMemberships(tx, type, id, change.lists ?? [])
  }
  return finishWrite(work, { action: 'restored', id, before, preservedBefore })
}

/** Writes the texts of a record's page, where its form has them. States from before it had them say nothing of them. */
async function writePassages(work: WriteContext, id: number, values: Values): Promise<void> {
  const passages = values[passagesFieldOf(work.type) ?? '']
  if (passages) await passageStore().write(work, id, passages as Passage[])
}

/** The values with these names; fields that the record type no longer has are left out. */
function pick(values: Values, names: string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

function parsed(type: RecordType, values: Values): Values {
  const { data, issues } = checkValues(type, values)
  if (issues.length > 0) throw validationFailed(issues)
  return data
}

/** Checks the rules that involve other records. @throws Problem 400 with a message per field */
async function assertValidInTx({ tx, type }: WriteContext, values: Values, before: Values | undefined): Promise<void> {
  const issues = [
    ...((await type.validateInTx?.(tx, values, before)) ?? []),
    ...((await recordRules()?.issuesBefore(tx, type, values)) ?? []),
  ]
  if (issues.length > 0) throw validationFailed(issues)
}

/** Reads a record and locks its row until this transaction ends. @throws Problem 404 */
export async function lockRecord(tx: Database, type: RecordType, id: number): Promise<StaffRecord> {
  await lockRow(tx, type, id)
  const record = await readRecord(tx, type, id)
  if (!record) throw notFound()
  return record
}

/** Locks a record's row, if there is one, until this transaction ends; before it what its page consists of, if the form writes that. */
export async function lockRow(tx: Database, type: RecordType, id: number): Promise<void> {
  if (passagesFieldOf(type)) await passageStore().lock(tx, type.name, id)
  await tx
    .select({ id: type.table.id })
    .from(type.table as PgTable)
    .where(eq(type.table.id, id))
    .for('update')
}

type FinishedWrite = {
  action: Change['action']
  id: number
  before: StaffRecord | undefined
  /** the preserved columns before, where they may have changed too */
  preservedBefore?: Values
}

/** Runs `afterWrite`, checks the rules on the stored record, adds the change to the history and invalidates what shows the record. */
async function finishWrite(work: WriteContext, { action, id, before, preservedBefore }: FinishedWrite): Promise<StaffRecord> {
  const { platform, tx, invalidate, type, viewer } = work
  await type.afterWrite?.(tx, id, platform.clock.now(), before?.values, invalidate)
  const after = await readRecord(tx, type, id)
  if (!after) throw notFound()
  const issues =
    (await recordRules()?.issuesAfter(tx, type, { id, now: after.values, before: before?.values, importId: work.importId })) ?? []
  if (issues.length > 0) throw validationFailed(issues)
  if (preservedBefore || before?.revision !== after.revision) {
    const valuesBefore = before ? { ...before.values, ...preservedBefore } : null
    const change = {
      contentType: type.name,
      objectId: id,
      title: after.title,
      action,
      before: valuesBefore,
      after: after.values,
      ...causeOf(work),
    }
    await recordChange(platform, tx, viewer, change)
    const affect = before && !preservedBefore && changesOnlyWords(type.fields, before.values, after.values) ? work.refresh : work.invalidate
    affect(...tagsOf(type, id, before?.values, after.values))
    await followWrite(work, after)
  }
  return after
}

/** The cache tags that a change of a record invalidates: its own, and those of everything that shows it. */
function tagsOf(type: RecordType, id: number, ...states: (Values | undefined)[]): string[] {
  const ofStates = states.flatMap((values) => (values ? (type.tagsOfValues?.(values) ?? []) : []))
  return [`${type.name}:${id}`, ...type.tags(id), ...new Set(ofStates)]
}

/** Adds a change to the audit log and the history, in the transaction of the change. */
export async function recordChange(
  platform: Pick<Platform, 'clock'>,
  tx: Database,
  viewer: Pick<Viewer, 'id' | 'name'>,
  change: Omit<Change, 'userId' | 'userName' | 'createdAt'>,
): Promise<void> {
  await tx.insert(recordChanges).values({ ...change, userId: viewer.id, userName: viewer.name, createdAt: toDate(platform.clock.now()) })
}

/** Runs a write in a transaction. @throws Problem 409 when the database rejects it because a value is taken or a referenced record is gone */
export async function withWriteContext<T>(
  who: Omit<WriteContext, 'tx' | 'invalidate' | 'refresh'>,
  work: (work: WriteContext) => Promise<T>,
): Promise<T> {
  try {
    return await who.platform.write(async (tx, invalidate, refresh) => {
      await who.authorizeInTx?.(tx)
      return work({ ...who, tx, invalidate, refresh })
    })
  } catch (error) {
    throw toProblem(error)
  }
}
