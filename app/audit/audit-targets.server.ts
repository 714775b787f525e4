import { and, asc, eq, getTableColumns, gt, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isPageOnline, pageUrl, readFilledObjects, readParents } from '../content/index.server.ts'
import { type ContainerDocument, nodesOf } from '../content/index.ts'
import { containers, pages } from '../content/tables.ts'
import { htmlFragments } from '../content-lint/html-fragments.ts'
import { recordFragments } from '../content-lint/record-fragments.ts'
import { definitionOf } from '../modules/definitions.ts'
import { lintFragmentsOf } from '../modules/lint-fragments.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { link } from '../platform/routing/link.ts'
import { unknownPartsOf } from '../programme/parts.server.ts'
import type { RecordType } from '../records/record-type.ts'
import { recordTypes } from '../records/registry.server.ts'
import { columnsOf, fromRow } from '../records/values.server.ts'
import { LEGAL_CONTENT, LEGAL_IDS, LEGAL_PAGES, settingsFields } from '../site/index.server.ts'
import { readSettingsRecord, SETTINGS_ID } from '../site/settings-record.server.ts'
import type { AuditTarget, PlacedFragment } from './audit-target.ts'
import { findEmbeddingPages } from './embedding-pages.server.ts'
import type { Finding } from './finding.ts'

type Reader = Pick<Platform, 'db' | 'clock'>
/** Some of a kind: those with these ids, or the next after one. */
type Which = { ids: number[] } | { after: number }

const AT_ONCE = 100
const PAGE = 'page'
/** Containers that belong to nothing that is checked itself, as those that several pages show, are named by their own number. */
const LOOSE = 'container'
const SETTINGS = 'settings'

type ReadTargets = (platform: Reader, which: Which) => Promise<{ read: number[]; targets: AuditTarget[] }>

const readers = (): Record<string, ReadTargets> => ({
  [PAGE]: readPages,
  ...Object.fromEntries(recordTypes().map((type) => [type.name, (platform: Reader, which: Which) => readRecords(platform, type, which)])),
  [LEGAL_CONTENT]: readLegalPages,
  [LOOSE]: readSharedContainers,
  [SETTINGS]: readSettingsOnce,
})

/** The kinds of things that are checked. */
export const targetKinds = () => Object.keys(readers())

/** Everything that is published, a few at a time, so that no site is too large. */
export async function* publishedTargets(platform: Reader): AsyncGenerator<AuditTarget> {
  for (const read of Object.values(readers())) {
    let after = 0
    for (;;) {
      const found = await read(platform, { after })
      yield* found.targets
      const last = found.read.at(-1)
      if (last === undefined) break
      after = last
    }
  }
}

/** Those of one kind that are published now. */
export async function readTargets(platform: Reader, kind: string, ids: number[]): Promise<AuditTarget[]> {
  return (await readers()[kind]?.(platform, { ids }))?.targets ?? []
}

async function readPages(platform: Reader, which: Which) {
  const rows = await platform.db
    .select()
    .from(pages)
    .where(and(eq(pages.locale, 'de'), chosen(pages.id, which)))
    .orderBy(asc(pages.id))
    .limit(AT_ONCE)
  const parentsOf = await readParents(platform, rows)
  const online = rows.filter((page) => isPageOnline(page, parentsOf(page), platform.clock.now()))
  const documents = await readDocuments(platform, PAGE, idsOf(online))
  const filled = await readFilledObjects(platform, PAGE, idsOf(online))
  const targets = online.map(({ id, title, path }): AuditTarget => {
    // Pages of lists show what the site keeps; the home page shows only what is written on it.
    const findings = path === '' && !filled.has(id) ? [BLANK] : []
    return { contentType: PAGE, objectId: id, title, url: pageUrl(path), form: null, fragments: documents.get(id) ?? [], findings }
  })
  return { read: idsOf(rows), targets }
}

async function readRecords(platform: Reader, type: RecordType, which: Which) {
  const columns = getTableColumns(type.table) as Record<string, PgColumn>
  const met = type.isPublished ? type.isPublished(toDate(platform.clock.now())) : columns.isOnline && eq(columns.isOnline, true)
  const rows = (await platform.db
    .select({ ...columnsOf(type), $title: type.title.mapWith(String) })
    .from(type.table as PgTable)
    .where(and(met, chosen(type.table.id, which)))
    .orderBy(asc(type.table.id))
    .limit(AT_ONCE)) as Record<string, unknown>[]
  const ids = rows.map((row) => Number(row.id))
  const documents = await readDocuments(platform, type.name, ids)
  const unknownParts = type.name === 'event' ? await unknownPartsOf(platform.db, ids) : undefined
  const targets = rows.map((row): AuditTarget => {
    const [id, values] = [Number(row.id), fromRow(type, row)]
    return {
      contentType: type.name,
      objectId: id,
      title: String(row.$title ?? ''),
      url: type.url?.(id, values) ?? null,
      form: adminUrl(type.name, id),
      fragments: [...recordFragments(type.fields, values), ...(documents.get(id) ?? [])],
      findings: unknownParts?.get(id)?.map(({ role, proposed }) => unknownPart(role, proposed)) ?? [],
    }
  })
  return { read: ids, targets }
}

