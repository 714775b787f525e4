import { test } from '@playwright/test'
import { SHOP_TOKEN } from './shop-token.ts'

/** Makes the sandbox shop fail in some way from now on, as its operator does; `none` mends it. */
export async function provoke(fault: 'none' | 'slow' | 'timeout' | 'failed' | 'noSeats' | 'noReservation' | 'offline'): Promise<void> {
  const shop = shopUrl()
  const response = await fetch(`${shop}/admin/fault`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`kasse:${SHOP_TOKEN}`)}`, origin: shop },
    body: new URLSearchParams({ fault }),
    redirect: 'manual',
  })
  if (response.status !== 303) throw new Error(`the shop refused to fail: ${response.status}`)
}

/** The shop of the house that this test visits. */
export function shopUrl(): string {
  const site = new URL(test.info().project.use.baseURL ?? '')
  return `http://localhost:${Number(site.port) + 1}`
}
