import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { TEST_NOW } from '../support/house.ts'
import type { CartAnswer } from './shop.ts'

const CONFIRMED_BEFORE_KILL = 12
const START_TIMEOUT_MS = 90_000

const folder = mkdtempSync(join(tmpdir(), 'foyer-shop-kill-'))
let shop: ChildProcess | undefined
afterAll(() => {
  shop?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the shop as the program it is, on the same folder every time. @returns its address */
async function start(): Promise<string> {
  const port = await freePort()
  const environment = { NODE_ENV: 'test', SHOP_PORT: String(port), SHOP_HOST: '127.0.0.1', SHOP_DATA_DIR: folder, FOYER_NOW: TEST_NOW }
  shop = spawn(process.execPath, ['sandbox-shop/main.ts'], { stdio: 'ignore', env: { ...process.env, ...environment } })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        ),
      { timeout: START_TIMEOUT_MS },
    )
    .toBe(true)
  return url
}

async function call<T>(url: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await response.json()) as T
}

it('CART-12 a shop that is killed while it sells loses no confirmed ticket and sells none twice', { timeout: 240_000 }, async () => {
  const first = await start()
  const startsAt = '2026-11-22T20:00:00+01:00'
  await call(first, 'PUT', '/performances/abend', { title: 'Probe', startsAt, saleFrom: null, hall: 'probebuehne' })
  const carts = await Promise.all(Array.from({ length: 40 }, () => call<CartAnswer>(first, 'POST', '/carts')))
  const confirmed = new Map<string, CartAnswer['items']>()
  await Promise.all(
    carts.map(async ({ id }) => {
      const answer = await call<CartAnswer>(first, 'POST', `/carts/${id}/items`, {
        performance: 'abend',
        items: [{ sale_type: 1, quantity: 2 }],
      }).catch(() => undefined)
      if (answer?.tickets_quantity) confirmed.set(id, answer.items)
      if (confirmed.size === CONFIRMED_BEFORE_KILL) shop?.kill('SIGKILL')
    }),
  )
  expect(confirmed.size).toBeGreaterThanOrEqual(CONFIRMED_BEFORE_KILL)
  expect(confirmed.size).toBeLessThan(carts.length)

  const second = await start()
  const after = await Promise.all(carts.map(({ id }) => call<CartAnswer>(second, 'GET', `/carts/${id}`)))
  for (const [id, items] of confirmed) expect(after.find((cart) => cart.id === id)?.items).toEqual(items)
  const seats = after.flatMap((cart) => cart.items).map((item) => `${item.row}/${item.seat}`)
  expect(new Set(seats).size).toBe(seats.length)
})
