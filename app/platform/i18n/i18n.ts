import type { Catalogue, Forms, MessageId, PlaceholderOf } from './message-ids.ts'

/** Languages the catalogue is written in. Only the active ones can be chosen by visitors (A §1). */
export const LOCALES = ['de', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'de'
/** The languages that visitors can choose. */
export const ACTIVE_LOCALES: readonly Locale[] = [DEFAULT_LOCALE]

type Values = Record<string, string | number>
/** The last argument of `t`: nothing for a text without placeholders. */
type ValuesFor<Id extends MessageId> = [PlaceholderOf<Id>] extends [never] ? [] : [values: Record<PlaceholderOf<Id>, string | number>]

/** The texts that the modules of a page have brought along. */
const broughtTexts: Catalogue = {}
let catalogue = broughtTexts
let activeLocale: Locale = DEFAULT_LOCALE
let pluralRules = new Intl.PluralRules(DEFAULT_LOCALE)

/** Replaces what modules have brought by all texts of a language. A text that the catalogue does not hold shows as its id. */
export function setCatalogue(next: Catalogue, locale: Locale): void {
  catalogue = next
  activeLocale = locale
  pluralRules = new Intl.PluralRules(locale)
}

/** The language in which texts show. */
export function currentLocale(): Locale {
  return activeLocale
}

/**
 * Adds what a module of the browser's bundle brings; the build writes the calls (docs/decisions/0012).
 * @public
 */
export function addTexts(texts: Catalogue): void {
  Object.assign(broughtTexts, texts)
}

/**
 * The text of an id, in the active language, with `{name}` filled from the values.
 * Where a language needs several forms, `n` chooses among them. A value that is missing, misnamed or one too many does
 * not compile.
 */
export function t<Id extends MessageId>(id: Id, ...values: ValuesFor<Id>): string
export function t(id: MessageId, values?: Values): string {
  const entry = catalogue[id] ?? id
  const text = typeof entry === 'string' ? entry : pluralForm(entry, values)
  if (!values) return text
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

function pluralForm(forms: Forms, values?: Values): string {
  const rule = pluralRules.select(Number(values?.n ?? 0))
  return rule === 'one' ? forms.one : forms.other
}
