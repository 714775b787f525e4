import type { Database } from '../platform/database/database.ts'
import { link } from '../platform/routing/link.ts'
import type { SearchSource } from '../search/index.ts'
import { LEGAL_CONTENT, LEGAL_PAGES } from './legal-pages.ts'

/** Reads the text that visitors see in the containers of a content type, by object id. */
type ReadTexts = (tx: Database, contentType: string, ids: number[]) => Promise<Map<number, { text: string; changesAt: Date | null }>>

/** Search documents of imprint, privacy policy and terms, once they have live content. */
export function legalSearchSource(readTexts: ReadTexts): SearchSource {
  return {
    kind: 'legal',
    all: async () => LEGAL_PAGES.map(({ id }) => id),
    touchedBy: async (_tx, tags) => tags.ids(`containers:${LEGAL_CONTENT}`),
    async read(tx, ids) {
      const texts = await readTexts(tx, LEGAL_CONTENT, ids)
      return LEGAL_PAGES.flatMap(({ name, id, title }) => {
        const written = texts.get(id)
        if (!written) return []
        const { text, changesAt } = written
        return [{ objectId: id, title: title(), detail: '', passages: [{ text }], url: link(name), changesAt }]
      })
    },
  }
}
