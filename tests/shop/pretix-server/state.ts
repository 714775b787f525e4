import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { TestClock } from '../../support/test-app.ts'
import type { Position } from './positions.ts'
import type { PretixEventSetup } from './setup.ts'

type Environment = { Bindings: HttpBindings; Variables: { event: PretixEventSetup } }
export type PretixApp = Hono<Environment>
export type PretixContext = Context<Environment>

/** What a test reads of the server, and sets on it. */
export type PretixControls = {
  positions: Position[]
  /** requests received, as `GET /events/…` */
  calls: string[]
  /** responses to send instead of its own, once each, to a request whose path ends like this */
  provoked: { path: RegExp; status: number; headers?: Record<string, string> }[]
  /** called between reading seats and taking them */
  beforeTaking: (() => void) | undefined
  /** drops the connection instead of the next answer to a filling; it has been carried out */
  losesAnswer: boolean
  /** events that the key may not see */
  hidden: Set<string>
  /** whether the key may put tickets into carts */
  fillsCarts: boolean
  /** whether the key may see vouchers */
  showsVouchers: boolean
  /** whether a position takes the field `voucher`, as older versions do not */
  knowsVouchers: boolean
  /** rows of a list in one answer */
  perPage: number
  /** when staff last changed a product */
  lastModified: string | undefined
}

/** What all parts of the server answer from. */
export type PretixState = {
  events: PretixEventSetup[]
  clock: TestClock
  port: number
  server: PretixControls
  /** the id of the next position */
  nextId: number
}

/** Controls of a server that does what pretix does. */
export function newControls(): PretixControls {
  return {
    positions: [],
    calls: [],
    provoked: [],
    beforeTaking: undefined,
    losesAnswer: false,
    hidden: new Set(),
    fillsCarts: true,
    showsVouchers: true,
    knowsVouchers: true,
    perPage: 2,
    lastModified: undefined,
  }
}
