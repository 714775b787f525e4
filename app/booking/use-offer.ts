import { useCallback, useEffect, useState } from 'react'
import { waitForConnection } from '../platform/http/wait-for-connection.ts'
import { callPath } from '../platform/routing/call-path.ts'
import type { OfferAnswer } from './offer-schema.ts'
import type { SaleState } from './sale-state.ts'
import type { SeatGroup } from './schema.ts'
import type { WrittenTerms } from './terms/term-changes.ts'

/** How often an open widget asks again while it can be seen, and while it waits for the shop, in milliseconds. */
const ASK_AGAIN_MS = 30_000
const ASK_WHILE_AWAY_MS = 10_000

/** What is sold, in which state the sale is, and when and where it is by now. */
export type ReadyOffer = {
  state: 'ready'
  sale: SaleState
  /** when the sale opens, in words; null once it has */
  saleFrom: string | null
  seatGroups: SeatGroup[]
  terms: WrittenTerms
  startsAt: string
  /** for how long the shop holds tickets in a cart; null where it does not say */
  holdMinutes: number | null
}

/**
 * The offer of a performance as the widget sees it: loading, ready, unavailable, not loaded because the network is down, or
 * closed, with the reason, since the page was loaded.
 */
export type Offer = { state: 'loading' | 'offline' | 'failed' } | ReadyOffer | { state: 'closed'; reason: string }

/** What the widget works with: the offer now, the one it opened with, and a way to adopt the one of another answer. */
export type KnownOffer = { offer: Offer; first: ReadyOffer | undefined; adopt: (answer: OfferAnswer) => void }

/**
 * Loads the offer each time the widget opens; while the network is down, again and again until it is back. An open widget asks
 * again every half minute and when its tab is looked at again, so that it does not sell what has been moved or cancelled, and more
 * often while the shop is away.
 */
export function useOffer(eventId: number, isOpen: boolean): KnownOffer {
  const [offer, setOffer] = useState<Offer>({ state: 'loading' })
  const [first, setFirst] = useState<ReadyOffer>()
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const { signal } = controller
    setFirst(undefined)
    loadWithRetry(eventId, signal, () => setOffer((current) => (current.state === 'ready' ? current : { state: 'offline' })))
      .then((loaded) => {
        setOffer(loaded)
        if (loaded.state === 'ready') setFirst(loaded)
        keepCurrent(eventId, signal, loaded, setOffer)
      })
      .catch((error) => {
        if (signal.aborted) return
        console.error('offer', error)
        setOffer({ state: 'failed' })
      })
    return () => controller.abort()
  }, [eventId, isOpen])
  const adopt = useCallback((answer: OfferAnswer) => setOffer(readyOf(answer)), [])
  return { offer, first, adopt }
}

/** Asks again until the signal; what cannot be read now changes nothing. */
function keepCurrent(eventId: number, signal: AbortSignal, loaded: Offer, onOffer: (offer: Offer) => void): void {
  let known = loaded
  let timer: ReturnType<typeof setTimeout>
  const plan = () => {
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(ask, isAway(known) ? ASK_WHILE_AWAY_MS : ASK_AGAIN_MS)
  }
  function ask(): void {
    if (document.visibilityState !== 'visible') {
      plan()
      return
    }
    readOffer(eventId, signal)
      .then(
        (offer) => {
          known = offer
          onOffer(offer)
        },
        (error) => {
          if (!signal.aborted) console.warn('offer', error)
        },
      )
      .finally(plan)
  }
  plan()
  signal.addEventListener('abort', () => clearTimeout(timer))
  document.addEventListener('visibilitychange', ask, { signal })
  window.addEventListener('online', ask, { signal })
}

/** Whether the shop may sell again at any moment. */
function isAway(offer: Offer): boolean {
  return offer.state === 'ready' && (offer.sale.kind === 'shop-away' || offer.sale.kind === 'key-refused')
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
  return readyOf((await response.json()) as OfferAnswer)
}

function readyOf({ sale, sale_from, seat_groups, short_date, time, room, starts_at, hold_minutes }: OfferAnswer): ReadyOffer {
  const terms = { shortDate: short_date, time, room }
  return { state: 'ready', sale, saleFrom: sale_from, seatGroups: seat_groups, terms, startsAt: starts_at, holdMinutes: hold_minutes }
}
