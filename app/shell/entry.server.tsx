import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { CONSENT_FRAME_ORIGINS } from '../consent/index.server.ts'
import { reportError } from '../platform/errors/error-reports.ts'
import { type AllowedHosts, contentSecurityPolicy, sealInlineScripts } from '../platform/http/content-security-policy.ts'
import { logOutage, outageContext, outageProblem } from '../platform/http/outage-problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { type Platform, platformOf } from '../platform/platform.ts'
import { REGISTER_FONTS } from '../ui/font-faces.ts'
import { HeadScriptContext, ScriptMarkerContext } from '../ui/script-marker.ts'
import { MARK_STALE_PAGE } from './cached-page.ts'
import { APPLY_CHOSEN_SCHEME } from './colour-scheme.ts'
import { DEFER_HASH } from './deferred-hash.ts'
import { FallbackErrorDocument } from './FallbackErrorBoundary.tsx'
import { takeHydrationData, withPageScripts } from './hydration-data.server.ts'
import { withPageMetadata } from './page-metadata.server.ts'
import { RECORD_EARLY_CLICKS } from './replay-early-clicks.ts'
import { lastKnownSite } from './site-online.server.ts'

const RENDER_TIMEOUT_MS = 10_000
const HEAD_SCRIPT = DEFER_HASH + APPLY_CHOSEN_SCHEME + MARK_STALE_PAGE + RECORD_EARLY_CLICKS + REGISTER_FONTS

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
  const platform = platformOf(loadContext)
  const marker = randomBytes(18).toString('base64url')
  const page = (
    <StrictMode>
      <ScriptMarkerContext value={marker}>
        <HeadScriptContext value={HEAD_SCRIPT}>
          <ServerRouter context={entryContext} url={request.url} nonce={marker} />
        </HeadScriptContext>
      </ScriptMarkerContext>
    </StrictMode>
  )
  const onError = (error: unknown) => platform.log.error({ err: error, path: new URL(request.url).pathname }, 'rendering failed')
  const rendered = await Promise.all([takeHydrationData(entryContext), renderToText(page, marker, onError)]).then(
    ([data, html]) => withPageScripts(html, entryContext, data, marker),
    (error) => {
      // A page that fails to render is rendered again by the router as an error page. If that fails, too, a minimal
      // document without scripts is sent (A §8).
      if (!entryContext.staticHandlerContext.errors) throw error
      return renderToText(<FallbackErrorDocument />, marker, onError)
    },
  )
  const withMetadata = withPageMetadata(rendered, platform, entryContext, loadContext)
  const sealed = sealInlineScripts(withMetadata, marker)
  headers.set('content-type', 'text/html; charset=utf-8')
  const sheet = entryContext.manifest.routes.root?.css?.[0]
  // The browser asks for it before it parses the head, and so before it asks for font and pictures.
  if (sheet && sealed.html.includes(sheet)) headers.set('link', `<${sheet}>; rel=preload; as=style`)
  // Vite's development client writes inline styles and scripts of its own.
  if (import.meta.env.PROD) headers.set('content-security-policy', contentSecurityPolicy(sealed.hashes, allowedHosts(platform)))
  return new Response(request.method === 'HEAD' ? null : sealed.html, { status, headers })
}

function allowedHosts({ config }: Platform): AllowedHosts {
  return { shop: originOf(config.SHOP_URL), tagManager: originOf(config.TAG_MANAGER_URL), frames: CONSENT_FRAME_ORIGINS }
}

function originOf(url: string | undefined): string | undefined {
  return url ? new URL(url).origin : undefined
}

function renderToText(element: React.ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // A page is sent whole, with every part in its place: without JavaScript nothing could move it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout)
        pipe(sink)
      },
      onShellError: reject,
      onError,
    })
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS)
  })
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
