import { html } from 'hono/html'
import { FAULTS, type Fault } from '../faults.ts'
import type { GroupStock, Hold, SeatPlan } from '../stock-report.ts'
import { countTickets, formatCents, formatMoment, type Markup, type Page } from './layout.ts'
import { seatMap } from './seat-map.ts'

type Shown = { fault: Fault; stock: GroupStock[]; holds: Hold[]; now: Temporal.Instant }

/** The operator's page: active fault, holds and stock. Refreshes automatically. */
export function adminPage({ fault, stock, holds, now }: Shown): Page {
  return {
    title: 'Kasse',
    script: 'admin',
    body: html`<h1>Kasse</h1>
      <section class="performance" aria-labelledby="faults">
        <h2 id="faults">Störung</h2>
        <form method="post" action="/admin/fault" class="faults">
          ${Object.entries(FAULTS).map(
            ([name, label]) =>
              html`<button name="fault" value="${name}" class="choice" aria-pressed="${String(name === fault)}">${label}</button>`,
          )}
        </form>
      </section>
      <div data-live>
        ${holdList(holds, now)}
        ${stockTable(stock)}
      </div>`,
  }
}

function holdList(holds: Hold[], now: Temporal.Instant): Markup {
  return html`<section class="performance" aria-labelledby="holds">
    <h2 id="holds">Reserviert</h2>
    ${
      holds.length === 0
        ? html`<p class="said">Niemand hält gerade Karten.</p>`
        : html`<table class="holds"><thead><tr><th scope="col">Vorstellung</th><th scope="col">Karten</th><th scope="col">Betrag</th><th scope="col">noch</th></tr></thead>
        <tbody>${holds.map(
          (hold) => html`<tr><th scope="row">${hold.titles}</th><td>${hold.tickets}</td><td>${formatCents(hold.cents)}</td>
          <td>${clockOf(hold.held_until_ms - now.epochMilliseconds)}</td></tr>`,
        )}</tbody></table>`
    }
  </section>`
}

function stockTable(stock: GroupStock[]): Markup {
  const performances = [...Map.groupBy(stock, (group) => group.performance).values()]
  return html`<section class="performance" aria-labelledby="stock">
    <h2 id="stock">Bestand</h2>
    <p class="legend stock-legend small"><span class="sold">verkauft</span><span class="held">reserviert</span><span class="free">frei</span></p>
    <table class="stock"><thead><tr><th scope="col">Kategorie</th><th scope="col"><span class="visually-hidden">Anteile</span></th>
      <th scope="col">frei</th><th scope="col">reserviert</th><th scope="col">verkauft</th><th scope="col">Einnahmen</th></tr></thead>
    ${performances.map(
      ([first, ...others]) =>
        first &&
        html`<tbody>
        <tr><th scope="rowgroup" colspan="6"><a href="/admin/performances/${first.performance}">${first.title}</a>
          <span class="small">${formatMoment(first.starts_ms)}</span></th></tr>
        ${[first, ...others].map(stockRow)}
      </tbody>`,
    )}</table>
  </section>`
}

function stockRow(group: GroupStock): Markup {
  return html`<tr><th scope="row">${group.seat_group}</th><td>${shareBar(group)}</td>
    <td>${group.total - group.sold - group.held}</td><td>${group.held}</td><td>${group.sold}</td><td>${formatCents(group.revenue_cents)}</td></tr>`
}

/** The sold and held shares of a seat group as a bar, with figures. */
function shareBar({ total, sold, held }: GroupStock): Markup {
  const part = (count: number) => ((count / Math.max(total, 1)) * 100).toFixed(2)
  return html`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <path class="sold" d="M0 0h${part(sold)}v1h-${part(sold)}z" /><path class="held" d="M${part(sold)} 0h${part(held)}v1h-${part(held)}z" /></svg>`
}

/** The seat maps of one performance with the state of every seat. */
export function adminSeatsPage(title: string, startsMs: number, plans: SeatPlan[]): Page {
  const counts = (['free', 'held', 'sold'] as const).map(
    (state) => plans.flatMap((plan) => plan.rows.flatMap((row) => row.seats)).filter((seatState) => seatState === state).length,
  )
  const [free = 0, held = 0, sold = 0] = counts
  return {
    title,
    script: 'admin',
    body: html`<p class="when">${formatMoment(startsMs)}</p><h1>${title}</h1>
      <div data-live class="seats">
        <p class="legend"><span class="free">frei: ${free}</span><span class="held">reserviert: ${held}</span><span class="sold">verkauft: ${sold}</span></p>
        ${seatMap(plans, { label: `Saalplan: ${countTickets(free)} frei`, showsHeld: true })}
        ${plans.filter((plan) => !plan.is_numbered).map(placesOf)}
      </div>
      <p><a href="/admin">Zurück zur Kasse</a></p>`,
  }
}

function placesOf(plan: SeatPlan): Markup {
  const seats = plan.rows.flatMap((row) => row.seats)
  const free = seats.filter((state) => state === 'free').length
  return html`<p>${plan.seat_group}${plan.time_start ? `, Einlass ${plan.time_start}\u00a0Uhr` : ''}: ${free} von ${seats.length} Plätzen frei</p>`
}

function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
