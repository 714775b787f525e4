import { isDeepStrictEqual } from 'node:util'
import type { Values } from './record-type.ts'

const WORDS: readonly string[] = ['text', 'textarea', 'richText', 'textList', 'passages']

/** What of a field's definition counts here; records' and settings' fields have it. */
type Field = { kind: string; isOwn?: boolean; holds?: string }

/**
 * Whether two states of a record differ in prose alone, so that the old pages may be shown for another moment
 * (platform/cache/README.md). Not in what decides who sees or buys what: states, windows, prices, pictures, addresses, keys
 * of other systems.
 */
export function changesOnlyWords(fields: Readonly<Record<string, Field>>, before: Values, after: Values): boolean {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  return changed.every((name) => {
    const field = fields[name]
    return field !== undefined && WORDS.includes(field.kind) && !field.isOwn && !field.holds
  })
}
