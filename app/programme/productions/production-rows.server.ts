import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { defineCachedRows } from '../../platform/cache/cached-read.ts'
import { defineSelect } from '../../platform/cache/define-select.ts'
import { media } from '../../platform/media/tables.ts'
import { exhibitionTypes, genres, productions, seasons } from '../tables.ts'

type Picture = typeof media.$inferSelect | null

/** A production with the names of its branch, genre and season, and its pictures. */
export type ProductionRow = {
  production: typeof productions.$inferSelect
  typeName: string | null
  genreName: string | null
  seasonName: string | null
  /** the wide picture */
  image: Picture
  squareImage: Picture
  poster: Picture
}

const squarePictures = alias(media, 'square_pictures')
const posters = alias(media, 'posters')

const selectProductions = defineSelect((db, parameter) =>
  db
    .select({
      production: productions,
      typeName: exhibitionTypes.name,
      genreName: genres.name,
      seasonName: seasons.name,
      image: media,
      squareImage: squarePictures,
      poster: posters,
    })
    .from(productions)
    .leftJoin(exhibitionTypes, eq(productions.typeId, exhibitionTypes.id))
    .leftJoin(genres, eq(productions.genreId, genres.id))
    .leftJoin(seasons, eq(productions.seasonId, seasons.id))
    .leftJoin(media, eq(productions.wideImageId, media.id))
    .leftJoin(squarePictures, eq(productions.squareImageId, squarePictures.id))
    .leftJoin(posters, eq(productions.posterImageId, posters.id))
    .where(sql`${productions.id} = ANY(${parameter('ids')})`),
)

/** Productions by id, online or not. One statement, none for known ones. */
export const readProductionRows = defineCachedRows<number, ProductionRow>('production', {
  async read(context, ids) {
    const rows = await selectProductions(context, { ids })
    return new Map(rows.map((row) => [row.production.id, row]))
  },
  tags: (id) => [`production:${id}`, 'options', 'media'],
})
