import { useCallback, useEffect, useState } from 'react'
import { callPath } from '../../platform/routing/call-path.ts'
import type { PlanSeat, SeatPlan } from './seat-plan.ts'

/** The seats of a performance as the browser knows them. */
export type Seats = { state: 'loading' | 'failed' } | { state: 'ready'; plan: SeatPlan }

type UseSeats = {
  seats: Seats
  /** shows seats as held which the shop has just given away */
  showHeld(ids: ReadonlySet<string>): void
  /** loads them once more after a failure */
  tryAgain(): void
}

/** Loads the seats of a performance each time the plan is opened. */
export function useSeats(eventId: number, isOpen: boolean): UseSeats {
  const [seats, setSeats] = useState<Seats>({ state: 'loading' })
  const [attempt, setAttempt] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads anew
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    readSeats(eventId, controller.signal)
      .then((plan) => setSeats({ state: 'ready', plan }))
      .catch((error) => {
        if (controller.signal.aborted) return
        console.error('seats', error)
        setSeats({ state: 'failed' })
      })
    return () => controller.abort()
  }, [eventId, isOpen, attempt])
  const showHeld = useCallback((ids: ReadonlySet<string>) => {
    setSeats((known) => (known.state === 'ready' ? { ...known, plan: withHeld(known.plan, ids) } : known))
  }, [])
  const tryAgain = useCallback(() => {
    setSeats({ state: 'loading' })
    setAttempt((number) => number + 1)
  }, [])
  return { seats, showHeld, tryAgain }
}

async function readSeats(eventId: number, signal: AbortSignal): Promise<SeatPlan> {
  const response = await fetch(callPath(`/api/events/${eventId}/seats/`), { signal })
  if (!response.ok) throw new Error(`the seats were answered with ${response.status}`)
  return (await response.json()) as SeatPlan
}

function withHeld({ zones }: SeatPlan, ids: ReadonlySet<string>): SeatPlan {
  const held = (seat: PlanSeat): PlanSeat => (ids.has(seat.id) ? { ...seat, status: 'held' } : seat)
  return { zones: zones.map((zone) => ({ ...zone, rows: zone.rows.map((row) => ({ ...row, seats: row.seats.map(held) })) })) }
}
