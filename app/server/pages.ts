import type { IncomingMessage } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { moduleRegistryContext } from '../content/index.server.ts'
import { type UploadStore, uploadsContext } from '../forms/index.server.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import type { Auth, SessionUser } from '../platform/auth/auth.ts'
import { sessionUserContext } from '../platform/auth/session-context.ts'
import { verifiedSessionToken } from '../platform/auth/session-cookie.ts'
import { appSecret } from '../platform/config/secret.ts'
import { isDatabaseAway } from '../platform/database/outage.ts'
import type { BaseEnv } from '../platform/http/base-app.ts'
import { callerAddress, clientAddress, clientAddressContext } from '../platform/http/client-address.ts'
import { type OutageState, outageContext, withOutage } from '../platform/http/outage-problem.ts'
import { PageServer } from '../platform/http/page-server.ts'
import { type Platform, platformContext } from '../platform/platform.ts'
import { answerFeed } from '../shell/feeds.server.ts'
import { redirectOf } from '../shell/redirects.server.ts'
import type { NotFoundLog } from '../site/index.server.ts'
import { sessionUserLookup } from './login.ts'
import { assertTaken } from './page-actions.ts'

/** Addresses that show a draft or a version to staff. */
const DRAFT = /[?&](edit|v|settings)\b/

/** The routes' server build; a function in development, where it changes. */
export type Build = ServerBuild | (() => Promise<ServerBuild>)

/** Draws a page with the platform given, for whoever is asking. */
export type PageDrawer = (
  platform: Platform,
  request: Request,
  who: { person: () => Promise<SessionUser | undefined>; address?: string | undefined },
) => Promise<Response>

/** Makes what draws pages from the build. */
export function pageDrawer(build: Build, uploads: UploadStore, mode: string): PageDrawer {
  const renderRoutes = createRequestHandler(build, mode)
  return async (platform, request, { person, address = '' }) => {
    // Without the database nobody knows; the page itself says so better.
    const elsewhere = await redirectOf(platform, new URL(request.url)).catch((error) => {
      if (!isDatabaseAway(error)) throw error
    })
    if (elsewhere) return elsewhere
    assertTaken(typeof build === 'function' ? await build() : build, request)
    const context = new RouterContextProvider()
    context.set(moduleRegistryContext, moduleRegistry)
    context.set(platformContext, platform)
    context.set(uploadsContext, uploads)
    context.set(clientAddressContext, address)
    context.set(sessionUserContext, person)
    const outage: OutageState = {}
    context.set(outageContext, outage)
    const page = (await answerFeed(request, context)) ?? (await renderRoutes(request, context))
    return withOutage(page, outage, new URL(request.url).pathname.endsWith('.data'))
  }
}

/** Pages: visitors' from the page cache, staff's and everything else rendered for them alone. */
export function createPageHandler(build: Build, platform: Platform, auth: Auth, draw: PageDrawer, missing: NotFoundLog) {
  const render = (request: Request, address?: string) => draw(platform, request, { person: sessionUserLookup(auth, request), address })
  const secret = appSecret(platform.config)
  const server = new PageServer({
    cache: platform.pageCache,
    origin: platform.config.publicUrl,
    render: (url) => render(new Request(url)),
    noteMissing,
    bearsSession: (cookies) => verifiedSessionToken(cookies, secret) !== undefined,
    isDatabaseAway: platform.database.isAway,
  })
  /** What a page asks for by itself, such as data, pictures and icons, is nobody's lost address; old links and robots do not say. */
  function noteMissing({ method, url = '', headers, socket }: IncomingMessage): void {
    const wanted = headers['sec-fetch-dest'] ?? 'document'
    if (method !== 'GET' || wanted !== 'document' || headers['sec-purpose'] || /\.data(\?|$)/.test(url)) return
    // Staff try out addresses, drafts and versions; nobody is lost there.
    if (DRAFT.test(url) || verifiedSessionToken(headers.cookie, secret)) return
    missing.note(url, clientAddress(String(headers['x-forwarded-for'] ?? ''), socket.remoteAddress, platform.config.TRUSTED_PROXIES))
  }

  async function handle(context: Context<BaseEnv>): Promise<Response> {
    const { incoming, outgoing } = context.env
    // In development the routes change under the pages, so none is kept.
    if (typeof build !== 'function' && incoming && outgoing && (await server.answerByRendering(incoming, outgoing)))
      return RESPONSE_ALREADY_SENT
    const response = await render(context.req.raw, callerAddress(context, platform.config))
    if (response.status === 404 && incoming) noteMissing(incoming)
    const answer = new Response(response.body, response)
    // What was drawn for somebody alone is kept nowhere.
    if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'private, no-cache')
    return answer
  }
  return { server, handle }
}
