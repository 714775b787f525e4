import type { MiddlewareHandler } from 'hono'
import { Rejection } from './rejection.ts'

/** What can be made to go wrong, so that a house sees how its site bears it. */
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
/** A caller that waits longer than this is let go. */
const SILENT_MS = 60_000

/** The one fault that the shop shows at the moment. It lives in memory: a restart mends everything. */
export type FaultSwitch = {
  current: Fault
  /** Answers calls wrongly while a fault is on. */
  middleware: MiddlewareHandler
}

/** Makes a switch on which nothing is wrong. */
export function createFaultSwitch(): FaultSwitch {
  const faults: FaultSwitch = {
    current: 'none',
    async middleware(context, next) {
      if (faults.current === 'slow') await wait(SLOW_MS, context.req.raw.signal)
      if (faults.current === 'timeout') await wait(SILENT_MS, context.req.raw.signal)
      if (faults.current === 'timeout' || faults.current === 'offline') throw new Rejection('offline')
      if (faults.current === 'failed') throw new Rejection('failed')
      if (faults.current === 'noSeats' && context.req.method === 'POST') throw new Rejection('notEnoughSeats')
      if (faults.current === 'noReservation' && context.req.method === 'POST') throw new Rejection('noReservation')
      return next()
    },
  }
  return faults
}

/** Waits, unless the caller goes away before. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
  })
}
