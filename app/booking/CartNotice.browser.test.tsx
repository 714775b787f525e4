import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../tests/components/accessibility.ts'
import type { Answers } from '../../tests/components/answers.ts'
import { layoutData } from '../../tests/components/layout-data.ts'
import { render } from '../../tests/components/render.tsx'
import { requirement } from '../../tests/support/requirement.ts'
import { Dialog } from '../ui/Dialog.tsx'
import CartNotice from './CartNotice.tsx'
import { answerCart, fill, stopClock } from './cart.test-support.ts'
import { saveOrder } from './saved-orders.ts'
import { useCart } from './use-cart.ts'

const UNTIL = /Ihre Karten sind bis \d\d:\d\d\sUhr reserviert/
const notice = page.getByRole('status').filter({ hasText: 'Ihre Karten' })
const longer = page.getByRole('button', { name: 'Länger reservieren' })
const expiry = page.getByText('Die Reservierung ist abgelaufen.')
const MINUTE = 60_000

/** Moves the clock on until something is there. */
async function comes(what: Locator): Promise<void> {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(500)
      return what.query()
    })
    .not.toBeNull()
}

/** What the header tells of the cart. */
function Left() {
  const cart = useCart()
  return cart && <p>{[cart.amount, ...(cart.remaining ? [cart.remaining] : [])].join(' · ')}</p>
}

const OpenDialog = () => (
  <Dialog open onClose={() => {}} title="Salz">
    <p>Karten</p>
  </Dialog>
)

/** Shows any page of somebody with a ticket in the cart, which is held for so long. */
async function showPage(
  seconds: number,
  { answers, isDotted = false }: { answers?: Answers; isDotted?: boolean } = {},
  others?: ReactNode,
) {
  stopClock()
  const shop = answerCart(answers)
  fill(shop.cart, 1, seconds)
  await render(
    <>
      <Left />
      <CartNotice />
      {others}
    </>,
    { frame: layoutData({ timeStyle: isDotted ? 'dot' : 'colon' }) },
  )
  // The first tick asks the shop.
  const held = page.getByText(seconds ? /^1 · \d+:\d\d$/ : /^1$/)
  await comes(held)
  return shop
}

test('that a hold is about to end is announced, and it can be extended there', requirement('CART-12'), async () => {
  const extended = { tickets_quantity: 1, cart_url: '/webshop', seconds_left: 900, can_extend: false }
  const { cart } = await showPage(95, { answers: { 'POST /api/shop-cart/extension/': () => extended } })
  await expect.element(page.getByText(/^1 · 1:\d\d$/)).toBeVisible()
  await expect.element(notice.getByText('Ihre Karten sind noch 2 Minuten reserviert.')).toBeVisible()
  // Not by a shop that does not let it.
  await expect.element(longer).not.toBeInTheDocument()
  cart.can_extend = true
  cart.seconds_left = 58
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(notice.getByText('Ihre Karten sind noch 1 Minute reserviert.')).toBeVisible()
  longer.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(notice.getByText(UNTIL)).toBeVisible()
  await expect.element(notice).toHaveFocus()
  await expect.element(longer).not.toBeInTheDocument()
  await expectAccessible()
})

test('where a dialog lies over the page, the end of the hold is announced in it, with the button', requirement('CART-12'), async () => {
  const { cart } = await showPage(58, {}, <OpenDialog />)
  cart.can_extend = true
  document.dispatchEvent(new Event('visibilitychange'))
  const dialog = page.getByRole('dialog', { name: 'Salz' })
  await comes(dialog.getByRole('alert'))
  await expect.element(dialog.getByRole('alert').getByText('Ihre Karten sind noch 1 Minute reserviert.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Länger reservieren' })).toBeVisible()
})

test('after the hold the same tickets can be reserved again', requirement('CART-12'), async () => {
  saveOrder({ performance: 'mb-7', call: { seat_group: 'Freie Platzwahl', quantities: [1], sale_type_ids: [1] }, tickets: 1 }, 1)
  const { cart, asked } = await showPage(2)
  vi.advanceTimersByTime(3000)
  await expect.element(expiry).toBeVisible()
  await expectAccessible()
  cart.tickets_quantity = 0
  const again = page.getByRole('button', { name: 'Dieselben Karten noch einmal reservieren' })
  again.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(notice.getByText(UNTIL)).toBeVisible()
  await expect.element(notice).toHaveFocus()
  await expect.element(notice.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible()
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ event_jet_id: 'mb-7', quantities: [1] })
})

test(
  'the warning names the seats that the shop gave, as long as the cart holds what was ordered here',
  requirement('CART-12'),
  async () => {
    const call = { seat_group: 'Parkett', quantities: [1], sale_type_ids: [1] }
    saveOrder({ performance: 'mb-7', call, tickets: 1, seats: [{ zone: 'Parkett', row: '3', seat: '12' }] }, 1)
    const { cart } = await showPage(95)
    await expect.element(notice.getByText('Ihre Plätze: Parkett, Reihe 3, Platz 12.')).toBeVisible()
    await expectAccessible()
    // Other tickets came from elsewhere: which seats these are is not known here.
    fill(cart, 2, 58)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(notice.getByText('Ihre Karten sind noch 1 Minute reserviert.')).toBeVisible()
    await expect.element(notice.getByText('Ihre Plätze')).not.toBeInTheDocument()
  },
)

test('the end of a hold is announced until the message is closed', requirement('CART-12'), async () => {
  await showPage(2)
  vi.advanceTimersByTime(3000)
  await expect.element(expiry).toBeVisible()
  await page.getByRole('status').filter({ has: expiry }).getByRole('button', { name: 'Schließen' }).click()
  await expect.element(expiry).not.toBeInTheDocument()
})

test('the expiry is written in the site’s time format', requirement('CART-12', 'SET-13'), async () => {
  const extended = { tickets_quantity: 1, cart_url: '/webshop', seconds_left: 600, can_extend: true }
  const { cart } = await showPage(58, { isDotted: true, answers: { 'POST /api/shop-cart/extension/': () => extended } })
  cart.can_extend = true
  document.dispatchEvent(new Event('visibilitychange'))
  await longer.click()
  await expect.element(page.getByText(/Ihre Karten sind bis \d\d\.\d\d\sUhr reserviert/)).toBeVisible()
})

test('an expiry that the shop does not tell is left out, and asked for once a minute at most', requirement('CART-12'), async () => {
  const { asked } = await showPage(0)
  await expect.element(notice).not.toBeInTheDocument()
  await expect.poll(() => asked.length).toBe(1)
  vi.advanceTimersByTime(MINUTE / 2)
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(MINUTE)
  await expect.poll(() => asked.length).toBe(2)
})

test('beside the framed shop the time left follows what the shop holds', requirement('CART-12'), async () => {
  // The shop lengthens a hold of seven minutes while the visitor pays in it.
  const { cart } = await showPage(7 * 60, {}, <iframe data-shop title="Webshop" srcDoc="" />)
  await expect.element(page.getByText(/^1 · [67]:\d\d$/)).toBeVisible()
  cart.seconds_left = 20 * 60
  vi.advanceTimersByTime(2 * MINUTE)
  await expect.element(page.getByText(/^1 · (19|20):\d\d$/)).toBeVisible()
  await expect.element(page.getByText('Ihre Karten sind noch 5 Minuten reserviert.')).not.toBeInTheDocument()
})
