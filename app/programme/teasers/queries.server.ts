import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { addCacheTags } from '../../platform/cache/dependencies.ts'
import { media } from '../../platform/media/tables.ts'
import type { ReadContext } from '../read-context.ts'
import { teasers } from '../tables.ts'

/** Teasers from a day on, and before another when it is given, with their pictures. One statement. */
export async function listTeasers(platform: ReadContext, from: Temporal.PlainDate, before?: Temporal.PlainDate) {
  addCacheTags('teasers')
  const conditions = [eq(teasers.isOnline, true), gte(teasers.position, from.toString())]
  if (before) conditions.push(lt(teasers.position, before.toString()))
  return platform.db
    .select({ teaser: teasers, image: media })
    .from(teasers)
    .leftJoin(media, eq(teasers.imageId, media.id))
    .where(and(...conditions))
    .orderBy(asc(teasers.position), asc(teasers.id))
    .limit(200)
}
