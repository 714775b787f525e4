import { html } from 'hono/html'
import type { SeatPlan, SeatState } from '../stock-report.ts'
import type { Markup } from './layout.ts'

const PITCH = 10
const SEAT = 7.5
/** Margin on both sides for row numbers. */
const MARGIN = 14

/** The displayed state of a seat; `own` is held by the viewer's cart. */
type DisplayedSeat = SeatState | 'own'

type Options = {
  label: string
  /** whether held seats are distinguished from sold ones; for buyers both are taken */
  showsHeld?: boolean
  /** the seats that belong to the cart, by `seat group/row/seat` */
  own?: ReadonlySet<string>
}

/**
 * The hall as an SVG, the stage at the top: one square per numbered seat, each seat group in the colour of the website's
 * widget. Unnumbered places are not drawn.
 */
export function seatMap(plans: SeatPlan[], { label, showsHeld: tellsHeld = false, own = new Set() }: Options): Markup | '' {
  const rows = plans
    .filter((plan) => plan.is_numbered)
    .flatMap((plan, group) => plan.rows.map((row) => ({ ...row, group, name: plan.seat_group })))
  if (rows.length === 0) return ''
  const width = Math.max(...rows.map((row) => row.seats.length)) * PITCH + 2 * MARGIN
  const tops = rows.map((row, index) => (index + 1) * PITCH + row.group * PITCH)
  const height = (tops.at(-1) ?? 0) + PITCH
  return html`<svg class="hall" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
    <path class="stage" d="M${width * 0.2} 2H${width * 0.8}" />
    ${rows.map((row, index) => {
      const top = tops[index] ?? 0
      const drawn = row.seats.map((state, seat): DisplayedSeat => {
        if (own.has(`${row.name}/${row.number}/${seat + 1}`)) return 'own'
        return state === 'held' && !tellsHeld ? 'sold' : state
      })
      return html`<g class="group-${row.group}">
        <text x="${MARGIN - 5}" y="${top + SEAT - 1}" text-anchor="end">${row.number}</text>${seatsOf(drawn, top, width)}</g>`
    })}
  </svg>`
}

/** One path per state instead of one element per seat keeps a hall of six hundred seats light. */
function seatsOf(seats: DisplayedSeat[], top: number, width: number): Markup[] {
  const left = (width - seats.length * PITCH) / 2
  return (['free', 'held', 'sold', 'own'] as const).map((state) => {
    const squares = seats.flatMap((drawn, index) => (drawn === state ? [`M${left + index * PITCH} ${top}h${SEAT}v${SEAT}h-${SEAT}z`] : []))
    return squares.length > 0 ? html`<path class="${state}" d="${squares.join('')}" />` : html``
  })
}
