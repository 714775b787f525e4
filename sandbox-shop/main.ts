// The sandbox shop: a stand-in for a ticket provider, a program of its own that is only ever spoken to over HTTP.
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { type Clock, createClock } from '../app/platform/clock/clock.ts'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { shopApi } from './api.ts'
import { readShopConfig, type ShopConfig } from './config.ts'
import { shopPages } from './pages.ts'
import { SHOP_SCHEMA } from './tables.ts'

/** Opens the shop and listens. @returns a function that closes it */
export async function openShop(config: ShopConfig, clock: Clock = createClock(config.FOYER_NOW)): Promise<() => Promise<void>> {
  const database = await openDatabase({ url: config.SHOP_DATABASE_URL, folder: config.SHOP_DATA_DIR })
  for (const statement of SHOP_SCHEMA.split(';').filter((part) => part.trim())) await database.execute(statement)
  const app = new Hono()
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.route('/v1', shopApi(database.db, clock, config.publicUrl))
  app.route('/', shopPages(database.db, clock, config.SITE_URL))
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const listening = serve({ fetch: app.fetch, port: config.SHOP_PORT, hostname: config.SHOP_HOST }, () => resolve(listening))
  })
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    // The site keeps its connections open; they must not keep the shop alive.
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
    await database.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const close = await openShop(readShopConfig(process.env))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().then(() => process.exit(0)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
