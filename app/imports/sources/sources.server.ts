import { and, eq, ne } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import { toDate } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound, Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordChange } from '../../records/write.server.ts'
import { sourceKind } from '../import-log.server.ts'
import { LED_FIELDS, USUALLY_LED, USUALLY_LED_BY_SHOP } from '../led-field.ts'
import { importSources, imports, sourcedEvents } from '../tables.ts'
import type { SourceInput } from './source-schema.ts'

type Source = typeof importSources.$inferSelect
type Stored = Omit<typeof importSources.$inferInsert, 'id'>

/** Stores a new source. @returns its id @throws Problem 400; 409 for a second one that is the ticket shop */
export function createSource(platform: Platform, viewer: Viewer, input: SourceInput): Promise<number> {
  return platform.write(async (tx) => {
    await assertOnlyShop(tx, input)
    const values = storedValues(input)
    const [row] = await tx.insert(importSources).values(values).returning({ id: importSources.id })
    const id = row?.id ?? 0
    await note(platform, tx, viewer, { id, action: 'created', before: null, after: values })
    return id
  })
}

/** Changes a source; it is then read whole again. @throws Problem 400; 404; 409 for a second one that is the ticket shop */
export function updateSource(platform: Platform, viewer: Viewer, id: number, input: SourceInput): Promise<void> {
  return platform.write(async (tx) => {
    const before = await lockSource(tx, id)
    await assertOnlyShop(tx, input, id)
    const values = storedValues(input, before)
    const read = { etag: '', lastModified: '', updatedAt: toDate(platform.clock.now()) }
    await tx
      .update(importSources)
      .set({ ...values, ...read })
      .where(eq(importSources.id, id))
    if (before.isActive && !input.isActive) await forgetNamed(tx, id)
    await note(platform, tx, viewer, { id, action: 'changed', before, after: values })
  })
}

/**
 * Meanwhile the house changes what the source has led; when it is switched on again, that is not undone without asking
 * (decision 0215). Where somebody has decided for the house, that stays.
 */
async function forgetNamed(tx: Database, sourceId: number): Promise<void> {
  await tx.delete(sourcedEvents).where(and(eq(sourcedEvents.sourceId, sourceId), eq(sourcedEvents.isHouseLed, false)))
}

/** Deletes a source, and what of it waits; what it has brought stays, and is the house's. @throws Problem 404 */
export function deleteSource(platform: Platform, viewer: Viewer, id: number): Promise<void> {
  return platform.write(async (tx) => {
    const before = await lockSource(tx, id)
    // What waits of it would be at Heute for ever, and on no screen.
    await tx.delete(imports).where(and(eq(imports.sourceId, id), eq(imports.state, 'proposed')))
    await tx.delete(importSources).where(eq(importSources.id, id))
    await note(platform, tx, viewer, { id, action: 'deleted', before, after: null })
  })
}

/** A source for a change in this transaction. @throws Problem 404 */
export async function lockSource(tx: Database, id: number): Promise<Source> {
  const [source] = await tx.select().from(importSources).where(eq(importSources.id, id)).for('update')
  if (!source) throw notFound()
  return source
}

/** What is left out stays as it is, or is what is usual for the kind. */
function storedValues(input: SourceInput, before?: Source): Stored {
  const { kind, address, headerName, leads, columnMeanings, headerValue: _, ...values } = input
  const usual = kind === 'shop' ? USUALLY_LED_BY_SHOP : USUALLY_LED
  const isShop = kind === 'shop'
  return {
    ...{ ...values, kind, address: isShop ? '' : address, headerName: isShop ? '' : headerName },
    headerValue: isShop || headerName === '' ? '' : headerValueOf(input, before),
    leads: leads ?? before?.leads ?? [...usual],
    columnMeanings: columnMeanings ?? before?.columnMeanings ?? {},
  }
}

/**
 * A stored value is sent to no other server than it was entered for: whoever can change the address could read it there.
 * @throws Problem 400 when it has to be entered again
 */
function headerValueOf({ address, headerName, headerValue }: SourceInput, before: Source | undefined): string {
  if (headerValue !== undefined && headerValue !== '') return headerValue
  const isKept = before?.headerValue && originOf(before.address) === originOf(address) && before.headerName === headerName
  if (isKept) return before.headerValue
  const message = t('Please enter the value of the header: it is kept for the same server and the same header only.')
  throw new Problem(400, 'invalid', message, { errors: { headerValue: [message] } })
}

function originOf(address: string): string | undefined {
  return URL.parse(address.replace(/^webcals?:/i, 'https:'))?.origin
}

/** The house has one ticket shop, which is read once. */
async function assertOnlyShop(tx: Database, { kind }: SourceInput, id = 0): Promise<void> {
  if (kind !== 'shop') return
  const others = await tx.$count(importSources, and(eq(importSources.kind, 'shop'), ne(importSources.id, id)))
  if (others > 0) throw new Problem(409, 'shop_is_source', t('The ticket shop is already a source.'))
}

type Noted = { id: number; action: 'created' | 'changed' | 'deleted'; before: Stored | null; after: Stored | null }

/** Adds a change of a source to the audit log, without its address and its header's value, which are secrets. */
function note(platform: Platform, tx: Database, viewer: Viewer, { id, action, before, after }: Noted): Promise<void> {
  const change = { contentType: sourceKind.name, objectId: id, title: (after ?? before)?.name ?? '', action }
  return recordChange(platform, tx, viewer, { ...change, before: before && loggedValues(before), after: after && loggedValues(after) })
}

function loggedValues({
  kind,
  name,
  headerName,
  schedule,
  isActive,
  appliesAtOnce,
  leads,
  columnMeanings,
}: Stored): Record<string, unknown> {
  return { kind, name, headerName, schedule, isActive, appliesAtOnce, columnMeanings, ...leadsByField(leads) }
}

/** Who leads, field by field. */
function leadsByField(leads: Stored['leads']): Record<string, boolean> {
  return Object.fromEntries(LED_FIELDS.map((field) => [field, leads.includes(field)]))
}
