import { sameJson } from '../content/index.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { pictureUse } from '../platform/media/picture-use.ts'
import type { RichText, RichTextBlock } from '../platform/rich-text/rich-text.ts'
import type { ModuleDefinition, NewModule } from './definition.ts'
import { definitionOf } from './definitions.ts'
import { invalidFields } from './draft-validation.ts'
import { type WalkedField, walkFields } from './field-walk.ts'
import { textLinesOf } from './text-lines.ts'
import { VISIBILITY_FIELD } from './visibility.ts'

type Data = Record<string, unknown>

/** What a run of modules becomes, and the labels of what the other type has no place for. */
export type Conversion = { modules: (NewModule & { version: number })[]; lost: Label[] }

/** Fields that every module may have, which the rules need not know of. */
const SHARED_FIELDS = ['language', VISIBILITY_FIELD]

/** The types that modules of a type can become, in the order in which its definition declares them. */
export function conversionsOf(type: string): string[] {
  return Object.keys(definitionOf(type)?.becomes ?? {})
}

/**
 * Converts modules of one type that stand next to each other by the rule of their definition (`becomes`). What all of them
 * have in common in language and visibility, the new modules have.
 * @returns undefined when there is no rule, or the content does not fit the other type
 */
export function convertRun(type: string, run: readonly Data[], target: string): Conversion | undefined {
  const source = definitionOf(type)
  const made = source?.becomes?.[target]?.(run)
  const [first = {}] = run
  if (!source || !made || made.length === 0) return undefined
  const modules = made.flatMap(({ type: newType, data }) => {
    const definition = definitionOf(newType)
    if (!definition) return []
    const shared = SHARED_FIELDS.filter((name) => name in definition.fields && first[name] !== undefined && data[name] === undefined)
    const kept = Object.fromEntries(shared.map((name) => [name, first[name]]))
    return [{ type: newType, version: definition.version, data: { ...definition.defaults(), ...data, ...kept } }]
  })
  const fits = modules.every((module) => fitsInto(definitionOf(module.type), module.data))
  return fits ? { modules, lost: lostFields(source, run, modules) } : undefined
}

/** Whether modules may be converted together: what `convertRun` keeps of one of them holds for all. */
export function mayRunTogether(left: Data, right: Data): boolean {
  return SHARED_FIELDS.every((name) => sameJson(left[name] ?? null, right[name] ?? null))
}

/** A draft may lack what is required, but nothing may be too long for its field. */
function fitsInto(definition: ModuleDefinition | undefined, data: Data): boolean {
  if (!definition || invalidFields(definition, data).length > 0) return false
  return !definition.schema.safeParse(data).error?.issues.some(({ code }) => code === 'too_big')
}

/** The labels of the fields with content that no new module has, and whether formatting is gone. */
function lostFields(source: ModuleDefinition, run: readonly Data[], modules: readonly NewModule[]): Label[] {
  const kept = modules.flatMap(({ type, data }) => [...walkFields(definitionOf(type)?.fields ?? {}, data)])
  const texts = kept.flatMap(textLinesOf).join('\n')
  const values = kept.map(({ value }) => value)
  const blocks = kept.flatMap(({ form, value }) => (form.kind === 'richText' && value ? (value as RichText).content : []))
  const lost = run.flatMap((data) =>
    [...walkFields(source.fields, data)].flatMap((field): Label[] => {
      if (SHARED_FIELDS.includes(field.path)) return []
      const isTextKept = textLinesOf(field).every((text) => texts.includes(text))
      if (!isTextKept || !isReferenceKept(field, values)) return [field.form.label]
      return formattedBlocks(field).every((block) => blocks.some((other) => sameJson(other, block))) ? [] : ['Formatting']
    }),
  )
  return [...new Set(lost)]
}

/** Whether a picture, a link, a record or a date of a field is in one of the new values. */
function isReferenceKept({ form, value }: WalkedField, values: readonly unknown[]): boolean {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return true
  if (form.kind === 'media') return values.some((other) => sameJson(other, value) || pictureUse(other)?.id === pictureUse(value)?.id)
  if (form.kind === 'url' || form.kind === 'relation' || form.kind === 'relations') return values.some((other) => sameJson(other, value))
  if (form.kind === 'datetime') return values.some((other) => JSON.stringify(other ?? '').includes(String(value)))
  return true
}

/** The blocks of a rich text that a plain text cannot hold. */
function formattedBlocks({ form, value }: WalkedField): RichTextBlock[] {
  if (form.kind !== 'richText' || !value) return []
  const isPlain = (block: RichTextBlock) =>
    block.type === 'paragraph' && (block.content ?? []).every((inline) => inline.type !== 'text' || !inline.marks?.length)
  return (value as RichText).content.filter((block) => !isPlain(block))
}
