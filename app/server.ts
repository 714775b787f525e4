import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import {
  accountApi,
  adminApi,
  adminJobs,
  adminMediaApi,
  calendarApi,
  checkAfterWrites,
  checkApi,
  createOutsideAsker,
  dashboardApi,
  formApi,
  importApi,
  listApi,
  noteOwnAccess,
  peopleApi,
  settingsApi,
  shopDeskApi,
  watchApi,
} from './admin/index.server.ts'
import {
  bookingApi,
  bookingJobs,
  chooseShop,
  keepOffersFresh,
  type OffersKeeper,
  type Performances,
  refreshRound,
  type TicketShop,
} from './booking/index.server.ts'
import {
  contentJobs,
  moduleRuntimeContext,
  pageCards,
  pageEditorApi,
  pageSearchSource,
  readContentTexts,
  readPublicShapes,
} from './content/index.server.ts'
import { createUploadStore, formsApi, formsJobs, type UploadStore, uploadsContext } from './forms/index.server.ts'
import { articleSearchSource, isArticleOnline, magazineApi, magazineCards } from './magazine/index.server.ts'
import { codeFrames } from './modules/frames.server.ts'
import { moduleRuntime } from './modules/runtime.server.ts'
import { type Auth, createAuth, type Person } from './platform/auth/auth.ts'
import { authJobs } from './platform/auth/jobs.ts'
import { answerLoginForm } from './platform/auth/login-form.ts'
import { personContext, viewerFrom } from './platform/auth/viewer-context.ts'
import type { Clock } from './platform/clock/clock.ts'
import { readConfig } from './platform/config/config.ts'
import { startErrorReports } from './platform/errors/error-reports.ts'
import { errorReportsApi } from './platform/errors/error-reports-api.ts'
import { createApi, limitBody, MAX_JSON_BYTES } from './platform/http/api.ts'
import { mountApiDocument } from './platform/http/api-document.ts'
import { type BaseEnv, createBaseApp } from './platform/http/base-app.ts'
import { callerAddress, clientAddressContext } from './platform/http/client-address.ts'
import { CSRF_COOKIE, cookieOf, SESSION_COOKIE, STAFF_COOKIE } from './platform/http/cookies.ts'
import { newCsrfCookie } from './platform/http/csrf.ts'
import { mountErrorFiles } from './platform/http/error-files.ts'
import { mountHealth } from './platform/http/health.ts'
import { KEEP_ALIVE_MS } from './platform/http/keep-alive.ts'
import { PageServer } from './platform/http/page-server.ts'
import { Problem } from './platform/http/problem.ts'
import { mountStaticFiles } from './platform/http/static-files.ts'
import { de } from './platform/i18n/de.ts'
import { deServer } from './platform/i18n/de-server.ts'
import { deStaff } from './platform/i18n/de-staff.ts'
import { setCatalogue, t } from './platform/i18n/i18n.ts'
import { mailJobs } from './platform/mail/mailer.ts'
import { openMailTransport } from './platform/mail/transport.ts'
import { mediaApi } from './platform/media/api.ts'
import { mountMediaFiles } from './platform/media/files.ts'
import { createMediaStore, type MediaStore } from './platform/media/store.ts'
import { mediaJobs, withdrawExpired } from './platform/media/withdrawal.ts'
import { createPlatform, type Platform, platformContext } from './platform/platform.ts'
import { HUB_PATH } from './platform/routing/table.ts'
import { mountShareCards } from './platform/share-card/share-cards.ts'
import { performancesOf, programmeApi, programmeCards, programmeSearchSources } from './programme/index.server.ts'
import { createSearchIndex, type SearchIndex, searchApi, searchJobs } from './search/index.server.ts'
import { answerFeed } from './shell/feeds.server.ts'
import { redirectOf } from './shell/redirects.server.ts'
import { legalApi, legalSearchSource, readSettings, siteApi, sitePageEditorApi } from './site/index.server.ts'

/** The folder that holds `migrations/` and the build: two above the built server, else where the program was started. */
const ROOT = import.meta.env.PROD ? join(dirname(fileURLToPath(import.meta.url)), '../..') : process.cwd()
const CLIENT_FOLDER = import.meta.env.PROD ? join(dirname(fileURLToPath(import.meta.url)), '../client') : join(ROOT, 'build/client')
/** Largest form that a browser without scripts may post to a page, files and all. */
const MAX_POST_BYTES = 25 * 1024 * 1024
const SHUTDOWN_GRACE_MS = 10_000

/** The whole program, ready to listen. */
export type Foyer = {
  platform: Platform
  auth: Auth
  media: MediaStore
  /** the ticket shop; undefined when none is configured */
  shop: TicketShop | undefined
  searchIndex: SearchIndex
  /** Reads anew from the shop what is left of the coming performances. */
  refreshOffers(): Promise<void>
  /** Starts to listen and to work off what was left for later. @returns the address of the site */
  listen(): Promise<string>
  /** Stops listening, lets running requests end, closes the database. */
  close(): Promise<void>
}

