import type { Plugin } from 'vite'
import { ACTIVE_LOCALES, type Locale } from '../app/platform/i18n/i18n.ts'
import { browserTexts } from '../app/texts/browser-texts.ts'

const CATALOGUE_URL = '/app/platform/i18n/i18n.ts'
/** Modules that may name texts: all but catalogues and the runtime, which cannot import itself. */
export const TEXT_USERS = /\/app\/(?!platform\/i18n\/(?:i18n|message-ids)\.ts$|texts\/)(?!.*\/texts\.[\w.]+$).*\.tsx?$/
/** A string as it stands in a program. */
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g

/**
 * Gives each module of the browser's bundle the texts it names, so that a page brings the texts of what it shows and no
 * others (docs/decisions/0012). Whatever string is an id counts, wherever it stands. Catalogues themselves bring nothing.
 */
export function i18nPerChunk(locales = ACTIVE_LOCALES): Plugin {
  return {
    name: 'i18n-per-chunk',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: TEXT_USERS },
      handler(code) {
        const texts = broughtBy(code, locales)
        if (!texts) return null
        // The texts are no reason to keep a module of which nothing else is used.
        return { moduleSideEffects: false, code: `import { addTexts } from '${CATALOGUE_URL}'\naddTexts(${texts})\n${code}`, map: null }
      },
    },
  }
}

/**
 * The expression that gives the texts of a module in the page's language; undefined when it names none. A site of one
 * language carries that alone; one of several, those of all, among which the document's language chooses.
 */
export function broughtBy(code: string, locales: readonly Locale[]): string | undefined {
  const brought = locales.map((locale) => [locale, textsIn(code, locale)] as const)
  if (brought.every(([, texts]) => Object.keys(texts).length === 0)) return undefined
  const [only, ...others] = brought
  if (only && others.length === 0) return JSON.stringify(only[1])
  return `${JSON.stringify(Object.fromEntries(brought))}[document.documentElement.lang]`
}

const CATALOGUES: Record<Locale, Record<string, unknown>> = { de: browserTexts('de'), en: browserTexts('en') }

/** The entries of a language's catalogue that a module names, by id. */
export function textsIn(code: string, locale: Locale): Record<string, unknown> {
  const catalogue = CATALOGUES[locale]
  const ids = [...code.matchAll(LITERAL)].map(([literal]) => unquoted(literal)).filter((id) => Object.hasOwn(catalogue, id))
  return Object.fromEntries(ids.map((id) => [id, catalogue[id]]))
}

function unquoted(literal: string): string {
  return literal.slice(1, -1).replace(/\\(.)/g, '$1')
}
