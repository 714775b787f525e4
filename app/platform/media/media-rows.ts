import { sql } from 'drizzle-orm'
import { defineCachedRows, type ReadContext } from '../cache/cached-read.ts'
import { defineSelect } from '../cache/define-select.ts'
import { readWords } from '../translations/words.server.ts'
import { MEDIA_ADDED_TAG } from './keys.ts'
import { type PictureSource, pictureOf } from './picture.ts'
import { type MediaRow, media } from './tables.ts'

const selectMedia = defineSelect((db, parameter) =>
  db
    .select()
    .from(media)
    .where(sql`${media.id} = ANY(${parameter('ids')})`),
)

/** Files of the media library by id. One statement, none for known ones. */
export const readMediaRows = defineCachedRows<number, MediaRow>('media', {
  async read(context, ids) {
    const [rows, words] = await Promise.all([selectMedia(context, { ids }), readWords(context)])
    return new Map(
      rows.map((row) => [row.id, words && row.alt ? { ...row, alt: words.textOf('media', row.id, 'alt', row.alt) ?? row.alt } : row]),
    )
  },
  // A file that does not exist may be uploaded.
  tags: (_id, row) => (row ? ['media'] : ['media', MEDIA_ADDED_TAG]),
})

/** A picture by its id; null when there is none. One statement, none for a known one. */
export async function readPicture(platform: ReadContext, id: number | null): Promise<PictureSource | null> {
  return id === null ? null : pictureOf((await readMediaRows(platform, [id])).get(id))
}

/** Pictures by their ids; those that are gone are left out. One statement, none for known ones. */
export async function readPictures(platform: ReadContext, ids: readonly number[]): Promise<Map<number, PictureSource>> {
  const rows = await readMediaRows(platform, ids)
  return new Map(
    [...rows].flatMap(([id, row]) => {
      const picture = pictureOf(row)
      return picture ? [[id, picture] as const] : []
    }),
  )
}
