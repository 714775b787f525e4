import type { Platform } from '../platform/platform.ts'
import type { ComparedStates, Comparison, PageState } from './comparison.ts'
import { type ContainerRow, type readDrafts, readVersion } from './container-queries.server.ts'
import type { ContentObject } from './content-object.ts'
import { emptyDocument } from './document.ts'
import type { ModuleRegistry, RenderData } from './module-registry.server.ts'
import { unionDocument } from './union-document.ts'

type Sources = {
  platform: Platform
  modules: ModuleRegistry
  rows: ContainerRow[]
  drafts: Awaited<ReturnType<typeof readDrafts>> | undefined
}

/**
 * Reads two states of an object, and what is needed to render all modules of both. A container that a version does not have
 * is empty in it, as when the version is restored. Two statements more than for one state.
 * @returns undefined when a version does not exist
 */
export async function readComparedStates(
  { platform, modules, rows, drafts }: Sources,
  object: ContentObject,
  comparison: Comparison,
): Promise<{ compared: ComparedStates; prepared: RenderData } | undefined> {
  const read = async (state: PageState) => {
    const version = typeof state === 'number' ? await readVersion(platform, object.contentType, object.objectId, state) : undefined
    if (typeof state === 'number' && !version) return undefined
    const documentOf = ({ id, slug, document }: ContainerRow) => {
      if (version) return version.documents[slug] ?? emptyDocument()
      return (state === 'draft' ? drafts?.get(id)?.document : undefined) ?? document
    }
    return Object.fromEntries(rows.map((row) => [row.id, modules.upgrade(documentOf(row))]))
  }
  const [older, newer] = [await read(comparison.older), await read(comparison.newer)]
  if (!older || !newer) return undefined
  const united = rows.map(({ id }) => unionDocument(older[id] ?? emptyDocument(), newer[id] ?? emptyDocument()).document)
  const [prepared, pictures] = await Promise.all([
    modules.loadRenderData(platform, united),
    modules.pictures(platform, Object.values(older)),
  ])
  return { compared: { comparison, older, newer }, prepared: { ...prepared, pictures: { ...pictures, ...prepared.pictures } } }
}
