import { createPosition, shown } from './create-position.ts'
import { noSuch, page } from './lists.ts'
import type { PretixApp, PretixState } from './state.ts'

type Answer = { status: number; body: unknown }

/** What lies in carts. */
export function serveCarts(app: PretixApp, state: PretixState): void {
  const { server } = state
  const remembered = new Map<string, Answer>()
  app.get('/events/:event/cartpositions/', (context) => {
    const rows = server.positions.toReversed().map((position) => shown(context.var.event, position))
    return page(server, context, context.req.query('ordering') === '-datetime' ? rows : rows.toReversed())
  })
  app.get('/events/:event/cartpositions/:id/', (context) => {
    const position = server.positions.find(({ id }) => String(id) === context.req.param('id'))
    return position ? context.json(shown(context.var.event, position)) : context.json(noSuch('CartPosition'), 404)
  })
  app.delete('/events/:event/cartpositions/:id/', (context) => {
    const index = server.positions.findIndex(({ id }) => String(id) === context.req.param('id'))
    if (index < 0) return context.json(noSuch('CartPosition'), 404)
    server.positions.splice(index, 1)
    return context.body(null, 204)
  })
  app.post('/events/:event/cartpositions/bulk_create/', async (context) => {
    if (!server.fillsCarts) return context.json({ detail: 'You do not have permission to perform this action.' }, 403)
    const key = context.req.header('x-idempotency-key')
    const known = key && remembered.get(key)
    if (known) return context.json(known.body as object, known.status as 200)
    const body = await context.req.json()
    if (!Array.isArray(body)) return context.json({ error: 'Please supply a list' }, 400)
    // Older versions of pretix fail without it.
    if (body.some((input) => !('answers' in input))) return context.text('Server Error', 500)
    server.beforeTaking?.()
    server.beforeTaking = undefined
    const answer = { status: 200, body: { results: body.map((input) => createPosition(state, context.var.event, input)) } }
    if (key) remembered.set(key, answer)
    if (server.losesAnswer) {
      server.losesAnswer = false
      context.env.incoming.destroy()
    }
    return context.json(answer.body)
  })
}
