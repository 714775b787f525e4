import { dayOf } from '../platform/clock/clock.ts'
import { DEFAULT_LOCALE, type Locale } from '../platform/i18n/i18n.ts'
import { type PictureSource, pictureOf } from '../platform/media/picture.ts'
import type { Platform } from '../platform/platform.ts'
import { readAskedTime } from './asked-time.ts'
import type { Card } from './cards.server.ts'
import { type Excerpt, excerptOf, markWords, type Piece } from './excerpt.ts'
import { findGroups, findPage, type SearchCategory, type SearchQuery } from './find-page.server.ts'
import { matchWords } from './match-words.server.ts'
import type { MatchedWord } from './matches.ts'
import type { SearchKind } from './source.ts'
import { isLeftAsItIs, passagesToShow, titleToShow } from './translated-passages.server.ts'
import { normalizeText } from './words.ts'

type Reader = Pick<Platform, 'db' | 'clock'>
export const SEARCH_CATEGORIES: readonly SearchCategory[] = ['events', 'others']
export const MAX_QUERY_LENGTH = 200
/** Other results shown when no performance matches. */
const OTHERS_SHOWN = 5

export type Hit = {
  kind: SearchKind
  objectId: number
  title: Piece[]
  /** the language of the title, where it is not the page's */
  titleLang?: Locale
  detail: Piece[]
  excerpt: Excerpt
  url: string
  picture: PictureSource | null
}

export type SearchResults = {
  counts: Record<SearchCategory, number>
  hits: Hit[]
  /** typed words that matched only by correction */
  mistyped: string[]
  /** whether no document matches all words, so that the hits match only some */
  isPartial: boolean
  /** whether nothing begins at the time of day that is asked for, so that the hits are those of the day */
  isOtherTime: boolean
}

/** A production with its matching performances, the next one first. */
export type HitWithDates = Hit & { dates: Pick<Hit, 'detail' | 'url'>[] }

/**
 * One page of hits in one category, best first, with the counts of both categories. Searches for documents that match all
 * words; when there are none, for those that match any. Two statements, a third where the words are scattered, a third for what
 * else there is on a day where nothing begins at the time that is asked for.
 */
export async function search(platform: Reader, query: string, category: SearchCategory, page = 1): Promise<SearchResults> {
  const { found, words, time, ...outcome } = await searchWithFallback(platform, query, (wordQuery) =>
    findPage(platform, { ...wordQuery, category, page }),
  )
  const marks = marksOf(category === 'events' ? (time?.eventWords ?? words) : words, query)
  return { counts: found.counts, hits: found.cards.map((card) => hitOf(card, marks)), ...outcome }
}

/**
 * One page of matching performances, grouped by production. Statements as for `search`, and one more for `others`.
 * @returns `groups`: the number of productions; `others`: when no performance matches, the best of the other results
 */
export async function searchPerformances(platform: Reader, query: string, page = 1) {
  const { found, words, time, ...outcome } = await searchWithFallback(platform, query, (wordQuery) =>
    findGroups(platform, { ...wordQuery, category: 'events', page }),
  )
  const { counts, groups } = found
  const marks = marksOf(time?.eventWords ?? words, query)
  const isOnlyOthers = counts.events === 0 && counts.others > 0
  const othersQuery: SearchQuery = { words, time, operator: outcome.isPartial ? '|' : '&', query, category: 'others', page: 1 }
  const otherMarks = marksOf(words, query)
  const others = isOnlyOthers ? (await findPage(platform, othersQuery, OTHERS_SHOWN)).cards.map((card) => hitOf(card, otherMarks)) : []
  const hits = found.page.flatMap(({ production, events }): HitWithDates[] => {
    const [next] = events
    if (!next) return []
    const dates = events.map(({ detail, url }) => ({ detail: markWords(detail, marks.matched), url }))
    // The excerpt of the next performance shows why it matched; title and link are the production's.
    const head = production ? { ...next, title: production.title, url: production.url, image: production.image } : next
    return [{ ...hitOf(head, marks), detail: [], dates }]
  })
  return { counts, groups, hits, others, ...outcome }
}

