import type { OpenAPIHono } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Platform } from '../platform.ts'
import type { BaseEnv, ObserveResponse } from './base-app.ts'
import { isEqualSecret } from './csrf.ts'
import { createWriteProbe } from './write-probe.ts'

/** A server that takes longer to check its services is not ready. */
const PATIENCE_MS = 2_000

/**
 * `/healthz` (the process lives), `/readyz` (it can answer: the database does, and what is written can be kept) and `/metrics` for a Prometheus that has the key.
 * @returns what counts the responses that the app does not give itself
 */
export function mountHealth(app: OpenAPIHono<BaseEnv>, platform: Platform): ObserveResponse {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'foyer_http_request_duration_seconds',
    help: 'Duration of requests that were not answered from the page cache',
    labelNames: ['method', 'status'],
    registers: [registry],
  })
  for (const [name, read] of Object.entries({
    foyer_page_cache_hits: () => platform.pageCache.counts.hits,
    foyer_page_cache_misses: () => platform.pageCache.counts.misses,
    foyer_page_cache_pages: () => platform.pageCache.size,
  })) {
    new Gauge({
      name,
      help: name.replaceAll('_', ' '),
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  }
  new Gauge({
    name: 'foyer_jobs',
    help: 'Jobs left for later, by queue and state; failed ones wait for somebody to look at them',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      const { queues, failed } = await platform.jobs.counts()
      for (const { queue, waiting, active } of queues) {
        this.set({ queue, state: 'waiting' }, waiting)
        this.set({ queue, state: 'active' }, active)
      }
      this.set({ queue: 'failed', state: 'failed' }, failed)
    },
  })
  app.use(async (context, next) => {
    const stop = durations.startTimer({ method: context.req.method })
    await next()
    stop({ status: String(context.res.status) })
  })
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  const canWrite = createWriteProbe(platform.config.DATA_DIR)
  app.get('/readyz', async (context) => {
    if (platform.closing.aborted) return context.json({ status: 'unavailable', missing: ['closing'] }, 503)
    const [hasDatabase, hasRoom] = await Promise.all([answers(platform), canWrite()])
    const missing = [...(hasDatabase ? [] : ['database']), ...(hasRoom ? [] : ['disk'])]
    if (missing.length > 0) return context.json({ status: 'unavailable', missing }, 503)
    return context.json({ status: 'ready' })
  })
  const { METRICS_TOKEN } = platform.config
  app.get('/metrics', async (context, next) => {
    // Metrics are served only with the configured token.
    if (!METRICS_TOKEN) return next()
    if (!isEqualSecret(context.req.header('authorization') ?? '', `Bearer ${METRICS_TOKEN}`))
      return context.text('', 401, { 'www-authenticate': 'Bearer' })
    return context.text(await registry.metrics(), 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
  })
  return ({ method, status, seconds }) => durations.observe({ method, status: String(status) }, seconds)
}

/** Whether the database answers, and soon enough to be of use. */
async function answers({ db }: Platform): Promise<boolean> {
  const asked = db.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref())])
}
