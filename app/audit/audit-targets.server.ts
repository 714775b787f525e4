import { and, asc, eq, gt, inArray, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isPageOnline, pageUrl, readAbove } from '../content/index.server.ts'
import { type ContainerDocument, nodesOf, OWN_FIELDS } from '../content/index.ts'
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
import { ownCondition } from '../records/published-records.ts'
import type { RecordType, UnknownPart } from '../records/record-type.ts'
import { recordTypes } from '../records/registry.server.ts'
import { columnsOf, fromRow } from '../records/values.server.ts'
import { LEGAL_CONTENT, LEGAL_IDS, LEGAL_PAGES, settingsFields } from '../site/index.server.ts'
import { readSettingsRecord, SETTINGS_ID } from '../site/settings-record.server.ts'
import type { AuditTarget, PlacedFragment } from './audit-target.ts'
import { readBlankHome, readBlankLegalPages } from './blank-pages.server.ts'
import { findEmbeddingPages } from './embedding-pages.server.ts'
import type { Finding } from './finding.ts'

type Reader = Pick<Platform, 'db' | 'clock' | 'readCache'>
/** A selection of targets of one content type: by ids, or the next batch after an id. */
type TargetSelection = { ids: number[] } | { after: number }

const AT_ONCE = 100
const PAGE = 'page'
/** The content type of containers without an audited owner, such as those that several pages embed; their own id is the object id. */
const SHARED_CONTAINER = 'container'
const SETTINGS = 'settings'

type ReadTargets = (platform: Reader, which: TargetSelection) => Promise<{ read: number[]; targets: AuditTarget[] }>

const readers = (): Record<string, ReadTargets> => ({
  [PAGE]: readPages,
  ...Object.fromEntries(
    recordTypes().map((type) => [type.name, (platform: Reader, which: TargetSelection) => readRecords(platform, type, which)]),
  ),
  [LEGAL_CONTENT]: readLegalPages,
  [SHARED_CONTAINER]: readSharedContainers,
  [SETTINGS]: readSettingsOnce,
})

/** The content types that are audited. */
export const targetKinds = () => Object.keys(readers())

/** All published targets, read in batches, so that memory does not grow with the site. */
export async function* publishedTargets(platform: Reader): AsyncGenerator<AuditTarget> {
  for (const read of Object.values(readers())) {
    let after = 0
    for (;;) {
      const batch = await read(platform, { after })
      yield* batch.targets
      const last = batch.read.at(-1)
      if (last === undefined) break
      after = last
    }
  }
}

/** The published targets among these ids of one content type. */
export async function readTargets(platform: Reader, kind: string, ids: number[]): Promise<AuditTarget[]> {
  return (await readers()[kind]?.(platform, { ids }))?.targets ?? []
}

async function readPages(platform: Reader, which: TargetSelection) {
  const rows = await platform.db
    .select()
    .from(pages)
    .where(and(eq(pages.locale, 'de'), selectionCondition(pages.id, which)))
    .orderBy(asc(pages.id))
    .limit(AT_ONCE)
  const aboveOf = await readAbove(platform, rows)
  const online = rows.filter((page) => isPageOnline(page, aboveOf(page), platform.clock.now()))
  const documents = await readDocuments(platform, PAGE, idsOf(online))
  // Pages of lists show records even when they are blank; the home page has nothing else.
  const blankHome = online.some(({ path }) => path === '') ? await readBlankHome(platform) : undefined
  const targets = online.map(({ id, title, path }): AuditTarget => {
    const findings = id === blankHome?.id ? [BLANK_PAGE] : []
    return { contentType: PAGE, objectId: id, title, url: pageUrl(path), form: null, fragments: documents.get(id) ?? [], findings }
  })
  return { read: idsOf(rows), targets }
}

async function readRecords(platform: Reader, type: RecordType, which: TargetSelection) {
  const met = ownCondition(type, toDate(platform.clock.now()))
  const rows = (await platform.db
    .select({ ...columnsOf(type), $title: type.title.mapWith(String) })
    .from(type.table as PgTable)
    .where(and(met, selectionCondition(type.table.id, which)))
    .orderBy(asc(type.table.id))
    .limit(AT_ONCE)) as Record<string, unknown>[]
  const ids = rows.map((row) => Number(row.id))
  const documents = await readDocuments(platform, type.name, ids)
  const unknownParts = await type.unknownParts?.(platform.db, ids)
  const targets = rows.map((row): AuditTarget => {
    const [id, values] = [Number(row.id), fromRow(type, row)]
    return {
      contentType: type.name,
      objectId: id,
      title: String(row.$title ?? ''),
      url: type.url?.(id, values) ?? null,
      form: adminUrl(type.name, id),
      fragments: [...recordFragments(type.fields, values), ...(documents.get(id) ?? [])],
      findings: unknownParts?.get(id)?.map(unknownPartFinding) ?? [],
    }
  })
  return { read: ids, targets }
}

