import { html } from 'hono/html'
import type { SeatPlan, SeatState } from '../stock.ts'
import type { Markup } from './layout.ts'

const PITCH = 10
const SEAT = 7

type Options = { label: string; tellsHeld: boolean }

/**
 * The hall as a drawing, the stage at the top: one square per numbered seat. Unnumbered places are no drawing.
 * @param tellsHeld whether held seats look different from sold ones; for buyers both are taken
 */
export function seatMap(plans: SeatPlan[], { label, tellsHeld }: Options): Markup | '' {
  const rows = plans.filter((plan) => plan.is_numbered).flatMap((plan, group) => plan.rows.map((row) => ({ ...row, group })))
  if (rows.length === 0) return ''
  const width = Math.max(...rows.map((row) => row.seats.length)) * PITCH
  const tops = rows.map((row, index) => (index + 1) * PITCH + row.group * PITCH)
  const height = (tops.at(-1) ?? 0) + PITCH
  return html`<svg class="hall" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
    <path class="stage" d="M${width * 0.2} 2H${width * 0.8}" />
    ${rows.map((row, index) => seatsOf(row, { top: tops[index] ?? 0, width, tellsHeld }))}
  </svg>`
}

/** One path per state instead of one element per seat keeps a hall of six hundred seats light. */
function seatsOf(row: { seats: SeatState[] }, { top, width, tellsHeld }: { top: number; width: number; tellsHeld: boolean }): Markup[] {
  const left = (width - row.seats.length * PITCH) / 2
  const shown = row.seats.map((state) => (state === 'held' && !tellsHeld ? 'sold' : state))
  return (['free', 'held', 'sold'] as const).map((state) => {
    const squares = shown.flatMap((own, index) => (own === state ? [`M${left + index * PITCH} ${top}h${SEAT}v${SEAT}h-${SEAT}z`] : []))
    return squares.length > 0 ? html`<path class="${state}" d="${squares.join('')}" />` : html``
  })
}
