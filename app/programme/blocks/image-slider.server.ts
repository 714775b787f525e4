import { asc, eq } from 'drizzle-orm'
import { defineCachedRead } from '../../platform/cache/cached-read.ts'
import { addCacheTags } from '../../platform/cache/dependencies.ts'
import { type PictureSource, pictureOf } from '../../platform/media/picture.ts'
import { media } from '../../platform/media/tables.ts'
import { productionImages } from '../tables.ts'

/** The further pictures of a production, in their order. One statement; cached. */
export const readPictures = defineCachedRead('production-pictures', async (platform, productionId: number): Promise<PictureSource[]> => {
  addCacheTags(`production:${productionId}`, 'media')
  const rows = await platform.db
    .select({ image: media })
    .from(productionImages)
    .innerJoin(media, eq(productionImages.mediaId, media.id))
    .where(eq(productionImages.productionId, productionId))
    .orderBy(asc(productionImages.position))
  return rows.flatMap(({ image }) => pictureOf(image) ?? [])
})
