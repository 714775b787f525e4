import { inArray } from 'drizzle-orm'
import { thumbnailsOf } from '../platform/media/picture.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import type { ContentColumn, ContentNode } from './document.ts'
import { type ContainerRow, readContainers } from './queries.server.ts'
import type { ModuleRuntime } from './runtime.server.ts'

type Thumbnails = Map<number, ReturnType<typeof thumbnailsOf>>
type ModuleShape = { id: string; model: string; columns?: ColumnShape[]; [field: string]: unknown }
type ColumnShape = { index: number; classes: string; children: ModuleShape[] }

/** Containers in the field names of the specification (A §3.2), their pictures with thumbnails. One statement for all. */
export async function containerShapes(platform: Platform, modules: ModuleRuntime, rows: ContainerRow[]) {
  const thumbnails = await readThumbnails(
    platform,
    rows.flatMap((row) => modules.mediaOf(row.document)),
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
    columns: row.document.columns.map((column, index) => columnShape(column, index, thumbnails)),
  }))
}

/** What visitors may see now of an object's containers, in the same shape. Two statements. */
export async function readPublicShapes(platform: Platform, modules: ModuleRuntime, contentType: string, objectId: number) {
  const rows = await readContainers(platform, contentType, objectId)
  const now = platform.clock.now()
  const online = rows.map((row) => ({ ...row, document: modules.onlineNow(modules.upgrade(row.document), now) }))
  return containerShapes(platform, modules, online)
}

/** A module in the field names of the specification (A §3.3). */
export function moduleShape(node: ContentNode, thumbnails: Thumbnails = new Map()): ModuleShape {
  const { image } = node.data
  return {
    ...node.data,
    ...(typeof image === 'number' && thumbnails.has(image) ? { thumbnails: thumbnails.get(image) } : {}),
    id: node.id,
    model: node.type,
    ...(node.columns ? { columns: node.columns.map((column, index) => columnShape(column, index, thumbnails)) } : {}),
  }
}

function columnShape(column: ContentColumn, index: number, thumbnails: Thumbnails): ColumnShape {
  return { index, classes: column.classes, children: column.children.map((node) => moduleShape(node, thumbnails)) }
}

async function readThumbnails(platform: Platform, ids: number[]): Promise<Thumbnails> {
  if (ids.length === 0) return new Map()
  const rows = await platform.db
    .select()
    .from(media)
    .where(inArray(media.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, thumbnailsOf(row)]))
}
