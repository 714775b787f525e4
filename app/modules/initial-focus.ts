import { plainTextOf } from '../platform/rich-text/plain-text.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import type { ModuleDefinition, ModuleField } from './definition.ts'

type Data = Record<string, unknown>

/** The focus of a module that was just added: a text on the page, or a field of its settings. */
export type InitialFocus = { on: 'page' | 'settings'; field: string }

/**
 * Where editing of a new module starts: its required text, else another required field without a place on the page,
 * else its rich text, its heading, its first line; else its first setting.
 */
export function initialFocusOf(definition: ModuleDefinition): InitialFocus | undefined {
  if (definition.opensAt) return { on: 'page', field: definition.opensAt }
  const fields = Object.entries(definition.fields).filter(([, { kind }]) => kind !== 'visibility')
  const texts = fields.filter(([, form]) => isOnPage(form))
  const isNeeded = ([name]: [string, ModuleField]) =>
    definition.schema.shape[name]?.safeParse(definition.defaults()[name]).success === false
  const text = (entry: [string, ModuleField] | undefined): InitialFocus | undefined => entry && { on: 'page', field: entry[0] }
  const setting = (entry: [string, ModuleField] | undefined): InitialFocus | undefined => entry && { on: 'settings', field: entry[0] }
  return (
    text(texts.find(isNeeded)) ??
    setting(fields.find((entry) => !isOnPage(entry[1]) && entry[1].kind !== 'datetime' && isNeeded(entry))) ??
    mainText(texts) ??
    setting(fields[0])
  )
}

/** Whether the module renders nothing, so that its main text needs a placeholder while it is edited. */
export function isBlank(definition: ModuleDefinition, data: Data): boolean {
  const fields = Object.entries(definition.fields)
  if (definition.columns || fields.some(([, { kind }]) => kind === 'relation' || kind === 'relations')) return false
  return fields.every(([name, form]) => isAppearance(form) || isEmpty(form, data[name]))
}

function mainText(texts: [string, ModuleField][]): InitialFocus | undefined {
  const isHeading = (form: ModuleField) => form.kind === 'text' && (form.level ?? form.levelIn) !== undefined
  const textEntry = texts.find(([, { kind }]) => kind === 'richText') ?? texts.find(([, form]) => isHeading(form)) ?? texts[0]
  return textEntry && { on: 'page', field: textEntry[0] }
}

function isOnPage(form: ModuleField): boolean {
  return form.kind === 'richText' || (form.kind === 'text' && Boolean(form.inPlace))
}

/** A field that changes the appearance and renders nothing by itself. */
function isAppearance(form: ModuleField): boolean {
  if (form.kind === 'text') return !form.inPlace
  return ['boolean', 'number', 'select', 'datetime', 'visibility'].includes(form.kind)
}

function isEmpty({ kind }: ModuleField, value: unknown): boolean {
  if (kind === 'richText') return !plainTextOf(value as RichText | undefined).trim()
  return Array.isArray(value) ? value.length === 0 : !value
}
