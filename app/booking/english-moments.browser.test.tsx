import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { layoutData } from '../../tests/components/layout-data.ts'
import { render } from '../../tests/components/render.tsx'
import { BookingForm } from './BookingForm.tsx'
import { BookingPanel } from './BookingPanel.tsx'
import { answerCart } from './cart.test-support.ts'
import { englishEvening, expectEnglish, inEnglish } from './english.test-support.ts'
import { freeSeating, offerOf } from './evening.test-support.ts'
import type { OfferAnswer } from './offer-schema.ts'
import type { SeatGroup } from './schema.ts'

const seats: SeatGroup[] = freeSeating.map((group) => ({
  ...group,
  seat_group: 'Unreserved',
  prices: group.prices.map((price, index) => ({ ...price, seat_group: 'Unreserved', ...(index > 0 ? { name: 'Students' } : {}) })),
}))
const OFFER = 'GET /en/api/events/7/offer/'
const more = page.getByRole('button', { name: 'Add one ticket' }).first()
const addToCart = page.getByRole('button', { name: 'Add to cart' })
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))
const inPage = { language: 'en', frame: layoutData() } as const

test('without a connection the form says so in English, and sells once the line is back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isCut = true
  const offer = () => {
    if (isCut) throw new TypeError('Failed to fetch')
    return inEnglish(offerOf(seats))
  }
  answerCart({ [OFFER]: offer })
  await render(<BookingForm event={englishEvening} />, inPage)
  await expect.element(page.getByText('Tickets will appear here once you are back online.')).toBeVisible()
  await expectEnglish()
  isCut = false
  window.dispatchEvent(new Event('online'))
  await expect.element(addToCart).toBeVisible()
})

test('an order that waits for the line says so in English', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const cut = () => {
    throw new TypeError('Failed to fetch')
  }
  answerCart({ [OFFER]: () => inEnglish(offerOf(seats)), 'POST /en/api/shop-cart/': cut })
  await render(<BookingForm event={englishEvening} />, inPage)
  await more.click()
  await addToCart.click()
  await expect.element(page.getByText('Your selection is kept. Booking continues once you are back online.')).toBeVisible()
  await expectEnglish()
})

test('where tickets are sold with a code alone, the field, its refusal and what it opens are English', async () => {
  let refusal: string | undefined = 'Our box office does not know this code.'
  answerCart({
    [OFFER]: () => inEnglish(offerOf([], { kind: 'code-only' })),
    'POST /en/api/events/7/code/': () =>
      refusal
        ? Response.json({ detail: refusal }, { status: 409 })
        : {
            code: 'SCHOOL',
            text: 'Also on sale: Unreserved, for one ticket',
            uses: 1,
            seat_groups: seats.map((group) => ({ ...group, takes_codes: true })),
          },
  })
  await render(<BookingPanel event={{ ...englishEvening, sale: { kind: 'code-only' } }} otherDates={[]} />, inPage)
  await expect.element(page.getByText('Tickets for this performance are sold with a code only.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Code or voucher' }).fill('school')
  await expectEnglish()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(refusal)
  refusal = undefined
  await page.getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Remove code SCHOOL' })).toBeVisible()
  await expect.element(addToCart).toBeVisible()
  await expectEnglish()
})

test('free tickets that are needed are chosen in English', async () => {
  const free = seats.map((group) => ({ ...group, prices: group.prices.map((price) => ({ ...price, price: '0.00' })) }))
  answerCart({ [OFFER]: () => inEnglish(offerOf(free)) })
  await render(<BookingPanel event={{ ...englishEvening, price: null }} otherDates={[{ ...englishEvening, id: 8, price: null }]} />, inPage)
  await more.click()
  await expect.element(page.getByText('€0', { exact: true }).first()).toBeVisible()
  await expectEnglish()
})

/** Refusals are written by the server, in the language of the request. */
const cancelled = () =>
  Response.json({ code: 'not_bookable', detail: 'This performance has been cancelled. Tickets will be refunded.' }, { status: 404 })

test('an evening that is cancelled is called that in English, in the open form and when it is ordered', async () => {
  let isCancelled = false
  const shop = answerCart({ [OFFER]: () => (isCancelled ? cancelled() : inEnglish(offerOf(seats))) })
  shop.refusal = cancelled
  await render(<BookingForm event={englishEvening} />, inPage)
  await more.click()
  await addToCart.click()
  await expect.element(page.getByRole('link', { name: 'See what’s on' })).toBeVisible()
  await expectEnglish()
  await render(<BookingForm event={englishEvening} key="again" />, inPage)
  await more.click()
  isCancelled = true
  lookAgain()
  await expect.element(page.getByRole('status').getByText('This performance has been cancelled.')).toBeVisible()
  await expectEnglish()
})

test('an evening that is moved says its new date in English, in the open form and when it is ordered', async () => {
  const shown = inEnglish(offerOf(seats))
  const moved: OfferAnswer = { ...shown, short_date: 'Sun 22 Nov', starts_at: '2026-11-22T17:00:00+01:00', time: '17:00' }
  const sentence = 'New date: Sun 22 Nov, 17:00 instead of Sat 21 Nov, 20:00.'
  let sold = shown
  const shop = answerCart({ [OFFER]: () => sold })
  shop.refusal = () => Response.json({ code: 'terms_changed', response_code: 409, detail: sentence, offer: moved }, { status: 409 })
  await render(<BookingForm event={englishEvening} />, inPage)
  await more.click()
  await addToCart.click()
  await expect.element(page.getByRole('button', { name: 'Add to cart as it is now' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: sentence })).toBeVisible()
  await expectEnglish()
  await render(<BookingForm event={englishEvening} key="again" />, inPage)
  await more.click()
  sold = moved
  lookAgain()
  await expect.element(page.getByRole('status').getByText(sentence)).toBeVisible()
  await expectEnglish()
})
