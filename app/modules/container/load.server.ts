import { type ModuleRegistry, type RenderData, readPublicContainers } from '../../content/index.server.ts'
import { applyOperations, type ContainerDocument, type ContentNode, nodesOf, ROOT_ID } from '../../content/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** What a container module shows: the other container as visitors see it, and what its modules need. */
export type EmbeddedContainer = { document: ContainerDocument; prepared: RenderData }

/**
 * Reads the containers that modules on a page show. One statement for all, and what their modules need. A container in
 * a container in a container is not followed: each shows only what is its own.
 */
export default async function loadContainers(
  platform: Platform,
  nodes: ContentNode[],
  modules: Pick<ModuleRegistry, 'upgrade' | 'onlineNow' | 'loadRenderData'>,
): Promise<Record<string, EmbeddedContainer>> {
  const rows = await readPublicContainers(
    platform,
    nodes.map(({ data }) => String(data.slug ?? '')),
  )
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  const shown = nodes.flatMap((node) => {
    const row = bySlug.get(String(node.data.slug))
    if (!row || (node.data.content_type && row.contentType !== node.data.content_type)) return []
    return [{ id: node.id, document: laidOut(flat(modules.onlineNow(modules.upgrade(row.document), platform.clock.now())), node) }]
  })
  const prepared = await modules.loadRenderData(
    platform,
    shown.map(({ document }) => document),
  )
  return Object.fromEntries(shown.map(({ id, document }) => [id, { document, prepared: only(prepared, document) }]))
}

/** The document in the columns that the module asks for, when it asks for any. */
function laidOut(document: ContainerDocument, { data }: ContentNode): ContainerDocument {
  const layout = Number(data.layout_index ?? -1)
  return layout < 0 ? document : applyOperations(document, [{ type: 'setLayout', id: ROOT_ID, layout }]).document
}

/** The document without container modules of its own, so that none can hold itself. */
function flat(document: ContainerDocument): ContainerDocument {
  const nested = [...nodesOf(document)].filter(({ type }) => type === 'container')
  return applyOperations(
    document,
    nested.map(({ id }) => ({ type: 'remove', id })),
  ).document
}

/** Data of other containers' modules stays out. */
function only({ pictures, data: extras }: RenderData, document: ContainerDocument): RenderData {
  const ids = new Set([...nodesOf(document)].map(({ id }) => id))
  return { pictures, data: Object.fromEntries(Object.entries(extras).filter(([id]) => ids.has(id))) }
}
