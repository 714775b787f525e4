import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../tests/components/accessibility.ts'
import { render } from '../../../tests/components/render.tsx'
import { BookingForm } from '../BookingForm.tsx'
import { answerCart } from '../cart.test-support.ts'
import { evening, freeSeating, numberedSeats, offerOf, plan } from '../evening.test-support.ts'
import type { OfferAnswer } from '../offer-schema.ts'

const more = page.getByRole('button', { name: 'Eine Karte mehr' }).first()
const addToCart = page.getByRole('button', { name: 'In den Warenkorb' })
const accept = page.getByRole('button', { name: 'So in den Warenkorb legen' })
const MOVED = 'Beginn jetzt 17:00\u00a0Uhr statt 20:00\u00a0Uhr.'
const NOT_RESERVED = 'Noch ist nichts reserviert.'

const asShown = offerOf(freeSeating)
const moved: OfferAnswer = { ...asShown, starts_at: '2026-11-21T17:00:00+01:00', time: '17:00\u00a0Uhr', room: 'Werkhalle' }
const dearer: OfferAnswer = {
  ...asShown,
  seat_groups: freeSeating.map((group) => ({ ...group, prices: group.prices.map((price) => ({ ...price, price: '9.00' })) })),
}

/** A house that refuses orders of somebody who was shown something else than `sold`, as the server does. */
function openHouse(sold: { offer: OfferAnswer; sentence: string }) {
  const shop = answerCart({
    'GET /api/events/7/offer/': () => sold.offer,
    'GET /api/events/7/seats/': () => plan,
  })
  const take = () => {
    const order = shop.asked.at(-1)?.body as { seen: { starts_at: string } } | undefined
    if (order?.seen.starts_at === sold.offer.starts_at) return { tickets_quantity: 1, cart_url: '/webshop/cart/1', seconds_left: 900 }
    return Response.json({ code: 'terms_changed', response_code: 409, detail: sold.sentence, offer: sold.offer }, { status: 409 })
  }
  shop.refusal = take
  return shop
}

const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))

test('an open widget says what has changed as soon as somebody looks at it again, and keeps the choice', async () => {
  const sold = { offer: asShown, sentence: '' }
  openHouse(sold)
  await render(<BookingForm event={evening} />)
  await more.click()
  sold.offer = { ...dearer, ...{ time: moved.time, room: moved.room, starts_at: moved.starts_at } }
  lookAgain()
  const said = page.getByRole('status')
  await expect.element(said.getByText(MOVED)).toBeVisible()
  await expect.element(said.getByText('Spielort jetzt Werkhalle statt Studio.')).toBeVisible()
  await expect.element(said.getByText(/Vollpreis kostet jetzt 9\s€ statt 8\s€/)).toBeVisible()
  await expect.element(said.getByText(/Ermäßigt kostet/)).not.toBeInTheDocument()
  await expect.element(page.getByText('1 Karte', { exact: true })).toBeVisible()
})

test('a performance that is cancelled while its widget is open is called that before the order', async () => {
  let isCancelled = false
  const closed = () => Response.json({ code: 'not_bookable', detail: 'Diese Vorstellung ist abgesagt.' }, { status: 404 })
  answerCart({ 'GET /api/events/7/offer/': () => (isCancelled ? closed() : asShown) })
  await render(<BookingForm event={evening} />)
  await more.click()
  isCancelled = true
  lookAgain()
  await expect.element(page.getByRole('status').getByText('Diese Vorstellung ist abgesagt.')).toBeVisible()
})

test('an order of somebody who was shown something else holds nothing, says what has changed, and is taken by one press', async () => {
  const sold = { offer: asShown, sentence: MOVED }
  const shop = openHouse(sold)
  await render(<BookingForm event={evening} />)
  await more.click()
  sold.offer = moved
  await addToCart.click()
  const summary = page.getByRole('group', { name: `Es hat sich etwas geändert. ${MOVED} ${NOT_RESERVED}` })
  await expect.element(summary).toHaveFocus()
  await expect.element(summary.getByText(/Fehler|Webshop/)).not.toBeInTheDocument()
  expect(page.getByText(MOVED).elements(), 'said once').toHaveLength(1)
  await expectAccessible()
  await accept.click()
  await expect.element(page.getByRole('group', { name: '1 Karte liegt jetzt in Ihrem Warenkorb' })).toHaveTextContent('17:00 Uhr')
  const seen = shop.asked.filter(({ method }) => method === 'POST').map(({ body }) => (body as { seen: unknown }).seen)
  expect(seen).toEqual([
    { starts_at: asShown.starts_at, room: 'Studio', prices: ['8.00'] },
    { starts_at: moved.starts_at, room: 'Werkhalle', prices: ['8.00'] },
  ])
})

test('whoever would rather choose again finds the choice as it was', async () => {
  const sold = { offer: asShown, sentence: MOVED }
  openHouse(sold)
  await render(<BookingForm event={evening} />)
  await more.click()
  sold.offer = moved
  await addToCart.click()
  await page.getByRole('button', { name: 'Auswahl ändern' }).click()
  await expect.element(page.getByText('1 Karte', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('status').getByText(MOVED)).toBeVisible()
})

test('the seating plan says it too, keeps the seats, and takes them as they are sold now', async () => {
  const sold = { offer: offerOf(numberedSeats), sentence: MOVED }
  openHouse(sold)
  await render(<BookingForm event={evening} />)
  await page.getByRole('button', { name: 'Plätze wählen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('gridcell', { name: /Reihe 1, Platz 1\b/ }).click()
  sold.offer = { ...sold.offer, starts_at: moved.starts_at, time: moved.time }
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect.element(dialog.getByText(new RegExp(MOVED))).toBeVisible()
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect.element(page.getByRole('group', { name: '1 Karte liegt jetzt in Ihrem Warenkorb' })).toHaveTextContent('17:00 Uhr')
})
