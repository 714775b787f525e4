import { DEFAULT_EVENT_WORD, type EventWord, sayEvent } from './event-word.ts'
import type { Catalogue, Forms, MessageId, PlaceholderOf } from './message-ids.ts'

/** Languages the catalogue is written in. Which of them visitors can choose is a setting, `LOCALES` (A §1). */
export const LOCALES = ['de', 'en'] as const
export type Locale = (typeof LOCALES)[number]
/** The language that everything is written in first; a site has it always. */
export const DEFAULT_LOCALE = 'de' satisfies Locale

type Values = Record<string, string | number>
/** The last argument of `t`: nothing for a text without placeholders. */
type ValuesFor<Id extends MessageId> = [PlaceholderOf<Id>] extends [never] ? [] : [values: Record<PlaceholderOf<Id>, string | number>]

/** A language and its texts. */
export type Speech = { locale: Locale; catalogue: Catalogue; pluralRules: Intl.PluralRules }

/** The texts that the modules of a page have brought along. */
const broughtTexts: Catalogue = {}
let speech = speechOf(broughtTexts, DEFAULT_LOCALE)
/** The language of what is being done now: in a browser always that of the page, on a server that of the request. */
let speaking = () => speech

/** What the house calls its performances: a server is told by its settings, a browser reads it from the page. */
let eventWord: string = globalThis.document?.documentElement.dataset.eventWord ?? DEFAULT_EVENT_WORD

/** Makes all texts say the house's word for its performances (docs/decisions/0246). */
export function callEvents(word: EventWord): void {
  eventWord = word
}

/** The house's word, for the page to carry to the browser; undefined where it is the one in which the texts are written. */
export function ownEventWord(): string | undefined {
  return eventWord === DEFAULT_EVENT_WORD ? undefined : eventWord
}

/** A language with these texts. A text that the catalogue does not hold shows as its id. */
export function speechOf(catalogue: Catalogue, locale: Locale): Speech {
  return { locale, catalogue, pluralRules: new Intl.PluralRules(locale) }
}

/** Replaces what modules have brought by all texts of a language. */
export function setCatalogue(next: Catalogue, locale: Locale): void {
  speech = speechOf(next, locale)
}

/** Makes a server speak as each request wants it, and the one language of `setCatalogue` where none does. */
export function speakAs(find: () => Speech | undefined): void {
  speaking = () => find() ?? speech
}

/** The language in which texts show. */
export function currentLocale(): Locale {
  return speaking().locale
}

/**
 * Adds what a module of the browser's bundle brings; the build writes the calls (docs/decisions/0012).
 * @public
 */
export function addTexts(texts: Catalogue): void {
  Object.assign(broughtTexts, texts)
}

/**
 * The text of an id, in the current language, with `{name}` filled from the values.
 * Where a language needs several forms, `n` chooses among them. A value that is missing, misnamed or one too many does
 * not compile.
 */
export function t<Id extends MessageId>(id: Id, ...values: ValuesFor<Id>): string
export function t(id: MessageId, values?: Values): string {
  const { catalogue, pluralRules, locale } = speaking()
  const entry = catalogue[id] ?? id
  const written = typeof entry === 'string' ? entry : pluralForm(entry, pluralRules, values)
  const text = eventWord === DEFAULT_EVENT_WORD ? written : sayEvent(written, locale)
  if (!values) return text
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

function pluralForm(forms: Forms, pluralRules: Intl.PluralRules, values?: Values): string {
  const number = Number(values?.n ?? 0)
  if (number === 0 && forms.zero !== undefined) return forms.zero
  return pluralRules.select(number) === 'one' ? forms.one : forms.other
}
