import type { Plugin } from 'vite'
import { de } from '../app/platform/i18n/de.ts'
import { deStaff } from '../app/platform/i18n/de-staff.ts'

const GERMAN: Record<string, unknown> = { ...de, ...deStaff }
const CATALOGUE_URL = '/app/platform/i18n/i18n.ts'
/** A string as it stands in a program. */
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g

/**
 * Gives each module of the browser's bundle the German of the texts it names, so that a page brings the texts of
 * what it shows and no others (docs/decisions/0012). Whatever string is a source text counts, wherever it stands.
 */
export function i18nPerChunk(): Plugin {
  return {
    name: 'i18n-per-chunk',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/app\/(?!platform\/i18n\/).*\.tsx?$/ },
      handler(code) {
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

/** The entries of the catalogue that a module names, by their source texts. */
export function textsIn(code: string): Record<string, unknown> {
  const ids = [...code.matchAll(LITERAL)].map(([literal]) => unquoted(literal)).filter((id) => Object.hasOwn(GERMAN, id))
  return Object.fromEntries(ids.map((id) => [id, GERMAN[id]]))
}

function unquoted(literal: string): string {
  return literal.slice(1, -1).replace(/\\(.)/g, '$1')
}
