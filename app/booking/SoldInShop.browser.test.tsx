import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../tests/components/accessibility.ts'
import { render } from '../../tests/components/render.tsx'
import { BookingForm } from './BookingForm.tsx'
import { answerCart } from './cart.test-support.ts'
import { evening, freeSeating, offerOf } from './evening.test-support.ts'
import type { SeatGroup } from './schema.ts'

const URL_OF_GROUP = 'https://karten.example/haus/spielzeit/7/?item=8'
const [seats] = freeSeating
const inShop = (name: string, fields: Partial<SeatGroup>): SeatGroup => ({
  ...{ id: 8, seat_group: name, status: 1, text: '', timeslots: [] },
  prices: [{ id: 8, price: '9.00', sale_type_id: 8, seat_group: name, text: '', name, has_discounts: false }],
  ...fields,
})
const group = inShop('Gruppe', { in_shop: { url: URL_OF_GROUP, reason: 'approval' } })
const link = page.getByRole('link', { name: 'Gruppe' })

test('what the shop’s own page sells alone is named below the tickets, and leads there', async () => {
  answerCart({ 'GET /api/events/7/offer/': () => offerOf(seats ? [seats, group] : [group]) })
  await render(<BookingForm event={evening} />)
  await expect.element(link).toHaveAttribute('href', URL_OF_GROUP)
  await expect.element(page.getByText('9\u00a0€ · das Haus bestätigt jede Bestellung')).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Gruppe' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('where it is all there is, the widget says so, and opens no form that sells nothing', async () => {
  const gone = inShop('Schule', { id: 9, status: 0, in_shop: { url: URL_OF_GROUP, reason: 'approval' } })
  answerCart({ 'GET /api/events/7/offer/': () => offerOf([group, gone], { kind: 'in-shop' }) })
  await render(<BookingForm event={evening} />)
  await expect.element(page.getByText('Karten für diese Vorstellung gibt es auf der Seite unseres Webshops.')).toBeVisible()
  await expect.element(link).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Schule' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'In den Warenkorb' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('what a code opens there is linked with the code', async () => {
  const withCode = `https://karten.example/haus/spielzeit/redeem?voucher=PRESSE&subevent=7`
  answerCart({
    'GET /api/events/7/offer/': () => offerOf([], { kind: 'code-only' }),
    'POST /api/events/7/code/': () => ({
      ...{ code: 'PRESSE', text: 'Freigeschaltet: Gruppe', uses: 2 },
      seat_groups: [{ ...group, in_shop: { url: withCode, reason: 'approval' } }],
    }),
  })
  await render(<BookingForm event={evening} />)
  await page.getByRole('textbox', { name: 'Code oder Gutschein' }).fill('presse')
  await page.getByRole('button', { name: 'Einlösen', exact: true }).click()
  await expect.element(link).toHaveAttribute('href', withCode)
})
