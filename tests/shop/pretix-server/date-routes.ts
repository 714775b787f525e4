import { z } from 'zod'
import { noSuch, page } from './lists.ts'
import type { PretixEventSetup, Subevent } from './setup.ts'
import type { PretixApp, PretixContext, PretixState } from './state.ts'

/** Events and their dates, settings and orders. */
export function serveDates(app: PretixApp, { events, clock, port, server }: PretixState): void {
  const visible = () => events.filter(({ slug }) => !server.hidden.has(slug))
  const isInRange = (context: PretixContext, date: string) => {
    const { date_from_after: from, date_from_before: until } = context.req.query()
    const at = Date.parse(date)
    return (!from || at >= Date.parse(from)) && (!until || at <= Date.parse(until))
  }
  app.get('/events/', (context) => {
    const isAsked = ({ subevents, date_from }: PretixEventSetup) =>
      isInRange(context, date_from) && String(subevents.length > 0) === context.req.query('has_subevents')
    const rows = visible()
      .filter(isAsked)
      .map(({ slug, date_from }) => ({ slug, date_from }))
    return page(server, context, rows)
  })
  app.get('/subevents/', (context) => {
    const dates = visible().flatMap(({ slug, subevents }) => subevents.map((subevent) => ({ ...subevent, event: slug })))
    const asked = dates.filter(({ date_from }) => isInRange(context, date_from))
    return page(
      server,
      context,
      asked.toSorted((a, b) => Date.parse(a.date_from) - Date.parse(b.date_from)),
    )
  })
  app.get('/events/:event/', (context) => {
    const { items, quotas, vouchers, seats, seatingPlans, subevents, settings, categories, orders, ...event } = context.var.event
    const public_url = `http://127.0.0.1:${port}/haus/${event.slug}/`
    return context.json({ ...event, public_url, has_subevents: subevents.length > 0, name: { de: event.slug } })
  })
  app.get('/events/:event/orders/:code/', (context) => {
    const dates = context.var.event.orders[context.req.param('code')]
    if (!dates) return context.json({ detail: 'Not found.' }, 404)
    const positions = dates.map((subevent) => ({ subevent }))
    return context.json(context.req.query('include') === 'positions.subevent' ? { positions } : { email: 'gast@example.org', positions })
  })
  app.get('/events/:event/settings/', (context) => context.json(context.var.event.settings))
  app.get('/events/:event/subevents/', (context) => {
    const isComing = ({ date_from, date_to }: Subevent) =>
      Temporal.Instant.compare(Temporal.Instant.from(date_to ?? date_from), clock.now()) >= 0
    const since = context.req.query('modified_since')
    const isChanged = ({ last_modified }: Subevent) =>
      !since || Temporal.Instant.compare(Temporal.Instant.from(last_modified), Temporal.Instant.from(since)) >= 0
    // Dates know no `If-Modified-Since`.
    const answer = page(
      server,
      context,
      context.var.event.subevents.filter((subevent) => isComing(subevent) && isChanged(subevent)),
    )
    if (answer.ok) answer.headers.set('x-page-generated', clock.now().toString())
    return answer
  })
  app.get('/events/:event/subevents/:id/', (context) => {
    const subevent = context.var.event.subevents.find(({ id }) => String(id) === context.req.param('id'))
    return subevent ? context.json(subevent) : context.json(noSuch('SubEvent'), 404)
  })
  app.patch('/events/:event/subevents/:id/', async (context) => {
    const subevent = context.var.event.subevents.find(({ id }) => String(id) === context.req.param('id'))
    if (!subevent) return context.json(noSuch('SubEvent'), 404)
    const { active } = z.strictObject({ active: z.boolean() }).parse(await context.req.json())
    Object.assign(subevent, { active, last_modified: clock.now().toString() })
    return context.json(subevent)
  })
}
