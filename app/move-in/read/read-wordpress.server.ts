import { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'
import type { FoundDocument, FoundPerformance, FoundPicture, FoundSite } from '../found-site.ts'
import { MAX_DOCUMENTS, MAX_PERFORMANCES } from '../found-site.ts'
import { wordsOf } from '../parse/document-object-model.ts'
import { isOwnType, kindOfOwnType } from '../parse/own-types.ts'
import { htmlOfMarkup } from '../parse/wordpress-markup.ts'
import { type PoliteReader, Unread } from './polite-reader.server.ts'
import { problemText } from './problem-text.ts'
import { event, index, type picture, post, type term, types } from './wordpress-answers.ts'

/** Its calls name pictures by their addresses. */
const NO_PICTURES = new Map<string, never>()
const PER_PAGE = 50
const MAX_BYTES = 30 * 1024 * 1024
const EVENTS_CALENDAR = 'tribe/events/v1'

/**
 * Reads a WordPress by its own calls: pages, posts and, where it has The Events Calendar, dates.
 * @returns undefined when there is no WordPress at the address, or its calls are closed
 */
export async function readWordPress(reader: PoliteReader, site: string): Promise<FoundSite | undefined> {
  const base = `${site.replace(/\/+$/, '')}/wp-json`
  const about = await readJson(reader, `${base}/`, index)
  if (!about) return undefined
  const problems: string[] = []
  const list: ReadList = (path, schema, most) => readAll(reader, `${base}/${path}`, schema, { most, problems })
  const pages = await list('wp/v2/pages?_embed=1&status=publish', post, MAX_DOCUMENTS)
  const posts = await list('wp/v2/posts?_embed=1&status=publish', post, MAX_DOCUMENTS - pages.length)
  const own = await ownTypes(reader, base, list)
  const calendar = about.namespaces.includes(EVENTS_CALENDAR)
  const events = calendar ? await list(`${EVENTS_CALENDAR}/events?start_date=1990-01-01&status=publish`, event, MAX_PERFORMANCES) : []
  return {
    kind: 'wordpress',
    name: wordsOf(about.name),
    documents: [
      ...pages.flatMap((one) => documentOf('page', problems, one)),
      ...posts.flatMap((one) => documentOf('article', problems, one)),
      ...own.flatMap(({ kind, one }) => documentOf(kind, problems, one)),
    ],
    performances: events.flatMap((one) => performanceOf(one, problems)),
    problems,
  }
}

type OwnEntry = { kind: 'page' | 'person'; one: z.output<typeof post> }
type ReadList = <T>(path: string, schema: z.ZodType<T>, most: number) => Promise<T[]>

/** What the site has made kinds of its own for, as productions or people: pages that visitors open like any other. */
async function ownTypes(reader: PoliteReader, base: string, list: ReadList): Promise<OwnEntry[]> {
  const found: OwnEntry[] = []
  for (const { slug, rest_base } of Object.values((await readJson(reader, `${base}/wp/v2/types`, types)) ?? {}))
    if (isOwnType(slug) && /^[\w-]+$/.test(rest_base))
      found.push(
        ...(await list(`wp/v2/${rest_base}?_embed=1&status=publish`, post, MAX_DOCUMENTS - found.length)).map((one) => ({
          kind: kindOfOwnType(slug),
          one,
        })),
      )
  return found
}

async function readJson<T>(reader: PoliteReader, address: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    const parsed = schema.safeParse(JSON.parse(await reader.readText(address, { maxBytes: MAX_BYTES })))
    return parsed.success ? parsed.data : undefined
  } catch (error) {
    if (error instanceof Unread || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** All entries of a list, page by page. Entries that are no such thing are left out, and told. */
async function readAll<T>(
  reader: PoliteReader,
  address: string,
  schema: z.ZodType<T>,
  { most, problems }: { most: number; problems: string[] },
): Promise<T[]> {
  const found: T[] = []
  let bad = 0
  for (let page = 1; found.length < most; page += 1) {
    const entries = await readPage(reader, `${address}&per_page=${PER_PAGE}&page=${page}`, { page, problems })
    const read = entries.flatMap((entry) => schema.safeParse(entry).data ?? [])
    bad += entries.length - read.length
    found.push(...read)
    if (entries.length < PER_PAGE) break
  }
  if (bad > 0) problems.push(t('{n} entries cannot be read: {address}', { n: bad, address }))
  return found.slice(0, most)
}

/** The entries of one page of a list; beyond its end WordPress answers with an error. */
async function readPage(
  reader: PoliteReader,
  address: string,
  { page, problems }: { page: number; problems: string[] },
): Promise<unknown[]> {
  try {
    const answer: unknown = JSON.parse(await reader.readText(address, { maxBytes: MAX_BYTES }))
    if (Array.isArray(answer)) return answer
    const { events } = z
      .object({ events: z.array(z.unknown()).default([]) })
      .catch({ events: [] })
      .parse(answer)
    return events
  } catch (error) {
    const isEnd = error instanceof Unread && page > 1 && /^status 4/.test(error.problem)
    if (!isEnd) problems.push(error instanceof SyntaxError ? address : problemText(address, error))
    return []
  }
}

function documentOf(
  kind: FoundDocument['kind'],
  problems: string[],
  { link, date_gmt, title, content, excerpt, _embedded }: z.output<typeof post>,
): FoundDocument[] {
  if (content.protected) {
    problems.push(leftOutAsLocked(wordsOf(title.rendered)))
    return []
  }
  const terms = (_embedded['wp:term'] ?? []).flat()
  const named = (taxonomy: string) => terms.filter((one) => one.taxonomy === taxonomy).map(({ name }) => wordsOf(name))
  return [
    {
      ...{ kind, address: link, title: wordsOf(title.rendered), html: htmlOfMarkup(content.rendered, NO_PICTURES) },
      lead: kind === 'article' ? wordsOf(excerpt?.rendered).replace(/\s*\[…\]$/, ' …') : '',
      picture: pictureOf(_embedded['wp:featuredmedia']?.[0]),
      publishedAt: instantOf(date_gmt),
      author: _embedded.author?.[0]?.name ?? '',
      categories:
        kind === 'person' ? terms.filter(({ taxonomy }) => taxonomy !== 'post_tag').map(({ name }) => wordsOf(name)) : named('category'),
      tags: named('post_tag'),
      lists: terms.flatMap(listOf),
    },
  ]
}

function listOf({ taxonomy, name, link }: z.output<typeof term>): NonNullable<FoundDocument['lists']> {
  const kind = taxonomy === 'category' ? 'category' : taxonomy === 'post_tag' ? 'tag' : undefined
  return kind && URL.canParse(link) ? [{ kind, name: wordsOf(name), address: link }] : []
}

/** What is said of a page for which one needs a password. */
export function leftOutAsLocked(title: string): string {
  return t('{title} is protected by a password there and is left out.', { title })
}

function pictureOf(found: z.output<typeof picture> | undefined): FoundPicture | undefined {
  if (!found || !URL.canParse(found.source_url)) return undefined
  return { address: found.source_url, alt: wordsOf(found.alt_text), credit: wordsOf(found.caption?.rendered).slice(0, 200) }
}

function performanceOf(
  { url, title, description, image, venue, website, cost, ...times }: z.output<typeof event>,
  problems: string[],
): FoundPerformance[] {
  const startsAt = instantOf(times.utc_start_date)
  if (!startsAt) {
    problems.push(t('{title} has no time that can be read and is left out.', { title: wordsOf(title) }))
    return []
  }
  return [
    {
      ...{
        address: url,
        title: wordsOf(title),
        html: htmlOfMarkup(description, NO_PICTURES),
        startsAt,
        endsAt: instantOf(times.utc_end_date),
      },
      picture: image && URL.canParse(image.url) ? { address: image.url, alt: '', credit: '' } : undefined,
      place: Array.isArray(venue) ? '' : wordsOf(venue.venue),
      isCancelled: times.event_status === 'canceled',
      ticketUrl: URL.canParse(website) ? website : '',
      prices: wordsOf(cost),
      ...(Array.isArray(venue)
        ? {}
        : { placeAddress: { street: wordsOf(venue.address), postalCode: venue.zip, city: wordsOf(venue.city) } }),
    },
  ]
}

/** Times of WordPress in UTC, with a space or a `T`, without an offset. */
function instantOf(time: string): string | undefined {
  const milliseconds = Date.parse(`${time.trim().replace(' ', 'T')}Z`)
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString()
}
