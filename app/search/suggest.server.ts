import { sql } from 'drizzle-orm'
import { currentLocale, DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import { type PictureSource, pictureOf } from '../platform/media/picture.ts'
import type { Platform } from '../platform/platform.ts'
import { readFound } from './cards.server.ts'
import { matchWords } from './match-words.server.ts'
import { matchesColumn, rankExpression, titleHasPrefix } from './score.server.ts'
import type { SearchKind } from './source.ts'
import { titleToShow } from './translated-passages.server.ts'
import { visibleAt } from './visible.server.ts'

const SUGGESTIONS_SHOWN = 8
const SUGGESTIONS_PER_KIND = 4

export type Suggestion = { kind: SearchKind; title: string; detail: string; url: string; picture: PictureSource | null }

/**
 * Suggests things whose title starts with the text typed so far or matches all its words: grouped by kind, the kind of the
 * best one first, each by its title in the language of the page. Performances are suggested by their production. Two statements.
 */
export async function suggest(platform: Pick<Platform, 'db' | 'clock'>, query: string): Promise<Suggestion[]> {
  const words = await matchWords(platform, query)
  const now = platform.clock.now()
  const rows = await readFound(
    platform,
    sql`
    WITH matches AS (
      SELECT kind, object_id, folded_title, ${rankExpression({ words, query, now }, 'titles')} AS score
      FROM search_documents WHERE kind <> 'event' AND (${matchesColumn('title_words', words, '&')} OR ${titleHasPrefix(query)}) AND ${visibleAt(now)}
    ), once AS (
      SELECT DISTINCT ON (folded_title) kind, object_id, score FROM matches ORDER BY folded_title, score DESC, object_id
    ), placed AS (
      SELECT *, row_number() OVER (PARTITION BY kind ORDER BY score DESC, object_id) AS place FROM once
    )
    SELECT kind, object_id, row_number() OVER best AS place, ${currentLocale() !== DEFAULT_LOCALE}::boolean AS with_text, true AS with_picture
    FROM placed WHERE place <= ${SUGGESTIONS_PER_KIND} WINDOW best AS (ORDER BY score DESC, object_id)
    ORDER BY score DESC, object_id LIMIT ${SUGGESTIONS_SHOWN}`,
    {},
  )
  const cards = rows.flatMap(({ card }) => card ?? [])
  return [...Map.groupBy(cards, ({ kind }) => kind).values()].flat().map(({ kind, title, detail, url, image, passages }) => ({
    ...{ kind, title: titleToShow(title, passages), detail, url },
    picture: pictureOf(image),
  }))
}
