import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { isTextPassage, type Passage } from '../records/passages.ts'
import type { PassageStore } from '../records/registry.server.ts'
import type { WriteContext } from '../records/write-context.ts'
import { changedNodes } from './changed-nodes.ts'
import { type ContainerDocument, type ContentNode, emptyDocument } from './document.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { isOwnFields } from './object-containers.server.ts'
import { slotOfSlug, slotSlug } from './object-slots.ts'
import { OWN_FIELDS } from './own-fields.ts'
import type { ContentServices, PageLog } from './page-log.ts'
import { passagesOf, TEXT_TYPE, withPassages } from './passages.ts'
import { makePlannedLive, mergePlanned } from './planned-content.server.ts'
import { lockContainers } from './publishing.server.ts'
import { containers, drafts } from './tables.ts'

const WORDS_SHOWN = 120
/** Greater than the id of any planned change: none of them starts from what is written here. */
const NO_PLAN = 2_147_483_647

/**
 * Passages in the containers of the records' pages. What is written is live at once, as everything in a record's form, with
 * a version of the page; a draft takes it over, except for texts that the draft has changed itself.
 */
export function contentPassages(modules: ModuleRegistry): PassageStore {
  return {
    async lock(tx, contentType, objectId) {
      await lockContainers(tx, { contentType, objectId })
    },
    read: (db, contentType, ids) => readPassages(db, modules, contentType, ids),
    write: (work, id, passages) => writePassages(work, modules, id, passages),
  }
}

async function readPassages(db: Database, modules: ModuleRegistry, contentType: string, ids: number[]): Promise<Map<number, Passage[]>> {
  const rows = await db
    .select()
    .from(containers)
    .where(and(eq(containers.contentType, contentType), inArray(containers.objectId, ids), ne(containers.model, OWN_FIELDS)))
    .orderBy(asc(containers.id))
  const found = new Map<number, Passage[]>()
  for (const { objectId, slug, document } of rows) {
    if (objectId === null || found.has(objectId) || slotOfSlug(slug) !== 'main') continue
    found.set(
      objectId,
      passagesOf(modules.upgrade(document), (node) => wordsOf(modules, node)),
    )
  }
  return found
}

function wordsOf(modules: ModuleRegistry, node: ContentNode): { module: string; words: string } {
  const words = modules.searchText(asDocument(node)).replace(/\s+/g, ' ').trim()
  return { module: modules.labelOf(node.type), words: words.length > WORDS_SHOWN ? `${words.slice(0, WORDS_SHOWN - 1)}…` : words }
}

function asDocument(node: ContentNode): ContainerDocument {
  return { ...emptyDocument(), columns: [{ classes: '', children: [node] }] }
}

async function writePassages(work: WriteContext, modules: ModuleRegistry, objectId: number, passages: readonly Passage[]): Promise<void> {
  const { tx, type, platform } = work
  const object = { contentType: type.name, objectId }
  const rows = await lockContainers(tx, object)
  const stored = rows.find((one) => !isOwnFields(one) && slotOfSlug(one.slug) === 'main')
  // A page without a word keeps no container: visitors' pages would show an empty place.
  if (!stored && !passages.some((passage) => isTextPassage(passage) && passage.text)) return
  const row = stored ?? (await addContainer(tx, object))
  if (!stored) rows.push(row)
  const live = modules.upgrade(row.document)
  const next = withPassages(live, passages, (id, data) => modules.createNode(id, TEXT_TYPE, data))
  const nodes = changedNodes(live, next).map(({ id }) => id)
  if (nodes.length === 0) return
  const planned = { ...object, id: NO_PLAN, containers: { [row.slug]: { before: live, after: next, nodes } }, translations: [] }
  const { merged } = mergePlanned(modules, planned, rows)
  const services: ContentServices = { platform, log: NO_LOG }
  await makePlannedLive({ ...work, services, modules }, planned, { rows, merged })
}

async function addContainer(tx: Database, { contentType, objectId }: { contentType: string; objectId: number }) {
  const [created] = await tx
    .insert(containers)
    .values({ slug: slotSlug(contentType, objectId, 'main'), model: 'container', contentType, objectId, document: emptyDocument() })
    .returning()
  if (!created) throw new Error(`no container was made for ${contentType} ${objectId}`)
  return created
}

/** The record's own history says what was written. */
const NO_LOG: PageLog = { record: async () => {}, readDeleted: async () => undefined }

/** Whether the page of an object has changes that are not live. One statement */
export async function hasObjectDraft(db: Database, contentType: string, objectId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: drafts.containerId })
    .from(drafts)
    .innerJoin(containers, eq(containers.id, drafts.containerId))
    .where(and(eq(containers.contentType, contentType), eq(containers.objectId, objectId), ne(drafts.document, containers.document)))
    .limit(1)
  return row !== undefined
}
