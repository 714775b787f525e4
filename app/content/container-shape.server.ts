import { thumbnailsIn } from '../platform/media/picture.ts'
import { pictureKey } from '../platform/media/picture-use.ts'
import type { Platform } from '../platform/platform.ts'
import { type ContainerRow, readContainers } from './container-queries.server.ts'
import type { ContentColumn, ContentNode } from './document.ts'
import type { ModuleRegistry, RenderData } from './module-registry.server.ts'

type ModuleShape = { id: string; model: string; columns?: ColumnShape[]; [field: string]: unknown }
type ColumnShape = { index: number; classes: string; children: ModuleShape[] }

/** Containers in the field names of the specification (A §3.2), with thumbnails of their pictures. One statement for all. */
export async function containerShapes(platform: Platform, modules: ModuleRegistry, rows: ContainerRow[]) {
  const pictures = await modules.pictures(
    platform,
    rows.map((row) => row.document),
  )
  return rows.map((row) => ({
    id: row.id,
    model: row.model,
    slug: row.slug,
    parent: row.parent,
    content_type: row.contentType,
    object_id: row.objectId,
    layout_index: row.document.layout,
    extra_class: row.document.extraClass,
    image: row.document.image,
    revision: row.revision,
    columns: row.document.columns.map((column, index) => columnShape(column, index, pictures)),
  }))
}

/** The containers of an object as visitors may see them now, in the language of the call, in the same shape. Two statements. */
export async function readPublicShapes(platform: Platform, modules: ModuleRegistry, contentType: string, objectId: number) {
  const rows = await readContainers(platform, contentType, objectId)
  const now = platform.clock.now()
  const online = await Promise.all(
    rows.map(async (row) => {
      const shown = await modules.onlineNow(platform, modules.upgrade(row.document), now)
      return { ...row, document: await modules.translated(platform, row, shown) }
    }),
  )
  return containerShapes(platform, modules, online)
}

/** A module in the field names of the specification (A §3.3). */
export function moduleShape(node: ContentNode, pictures: RenderData['pictures'] = {}): ModuleShape {
  const picture = pictures[pictureKey(node.data.image) ?? '']
  return {
    ...node.data,
    ...(picture ? { thumbnails: thumbnailsIn(picture) } : {}),
    id: node.id,
    model: node.type,
    ...(node.columns ? { columns: node.columns.map((column, index) => columnShape(column, index, pictures)) } : {}),
  }
}

function columnShape(column: ContentColumn, index: number, pictures: RenderData['pictures']): ColumnShape {
  return { index, classes: column.classes, children: column.children.map((node) => moduleShape(node, pictures)) }
}
