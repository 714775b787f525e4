import { asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../platform/auth/auth.ts'
import { isoWithOffset, toDate, toInstant } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordChange } from '../../records/write.server.ts'
import { sourceKind } from '../import-log.server.ts'
import type { SourceRejection } from '../imported-line.ts'
import { LED_FIELDS, USUALLY_LED } from '../led-field.ts'
import { COLUMN_FIELDS } from '../parse-table.ts'
import { importReadings, importSources, imports, sourcedEvents } from '../tables.ts'
import { nextReading, SCHEDULES } from './schedule.ts'
import type { SourceFailure } from './source-failure.ts'

const SHOWN_READINGS = 20
const MAX_COLUMN_NAME = 100

const isAddress = (text: string) => /^(https?|webcals?):\/\/[^\s/]+/i.test(text) && URL.canParse(text)

/** A source as staff write it. */
export const sourceSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  address: z
    .string()
    .trim()
    .max(2000)
    .refine(isAddress, { error: () => t('Please enter an address that starts with https:// or webcal://.') }),
  schedule: z.enum(SCHEDULES).default('nightly'),
  isActive: z.boolean().default(true),
  appliesAtOnce: z.boolean().default(false),
  leads: z
    .array(z.enum(LED_FIELDS))
    .max(LED_FIELDS.length)
    .default([...USUALLY_LED]),
  columns: z.partialRecord(z.enum(COLUMN_FIELDS), z.string().trim().min(1).max(MAX_COLUMN_NAME)).default({}),
})
type SourceInput = z.infer<typeof sourceSchema>
type Source = typeof importSources.$inferSelect

/** One attempt to read a source, with what became of it. */
export type ReadingView = {
  id: number
  at: string
  failure: SourceFailure | ''
  /** undefined when there was nothing to import */
  run: { id: number; state: typeof imports.$inferSelect.state; counts: Record<string, number> | null } | undefined
}
/** A source as staff read it; the address is null for those who may only read. */
export type SourceView = Omit<SourceInput, 'address'> & {
  id: number
  host: string
  address: string | null
  readAt: string | null
  nextAt: string | null
  failure: SourceFailure | ''
  failures: number
  /** what the last reading could not bring in */
  rejected: SourceRejection[]
  /** performances that it names */
  events: number
  /** the newest first */
  readings: ReadingView[]
}

/** The sources by name, each with its latest readings. Two statements for each source, of which a house has a handful. */
export async function readSources(platform: Pick<Platform, 'db' | 'clock'>, mayWrite: boolean): Promise<SourceView[]> {
  const sources = await platform.db.select().from(importSources).orderBy(asc(importSources.name), asc(importSources.id))
  return Promise.all(sources.map((source) => viewOf(platform, source, mayWrite)))
}

async function viewOf({ db, clock }: Pick<Platform, 'db' | 'clock'>, source: Source, mayWrite: boolean): Promise<SourceView> {
  const { id, name, address, schedule, isActive, appliesAtOnce, leads, columns, readAt, triedAt, failure, failures, rejected } = source
  const [readings, events] = await Promise.all([readReadings(db, id), db.$count(sourcedEvents, eq(sourcedEvents.sourceId, id))])
  const next = nextReading({ schedule, isActive, triedAt: triedAt && toInstant(triedAt) }, clock.now())
  return {
    ...{ id, name, schedule, isActive, appliesAtOnce, leads, columns, failures, rejected, readings, events },
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

/** Stores a new source. @returns its id */
export function createSource(platform: Platform, viewer: Viewer, input: SourceInput): Promise<number> {
  return platform.write(async (tx) => {
    const [row] = await tx.insert(importSources).values(input).returning({ id: importSources.id })
    const id = row?.id ?? 0
    await note(platform, tx, viewer, { id, action: 'created', before: null, after: input })
    return id
  })
}

/** Changes a source; it is then read whole again. @throws Problem 404 */
export function updateSource(platform: Platform, viewer: Viewer, id: number, input: SourceInput): Promise<void> {
  return platform.write(async (tx) => {
    const before = await lockSource(tx, id)
    const values = { ...input, etag: '', lastModified: '', updatedAt: toDate(platform.clock.now()) }
    await tx.update(importSources).set(values).where(eq(importSources.id, id))
    await note(platform, tx, viewer, { id, action: 'changed', before, after: input })
  })
}

/** Deletes a source; what it has brought stays, and is the house's. @throws Problem 404 */
export function deleteSource(platform: Platform, viewer: Viewer, id: number): Promise<void> {
  return platform.write(async (tx) => {
    const before = await lockSource(tx, id)
    await tx.delete(importSources).where(eq(importSources.id, id))
    await note(platform, tx, viewer, { id, action: 'deleted', before, after: null })
  })
}

async function lockSource(tx: Database, id: number): Promise<Source> {
  const [source] = await tx.select().from(importSources).where(eq(importSources.id, id)).for('update')
  if (!source) throw notFound()
  return source
}

type Noted = { id: number; action: 'created' | 'changed' | 'deleted'; before: SourceInput | null; after: SourceInput | null }

/** Adds a change of a source to the audit log, without its address, which may be a secret. */
function note(platform: Platform, tx: Database, viewer: Viewer, { id, action, before, after }: Noted): Promise<void> {
  const change = { contentType: sourceKind.name, objectId: id, title: (after ?? before)?.name ?? '', action }
  return recordChange(platform, tx, viewer, { ...change, before: before && loggedValues(before), after: after && loggedValues(after) })
}

function loggedValues({ name, schedule, isActive, appliesAtOnce, leads }: SourceInput): Record<string, unknown> {
  return { name, schedule, isActive, appliesAtOnce, leads }
}
