import { and, eq, lt } from 'drizzle-orm'
import { toDate } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { dryRun } from '../apply-lines.server.ts'
import { MAX_SHOWN_LINES, type ReadLine, type SourceRejection } from '../imported-line.ts'
import { enqueueStored } from '../jobs.server.ts'
import type { PlannedLine } from '../plan.server.ts'
import { repairedLines } from '../read-line.ts'
import { readSeasonReading } from '../season-reading.server.ts'
import { RETENTION_DAYS, storeImport } from '../stored-imports.server.ts'
import { importReadings, importSources, imports, sourcedEvents } from '../tables.ts'
import { linkEvents, namedEvents, readLead, releaseUnnamed } from './lead.server.ts'
import { bringsHalf, changesOfHouse, movesMany } from './reading-doubts.ts'

type Source = typeof importSources.$inferSelect

/**
 * Stores what lines would change as an import, in one transaction with the state of their source. What somebody has
 * corrected counts as corrected, and what somebody has dismissed is left out, until the source says something else there.
 * What would change an evening that was entered by hand waits for somebody, and where nobody looks on, what is unusual
 * (decision 0215).
 * @returns whether there is an import
 * @throws HalvedReading when nobody looks on and it brings half of what it brought before
 */
export async function importLines(
  platform: Platform,
  source: Source,
  found: ReadLine[],
  { read, isAttended }: Circumstances,
): Promise<boolean> {
  const keys = new Set(found.map(({ key }) => key))
  const repairs = Object.fromEntries(Object.entries(source.repairs).filter(([key]) => keys.has(key)))
  const dismissed = new Set(source.dismissed).intersection(keys)
  const all = repairedLines(found, ({ key }) => repairs[key ?? ''], await readSeasonReading(platform))
  const lines = all.filter(({ key }) => !dismissed.has(key ?? ''))
  const before = await readNamedBefore(platform.db, source.id)
  const valid = all.filter(({ value }) => value).length
  if (!isAttended && bringsHalf(before.size, valid)) throw new HalvedReading(before.size, valid)
  const { counts, lines: planned } = await dryRun(platform, lines, [], await readLead(platform.db, source.id))
  const rejected = planned.filter(({ action }) => action === 'rejected').slice(0, MAX_SHOWN_LINES)
  const state = { ...read, rejected: rejected.map(rejectionOf) }
  const kept = { source, repairs, dismissed: [...dismissed] }
  const named = await namedEvents(platform.db, source.id, all)
  await releaseUnnamed(platform, source.id, named)
  if (counts.create + counts.change === 0) {
    await linkEvents(platform, source.id, named)
    await platform.write(async (tx) => {
      await withdrawProposal(tx, source.id)
      await keepDecisions(tx, kept)
      await noteReading(platform, tx, source, state, {})
    })
    return false
  }
  const waits = changesOfHouse(planned, before) || (!isAttended && movesMany(planned, before))
  const isAtOnce = source.appliesAtOnce && !waits
  await platform.write(async (tx) => {
    const importId = await storeRun(platform, tx, source, { lines, counts, isAtOnce })
    await keepDecisions(tx, kept)
    await noteReading(platform, tx, source, state, { importId })
  })
  return true
}

/** What is known of the source since, and whether somebody looks on: who reads by hand sees what it comes to. */
type Circumstances = { read: Partial<Source>; isAttended: boolean }

/** A reading that brings half of what it brought before, or less; everything stays as it is until somebody reads it by hand. */
export class HalvedReading extends Error {
  readonly before: number
  readonly now: number
  constructor(before: number, now: number) {
    super(`The reading brings ${now} performances after ${before}.`)
    this.before = before
    this.now = now
  }
}

/** The performances that a source has named until now. */
async function readNamedBefore(db: Database, sourceId: number): Promise<ReadonlySet<number>> {
  const { eventId } = sourcedEvents
  const rows = await db.select({ eventId }).from(sourcedEvents).where(eq(sourcedEvents.sourceId, sourceId))
  return new Set(rows.map((row) => row.eventId))
}

function rejectionOf({ line, title, reasons, unknownRoom, key, faults, cells }: PlannedLine): SourceRejection {
  return { line, title, reasons, unknownRoom, key, faults: faults ?? {}, cells: cells ?? {} }
}

type Decisions = { source: Source } & Pick<Source, 'repairs' | 'dismissed'>

/** Forgets corrections and dismissals of rows that the source no longer has; those made during the reading stay. */
async function keepDecisions(tx: Database, { source, repairs, dismissed }: Decisions): Promise<void> {
  const [current] = await tx.select().from(importSources).where(eq(importSources.id, source.id)).for('update')
  if (!current) return
  const isNew = (key: string) => !(key in source.repairs)
  await tx
    .update(importSources)
    .set({
      repairs: { ...repairs, ...Object.fromEntries(Object.entries(current.repairs).filter(([key]) => isNew(key))) },
      dismissed: [...new Set([...dismissed, ...current.dismissed.filter((key) => !source.dismissed.includes(key))])],
    })
    .where(eq(importSources.id, source.id))
}

/** A proposal that the source has taken back is none any more. */
async function withdrawProposal(tx: Database, sourceId: number): Promise<void> {
  await tx.delete(imports).where(and(eq(imports.sourceId, sourceId), eq(imports.state, 'proposed')))
}

/** Stores an import, or renews the proposal of this source that still waits: only the newest says what is so. @returns its id */
async function storeRun(
  platform: Platform,
  tx: Database,
  source: Source,
  { lines, counts, isAtOnce }: { lines: ReadLine[]; counts: Record<string, number>; isAtOnce: boolean },
): Promise<number> {
  const proposal = and(eq(imports.sourceId, source.id), eq(imports.state, 'proposed'))
  if (isAtOnce) {
    await withdrawProposal(tx, source.id)
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
export function writerOf({ id, name }: Pick<Source, 'id' | 'name'>): { id: string; name: string } {
  return { id: `source:${id}`, name }
}

/** Notes an attempt that brings no import. */
export function finish(platform: Platform, source: Source, state: Partial<Source>): Promise<void> {
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
