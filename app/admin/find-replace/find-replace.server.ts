import { asc, eq } from 'drizzle-orm'
import { mayEdit, patchDraft } from '../../content/index.server.ts'
import { applyOperations, type ContainerDocument, type ContentNode, nodesOf, type Operation } from '../../content/index.ts'
import { containers, drafts } from '../../content/tables.ts'
import { ownerKey } from '../../media-library/documents-using.server.ts'
import { ownerUsages } from '../../media-library/owner-usages.server.ts'
import { moduleFieldOf } from '../../modules/definitions.ts'
import { findInNode, replaceInNode, type TextHit, type TextQuery } from '../../modules/find-text.ts'
import { moduleRegistry } from '../../modules/module-registry.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { MAX_HITS, type Replacing, type TakingBack, type TextQueryInput } from './schema.ts'

/** A hit in a module, with the names of module and field. */
export type PlacedHit = TextHit & { node: string; module: string; field: string }
/** The hits in one container, as editors see it, on a revision of it. */
export type FoundContainer = { container: number; revision: number; title: string; url: string | null; hits: PlacedHit[] }
export type Found = { containers: FoundContainer[]; total: number; isCut: boolean }

/** What became of one container: changed, with what takes that back, or the reason why not. */
export type ReplacedContainer = { container: number; count: number; revision: number; undo: Operation[]; failure: string }

/**
 * Finds words in all content that the viewer may edit: in drafts, and in what is live where there is none. Two statements,
 * and those for the titles.
 */
export async function findText({ db }: Pick<Platform, 'db'>, viewer: Viewer, input: TextQueryInput): Promise<Found> {
  const query = queryOf(input)
  const rows = (await db.select().from(containers).orderBy(asc(containers.id))).filter(({ contentType, objectId }) =>
    mayEdit(viewer, contentType, objectId),
  )
  const open = new Map((await db.select().from(drafts)).map((draft) => [draft.containerId, draft]))
  const found = rows.flatMap((row) => {
    const draft = open.get(row.id)
    const hits = hitsIn(moduleRegistry.upgrade(draft?.document ?? row.document), query)
    return hits.length > 0 ? [{ row, revision: draft?.revision ?? row.revision, hits }] : []
  })
  const uses = await ownerUsages(
    db,
    found.map(({ row }) => row),
  )
  const total = found.reduce((sum, { hits }) => sum + hits.length, 0)
  let left = MAX_HITS
  const shown = found.flatMap(({ row, revision, hits }) => {
    const some = hits.slice(0, left)
    left -= some.length
    const [place] = uses.get(ownerKey(row)) ?? []
    const named = { container: row.id, revision, title: place?.title ?? row.slug, url: place?.to ?? null }
    return some.length > 0 ? [{ ...named, hits: some }] : []
  })
  return { containers: shown, total, isCut: total > MAX_HITS }
}

function hitsIn(document: ContainerDocument, query: TextQuery): PlacedHit[] {
  return [...nodesOf(document)].flatMap((node) =>
    findInNode(node, query).map((hit) => ({
      ...hit,
      node: node.id,
      module: moduleRegistry.labelOf(node.type),
      field: fieldName(node, hit.path),
    })),
  )
}

function fieldName({ type }: ContentNode, path: string): string {
  const field = moduleFieldOf(type, path)
  return field ? t(field.label) : path
}

/**
 * Replaces chosen hits in drafts, one batch for each container: it is merged, refused and undone like an edit of the editor.
 * A container that has changed since the hits were found is left as it is.
 */
export async function replaceText(platform: Platform, viewer: Viewer, input: Replacing): Promise<ReplacedContainer[]> {
  const query = queryOf(input.query)
  const results: ReplacedContainer[] = []
  for (const { container, revision, hits } of input.containers) {
    results.push(
      await attempt(container, async () => {
        const document = await readState(platform, container, revision)
        const operations = [...nodesOf(document)].flatMap((node): Operation[] => {
          const own = hits.filter((hit) => hit.node === node.id)
          const data =
            own.length > 0 &&
            replaceInNode(node, query, input.replacement, (path, nth) => own.some((hit) => hit.path === path && hit.nth === nth))
          return data ? [{ type: 'update', id: node.id, data }] : []
        })
        if (operations.length === 0) throw stale()
        const { inverse } = applyOperations(document, operations)
        const draft = await sendBatch(platform, viewer, container, revision, operations)
        return { count: hits.length, revision: draft.revision, undo: inverse }
      }),
    )
  }
  return results
}

/** Takes replacements back, where the modules are still as they left them. */
export async function takeBack(platform: Platform, viewer: Viewer, input: TakingBack): Promise<ReplacedContainer[]> {
  const results: ReplacedContainer[] = []
  for (const { container, revision, operations } of input.containers) {
    results.push(
      await attempt(container, async () => {
        const draft = await sendBatch(platform, viewer, container, revision, operations)
        return { count: operations.length, revision: draft.revision, undo: [] }
      }),
    )
  }
  return results
}

type Attempt = Omit<ReplacedContainer, 'container' | 'failure'>

async function attempt(container: number, work: () => Promise<Attempt>): Promise<ReplacedContainer> {
  try {
    return { container, failure: '', ...(await work()) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const failure = error.status === 409 ? t('Someone has changed this text in the meantime. Please search again.') : error.message
    return { container, count: 0, revision: 0, undo: [], failure }
  }
}

function sendBatch(platform: Platform, viewer: Viewer, container: number, revision: number, operations: Operation[]) {
  const patch = { base_revision: revision, batch_id: crypto.randomUUID(), knows: [], operations }
  return patchDraft(platform, moduleRegistry, viewer, container, patch)
}

/** The state of a container on this revision, as editors see it. @throws Problem 409 when there is a newer one */
async function readState({ db }: Pick<Platform, 'db'>, id: number, revision: number): Promise<ContainerDocument> {
  const [row] = await db.select().from(containers).where(eq(containers.id, id))
  const [draft] = await db.select().from(drafts).where(eq(drafts.containerId, id))
  if (!row || (draft?.revision ?? row.revision) !== revision) throw stale()
  return moduleRegistry.upgrade(draft?.document ?? row.document)
}

function stale(): Problem {
  return new Problem(409, 'conflict', t('Someone has changed this text in the meantime. Please search again.'))
}

function queryOf({ text, match_case, whole_word }: TextQueryInput): TextQuery {
  return { text, matchCase: match_case, wholeWord: whole_word }
}
