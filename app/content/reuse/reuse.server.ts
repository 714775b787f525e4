import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import { alphabetical } from '../../platform/database/alphabetical.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound, Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { readContainers, readDrafts } from '../container-queries.server.ts'
import { createCopier } from '../copied-nodes.ts'
import { type ContainerDocument, type ContentNode, emptyDocument } from '../document.ts'
import { assertPublishable, assertValidFields } from '../draft-validation.server.ts'
import { assertMayEdit } from '../editing-rights.server.ts'
import type { ModuleRegistry } from '../module-registry.server.ts'
import { newNodeId } from '../node-id.ts'
import { lockPage } from '../page-addresses.server.ts'
import { containers, drafts, sharedParts, templates } from '../tables.ts'
import { isWithinBounds, nodesOf } from '../tree.ts'
import { countPlaces, slugOfPart } from './places.server.ts'
import { EMBEDDING_MODULE, type Reusables, SHARED_PART, type SharedPart, TEMPLATE, type Template } from './reusable.ts'
import type { TemplateCreation } from './schema.ts'

/** Bounds of what the picker offers. */
const MAX_LISTED = 200

/**
 * Makes a shared part of modules, which must be complete, since it is live at once wherever it is embedded. They keep their
 * ids, by which comments on them find them.
 * @throws Problem 403; 422 `nested_part` when one of them embeds a container itself, or a module is invalid or incomplete
 */
export function createSharedPart(
  platform: Platform,
  modules: ModuleRegistry,
  viewer: Viewer,
  input: { title: string; nodes: ContentNode[] },
): Promise<SharedPart> {
  assertMayEdit(viewer, SHARED_PART)
  const document = validDocument(modules, input.nodes)
  if ([...nodesOf(document)].some(({ type }) => type === EMBEDDING_MODULE)) {
    throw new Problem(422, 'nested_part', t('A shared part cannot contain another one.'))
  }
  assertPublishable(modules.validate(document))
  return platform.write(async (tx, invalidate) => {
    const [part] = await tx.insert(sharedParts).values({ title: input.title }).returning()
    if (!part) throw new Error('shared part insert returned no row')
    const slug = slugOfPart(part.id)
    await tx.insert(containers).values({ slug, contentType: SHARED_PART, objectId: part.id, document })
    invalidate(`container:${slug}`, `containers:${SHARED_PART}:${part.id}`, `shared-part:${part.id}`)
    return { id: part.id, title: part.title, slug, places: 0, nodes: nodesIn(document) }
  })
}

/** Makes a template of copies of modules, or of what the editor shows of a page. @throws Problem 403, 404, 422 */
export function createTemplate(platform: Platform, modules: ModuleRegistry, viewer: Viewer, input: TemplateCreation): Promise<Template> {
  assertMayEdit(viewer, TEMPLATE)
  return platform.write(async (tx, invalidate) => {
    const documents =
      input.kind === 'page'
        ? await readPageDocuments(platform, tx, modules, input.page_id)
        : [createCopier(newNodeId)(validDocument(modules, input.nodes))]
    const [row] = await tx.insert(templates).values({ kind: input.kind, title: input.title }).returning()
    if (!row) throw new Error('template insert returned no row')
    const object = { contentType: TEMPLATE, objectId: row.id }
    await tx
      .insert(containers)
      .values(
        documents.map((document, index) => ({ ...object, slug: `${TEMPLATE}-${row.id}${index === 0 ? '' : `-${index + 1}`}`, document })),
      )
    invalidate(`template:${row.id}`)
    return { id: row.id, kind: row.kind, title: row.title, nodes: documents.flatMap(nodesIn) }
  })
}

/** Copies of a template's documents, as they are in the editor, for a new page. @throws Problem 404 */
export async function copyTemplate(tx: Database, modules: ModuleRegistry, id: number): Promise<ContainerDocument[]> {
  const [template] = await tx.select().from(templates).where(eq(templates.id, id))
  if (!template) throw notFound()
  const rows = await withDrafts(tx, await containersOf(tx, TEMPLATE, [id]))
  const copy = createCopier(newNodeId)
  return rows.map(({ document }) => copy(modules.upgrade(document)))
}

/**
 * Templates as they are in the editor. Nothing of them is ever live, and one may begin with modules that are not complete,
 * which could not be published.
 */
async function withDrafts<Row extends { id: number; document: ContainerDocument }>(db: Database, rows: Row[]): Promise<Row[]> {
  if (rows.length === 0) return rows
  const open = await db
    .select()
    .from(drafts)
    .where(inArray(drafts.containerId, idsOf(rows)))
  return rows.map((row) => ({ ...row, document: open.find(({ containerId }) => containerId === row.id)?.document ?? row.document }))
}

/** Everything that the picker offers besides modules. Seven statements at most. */
export async function readReusables(platform: Platform, modules: ModuleRegistry): Promise<Reusables> {
  const { db } = platform
  const parts = await db.select().from(sharedParts).orderBy(alphabetical(sharedParts.title)).limit(MAX_LISTED)
  const kept = await db.select().from(templates).orderBy(alphabetical(templates.title)).limit(MAX_LISTED)
  const partRows = await containersOf(db, SHARED_PART, idsOf(parts))
  const templateRows = await withDrafts(db, await containersOf(db, TEMPLATE, idsOf(kept)))
  const places = await countPlaces(
    db,
    partRows.map(({ slug }) => slug),
  )
  const nodesFor = (rows: typeof partRows, id: number) =>
    rows.filter(({ objectId }) => objectId === id).flatMap(({ document }) => nodesIn(modules.upgrade(document)))
  return {
    parts: parts.map(({ id, title }) => ({
      ...{ id, title, slug: slugOfPart(id), places: places.get(slugOfPart(id)) ?? 0 },
      nodes: nodesFor(partRows, id),
    })),
    templates: kept.map(({ id, kind, title }) => ({ id, kind, title, nodes: nodesFor(templateRows, id) })),
    pictures: await modules.pictures(
      platform,
      [...partRows, ...templateRows].map(({ document }) => modules.upgrade(document)),
    ),
  }
}

/** The containers of these objects, in order. One statement, none for no objects. */
async function containersOf(db: Database, contentType: string, ids: number[]) {
  if (ids.length === 0) return []
  return db
    .select()
    .from(containers)
    .where(and(eq(containers.contentType, contentType), inArray(containers.objectId, ids)))
    .orderBy(asc(containers.id))
}

/** Copies of what the editor shows of a page: its drafts, and what is live where there is none. */
async function readPageDocuments(platform: Platform, tx: Database, modules: ModuleRegistry, id: number): Promise<ContainerDocument[]> {
  await lockPage(tx, id)
  const reader = { ...platform, db: tx }
  const rows = await readContainers(reader, 'page', id)
  const open = await readDrafts(
    reader,
    rows.map((row) => row.id),
  )
  const copy = createCopier(newNodeId)
  return rows.map((row) => copy(modules.upgrade(open.get(row.id)?.document ?? row.document)))
}

/** A document of modules. @throws Problem 422 when it is too large or a module is invalid */
function validDocument(modules: ModuleRegistry, nodes: ContentNode[]): ContainerDocument {
  const document = { ...emptyDocument(), columns: [{ classes: '', children: nodes }] }
  if (!isWithinBounds(document)) throw new Problem(422, 'operation_too_much', t('This change cannot be applied to this page.'))
  assertValidFields(modules, nodesIn(document))
  return document
}

/** The outermost modules of a document. */
function nodesIn(document: ContainerDocument): ContentNode[] {
  return document.columns.flatMap(({ children }) => children)
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
