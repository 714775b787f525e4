import type { IncomingMessage } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { moduleRegistryContext, openPreviewContext } from '../content/index.server.ts'
import { type UploadStore, uploadsContext } from '../forms/index.server.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import type { Auth, SessionUser } from '../platform/auth/auth.ts'
import { sessionUserContext } from '../platform/auth/session-context.ts'
import { verifiedSessionToken } from '../platform/auth/session-cookie.ts'
import { appSecret } from '../platform/config/secret.ts'
import { isDatabaseUnavailable } from '../platform/database/outage.ts'
import type { BaseEnv } from '../platform/http/base-app.ts'
import { callerAddress, clientAddress, clientAddressContext } from '../platform/http/client-address.ts'
import { type OutageState, outageContext, withOutage } from '../platform/http/outage-problem.ts'
import { type PageAddresses, PageServer } from '../platform/http/page-server.ts'
import { PREVIEW_HEADERS, previewTokenOf } from '../platform/http/preview-token.ts'
import { currentLocale } from '../platform/i18n/i18n.ts'
import { perLocale } from '../platform/i18n/per-locale.ts'
import { inLanguageOf } from '../platform/i18n/request-language.ts'
import { type Platform, platformContext } from '../platform/platform.ts'
import { limitPreviews, previewOpener } from '../review/index.server.ts'
import { refusalOfResultsPage } from '../search/index.server.ts'
import { answerFeed } from '../shell/feeds.server.ts'
import { redirectOf, redirectOfMissing } from '../shell/redirects.server.ts'
import type { NotFoundLog } from '../site/index.server.ts'
import { buildIn } from './build-in.ts'
import { sessionUserLookup } from './login.ts'
import { assertMethodAllowed } from './page-actions.ts'

/** Query parameters that show a draft or version to staff. */
const DRAFT = /[?&](edit|v|settings|preview)\b/

/** Pages rendered at once: while some wait for PostgreSQL, others use this processor. PGlite runs on it too, so more only delay cached pages. */
const RENDERED_AT_ONCE = { postgres: 3, pglite: 2 }

/** Longer than a page takes on a quiet site, and short enough to go unnoticed on a busy one. */
const PATIENCE_MS = 60

/** The router's server build; a function in development, where it changes. */
export type Build = ServerBuild | (() => Promise<ServerBuild>)

/** Renders a page for the caller of a request. */
export type PageRenderer = (
  platform: Platform,
  request: Request,
  who: { person: () => Promise<SessionUser | undefined>; address?: string | undefined },
) => Promise<Response>

/** Creates the page renderer from the server build. */
export function createPageRenderer(build: Build, uploads: UploadStore, mode: string): PageRenderer {
  const renderers = renderersOf(build, mode)
  return (platform, request, who) => inLanguageOf(new URL(request.url).pathname, () => renderPage(platform, request, who))

  async function renderPage(
    platform: Platform,
    request: Request,
    { person, address = '' }: Parameters<PageRenderer>[2],
  ): Promise<Response> {
    const { current, handle } = renderers()
    // Without the database redirects are unknown; the page itself then answers 503.
    const unlessDatabaseAway = (error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error
      return undefined
    }
    const redirectTarget = await redirectOf(platform, new URL(request.url)).catch(unlessDatabaseAway)
    if (redirectTarget) return redirectTarget
    assertMethodAllowed(await current(), request)
    const context = new RouterContextProvider()
    context.set(moduleRegistryContext, moduleRegistry)
    context.set(platformContext, platform)
    context.set(uploadsContext, uploads)
    context.set(clientAddressContext, address)
    context.set(sessionUserContext, person)
    context.set(
      openPreviewContext,
      previewOpener(platform, async () => (await person()) !== undefined),
    )
    const outage: OutageState = {}
    context.set(outageContext, outage)
    const page = (await answerFeed(request, context)) ?? (await handle(request, context))
    const elsewhere = page.status === 404 ? await redirectOfMissing(platform, new URL(request.url)).catch(unlessDatabaseAway) : undefined
    if (elsewhere) return elsewhere
    const answer = withOutage(page, outage, new URL(request.url).pathname.endsWith('.data'))
    return previewTokenOf(request.url) === undefined ? answer : withHeaders(answer, PREVIEW_HEADERS)
  }
}