/** Nothing is written where something has to be. */
const BLANK: Finding = { kind: 'page-blank', field: '', text: '', target: '' }

function unknownPart(role: string, proposed: string): Finding {
  return { kind: 'part-unknown', field: 'cast', text: role, target: '', detail: proposed }
}

async function readLegalPages(platform: Reader, which: Which) {
  if (!('ids' in which) && which.after > 0) return { read: [], targets: [] }
  const documents = await readDocuments(platform, LEGAL_CONTENT, LEGAL_IDS)
  const filled = await readFilledObjects(platform, LEGAL_CONTENT, LEGAL_IDS)
  const targets = LEGAL_PAGES.flatMap(({ id, name, title }): AuditTarget[] => {
    if ('ids' in which && !which.ids.includes(id)) return []
    const findings = filled.has(id) ? [] : [BLANK]
    return [
      {
        contentType: LEGAL_CONTENT,
        objectId: id,
        title: title(),
        url: link(name),
        form: null,
        fragments: documents.get(id) ?? [],
        findings,
      },
    ]
  })
  return { read: LEGAL_IDS, targets }
}

async function readSharedContainers(platform: Reader, which: Which) {
  const { db, clock } = platform
  const rows = await db
    .select()
    .from(containers)
    .where(and(or(isNull(containers.objectId), notInArray(containers.contentType, targetKinds())), chosen(containers.id, which)))
    .orderBy(asc(containers.id))
    .limit(AT_ONCE)
  const metAt = await findEmbeddingPages(platform, rows, (kind, ids) =>
    kind === LOOSE ? Promise.resolve([]) : readTargets(platform, kind, ids),
  )
  // What no page shows nobody meets.
  const targets = rows.flatMap(({ id, slug, document }): AuditTarget[] => {
    const place = metAt.get(slug)
    const fragments = documentFragments(id, document, clock.now())
    return place ? [{ contentType: LOOSE, objectId: id, title: slug, url: null, form: null, editUrl: place, fragments: fragments }] : []
  })
  return { read: idsOf(rows), targets }
}

async function readSettingsOnce({ db }: Reader, which: Which) {
  if ('ids' in which ? !which.ids.includes(SETTINGS_ID) : which.after > 0) return { read: [], targets: [] }
  const { title, values } = await readSettingsRecord({ db })
  const fragments = recordFragments(settingsFields, values)
  const target = { contentType: SETTINGS, objectId: SETTINGS_ID, title, url: null, form: adminUrl(SETTINGS), fragments }
  return { read: [SETTINGS_ID], targets: [target] }
}

/** What visitors meet in the live documents of these objects. One statement. */
async function readDocuments({ db, clock }: Reader, contentType: string, ids: number[]): Promise<Map<number, PlacedFragment[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: containers.id, objectId: containers.objectId, document: containers.document })
    .from(containers)
    .where(and(eq(containers.contentType, contentType), inArray(containers.objectId, ids)))
    .orderBy(asc(containers.id))
  const found = new Map<number, PlacedFragment[]>()
  for (const { id, objectId, document } of rows) {
    const object = Number(objectId)
    found.set(object, [...(found.get(object) ?? []), ...documentFragments(id, document, clock.now())])
  }
  return found
}

function documentFragments(containerId: number, stored: ContainerDocument, now: Temporal.Instant): PlacedFragment[] {
  const document = moduleRegistry.onlineNow(moduleRegistry.upgrade(stored), now)
  return [...nodesOf(document)].flatMap(({ id: nodeId, type, data }) => {
    const definition = definitionOf(type)
    return definition
      ? lintFragmentsOf(definition, data, htmlFragments).map((fragment) => ({ ...fragment, node: { containerId, nodeId } }))
      : []
  })
}

function chosen(column: PgColumn, which: Which): SQL {
  return 'ids' in which ? inArray(column, which.ids) : gt(column, which.after)
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
