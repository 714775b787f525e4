import type { MiddlewareHandler } from 'hono'
import { Rejection } from './rejection.ts'

/** Faults that can be injected to test how the site handles them. */
export const FAULTS = {
  none: 'Alles in Ordnung',
  slow: 'Langsam (anderthalb Sekunden)',
  timeout: 'Antwortet nicht',
  failed: 'Fehler 500',
  noSeats: 'Keine Plätze (−214)',
  noReservation: 'Keine Reservierung (−204)',
  offline: 'Shop offline',
} as const
export type Fault = keyof typeof FAULTS

const SLOW_MS = 1500
/** Longest time for which a silent fault keeps a request open. */
const MAX_SILENCE_MS = 60_000

/** The active fault. Kept in memory: a restart clears it. */
export type FaultSwitch = {
  current: Fault
  /** Injects the active fault into requests. */
  middleware: MiddlewareHandler
}

/** Creates a switch without an active fault. */
export function createFaultSwitch(): FaultSwitch {
  const faults: FaultSwitch = {
    current: 'none',
    async middleware(context, next) {
      if (faults.current === 'slow') await wait(SLOW_MS, context.req.raw.signal)
      if (faults.current === 'timeout') await wait(MAX_SILENCE_MS, context.req.raw.signal)
      if (faults.current === 'timeout' || faults.current === 'offline') throw new Rejection('offline')
      if (faults.current === 'failed') throw new Rejection('failed')
      if (faults.current === 'noSeats' && context.req.method === 'POST') throw new Rejection('notEnoughSeats')
      if (faults.current === 'noReservation' && context.req.method === 'POST') throw new Rejection('noReservation')
      return next()
    },
  }
  return faults
}

/** Waits, or until the request is aborted. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
  })
}
