import type { ContentColumn } from './document.ts'
import type { ContainerRow } from './queries.server.ts'

/** A container in the field names of the specification (A §3.2). */
export function containerOf(row: ContainerRow) {
  return {
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
    columns: row.document.columns.map(columnOf),
  }
}

type ModuleShape = { id: string; model: string; columns?: ColumnShape[]; [field: string]: unknown }
type ColumnShape = { index: number; classes: string; children: ModuleShape[] }

function columnOf(column: ContentColumn, index: number): ColumnShape {
  return {
    index,
    classes: column.classes,
    children: column.children.map((node) => ({
      ...node.data,
      id: node.id,
      model: node.type,
      ...(node.columns ? { columns: node.columns.map(columnOf) } : {}),
    })),
  }
}
