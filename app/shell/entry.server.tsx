import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import { CONSENT_FRAME_ORIGINS } from '../consent/index.server.ts'
import { openedPreview } from '../content/index.server.ts'
import { documentKey, type RenderedDocument } from '../platform/cache/document-cache.ts'
import type { FragmentRendering } from '../platform/cache/fragment-cache.ts'
import { reportError } from '../platform/errors/error-reports.ts'
import { type AllowedHosts, contentSecurityPolicy, sealInlineScripts } from '../platform/http/content-security-policy.ts'
import { logOutage, outageContext, outageProblem } from '../platform/http/outage-problem.ts'
import { getPageMetadata } from '../platform/http/page-metadata.ts'
import { t } from '../platform/i18n/i18n.ts'
import { type Platform, platformOf } from '../platform/platform.ts'
import type { LayoutData } from '../site/index.ts'
import { LAYOUTS_OF_VISITORS } from './constants.ts'
import { FallbackErrorDocument } from './FallbackErrorBoundary.tsx'
import { takeHydrationData, withPageScripts } from './hydration-data.server.ts'
import { withPageMetadata } from './page-metadata.server.ts'
import { withPreviewBar } from './preview-bar.server.ts'
import { renderPage, renderWhenLoaded } from './render-page.server.tsx'
import { lastKnownSite } from './site-online.server.ts'
import { withUntranslatedMarked } from './untranslated.server.ts'
import { withVariants } from './variants/variants.server.ts'

/** By which the server knows its own inline scripts. It is removed from every page, so none can be made to look like one. */
const SCRIPT_MARKER = randomBytes(18).toString('base64url')

/**
 * Adds what stands above the main content of visitors' pages and is no part of what React renders. Elsewhere, on error pages
 * and in the admin area, main content lies deeper than in the body, and React lets nothing stand there that it has not rendered.
 */
function withWhatStandsAboveMain(html: string, { staticHandlerContext: { loaderData, errors, matches } }: EntryContext): string {
  if (errors || !matches.some(({ route }) => LAYOUTS_OF_VISITORS.has(route.id))) return html
  return withVariants(withUntranslatedMarked(html, loaderData), loaderData, SCRIPT_MARKER)
}

/**
 * Renders a page to complete HTML, with a content security policy that allows exactly the server's own inline scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  throwOutage(loadContext)
  const { documentCache } = platformOf(loadContext)
  const data = await takeHydrationData(entryContext)
  const key =
    isShared(request, entryContext) && !openedPreview(loadContext)
      ? documentKey(request.url, data, JSON.stringify(getPageMetadata(loadContext)))
      : undefined
  const known = key && documentCache.get(key)
  // A page's data can be read without a turn of the event loop. Cached pages are answered between reading and rendering.
  if (!known) await setImmediate()
  const document = known || (await renderDocument(request, entryContext, loadContext, data))
  if (key && !known && document.isWhole) documentCache.set(key, document)
  for (const [name, value] of Object.entries(document.headers)) headers.set(name, value)
  return new Response(request.method === 'HEAD' ? null : document.html, { status, headers })
}

/** Whether a rendering may use what others have left: visitors' pages are the same for everybody, staff's may not be. */
function isShared({ headers }: Request, { staticHandlerContext: { errors } }: EntryContext): boolean {
  return !errors && !headers.has('cookie')
}

/** Renders a page, its scripts and its metadata. */
async function renderDocument(
  request: Request,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
  data: string,
): Promise<RenderedDocument> {
  const platform = platformOf(loadContext)
  let isWhole = true
  function onError(error: unknown): void {
    isWhole = false
    platform.log.error({ err: error, path: new URL(request.url).pathname }, 'rendering failed')
  }
  const fragments = isShared(request, entryContext) ? fragmentsOf(entryContext, platform) : undefined
  const rendered = await renderPage(entryContext, request.url, { marker: SCRIPT_MARKER, fragments, onError }).then(
    (html) => withPageScripts(withWhatStandsAboveMain(html, entryContext), entryContext, data, SCRIPT_MARKER),
    (error) => {
      // A page that fails to render is rendered again by the router as an error page. If that fails, too, a minimal
      // document without scripts is sent (A §8).
      if (!entryContext.staticHandlerContext.errors) throw error
      return renderWhenLoaded(<FallbackErrorDocument />, SCRIPT_MARKER, onError)
    },
  )
  const page = withPageMetadata(rendered, platform, entryContext, loadContext)
  const { html, hashes } = sealInlineScripts(withPreviewBar(page, openedPreview(loadContext), SCRIPT_MARKER), SCRIPT_MARKER)
  const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' }
  const sheet = entryContext.manifest.routes.root?.css?.[0]
  // The browser asks for it before it parses the head, and so before it asks for font and pictures.
  if (sheet && html.includes(sheet)) headers.link = `<${sheet}>; rel=preload; as=style`
  // Vite's development client writes inline styles and scripts of its own.
  if (import.meta.env.PROD) headers['content-security-policy'] = contentSecurityPolicy(hashes, allowedHosts(platform))
  return { html: Buffer.from(html), headers, isWhole }
}

/** Fragments may depend on the layout data. */
function fragmentsOf({ staticHandlerContext }: EntryContext, { fragmentCache }: Platform): FragmentRendering | undefined {
  const { frame } = (staticHandlerContext.loaderData.root ?? {}) as { frame?: LayoutData }
  return frame && fragmentCache.begin(frame)
}

function allowedHosts({ config }: Platform): AllowedHosts {
  return { shop: originOf(config.SHOP_URL), tagManager: originOf(config.TAG_MANAGER_URL), frames: CONSENT_FRAME_ORIGINS }
}

function originOf(url: string | undefined): string | undefined {
  return url ? new URL(url).origin : undefined
}

/** Logs errors of loaders and actions with the path at which they happened. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (request.signal.aborted) return
  // A wrong request is not an error of the application.
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (error instanceof Response) return
  const outage = outageProblem(error)
  if (outage) {
    context.get(outageContext).problem = outage
    logOutage(outage, platformOf(context).log)
    return
  }
  platformOf(context).log.error({ err: error, path: new URL(request.url).pathname }, 'loader failed')
  reportError(error)
}

/** Makes the router render its error page during an outage, once, with a message that it is temporary. */
function throwOutage(context: Readonly<RouterContextProvider>): void {
  const outage = context.get(outageContext)
  if (!outage.problem || outage.isShown) return
  outage.isShown = true
  const { status, message } = outage.problem
  const house = lastKnownSite(platformOf(context))
  throw Response.json({ message: status === 503 ? t('Website offline') : message, ...(house ? { house } : {}) }, { status })
}
