import { useEffect, useState } from 'react'
import { waitForConnection } from '../platform/http/wait-for-connection.ts'
import { callPath } from '../platform/routing/call-path.ts'
import type { SeatGroup } from './schema.ts'

/**
 * The offer of a performance as the widget sees it: loading, ready, unavailable, or not loaded because the network is
 * down.
 */
export type Offer = { state: 'loading' } | { state: 'offline' } | { state: 'ready'; seatGroups: SeatGroup[] } | { state: 'failed' }

/** Loads the offer each time the widget opens; while the network is down, again and again until it is back. */
export function useOffer(eventId: number, isOpen: boolean): Offer {
  const [offer, setOffer] = useState<Offer>({ state: 'loading' })
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    loadWithRetry(eventId, controller.signal, () => setOffer((current) => (current.state === 'ready' ? current : { state: 'offline' })))
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

async function loadWithRetry(eventId: number, signal: AbortSignal, onWait: () => void): Promise<SeatGroup[]> {
  for (;;) {
    try {
      return await readOffer(eventId, signal)
    } catch (error) {
      // After an answer of the server, or after closing, there is nothing to wait for.
      if (!(error instanceof TypeError)) throw error
      onWait()
      await waitForConnection(signal)
    }
  }
}

async function readOffer(eventId: number, signal: AbortSignal): Promise<SeatGroup[]> {
  const response = await fetch(callPath(`/api/events/${eventId}/offer/`), { signal })
  if (!response.ok) throw new Error(`the offer was answered with ${response.status}`)
  return ((await response.json()) as { seat_groups: SeatGroup[] }).seat_groups
}
