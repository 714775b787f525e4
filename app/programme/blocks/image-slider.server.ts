import { asc, eq } from 'drizzle-orm'
import { defineCachedRead } from '../../platform/cache/cached-read.ts'
import { defineSelect } from '../../platform/cache/define-select.ts'
import { addCacheTags } from '../../platform/cache/dependencies.ts'
import { type PictureSource, pictureOf } from '../../platform/media/picture.ts'
import { media } from '../../platform/media/tables.ts'
import { productionImages } from '../tables.ts'

const selectPictures = defineSelect((db, parameter) =>
  db
    .select({ image: media })
    .from(productionImages)
    .innerJoin(media, eq(productionImages.mediaId, media.id))
    .where(eq(productionImages.productionId, parameter('productionId')))
    .orderBy(asc(productionImages.position)),
)

/** The further pictures of a production, in their order. One statement; cached. */
export const readPictures = defineCachedRead('production-pictures', async (platform, productionId: number): Promise<PictureSource[]> => {
  addCacheTags(`production:${productionId}`, 'media')
  const rows = await selectPictures(platform, { productionId })
  return rows.flatMap(({ image }) => pictureOf(image) ?? [])
})