export type FoyerOptions = {
  /** a clock that a test can move */
  clock?: Clock
  /** asked before everything else; development serves changed sources here */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/**
 * Puts the house together: the one place that knows everything.
 * @param build the routes' server build; a function in development, where it changes
 * @throws ConfigError, FolderLockedError
 */
export async function createFoyer(
  environment: NodeJS.ProcessEnv,
  build: ServerBuild | (() => Promise<ServerBuild>),
  options: FoyerOptions = {},
): Promise<Foyer> {
  setCatalogue({ ...de, ...deStaff, ...deServer }, 'de')
  const config = readConfig(environment)
  await startErrorReports(config)
  const platform = await createPlatform(config, join(ROOT, 'migrations'), options.clock)
  const auth = createAuth(platform, (tx, change) => noteOwnAccess(platform, tx, change))
  const media = createMediaStore(platform)
  await withdrawExpired(platform)
  const searchIndex = createSearchIndex(platform, [
    ...programmeSearchSources,
    articleSearchSource(platform, moduleRuntime),
    pageSearchSource(platform, moduleRuntime),
    legalSearchSource((tx, contentType, ids) => readContentTexts({ platform, modules: moduleRuntime, tx }, contentType, ids)),
  ])
  platform.followWrites(searchIndex.follow)
  platform.followWrites(checkAfterWrites(platform))
  await searchIndex.ensureBuilt()
  const shop = chooseShop(platform)
  const offers = shop && keepOffersFresh(platform, shop)
  const performances = performancesOf(platform)
  const uploads = createUploadStore(platform)
  const transport = openMailTransport(config)
  const readHouseName = async () => (await readSettings(platform)).design.houseName
  await platform.jobs.register([
    ...authJobs(platform),
    ...adminJobs(platform, media, {
      house: async (path) => app.fetch(new Request(new URL(path, config.publicUrl), { headers: { accept: 'text/html' } }), {}),
      outside: config.OUTSIDE_LINKS === 'on' ? createOutsideAsker() : undefined,
    }),
    ...mediaJobs(platform),
    ...contentJobs(platform),
    ...searchJobs(platform, searchIndex),
    ...formsJobs(platform, uploads),
    ...mailJobs(platform, { transport, readHouseName }),
    ...(shop ? bookingJobs(platform, shop, performances) : []),
  ])

  const app = createBaseApp(platform.log)
  mountHealth(app, platform)
  mountErrorFiles(app, platform.config.DATA_DIR)
  mountStaticFiles(app, CLIENT_FOLDER)
  mountMediaFiles(app, platform, media)
  mountShareCards(app, platform, media, { ...programmeCards, ...magazineCards, ...pageCards })
  app.use(async (context, next) => {
    const person = personLookup(auth, context.req.raw)
    context.set('person', person)
    context.set('viewer', async () => viewerFrom(await person()))
    await next()
    // Whoever has no CSRF token yet gets one with the first page or call (AMB-41).
    if (context.req.method === 'GET' && !cookieOf(context.req.header('cookie'), CSRF_COOKIE)) {
      context.header('set-cookie', newCsrfCookie(config.publicUrl.startsWith('https:')), { append: true })
    }
  })
  for (const path of ['/api/auth/*', HUB_PATH]) app.post(path, limitBody(MAX_JSON_BYTES))
  app.on(['GET', 'POST'], '/api/auth/*', async (context) =>
    withStaffHint(await auth.handle(context.req.raw, callerAddress(context, config))),
  )
  app.post(HUB_PATH, async (context) => withStaffHint(await answerLoginForm(auth, context.req.raw, callerAddress(context, config))))
  const draw = pageDrawer(build, uploads, config.NODE_ENV)
  mountApis(app, { platform, auth, media, performances, shop, offers, uploads, draw })

  const pages = createPageHandler(build, platform, auth, draw)
  app.post('*', limitBody(MAX_POST_BYTES))
  app.all('*', pages.handle)
  const listener = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0])
  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (!pages.server.answerFromMemory(request, response)) void listener(request, response)
  }
  const { middleware } = options
  const server = createServer(middleware ? (request, response) => middleware(request, response, () => answer(request, response)) : answer)
  server.keepAliveTimeout = KEEP_ALIVE_MS

  return {
    platform,
    auth,
    media,
    shop,
    searchIndex,
    refreshOffers: async () => {
      if (shop) await refreshRound(platform, shop, performances)
    },
    async listen() {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(config.PORT, config.HOST, resolve)
      })
      await platform.jobs.start()
      return config.publicUrl
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS)
      await closed
      clearTimeout(timer)
      await offers?.stop()
      await platform.close()
      transport.close()
    },
  }
}

type Services = {
  platform: Platform
  auth: Auth
  media: MediaStore
  performances: Performances
  shop: TicketShop | undefined
  offers: OffersKeeper | undefined
  uploads: UploadStore
  draw: PageDrawer
}

