import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../tests/components/accessibility.ts'
import { render } from '../../../tests/components/render.tsx'
import { BookingForm } from '../BookingForm.tsx'
import { BookingPanel } from '../BookingPanel.tsx'
import { answerCart } from '../cart.test-support.ts'
import { evening, numberedSeats, offerOf } from '../evening.test-support.ts'
import type { SeatGroup } from '../schema.ts'
import type { RedeemedCode } from './code-offer.ts'

const opener = page.getByRole('button', { name: 'Code oder Gutschein einlösen' })
const field = page.getByRole('textbox', { name: 'Code oder Gutschein' })
const redeem = page.getByRole('button', { name: 'Einlösen', exact: true })
const more = (group: string) => page.getByRole('group', { name: group }).getByRole('button', { name: 'Eine Karte mehr' })
const price = (euros: string) => page.getByText(`${euros}\u00a0€`, { exact: true })

/** The hall with a price that a code makes of the full one of a seat group. */
const withCode = (name: string, code_price: string): SeatGroup[] =>
  numberedSeats.map((group) =>
    group.seat_group === name
      ? { ...group, prices: group.prices.map((full, index) => (index === 0 ? { ...full, code_price } : full)) }
      : group,
  )

/** What the server says of a code, which a test changes; a text is why it is not taken. */
let answer: RedeemedCode | string

async function showForm() {
  const shop = answerCart({
    'GET /api/events/7/offer/': () => offerOf(numberedSeats),
    'POST /api/events/7/code/': () => (typeof answer === 'string' ? Response.json({ detail: answer }, { status: 409 }) : answer),
  })
  await render(<BookingForm event={evening} />)
  return shop
}

async function enter(code: string) {
  await opener.click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(`${code}{Enter}`)
}

test('a code makes the tickets for which it is valid cheaper, in the list and in the sum', async () => {
  answer = { code: 'PROBE', text: '20 % auf Kategorie 2', uses: 9, seat_groups: withCode('Kategorie 2', '20.80') }
  await showForm()
  await enter('probe')
  await expect.element(page.getByText('PROBE 20 % auf Kategorie 2')).toHaveFocus()
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('Kategorie 2')).toHaveTextContent('20,80 € statt 26 €')
  await expect.element(row('Kategorie 1')).not.toHaveTextContent('statt')
  await more('Kategorie 1, Vollpreis').click()
  await more('Kategorie 2, Vollpreis').click()
  await expect.element(price('58,80')).toBeVisible()
  await expectAccessible()
})

test('a code for one ticket makes one of two free, and is sent with that one', async () => {
  answer = { code: 'PROBE', text: 'Eine Karte frei', uses: 1, seat_groups: withCode('Kategorie 1', '0.00') }
  const { asked } = await showForm()
  await enter('PROBE')
  await more('Kategorie 1, Vollpreis').click()
  await expect.element(price('0').last()).toBeVisible()
  await more('Kategorie 1, Vollpreis').click()
  await expect.element(price('38').last()).toBeVisible()
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect.element(page.getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeVisible()
  const sent = asked.findLast(({ method, url }) => method === 'POST' && url.pathname === '/api/shop-cart/')
  expect(sent?.body).toMatchObject({ quantities: [2], code: 'PROBE', code_quantities: [1] })
})

test('a code that is not taken stays typed and says why; taken back, the prices are as before', async () => {
  answer = 'Diesen Code kennt der Kartenverkauf nicht.'
  await showForm()
  await enter('verschrieben')
  await expect.element(page.getByRole('alert')).toHaveTextContent(answer)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue('verschrieben')
  await expectAccessible()
  await userEvent.fill(field, 'PROBE')
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^$/)
  answer = { code: 'PROBE', text: '5\u00a0€ weniger je Karte', uses: 9, seat_groups: withCode('Kategorie 1', '33.00') }
  await redeem.click()
  await expect.element(page.getByText('5 € weniger je Karte')).toBeVisible()
  await expect.element(price('33')).toBeVisible()
  await page.getByRole('button', { name: 'Code PROBE entfernen' }).click()
  await expect.element(opener).toHaveFocus()
  await expect.element(price('33')).not.toBeInTheDocument()
})

