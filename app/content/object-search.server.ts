import type { Platform } from '../platform/platform.ts'
import type { SearchSource } from '../search/index.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { objectsDependingOnDates, readContentTexts } from './search-text.server.ts'

/** A search source of objects whose documents contain the text of the modules on the objects' pages as well. */
export function withContentTexts(
  platform: Pick<Platform, 'clock' | 'readCache'>,
  modules: ModuleRegistry,
  source: SearchSource,
): SearchSource {
  return {
    ...source,
    async touchedBy(tx, tags) {
      const touched = await source.touchedBy(tx, tags)
      if (touched === 'all') return touched
      const dependent = tags.unnamed('events') ? await objectsDependingOnDates(tx, source.kind) : []
      return [...new Set([...touched, ...tags.ids(`containers:${source.kind}`), ...dependent])]
    },
    async read(tx, ids) {
      const documents = await source.read(tx, ids)
      const texts = await readContentTexts({ platform, modules, tx }, source.kind, ids)
      return documents.map((document) => {
        const written = texts.get(document.objectId)
        if (!written) return document
        const moments = [document.changesAt, written.changesAt].filter((moment) => moment instanceof Date)
        return {
          ...document,
          passages: written.text ? [...document.passages, { text: written.text }] : document.passages,
          changesAt: moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
        }
      })
    },
  }
}
