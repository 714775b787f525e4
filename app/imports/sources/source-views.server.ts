import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { isoWithOffset, toInstant } from '../../platform/clock/clock.ts'
import { alphabetical } from '../../platform/database/alphabetical.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ColumnMeanings, TableColumn } from '../columns.ts'
import type { SourceRejection } from '../imported-line.ts'
import { BUSY_STATES } from '../stored-imports.server.ts'
import { type ImportState, importReadings, importSources, imports, sourcedEvents } from '../tables.ts'
import { nextReading } from './schedule.ts'
import type { SourceFailure } from './source-failure.ts'

const SHOWN_READINGS = 20

type Source = typeof importSources.$inferSelect

/** One attempt to read a source, with what became of it. */
export type ReadingView = {
  id: number
  at: string
  failure: SourceFailure | ''
  /** undefined when there was nothing to import */
  run: { id: number; state: typeof imports.$inferSelect.state; counts: Record<string, number> | null } | undefined
}
/** A source as staff read it; the address is null for those who may only read, and the value of its header for everybody. */
export type SourceView = Pick<Source, 'id' | 'kind' | 'name' | 'headerName' | 'schedule' | 'isActive' | 'appliesAtOnce' | 'leads'> & {
  host: string
  address: string | null
  hasHeaderValue: boolean
  columnMeanings: ColumnMeanings
  /** the columns of the table that was read last */
  foundColumns: TableColumn[]
  readAt: string | null
  nextAt: string | null
  failure: SourceFailure | ''
  failures: number
  /** what the last reading could not bring in */
  rejected: SourceRejection[]
  /** what waits for somebody; null when nothing does */
  waiting: { id: number; counts: Record<string, number> | null } | null
  /** what of it is being applied or undone, and what has been, the latest first */
  runs: { id: number; state: ImportState; isBusy: boolean }[]
  /** how many rows somebody has dismissed */
  dismissed: number
  /** performances that it names */
  events: number
  /** the newest first */
  readings: ReadingView[]
}

/** The sources by name, each with its latest readings. Three statements for each source, of which a house has a handful. */
export async function readSources(platform: Pick<Platform, 'db' | 'clock'>, mayWrite: boolean): Promise<SourceView[]> {
  const sources = await platform.db.select().from(importSources).orderBy(alphabetical(importSources.name), asc(importSources.id))
  return Promise.all(sources.map((source) => viewOf(platform, source, mayWrite)))
}

async function viewOf({ db, clock }: Pick<Platform, 'db' | 'clock'>, source: Source, mayWrite: boolean): Promise<SourceView> {
  const { id, kind, name, address, headerName, schedule, isActive, appliesAtOnce, leads } = source
  const { columnMeanings, foundColumns, readAt, triedAt, failure, failures, rejected } = source
  const [readings, events, open, ended] = await Promise.all([
    readReadings(db, id),
    db.$count(sourcedEvents, eq(sourcedEvents.sourceId, id)),
    db
      .select({ id: imports.id, counts: imports.counts, state: imports.state })
      .from(imports)
      .where(and(eq(imports.sourceId, id), inArray(imports.state, ['proposed', ...BUSY_STATES]))),
    db
      .select({ id: imports.id, state: imports.state })
      .from(imports)
      .where(and(eq(imports.sourceId, id), inArray(imports.state, ['done', 'failed', 'undone'])))
      .orderBy(desc(imports.id))
      .limit(SHOWN_READINGS),
  ])
  const waiting = open.find(({ state }) => state === 'proposed')
  const next = nextReading({ schedule, isActive, triedAt: triedAt && toInstant(triedAt) }, clock.now())
  return {
    ...{ id, kind, name, headerName, schedule, isActive, appliesAtOnce, leads, columnMeanings, foundColumns },
    ...{
      failures,
      rejected,
      readings,
      events,
      waiting: waiting ? { id: waiting.id, counts: waiting.counts } : null,
      runs: [...open.filter(({ state }) => state !== 'proposed'), ...ended].map((run) => ({
        ...{ id: run.id, state: run.state },
        isBusy: BUSY_STATES.includes(run.state),
      })),
      dismissed: source.dismissed.length,
    },
    hasHeaderValue: source.headerValue !== '',
    host: URL.parse(address.replace(/^webcals?:/i, 'https:'))?.host ?? '',
    address: mayWrite ? address : null,
    failure: failure as SourceFailure | '',
    readAt: readAt && isoWithOffset(toInstant(readAt)),
    nextAt: next && isoWithOffset(next),
  }
}

async function readReadings(db: Database, sourceId: number): Promise<ReadingView[]> {
  const { id, at, failure } = importReadings
  const rows = await db
    .select({ id, at, failure, run: { id: imports.id, state: imports.state, counts: imports.counts } })
    .from(importReadings)
    .leftJoin(imports, eq(importReadings.importId, imports.id))
    .where(eq(importReadings.sourceId, sourceId))
    .orderBy(desc(id))
    .limit(SHOWN_READINGS)
  return rows.map((row) => ({
    ...row,
    at: isoWithOffset(toInstant(row.at)),
    failure: row.failure as SourceFailure | '',
    run: row.run ?? undefined,
  }))
}
