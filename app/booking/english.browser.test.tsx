import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { layoutData } from '../../tests/components/layout-data.ts'
import { render } from '../../tests/components/render.tsx'
import { BookingForm } from './BookingForm.tsx'
import { BookingPanel } from './BookingPanel.tsx'
import CartNotice from './CartNotice.tsx'
import { answerCart, fill, stopClock } from './cart.test-support.ts'
import { englishEvening as event, expectEnglish, GERMAN, inEnglish } from './english.test-support.ts'
import { numberedSeats, offerOf, plan } from './evening.test-support.ts'
import { keyRefusedMessage, rejectionMessage } from './rejection-message.ts'
import type { SaleKind, SaleState } from './sale-state.ts'
import { saveOrder } from './saved-orders.ts'
import type { SeatGroup } from './schema.ts'
import * as shopCodes from './ticket-shop.ts'

const timeslots = [1, 0].map((status, index) => ({ id: index + 1, status, time_start: '18:30', block_id: index + 1 }))
const seatGroups: SeatGroup[] = numberedSeats.map((group, rank) => ({
  ...group,
  ...{ seat_group: `Category ${rank + 1}`, min_tickets: 2, max_tickets: 3, timeslots: rank === 0 ? timeslots : [] },
  status: [2, 1, 0][rank] ?? 1,
  prices: group.prices.map((price, index) => ({
    ...{ ...price, seat_group: `Category ${rank + 1}`, price: '12.50' },
    ...(index === 1 ? { name: 'Students', free_price: true as const } : {}),
  })),
}))

const SALES: { [Kind in SaleKind]: Extract<SaleState, { kind: Kind }>[] } = {
  'on-sale': [],
  few: [],
  'sold-out': [{ kind: 'sold-out' }, { kind: 'sold-out', opensWithCode: true }],
  'online-sold-out': [{ kind: 'online-sold-out', boxOffice: ['Wheelchair seat', 'On the night'] }],
  'not-yet': [{ kind: 'not-yet', from: '2026-11-20T10:00:00+01:00' }],
  'online-over': (['has-tickets', 'unknown'] as const).map((boxOffice) => ({ kind: 'online-over', boxOffice })),
  'not-sold-here': [{ kind: 'not-sold-here' }],
  'box-office': [{ kind: 'box-office' }],
  'in-shop': [{ kind: 'in-shop' }],
  'sold-elsewhere': [{ kind: 'sold-elsewhere' }],
  'switched-off': (['webshop', 'shop', 'performance'] as const).map((what) => ({ kind: 'switched-off', what })),
  'shop-away': [{ kind: 'shop-away' }],
  'key-refused': [{ kind: 'key-refused' }],
  'code-only': [],
  cancelled: [{ kind: 'cancelled' }],
  moved: [{ kind: 'moved' }],
  free: [{ kind: 'free' }],
  running: [{ kind: 'running' }],
  ended: [{ kind: 'ended' }],
}

test.each(Object.values(SALES).flat())('what an English page says in the place of tickets is English: %j', async (sale) => {
  answerCart()
  const saleFrom = 'On sale from Fri 20 Nov, 10:00'
  const shown = {
    ...event,
    sale,
    saleFrom,
    isTestSale: true,
    ticketUrl: sale.kind === 'sold-elsewhere' ? 'https://tickets.example' : event.ticketUrl,
  }
  await render(<BookingPanel event={shown} otherDates={[{ ...shown, id: 8 }]} />, { language: 'en', frame: layoutData() })
  await expect.element(page.getByRole('heading', { name: 'Tickets' })).toBeVisible()
  await expect.element(page.getByText(/^Test mode/)).toBeVisible()
  await expectEnglish()
})

/** Opens the form on an English page. */
async function openForm(offer: () => unknown, answers = {}) {
  const shop = answerCart({
    'GET /en/api/events/7/offer/': offer,
    'GET /en/api/events/7/seats/': () => ({
      zones: plan.zones.map((zone) => ({
        name: 'Stalls',
        rows: zone.rows.map((row) => ({
          ...row,
          seats: row.seats.map((seat) => ({ ...seat, seat_group: seat.seat_group.replace('Kategorie', 'Category') })),
        })),
      })),
    }),
    ...answers,
  })
  await render(<BookingForm event={event} inList />, { language: 'en', frame: layoutData() })
  return shop
}
const more = page.getByRole('button', { name: 'Add one ticket' }).first()

