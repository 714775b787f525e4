import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { z } from 'zod'
import { syncOffers, syncSales } from './booking/index.server.ts'
import { pageCards } from './content/index.server.ts'
import { mountIdentityFiles, mountIdentityIcons, readShareLook } from './identity/index.server.ts'
import { magazineCards } from './magazine/index.server.ts'
import { readConfig } from './platform/config/config.ts'
import { appSecret } from './platform/config/secret.ts'
import { startErrorReports } from './platform/errors/error-reports.ts'
import { limitBody } from './platform/http/api.ts'
import { answerObserved, createBaseApp } from './platform/http/base-app.ts'
import { closeServer } from './platform/http/close-server.ts'
import { mountEmptyErrorPages, mountErrorPages } from './platform/http/error-pages.ts'
import { mountHealth } from './platform/http/health.ts'
import { KEEP_ALIVE_MS } from './platform/http/keep-alive.ts'
import { listenAt } from './platform/http/listen.ts'
import { normalizeRequest } from './platform/http/normalize-request.ts'
import { mountStaticFiles } from './platform/http/static-files.ts'
import { DEFAULT_LOCALE, setCatalogue } from './platform/i18n/i18n.ts'
import { issueText } from './platform/i18n/issue-text.ts'
import { inLanguageOf, openLanguages } from './platform/i18n/request-language.ts'
import { mountMediaFiles } from './platform/media/files.ts'
import { mountOgImages } from './platform/og-image/og-images.ts'
import { programmeCards } from './programme/index.server.ts'
import { mountApis } from './server/apis.ts'
import { mountLanguageOfBrowser } from './server/language-of-browser.ts'
import { mountLogin } from './server/login.ts'
import { createPageAddresses } from './server/page-addresses.ts'
import { type Build, createPageHandler, createPageRenderer } from './server/pages.ts'
import { closeServices, openServices, type ReplacedServices, registerJobs, type Services } from './server/services.ts'
import { mountWellKnown } from './server/well-known.ts'
import { mountOfflinePage } from './shell/offline-page/offline-page.server.tsx'
import { preloadSite } from './shell/site-online.server.ts'
import { createNotFoundLog } from './site/index.server.ts'
import { serverTexts } from './texts/server-texts.ts'

/** The folder that holds `migrations/` and the build: two above the built server, else where the program was started. */
const ROOT = import.meta.env.PROD ? join(dirname(fileURLToPath(import.meta.url)), '../..') : process.cwd()
/** What browsers load as files. In development Vite serves scripts and styles, so that nothing has to be built. */
const CLIENT_FOLDER = import.meta.env.PROD ? join(dirname(fileURLToPath(import.meta.url)), '../client') : join(ROOT, 'public')
/** Largest form that a browser without scripts may post to a page, files and all. */
const MAX_POST_BYTES = 25 * 1024 * 1024

/** The server with its services, ready to listen. */
export type Foyer = Pick<Services, 'platform' | 'auth' | 'media' | 'shop' | 'searchIndex'> & {
  /** Reads the offers of all upcoming performances from the ticket shop; nothing without a shop. */
  refreshOffers(): Promise<void>
  /** Reads from the ticket shop how many tickets are sold; nothing without a shop. */
  refreshSales(): Promise<void>
  /** Answers a request, for a program that listens itself. */
  answer(request: IncomingMessage, response: ServerResponse): void
  /** Starts to work through queued jobs. */
  work(): Promise<void>
  /** Starts to listen and to work. @returns the URL of the site */
  listen(): Promise<string>
  /**
   * Stops listening, waits for running requests, closes the services.
   * @param drainMs how long requests are still accepted while kept connections end (`closeServer`); 0 by default
   */
  close(drainMs?: number): Promise<void>
}

/** What the program itself never passes: its tests replace services. */
export type FoyerOptions = ReplacedServices

/**
 * The composition root: opens the services, registers jobs and mounts all routes.
 * @param build React Router's server build; a function in development, where it changes
 * @throws ConfigError, DamagedSecret, FolderLockedError; DatabaseUnavailable or a failed query when the database becomes unavailable meanwhile. All
 *   services are closed then.
 */
