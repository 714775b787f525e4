import { test } from '@playwright/test'
import { SHOP_TOKEN } from './shop-token.ts'

/** Makes the sandbox shop fail in this way from now on, through its operator page; `none` ends the fault. */
export async function setShopFault(fault: 'none' | 'slow' | 'timeout' | 'failed' | 'noSeats' | 'noReservation' | 'offline'): Promise<void> {
  const shop = shopUrl()
  const response = await fetch(`${shop}/admin/fault`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`kasse:${SHOP_TOKEN}`)}`, origin: shop },
    body: new URLSearchParams({ fault }),
    redirect: 'manual',
  })
  if (response.status !== 303) throw new Error(`the shop refused to fail: ${response.status}`)
}

/** URL of the sandbox shop of the server under test. */
export function shopUrl(): string {
  const site = new URL(test.info().project.use.baseURL ?? '')
  return `http://localhost:${Number(site.port) + 1}`
}
