import { getCookie } from 'hono/cookie'
import { isLive } from './positions.ts'
import type { PretixApp, PretixState } from './state.ts'

/** A page of the shop: renews what a cart holds, for as long as its event says. */
export function serveRenewal(site: PretixApp, state: PretixState): void {
  const { events, clock, server } = state
  site.post('/haus/:event/w/:namespace/cart/extend', async (context) => {
    server.calls.push(`POST ${context.req.path}`)
    const event = events.find(({ slug }) => slug === context.req.param('event'))
    const { csrfmiddlewaretoken: token } = await context.req.parseBody()
    if (!event || !token || getCookie(context, 'pretix_csrftoken') !== token) return context.text('CSRF-Token fehlt', 403)
    const id = context.req.query('take_cart_id') ?? ''
    if (!id.startsWith(context.req.param('namespace')) || !context.req.query('ajax')) return context.text('Seite', 400)
    const expiry = clock.now().add({ minutes: event.settings.reservation_time })
    for (const position of server.positions) {
      const isEarlier = Temporal.Instant.compare(Temporal.Instant.from(position.expires), expiry) < 0
      if (position.cart_id === id && isLive(state, position) && isEarlier) position.expires = expiry.toString()
    }
    return context.json({ success: true, expiry: expiry.toString(), price_changed: false, ready: true, started: false })
  })
}
