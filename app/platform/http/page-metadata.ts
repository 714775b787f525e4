import { createContext, type RouterContextProvider } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'
import { escapeHtml } from '../format/escape-html.ts'
import { perLocale } from '../i18n/per-locale.ts'
import { type AnnouncedLanguages, canonicalAddress } from '../routing/canonical-address.ts'

/** An image for link previews; `path` is a path of the site. */
export type PreviewImage = { path: string; width: number; height: number; alt: string }

/**
 * Metadata of a page for search engines, link previews (Open Graph) and feed readers (JSON-LD, alternate links). Written
 * into the head by the server alone, so visitors' scripts do not carry it.
 */
export type PageMetadata = {
  title: string
  description: string
  /** the page's own path */
  path: string
  type?: string
  /** those in which it is announced to search engines; left out for all languages of the site */
  languages?: AnnouncedLanguages
  picture?: PreviewImage | undefined
  /** when an article came out, with UTC offset */
  publishedAt?: string
  /** calendars and feeds that belong to the page */
  feeds?: { type: 'text/calendar' | 'application/atom+xml'; title: string; path: string }[]
  /** JSON-LD: what the page is about, as schema.org types */
  structuredData?: WithContext<Thing>[]
}

const pageMetadataContext = createContext<PageMetadata | null>(null)

/** Sets the metadata of the page, in its loader; the last call of a request wins. */
export function setPageMetadata(context: Readonly<RouterContextProvider>, metadata: PageMetadata): void {
  context.set(pageMetadataContext, metadata)
}

/** The metadata that the loaders of a request have set. */
export function getPageMetadata(context: Readonly<RouterContextProvider>): PageMetadata | null {
  return context.get(pageMetadataContext)
}

/** Open Graph writes languages with a country. */
const openGraphLocale = perLocale((locale) => locale.replace('-', '_'))

/** `look`: another one for each look of the theatre; left out for the default one. */
type Site = { origin: string; name: string; look?: string | undefined }

/** The meta, link and JSON-LD elements for the head of a page. */
export function renderMetaTags(metadata: PageMetadata | null, things: WithContext<Thing>[], site: Site): string {
  const all = [...(metadata?.structuredData ?? []), ...things]
  const script = all.length > 0 ? `<script type="application/ld+json">${jsonInScript(all.length === 1 ? all[0] : all)}</script>` : ''
  return (metadata ? previewTags(metadata, site) : '') + script
}

function previewTags(
  { title, description, path, type = 'website', languages, picture, publishedAt, feeds = [] }: PageMetadata,
  { origin, name, look }: Site,
): string {
  // A picture in the theatre's colours has another address with each look, since those who show links keep it.
  const drawn = look && picture?.path.startsWith('/share/') ? `?look=${look}` : ''
  const properties: [string, string | number | undefined][] = [
    ['og:site_name', name],
    ['og:locale', openGraphLocale()],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonicalAddress(origin, path, languages)],
    ['og:image', picture && origin + picture.path + drawn],
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
