import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault } from '../../sandbox-shop/faults.ts'
import { openShop } from '../../sandbox-shop/main.ts'
import { freePort } from '../support/free-port.ts'
import { type DatabaseKind, required, TEST_NOW, TestClock } from '../support/test-app.ts'

export const SHOP_TOKEN = 'nur-fuer-diesen-Test'
export const SITE_URL = 'http://www.marienbrueck.example'

export type Answer<T> = { status: number; body: T }
export type CartAnswer = {
  id: string
  cart_url: string
  tickets_quantity: number
  seconds_left: number
  items: {
    id: number
    performance: string
    seat_group: string
    row: number | null
    seat: number | null
    time_start: string | null
    price: string
  }[]
  response_code?: number
}

/** A seat request, for full-price tickets by default. */
export type TestSeatRequest = {
  performance: string
  quantity?: number
  seat_group?: string
  block?: number
  items?: { sale_type: number; quantity: number }[]
}

/** A sandbox shop for one test, used over HTTP alone. */
export type TestShop = {
  url: string
  clock: TestClock
  call<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>
  /** Creates a performance tomorrow evening. */
  offer(id: string, hall: string, fields?: Record<string, unknown>): Promise<void>
  cart(): Promise<string>
  /** Puts tickets into a cart, by default a new one. */
  hold(request: TestSeatRequest, options?: { cart?: string; key?: string }): Promise<Answer<CartAnswer>>
  /** Sets the fault that the shop simulates from now on. */
  provoke(fault: Fault): Promise<void>
  /** A page for the operator. */
  admin(path: string): Promise<string>
  close(): Promise<void>
}

/** Starts a shop on a data folder of its own or, for PostgreSQL, on the tests' server. Performances of different tests need ids of their own. */
export async function openTestShop(database: DatabaseKind, siteUrl = SITE_URL, holdMinutes = 15): Promise<TestShop> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-shop-'))
  // Copying an existing database is much faster than creating one.
  if (database === 'pglite') cpSync(required('TEST_PGLITE_TEMPLATE'), folder, { recursive: true })
  const clock = new TestClock(TEST_NOW)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const close = await openShop(
    {
      SHOP_PORT: port,
      SHOP_HOST: '127.0.0.1',
      SHOP_DATA_DIR: folder,
      SHOP_DATABASE_URL: database === 'postgres' ? process.env.TEST_POSTGRES_URL : undefined,
      SITE_URL: siteUrl,
      SHOP_TOKEN,
      SHOP_HOLD_MINUTES: holdMinutes,
      LOG_LEVEL: 'silent',
      publicUrl: url,
    },
    clock,
  )

  async function call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${SHOP_TOKEN}`, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as T }
  }
  const operator = { authorization: `Basic ${btoa(`kasse:${SHOP_TOKEN}`)}` }
  const cart = async () => (await call<CartAnswer>('POST', '/carts')).body.id

  return {
    url,
    clock,
    call,
    cart,
    async offer(id, hall, fields = {}) {
      const startsAt = clock.now().add({ hours: 32 }).toString()
      const { status } = await call('PUT', `/performances/${id}`, { title: 'Probe', startsAt, saleFrom: null, hall, ...fields })
      if (status !== 201) throw new Error(`the shop did not take ${id}: ${status}`)
    },
    async hold({ quantity = 1, items = [{ sale_type: 1, quantity }], ...seatRequest }, options = {}) {
      const id = options.cart ?? (await cart())
      return call('POST', `/carts/${id}/items`, { ...seatRequest, items }, { 'idempotency-key': options.key ?? randomUUID() })
    },
    async provoke(fault) {
      const response = await fetch(`${url}/admin/fault`, {
        method: 'POST',
        headers: { ...operator, origin: url },
        body: new URLSearchParams({ fault }),
        redirect: 'manual',
      })
      if (response.status !== 303) throw new Error(`the shop refused to fail: ${response.status}`)
    },
    admin: async (path) => (await fetch(`${url}/admin${path}`, { headers: operator })).text(),
    async close() {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