/** The JSON APIs of all features. Each call answers with and without the language prefix (AMB-27). */
function mountApis(
  app: ReturnType<typeof createBaseApp>,
  { platform, auth, media, performances, shop, offers, uploads, draw }: Services,
): void {
  const api = createApi()
  api.route('/', mediaApi(platform, media))
  api.route('/', adminMediaApi(platform, media))
  api.route('/', watchApi(platform, uploads))
  api.route('/', importApi(platform))
  api.route('/', formsApi(platform, uploads))
  api.use(limitBody(MAX_JSON_BYTES))
  api.route('/', bookingApi(platform, { performances, shop, offers }))
  api.route('/', programmeApi(platform))
  api.route('/', magazineApi(platform))
  api.route('/', searchApi(platform))
  api.route('/', errorReportsApi(platform))
  api.route('/', codeFrames(platform))
  api.route('/', siteApi(platform, auth))
  api.route(
    '/',
    legalApi((contentType, id) => readPublicShapes(platform, moduleRuntime, contentType, id)),
  )
  api.route('/', dashboardApi(platform))
  api.route('/', listApi(platform))
  api.route('/', calendarApi(platform, shop))
  api.route('/', checkApi(platform))
  api.route('/', shopDeskApi(platform, shop, performances))
  api.route(
    '/',
    formApi(platform, async (inside, address) => {
      const page = await draw(inside, new Request(new URL(address, platform.config.publicUrl)), { person: async () => undefined })
      return page.text()
    }),
  )
  // Before the calls of the content types, because they would take it for one of them.
  api.route('/', settingsApi(platform))
  api.route('/', adminApi(platform))
  api.route('/', peopleApi(platform))
  api.route('/', accountApi(platform))

  const editing = createApi()
  editing.use(limitBody(MAX_JSON_BYTES))
  editing.route('/', sitePageEditorApi(platform))
  editing.route('/', pageEditorApi(platform, moduleRuntime, media, { article: isArticleOnline, legal: async () => true }))

  mountApiDocument(app, platform.config.publicUrl, { '/api': api, '/pageeditor-api': editing })
  for (const prefix of ['', '/:lang{de|en}']) {
    app.route(`${prefix}/api`, api)
    app.route(`${prefix}/pageeditor-api`, editing)
    for (const path of [`${prefix}/api/*`, `${prefix}/pageeditor-api/*`]) {
      app.all(path, () => {
        throw new Problem(404, 'not_found', t('There is nothing at this address.'))
      })
    }
  }
}

/** Draws a page with the platform given, for whoever is asking. */
type PageDrawer = (
  platform: Platform,
  request: Request,
  who: { person: () => Promise<Person | undefined>; address?: string | undefined },
) => Promise<Response>

function pageDrawer(build: ServerBuild | (() => Promise<ServerBuild>), uploads: UploadStore, mode: string): PageDrawer {
  const renderRoutes = createRequestHandler(build, mode)
  return async (platform, request, { person, address = '' }) => {
    const elsewhere = await redirectOf(platform, new URL(request.url))
    if (elsewhere) return elsewhere
    const context = new RouterContextProvider()
    context.set(moduleRuntimeContext, moduleRuntime)
    context.set(platformContext, platform)
    context.set(uploadsContext, uploads)
    context.set(clientAddressContext, address)
    context.set(personContext, person)
    return (await answerFeed(request, context)) ?? renderRoutes(request, context)
  }
}

/** Pages: visitors' from the page cache, staff's and everything else rendered for them alone. */
function createPageHandler(build: ServerBuild | (() => Promise<ServerBuild>), platform: Platform, auth: Auth, draw: PageDrawer) {
  const render = (request: Request, address?: string) => draw(platform, request, { person: personLookup(auth, request), address })
  const server = new PageServer({ cache: platform.pages, origin: platform.config.publicUrl, render: (url) => render(new Request(url)) })
  async function handle(context: Context<BaseEnv>): Promise<Response> {
    const { incoming, outgoing } = context.env
    // In development the routes change under the pages, so none is kept.
    if (typeof build !== 'function' && incoming && outgoing && (await server.answerByRendering(incoming, outgoing)))
      return RESPONSE_ALREADY_SENT
    const response = await render(context.req.raw, callerAddress(context, platform.config))
    const answer = new Response(response.body, response)
    // What was drawn for somebody alone is kept nowhere.
    if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'private, no-cache')
    return answer
  }
  return { server, handle }
}

/** Asks whose session a request bears, at most once. */
function personLookup(auth: Auth, request: Request): () => Promise<Person | undefined> {
  let person: Promise<Person | undefined> | undefined
  return () => {
    person ??= auth.personOf(request)
    return person
  }
}

/** Beside the session, which scripts cannot read, a hint that they can: whether it is worth asking who is logged in. */
function withStaffHint(response: Response): Response {
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
  if (!session) return response
  const attributes = session
    .split(';')
    .slice(1)
    .filter((part) => !/^\s*httponly$/i.test(part))
  const hinted = new Response(response.body, response)
  hinted.headers.append('set-cookie', [`${STAFF_COOKIE}=1`, ...attributes].join(';'))
  return hinted
}
