import { and, eq, type SQL, sql } from 'drizzle-orm'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import type { IndexedPassage, SearchKind } from './source.ts'
import { searchCards } from './tables.ts'
import { detailToShow } from './translated-passages.server.ts'

/** What a result shows of a document. `passages` and `image` are null where the statement asks for none. */
export type Card = {
  kind: SearchKind
  objectId: number
  title: string
  detail: string
  url: string
  passages: IndexedPassage[] | null
  image: typeof media.$inferSelect | null
}

/**
 * Runs a statement that finds documents and returns its rows in their order, each with its card: finding and showing are one
 * statement. A row without a document, or whose card is gone, has no card.
 * @param found SQL with a row for each document: `place` to order by, `kind`, `object_id`, `with_text`, `with_picture`, and
 * the `columns`; a document whose card is shown in brief has neither text nor picture
 * @param columns further columns of `found` to return
 */
export async function readFound<Columns extends Record<string, SQL>>({ db }: Pick<Platform, 'db'>, found: SQL, columns: Columns) {
  const { kind, objectId, title, url, passages } = searchCards
  const rows = await db
    .select({
      columns,
      card: { kind, objectId, title, detail: detailToShow(), url },
      passages: sql<Card['passages']>`CASE WHEN with_text THEN ${passages} END`,
      image: media,
    })
    .from(sql`(${found}) AS found`)
    .leftJoin(searchCards, and(sql`${kind} = found.kind`, sql`${objectId} = found.object_id`))
    .leftJoin(media, and(sql`with_picture`, eq(media.id, searchCards.imageId)))
    .orderBy(sql`place`)
  return rows.map(({ columns, card, passages, image }) => ({ columns, card: card && { ...card, passages, image } }))
}
