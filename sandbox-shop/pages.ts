import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { z } from 'zod'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { HALLS, SALE_TYPES, ticketPrice } from './halls.ts'
import { checkOut, type HeldTicket, holdTickets, offersOf, Refusal, releaseSeat, ticketsOf } from './stock.ts'
import { styleSheet } from './style.ts'

const dateFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
const euro = (cents: number) => `${(cents / 100).toFixed(2).replace(/\.00$/, '').replace('.', ',')}\u00a0€`

/** The shop's pages for people, in the look of the house; everything works without JavaScript. */
export function shopPages(db: Database, clock: Clock, siteUrl: string) {
  const pages = new Hono()

  pages.get('/', (context) =>
    context.html(
      layout(
        'Kartenshop',
        html`<h1>Kartenshop</h1><p>Wählen Sie eine Vorstellung im <a href="${siteUrl}/de/spielplan" target="_top">Spielplan</a>.</p>`,
      ),
    ),
  )

  pages.get('/performances/:id', async (context) => {
    const id = context.req.param('id')
    const groups = (await offersOf(db, clock, [id]))[id]
    if (!groups) return context.html(layout('Nicht gefunden', html`<h1>Diese Vorstellung gibt es hier nicht</h1>`), 404)
    const rows = groups.map(
      (
        group,
      ) => html`<li><span><strong>${group.seat_group}</strong><br>${group.text} · ${group.prices[0]?.price.replace('.', ',')}\u00a0€</span>
      ${
        group.status === 0
          ? html`<span>Ausverkauft</span>`
          : html`<form method="post"><input type="hidden" name="group" value="${group.seat_group}">
      <label>Anzahl <input type="number" name="quantity" value="2" min="1" max="10" required></label><button>In den Warenkorb</button></form>`
      }</li>`,
    )
    return context.html(layout('Karten', html`<h1>Karten</h1><ul>${rows}</ul>`))
  })

  pages.post('/performances/:id', async (context) => {
    const form = z
      .object({ group: z.string().max(80), quantity: z.coerce.number().int().min(1).max(10) })
      .safeParse(await context.req.parseBody())
    if (!form.success) return context.redirect(context.req.path)
    try {
      const { cart } = await holdTickets(db, clock, {
        cart: null,
        performance: context.req.param('id'),
        seatGroup: form.data.group,
        saleTypes: [1],
        quantities: [form.data.quantity],
        idempotencyKey: randomUUID(),
      })
      return context.redirect(`/cart/${cart}`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return context.html(
        layout(
          'Karten',
          html`<h1>Das hat leider nicht geklappt</h1><p>Fehler ${error.code}. Es sind nicht genügend zusammenhängende Plätze frei.</p><p><a href="">Zurück zur Auswahl</a></p>`,
        ),
        409,
      )
    }
  })

  pages.get('/cart/:id{[0-9a-f-]{36}}', async (context) => {
    const tickets = await ticketsOf(db, clock, context.req.param('id'))
    if (tickets.length === 0)
      return context.html(
        layout(
          'Warenkorb',
          html`<h1>Warenkorb</h1><p>Ihr Warenkorb ist leer, oder die Reservierung ist abgelaufen.</p><p><a href="${siteUrl}/de/spielplan" target="_top">Zum Spielplan</a></p>`,
        ),
      )
    return context.html(layout('Warenkorb', cartBody(context.req.param('id'), tickets, clock)))
  })
  pages.post('/cart/:id{[0-9a-f-]{36}}/release', async (context) => {
    const { seat } = z.object({ seat: z.coerce.number().int() }).parse(await context.req.parseBody())
    await releaseSeat(db, context.req.param('id'), seat)
    return context.redirect(`/cart/${context.req.param('id')}`)
  })
  pages.post('/cart/:id{[0-9a-f-]{36}}/checkout', async (context) => {
    try {
      const sold = await checkOut(db, clock, context.req.param('id'))
      return context.html(
        layout(
          'Danke',
          html`<h1>Danke!</h1><p>${sold === 1 ? 'Eine Karte ist' : `${sold} Karten sind`} gekauft. In diesem Übungsshop wurde nichts bezahlt.</p><p><a href="${siteUrl}/de" target="_top">Zurück zum Haus</a></p>`,
        ),
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return context.html(
        layout(
          'Abgelaufen',
          html`<h1>Die Reservierung ist abgelaufen</h1><p>Fehler ${error.code}. Bitte wählen Sie Ihre Karten noch einmal.</p>`,
        ),
        409,
      )
    }
  })
  return pages
}

function cartBody(cart: string, tickets: HeldTicket[], clock: Clock) {
  const until = Math.min(
    ...tickets.map((ticket) => (ticket.held_until instanceof Date ? ticket.held_until.getTime() : Date.parse(String(ticket.held_until)))),
  )
  const minutes = Math.max(1, Math.ceil((until - clock.now().epochMilliseconds) / 60_000))
  const total = tickets.reduce((sum, ticket) => sum + centsOf(ticket), 0)
  return html`<h1>Warenkorb</h1>
    <p>Ihre Karten sind noch ${minutes} Minuten reserviert.</p>
    <ul>${tickets.map(
      (
        ticket,
      ) => html`<li><span><strong>${ticket.title}</strong><br>${dateFormat.format(new Date(ticket.starts_at))} Uhr<br>${placeOf(ticket)} · ${SALE_TYPES.find((type) => type.id === ticket.sale_type)?.name}</span>
      <span>${euro(centsOf(ticket))}<form method="post" action="/cart/${cart}/release"><input type="hidden" name="seat" value="${ticket.seat}"><button class="plain">Entfernen</button></form></span></li>`,
    )}</ul>
    <p class="total"><span>${tickets.length} ${tickets.length === 1 ? 'Karte' : 'Karten'}</span><span>${euro(total)}</span></p>
    <form method="post" action="/cart/${cart}/checkout"><button>Zahlungspflichtig bestellen</button></form>
    <p>Dies ist ein Übungsshop: Es wird nichts abgebucht.</p>`
}

function planOf(ticket: HeldTicket) {
  return HALLS[ticket.hall]?.find((group) => group.name === ticket.seat_group)
}

function centsOf(ticket: HeldTicket): number {
  const plan = planOf(ticket)
  const saleType = SALE_TYPES.find((type) => type.id === ticket.sale_type)
  return plan && saleType ? Math.round(Number(ticketPrice(plan, saleType)) * 100) : 0
}

function placeOf(ticket: HeldTicket): string {
  return planOf(ticket)?.numbered ? `${ticket.seat_group}, Reihe ${ticket.row_number}, Platz ${ticket.seat_number}` : ticket.seat_group
}

function layout(title: string, body: unknown) {
  return html`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="none"><title>${title}</title><style>${raw(styleSheet)}</style></head><body><main>${body}</main></body></html>`
}
