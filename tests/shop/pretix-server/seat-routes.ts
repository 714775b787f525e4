import { noSuch, page } from './lists.ts'
import { isLive } from './positions.ts'
import type { Seat } from './setup.ts'
import type { PretixApp, PretixState } from './state.ts'

/** Seating plans, and the seats of events and dates. */
export function serveSeats(app: PretixApp, state: PretixState): void {
  const { events, server } = state
  app.get('/seatingplans/:id/', (context) => {
    const id = Number(context.req.param('id'))
    const layout = events.map(({ seatingPlans }) => seatingPlans[id]).find(Boolean)
    return layout ? context.json({ id, name: layout.name, layout }) : context.json(noSuch('SeatingPlan'), 404)
  })
  for (const path of ['/events/:event/seats/', '/events/:event/subevents/:subevent/seats/']) {
    app.get(path, (context) => {
      const isSeries = context.var.event.subevents.length > 0
      const elsewhere = isSeries ? 'Please use the subevent-specific endpoint' : 'This event has no subevents'
      if (isSeries !== path.includes('subevents')) return context.json({ detail: elsewhere }, 404)
      const { zone_name, row_name, is_available, blocked } = context.req.query()
      const isAsked = (seat: Seat) => (!zone_name || seat.zone_name === zone_name) && (!row_name || seat.row_name === row_name)
      const isOpenAs = (seat: Seat) => blocked === undefined || String(seat.blocked) === blocked
      const rows = context.var.event.seats
        .filter((seat) => isAsked(seat) && isOpenAs(seat))
        .map(({ ordered, ...seat }, id) => ({
          ...{ id, row_label: null, seat_label: null, voucher: null, ...seat },
          orderposition: ordered ? 1 : null,
          cartposition: server.positions.find((position) => isLive(state, position) && position.seat === seat.seat_guid)?.id ?? null,
        }))
      if (!is_available) return page(server, context, rows)
      const isFree = (seat: (typeof rows)[number]) => seat.orderposition === null && seat.cartposition === null
      return page(
        server,
        context,
        rows.filter((seat) => String(isFree(seat)) === is_available),
      )
    })
  }
}
