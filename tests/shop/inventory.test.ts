import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop } from '../../sandbox-shop/main.ts'
import { freePort } from '../support/free-port.ts'
import { DATABASES, TEST_NOW, TestClock } from '../support/house.ts'

type Answer = { id?: string; tickets_quantity?: number; response_code?: number }

describe.each(DATABASES)('the stock of the sandbox shop on %s', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-shop-'))
  const clock = new TestClock(TEST_NOW)
  let url = ''
  let close: () => Promise<void>
  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const config = {
      SHOP_PORT: port,
      SHOP_HOST: '127.0.0.1',
      SHOP_DATA_DIR: folder,
      SHOP_DATABASE_URL: database === 'postgres' ? process.env.TEST_POSTGRES_URL : undefined,
      SITE_URL: 'http://localhost:3000',
      LOG_LEVEL: 'silent' as const,
      publicUrl: url,
    }
    close = await openShop(config, clock)
  })
  afterAll(async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function post<T>(path: string, body: unknown): Promise<{ status: number; body: T }> {
    const response = await fetch(`${url}/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as T }
  }
  const offer = (id: string, hall: string) =>
    post('/performances', [{ id, title: 'Probe', startsAt: '2026-11-22T20:00:00+01:00', saleFrom: null, hall }])
  const buy = (performance: string, quantity: number, options: { group?: string; key?: string } = {}) =>
    post<Answer>('/cart-items', {
      cart: null,
      performance,
      seat_group: options.group ?? null,
      sale_types: [1],
      quantities: [quantity],
      block: null,
      idempotency_key: options.key ?? crypto.randomUUID(),
    })

  it('sells ninety-nine places to sixty buyers of two exactly once each', async () => {
    await offer('gedraenge', 'studio')
    const answers = await Promise.all(Array.from({ length: 60 }, () => buy('gedraenge', 2)))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(49)
    expect(answers.filter((answer) => answer.body.response_code === -214)).toHaveLength(11)
    expect((await buy('gedraenge', 1)).status).toBe(201)
    const { body } = await post<Record<string, { status: number }[]>>('/offers', { ids: ['gedraenge'] })
    expect(body.gedraenge?.[0]?.status).toBe(0)
  })

  it('CART-12 frees every hold after exactly fifteen minutes by the clock', async () => {
    await offer('haltezeit', 'studio')
    for (const quantity of [20, 20, 20, 20, 19]) await buy('haltezeit', quantity)
    expect((await buy('haltezeit', 1)).body.response_code).toBe(-214)
    clock.advance({ minutes: 14, seconds: 59 })
    expect((await buy('haltezeit', 1)).body.response_code).toBe(-214)
    clock.advance({ seconds: 1 })
    expect((await buy('haltezeit', 1)).status).toBe(201)
  })

  it('gives seats beside each other in a numbered group, or refuses with −214', async () => {
    await offer('nebeneinander', 'werkhalle')
    expect((await buy('nebeneinander', 16, { group: 'Kategorie 1' })).status).toBe(201)
    expect((await buy('nebeneinander', 17, { group: 'Kategorie 1' })).body.response_code).toBe(-214)
  })

  it('carries out a request sent twice once', async () => {
    await offer('zweimal', 'studio')
    const key = crypto.randomUUID()
    const first = await buy('zweimal', 3, { key })
    const second = await buy('zweimal', 3, { key })
    expect(second.body).toMatchObject({ id: first.body.id, tickets_quantity: 3 })
  })

  it('refuses to sell a cart whose reservation is over, with −204', async () => {
    await offer('abgelaufen', 'studio')
    const { body } = await buy('abgelaufen', 2)
    clock.advance({ minutes: 15 })
    const response = await fetch(`${url}/cart/${body.id}/checkout`, { method: 'POST' })
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('Fehler -204')
  })
})
