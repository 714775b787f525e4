import { asc, eq } from 'drizzle-orm'
import { addCacheTags } from '../../platform/cache/dependencies.ts'
import { media } from '../../platform/media/tables.ts'
import type { ReadContext } from '../read-context.ts'
import { productionSeries, series } from '../tables.ts'

/** The series a production belongs to. One statement. */
export async function listSeriesOf(platform: ReadContext, productionId: number) {
  addCacheTags('series-list')
  return platform.db
    .select({ id: series.id, slug: series.slug, name: series.name, claim: series.claim, zweiklang: series.zweiklang })
    .from(productionSeries)
    .innerJoin(series, eq(productionSeries.seriesId, series.id))
    .where(eq(productionSeries.productionId, productionId))
    .orderBy(asc(series.name))
}

/** A series with its picture; undefined when there is none. One statement. */
export async function findSeries(platform: ReadContext, id: number) {
  addCacheTags(`series:${id}`)
  const [row] = await platform.db
    .select({ series, image: media })
    .from(series)
    .leftJoin(media, eq(series.imageId, media.id))
    .where(eq(series.id, id))
  return row
}