/** The finding of a required page without content. */
const BLANK_PAGE: Finding = { kind: 'page-blank', field: '', text: '', target: '' }

function unknownPartFinding({ field, name, proposed }: UnknownPart): Finding {
  return { kind: 'part-unknown', field, text: name, target: '', detail: proposed }
}

async function readLegalPages(platform: Reader, which: TargetSelection) {
  if (!('ids' in which) && which.after > 0) return { read: [], targets: [] }
  const documents = await readDocuments(platform, LEGAL_CONTENT, LEGAL_IDS)
  const blank = await readBlankLegalPages(platform)
  const targets = LEGAL_PAGES.flatMap(({ id, name, title }): AuditTarget[] => {
    if ('ids' in which && !which.ids.includes(id)) return []
    const findings = blank.some((page) => page.id === id) ? [BLANK_PAGE] : []
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

async function readSharedContainers(platform: Reader, which: TargetSelection) {
  const rows = await platform.db
    .select()
    .from(containers)
    .where(
      and(or(isNull(containers.objectId), notInArray(containers.contentType, targetKinds())), selectionCondition(containers.id, which)),
    )
    .orderBy(asc(containers.id))
    .limit(AT_ONCE)
  const metAt = await findEmbeddingPages(platform, rows, (kind, ids) =>
    kind === SHARED_CONTAINER ? Promise.resolve([]) : readTargets(platform, kind, ids),
  )
  // A container that no page embeds is not visible.
  const targets: AuditTarget[] = []
  for (const { id, slug, document } of rows) {
    const place = metAt.get(slug)
    if (!place) continue
    const fragments = await documentFragments(platform, id, document)
    targets.push({ contentType: SHARED_CONTAINER, objectId: id, title: slug, url: null, form: null, editUrl: place, fragments })
  }
  return { read: idsOf(rows), targets }
}

async function readSettingsOnce({ db }: Reader, which: TargetSelection) {
  if ('ids' in which ? !which.ids.includes(SETTINGS_ID) : which.after > 0) return { read: [], targets: [] }
  const { title, values } = await readSettingsRecord({ db })
  const fragments = recordFragments(settingsFields, values)
  const target = { contentType: SETTINGS, objectId: SETTINGS_ID, title, url: null, form: adminUrl(SETTINGS), fragments }
  return { read: [SETTINGS_ID], targets: [target] }
}

/** The fragments of the live documents of these objects that visitors see now; not those of own fields, which records have. One statement. */
async function readDocuments(platform: Reader, contentType: string, ids: number[]): Promise<Map<number, PlacedFragment[]>> {
  if (ids.length === 0) return new Map()
  const rows = await platform.db
    .select({ id: containers.id, objectId: containers.objectId, document: containers.document })
    .from(containers)
    .where(and(eq(containers.contentType, contentType), inArray(containers.objectId, ids), ne(containers.model, OWN_FIELDS)))
    .orderBy(asc(containers.id))
  const fragments = new Map<number, PlacedFragment[]>()
  for (const { id, objectId, document } of rows) {
    const object = Number(objectId)
    fragments.set(object, [...(fragments.get(object) ?? []), ...(await documentFragments(platform, id, document))])
  }
  return fragments
}

async function documentFragments(platform: Reader, containerId: number, stored: ContainerDocument): Promise<PlacedFragment[]> {
  const document = await moduleRegistry.onlineNow(platform, moduleRegistry.upgrade(stored), platform.clock.now())
  return [...nodesOf(document)].flatMap(({ id: nodeId, type, data }) => {
    const definition = definitionOf(type)
    return definition
      ? lintFragmentsOf(definition, data, htmlFragments).map((fragment) => ({ ...fragment, node: { containerId, nodeId } }))
      : []
  })
}

function selectionCondition(column: PgColumn, which: TargetSelection): SQL {
  return 'ids' in which ? inArray(column, which.ids) : gt(column, which.after)
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
