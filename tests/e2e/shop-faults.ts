const SHOP_URL = `http://localhost:${Number(process.env.E2E_PORT ?? 4310) + 1}`
/** As `start-house.ts` gives it to the shop. */
export const SHOP_TOKEN = 'nur-fuer-diesen-Test'

/** Makes the sandbox shop fail in some way from now on, as its operator does; `none` mends it. */
export async function provoke(fault: 'none' | 'slow' | 'timeout' | 'failed' | 'noSeats' | 'noReservation' | 'offline'): Promise<void> {
  const response = await fetch(`${SHOP_URL}/admin/fault`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`kasse:${SHOP_TOKEN}`)}`, origin: SHOP_URL },
    body: new URLSearchParams({ fault }),
    redirect: 'manual',
  })
  if (response.status !== 303) throw new Error(`the shop refused to fail: ${response.status}`)
}
