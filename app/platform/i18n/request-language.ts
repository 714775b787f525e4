import { AsyncLocalStorage } from 'node:async_hooks'
import { currentLocale, DEFAULT_LOCALE, type Locale, type Speech, speakAs, speechOf } from './i18n.ts'
import type { Catalogue } from './message-ids.ts'

const requested = new AsyncLocalStorage<Speech>()
/** The languages of the site by prefix, besides the first; empty for a site of one language, which then costs nothing. */
const others = new Map<string, Speech>()

/**
 * Makes the server speak these languages besides the first, each to the requests that ask for it. Tests open a site of one
 * language after one of several.
 */
export function openLanguages(locales: readonly Locale[], textsOf: (locale: Locale) => Catalogue): void {
  others.clear()
  for (const locale of locales) if (locale !== DEFAULT_LOCALE) others.set(locale, speechOf(textsOf(locale), locale))
  speakAs(() => requested.getStore())
}

/** The languages that visitors can choose, the first one first. */
export function siteLocales(): Locale[] {
  return [DEFAULT_LOCALE, ...[...others.values()].map(({ locale }) => locale)]
}

/** The language that an address asks for by its prefix; the first one where it has none or one that the site does not have. */
export function localeOfPath(path: string): Locale {
  return others.get(firstSegment(path))?.locale ?? DEFAULT_LOCALE
}

/** Answers a request in the language of its address, across awaits. */
export function inLanguageOf<T>(path: string, answer: () => T): T {
  return others.size === 0 ? answer() : inLanguage(localeOfPath(path), answer)
}

/** Does something in a language of the site, across awaits: a mail to somebody who wrote in it. */
export function inLanguage<T>(locale: Locale, run: () => T): T {
  const speech = others.get(locale)
  if (speech) return requested.run(speech, run)
  return currentLocale() === DEFAULT_LOCALE ? run() : requested.exit(run)
}

function firstSegment(path: string): string {
  return /^\/([^/?#.]*)/.exec(path)?.[1]?.toLowerCase() ?? ''
}
