import { type ModuleRegistry, type RenderData, readPublicContainers } from '../../content/index.server.ts'
import { applyOperations, type ContainerDocument, type ContentNode, nodesOf, ROOT_ID } from '../../content/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** What a container module shows: the other container as visitors see it, with the render data of its modules. */
export type EmbeddedContainer = { document: ContainerDocument; prepared: RenderData }

/**
 * Loads the containers that modules on a page embed. One statement for all, plus what their modules load. Containers
 * nested deeper than one level are not loaded.
 */
export default async function loadContainers(
  platform: Platform,
  nodes: ContentNode[],
  modules: Pick<ModuleRegistry, 'upgrade' | 'onlineNow' | 'translated' | 'loadRenderData'>,
): Promise<Record<string, EmbeddedContainer>> {
  const rows = await readPublicContainers(
    platform,
    nodes.map(({ data }) => String(data.slug ?? '')),
  )
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  const embedded = await Promise.all(
    nodes.flatMap((node) => {
      const row = bySlug.get(String(node.data.slug))
      if (!row || (node.data.content_type && row.contentType !== node.data.content_type)) return []
      const shown = modules.onlineNow(platform, modules.upgrade(row.document), platform.clock.now())
      const inLanguage = shown.then((document) => modules.translated(platform, row, document))
      return [inLanguage.then((document) => ({ id: node.id, document: withLayout(withoutContainers(document), node) }))]
    }),
  )
  const prepared = await modules.loadRenderData(
    platform,
    embedded.map(({ document }) => document),
  )
  return Object.fromEntries(embedded.map(({ id, document }) => [id, { document, prepared: renderDataOf(prepared, document) }]))
}

/** The document in the column layout of the module, if it sets one. */
function withLayout(document: ContainerDocument, { data }: ContentNode): ContainerDocument {
  const layout = Number(data.layout_index ?? -1)
  return layout < 0 ? document : applyOperations(document, [{ type: 'setLayout', id: ROOT_ID, layout }]).document
}

/** The document without container modules, so that no container can embed itself. */
function withoutContainers(document: ContainerDocument): ContainerDocument {
  const nested = [...nodesOf(document)].filter(({ type }) => type === 'container')
  return applyOperations(
    document,
    nested.map(({ id }) => ({ type: 'remove', id })),
  ).document
}

/** The render data of one document's modules only. */
function renderDataOf({ pictures, data: extras }: RenderData, document: ContainerDocument): RenderData {
  const ids = new Set([...nodesOf(document)].map(({ id }) => id))
  return { pictures, data: Object.fromEntries(Object.entries(extras).filter(([id]) => ids.has(id))) }
}
