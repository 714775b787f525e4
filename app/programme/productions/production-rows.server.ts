import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { defineCachedRows } from '../../platform/cache/cached-read.ts'
import { defineSelect } from '../../platform/cache/define-select.ts'
import { media } from '../../platform/media/tables.ts'
import { rowTranslator, type TranslateRow } from '../../records/translate-rows.server.ts'
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
    const [rows, translate] = await Promise.all([selectProductions(context, { ids }), rowTranslator(context)])
    return new Map(rows.map((row) => [row.production.id, translatedProduction(row, translate)]))
  },
  tags: (id) => [`production:${id}`, 'options', 'media'],
})

/** What is shown with a production, in the language of the page. */
type Shown = {
  production: typeof productions.$inferSelect
  typeName?: string | null | undefined
  genreName?: string | null | undefined
  seasonName?: string | null | undefined
} & { [Name in 'image' | 'squareImage' | 'poster']?: Picture | undefined }

/** A production and what is shown with it, with their texts in the language of the page. */
export function translatedProduction<Row extends Shown>(row: Row, translate: TranslateRow): Row {
  const { production, typeName, genreName, seasonName } = row
  const nameOf = (type: string, id: number | null, name: string | null | undefined) => name && translate(type, { name }, id ?? 0).name
  const shown: Shown = {
    production: translate('production', production),
    typeName: nameOf('exhibition-type', production.typeId, typeName),
    genreName: nameOf('genre', production.genreId, genreName),
    seasonName: nameOf('season', production.seasonId, seasonName),
    image: row.image && translate('media', row.image),
    squareImage: row.squareImage && translate('media', row.squareImage),
    poster: row.poster && translate('media', row.poster),
  }
  return { ...row, ...Object.fromEntries(Object.entries(shown).filter(([name]) => name in row)) }
}
