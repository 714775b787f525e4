import { useEffect, useState } from 'react'
import type { SeatGroup } from './schema.ts'

/** What can be bought of a performance: on its way, there, or not to be had. */
export type Offer = { state: 'loading' } | { state: 'ready'; seatGroups: SeatGroup[] } | { state: 'failed' }

/** Asks what is left of a performance, anew each time the widget opens. */
export function useOffer(eventId: number, isOpen: boolean): Offer {
  const [offer, setOffer] = useState<Offer>({ state: 'loading' })
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    readOffer(eventId, controller.signal)
      .then((seatGroups) => setOffer({ state: 'ready', seatGroups }))
      .catch((error) => {
        if (controller.signal.aborted) return
        console.error('offer', error)
        setOffer({ state: 'failed' })
      })
    return () => controller.abort()
  }, [eventId, isOpen])
  return offer
}

async function readOffer(eventId: number, signal: AbortSignal): Promise<SeatGroup[]> {
  const response = await fetch(`/api/events/${eventId}/offer/`, { signal })
  if (!response.ok) throw new Error(`the offer was answered with ${response.status}`)
  return ((await response.json()) as { seat_groups: SeatGroup[] }).seat_groups
}
