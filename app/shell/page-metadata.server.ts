import type { EntryContext, RouterContextProvider } from 'react-router'
import type { BreadcrumbList, Organization, Thing, WebSite, WithContext } from 'schema-dts'
import { unescapeHtml } from '../platform/format/escape-html.ts'
import { getPageMetadata, type PageMetadata, renderMetaTags } from '../platform/http/page-metadata.ts'
import { currentLocale, t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import { type LayoutData, namedAsInMenu, OWN_HEADER_SHEET } from '../site/index.ts'
import type { Crumb } from '../ui/Breadcrumb.tsx'
import { ARCHIVO } from '../ui/main-fonts.ts'
import { LAYOUTS_OF_VISITORS } from './constants.ts'
import { describePage } from './page-description.server.ts'
import { alternateLinks } from './variants/variants.server.ts'

const CONTEXT = 'https://schema.org'
const END_OF_HEAD = '</head>'

/** Inserts the page metadata at the end of a page's head. An error page gets nothing but `noindex`. */
export function withPageMetadata(
  html: string,
  { config }: Pick<Platform, 'config'>,
  { staticHandlerContext }: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): string {
  // A staging instance is not indexed (A §1).
  const robots = config.SEARCH_ENGINES === 'on' ? '' : '<meta name="robots" content="none"/>'
  const head = robots + lookOf(staticHandlerContext) + headTagsOf(html, staticHandlerContext, loadContext, config.publicUrl)
  // A replacer function, because a title may contain replacement patterns such as `$&`.
  return html.replace(END_OF_HEAD, () => head + END_OF_HEAD)
}

/**
 * The style sheets of a header that was chosen and of the theatre's own look, last, so that its tokens replace those of the
 * program; and the faces that the page is set in, which the browser would otherwise ask for only when it has read the sheets.
 * React renders none of it, and so needs to know none of it in the browser.
 */
function lookOf({ loaderData }: EntryContext['staticHandlerContext']): string {
  const { look, lookFonts = [], hasNoArchivo, header } = (loaderData.root as { frame?: LayoutData } | undefined)?.frame ?? {}
  const fonts = [...(hasNoArchivo ? [] : [ARCHIVO.url]), ...lookFonts].map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous" fetchpriority="low"/>`,
  )
  const sheets = [...(header ? [OWN_HEADER_SHEET] : []), ...(look ? [look] : [])].map((href) => `<link rel="stylesheet" href="${href}"/>`)
  return [...fonts, ...sheets].join('')
}

function headTagsOf(
  html: string,
  { loaderData, matches, errors }: EntryContext['staticHandlerContext'],
  loadContext: Readonly<RouterContextProvider>,
  origin: string,
): string {
  const { frame } = (loaderData.root ?? {}) as { frame?: LayoutData }
  const name = frame?.houseName
  const route = matches.at(-1)?.route.id
  if (errors || !name || !route) return ''
  const description = describePage(html, route, name)
  const described = description ? `<meta name="description" content="${description}"/>` : ''
  const { breadcrumb } = (loaderData[route] ?? {}) as { breadcrumb?: Crumb[] }
  const jsonLd =
    route === 'home' ? siteJsonLd({ origin, name }) : breadcrumb ? [breadcrumbJsonLd(namedAsInMenu(breadcrumb, frame?.menu), origin)] : []
  const path = matches.at(-1)?.pathname ?? ''
  const isForVisitors = matches.some((match) => LAYOUTS_OF_VISITORS.has(match.route.id))
  const metadata = getPageMetadata(loadContext) ?? (isForVisitors ? metadataInHead(html + described, path) : null)
  return (
    described +
    alternateLinks(loaderData, metadata?.path ?? path, origin, metadata?.languages) +
    renderMetaTags(metadata, jsonLd, { origin, name, look: frame && lookVersion(frame) })
  )
}

/** The metadata of a page that sets none, from what stands in its head anyway: so every page that is passed on has a title. */
function metadataInHead(html: string, path: string): PageMetadata {
  const find = (pattern: RegExp) => unescapeHtml(pattern.exec(html)?.[1] ?? '')
  return { title: find(/<title>([^<]*)<\/title>/), description: find(/<meta name="description" content="([^"]*)"/), path }
}

/** What changes when the look does: the marks of style sheet and logo, which name their content. */
function lookVersion({ look, logo }: LayoutData): string | undefined {
  return [look, logo?.src].flatMap((file) => /house\/[a-z]+-([\w-]+)\./.exec(file ?? '')?.[1] ?? []).join('.') || undefined
}

/** JSON-LD of the theatre and its site, on the home page. */
function siteJsonLd({ origin, name }: { origin: string; name: string }): WithContext<Thing>[] {
  const url = origin + link('home')
  const house: WithContext<Organization> = { '@context': CONTEXT, '@type': 'Organization', name, url, logo: `${origin}/icon.svg` }
  const website: WithContext<WebSite> = { '@context': CONTEXT, '@type': 'WebSite', name, url, inLanguage: currentLocale() }
  return [house, website]
}

/** The breadcrumb of a page, starting at home; the last step is the page itself and needs no address. */
function breadcrumbJsonLd(crumbs: Crumb[], origin: string): WithContext<BreadcrumbList> {
  // A step without an address is text on the page and left out of the JSON-LD.
  const steps = [{ title: t('Home'), url: link('home') }, ...crumbs.filter(({ url }, index) => url || index === crumbs.length - 1)]
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, url }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: title,
      ...(url && index < steps.length - 1 ? { item: origin + url } : {}),
    })),
  }
}
