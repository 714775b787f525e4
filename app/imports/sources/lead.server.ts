import { and, asc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { events, productions } from '../../programme/tables.ts'
import type { Issue, RecordType } from '../../records/record-type.ts'
import type { WrittenRecord } from '../../records/registry.server.ts'
import { recordChange } from '../../records/write.server.ts'
import type { Lead } from '../house-values.ts'
import { sourceKind } from '../import-log.server.ts'
import type { ReadLine } from '../imported-line.ts'
import { LED_FIELDS, type LedField } from '../led-field.ts'
import { planImport } from '../plan.server.ts'
import { importSources, imports, sourcedEvents } from '../tables.ts'

const ROWS_AT_ONCE = 1000

/**
 * What a source may change: the fields it leads, but nothing where somebody has decided for the house, and no field that an
 * older source leads there. That an evening is called off is proposed, whoever leads: somebody decides. That it takes place
 * after all undoes no cancellation of the house.
 */
export async function readLead(db: Database, sourceId: number): Promise<Lead> {
  const [source] = await db.select().from(importSources).where(eq(importSources.id, sourceId))
  if (!source) return () => false
  const links = await readLinks(db, ne(sourcedEvents.sourceId, sourceId))
  const own = await db
    .select({ eventId: sourcedEvents.eventId })
    .from(sourcedEvents)
    .where(and(eq(sourcedEvents.sourceId, sourceId), eq(sourcedEvents.isHouseLed, true)))
  const houseLed = new Set([...own, ...links.filter(({ isHouseLed }) => isHouseLed)].map(({ eventId }) => eventId))
  const isBefore = (of: number, field: LedField) => of < sourceId || !source.leads.includes(field)
  const elsewhere = new Set(
    links.flatMap(({ eventId, fields, sourceId: of }) =>
      fields.filter((field) => isBefore(of, field)).map((field) => `${eventId}:${field}`),
    ),
  )
  const led = new Set<LedField>(source.leads)
  const proposes = (field: LedField, says: string | undefined) => !source.appliesAtOnce && field === 'status' && says === 'cancelled'
  return (eventId, field, says) =>
    (led.has(field) || proposes(field, says)) && !houseLed.has(eventId) && !elsewhere.has(`${eventId}:${field}`)
}

/** The performances that lines of a source name. */
export async function namedEvents(db: Database, sourceId: number, lines: ReadLine[]): Promise<number[]> {
  const { steps } = await planImport(db, lines, [], await readLead(db, sourceId))
  return steps.flatMap(({ match }) => (match?.event ? [match.event.id] : []))
}

/**
 * Notes that a source names performances, after its lines have been applied.
 * @param authorizeInTx checks that this process still may write
 */
export function linkEvents(
  platform: Platform,
  sourceId: number,
  ids: number[],
  authorizeInTx?: (tx: Database) => Promise<void>,
): Promise<void> {
  return platform.write(async (tx) => {
    await authorizeInTx?.(tx)
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const rows = ids.slice(from, from + ROWS_AT_ONCE).map((eventId) => ({ eventId, sourceId }))
      await tx.insert(sourcedEvents).values(rows).onConflictDoNothing()
    }
  })
}

/** Gives back to the house what a source no longer names. */
export function releaseUnnamed(platform: Platform, sourceId: number, named: number[]): Promise<void> {
  const isOfSource = eq(sourcedEvents.sourceId, sourceId)
  return platform.write(async (tx) => {
    await tx.delete(sourcedEvents).where(named.length > 0 ? and(isOfSource, notInArray(sourcedEvents.eventId, named)) : isOfSource)
  })
}

/** A source that leads fields of a performance. */
export type LeadingSource = { sourceId: number; name: string; fields: LedField[] }
/** Who leads a performance: its sources, each in its fields, or the house in all. */
export type EventLead = { sources: LeadingSource[]; isHouseLed: boolean }

type Link = LeadingSource & { eventId: number; isHouseLed: boolean }

/** The links of sources that are switched on, the oldest source first. */
async function readLinks(db: Database, condition: ReturnType<typeof eq>): Promise<Link[]> {
  return db
    .select({
      eventId: sourcedEvents.eventId,
      isHouseLed: sourcedEvents.isHouseLed,
      ...{ sourceId: importSources.id, name: importSources.name, fields: importSources.leads },
    })
    .from(sourcedEvents)
    .innerJoin(importSources, eq(sourcedEvents.sourceId, importSources.id))
    .where(and(condition, eq(importSources.isActive, true)))
    .orderBy(asc(importSources.id))
}

