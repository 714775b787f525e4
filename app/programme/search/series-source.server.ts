import { inArray } from 'drizzle-orm'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import { link } from '../../platform/routing/link.ts'
import type { SearchSource } from '../../search/index.ts'
import { series } from '../tables.ts'
import { allIds } from './affected-productions.server.ts'

/** The search documents of series. */
export const seriesSource: SearchSource = {
  kind: 'series',
  all: (tx) => allIds(tx, series),
  touchedBy: async (_tx, tags) => (tags.unnamed('options', 'series-list') ? 'all' : tags.ids('series')),

  async read(tx, ids) {
    const rows = await tx.select().from(series).where(inArray(series.id, ids))
    return rows.map((row) => ({
      objectId: row.id,
      title: row.name,
      detail: row.claim,
      passages: [{ text: plainTextOf(row.description) }],
      url: link('series-slug-id', { slug: row.slug, id: row.id }),
      imageId: row.imageId,
    }))
  },
}
