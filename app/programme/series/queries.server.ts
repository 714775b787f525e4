import { eq } from 'drizzle-orm'
import { defineCachedRead } from '../../platform/cache/cached-read.ts'
import { defineSelect } from '../../platform/cache/define-select.ts'
import { addCacheTags } from '../../platform/cache/dependencies.ts'
import { inAlphabet } from '../../platform/format/alphabet.ts'
import { media } from '../../platform/media/tables.ts'
import { rowTranslator } from '../../records/translate-rows.server.ts'
import { productionSeries, series } from '../tables.ts'

const selectSeries = defineSelect((db, parameter) =>
  db
    .select({ id: series.id, slug: series.slug, name: series.name, claim: series.claim, zweiklang: series.zweiklang })
    .from(productionSeries)
    .innerJoin(series, eq(productionSeries.seriesId, series.id))
    .where(eq(productionSeries.productionId, parameter('productionId'))),
)

/** The series a production belongs to. One statement; cached. */
export const listSeriesOf = defineCachedRead('series-of-production', async (platform, productionId: number) => {
  addCacheTags('series-list')
  const [rows, translate] = await Promise.all([selectSeries(platform, { productionId }), rowTranslator(platform)])
  return rows.map((row) => translate('series', row)).toSorted(inAlphabet(({ name }) => name))
})

/** A series with its picture; undefined when there is none. One statement; cached. */
export const findSeries = defineCachedRead('series', async (platform, id: number) => {
  addCacheTags(`series:${id}`, 'media')
  const [row] = await platform.db
    .select({ series, image: media })
    .from(series)
    .leftJoin(media, eq(series.imageId, media.id))
    .where(eq(series.id, id))
  const translate = await rowTranslator(platform)
  return row && { series: translate('series', row.series), image: row.image && translate('media', row.image) }
})
