import { html } from 'hono/html'
import { type OfferedPrice, type OfferedSeatGroup, SOLD_OUT } from '../offers.ts'
import type { ShownPerformance } from '../performances.ts'
import type { Rejection } from '../rejection.ts'
import type { SeatRequest } from '../seat-allocation.ts'
import type { SeatPlan } from '../stock-report.ts'
import { countTickets, formatCents, formatMoment, type Markup, type Page } from './layout.ts'
import { seatMap } from './seat-map.ts'

/** Most tickets of one kind in one form. */
const MAX_PER_PRICE = 10

type Form = Record<string, unknown>
type Shown = {
  performance: ShownPerformance
  groups: OfferedSeatGroup[]
  plans: SeatPlan[]
  holdMinutes: number
  /** submitted values, when the form is shown again */
  submitted?: Form
  nothingChosen?: boolean
  rejection?: Rejection
  /** the tickets that are in the cart although others were rejected */
  partialHold?: { cart: string; tickets: number }
}

/** The booking form of a performance with all prices, for visitors without the website's JavaScript. */
export function performancePage({
  performance,
  groups,
  plans,
  holdMinutes,
  submitted: given = {},
  nothingChosen,
  rejection: refusal,
  partialHold: taken,
}: Shown): Page {
  const head = html`<p class="when">${formatMoment(performance.starts_ms)}</p><h1>${performance.title}</h1>`
  const notice = saleNotice(performance, groups)
  const refused = refusal
    ? html`<div class="refused" role="alert"><strong>Das hat leider nicht geklappt.</strong><p>${refusal.message} Fehler ${refusal.code}.</p>${inCart(taken)}</div>`
    : ''
  if (notice) return { title: performance.title, body: html`${head}${refused}<p class="lead">${notice}</p>` }
  return {
    title: performance.title,
    body: html`${head}
      ${refused}
      ${nothingChosen ? html`<div class="refused" role="alert"><strong>Bitte wählen Sie mindestens eine Karte.</strong></div>` : ''}
      <div class="columns">
        <form method="post" class="offer">
          ${groups.map((group, rank) => groupRows(group, rank, given))}
          <p><button class="button">In den Warenkorb</button></p>
          <p class="small">Wir suchen Ihnen Plätze nebeneinander und halten sie ${holdMinutes} ${holdMinutes === 1 ? 'Minute' : 'Minuten'} frei.</p>
        </form>
        ${hall(plans)}
      </div>`,
  }
}

/** The part of an order that is in the cart although the rest was rejected. */
function inCart(taken: Shown['partialHold']): Markup | '' {
  if (!taken || taken.tickets === 0) return ''
  const lie = taken.tickets === 1 ? 'liegt' : 'liegen'
  return html`<p>${countTickets(taken.tickets)} ${lie} schon im <a href="/cart/${taken.cart}">Warenkorb</a>.</p>`
}

/** The seat map; nothing in a hall without numbered seats. */
function hall(plans: SeatPlan[]): Markup | '' {
  const seats = plans.filter((plan) => plan.is_numbered).flatMap((plan) => plan.rows.flatMap((row) => row.seats))
  const free = seats.filter((state) => state === 'free').length
  const drawing = seatMap(plans, { label: `Saalplan: ${free} von ${seats.length} Plätzen frei` })
  return (
    drawing &&
    html`<figure class="plan">${drawing}
    <figcaption class="legend small"><span class="free">frei</span><span class="sold">vergeben</span></figcaption></figure>`
  )
}

function saleNotice(performance: ShownPerformance, groups: OfferedSeatGroup[]): string | undefined {
  if (performance.is_cancelled) return 'Diese Vorstellung ist abgesagt.'
  if (performance.is_over) return 'Der Verkauf für diese Vorstellung ist beendet.'
  if (performance.is_early && performance.sale_from_ms) return `Der Vorverkauf beginnt am ${formatMoment(performance.sale_from_ms)}.`
  if (groups.every((group) => group.status === SOLD_OUT)) return 'Diese Vorstellung ist ausverkauft.'
  return undefined
}

function groupRows(group: OfferedSeatGroup, rank: number, submitted: Form): Markup {
  return html`<fieldset class="group group-${rank}">
    <legend><strong>${group.seat_group}</strong> ${group.text}</legend>
    ${
      group.status === SOLD_OUT
        ? html`<p class="said">Ausverkauft</p>`
        : html`${group.timeslots.length > 0 ? timeslotChoice(group, submitted) : ''}${group.prices.map((price) => priceRow(group, price, submitted))}`
    }
  </fieldset>`
}

function priceRow(group: OfferedSeatGroup, price: OfferedPrice, submitted: Form): Markup {
  const name = quantityField(group, price)
  return html`<label class="row">
    <span class="place"><span>${price.name}</span>${price.text ? html`<span class="small">${price.text}</span>` : ''}</span>
    <span class="price">${formatCents(Math.round(Number(price.price) * 100))}</span>
    <input type="number" name="${name}" value="${quantityIn(submitted, name)}" min="0" max="${MAX_PER_PRICE}" inputmode="numeric"
      aria-label="Anzahl ${group.seat_group}, ${price.name}">
  </label>`
}

function timeslotChoice(group: OfferedSeatGroup, submitted: Form): Markup {
  const chosen = Number(submitted[blockField(group)])
  return html`<label class="row"><span>Einlass</span>
    <select name="${blockField(group)}">${group.timeslots.map(
      (
        slot,
      ) => html`<option value="${slot.block_id}" ${slot.block_id === chosen ? 'selected' : ''} ${slot.status === SOLD_OUT ? 'disabled' : ''}>
        ${slot.time_start}\u00a0Uhr${slot.status === SOLD_OUT ? ' (ausverkauft)' : ''}</option>`,
    )}</select></label>`
}

/** Parses the form: one seat request per seat group with tickets. Fields that are not in the offer are ignored. */
export function readSeatRequests(
  form: Form,
  performance: string,
  groups: OfferedSeatGroup[],
): { seatRequests: SeatRequest[]; given: Form } {
  const seatRequests = groups.flatMap((group): SeatRequest[] => {
    const items = group.prices
      .map((price) => ({ saleType: price.sale_type_id, quantity: quantityIn(form, quantityField(group, price)) }))
      .filter((item) => item.quantity > 0)
    const block = group.timeslots.find((slot) => String(slot.block_id) === form[blockField(group)])?.block_id ?? null
    return items.length > 0 ? [{ performance, seatGroup: group.seat_group, block, items, isFromPage: true }] : []
  })
  return { seatRequests, given: form }
}

/** A form without the seat groups that the cart already holds, so that submitting it again does not book them twice. */
export function withoutHeld(form: Form, held: readonly SeatRequest[], groups: OfferedSeatGroup[]): Form {
  const names = new Set(held.map(({ seatGroup }) => seatGroup))
  const inCart = groups.filter((group) => names.has(group.seat_group))
  const fields = new Set(inCart.flatMap((group) => [blockField(group), ...group.prices.map((price) => quantityField(group, price))]))
  return Object.fromEntries(Object.entries(form).filter(([name]) => !fields.has(name)))
}

function quantityField(group: OfferedSeatGroup, price: OfferedPrice): string {
  return `quantity-${group.id}-${price.sale_type_id}`
}

function blockField(group: OfferedSeatGroup): string {
  return `block-${group.id}`
}

function quantityIn(form: Form, name: string): number {
  const quantity = Number(form[name])
  return Number.isInteger(quantity) ? Math.min(Math.max(quantity, 0), MAX_PER_PRICE) : 0
}
