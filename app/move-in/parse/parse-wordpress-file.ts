import { DOMParser } from 'linkedom'
import type { FoundDocument, FoundPerformance, FoundPicture, FoundSite } from '../found-site.ts'
import { wordsOf } from './document-object-model.ts'
import { isOwnType, kindOfOwnType } from './own-types.ts'
import { htmlOfMarkup } from './wordpress-markup.ts'

/** The file is none that WordPress exports. */
export class NoWordPressFile extends Error {}

/** What a file holds, the titles of what only whoever has a password may read, and how many pages are not public there. */
export type WordPressFile = FoundSite & { locked: string[]; notPublic: number }

/** Reads what WordPress exports (WXR): published pages and posts, pictures, and the dates of The Events Calendar. @throws NoWordPressFile */
export function parseWordPressFile(xml: string): WordPressFile {
  if (!/<rss[\s>]/.test(xml.slice(0, 5000)) || !xml.includes('wordpress.org/export/')) throw new NoWordPressFile()
  const document = new DOMParser().parseFromString(xml, 'text/xml') as unknown as XMLDocument
  const items = [...document.getElementsByTagName('item')].map(itemOf)
  const pictures = new Map(items.filter(({ type }) => type === 'attachment').map((item) => [item.id, pictureOf(item)]))
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  const published = items.filter((item) => item.status === 'publish' && !isProtected(item))
  return {
    kind: 'wordpress-file',
    name: wordsOf(document.getElementsByTagName('title')[0]),
    documents: published.flatMap((item) => documentOf(item, pictures)),
    performances: published.flatMap((item) => performanceOf(item, pictures, titles)),
    problems: [],
    locked: items.filter(isProtected).map(({ title }) => title),
    notPublic: items.filter(({ type, status }) => isPage(type) && NOT_PUBLIC.includes(status)).length,
  }
}

/** States in which only those who are logged in see a page there. */
const NOT_PUBLIC = ['draft', 'pending', 'private', 'future']

function isPage(type: string): boolean {
  return type === 'page' || type === 'post' || type === 'tribe_events' || isOwnType(type)
}

function isProtected({ isLocked, status }: Item): boolean {
  return isLocked && status === 'publish'
}

type Item = {
  /** only for whoever has a password */
  isLocked: boolean
  id: string
  type: string
  status: string
  title: string
  address: string
  html: string
  lead: string
  publishedAt: string | undefined
  author: string
  categories: string[]
  tags: string[]
  attachment: string
  meta: ReadonlyMap<string, string>
}

function itemOf(item: Element): Item {
  const value = (name: string) => item.getElementsByTagName(name)[0]?.textContent?.trim() ?? ''
  const terms = (domain: string) =>
    [...item.getElementsByTagName('category')].filter((term) => term.getAttribute('domain') === domain).map((term) => wordsOf(term))
  return {
    isLocked: value('wp:post_password') !== '',
    id: value('wp:post_id'),
    type: value('wp:post_type'),
    status: value('wp:status'),
    title: wordsOf(value('title')),
    address: value('link'),
    html: paragraphs(value('content:encoded')),
    lead: wordsOf(value('excerpt:encoded')),
    publishedAt: instantOf(value('wp:post_date_gmt')),
    author: value('dc:creator'),
    categories: terms('category'),
    tags: terms('post_tag'),
    attachment: value('wp:attachment_url'),
    meta: new Map(
      [...item.getElementsByTagName('wp:postmeta')].map((meta) => [
        meta.getElementsByTagName('wp:meta_key')[0]?.textContent?.trim() ?? '',
        meta.getElementsByTagName('wp:meta_value')[0]?.textContent?.trim() ?? '',
      ]),
    ),
  }
}

/** Texts of the old editor separate paragraphs by an empty line and have no elements for them. */
function paragraphs(html: string): string {
  if (/<(?:p|!--\s*wp:)[\s>]?/i.test(html)) return html
  return html
    .split(/\n\s*\n/)
    .map((part) => (/^\s*<(?:h\d|ul|ol|table|figure|blockquote|div)/i.test(part) ? part : `<p>${part.replace(/\n/g, '<br>')}</p>`))
    .join('\n')
}

/** `2024-05-01 18:00:00` in UTC. */
function instantOf(time: string): string | undefined {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(time) ?? []
  if (!day || !clock || day.startsWith('0000')) return undefined
  return `${day}T${clock}Z`
}

function pictureOf({ attachment, title, lead, meta }: Item): FoundPicture {
  return { address: attachment, alt: meta.get('_wp_attachment_image_alt') || title, credit: lead.slice(0, 200) }
}

function ownPicture({ meta }: Item, pictures: ReadonlyMap<string, FoundPicture>): FoundPicture | undefined {
  const picture = pictures.get(meta.get('_thumbnail_id') ?? '')
  return picture?.address ? picture : undefined
}

function documentOf(item: Item, pictures: ReadonlyMap<string, FoundPicture>): FoundDocument[] {
  const { type, address, title, lead, publishedAt, author, categories, tags } = item
  if ((type !== 'page' && type !== 'post' && !isOwnType(type)) || !title || !URL.canParse(address)) return []
  const kind = type === 'post' ? 'article' : kindOfOwnType(type)
  const html = htmlOfMarkup(item.html, pictures)
  return [{ kind, address, title, lead, html, publishedAt, author, categories, tags, picture: ownPicture(item, pictures) }]
}

function performanceOf(item: Item, pictures: ReadonlyMap<string, FoundPicture>, titles: ReadonlyMap<string, string>): FoundPerformance[] {
  const { type, address, title, meta } = item
  const html = htmlOfMarkup(item.html, pictures)
  const startsAt = instantOf(meta.get('_EventStartDateUTC') ?? '')
  if (type !== 'tribe_events' || !title || !startsAt || !URL.canParse(address)) return []
  return [
    {
      ...{ address, title, html, startsAt, picture: ownPicture(item, pictures) },
      endsAt: instantOf(meta.get('_EventEndDateUTC') ?? ''),
      place: titles.get(meta.get('_EventVenueID') ?? '') ?? '',
      isCancelled: meta.get('_tribe_events_status') === 'canceled',
      ticketUrl: meta.get('_EventURL') ?? '',
    },
  ]
}
