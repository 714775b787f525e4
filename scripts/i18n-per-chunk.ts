import { type EnvironmentModuleNode, type Plugin, runnerImport } from 'vite'
import type { Locale } from '../app/platform/i18n/i18n.ts'
import type { Catalogue } from '../app/platform/i18n/message-ids.ts'

const CATALOGUE_URL = '/app/platform/i18n/i18n.ts'
const CATALOGUES = './app/texts/browser-texts.ts'
/** A file that holds texts, or collects those of the rooms. */
const TEXTS = /\/app\/(?:.*\/)?texts(?:\/[\w-]+|\.[\w.]+)\.ts$/
/** Modules that may name texts: all but catalogues and the runtime, which cannot import itself. */
export const TEXT_USERS = /\/app\/(?!platform\/i18n\/(?:i18n|event-word|message-ids)\.ts$|texts\/)(?!.*\/texts\.[\w.]+$).*\.tsx?$/
/** A string as it stands in a program. */
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g
/** The module that holds what visitors read in another language, as `app/virtual-modules.d.ts` declares it. */
const OTHER_TEXTS = 'virtual:visitor-texts/'

type Catalogues = typeof import('../app/texts/browser-texts.ts')

/**
 * Gives each module of the browser's bundle the texts it names, so that a page brings the texts of what it shows and no
 * others (docs/decisions/0012). Whatever string is an id counts, wherever it stands. Catalogues themselves bring nothing.
 * The chunks bring the first language alone; a page in another one loads its catalogue as a module (docs/decisions/0127).
 * The catalogues are read when they are needed, and in development once more after a change: were they imported, Vite
 * would count each of them as configuration and start anew.
 */
export function i18nPerChunk(): Plugin {
  let catalogues: Promise<Catalogues> | undefined
  const current = () => {
    catalogues ??= readCatalogues()
    return catalogues
  }
  return {
    name: 'i18n-per-chunk',
    resolveId: (id) => (id.startsWith(OTHER_TEXTS) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${OTHER_TEXTS}`)) return null
      const locale = id.slice(OTHER_TEXTS.length + 1) as Locale
      return `export default ${JSON.stringify((await current()).visitorTexts(locale))}`
    },
    transform: {
      filter: { id: TEXT_USERS },
      async handler(code) {
        if (this.environment.name !== 'client') return null
        const texts = textsIn(code, (await current()).browserTexts())
        if (Object.keys(texts).length === 0) return null
        // The texts are no reason to keep a module of which nothing else is used.
        return {
          moduleSideEffects: false,
          code: `import { addTexts } from '${CATALOGUE_URL}'\naddTexts(${JSON.stringify(texts)})\n${code}`,
          map: null,
        }
      },
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, modules }) {
        if (this.environment.name !== 'client' || !TEXTS.test(file)) return
        const before = await current()
        catalogues = readCatalogues()
        const changed = changedTexts(before.browserTexts(), (await catalogues).browserTexts())
        return [...modules, ...bringersOf(changed, this.environment.moduleGraph.idToModuleMap.values())]
      },
    },
  }
}

async function readCatalogues(): Promise<Catalogues> {
  return (await runnerImport<Catalogues>(CATALOGUES)).module
}

/** The entries of a catalogue that a module names, by id. */
export function textsIn(code: string, catalogue: Catalogue): Catalogue {
  const ids = [...code.matchAll(LITERAL)].map(([literal]) => unquoted(literal)).filter((id) => Object.hasOwn(catalogue, id))
  return Object.fromEntries(ids.map((id) => [id, catalogue[id]]))
}

/** The ids of the texts that differ between two catalogues, each as it stands in a program. */
export function changedTexts(before: Catalogue, after: Catalogue): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => JSON.stringify(before[id]) !== JSON.stringify(after[id]),
  )
}

/** The modules that bring one of these texts, or the whole of another language. */
function bringersOf(ids: string[], modules: Iterable<EnvironmentModuleNode>): EnvironmentModuleNode[] {
  const names = ids.map((id) => JSON.stringify(id))
  return [...modules].filter(({ id, transformResult }) => {
    if (!id || !transformResult || names.length === 0) return false
    return id.startsWith(`\0${OTHER_TEXTS}`) || (TEXT_USERS.test(id) && names.some((name) => transformResult.code.includes(name)))
  })
}

function unquoted(literal: string): string {
  return literal.slice(1, -1).replace(/\\(.)/g, '$1')
}