/** The router's request handler for each language, made when it is asked for first. */
function renderersOf(build: Build, mode: string) {
  return perLocale(() => {
    const locale = currentLocale()
    const current = async () => buildIn(locale, typeof build === 'function' ? await build() : build)
    const handle = createRequestHandler(typeof build === 'function' ? current : buildIn(locale, build), mode)
    return { current, handle }
  })
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const answer = new Response(response.body, response)
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}

/** Serves pages: visitors' from the page cache, staff's and all others rendered per request. */
export function createPageHandler(
  build: Build,
  platform: Platform,
  auth: Auth,
  { renderPage, missing, addresses }: { renderPage: PageRenderer; missing: NotFoundLog; addresses: PageAddresses },
) {
  const render = (request: Request, address?: string) =>
    renderPage(platform, request, { person: sessionUserLookup(auth, request), address })
  const secret = appSecret(platform.config)
  const shared = platform.sharedCache
  const server = new PageServer({
    cache: platform.pageCache,
    origin: platform.config.publicUrl,
    addresses,
    render: (url) => render(new Request(url)),
    noteMissing: recordNotFound,
    instead: (request, key) => refusalOfResultsPage(platform, key, addressOf(request)),
    bearsSession: (cookies) => verifiedSessionToken(cookies, secret) !== undefined,
    isDatabaseUnavailable: platform.database.isUnavailable,
    renderedAtOnce: RENDERED_AT_ONCE[platform.database.kind],
    maxStaleMs: platform.config.PAGE_STALE_SECONDS * 1000,
    patienceMs: PATIENCE_MS,
    sharedHeaders: shared && ((page) => shared.headersFor(page, platform.clock.now().epochMilliseconds)),
  })
  function addressOf({ headers, socket }: IncomingMessage): string {
    return clientAddress(String(headers['x-forwarded-for'] ?? ''), socket.remoteAddress, platform.config.TRUSTED_PROXIES)
  }
  /** Records a 404, unless it is a subrequest of a page (data, pictures, icons) by its `Sec-Fetch` headers; old clients and crawlers send none. */
  function recordNotFound(request: IncomingMessage): void {
    const { method, url = '', headers } = request
    const wanted = headers['sec-fetch-dest'] ?? 'document'
    if (method !== 'GET' || wanted !== 'document' || headers['sec-purpose'] || /\.data(\?|$)/.test(url)) return
    // Requests of staff, and for drafts and versions, are not counted.
    if (DRAFT.test(url) || verifiedSessionToken(headers.cookie, secret)) return
    missing.recordResponse(url, addressOf(request))
  }

  /** Whether a request can be answered by `answer`, without the framework. In development the routes change, so pages are not cached. */
  function isPageRequest(request: IncomingMessage): boolean {
    return typeof build !== 'function' && server.isPageRequest(request)
  }

  async function handle(context: Context<BaseEnv>): Promise<Response> {
    const { incoming, outgoing } = context.env
    // In development the routes change, so pages are not cached.
    if (typeof build !== 'function' && incoming && outgoing && (await server.answerByRendering(incoming, outgoing)))
      return RESPONSE_ALREADY_SENT
    const address = callerAddress(context, platform.config)
    if (previewTokenOf(context.req.url) !== undefined) await limitPreviews(platform, address)
    const response = await render(context.req.raw, address)
    if (response.status === 404 && incoming) recordNotFound(incoming)
    const result = new Response(response.body, response)
    // A response rendered for one user must not be stored by shared caches, one for staff by no cache: the next person at the
    // same computer would find it on the way back.
    const isForStaff = verifiedSessionToken(context.req.header('cookie'), secret) !== undefined
    if (!result.headers.has('cache-control')) result.headers.set('cache-control', isForStaff ? 'private, no-store' : 'private, no-cache')
    return result
  }
  return { server, isPageRequest, handle }
}
