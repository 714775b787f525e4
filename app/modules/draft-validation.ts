import { recordId } from '../platform/database/record-id.ts'
import { pictureUseSchema } from '../platform/media/picture-use-schema.ts'
import { richTextSchema } from '../platform/rich-text/rich-text.ts'
import type { ModuleDefinition, ModuleField } from './definition.ts'
import { visibilitySchema } from './visibility.ts'

const MAX_TEXT_LENGTH = 20_000
/** As many as a record holds in a list. */
const MAX_ITEMS = 300
const MAX_CHOICES = 100

type Data = Record<string, unknown>

/**
 * Validates a module of a draft: unknown fields and values of another type are invalid. A draft may be incomplete, so
 * that nothing typed is lost, but it can always be rendered.
 * @returns the paths of the invalid fields
 */
export function invalidFields(definition: ModuleDefinition, data: Data): string[] {
  const knownFields = new Set([...Object.keys(definition.schema.shape), ...Object.keys(definition.olderSchema?.shape ?? {})])
  const unknown = Object.keys(data).filter((name) => !knownFields.has(name))
  const invalidItemPaths = Object.entries(data).flatMap(([name, value]) =>
    knownFields.has(name) && !definition.fields[name] ? plainOrNot(name, value) : [],
  )
  return [...unknown, ...invalidItemPaths, ...invalidFieldsIn(definition.fields, data)]
}

/** Fields without a form, such as those of the older form, hold a string, a number or a boolean. */
function plainOrNot(path: string, value: unknown): string[] {
  return value === null || ['number', 'boolean', 'undefined'].includes(typeof value) || isText(value) ? [] : [path]
}

function invalidFieldsIn(fields: Record<string, ModuleField>, data: Data, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, form]) => {
    const path = prefix + name
    const value = data[name]
    if (value === null || value === undefined) return []
    if (form.kind !== 'items') return fits(form, value) ? [] : [path]
    if (!Array.isArray(value) || value.length > MAX_ITEMS) return [path]
    return value.flatMap((item, index) => invalidItemFields(form.fields, item, `${path}.${index}`))
  })
}

function invalidItemFields(fields: Record<string, ModuleField>, item: unknown, path: string): string[] {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return [path]
  const unknown = Object.keys(item).filter((name) => name !== 'id' && !(name in fields))
  return [...unknown.map((name) => `${path}.${name}`), ...invalidFieldsIn(fields, item as Data, `${path}.`)]
}

function fits(form: Exclude<ModuleField, { kind: 'items' }>, value: unknown): boolean {
  switch (form.kind) {
    case 'richText':
      return richTextSchema.safeParse(value).success
    case 'media':
      return isRecord(value) || (!form.accept && pictureUseSchema.safeParse(value).success)
    case 'relation':
      return isRecord(value)
    case 'relations':
      return Array.isArray(value) && value.length <= MAX_CHOICES && value.every(isRecord)
    case 'visibility':
      return visibilitySchema.safeParse(value).success
    case 'boolean':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number'
    case 'select':
      return typeof value === 'number' || isText(value)
    default:
      return isText(value)
  }
}

/** A number outside the range of record ids is invalid: the database would fail on it when the page is read. */
function isRecord(value: unknown): boolean {
  return recordId.safeParse(value).success
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH
}
