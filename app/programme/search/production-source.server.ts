import { and, eq, inArray } from 'drizzle-orm'
import { t } from '../../platform/i18n/i18n.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import { link } from '../../platform/routing/link.ts'
import type { SearchSource } from '../../search/index.ts'
import { exhibitionTypes, genres, productions } from '../tables.ts'
import { affectedProductions, affectsAllProductions, allIds } from './affected-productions.server.ts'
import { contributorNames, seriesNames, tagNames } from './names.server.ts'

/** The search documents of productions. */
export const productionSource: SearchSource = {
  kind: 'production',
  all: (tx) => allIds(tx, productions),

  async touchedBy(tx, tags) {
    if (affectsAllProductions(tags)) return 'all'
    const condition = affectedProductions(tx, tags)
    if (!condition) return []
    const rows = await tx.select({ id: productions.id }).from(productions).where(condition)
    return [...new Set([...tags.ids('production'), ...rows.map((row) => row.id)])]
  },

  async read(tx, ids) {
    const rows = await tx
      .select({
        production: productions,
        type: exhibitionTypes.name,
        genre: genres.name,
        contributors: contributorNames,
        tags: tagNames,
        series: seriesNames,
      })
      .from(productions)
      .leftJoin(exhibitionTypes, eq(productions.typeId, exhibitionTypes.id))
      .leftJoin(genres, eq(productions.genreId, genres.id))
      .where(and(inArray(productions.id, ids), eq(productions.isOnline, true)))
    return rows.map(({ production, type, genre, contributors, tags, series }) => ({
      objectId: production.id,
      title: production.title,
      detail: production.subline,
      keywords: [type ?? '', genre ?? '', tags, series],
      passages: [
        { text: [production.teaser, plainTextOf(production.description)].filter(Boolean).join('\n') },
        { label: t('With'), text: contributors },
        { label: t('Tags'), text: [type, genre, tags, production.language].filter(Boolean).join(', ') },
        { label: t('Series'), text: series },
        { label: t('Musical programme'), text: production.programme.map((piece) => Object.values(piece).join(', ')).join('\n') },
        { label: t('Content notes'), text: [production.importantInfo, production.contentNotes].filter(Boolean).join('\n') },
      ],
      url: link('productions-slug-id', { slug: production.slug, id: production.id }),
      imageId: production.posterImageId,
    }))
  },
}
