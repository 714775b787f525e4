import { useEffect, useState } from 'react'
import { waitForConnection } from '../platform/http/wait-for-connection.ts'
import { callPath } from '../platform/routing/call-path.ts'
import type { BookableEvent } from './bookable-event.ts'
import type { SaleState } from './sale-state.ts'
import type { SeatGroup } from './schema.ts'

/**
 * The offer of a performance as the widget sees it: loading, ready, unavailable, not loaded because the network is down, or
 * closed, with the reason, since the page was loaded.
 */
export type Offer =
  | { state: 'loading' | 'offline' | 'failed' }
  | { state: 'ready'; sale: SaleState; saleFrom: string | null; seatGroups: SeatGroup[]; date: Pick<BookableEvent, 'shortDate' | 'time'> }
  | { state: 'closed'; reason: string }

type OfferAnswer = { sale: SaleState; sale_from: string | null; seat_groups: SeatGroup[]; short_date: string; time: string }

/** Loads the offer each time the widget opens; while the network is down, again and again until it is back. */
export function useOffer(eventId: number, isOpen: boolean): Offer {
  const [offer, setOffer] = useState<Offer>({ state: 'loading' })
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    loadWithRetry(eventId, controller.signal, () => setOffer((current) => (current.state === 'ready' ? current : { state: 'offline' })))
      .then(setOffer)
      .catch((error) => {
        if (controller.signal.aborted) return
        console.error('offer', error)
        setOffer({ state: 'failed' })
      })
    return () => controller.abort()
  }, [eventId, isOpen])
  return offer
}

async function loadWithRetry(eventId: number, signal: AbortSignal, onWait: () => void): Promise<Offer> {
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

async function readOffer(eventId: number, signal: AbortSignal): Promise<Offer> {
  const response = await fetch(callPath(`/api/events/${eventId}/offer/`), { signal })
  if (response.status === 404) return { state: 'closed', reason: ((await response.json()) as { detail: string }).detail }
  if (!response.ok) throw new Error(`the offer was answered with ${response.status}`)
  const { sale, sale_from, seat_groups, short_date, time } = (await response.json()) as OfferAnswer
  return { state: 'ready', sale, saleFrom: sale_from, seatGroups: seat_groups, date: { shortDate: short_date, time } }
}
