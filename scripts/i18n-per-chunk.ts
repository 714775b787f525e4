import type { Plugin } from 'vite'
import { DEFAULT_LOCALE, LOCALES } from '../app/platform/i18n/i18n.ts'
import { browserTexts, visitorTexts } from '../app/texts/browser-texts.ts'

const CATALOGUE_URL = '/app/platform/i18n/i18n.ts'
/** Modules that may name texts: all but catalogues and the runtime, which cannot import itself. */
export const TEXT_USERS = /\/app\/(?!platform\/i18n\/(?:i18n|message-ids)\.ts$|texts\/)(?!.*\/texts\.[\w.]+$).*\.tsx?$/
/** A string as it stands in a program. */
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g
/** The module that holds what visitors read in another language, as `app/virtual-modules.d.ts` declares it. */
const OTHER_TEXTS = 'virtual:visitor-texts/'

/**
 * Gives each module of the browser's bundle the texts it names, so that a page brings the texts of what it shows and no
 * others (docs/decisions/0012). Whatever string is an id counts, wherever it stands. Catalogues themselves bring nothing.
 * The chunks bring the first language alone; a page in another one loads its catalogue as a module (docs/decisions/0127).
 */
export function i18nPerChunk(): Plugin {
  return {
    name: 'i18n-per-chunk',
    resolveId: (id) => (id.startsWith(OTHER_TEXTS) ? `\0${id}` : null),
    load(id) {
      const locale = LOCALES.find((one) => id === `\0${OTHER_TEXTS}${one}`)
      return locale ? `export default ${JSON.stringify(visitorTexts(locale))}` : null
    },
    transform: {
      filter: { id: TEXT_USERS },
      handler(code) {
        if (this.environment.name !== 'client') return null
        const texts = textsIn(code)
        if (Object.keys(texts).length === 0) return null
        // The texts are no reason to keep a module of which nothing else is used.
        return {
          moduleSideEffects: false,
          code: `import { addTexts } from '${CATALOGUE_URL}'\naddTexts(${JSON.stringify(texts)})\n${code}`,
          map: null,
        }
      },
    },
  }
}

const CATALOGUE: Record<string, unknown> = browserTexts(DEFAULT_LOCALE)

/** The entries of the first language's catalogue that a module names, by id. */
export function textsIn(code: string): Record<string, unknown> {
  const ids = [...code.matchAll(LITERAL)].map(([literal]) => unquoted(literal)).filter((id) => Object.hasOwn(CATALOGUE, id))
  return Object.fromEntries(ids.map((id) => [id, CATALOGUE[id]]))
}

function unquoted(literal: string): string {
  return literal.slice(1, -1).replace(/\\(.)/g, '$1')
}
