import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../tests/components/accessibility.ts'
import { render } from '../../tests/components/render.tsx'
import { requirement } from '../../tests/support/requirement.ts'
import { BookingForm } from './BookingForm.tsx'
import { answerCart, fill } from './cart.test-support.ts'
import { evening, freeSeating, offerOf } from './evening.test-support.ts'
import { rejectionMessage } from './rejection-message.ts'

const addToCart = page.getByRole('button', { name: 'In den Warenkorb' })
const inCart = page.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')
const CANCELLED = 'Diese Vorstellung ist abgesagt. Wir erstatten Ihre Karten.'
const problem = (status: number, body: object) => () => Response.json(body, { status })
const closed = problem(404, { code: 'not_bookable', detail: CANCELLED, response_code: 404 })

/** Opens the form of an evening, chooses a ticket and sends it; the server may refuse it. */
async function order(refusal?: () => unknown, offer: object = offerOf(freeSeating)) {
  const shop = answerCart({ 'GET /api/events/7/offer/': () => offer })
  shop.refusal = refusal
  await render(<BookingForm event={evening} />)
  await page.getByRole('button', { name: 'Eine Karte mehr' }).click()
  await addToCart.click()
  return shop
}

test.each([
  ['BOOK-45', -214, 'Es sind nicht genügend (zusammenhängende) Plätze frei.'],
  ['BOOK-46', -204, 'Es besteht keine aktuelle Reservierung.'],
] as const)(
  '%s: a refusal with %i is said with its reason and the way to the webshop',
  requirement('BOOK-41', 'BOOK-42', 'BOOK-43', 'BOOK-44', 'BOOK-47'),
  async (_, code, reason) => {
    const shop = await order(problem(409, { response_code: code, detail: rejectionMessage(code) }))
    const message = page.getByRole('group', { name: reason })
    await expect.element(message).toHaveTextContent('Das hat leider nicht geklappt.')
    await expect.element(message).toHaveFocus()
    for (const text of [reason, `Fehler ${code}`, 'Bitte kaufen Sie Ihre Karten über den Webshop'])
      await expect.element(message).toHaveTextContent(text)
    await expect
      .element(message.getByRole('link', { name: 'Zum Webshop' }))
      .toHaveAttribute('href', expect.stringMatching(/\/performances\//))
    await expectAccessible()
    shop.refusal = undefined
    await message.getByRole('button', { name: 'Auswahl ändern' }).click()
    await addToCart.click()
    await expect.element(inCart).toBeVisible()
  },
)

test('a failure without a code of the shop is told in the server’s own sentence', requirement('BOOK-41'), async () => {
  const detail = 'Heute nimmt das Haus keine Bestellungen an.'
  await order(problem(403, { code: 'not_today', detail }))
  const message = page.getByRole('group', { name: detail })
  await expect.element(message).toHaveFocus()
  await expect.element(message.getByText(/^Fehler/)).not.toBeInTheDocument()
})

test('a performance that was cancelled meanwhile is called that after the choice, and nobody is sent to a shop', async () => {
  await order(closed)
  const message = page.getByRole('group', { name: CANCELLED })
  await expect.element(message).toHaveFocus()
  await expect.element(message.getByText(/Webshop|Fehler|Auswahl/)).not.toBeInTheDocument()
  await expect.element(message.getByRole('link', { name: 'Zum Spielplan' })).toHaveAttribute('href', '/de/spielplan')
  await expectAccessible()
})

test('a performance that was cancelled meanwhile is called that before the choice', async () => {
  answerCart({ 'GET /api/events/7/offer/': closed })
  await render(<BookingForm event={evening} />)
  await expect.element(page.getByRole('status').getByText(CANCELLED)).toBeVisible()
  await expect.element(page.getByRole('link')).toHaveTextContent(/^Zum Spielplan$/)
  await expect.element(addToCart).not.toBeInTheDocument()
})

test('a performance that was moved while its page was open is booked under its new date', async () => {
  await order(undefined, { ...offerOf(freeSeating), short_date: 'Mo 23.11.', time: '18:00\u00a0Uhr' })
  await expect
    .element(page.getByRole('status').getByText(/^Neuer Termin: Mo 23\.11\., 18:00\sUhr statt Sa 21\.11\., 20:00\sUhr\.$/))
    .toBeVisible()
  await expect
    .element(page.getByRole('group', { name: '1 Karte liegt jetzt in Ihrem Warenkorb' }))
    .toHaveTextContent('Mo 23.11., 18:00 Uhr')
  await order()
  await expect.element(inCart).toBeVisible()
  await expect.element(page.getByText('Neuer Termin')).not.toBeInTheDocument()
})

test('a cart of another shop event is paid first or given up, never replaced unasked', async () => {
  const shop = answerCart({ 'GET /api/events/7/offer/': () => offerOf(freeSeating) })
  const reason = 'In Ihrem Warenkorb liegen noch 2 Karten, die getrennt von diesen bezahlt werden.'
  shop.refusal = () =>
    (shop.asked.at(-1)?.body as { replaces_cart?: boolean } | undefined)?.replaces_cart
      ? { ...shop.cart, tickets_quantity: 1, seconds_left: 900 }
      : Response.json({ code: 'other_cart', response_code: -251, detail: reason }, { status: 409 })
  fill(shop.cart, 2)
  await render(<BookingForm event={evening} />)
  await page.getByRole('button', { name: 'Eine Karte mehr' }).first().click()
  await addToCart.click()
  const message = page.getByRole('group', { name: `Beides passt nicht in einen Warenkorb. ${reason}` })
  await expect.element(message).toHaveFocus()
  await expect.element(message.getByRole('link')).toHaveAttribute('href', shop.cart.cart_url)
  await expect.element(message.getByText(/Fehler|Webshop/)).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: 'Die anderen freigeben und diese nehmen' }).click()
  await expect.element(inCart).toBeVisible()
})

test('an offer that cannot be asked for lack of a line comes by itself once the line is back', async () => {
  let isCut = true
  answerCart({
    'GET /api/events/7/offer/': () => {
      if (isCut) throw new TypeError('Failed to fetch')
      return offerOf(freeSeating)
    },
  })
  await render(<BookingForm event={evening} />)
  await expect.element(page.getByRole('status').getByText('Keine Verbindung')).toBeVisible()
  isCut = false
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('button', { name: 'Eine Karte mehr' })).toBeVisible()
})

test('a lost line is announced, the selection is kept, and booking goes on by itself', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const shop = await order(() => {
    throw new TypeError('Failed to fetch')
  })
  const message = page.getByRole('group', { name: 'Keine Verbindung' })
  await expect.element(message).toHaveFocus()
  await expect.element(message.getByText('Ihre Auswahl bleibt stehen.')).toBeVisible()
  shop.refusal = undefined
  window.dispatchEvent(new Event('online'))
  await expect.element(inCart).toBeVisible()
})

test('waiting for a slow shop is announced', requirement('BOOK-24', 'BOOK-25'), async () => {
  const answer = Promise.withResolvers<unknown>()
  const shop = await order(() => answer.promise)
  await expect.element(page.getByText('Karten werden reserviert')).toBeVisible()
  await expect.element(addToCart).not.toBeInTheDocument()
  answer.resolve({ ...shop.cart, tickets_quantity: 1, seconds_left: 900 })
  await expect.element(inCart).toBeVisible()
})
