// The sandbox shop: a stand-in for a ticket provider, a separate process with an HTTP interface only.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { type Clock, createClock } from '../app/platform/clock/clock.ts'
import { ConfigError } from '../app/platform/config/config.ts'
import { FolderLockedError } from '../app/platform/database/folder-lock.ts'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { KEEP_ALIVE_MS } from '../app/platform/http/keep-alive.ts'
import { asConfigError } from '../app/platform/http/listen.ts'
import { createLogger } from '../app/platform/logging/logger.ts'
import { shopAdmin } from './admin.ts'
import { shopApi } from './api.ts'
import { readShopConfig, type ShopConfig } from './config.ts'
import { createFaultSwitch } from './faults.ts'
import { createHoldQueue } from './hold-queue.ts'
import { holdBatch } from './holds.ts'
import { shopPages } from './pages.ts'
import { migrateShop } from './tables.ts'

/**
 * Opens the shop and listens.
 * @returns a function that closes it
 * @throws FolderLockedError
 */
export async function openShop(config: ShopConfig, clock: Clock = createClock(config.FOYER_NOW)): Promise<() => Promise<void>> {
  const log = createLogger(config.LOG_LEVEL)
  const database = await openDatabase({ url: config.SHOP_DATABASE_URL, folder: config.SHOP_DATA_DIR, log })
  const { db } = database
  const { SITE_URL: siteUrl, SHOP_HOLD_MINUTES: holdMinutes } = config
  await migrateShop(db)
  const faults = createFaultSwitch()
  const holdQueue = createHoldQueue((performance, requests) => holdBatch(db, clock, performance, requests, holdMinutes))
  const app = new Hono()
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.route('/v1', shopApi({ db, clock, log, holdQueue, siteUrl, faults, token: config.SHOP_TOKEN, holdMinutes }))
  if (config.SHOP_TOKEN) app.route('/admin', shopAdmin({ db, clock, faults, token: config.SHOP_TOKEN, siteUrl }))
  app.route('/', shopPages({ db, clock, log, holdQueue, publicUrl: config.publicUrl, siteUrl, faults, holdMinutes }))
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const listening = serve({ fetch: app.fetch, port: config.SHOP_PORT, hostname: config.SHOP_HOST }, () => resolve(listening))
    listening.once('error', (error: Error) => {
      const names = { host: 'SHOP_HOST', port: 'SHOP_PORT' }
      reject(asConfigError(error, { host: config.SHOP_HOST, port: config.SHOP_PORT, names }))
    })
  })
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    // The site's keep-alive connections must not prevent shutdown.
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
    await database.close()
  }
}

/** Starts the shop, with graceful shutdown. Errors that an operator can fix are printed without a stack trace. */
async function start(): Promise<void> {
  try {
    const close = await openShop(readShopConfig(process.env))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().then(() => process.exit(0)))
  } catch (error) {
    const isForOperators = error instanceof ConfigError || error instanceof FolderLockedError
    console.error(isForOperators ? error.message : error)
    process.exit(1)
  }
}

if (import.meta.main) {
  // Its database is for its owner alone, as that of the house.
  process.umask(0o077)
  await start()
}
