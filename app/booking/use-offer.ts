import { useEffect, useState } from 'react'
import { waitForConnection } from '../platform/http/wait-for-connection.ts'
import type { SeatGroup } from './schema.ts'

/** What can be bought of a performance: on its way, there, not to be had, or not to be asked for because there is no line. */
export type Offer = { state: 'loading' } | { state: 'offline' } | { state: 'ready'; seatGroups: SeatGroup[] } | { state: 'failed' }

/** Asks what is left of a performance, anew each time the widget opens; without a line again and again until there is one. */
export function useOffer(eventId: number, isOpen: boolean): Offer {
  const [offer, setOffer] = useState<Offer>({ state: 'loading' })
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    askUntilAnswered(eventId, controller.signal, () => setOffer((known) => (known.state === 'ready' ? known : { state: 'offline' })))
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

async function askUntilAnswered(eventId: number, signal: AbortSignal, onWait: () => void): Promise<SeatGroup[]> {
  for (;;) {
    try {
      return await readOffer(eventId, signal)
    } catch (error) {
      // Where the server answered, or the widget was closed, there is nothing to wait for.
      if (!(error instanceof TypeError)) throw error
      onWait()
      await waitForConnection(signal)
    }
  }
}

async function readOffer(eventId: number, signal: AbortSignal): Promise<SeatGroup[]> {
  const response = await fetch(`/api/events/${eventId}/offer/`, { signal })
  if (!response.ok) throw new Error(`the offer was answered with ${response.status}`)
  return ((await response.json()) as { seat_groups: SeatGroup[] }).seat_groups
}
