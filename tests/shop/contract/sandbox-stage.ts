import { createSandboxShop } from '../../../app/booking/sandbox/sandbox-shop.server.ts'
import { openTestShop, SHOP_TOKEN, SITE_URL } from '../shop.ts'
import { type Evening, HOLD_MINUTES, type Stage } from './evenings.ts'

const [FIRST, SECOND] = ['Kategorie 1', 'Kategorie 2'] as const
/** All seats of the hall, category by category. */
const SEATS = [
  ...Array.from({ length: 8 * 16 }, (_, seat) => `1-${1 + Math.floor(seat / 16)}-${1 + (seat % 16)}`),
  ...Array.from({ length: 8 * 14 }, (_, seat) => `2-${9 + Math.floor(seat / 14)}-${1 + (seat % 14)}`),
]
const ofFirst = SEATS.filter((seat) => seat.startsWith('1-'))

const SETUPS: Record<Evening, Record<string, unknown>> = {
  plain: {},
  'free-price': { rules: { freePrices: { [FIRST]: 3000 } } },
  areas: { rules: { areas: { [FIRST]: ['Loge', 'Parkett', 'Rang', 'Galerie'] } } },
  extra: { rules: { extras: [SECOND], blocked: ofFirst } },
  booklet: { rules: { extras: [SECOND] } },
  currency: { rules: { currency: 'CHF' } },
  'free-tickets': { priceTable: 'free' },
  'in-shop': { rules: { inShop: { [SECOND]: 'membership' } } },
  'code-only': { onlyWithCode: [FIRST, SECOND] },
  'code-besides': { onlyWithCode: [SECOND] },
  'code-opens': { onlyWithCode: [SECOND], rules: { blocked: ofFirst } },
  'box-office': { rules: { boxOffice: [FIRST, SECOND] } },
  'box-office-besides': { rules: { boxOffice: [SECOND], blocked: ofFirst } },
  blocked: { rules: { blocked: SEATS } },
  limits: { rules: { limits: { [FIRST]: { min: 2, max: 4 } } } },
}

/** The sandbox shop as a stage; it has one code, for a tenth less. */
export async function openSandboxStage(): Promise<Stage> {
  const test = await openTestShop('pglite', SITE_URL, HOLD_MINUTES)
  await test.call('PUT', '/codes/KLASSE', { effect: { kind: 'percent', value: 10 } })
  let opened = 0
  return {
    shop: createSandboxShop(test.url, { publicUrl: SITE_URL, token: SHOP_TOKEN }),
    now: () => test.clock.now(),
    async open(evening) {
      const id = `abend-${++opened}`
      await test.offer(id, 'werkhalle', SETUPS[evening])
      return id
    },
    close: () => test.close(),
  }
}
