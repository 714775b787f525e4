import type { FoundDocument, FoundPerformance, FoundPicture } from '../found-site.ts'
import { parseDocument, wordsOf } from './document-object-model.ts'

/** What one page of any site holds. */
export type ParsedPage = {
  /** undefined where the page has no text of its own, as a page that only lists dates */
  document: FoundDocument | undefined
  performances: FoundPerformance[]
  /** absolute addresses that it links to */
  links: string[]
  siteName: string
}

/** Schema.org's words for something that takes place. */
const EVENT_TYPES = /^(?:\w*Event|Festival)$/
const ARTICLE_TYPES = /^(?:\w*Article|BlogPosting)$/
const NO_CONTENT = 'nav, header, footer, aside, script, style, noscript, [role="navigation"], [role="banner"], [role="contentinfo"]'
const MAX_LEAD = 1000
/** How sites say without JSON-LD that a page is an article: by its date, or as themes of WordPress mark posts. */
const POST = 'body.single-post, article.type-post, main.type-post, meta[property="article:published_time"]'
/** A page for which one needs a password holds nothing but the question for it. */
const LOCKED = 'form.post-password-form'

/** Reads a page of another site: its main part, its pictures, and what it says to search engines. */
export function parsePage(html: string, address: string): ParsedPage {
  const document = parseDocument(html)
  const things = thingsOf(document)
  const performances = things.filter((thing) => isA(thing, EVENT_TYPES)).flatMap((thing) => performanceOf(thing, address))
  const article = things.find((thing) => isA(thing, ARTICLE_TYPES))
  const links = [...document.querySelectorAll('a[href]')].flatMap((link) => URL.parse(link.getAttribute('href') ?? '', address)?.href ?? [])
  const siteName =
    meta(document, 'og:site_name') ||
    wordsOf(document.querySelector('title'))
      .split(/\s[|–-]\s/)
      .at(-1) ||
    ''
  const picture = pictureAt(meta(document, 'og:image'), address)
  const isPost = article !== undefined || document.querySelector(POST) !== null
  const isLocked = document.querySelector(LOCKED) !== null
  const main = document.querySelector('main, [role="main"], article') ?? document.body
  for (const element of main.querySelectorAll(NO_CONTENT)) element.remove()
  const heading = main.querySelector('h1') ?? document.querySelector('h1')
  const title = wordsOf(heading) || wordsOf(document.querySelector('title'))
  const publishedAt =
    instant(article?.datePublished) ?? instant(meta(document, 'article:published_time')) ?? (isPost ? instant(timeIn(main)) : undefined)
  heading?.remove()
  if (isLocked || !title || !wordsOf(main)) return { document: undefined, performances, links, siteName }
  return {
    document: {
      kind: isPost ? 'article' : 'page',
      ...{ address, title, html: main.innerHTML, picture },
      lead: article ? text(article.description).slice(0, MAX_LEAD) : '',
      publishedAt,
      author: text(nameOf(article?.author)),
      categories: [text(article?.articleSection)].filter(Boolean),
      tags: [],
    },
    performances,
    links,
    siteName,
  }
}

type Thing = Record<string, unknown>

/** Everything that a page says as JSON-LD, whatever its nesting. */
function thingsOf(document: Document): Thing[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => flat(parsed(script.textContent ?? '')))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function flat(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(flat)
  if (typeof value !== 'object' || value === null) return []
  const thing = value as Thing
  return [thing, ...flat(thing['@graph']), ...flat(thing.subEvent), ...flat(thing.itemListElement), ...flat(thing.item)]
}

function isA(thing: Thing, types: RegExp): boolean {
  return [thing['@type']].flat().some((type) => typeof type === 'string' && types.test(type))
}

function performanceOf(thing: Thing, page: string): FoundPerformance[] {
  const title = text(thing.name)
  const startsAt = instant(thing.startDate)
  if (!title || !startsAt) return []
  const address = URL.parse(text(thing.url), page)?.href ?? page
  return [
    {
      ...{ address, title, startsAt, html: text(thing.description), endsAt: instant(thing.endDate) },
      picture: pictureAt(text(first(thing.image, 'url')), page),
      place: text(nameOf(thing.location)),
      isCancelled: /EventCancelled/.test(text(thing.eventStatus)),
      ticketUrl: URL.parse(text(first(thing.offers, 'url')), page)?.href ?? '',
    },
  ]
}

/** The value, or that of the first of several; of an object one of its properties. */
function first(value: unknown, property: string): unknown {
  const [one] = [value].flat()
  return typeof one === 'object' && one !== null ? (one as Thing)[property] : one
}

function nameOf(value: unknown): unknown {
  return first(value, 'name')
}

function text(value: unknown): string {
  return typeof value === 'string' ? wordsOf(value) : ''
}

/** An ISO date and time with its offset as an instant; undefined for a day or for what is none. */
function instant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/T\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/i.test(value)) return undefined
  const time = Date.parse(value)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

function timeIn(main: Element): string | undefined {
  return main.querySelector('time[datetime]')?.getAttribute('datetime') ?? undefined
}

function meta(document: Document, name: string): string {
  return document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? ''
}

function pictureAt(source: string, page: string): FoundPicture | undefined {
  const address = source ? URL.parse(source, page)?.href : undefined
  return address ? { address, alt: '', credit: '' } : undefined
}