test('the form is English: prices, limits, concessions, times of admission, what has changed', async () => {
  let sold = inEnglish(offerOf(seatGroups))
  await openForm(() => sold)
  await more.click()
  await page.getByRole('button', { name: 'All seat categories' }).click()
  await expect.element(page.getByText('€12.50').first()).toBeVisible()
  await expectEnglish()
  sold = {
    ...sold,
    time: '17:00',
    room: 'Studio 2',
    seat_groups: seatGroups.map((group) => ({ ...group, prices: group.prices.map((price) => ({ ...price, price: '13.00' })) })),
  }
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Category 1, Full price now costs €13 instead of €12.50.')).toBeVisible()
  await expectEnglish()
  await page.getByRole('button', { name: /^Concessions, Category 1/ }).click()
  await expect.element(page.getByText('Full price', { exact: true })).toBeVisible()
  await page.getByRole('group', { name: 'Category 1, Students' }).getByRole('button', { name: 'Add one ticket' }).click()
  await page.getByRole('textbox').fill('1')
  await expect.element(page.getByText('Please enter €13 or more.')).toBeVisible()
  await expectEnglish()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: /^Admission/ }).click()
  await expectEnglish()
})

test('a seat of one’s own is chosen and put into the cart in English', async () => {
  const [group] = seatGroups
  const [own] = group ? [{ ...group, timeslots: [], min_tickets: 1 }] : []
  await openForm(() => inEnglish(offerOf(own ? [own] : [])))
  await page.getByRole('button', { name: 'Choose seats' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('gridcell', { name: /^Stalls, row 1, seat 1,/ }).click()
  await dialog.getByRole('gridcell', { name: /^Stalls, row 1, seat 2,/ }).click()
  await expect.element(dialog.getByRole('combobox').first()).toHaveTextContent('Full price, €12.50')
  await expectEnglish()
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect.element(page.getByText('2 tickets have been successfully added into your cart')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', expect.stringMatching(/^\/en\/webshop\//))
  await expectEnglish()
})

test('whatever the shop refuses is said in English', async () => {
  answerCart()
  await render(<p />, { language: 'en', frame: layoutData() })
  const codes = Object.values(shopCodes).filter((code) => typeof code === 'number')
  expect([keyRefusedMessage(), ...codes.map((code) => rejectionMessage(code, 3))].filter((sentence) => GERMAN.test(sentence))).toEqual([])
})

test.each([
  [shopCodes.NOT_ENOUGH_SEATS, 'cart_failed', 'Go to online shop'],
  [shopCodes.OTHER_CART, 'other_cart', 'Pay for the other tickets first'],
])('a form whose order is refused with %i goes on in English', async (code, name, way) => {
  const refusal = { code: name, response_code: code, detail: rejectionMessage(code, 3) }
  const shop = await openForm(() => inEnglish(offerOf(seatGroups)))
  shop.refusal = () => Response.json(refusal, { status: 409 })
  await more.click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect.element(page.getByRole('link', { name: way })).toHaveAttribute('href', expect.stringMatching(/^\/en\/webshop/))
  await expectEnglish()
})

test.each([
  ['closed', () => Response.json({ detail: 'This performance has been cancelled.' }, { status: 404 }), 'See what’s on'],
  ['failed', () => new Response('', { status: 500 }), 'Go to online shop'],
])('a form that is %s says so in English and leads to English pages', async (_, offer, way) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openForm(offer)
  await expect.element(page.getByRole('link', { name: way })).toHaveAttribute('href', expect.stringMatching(/^\/en\//))
  await expectEnglish()
})

test('the cart’s notice is English, with the seats, before the end and after it', async () => {
  stopClock()
  const { cart } = answerCart()
  fill(cart, 1, 119)
  const call = { seat_group: 'Category 1', quantities: [1], sale_type_ids: [1] }
  saveOrder({ performance: 'mb-7', call, tickets: 1, seats: [{ zone: 'Stalls', row: '3', seat: '12' }] }, 1)
  await render(<CartNotice />, { language: 'en', frame: layoutData() })
  const shown = (text: RegExp) =>
    expect
      .poll(() => {
        vi.advanceTimersByTime(500)
        return page.getByText(text).query()
      })
      .not.toBeNull()
  await shown(/Your seats: Stalls, row 3, seat 12/)
  await expectEnglish()
  vi.advanceTimersByTime(125_000)
  await shown(/Your reservation has expired/)
  await expectEnglish()
})
