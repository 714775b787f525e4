import { html } from 'hono/html'
import type { CartTicket } from '../carts.ts'
import { SALE_TYPES } from '../halls.ts'
import type { SeatPlan } from '../stock-report.ts'
import { countTickets, formatCents, formatMoment, formatTime, type Markup, type Page } from './layout.ts'
import { seatMap } from './seat-map.ts'

type Cart = {
  cart: string
  tickets: CartTicket[]
  secondsLeft: number
  canExtend: boolean
  /** the hall of each performance that has numbered seats in the cart, by the performance's id */
  plans: ReadonlyMap<string, SeatPlan[]>
  siteUrl: string
}

/** The cart: tickets by performance, time left, and payment. */
export function cartPage({ cart, tickets, secondsLeft, canExtend, plans, siteUrl }: Cart): Page {
  const endsAt = Math.min(...tickets.map((ticket) => ticket.held_until_ms))
  const cents = tickets.reduce((sum, ticket) => sum + ticket.cents, 0)
  return {
    title: 'Warenkorb',
    body: html`<h1>Warenkorb</h1>
      <div class="columns">
        <div>${ticketLists(tickets, { cart, plans })}</div>
        <aside class="pay" aria-label="Bezahlen">
          <p class="held"><span class="clock" data-seconds-left="${secondsLeft}" aria-hidden="true">${clockOf(secondsLeft)}</span>
            <span>Reserviert bis ${formatTime(endsAt)}</span></p>
          ${
            canExtend
              ? html`<form method="post" action="/cart/${cart}/extension"><button class="plain">Länger reservieren</button></form>`
              : ''
          }
          <p class="total"><span>${countTickets(tickets.length)}</span><span>${formatCents(cents)}</span></p>
          <form method="post" action="/cart/${cart}/pay" class="stack">
            <fieldset>
              <legend>Zahlungsart</legend>
              <label><input type="radio" name="method" value="card" checked> Kreditkarte (nur zur Übung)</label>
              <label><input type="radio" name="method" value="debit"> Lastschrift (nur zur Übung)</label>
            </fieldset>
            <button class="button">Zahlungspflichtig bestellen</button>
          </form>
          <form method="post" action="/cart/${cart}/release"><button class="plain">Warenkorb leeren</button></form>
          <p class="small"><a href="${siteUrl}/de/spielplan" target="_top">Weitere Karten aussuchen</a></p>
        </aside>
      </div>`,
  }
}

/** An empty or expired cart. */
export function emptyCartPage(siteUrl: string): Page {
  return {
    title: 'Warenkorb',
    body: html`<h1>Warenkorb</h1>
      <p class="lead">Ihr Warenkorb ist leer, oder die Zeit ist um, für die er reserviert war. Freie Plätze finden Sie im Spielplan.</p>
      <p><a class="button" href="${siteUrl}/de/spielplan" target="_top">Zum Spielplan</a></p>`,
  }
}

/** The confirmation of a purchase. */
export function thanksPage(tickets: CartTicket[], siteUrl: string): Page {
  return {
    title: 'Danke',
    body: html`<h1>Danke!</h1>
      <p class="lead">${tickets.length === 1 ? 'Ihre Karte ist' : `Ihre ${countTickets(tickets.length)} sind`} gekauft. Wir freuen uns auf Sie.</p>
      ${ticketLists(tickets)}
      <p><a class="button" href="${siteUrl}/de" target="_top">Zurück zum Haus</a></p>`,
  }
}

function ticketLists(tickets: CartTicket[], { cart, plans }: Partial<Pick<Cart, 'cart' | 'plans'>> = {}): Markup[] {
  return [...Map.groupBy(tickets, (ticket) => ticket.performance).values()].map(
    (group) => html`<section class="performance">
      <h2>${group[0]?.title ?? ''}</h2>
      <p class="when">${formatMoment(group[0]?.starts_ms ?? 0)}</p>
      <ul>${group.map((ticket) => ticketRow(ticket, cart))}</ul>
      ${ownSeats(group, plans?.get(group[0]?.performance ?? ''))}
    </section>`,
  )
}

/** The seats of a cart in the seat map of a performance. */
function ownSeats(tickets: CartTicket[], plans: SeatPlan[] = []): Markup | '' {
  const numbered = tickets.filter((ticket) => ticket.is_numbered)
  const own = new Set(numbered.map((ticket) => `${ticket.seat_group}/${ticket.row_number}/${ticket.seat_number}`))
  const drawing = seatMap(plans, { label: `Saalplan: ${numbered.map(placeOf).join('; ')}`, own })
  return (
    drawing &&
    html`<details class="own-seats"><summary>Plätze im Saalplan zeigen</summary>
    <figure class="plan">${drawing}
      <figcaption class="legend small"><span class="own">Ihre Plätze</span><span class="free">frei</span><span class="sold">vergeben</span></figcaption>
    </figure></details>`
  )
}

function ticketRow(ticket: CartTicket, cart?: string): Markup {
  const saleType = SALE_TYPES.find((type) => type.id === ticket.sale_type)?.name ?? ''
  return html`<li>
    <span class="place"><strong>${placeOf(ticket)}</strong><span class="small">${ticket.seat_group}, ${ticket.description} · ${saleType}${ticket.code ? ` · Code ${ticket.code}` : ''}</span></span>
    <span class="price">${formatCents(ticket.cents)}</span>
    ${
      cart
        ? html`<form method="post" action="/cart/${cart}/release">
          <input type="hidden" name="ticket" value="${ticket.id}">
          <button class="plain" aria-label="${placeOf(ticket)} entfernen">Entfernen</button>
        </form>`
        : ''
    }
  </li>`
}

function placeOf(ticket: CartTicket): string {
  const place = ticket.is_numbered ? `Reihe ${ticket.row_number}, Platz ${ticket.seat_number}` : 'Freie Platzwahl'
  return ticket.time_start ? `${place}, Einlass ${ticket.time_start}\u00a0Uhr` : place
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
