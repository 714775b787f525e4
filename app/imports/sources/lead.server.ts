import { and, eq, notInArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Issue, RecordType } from '../../records/record-type.ts'
import type { WrittenRecord } from '../../records/registry.server.ts'
import type { Lead } from '../house-values.ts'
import type { ReadLine } from '../imported-line.ts'
import { LED_FIELDS, type LedField } from '../led-field.ts'
import { planImport } from '../plan.server.ts'
import { importSources, imports, sourcedEvents } from '../tables.ts'

const ROWS_AT_ONCE = 1000

/** What a source leads: its fields, but nothing where somebody has decided for the house, or where another source leads. */
export async function readLead(db: Database, sourceId: number): Promise<Lead> {
  const [source] = await db.select({ leads: importSources.leads }).from(importSources).where(eq(importSources.id, sourceId))
  const links = await db
    .select({ eventId: sourcedEvents.eventId, of: sourcedEvents.sourceId, isHouseLed: sourcedEvents.isHouseLed })
    .from(sourcedEvents)
  const closed = new Set(links.filter(({ of, isHouseLed }) => of !== sourceId || isHouseLed).map(({ eventId }) => eventId))
  return (eventId, field) => source?.leads.includes(field) === true && !closed.has(eventId)
}

/**
 * Notes which performances a source names, from its lines after they have been applied. What it no longer names is the
 * house's again, and what another source names stays with that.
 * @param authorizeInTx checks that this process still may write
 */
export async function linkEvents(
  platform: Platform,
  sourceId: number,
  lines: ReadLine[],
  authorizeInTx?: (tx: Database) => Promise<void>,
): Promise<void> {
  const { steps } = await planImport(platform.db, lines, [], await readLead(platform.db, sourceId))
  const ids = steps.flatMap(({ match }) => (match?.event ? [match.event.id] : []))
  await platform.write(async (tx) => {
    await authorizeInTx?.(tx)
    const isOfSource = eq(sourcedEvents.sourceId, sourceId)
    await tx.delete(sourcedEvents).where(ids.length > 0 ? and(isOfSource, notInArray(sourcedEvents.eventId, ids)) : isOfSource)
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const rows = ids.slice(from, from + ROWS_AT_ONCE).map((eventId) => ({ eventId, sourceId }))
      await tx.insert(sourcedEvents).values(rows).onConflictDoNothing()
    }
  })
}

/** The source that leads a performance: its name and its fields; undefined when the house does. */
export type EventLead = { sourceId: number; name: string; fields: LedField[]; isHouseLed: boolean }

/** Which source names a performance, and what it leads there; undefined when none does, or it is switched off. */
export async function readEventLead(db: Database, eventId: number): Promise<EventLead | undefined> {
  const [row] = await db
    .select({
      sourceId: importSources.id,
      name: importSources.name,
      fields: importSources.leads,
      isHouseLed: sourcedEvents.isHouseLed,
    })
    .from(sourcedEvents)
    .innerJoin(importSources, eq(sourcedEvents.sourceId, importSources.id))
    .where(and(eq(sourcedEvents.eventId, eventId), eq(importSources.isActive, true)))
  return row && { ...row, fields: row.isHouseLed ? [] : row.fields }
}

/** A rule of records: what a source leads is changed by its own imports alone. @returns a message per field */
export async function issuesOfLedFields(tx: Database, type: RecordType, { id, now, before, importId }: WrittenRecord): Promise<Issue[]> {
  if (type.name !== 'event' || !before) return []
  const changed = LED_FIELDS.filter((field) => now[field] !== before[field])
  if (changed.length === 0) return []
  const lead = await readEventLead(tx, id)
  const refused = changed.filter((field) => lead?.fields.includes(field))
  if (!lead || refused.length === 0) return []
  if (importId !== undefined && (await sourceOfImport(tx, importId)) === lead.sourceId) return []
  return refused.map((field) => ({ path: [field], message: ledMessage(lead.name) }))
}

function ledMessage(name: string): string {
  return t('This comes from “{name}”. Change it there, or let the house lead this performance.', { name })
}

async function sourceOfImport(tx: Database, id: number): Promise<number | null> {
  const [row] = await tx.select({ sourceId: imports.sourceId }).from(imports).where(eq(imports.id, id))
  return row?.sourceId ?? null
}

/** Decides who leads a performance from now on: the house, in all fields, or again its source. */
export async function setHouseLed(platform: Platform, eventId: number, isHouseLed: boolean): Promise<boolean> {
  return platform.write(async (tx) => {
    const [row] = await tx
      .update(sourcedEvents)
      .set({ isHouseLed })
      .where(eq(sourcedEvents.eventId, eventId))
      .returning({ id: sourcedEvents.eventId })
    return row !== undefined
  })
}