test('a link fills the code in, and leaves the focus where it is', async () => {
  answer = { code: 'PROBE', text: '50 % Ermäßigung', uses: 9, seat_groups: withCode('Kategorie 1', '19.00') }
  const before = location.href
  onTestFinished(() => History.prototype.replaceState.call(history, history.state, '', before))
  History.prototype.replaceState.call(history, history.state, '', '?code=PROBE')
  await showForm()
  await expect.element(field).toHaveValue('PROBE')
  // Nobody has asked for the field: on a phone its focus would bring up the keyboard over the prices.
  await expect.element(more('Kategorie 1, Vollpreis')).toBeVisible()
  await expect.element(field).not.toHaveFocus()
  await redeem.click()
  await expect.element(page.getByText('50 % Ermäßigung')).toBeVisible()
})

test('where tickets are for those with a code alone, its field is there, and what it opens takes its place with the focus', async () => {
  const opened = numberedSeats.slice(0, 1).map((group) => ({ ...group, seat_group: 'Schulkarte' }))
  answerCart({
    'GET /api/events/7/offer/': () => offerOf([], { kind: 'code-only' }),
    'POST /api/events/7/code/': () => ({ code: 'SCHULE', text: 'Freigeschaltet: Schulkarte', uses: 30, seat_groups: opened }),
  })
  await render(<BookingForm event={evening} />)
  await expect.element(page.getByText('Karten für diese Vorstellung gibt es nur mit einem Code.')).toBeVisible()
  await expectAccessible()
  await field.fill('schule')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('SCHULE Freigeschaltet: Schulkarte')).toHaveFocus()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Schulkarte' })).toBeVisible()
  await page.getByRole('button', { name: 'Code SCHULE entfernen' }).click()
  await expect.element(opener).toHaveFocus()
  await expect.element(field).toHaveValue('schule')
})

test('where all is sold out but for those with a code, the notice has a field, and what the code opens is chosen', async () => {
  const gone = numberedSeats.map((group) => ({ ...group, status: 0 }))
  const kept = withCode('Kategorie 2', '26.00').map((group) => (group.seat_group === 'Kategorie 2' ? group : { ...group, status: 0 }))
  const sale = { kind: 'sold-out', opensWithCode: true } as const
  answer = { code: 'HALB', text: '50 % Ermäßigung', uses: 9, seat_groups: gone }
  answerCart({ 'GET /api/events/7/offer/': () => offerOf(gone, sale), 'POST /api/events/7/code/': () => answer })
  await render(<BookingPanel event={{ ...evening, sale }} otherDates={[]} />)
  await expect.element(page.getByText('Ausverkauft')).toBeVisible()
  await enter('HALB')
  // It lowers prices, and keeps no tickets.
  await expect.element(page.getByText('50 % Ermäßigung')).toBeVisible()
  await expect.element(page.getByText('Ausverkauft')).toBeVisible()
  await page.getByRole('button', { name: 'Code HALB entfernen' }).click()
  answer = { code: 'FREUNDE', text: 'Freigeschaltet: Kategorie 2', uses: 2, seat_groups: kept }
  await field.fill('FREUNDE')
  await redeem.click()
  await more('Kategorie 2, Vollpreis').click()
  await expect.element(page.getByText('1 Karte', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('a code that only the shop’s own page takes leads there with it', async () => {
  const detail = 'Diesen Code lösen Sie bitte im Warenkorb des Webshops ein.'
  const shop_page = 'https://karten.example/haus/saison/redeem?voucher=BUDGET&subevent=7'
  answerCart({
    'GET /api/events/7/offer/': () => offerOf(numberedSeats),
    'POST /api/events/7/code/': () => Response.json({ detail, shop_page }, { status: 409 }),
  })
  await render(<BookingForm event={evening} />)
  await enter('BUDGET')
  await expect.element(page.getByRole('alert')).toHaveTextContent(detail)
  await expect.element(page.getByRole('link', { name: 'BUDGET im Webshop einlösen' })).toHaveAttribute('href', shop_page)
  await expectAccessible()
})
