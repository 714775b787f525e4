import { plainTextOf } from '../platform/rich-text/plain-text.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import { definitionOf } from './definitions.ts'
import { type WalkedField, walkFields } from './field-walk.ts'

/** The lines of a field's text; none of a field that holds no text. */
export function textLinesOf({ form, value }: WalkedField): string[] {
  if (!value || (form.kind !== 'text' && form.kind !== 'richText' && form.kind !== 'code')) return []
  const text = form.kind === 'richText' ? plainTextOf(value as RichText) : String(value)
  return text.split('\n').flatMap((line) => line.trim() || [])
}

/** The lines of all texts of a module, in the order of its fields. */
export function moduleLines(type: string, data: Record<string, unknown>): string[] {
  return [...walkFields(definitionOf(type)?.fields ?? {}, data)].flatMap(textLinesOf)
}
