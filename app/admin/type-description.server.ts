import type { Viewer } from '../platform/auth/auth.ts'
import { mayDo } from '../platform/auth/rights.ts'
import { type ContentType, isTableField, type RecordField } from '../platform/content-type/content-type.ts'
import type { TypeDescription } from './type-description.ts'

/** A content type as the browser knows it: what it needs to draw lists and forms, and what the viewer may do. */
export function describeType(type: ContentType, viewer: Viewer): TypeDescription {
  return {
    name: type.name,
    area: type.area,
    label: type.label,
    plural: type.plural,
    fields: Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, describeField(field)])),
    list: { columns: type.list.columns, filters: type.list.filters ?? [], bulk: type.list.bulk ?? [], sort: type.list.sort },
    mayWrite: mayDo(viewer.role, 'write', type.area),
    mayCreate: !type.isTakenIn && mayDo(viewer.role, 'write', type.area),
    mayDelete: mayDo(viewer.role, 'delete', type.area),
  }
}

function describeField(field: RecordField): TypeDescription['fields'][string] {
  if (!isTableField(field)) return field
  const { label, help } = field
  const words = { label, ...(help ? { help } : {}) }
  if (field.kind === 'rows') return { ...words, kind: 'rows', itemLabel: field.itemLabel, fields: field.fields }
  return field.kind === 'many' ? { ...words, kind: 'many', of: field.of } : { ...words, kind: 'pictures' }
}
