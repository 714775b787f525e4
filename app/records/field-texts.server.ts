import { createHash } from 'node:crypto'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { plainTextOf } from '../platform/rich-text/plain-text.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'

/** How a text is written: in one line, in several, or as rich text. */
export type TextKind = 'line' | 'text' | 'rich'

/** A field as far as its words matter: records and page modules describe theirs with more. */
export type TextField = {
  kind: string
  label: Label
  max?: number
  /** a text that is no prose */
  holds?: string
  /** a text for a machine, such as the name of an anchor */
  means?: string
  isOwn?: boolean
  translatable?: false
  itemLabel?: Label
  fields?: Record<string, TextField>
}

/** A text that visitors read. `unit` names it within its record or module, whatever its place in a list. */
export type FieldText = { unit: string; kind: TextKind; label: string; original: string; path: string[] }

type Values = Readonly<Record<string, unknown>>
type Replace = (text: FieldText) => string | undefined
type Place = { unit: string; label: string; path: string[]; isNameless: boolean }

const LONGEST_LINE = 300
const HAS_LETTERS = /\p{L}/u
const TOP: Place = { unit: '', label: '', path: [], isNameless: false }

/** The texts that visitors read in the values of these fields, in the order of the form: not those that are empty, or but numbers. */
export function textsOfFields(fields: Record<string, TextField>, values: Values): FieldText[] {
  const texts: FieldText[] = []
  mapTexts(fields, values, (text) => {
    texts.push(text)
    return undefined
  })
  return texts
}

/** Values in which texts are replaced; themselves where none is. @param replace gives the new text, rich text as JSON, or undefined */
export function mapTexts<V extends Values>(fields: Record<string, TextField>, values: V, replace: Replace, place: Place = TOP): V {
  let next: Values = values
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    const at = inField(place, name)
    const mapped = field.fields
      ? mapEntries(field, value, replace, at)
      : field.kind === 'textList'
        ? mapList(field, value, replace, at)
        : mapText(field, value, replace, at)
    if (mapped !== value) next = { ...next, [name]: mapped }
  }
  return next as V
}

function mapText(field: TextField, value: unknown, replace: Replace, place: Place): unknown {
  const kind = kindOf(field, value)
  if (!kind) return value
  const original = kind === 'rich' ? JSON.stringify(value) : String(value)
  const unit = place.isNameless ? `${place.unit}~${fingerprint(original)}` : place.unit
  const text = replace({ unit, kind, label: `${place.label}${t(field.label)}`, original, path: place.path })
  if (text === undefined) return value
  return kind === 'rich' ? (JSON.parse(text) as RichText) : text
}

/** Entries are named by their id; those without one by what they say, so that a translation follows its text through the list. */
function mapEntries(field: TextField, value: unknown, replace: Replace, place: Place): unknown {
  if (!Array.isArray(value)) return value
  const label = field.itemLabel ? t(field.itemLabel) : t(field.label)
  const mapped = value.map((entry: Values, index) => {
    const id = typeof entry.id === 'string' && entry.id !== '' ? entry.id : undefined
    return mapTexts(field.fields ?? {}, entry, replace, {
      unit: id ? `${place.unit}.${id}` : place.unit,
      label: `${place.label}${label} ${index + 1}: `,
      path: [...place.path, String(index)],
      isNameless: place.isNameless || !id,
    })
  })
  return mapped.some((entry, index) => entry !== value[index]) ? mapped : value
}

/** Each line of a list is a text, named by what it says. */
function mapList(field: TextField, value: unknown, replace: Replace, place: Place): unknown {
  if (!Array.isArray(value)) return value
  const mapped = value.map((text) => mapText({ ...field, kind: 'text' }, text, replace, { ...place, isNameless: true }))
  return mapped.some((text, index) => text !== value[index]) ? mapped : value
}

function inField(place: Place, name: string): Place {
  return { ...place, unit: place.unit ? `${place.unit}.${name}` : name, path: [...place.path, name] }
}

function kindOf(field: TextField, value: unknown): TextKind | undefined {
  if (field.translatable === false || field.isOwn || field.holds || field.means) return undefined
  if (field.kind === 'richText') return value && HAS_LETTERS.test(plainTextOf(value as RichText)) ? 'rich' : undefined
  if (typeof value !== 'string' || !HAS_LETTERS.test(value)) return undefined
  if (field.kind === 'textarea') return 'text'
  if (field.kind !== 'text') return undefined
  return value.includes('\n') || (field.max ?? 0) > LONGEST_LINE ? 'text' : 'line'
}

function fingerprint(text: string): string {
  return createHash('sha1').update(text).digest('base64url').slice(0, 10)
}
