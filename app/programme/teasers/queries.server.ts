import { asc, eq } from 'drizzle-orm'
import { defineCachedRead, type ReadContext } from '../../platform/cache/cached-read.ts'
import { defineSelect } from '../../platform/cache/define-select.ts'
import { addCacheTags } from '../../platform/cache/dependencies.ts'
import { media } from '../../platform/media/tables.ts'
import { rowTranslator } from '../../records/translate-rows.server.ts'
import { teasers } from '../tables.ts'

const MAX_TEASERS = 200

const selectTeasers = defineSelect((db) =>
  db
    .select({ teaser: teasers, image: media })
    .from(teasers)
    .leftJoin(media, eq(teasers.imageId, media.id))
    .where(eq(teasers.isOnline, true))
    .orderBy(asc(teasers.position), asc(teasers.id)),
)

/** All teasers that are online, with their pictures. One statement; cached. */
export const readTeasers = defineCachedRead('teasers', async (context) => {
  addCacheTags('teasers', 'media')
  const [rows, translate] = await Promise.all([selectTeasers(context), rowTranslator(context)])
  return rows.map(({ teaser, image }) => ({ teaser: translate('teaser', teaser), image: image && translate('media', image) }))
})

/** Teasers from a day on, and before another when it is given, with their pictures; at most 200. One statement; cached. */
export async function listTeasers(platform: ReadContext, from: Temporal.PlainDate, before?: Temporal.PlainDate) {
  const [first, end] = [from.toString(), before?.toString()]
  const rows = await readTeasers(platform)
  // ISO dates sort as text.
  return rows.filter(({ teaser: { position } }) => position >= first && (end === undefined || position < end)).slice(0, MAX_TEASERS)
}
