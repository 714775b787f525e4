import { recordId } from '../platform/database/record-id.ts'
import { pictureUseSchema } from '../platform/media/picture-use-schema.ts'
import { richTextSchema } from '../platform/rich-text/rich-text.ts'
import type { ModuleDefinition, ModuleField } from './definition.ts'

const MAX_TEXT_LENGTH = 20_000
const MAX_ITEMS = 100
const MAX_CHOICES = 100

type Data = Record<string, unknown>

/**
 * What a draft refuses: fields that the module does not have, and values of another kind. A draft may be
 * incomplete, so that nothing typed is lost, but it is never something that could not be drawn.
 * @returns the paths of the fields concerned
 */
export function invalidFields(definition: ModuleDefinition, data: Data): string[] {
  const known = new Set([...Object.keys(definition.schema.shape), ...Object.keys(definition.olderSchema?.shape ?? {})])
  const unknown = Object.keys(data).filter((name) => !known.has(name))
  const others = Object.entries(data).flatMap(([name, value]) =>
    known.has(name) && !definition.fields[name] ? plainOrNot(name, value) : [],
  )
  return [...unknown, ...others, ...invalidFieldsIn(definition.fields, data)]
}

/** Fields that no form asks for, such as those of an older form, hold a line, a number or a switch. */
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

/** What no record can be asked for is not kept: the database would refuse the page that asks. */
function isRecord(value: unknown): boolean {
  return recordId.safeParse(value).success
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH
}
