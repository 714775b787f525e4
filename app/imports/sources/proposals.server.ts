import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound, Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordChange } from '../../records/write.server.ts'
import { dryRun } from '../apply-lines.server.ts'
import { sourceKind } from '../import-log.server.ts'
import { MAX_SHOWN_LINES, type ReadLine } from '../imported-line.ts'
import { enqueueStored } from '../jobs.server.ts'
import { digestOf, withKeys } from '../line-keys.server.ts'
import type { PlannedLine } from '../plan.server.ts'
import { storeImport } from '../stored-imports.server.ts'
import { importSources, imports } from '../tables.ts'
import { readLead } from './lead.server.ts'
import { lockSource } from './sources.server.ts'
import { writerOf } from './store-reading.server.ts'

type Import = typeof imports.$inferSelect
/** A change that a source proposes. */
export type Proposal = Pick<PlannedLine, 'key' | 'title' | 'action' | 'changes' | 'warnings' | 'unhooks' | 'keptNumber'>
/** What waits of a source: the first of it, how many there are, which productions would be new, and what stands for all of it. */
export type Proposals = { proposals: Proposal[]; count: number; newProductions: string[]; seen: string }
/** Lines by their keys; without these all of it, where `seen` still stands for it. */
type Chosen = { keys?: readonly string[] | undefined; seen?: string | undefined }

/** What a source proposes, planned against the programme as it is now. @throws Problem 404; 409 when it no longer waits */
export async function readProposals(platform: Platform, id: number): Promise<Proposals> {
  const [row] = await platform.db.select().from(imports).where(eq(imports.id, id))
  const waiting = assertWaits(row)
  const { planned, newProductions } = await planPending(platform, waiting)
  const proposals = planned.slice(0, MAX_SHOWN_LINES).map(({ key, title, action, changes, warnings, unhooks, keptNumber }) => ({
    key,
    title,
    action,
    changes,
    warnings,
    unhooks,
    keptNumber,
  }))
  return { proposals, count: planned.length, newProductions, seen: digestOf(keyedLines(waiting)) }
}

/**
 * Applies what a source has proposed, under the name of who says so: all of it, or the lines with these keys; the others
 * wait on, as a proposal of their own.
 * @throws Problem 404; 409 when it no longer waits, or the source says something else by now
 */
export async function applyProposals(platform: Platform, viewer: Viewer, id: number, { keys, seen }: Chosen): Promise<void> {
  // Where all are applied nothing is left to be counted, and planning ten thousand lines takes seconds.
  const pending = keys ? await pendingKeys(platform, id) : undefined
  await platform.write(async (tx) => {
    const row = await lockWaiting(tx, id)
    const lines = keyedLines(row)
    // A reading renews what waits: nobody applies what they have not seen.
    if (!keys && seen !== undefined && seen !== digestOf(lines)) throw changedMeanwhile()
    const isChosen = ({ key = '' }: ReadLine) => keys?.includes(key) ?? true
    const [chosen, others] = [lines.filter(isChosen), lines.filter((line) => !isChosen(line))]
    if (chosen.length === 0) throw changedMeanwhile()
    const values = { lines: chosen, counts: null, userId: viewer.id, userName: viewer.name }
    await tx
      .update(imports)
      .set({ ...values, state: 'waiting' })
      .where(eq(imports.id, id))
    await enqueueStored(platform, tx, id)
    const rest = others.filter(({ key = '' }) => pending?.has(key))
    if (pending && rest.length > 0) await storeRest(platform, tx, row, { lines: others, counts: countsOf(rest, pending) })
  })
}

/**
 * Dismisses what a source has proposed. It is not proposed again until the source says something else there.
 * @throws Problem 404; 409 when it no longer waits, or the source says something else by now
 */
export async function dismissProposals(platform: Platform, viewer: Viewer, id: number, keys: readonly string[]): Promise<void> {
  const pending = await pendingKeys(platform, id)
  await platform.write(async (tx) => {
    const row = await lockWaiting(tx, id)
    const source = await lockSource(tx, row.sourceId ?? 0)
    const lines = keyedLines(row)
    const isDismissed = ({ key = '' }: ReadLine) => keys.includes(key)
    const [dismissed, others] = [lines.filter(isDismissed), lines.filter((line) => !isDismissed(line))]
    if (dismissed.length === 0) throw changedMeanwhile()
    const rest = others.filter(({ key = '' }) => pending.has(key))
    const left = rest.length > 0 ? { lines: others, counts: countsOf(rest, pending) } : { lines: null, state: 'dismissed' as const }
    await tx.update(imports).set(left).where(eq(imports.id, id))
    const known = new Set([...source.dismissed, ...dismissed.map(({ key = '' }) => key)])
    await tx
      .update(importSources)
      .set({ dismissed: [...known] })
      .where(eq(importSources.id, source.id))
    const after = { titles: dismissed.slice(0, MAX_SHOWN_LINES).map(({ title }) => title) }
    const change = { contentType: sourceKind.name, objectId: source.id, title: source.name, action: 'discarded' as const }
    await recordChange(platform, tx, viewer, { ...change, before: null, after })
  })
}

/** Has a source propose again what was dismissed, with its next reading. @throws Problem 404 */
export function forgetDismissed(platform: Platform, id: number): Promise<void> {
  return platform.write(async (tx) => {
    await lockSource(tx, id)
    await tx.update(importSources).set({ dismissed: [], etag: '', lastModified: '' }).where(eq(importSources.id, id))
  })
}

async function planPending(platform: Platform, row: Import): Promise<{ planned: PlannedLine[]; newProductions: string[] }> {
  const { lines, newProductions } = await dryRun(platform, keyedLines(row), [], await readLead(platform.db, row.sourceId ?? 0))
  return { planned: lines.filter(({ action }) => action === 'create' || action === 'change'), newProductions }
}

/** What is done with each line that changes something, by its key. */
async function pendingKeys(platform: Platform, id: number): Promise<Map<string, PlannedLine['action']>> {
  const [row] = await platform.db.select().from(imports).where(eq(imports.id, id))
  const { planned } = await planPending(platform, assertWaits(row))
  return new Map(planned.map(({ key, action }) => [key, action]))
}

function countsOf(lines: ReadLine[], pending: ReadonlyMap<string, PlannedLine['action']>): Record<string, number> {
  const of = (action: PlannedLine['action']) => lines.filter(({ key = '' }) => pending.get(key) === action).length
  return { create: of('create'), change: of('change'), same: 0, rejected: 0 }
}

async function storeRest(platform: Platform, tx: Database, row: Import, rest: { lines: ReadLine[]; counts: Record<string, number> }) {
  const writer = writerOf({ id: row.sourceId ?? 0, name: row.fileName })
  const request = { ...rest, clears: [], fileName: row.fileName, sourceId: row.sourceId, state: 'proposed' as const }
  await storeImport(platform, tx, writer, request)
}

/** Lines of a proposal by an earlier version have no keys. */
function keyedLines({ lines }: Import): ReadLine[] {
  return lines?.every(({ key }) => key) ? lines : withKeys(lines ?? [])
}

async function lockWaiting(tx: Database, id: number): Promise<Import> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  return assertWaits(row)
}

function assertWaits(row: Import | undefined): Import {
  if (!row) throw notFound()
  if (row.state !== 'proposed') throw new Problem(409, 'not_proposed', t('This has already been applied.'))
  return row
}

function changedMeanwhile(): Problem {
  return new Problem(409, 'changed_meanwhile', t('The source says something else by now. Please look at its changes again.'))
}
