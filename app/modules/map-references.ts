import type { ContainerDocument, ContentColumn, ContentNode, ReferenceMap } from '../content/index.ts'
import { pictureUse } from '../platform/media/picture-use.ts'
import type { ModuleField } from './definition.ts'
import { definitionOf } from './definitions.ts'

type Data = Record<string, unknown>

/** A document whose modules refer to other files and records; a reference to nothing is left out. */
export function mapReferences(document: ContainerDocument, map: ReferenceMap): ContainerDocument {
  const columnsOf = (columns: ContentColumn[]) => columns.map((column) => ({ ...column, children: column.children.map(nodeOf) }))
  const nodeOf = (node: ContentNode): ContentNode => ({
    ...node,
    data: mapFields(definitionOf(node.type)?.fields ?? {}, node.data, map),
    ...(node.columns ? { columns: columnsOf(node.columns) } : {}),
  })
  const image = document.image === null ? null : (map.media(document.image) ?? null)
  return { ...document, image, columns: columnsOf(document.columns) }
}

function mapFields(fields: Record<string, ModuleField>, data: Data, map: ReferenceMap): Data {
  const mapped = Object.entries(data).map(([name, value]) => [name, mapField(fields[name], value, map)] as const)
  return Object.fromEntries(mapped.filter(([, value]) => value !== undefined))
}

function mapField(form: ModuleField | undefined, value: unknown, map: ReferenceMap): unknown {
  if (form?.kind === 'items' && Array.isArray(value)) return value.map((item) => mapFields(form.fields, item, map))
  if (form?.kind === 'relation' && typeof value === 'number') return map.record(form.of, value)
  if (form?.kind === 'relations' && Array.isArray(value))
    return value.flatMap((id) => (typeof id === 'number' ? (map.record(form.of, id) ?? []) : id))
  const picture = form?.kind === 'media' ? pictureUse(value) : undefined
  if (!picture) return value
  const id = map.media(picture.id)
  return id === undefined ? undefined : typeof value === 'number' ? id : { ...picture, id }
}
