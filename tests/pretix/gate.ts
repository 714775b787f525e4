import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'

/**
 * What happens at the gate to requests whose path contains a text, so many times: it answers itself, loses pretix's answer,
 * or sends another body in its place.
 */
const refusalSchema = z.object({
  path: z.string(),
  status: z.int().default(200),
  retryAfter: z.string().optional(),
  garbledAs: z.string().optional(),
  losesAnswer: z.boolean().default(false),
  times: z.int(),
})
type Refusal = z.input<typeof refusalSchema>
/** A request that reached the gate, by milliseconds since the epoch. */
const callSchema = z.object({ at: z.number(), method: z.string(), path: z.string(), status: z.int() })
type Call = z.infer<typeof callSchema>

/** How a pretix is stopped and started. */
type Switch = { halt(): Promise<void>; resume(): Promise<void> }

/**
 * A server before pretix's API, as hosted shops have one: it limits rates, which pretix itself does not, and notes every
 * call. Under `/gate/` it takes orders from the tests.
 */
export async function openGate(port: number, pretixUrl: string, pretix: Switch): Promise<{ close(): void }> {
  const refusals: z.infer<typeof refusalSchema>[] = []
  const calls: Call[] = []
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.post('/gate/refuse', async (context) => {
    refusals.push(refusalSchema.parse(await context.req.json()))
    return context.json({})
  })
  app.get('/gate/calls', (context) => context.json(calls.splice(0)))
  app.post('/gate/halt', async (context) => context.json(await pretix.halt().then(() => ({}))))
  app.post('/gate/resume', async (context) => context.json(await pretix.resume().then(() => ({}))))
  app.all('/api/*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const note = (status: number) => calls.push({ at: Date.now(), method: context.req.method, path: pathname + search, status })
    const refusal = refusals.find(({ path, times }) => times > 0 && pathname.includes(path))
    if (refusal) refusal.times--
    if (refusal && !refusal.losesAnswer && refusal.garbledAs === undefined) {
      note(refusal.status)
      if (refusal.retryAfter !== undefined) context.header('retry-after', refusal.retryAfter)
      return context.json({ detail: 'refused by the gate' }, refusal.status as 429)
    }
    const headers = new Headers(context.req.raw.headers)
    for (const name of ['host', 'connection', 'content-length']) headers.delete(name)
    // pretix's server closes idle connections without saying when.
    headers.set('connection', 'close')
    const hasBody = !['GET', 'HEAD'].includes(context.req.method)
    const sent = { method: context.req.method, headers, ...(hasBody ? { body: await context.req.text() } : {}) }
    const answer = await fetch(pretixUrl + pathname + search, sent).catch(() => undefined)
    note(answer?.status ?? 0)
    if (refusal?.garbledAs !== undefined) return context.body(refusal.garbledAs, 200, { 'content-type': 'application/json' })
    if (refusal) context.env.incoming.destroy()
    // A proxy whose shop is away says so.
    return answer ? new Response(answer.body, { status: answer.status, headers: answer.headers }) : context.text('', 502)
  })
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const opened = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => resolve(opened))
  })
  return { close: () => void server.close() }
}

/** What the tests ask of a gate. */
export type GateOrders = {
  refuse(refusal: Refusal): Promise<void>
  calls(): Promise<Call[]>
  halt(): Promise<void>
  resume(): Promise<void>
}

/** @param url the gate's address */
export function ordersTo(url: string): GateOrders {
  const post = async (order: string, body?: unknown) => {
    const response = await fetch(`${url}/gate/${order}`, { method: 'POST', ...(body ? { body: JSON.stringify(body) } : {}) })
    if (!response.ok) throw new Error(`the gate refused ${order}: ${response.status}`)
  }
  return {
    refuse: (refusal) => post('refuse', refusal),
    halt: () => post('halt'),
    resume: () => post('resume'),
    calls: async () => z.array(callSchema).parse(await (await fetch(`${url}/gate/calls`)).json()),
  }
}