type WordQuery = Pick<SearchQuery, 'words' | 'time' | 'operator' | 'query'>

/**
 * Searches for documents that match all words; when there are none, for documents that match any. Where nothing begins at a time
 * of a day, for what else there is on it: who types _heute 20 Uhr_ wants the evening at half past seven.
 */
async function searchWithFallback<Found extends Pick<SearchResults, 'counts'>>(
  platform: Reader,
  query: string,
  find: (wordQuery: WordQuery) => Promise<Found>,
) {
  const { words, time: asked } = await readQuestion(platform, query)
  const matchedWords = words.filter(({ matches }) => matches.length > 0)
  let time = asked
  let found = await find({ words, time, operator: '&', query })
  const isOtherTime = Boolean(asked?.days && asked.hours) && found.counts.events === 0
  if (asked && isOtherTime) {
    const { hours: _hours, ...day } = asked
    const onDay = await find({ words, time: day, operator: '&', query })
    if (onDay.counts.events > 0) [found, time] = [onDay, day]
  }
  const isPartial = words.length > 1 && matchedWords.length > 0 && found.counts.events + found.counts.others === 0
  if (isPartial) found = await find({ words, time, operator: '|', query })
  const mistyped = matchedWords.filter((word) => word.matches.every(({ kind }) => kind === 'typo')).map(({ plain }) => plain)
  return { found, words, time, mistyped, isPartial, isOtherTime: isOtherTime && found.counts.events > 0 }
}

/**
 * The words of a question and the time that it asks for. Beside a certain time the words for it are no words to be found,
 * unless there are no others. A holiday that no text names can only mean the time. One statement.
 */
async function readQuestion(platform: Reader, query: string): Promise<Pick<SearchQuery, 'words' | 'time'>> {
  const time = readAskedTime(query, dayOf(platform.clock.now()))
  if (!time) return { words: await matchWords(platform, query) }
  const words = await matchWords(platform, `${time.rest} ${time.written}`)
  const [others, written] = [time.rest, time.written].map((text) => new Set(normalizeText(text).split(' ')))
  const isOfTime = (word: string) => Boolean(written?.has(word)) && !others?.has(word)
  const eventWords = words.filter(({ typed }) => !isOfTime(typed))
  const isNamed = words.some(({ typed, matches }) => isOfTime(typed) && matches.some(({ kind }) => kind !== 'typo'))
  const isCertain = time.isCertain || !isNamed
  return { words: isCertain && eventWords.length > 0 ? eventWords : words, time: { ...time, isCertain, eventWords } }
}

/** The words to mark: `matched` everywhere, `inTitle` in a title that starts with the query, which is `normalizedQuery`. */
type Marks = { matched: ReadonlySet<string>; inTitle: ReadonlySet<string>; normalizedQuery: string }

function marksOf(words: MatchedWord[], query: string): Marks {
  const matched = new Set(words.flatMap((word) => word.matches.flatMap(({ word: text }) => text.split(' '))))
  const normalizedQuery = normalizeText(query)
  return { matched, inTitle: new Set([...matched, ...normalizedQuery.split(' ')]), normalizedQuery }
}

function hitOf({ kind, objectId, title: ownTitle, detail, passages, url, image }: Card, { matched, inTitle, normalizedQuery }: Marks): Hit {
  const title = titleToShow(ownTitle, passages)
  return {
    kind,
    objectId,
    // Stop words are marked only in a title that starts with the query.
    ...(kind !== 'person' && isLeftAsItIs(title, passages) ? { titleLang: DEFAULT_LOCALE } : {}),
    title: markWords(title, normalizeText(title).startsWith(normalizedQuery) ? inTitle : matched),
    detail: markWords(detail, matched),
    excerpt: excerptOf(passagesToShow(passages ?? []), matched),
    url,
    picture: pictureOf(image),
  }
}