export async function createFoyer(environment: NodeJS.ProcessEnv, build: Build, options: FoyerOptions = {}): Promise<Foyer> {
  setCatalogue(serverTexts(DEFAULT_LOCALE), DEFAULT_LOCALE)
  z.config({ customError: issueText })
  const config = readConfig(environment)
  openLanguages(config.LOCALES, serverTexts)
  await startErrorReports(config)
  // Before anything is opened: a secret that is damaged is said, and nothing is written with it.
  appSecret(config)
  const services = await openServices(config, join(ROOT, 'migrations'), options)
  const { platform, auth, media, shop, searchIndex, performances } = services
  const answers = mountHouse(services, build)
  try {
    await registerJobs(services, (request) => answers.fetch(request, {}))
    await preloadSite(platform)
  } catch (error) {
    await closeServices(services).catch(() => {})
    throw error
  }
  const answer = answerWith(answers)
  const server = createServer(answer)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  return {
    platform,
    auth,
    media,
    shop,
    searchIndex,
    refreshOffers: async () => {
      if (shop) await syncOffers(platform, shop, performances)
    },
    refreshSales: async () => {
      if (shop) await syncSales(platform, shop, performances)
    },
    answer,
    work: () => platform.jobs.start(),
    async listen() {
      await listenAt(server, { host: config.HOST, port: config.PORT, names: { host: 'HOST', port: 'PORT' } })
      await platform.jobs.start()
      return config.publicUrl
    },
    async close(drainMs = 0) {
      platform.beginClosing()
      await closeServer(server, drainMs)
      await closeServices(services)
    },
  }
}

type Answers = {
  fetch: ReturnType<typeof createBaseApp>['fetch']
  /** @returns whether a cached page was sent */
  answerPage(request: IncomingMessage, response: ServerResponse): boolean
}

/** Mounts everything that has a URL: files, login, APIs and, for all other URLs, pages. */
function mountHouse(services: Services, build: Build): Answers {
  const { platform, auth, media, uploads } = services
  const app = createBaseApp(platform.log, platform.config.publicUrl)
  const observe = mountHealth(app, platform)
  mountErrorPages(app, platform.config.DATA_DIR)
  mountIdentityIcons(app, platform)
  mountStaticFiles(app, CLIENT_FOLDER)
  mountIdentityFiles(app, platform)
  mountEmptyErrorPages(app)
  mountMediaFiles(app, platform, media)
  mountOgImages(app, platform, media, { ...programmeCards, ...magazineCards, ...pageCards }, readShareLook)
  mountOfflinePage(app, platform)
  mountLogin(app, services)
  mountWellKnown(app, platform)
  const hasLanguageOfBrowser = mountLanguageOfBrowser(app, platform.config.LOCALES)
  const draw = createPageRenderer(build, uploads, platform.config.NODE_ENV)
  const missing = createNotFoundLog(platform)
  mountApis(app, services, draw, missing)
  const addresses = createPageAddresses(platform, app, readdirSync(CLIENT_FOLDER))
  const pages = createPageHandler(build, platform, auth, { renderPage: draw, missing, addresses })
  app.post('*', limitBody(MAX_POST_BYTES))
  app.all('*', pages.handle)
  return {
    fetch: app.fetch,
    answerPage(request, response) {
      if (hasLanguageOfBrowser(request.url ?? '')) return false
      if (pages.server.answerFromMemory(request, response)) return true
      if (!pages.isPageRequest(request)) return false
      void answerObserved(request, response, {
        log: platform.log,
        observe,
        answer: () => pages.server.answerByRendering(request, response),
      })
      return true
    },
  }
}

/** Answers from the caches where they can, else through the framework, in the language of the address. */
function answerWith({ fetch, answerPage }: Answers): Foyer['answer'] {
  const listener = getRequestListener(fetch as Parameters<typeof getRequestListener>[0])
  return (request, response) => {
    if (!normalizeRequest(request, response)) return
    inLanguageOf(request.url ?? '/', () => {
      if (!answerPage(request, response)) void listener(request, response)
    })
  }
}