/** Who leads performances, by their id; those that no source names, or none that is switched on, are missing. One statement. */
export async function readEventLeads(db: Database, ids: number[]): Promise<Map<number, EventLead>> {
  if (ids.length === 0) return new Map()
  const links = await readLinks(db, inArray(sourcedEvents.eventId, ids))
  return new Map([...Map.groupBy(links, ({ eventId }) => eventId)].map(([id, ofEvent]) => [id, leadOf(ofEvent)]))
}

/** A field that several sources lead is led by the oldest of them. */
function leadOf(links: Link[]): EventLead {
  const isHouseLed = links.some((link) => link.isHouseLed)
  const taken = new Set<LedField>()
  const sources = links.map(({ sourceId, name, fields }) => {
    const own = isHouseLed ? [] : fields.filter((field) => !taken.has(field))
    for (const field of own) taken.add(field)
    return { sourceId, name, fields: own }
  })
  return { sources, isHouseLed }
}

/** Who leads a performance; undefined when no source names it. */
export async function readEventLead(db: Database, eventId: number): Promise<EventLead | undefined> {
  return (await readEventLeads(db, [eventId])).get(eventId)
}

/** A rule of records: what a source leads is changed by its own imports alone. @returns a message per field */
export async function issuesOfLedFields(tx: Database, type: RecordType, { id, now, before, importId }: WrittenRecord): Promise<Issue[]> {
  if (type.name !== 'event' || !before) return []
  const changed = LED_FIELDS.filter((field) => now[field] !== before[field])
  if (changed.length === 0) return []
  const lead = await readEventLead(tx, id)
  const refused = (lead?.sources ?? []).flatMap(({ sourceId, name, fields }) =>
    changed.filter((field) => fields.includes(field)).map((field) => ({ field, sourceId, name })),
  )
  if (refused.length === 0) return []
  const own = importId === undefined ? null : await sourceOfImport(tx, importId)
  return refused.flatMap(({ field, sourceId, name }) => (sourceId === own ? [] : [{ path: [field], message: ledMessage(name) }]))
}

function ledMessage(name: string): string {
  return t('This comes from “{name}”. Change it there, or let the house lead this performance.', { name })
}

async function sourceOfImport(tx: Database, id: number): Promise<number | null> {
  const [row] = await tx.select({ sourceId: imports.sourceId }).from(imports).where(eq(imports.id, id))
  return row?.sourceId ?? null
}

/** Decides who leads a performance from now on: the house, in all fields, or again its sources. The log says who has decided. */
export async function setHouseLed(platform: Platform, viewer: Viewer, eventId: number, isHouseLed: boolean): Promise<boolean> {
  return platform.write(async (tx) => {
    const rows = await tx
      .update(sourcedEvents)
      .set({ isHouseLed })
      .where(and(eq(sourcedEvents.eventId, eventId), ne(sourcedEvents.isHouseLed, isHouseLed)))
      .returning({ sourceId: sourcedEvents.sourceId })
    const sourceIds = rows.map(({ sourceId }) => sourceId)
    if (sourceIds.length === 0) return (await tx.$count(sourcedEvents, eq(sourcedEvents.eventId, eventId))) > 0
    await noteDecision(platform, tx, viewer, { eventId, sourceIds, isHouseLed })
    return true
  })
}

type Decision = { eventId: number; sourceIds: number[]; isHouseLed: boolean }

/** Adds to the audit log, for each source, in which fields of a performance it no longer leads, or leads again. */
async function noteDecision(platform: Platform, tx: Database, viewer: Viewer, { eventId, sourceIds, isHouseLed }: Decision): Promise<void> {
  const [event] = await tx
    .select({ title: productions.title })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .where(eq(events.id, eventId))
  const sources = await tx.select().from(importSources).where(inArray(importSources.id, sourceIds))
  for (const { id, name, leads } of sources) {
    const who = (isLed: boolean) => ({ event: eventId, ...Object.fromEntries(leads.map((field) => [field, isLed])) })
    const change = { contentType: sourceKind.name, objectId: id, title: `${name}: ${event?.title ?? ''}`, action: 'changed' as const }
    await recordChange(platform, tx, viewer, { ...change, before: who(isHouseLed), after: who(!isHouseLed) })
  }
}
