import type { RecordField, RecordType } from './record-type.ts'

/** The values of fields left out when a record is created. */
export function initialValues(type: Pick<RecordType, 'fields'>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, initialValue(field)]))
}

/** The value of a field that was never filled in. */
export function initialValue(field: RecordField): unknown {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'slug':
    case 'url':
    case 'time':
      return ''
    case 'boolean':
      return field.initially ?? false
    case 'number':
      return field.initially ?? null
    case 'select':
      return field.none ? null : field.options[0]?.value
    case 'multiselect':
    case 'textList':
    case 'relations':
    case 'mediaList':
    case 'rows':
    case 'items':
      return []
    default:
      return null
  }
}
