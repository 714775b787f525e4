import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { toDate } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { FetchFailed, fetchOutside } from '../../platform/http/fetch-outside.ts'
import type { Platform } from '../../platform/platform.ts'
import { dryRun } from '../apply-lines.server.ts'
import { MAX_SHOWN_LINES, type ReadLine, UnreadableFile } from '../imported-line.ts'
import { enqueueStored } from '../jobs.server.ts'
import { readFile } from '../read-file.server.ts'
import { RETENTION_DAYS, storeImport } from '../stored-imports.server.ts'
import { importReadings, importSources, imports } from '../tables.ts'
import { linkEvents, readLead } from './lead.server.ts'
import { fileFailure, type SourceFailure } from './source-failure.ts'

const MAX_BYTES = 8 * 1024 * 1024
const TIMEOUT_MS = 30_000
/** A process that was killed while it read keeps others away for no longer than this. */
const TAKEN_FOR = sql`interval '2 minutes'`

type Source = typeof importSources.$inferSelect

/** What a reading came to: nothing new, an import, or why it failed. `taken`: another process is reading it. */
export type Reading = { outcome: 'same' | 'changed' | 'taken' | 'off' } | { outcome: 'failed'; failure: SourceFailure }

/**
 * Reads a source as if its file had been uploaded. What it would change becomes an import, which is applied at once or waits,
 * as the source says; when nothing would change, only the time is noted. Where it cannot be read, everything stays.
 */
export async function readSource(platform: Platform, id: number): Promise<Reading> {
  const source = await take(platform, id)
  if (typeof source === 'string') return { outcome: source }
  try {
    return await readAndStore(platform, source)
  } catch (error) {
    const failure = failureOf(error)
    platform.log.warn({ source: id, failure: failure.split(' ')[0] }, 'an import source could not be read')
    await finish(platform, source, { failure, failures: source.failures + 1 })
    return { outcome: 'failed', failure }
  } finally {
    await platform.db.update(importSources).set({ takenUntil: null }).where(eq(importSources.id, id))
  }
}

/** Takes a source for this process, unless it is switched off or another has it; by the database's clock, which all share. */
async function take({ db }: Platform, id: number): Promise<Source | 'taken' | 'off'> {
  const isActive = and(eq(importSources.id, id), eq(importSources.isActive, true))
  const isFree = or(isNull(importSources.takenUntil), lt(importSources.takenUntil, sql`clock_timestamp()`))
  const [taken] = await db
    .update(importSources)
    .set({ takenUntil: sql`clock_timestamp() + ${TAKEN_FOR}` })
    .where(and(isActive, isFree))
    .returning()
  if (taken) return taken
  const [row] = await db.select({ id: importSources.id }).from(importSources).where(isActive)
  return row ? 'taken' : 'off'
}

function failureOf(error: unknown): SourceFailure {
  if (error instanceof FetchFailed) return error.problem
  if (error instanceof UnreadableFile) return fileFailure(error.message)
  throw error
}

async function readAndStore(platform: Platform, source: Source): Promise<Reading> {
  const fetched = await fetchOutside(source.address, {
    known: source,
    ...{ maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, privateHosts: platform.config.PRIVATE_FEED_HOSTS },
  })
  const read = { readAt: toDate(platform.clock.now()), failure: '', failures: 0 }
  if (!fetched) {
    await finish(platform, source, read)
    return { outcome: 'same' }
  }
  const lines = await readFile(fetched.body, source.columns)
  const { etag, lastModified } = fetched
  const isChanged = await importLines(platform, source, lines, { ...read, etag, lastModified })
  return { outcome: isChanged ? 'changed' : 'same' }
}

/** Stores what lines would change as an import, in one transaction with the state of their source. @returns whether there is one */
async function importLines(platform: Platform, source: Source, lines: ReadLine[], read: Partial<Source>): Promise<boolean> {
  const { counts, lines: planned } = await dryRun(platform, lines, [], await readLead(platform.db, source.id))
  const rejected = planned.filter(({ action }) => action === 'rejected').slice(0, MAX_SHOWN_LINES)
  const state = { ...read, rejected: rejected.map(({ line, title, reasons, unknownRoom }) => ({ line, title, reasons, unknownRoom })) }
  if (counts.create + counts.change === 0) {
    await linkEvents(platform, source.id, lines)
    await finish(platform, source, state)
    return false
  }
  await platform.write(async (tx) => {
    const importId = await storeRun(platform, tx, source, { lines, counts })
    await noteReading(platform, tx, source, state, { importId })
  })
  return true
}

/** Stores an import, or renews the proposal of this source that still waits: only the newest says what is so. @returns its id */
async function storeRun(
  platform: Platform,
  tx: Database,
  source: Source,
  { lines, counts }: { lines: ReadLine[]; counts: Record<string, number> },
): Promise<number> {
  const proposal = and(eq(imports.sourceId, source.id), eq(imports.state, 'proposed'))
  if (source.appliesAtOnce) {
    await tx.delete(imports).where(proposal)
    const request = { lines, clears: [], fileName: source.name, sourceId: source.id }
    return enqueueStored(platform, tx, await storeImport(platform, tx, writerOf(source), request))
  }
  const [renewed] = await tx
    .update(imports)
    .set({ lines, counts, createdAt: toDate(platform.clock.now()) })
    .where(proposal)
    .returning({ id: imports.id })
  if (renewed) return renewed.id
  const request = { lines, clears: [], fileName: source.name, sourceId: source.id, counts, state: 'proposed' as const }
  return storeImport(platform, tx, writerOf(source), request)
}

/** Under whose name a source writes what nobody has confirmed. */
function writerOf({ id, name }: Source): { id: string; name: string } {
  return { id: `source:${id}`, name }
}

function finish(platform: Platform, source: Source, state: Partial<Source>): Promise<void> {
  return platform.write((tx) => noteReading(platform, tx, source, state, {}))
}

/** Notes an attempt, and what is known since. A source that was changed meanwhile keeps no marks, so that it is read whole. */
async function noteReading(
  platform: Platform,
  tx: Database,
  source: Source,
  { etag, lastModified, ...state }: Partial<Source>,
  { importId }: { importId?: number },
): Promise<void> {
  const now = platform.clock.now()
  const [current] = await tx.select().from(importSources).where(eq(importSources.id, source.id)).for('update')
  if (!current) return
  const isUnchanged = current.updatedAt.getTime() === source.updatedAt.getTime()
  const marks = isUnchanged && etag !== undefined && lastModified !== undefined ? { etag, lastModified } : {}
  await tx
    .update(importSources)
    .set({ ...state, ...marks, triedAt: toDate(now) })
    .where(eq(importSources.id, source.id))
  await tx.delete(importReadings).where(lt(importReadings.at, toDate(now.subtract({ hours: RETENTION_DAYS * 24 }))))
  await tx.insert(importReadings).values({ sourceId: source.id, at: toDate(now), failure: state.failure ?? '', importId: importId ?? null })
}
