import { createContext, type RouterContextProvider } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'
import { escapeHtml } from '../format/escape-html.ts'

/** A picture for previews of links; its address is a path of the site. */
export type PreviewImage = { path: string; width: number; height: number; alt: string }

/**
 * What a page says to those who do not look at it: search engines, previews of links, feed readers. The server alone
 * writes it into the head, so visitors' scripts neither carry it nor make script elements of it.
 */
export type PageMetadata = {
  title: string
  description: string
  /** the page's own path */
  path: string
  type?: string
  picture?: PreviewImage | undefined
  /** when an article came out, with UTC offset */
  publishedAt?: string
  /** calendars and feeds that belong to the page */
  feeds?: { type: 'text/calendar' | 'application/atom+xml'; title: string; path: string }[]
  /** what the page is about, in the words of schema.org */
  structuredData?: WithContext<Thing>[]
}

const pageMetadataContext = createContext<PageMetadata | null>(null)

/** Called by a page's loader; the last call of a request counts. */
export function setPageMetadata(context: Readonly<RouterContextProvider>, told: PageMetadata): void {
  context.set(pageMetadataContext, told)
}

/** What the loaders of a request have said. */
export function getPageMetadata(context: Readonly<RouterContextProvider>): PageMetadata | null {
  return context.get(pageMetadataContext)
}

type Site = { origin: string; name: string }

/** The elements for the head of a page. */
export function renderMetaTags(told: PageMetadata | null, things: WithContext<Thing>[], site: Site): string {
  const all = [...(told?.structuredData ?? []), ...things]
  const script = all.length > 0 ? `<script type="application/ld+json">${jsonInScript(all.length === 1 ? all[0] : all)}</script>` : ''
  return (told ? previewTags(told, site) : '') + script
}

function previewTags(
  { title, description, path, type = 'website', picture, publishedAt, feeds = [] }: PageMetadata,
  { origin, name }: Site,
): string {
  const properties: [string, string | number | undefined][] = [
    ['og:site_name', name],
    ['og:locale', 'de_DE'],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin + path],
    ['og:image', picture && origin + picture.path],
    ['og:image:width', picture?.width],
    ['og:image:height', picture?.height],
    ['og:image:alt', picture?.alt],
    ['article:published_time', publishedAt],
  ]
  return [
    ...properties.flatMap(([property, content]) =>
      content ? [`<meta property="${property}" content="${escapeHtml(String(content))}"/>`] : [],
    ),
    picture ? '<meta name="twitter:card" content="summary_large_image"/>' : '',
    ...feeds.map((feed) => `<link rel="alternate" type="${feed.type}" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.path)}"/>`),
  ].join('')
}

/** JSON in which nothing can end the script element around it. */
function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
