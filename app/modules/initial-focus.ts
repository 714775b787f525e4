import { plainTextOf } from '../platform/rich-text/plain-text.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import type { ModuleDefinition, ModuleField } from './definition.ts'

type Data = Record<string, unknown>

/** Where the work on a new module begins: in a text on the page, or at a field of its settings. */
export type InitialFocus = { on: 'page' | 'settings'; field: string }

/**
 * Where somebody who has just added a module goes on: its text that may not be missing, else what else may not be
 * missing and has no place on the page, else its running text, its heading, its first line; else its first setting.
 */
export function initialFocusOf(definition: ModuleDefinition): InitialFocus | undefined {
  const fields = Object.entries(definition.fields)
  const texts = fields.filter(([, form]) => isOnPage(form))
  const isNeeded = ([name]: [string, ModuleField]) =>
    definition.schema.shape[name]?.safeParse(definition.defaults()[name]).success === false
  const text = (found: [string, ModuleField] | undefined): InitialFocus | undefined => found && { on: 'page', field: found[0] }
  const setting = (found: [string, ModuleField] | undefined): InitialFocus | undefined => found && { on: 'settings', field: found[0] }
  return (
    text(texts.find(isNeeded)) ??
    setting(fields.find((entry) => !isOnPage(entry[1]) && entry[1].kind !== 'datetime' && isNeeded(entry))) ??
    mainText(texts) ??
    setting(fields[0])
  )
}

/** Whether the module shows nothing at all, so that its main text has to hold its place while it is edited. */
export function isBlank(definition: ModuleDefinition, data: Data): boolean {
  const fields = Object.entries(definition.fields)
  if (definition.columns || fields.some(([, { kind }]) => kind === 'relation' || kind === 'relations')) return false
  return fields.every(([name, form]) => isAside(form) || isEmpty(form, data[name]))
}

function mainText(texts: [string, ModuleField][]): InitialFocus | undefined {
  const isHeading = (form: ModuleField) => form.kind === 'text' && (form.level ?? form.levelIn) !== undefined
  const found = texts.find(([, { kind }]) => kind === 'richText') ?? texts.find(([, form]) => isHeading(form)) ?? texts[0]
  return found && { on: 'page', field: found[0] }
}

function isOnPage(form: ModuleField): boolean {
  return form.kind === 'richText' || (form.kind === 'text' && Boolean(form.inPlace))
}

/** What changes how a module looks, and shows nothing by itself. */
function isAside(form: ModuleField): boolean {
  if (form.kind === 'text') return !form.inPlace
  return ['boolean', 'number', 'select', 'datetime'].includes(form.kind)
}

function isEmpty({ kind }: ModuleField, value: unknown): boolean {
  if (kind === 'richText') return !plainTextOf(value as RichText | undefined).trim()
  return Array.isArray(value) ? value.length === 0 : !value
}
