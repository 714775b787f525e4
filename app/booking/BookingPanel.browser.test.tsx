import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../tests/components/accessibility.ts'
import { render } from '../../tests/components/render.tsx'
import { requirement } from '../../tests/support/requirement.ts'
import { BookingPanel } from './BookingPanel.tsx'
import CartNotice from './CartNotice.tsx'
import { answerCart, forgetCart, stopClock } from './cart.test-support.ts'
import { evening, freeSeating, offerOf } from './evening.test-support.ts'

const panel = page.getByRole('region', { name: 'Karten', exact: true })
const inCart = panel.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')
const MINUTE = 60_000

/** Shows the panel beside the poster, with the notice of every page, and puts a ticket into the cart; the clock is the test's. */
async function fillCart() {
  stopClock()
  const shop = answerCart({ 'GET /api/events/7/offer/': () => offerOf(freeSeating) })
  await render(
    <>
      <BookingPanel event={evening} otherDates={[]} />
      <CartNotice />
    </>,
  )
  await panel.getByRole('button', { name: 'Eine Karte mehr' }).click()
  await panel.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect.element(inCart).toBeVisible()
  return shop
}

test(
  'the booking panel says how long the tickets are held as it is, and when it is over reserves them once more',
  requirement('BOOK-34', 'CART-12'),
  async () => {
    const { cart } = await fillCart()
    await expect.element(panel.getByText('für die nächsten 15 Minuten')).toBeVisible()
    vi.advanceTimersByTime(2 * MINUTE)
    await expect.element(panel.getByText(/Ihre Karten sind bis \d\d:\d\d\sUhr reserviert/)).toBeVisible()
    await expect.element(panel.getByText('15 Minuten')).not.toBeInTheDocument()
    // The warning is announced but covers nothing: the panel itself has the countdown and the button.
    vi.advanceTimersByTime(11.5 * MINUTE)
    const notice = page.getByRole('status').filter({ hasText: 'Ihre Karten sind noch 2 Minuten reserviert.' })
    await expect.element(notice).toBeInTheDocument()
    await expect.poll(() => notice.element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
    expect(panel.getByRole('link', { name: 'Zum Warenkorb' })).toHaveLength(1)
    panel.getByRole('link', { name: 'Zum Warenkorb' }).element().focus()
    vi.advanceTimersByTime(3 * MINUTE)
    await expect.element(panel.getByText('Die Reservierung ist abgelaufen.')).toBeVisible()
    // The focused link was removed; the focus moves to the message of the expiry.
    expect(panel.element().contains(document.activeElement)).toBe(true)
    await expect.element(inCart).not.toBeInTheDocument()
    await expect.element(panel.getByRole('timer')).not.toBeInTheDocument()
    await expectAccessible()
    forgetCart()
    cart.tickets_quantity = 0
    await panel.getByRole('button', { name: 'Dieselben Karten noch einmal reservieren' }).click()
    await expect.element(inCart).toBeVisible()
    await expect.element(panel.getByText('für die nächsten 15 Minuten')).toBeVisible()
    vi.advanceTimersByTime(16 * MINUTE)
    await panel.getByRole('button', { name: 'Karten neu auswählen' }).click()
    await expect.element(panel.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
    await expect.element(page.getByText('Die Reservierung ist abgelaufen.')).not.toBeInTheDocument()
  },
)

test('a tab that was asleep while its cart was paid in another one announces no expiry', requirement('CART-12'), async () => {
  const { cart } = await fillCart()
  const storedHold = () => localStorage.getItem('cart-held') ?? ''
  // A tab that is awake tells the others.
  forgetCart()
  vi.advanceTimersByTime(1000)
  const paid = storedHold()
  expect(paid).toBe('{"cookies":""}')
  cart.tickets_quantity = 0
  await panel.getByRole('button', { name: 'Eine Karte mehr' }).click()
  await panel.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect.element(inCart).toBeVisible()
  // No tick until it wakes.
  forgetCart()
  localStorage.setItem('cart-held', paid)
  vi.setSystemTime(Date.now() + 20 * MINUTE)
  vi.advanceTimersByTime(5000)
  await expect.element(panel.getByRole('button', { name: 'Eine Karte mehr' })).toBeVisible()
  await expect.element(page.getByText('Die Reservierung ist abgelaufen.')).not.toBeInTheDocument()
})

test('the result takes the place of the form, with the focus and in view', requirement('BOOK-26', 'BOOK-27'), async () => {
  await fillCart()
  await expect.poll(() => panel.element().querySelector('[data-summary]')).toBe(document.activeElement)
  await expect.element(inCart).toBeInViewport()
})

test('the line above the widget tells when the performance is by now, once it has been moved', async () => {
  const moved = { ...offerOf(freeSeating), short_date: 'Mo 23.11.', time: '18:00\u00a0Uhr' }
  answerCart({ 'GET /api/events/7/offer/': () => moved })
  await render(<BookingPanel event={evening} otherDates={[]} />)
  await expect.element(panel.getByText(/^Mo 23\.11\. · 18:00\sUhr$/)).toBeVisible()
  await expect.element(panel.getByText(/^Samstag/)).not.toBeInTheDocument()
})

test('the line above an exhibition goes on saying until when it runs', async () => {
  answerCart({ 'GET /api/events/7/offer/': () => offerOf(freeSeating) })
  await render(<BookingPanel event={{ ...evening, until: 'bis 6. Januar 2027' }} otherDates={[]} />)
  await expect.element(panel.getByRole('button', { name: 'Eine Karte mehr' })).toBeVisible()
  await expect.element(panel.getByText(/^Samstag, .* · bis 6\. Januar 2027$/)).toBeVisible()
})
