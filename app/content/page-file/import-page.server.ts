import { inArray, max } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { media } from '../../platform/media/tables.ts'
import { recordTypes } from '../../records/registry.server.ts'
import { readRecords } from '../../records/values.server.ts'
import { recordTakenAddress } from '../../site/index.server.ts'
import { applyOperations, OperationError } from '../apply-operation.ts'
import { createCopier } from '../copied-nodes.ts'
import { COLUMN_LAYOUTS, type ContainerDocument, emptyDocument } from '../document.ts'
import { assertValidFields, assertValidRootData } from '../draft-validation.server.ts'
import { assertMayEdit } from '../editing-rights.server.ts'
import { insertDrafts, insertPage } from '../insert-page.server.ts'
import type { ModuleRegistry } from '../module-registry.server.ts'
import { newNodeId } from '../node-id.ts'
import { freePathLike, invalidatePages, siblingsOf } from '../page-addresses.server.ts'
import { type ContentServices, pageLogObject } from '../page-log.ts'
import type { PageSettings } from '../page-schema.ts'
import { columnsOf, settingsOf } from '../page-settings.server.ts'
import { pageUrl } from '../queries.server.ts'
import { EMBEDDING_MODULE } from '../reuse/reusable.ts'
import { ROOT_ID } from '../root-id.ts'
import { containers as containersTable, pages } from '../tables.ts'
import { nodesOf } from '../tree.ts'
import type { MissingReference, PageFile } from './page-file.ts'

const FALLBACK_SLUG = 'seite'

/**
 * Makes a new page of a file: offline, in no menu, at the end of the top level, its modules as a draft with new ids, which is
 * checked when it is published. Files are found again by their bytes, records by id and title; what is not here is left
 * out and told.
 * @throws Problem 403; 422 `misshapen` or `unknown_module` when the documents are none of this site's
 */
export function importPage(
  { platform, log }: ContentServices,
  modules: ModuleRegistry,
  viewer: Viewer,
  file: PageFile,
): Promise<{ page: PageSettings; missing: MissingReference[] }> {
  assertMayEdit(viewer, 'page')
  return platform.write(async (tx, invalidate) => {
    const { files, records, missing } = await findReferences(tx, file)
    const map = {
      media: (id: number) => files.get(id),
      record: (type: string, id: number) => (records.has(`${type}/${id}`) ? id : undefined),
    }
    const copy = createCopier(newNodeId)
    const documents = file.containers.map(({ document }) => copy(modules.mapReferences(rebuilt(document), map)))
    for (const document of documents) {
      assertValidRootData(document)
      assertValidFields(modules, [...nodesOf(document)])
    }
    const path = await freePathLike(tx, undefined, file.slug || FALLBACK_SLUG)
    const [last] = await tx
      .select({ position: max(pages.position) })
      .from(pages)
      .where(siblingsOf(null))
    const { og_image, ...settings } = file.settings
    const row = {
      ...columnsOf({ ...settings, og_image: og_image === null ? null : (files.get(og_image) ?? null) }),
      ...{ title: settings.title, path, isOnline: false, inMenu: false, inFooter: false, position: (last?.position ?? 0) + 1 },
    }
    const content = file.containers.map(({ model }) => ({ model, document: emptyDocument() }))
    const created = await insertPage(tx, platform, viewer, row, content.length > 0 ? content : undefined)
    if (!created) throw new Error('page insert returned no row')
    await insertDrafts(tx, viewer, created.containers, documents)
    await recordTakenAddress(tx, pageUrl(path))
    await log.record(tx, viewer, { ...pageLogObject(created.page), action: 'created' })
    invalidatePages(invalidate, created.page)
    return { page: settingsOf(created.page), missing: [...missing, ...(await missingParts(tx, documents))] }
  })
}

/** A document built anew by operations, which hold it to the bounds and rules of every document. @throws Problem 422 */
function rebuilt({ layout, extraClass, image, columns }: PageFile['containers'][number]['document']): ContainerDocument {
  if (COLUMN_LAYOUTS[layout]?.length !== columns.length) throw misshapen()
  try {
    const { document } = applyOperations(
      { ...emptyDocument(layout), extraClass, image },
      columns.flatMap(({ children }, column) =>
        children.map((node) => ({ type: 'insert' as const, node, place: { parent: ROOT_ID, column, before: null } })),
      ),
    )
    return { ...document, columns: document.columns.map((column, index) => ({ ...column, classes: columns[index]?.classes ?? '' })) }
  } catch (error) {
    if (error instanceof OperationError) throw misshapen()
    throw error
  }
}

function misshapen(): Problem {
  return new Problem(422, 'misshapen', t('This file holds no page that can be read here.'))
}

/** The file's references that are here: this site's ids of files by theirs, and keys of records; and those that are not. */
async function findReferences(tx: Database, file: PageFile) {
  const hashes = file.media.flatMap(({ hash }) => hash ?? [])
  const ids = file.media.flatMap(({ id, hash }) => (hash === null ? id : []))
  const columns = { id: media.id, filename: media.filename, hash: media.contentHash }
  const byHash = hashes.length > 0 ? await tx.select(columns).from(media).where(inArray(media.contentHash, hashes)) : []
  const byId = ids.length > 0 ? await tx.select(columns).from(media).where(inArray(media.id, ids)) : []
  const files = new Map<number, number>()
  const missing: MissingReference[] = []
  for (const { id, hash, filename } of file.media) {
    const found = hash === null ? byId.find((row) => row.id === id && row.filename === filename) : byHash.find((row) => row.hash === hash)
    if (found) files.set(id, found.id)
    else missing.push({ kind: 'file', label: filename })
  }
  const records = new Set<string>()
  for (const [type, wanted] of Map.groupBy(file.records, (record) => record.type)) {
    const known = recordTypes().find(({ name }) => name === type)
    const rows = known
      ? await readRecords(
          tx,
          known,
          wanted.map(({ id }) => id),
        )
      : []
    for (const { id, title } of wanted) {
      if (rows.some((row) => row.id === id && row.title === title)) records.add(`${type}/${id}`)
      else missing.push({ kind: 'record', label: title })
    }
  }
  return { files, records, missing }
}

/** The shared parts that documents show and that are not here; their places stay and show nothing. */
async function missingParts(tx: Database, documents: ContainerDocument[]): Promise<MissingReference[]> {
  const nodes = documents.flatMap((document) => [...nodesOf(document)])
  const slugs = [...new Set(nodes.flatMap(({ type, data }) => (type === EMBEDDING_MODULE && data.slug ? [String(data.slug)] : [])))]
  if (slugs.length === 0) return []
  const rows = await tx.select({ slug: containersTable.slug }).from(containersTable).where(inArray(containersTable.slug, slugs))
  return slugs.filter((slug) => !rows.some((row) => row.slug === slug)).map((label) => ({ kind: 'shared-part', label }))
}
