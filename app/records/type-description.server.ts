import type { Viewer } from '../platform/auth/auth.ts'
import { canCreate, canWithType, isScoped, seesWorkOf, writableFields } from '../platform/auth/rights.ts'
import { isTableField, type RecordField, type RecordType } from './record-type.ts'
import { referableType } from './registry.server.ts'
import type { TypeDescription } from './type-description.ts'

/** A record type as the browser knows it: what lists and forms need, and what the viewer may do. */
export function describeType(type: RecordType, viewer: Viewer): TypeDescription {
  return {
    name: type.name,
    area: type.area,
    label: type.label,
    plural: type.plural,
    fields: Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, describeField(field)])),
    sections: type.sections ?? [],
    list: {
      columns: type.list.columns,
      filters: type.list.filters ?? [],
      bulk: bulkFields(type, viewer),
      sort: type.list.sort,
      ...(type.list.upcoming && { upcoming: type.list.upcoming }),
      ...(type.list.empty && { empty: type.list.empty }),
      ...(type.list.intake && { intake: type.list.intake }),
    },
    hasPage: type.url !== undefined,
    creatable: referencedTypes(type.fields).filter((name) => mayCreate(referableType(name), viewer)),
    mayWrite: canWithType(viewer.role, 'write', type),
    seesWork: seesWorkOf(viewer.role, type),
    writable: writableFields(viewer.role, type) ?? null,
    mayCreate: mayCreate(type, viewer),
    mayDelete: canWithType(viewer.role, 'delete', type) && !(isScoped(viewer.role, type.area) && type.within === 'itself'),
  }
}

function mayCreate(type: RecordType, viewer: Viewer): boolean {
  return !type.isCreatedElsewhere && canCreate(viewer.role, type)
}

/** The fields that a bulk action can set, as far as the viewer may change them. */
function bulkFields(type: RecordType, viewer: Viewer): string[] {
  const writable = writableFields(viewer.role, type)
  return (type.list.bulk ?? []).filter((name) => !writable || writable.includes(name))
}

/** The record types that fields reference, those in rows included. */
function referencedTypes(fields: Record<string, RecordField>): string[] {
  const names = Object.values(fields).flatMap((field) => {
    if (field.kind === 'relation' || field.kind === 'relations') return field.of
    return field.kind === 'rows' ? referencedTypes(field.fields) : []
  })
  return [...new Set(names)]
}

function describeField(field: RecordField): TypeDescription['fields'][string] {
  if (field.kind === 'items') {
    // How entries are stored concerns only the server.
    const { stored: _, ...shown } = field
    return shown
  }
  if (!isTableField(field)) return field
  const { label, help } = field
  const words = { label, ...(help ? { help } : {}) }
  if (field.kind === 'rows') {
    const { itemLabel, asks, fields } = field
    return { ...words, kind: 'rows', itemLabel, ...(asks ? { asks } : {}), fields }
  }
  return field.kind === 'relations' ? { ...words, kind: 'relations', of: field.of } : { ...words, kind: 'mediaList' }
}
