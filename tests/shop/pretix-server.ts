import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { TestClock } from '../support/test-app.ts'
import { serveCarts } from './pretix-server/cart-routes.ts'
import { serveDates } from './pretix-server/date-routes.ts'
import { serveProducts } from './pretix-server/product-routes.ts'
import { serveRenewal } from './pretix-server/renew-page.ts'
import { serveSeats } from './pretix-server/seat-routes.ts'
import type { PretixEventSetup } from './pretix-server/setup.ts'
import { newControls, type PretixApp, type PretixControls, type PretixState } from './pretix-server/state.ts'

// A fake of pretix, corrected to what pretix itself answers. It rejects whatever pretix does not take, so that it checks
// the adapter's requests.

export const PRETIX_TOKEN = 'nur-fuer-diesen-Test'

export type PretixServer = PretixControls & {
  /** address of the organiser in the API */
  apiUrl: string
  close(): Promise<void>
}

/** Starts a server with the events of one organiser. */
export async function openPretixServer(events: PretixEventSetup[], clock: TestClock, port: number): Promise<PretixServer> {
  const server = newControls()
  const state: PretixState = { events, clock, port, server, nextId: 1 }
  const site: PretixApp = new Hono()
  const app = site.basePath('/api/v1/organizers/haus')
  admit(app, state)
  for (const serveRoutes of [serveDates, serveProducts, serveSeats, serveCarts]) serveRoutes(app, state)
  serveRenewal(site, state)
  const listening = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const opened = serve({ fetch: site.fetch, port, hostname: '127.0.0.1' }, () => resolve(opened))
  })
  return Object.assign(server, {
    apiUrl: `http://127.0.0.1:${port}/api/v1/organizers/haus`,
    async close() {
      const closed = new Promise((resolve) => listening.close(resolve))
      if ('closeAllConnections' in listening) listening.closeAllConnections()
      await closed
    },
  })
}

/** Refuses who may not ask, and fails as a test has ordered. */
function admit(app: PretixApp, { events, clock, server }: PretixState): void {
  app.use(async (context, next) => {
    context.header('date', new Date(clock.now().epochMilliseconds).toUTCString())
    const path = context.req.path.replace('/api/v1/organizers/haus', '')
    server.calls.push(`${context.req.method} ${path}`)
    if (context.req.header('authorization') !== `Token ${PRETIX_TOKEN}`) return context.json({ detail: 'Invalid token.' }, 401)
    if (!path.endsWith('/')) return context.redirect(`${context.req.path}/`, 301)
    const fault = server.provoked.findIndex((candidate) => candidate.path.test(path))
    const [input] = fault >= 0 ? server.provoked.splice(fault, 1) : []
    if (input) return context.json({ detail: 'Provoked.' }, input.status as 503, input.headers)
    return next()
  })
  app.use('/events/:event/*', async (context, next) => {
    const event = events.find(({ slug }) => slug === context.req.param('event'))
    // As for one that the key may not see.
    if (!event || server.hidden.has(event.slug)) return context.json({ detail: 'You do not have permission to perform this action.' }, 403)
    context.set('event', event)
    return next()
  })
}
