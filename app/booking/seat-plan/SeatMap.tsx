// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be drawn to scale
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the drawing is a grid
// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: groups of a drawing take no focus
// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: words in a drawing take no focus
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { SeatGroup } from '../schema.ts'
import { useGroupPriceLabel } from '../use-price-format.ts'
import styles from './SeatMap.module.css'
import { groupOf } from './seat-choice.ts'
import { type GridRow, seatReachedBy } from './seat-grid.ts'
import { placeOf, statusWord } from './seat-names.ts'
import type { PlanSeat } from './seat-plan.ts'

/** Pixels of the distance of two neighbours; a seat is 0.86 of it, 24 px at least (WCAG 2.5.8). */
const SEAT_PX = 28
const SEAT_SIZE = 0.86
const ZOOMS = [1, 1.4, 2] as const
/** Around the seats, in their distance: row names at the sides, the stage above. */
const MARGIN = { x: 1.6, top: 2.4, bottom: 1 }

type Props = {
  rows: readonly GridRow[]
  seatGroups: readonly SeatGroup[]
  chosen: ReadonlySet<string>
  onToggle: (seat: PlanSeat) => void
}

/**
 * The hall as a grid of seats, the stage at the top. One seat is in the tab order; arrow keys lead to the others, Enter and
 * space choose. It scrolls in both directions and grows in steps.
 */
export function SeatMap({ rows, seatGroups, chosen, onToggle }: Props) {
  const labelOf = useGroupPriceLabel()
  const grid = useRef<SVGSVGElement>(null)
  const [zoom, setZoom] = useState(0)
  const [current, setCurrent] = useState<string>()
  const seats = rows.flatMap((row) => row.seats)
  const tabStop = current ?? seats.find(({ status }) => status === 'free')?.id ?? seats[0]?.id
  const left = Math.min(...seats.map(({ x }) => x)) - MARGIN.x
  const right = Math.max(...seats.map(({ x }) => x)) + MARGIN.x
  const top = Math.min(...seats.map(({ y }) => y)) - MARGIN.top
  const bottom = Math.max(...seats.map(({ y }) => y)) + MARGIN.bottom
  const scale = SEAT_PX * (ZOOMS[zoom] ?? 1)
  const area = useMiddle(scale)

  const seatIn = (target: EventTarget) => {
    const id = (target as Element).closest('[data-seat]')?.getAttribute('data-seat')
    return seats.find((seat) => seat.id === id)
  }
  function choose(event: MouseEvent | KeyboardEvent) {
    const seat = seatIn(event.target)
    if (!seat) return
    event.preventDefault()
    setCurrent(seat.id)
    if (seat.status === 'free') onToggle(seat)
  }
  function onKey(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') return choose(event)
    const reached = seatReachedBy(rows, tabStop ?? '', event.key, event.ctrlKey)
    if (!reached) return
    event.preventDefault()
    setCurrent(reached.id)
    grid.current?.querySelector<SVGElement>(`[data-seat="${CSS.escape(reached.id)}"]`)?.focus()
  }

  const zones = [...Map.groupBy(rows, ({ zone }) => zone)]
  return (
    <div className={styles.map}>
      <div className={styles.zoom}>
        <button type="button" aria-disabled={zoom === 0} onClick={() => setZoom(Math.max(0, zoom - 1))} aria-label={t('Show smaller')}>
          −
        </button>
        <button
          type="button"
          aria-disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))}
          aria-label={t('Show larger')}
        >
          +
        </button>
      </div>
      <div ref={area} className={styles.area}>
        <svg
          ref={grid}
          role="grid"
          aria-label={t('Seating plan')}
          aria-multiselectable="true"
          viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
          width={(right - left) * scale}
          height={(bottom - top) * scale}
          onClick={choose}
          onKeyDown={onKey}
        >
          <g aria-hidden="true">
            <path className={styles.stage} d={`M${left + (right - left) * 0.2} ${top + 1.2}H${right - (right - left) * 0.2}`} />
            <text className={styles.word} x={(left + right) / 2} y={top + 0.8}>
              {t('Stage')}
            </text>
          </g>
          {zones.map(([zone, ofZone]) => (
            <g key={zone} role="rowgroup" aria-label={zone}>
              {ofZone.map((row) => (
                <g key={row.name} role="row" aria-label={t('Row {row}', { row: row.name })}>
                  <RowNames row={row} />
                  {row.seats.map((seat) => {
                    const group = groupOf(seat, seatGroups)
                    const isChosen = chosen.has(seat.id)
                    const price = group ? labelOf(group) : ''
                    const name = [placeOf(seat, row), seat.seat_group, price, statusWord(seat, isChosen)].filter(Boolean).join(', ')
                    return (
                      <Seat
                        key={seat.id}
                        seat={seat}
                        name={name}
                        rank={group ? seatGroups.indexOf(group) : -1}
                        isChosen={isChosen}
                        isTabStop={seat.id === tabStop}
                      />
                    )
                  })}
                </g>
              ))}
            </g>
          ))}
        </svg>
      </div>
    </div>
  )
}

/** The area in which the map scrolls. It starts in the middle, and keeps what is there in the middle when the scale changes. */
function useMiddle(scale: number) {
  const area = useRef<HTMLDivElement>(null)
  const previous = useRef<number>(undefined)
  useEffect(() => {
    const box = area.current
    if (!box) return
    const before = previous.current
    previous.current = scale
    if (before === undefined) {
      box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2
      return
    }
    const grown = scale / before
    box.scrollLeft = (box.scrollLeft + box.clientWidth / 2) * grown - box.clientWidth / 2
    box.scrollTop = (box.scrollTop + box.clientHeight / 2) * grown - box.clientHeight / 2
  }, [scale])
  return area
}

/** The name of a row at both its ends; screen readers have it in the name of each seat. */
const RowNames = memo(function RowNames({ row: { name, seats } }: { row: GridRow }) {
  const ends = [
    { seat: seats[0], by: -1 },
    { seat: seats.at(-1), by: 1 },
  ]
  return ends.map(
    ({ seat, by }) =>
      seat && (
        <text key={by} aria-hidden="true" className={styles.row} x={seat.x + by} y={seat.y + 0.15}>
          {name}
        </text>
      ),
  )
})

type SeatProps = { seat: PlanSeat; name: string; rank: number; isChosen: boolean; isTabStop: boolean }

const Seat = memo(function Seat({ seat, name, rank, isChosen, isTabStop }: SeatProps) {
  const { id, x, y, status, number, access } = seat
  const isFree = status === 'free'
  return (
    <g
      role="gridcell"
      className={styles.seat}
      data-seat={id}
      data-rank={rank}
      data-status={isChosen ? 'chosen' : isFree ? 'free' : 'taken'}
      aria-label={name}
      aria-selected={isChosen}
      aria-disabled={!isFree}
      tabIndex={isTabStop ? 0 : -1}
    >
      <rect x={x - SEAT_SIZE / 2} y={y - SEAT_SIZE / 2} width={SEAT_SIZE} height={SEAT_SIZE} />
      {(isFree || isChosen) && (
        <text x={x} y={y + 0.16}>
          {access === 'wheelchair' ? 'R' : access === 'companion' ? 'B' : number}
        </text>
      )}
    </g>
  )
})
