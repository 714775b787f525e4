import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../platform/config/config.ts'
import { deriveKey } from '../platform/config/secret.ts'
import { createApi, jsonBody, limitBody } from '../platform/http/api.ts'
import { notFound } from '../platform/http/problem.ts'
import type { Logger } from '../platform/logging/logger.ts'

/** Web hooks are collected for so long, in milliseconds: a single order sends three, and staff who fill a season hundreds. */
const COLLECT_MS = 3000
/** Most web hooks that are collected; of what exceeds it the next sync run learns. */
const MAX_COLLECTED = 1000
const MAX_BYTES = 16 * 1024
const KEY_LENGTH = 32
const PATH = '/shop-web-hooks'

/**
 * Where the ticket shop sends web hooks, an address that nobody can guess; undefined for a shop that sends none. Whoever
 * knows it can make the site ask the shop anew, every few seconds, and nothing else.
 */
export function webHookAddress(config: Config): string | undefined {
  return config.SHOP_KIND === 'pretix' ? `${config.publicUrl}/api${PATH}/${keyOf(config)}/` : undefined
}

/** One key for each shop. */
function keyOf(config: Config): string {
  const key = deriveKey(config, 'ticket shop web hooks')
  return createHmac('sha256', key)
    .update(config.SHOP_API_URL ?? '')
    .digest('base64url')
    .slice(0, KEY_LENGTH)
}

/**
 * The endpoint for the shop's web hooks. It answers before anything is read: a shop waits for it, perhaps within a
 * visitor's order, and repeats for days what was not received.
 * @param receive undefined where the shop sends none
 */
export function webHookApi(config: Config, receive: WebHooks['receive'] | undefined) {
  const api = createApi()
  api.post(`${PATH}/:key`, limitBody(MAX_BYTES), async (context) => {
    const [sent, expected] = [Buffer.from(context.req.param('key')), Buffer.from(keyOf(config))]
    if (!receive || sent.length !== expected.length || !timingSafeEqual(sent, expected)) throw notFound()
    receive(await jsonBody(context, z.looseObject({})))
    return context.body(null, 204)
  })
  return api
}

/** Collects the shop's web hooks. */
export type WebHooks = {
  /** Takes note of a web hook; what follows from it happens later. */
  receive(webHook: unknown): void
  /** Resolves once nothing is under way any more. What is still collected is dropped. */
  stop(): Promise<void>
}

/** @param handle carries out what follows from web hooks, one call after the other; failures are logged, as the next sync run catches up */
export function collectWebHooks(handle: (webHooks: unknown[]) => Promise<unknown>, log: Pick<Logger, 'warn'>): WebHooks {
  let collected: unknown[] = []
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  function schedule(): void {
    if (collected.length > 0 && !running) timer ??= setTimeout(run, COLLECT_MS)
  }
  function run(): void {
    const webHooks = collected
    collected = []
    timer = undefined
    running = handle(webHooks)
      .catch((error) => log.warn({ err: error }, 'web hooks of the ticket shop could not be followed'))
      .then(() => {
        running = undefined
        schedule()
      })
  }

  return {
    receive(webHook) {
      if (collected.length < MAX_COLLECTED) collected.push(webHook)
      schedule()
    },
    async stop() {
      clearTimeout(timer)
      collected = []
      await running
    },
  }
}
