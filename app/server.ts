import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Auth, createAuth } from './platform/auth/auth.ts'
import { viewerContext } from './platform/auth/viewer-context.ts'
import { ConfigError, readConfig } from './platform/config/config.ts'
import { FolderLockedError } from './platform/database/folder-lock.ts'
import { createApi, limitBody, MAX_JSON_BYTES } from './platform/http/api.ts'
import { createBaseApp } from './platform/http/base-app.ts'
import { mountHealth } from './platform/http/health.ts'
import { PageServer } from './platform/http/page-server.ts'
import { Problem } from './platform/http/problem.ts'
import { mountStaticFiles } from './platform/http/static-files.ts'
import { de } from './platform/i18n/de.ts'
import { deStaff } from './platform/i18n/de-staff.ts'
import { setCatalogue, t } from './platform/i18n/i18n.ts'
import { createPlatform, type Platform, platformContext } from './platform/platform.ts'

/** Where the pieces lie that are not bundled; in the source tree the root, in a build the same root. */
const ROOT = import.meta.env.PROD ? join(dirname(fileURLToPath(import.meta.url)), '../..') : process.cwd()
const SHUTDOWN_GRACE_MS = 10_000

export type Foyer = {
  platform: Platform
  auth: Auth
  fetch(request: Request): Promise<Response>
  listen(): Promise<string>
  close(): Promise<void>
}

/**
 * Puts the house together: the one place that knows everything.
 * @param build the routes' server build; a function in development, where it changes
 */
export async function createFoyer(environment: NodeJS.ProcessEnv, build: ServerBuild | (() => Promise<ServerBuild>)): Promise<Foyer> {
  setCatalogue({ ...de, ...deStaff }, 'de')
  const config = readConfig(environment)
  const platform = await createPlatform(config, join(ROOT, 'migrations'))
  const auth = createAuth(config, platform.db)
  const app = createBaseApp(platform.log)

  mountHealth(app, platform)
  mountStaticFiles(app, join(ROOT, process.env.BUILD_DIR ?? 'build', 'client'))

  app.use(async (context, next) => {
    let viewer: ReturnType<Auth['viewerOf']> | undefined
    context.set('viewer', () => {
      viewer ??= auth.viewerOf(context.req.raw)
      return viewer
    })
    await next()
  })
  app.on(['GET', 'POST'], '/api/auth/*', (context) => auth.handle(context.req.raw))

  const api = createApi()
  api.use(limitBody(MAX_JSON_BYTES))
  for (const mountPoint of ['/api', '/:lang{de|en}/api']) app.route(mountPoint, api)
  for (const mountPoint of ['/api/*', '/:lang{de|en}/api/*', '/pageeditor-api/*', '/:lang{de|en}/pageeditor-api/*']) {
    app.all(mountPoint, () => {
      throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    })
  }

  const renderRoutes = createRequestHandler(build, config.NODE_ENV)
  async function renderPage(request: Request): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(platformContext, platform)
    let viewer: ReturnType<Auth['viewerOf']> | undefined
    context.set(viewerContext, () => {
      viewer ??= auth.viewerOf(request)
      return viewer
    })
    return renderRoutes(request, context)
  }
  const pageServer = new PageServer({
    cache: platform.pages,
    origin: config.publicUrl,
    render: (url) => renderPage(new Request(url)),
  })
  app.all('*', async (context) => {
    const { incoming, outgoing } = context.env
    if (incoming && outgoing && (await pageServer.answerByRendering(incoming, outgoing))) return RESPONSE_ALREADY_SENT
    return renderPage(context.req.raw)
  })

  const listener = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0])
  const server = createServer((request, response) => {
    if (!pageServer.answerFromMemory(request, response)) void listener(request, response)
  })
  return {
    platform,
    auth,
    fetch: async (request) => app.fetch(request),
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(config.PORT, config.HOST, () => resolve(config.publicUrl))
      }),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS)
      await closed
      clearTimeout(timer)
      await platform.close()
    },
  }
}

/** Starts the server and stops it in good order when asked to. A wrong setting ends in one sentence and exit 1. */
export async function main(build: ServerBuild): Promise<void> {
  try {
    const foyer = await createFoyer(process.env, build)
    const address = await foyer.listen()
    foyer.platform.log.info({ address }, 'Foyer is ready')
    let stopping = false
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (stopping) return
        stopping = true
        foyer.close().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
    }
  } catch (error) {
    if (error instanceof ConfigError || error instanceof FolderLockedError) console.error(error.message)
    else console.error(error)
    process.exit(1)
  }
}
