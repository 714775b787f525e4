import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { listOptions } from '../../records/list.server.ts'
import { recordTypes, referableTypes } from '../../records/registry.server.ts'
import { navigationLinks } from '../../site/tables.ts'
import type { ContainerRow } from '../container-queries.server.ts'
import { assertNotSystemPage, siblingsOf } from '../page-addresses.server.ts'
import type { PageRow } from '../queries.server.ts'
import { containers, pages, releaseSwitches, type releases, scheduledChanges } from '../tables.ts'
import { type LiveTranslations, readLiveTranslations } from '../translations/planned.server.ts'

export type ReleaseRow = typeof releases.$inferSelect
export type ContentRow = typeof scheduledChanges.$inferSelect
export type SwitchRow = typeof releaseSwitches.$inferSelect
/** What is to become of a page or a link. */
export type WantedSwitch = Pick<SwitchRow, 'target' | 'objectId' | 'isOnline' | 'inMenu' | 'position'>
export type LinkRow = typeof navigationLinks.$inferSelect

/** The parts of a release with what they concern, as it is now. */
export type ReleaseParts = {
  contents: ContentRow[]
  switches: SwitchRow[]
  /** the containers of the objects, by `contentType:objectId` */
  rows: Map<string, ContainerRow[]>
  /** by the same key, the objects that have no containers and are there, such as productions whose page nobody has opened */
  withoutContainers: Set<string>
  /** the translations that visitors read of objects whose translations go along, by the same key */
  translations: Map<string, LiveTranslations>
  pages: Map<number, PageRow>
  links: Map<number, LinkRow>
}

/**
 * Reads the parts of a release. At most seven statements.
 * @param lock locks all of it for this transaction, always in this order: pages, links, containers, planned changes, each by
 * its id. The release itself is locked before.
 */
export async function readParts(db: Database, releaseId: number, { lock }: { lock: boolean }): Promise<ReleaseParts> {
  const ofRelease = eq(scheduledChanges.releaseId, releaseId)
  const switches = await db.select().from(releaseSwitches).where(eq(releaseSwitches.releaseId, releaseId)).orderBy(asc(releaseSwitches.id))
  const idsOf = (wanted: SwitchRow['target']) => switches.flatMap(({ target, objectId }) => (target === wanted ? [objectId] : []))
  const pageRows = await readPages(db, switches, lock)
  const isLink = inArray(navigationLinks.id, idsOf('navigation-link'))
  const links = db.select().from(navigationLinks).where(isLink).orderBy(asc(navigationLinks.id))
  const linkRows = lock ? await links.for('update') : await links
  const named = await db.select().from(scheduledChanges).where(ofRelease).orderBy(asc(scheduledChanges.id))
  const rows = await readRows(db, named, lock)
  // Read again once the containers are locked: plans made live before have them start from elsewhere.
  const contents = lock ? await db.select().from(scheduledChanges).where(ofRelease).orderBy(asc(scheduledChanges.id)).for('update') : named
  return {
    contents,
    switches,
    rows: Map.groupBy(rows, objectKey),
    withoutContainers: await readWithoutContainers(db, contents, rows),
    translations: await readLiveTranslations(
      db,
      contents.filter(({ translations }) => translations.length > 0),
    ),
    pages: new Map(pageRows.map((page) => [page.id, page])),
    links: new Map(linkRows.map((link) => [link.id, link])),
  }
}

/** The pages that are switched, and the siblings of those that get another position. */
async function readPages(db: Database, switches: SwitchRow[], lock: boolean): Promise<PageRow[]> {
  const ofPages = switches.filter(({ target }) => target === 'page')
  if (ofPages.length === 0) return []
  const isSwitched = inArray(
    pages.id,
    ofPages.map(({ objectId }) => objectId),
  )
  if (!lock) return db.select().from(pages).where(isSwitched)
  const placed = ofPages.flatMap(({ objectId, position }) => (position === null ? [] : [objectId]))
  const parents = placed.length > 0 ? await db.select({ id: pages.parentId }).from(pages).where(inArray(pages.id, placed)) : []
  const isConcerned = or(isSwitched, ...new Set(parents.map(({ id }) => siblingsOf(id))))
  return db.select().from(pages).where(isConcerned).orderBy(asc(pages.id)).for('update')
}

function readRows(db: Database, contents: ContentRow[], lock: boolean): Promise<ContainerRow[]> {
  const isOfObject = contents.map(({ contentType, objectId }): SQL | undefined =>
    and(eq(containers.contentType, contentType), eq(containers.objectId, objectId)),
  )
  if (isOfObject.length === 0) return Promise.resolve([])
  const query = db
    .select()
    .from(containers)
    .where(or(...isOfObject))
    .orderBy(asc(containers.id))
  return lock ? query.for('update') : query
}

/** One statement for each type of which there are some. */
async function readWithoutContainers(db: Database, contents: ContentRow[], rows: ContainerRow[]): Promise<Set<string>> {
  const known = new Set(rows.map(objectKey))
  const byType = Map.groupBy(
    contents.filter((content) => !known.has(objectKey(content))),
    ({ contentType }) => contentType,
  )
  const there = new Set<string>()
  for (const [contentType, of] of byType) {
    const ids = of.map(({ objectId }) => objectId)
    for (const { id } of await readNamed(db, contentType, ids)) there.add(objectKey({ contentType, objectId: id }))
  }
  return there
}

/** The pages or records of a type with these ids that are there, by title; none of what is neither, such as legal pages. One statement. */
export async function readNamed(db: Database, contentType: string, ids: number[]): Promise<{ id: number; title: string }[]> {
  const type = [...recordTypes(), ...referableTypes()].find(({ name }) => name === contentType)
  return type ? listOptions(db, type, { q: '', ids }) : []
}

/** The key of an object in `ReleaseParts`. */
export function objectKey({ contentType, objectId }: { contentType: string; objectId: number | null }): string {
  return `${contentType}:${objectId}`
}

/** How many pages, records and links are concerned. */
export function countObjects({ contents, switches }: { contents: readonly Concerned[]; switches: readonly Switched[] }): number {
  return new Set([...contents.map(objectKey), ...switches.map(({ target, objectId }) => `${target}:${objectId}`)]).size
}

type Concerned = { contentType: string; objectId: number | null }
type Switched = { target: string; objectId: number }

/** Why a switch could not be done now; empty when nothing speaks against it. */
export function switchProblem(parts: ReleaseParts, { target, objectId, isOnline }: SwitchRow): string {
  const page = parts.pages.get(objectId)
  if (target === 'page' ? !page : !parts.links.has(objectId)) return t('It was deleted.')
  if (!page || target !== 'page' || isOnline !== false) return ''
  try {
    assertNotSystemPage(page)
    return ''
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}
