import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../tests/components/accessibility.ts'
import type { Answers } from '../../../tests/components/answers.ts'
import { render } from '../../../tests/components/render.tsx'
import { requirement } from '../../../tests/support/requirement.ts'
import { PHONE, WIDE } from '../../../tests/support/windows.ts'
import { BookingPanel } from '../BookingPanel.tsx'
import { answerCart } from '../cart.test-support.ts'
import { evening, numberedSeats, offerOf, plan } from '../evening.test-support.ts'

const dialog = page.getByRole('dialog', { name: 'Plätze wählen' })
const addToCart = dialog.getByRole('button', { name: 'In den Warenkorb' })
const seat = (place: string) => dialog.getByRole('gridcell', { name: new RegExp(`^Parkett, Reihe ${place},`) })

/** Opens the seating plan beside the poster of an evening. */
async function openPlan(answers: Answers = {}, window = WIDE) {
  const { asked } = answerCart({
    'GET /api/events/7/offer/': () => offerOf(numberedSeats),
    'GET /api/events/7/seats/': () => plan,
    ...answers,
  })
  await render(<BookingPanel event={evening} otherDates={[]} />, { window })
  await page.getByRole('button', { name: 'Plätze wählen' }).click()
  return asked
}

test('the plan is one stop of the tab key; arrow keys lead from seat to seat and space chooses', async () => {
  await openPlan()
  await expect.element(dialog.getByRole('grid', { name: 'Saalplan' })).toBeVisible()
  const stops = document.querySelectorAll<SVGElement>('[role="gridcell"][tabindex="0"]')
  expect(stops).toHaveLength(1)
  stops[0]?.focus()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.element(seat('1, Platz 1')).toHaveFocus()
  await expect.element(seat('1, Platz 1')).toHaveAccessibleName('Parkett, Reihe 1, Platz 1, Kategorie 1, 38\u00a0€, frei')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(seat('1, Platz 2')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(seat('2, Platz 2')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(seat('2, Platz 8')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(seat('2, Platz 8')).toHaveAccessibleName(/, ausgewählt$/)
  await userEvent.keyboard(' ')
  await expect.element(seat('2, Platz 8')).toHaveAccessibleName(/, frei$/)
})

test('no seat is left alone, and a companion seat is sold with the wheelchair place beside it', async () => {
  await openPlan()
  await seat('1, Platz 2').click()
  await expect.element(dialog.getByText(/bliebe allein frei/)).toBeVisible()
  await expect.element(addToCart).toBeDisabled()
  await seat('1, Platz 1').click()
  await expect.element(dialog.getByText(/bliebe allein frei/)).not.toBeInTheDocument()
  await expect.element(addToCart).toBeEnabled()
  await seat('1, Platz 3').click()
  await expect.element(dialog.getByText('3 Karten', { exact: true })).toBeVisible()
  await seat('3, Platz 2, Begleitplatz').click()
  await expect.element(dialog.getByText('Einen Begleitplatz gibt es mit dem Rollstuhlplatz daneben.')).toBeVisible()
  await expect.element(addToCart).toBeDisabled()
  await seat('3, Platz 1, Rollstuhlplatz').click()
  await expect.element(addToCart).toBeEnabled()
})

test(
  'seats are sent with the price that was chosen for each, and the form says that they are in the cart',
  requirement('BOOK-33'),
  async () => {
    const asked = await openPlan()
    await expect.element(addToCart).toBeDisabled()
    await seat('1, Platz 1').click()
    await seat('1, Platz 2').click()
    const own = dialog.getByRole('region', { name: 'Ihre Plätze' })
    await own.getByRole('combobox').last().selectOptions('Ermäßigt, 19\u00a0€')
    await expect.element(own.getByRole('heading', { name: 'Ihre Plätze' })).toBeInTheDocument()
    await expect.element(own.getByText('57\u00a0€', { exact: true })).toBeVisible()
    await addToCart.click()
    await expect.element(page.getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ event_jet_id: 'mb-7', seat_group: 'Kategorie 1', seat_ids: ['1-1', '1-2'] },
      ...{ quantities: [1, 1], sale_type_ids: [1, 2] },
    })
  },
)

test('a visitor may give more for seats of their own choice, and what is no amount is not sent', requirement('BOOK-33'), async () => {
  const [category, ...others] = numberedSeats
  const prices = category?.prices.map((price) => ({ ...price, ...(price.sale_type_id === 2 ? { free_price: true as const } : {}) }))
  const asked = await openPlan({
    'GET /api/events/7/offer/': () => offerOf(category && prices ? [{ ...category, prices }, ...others] : []),
  })
  for (const place of ['1, Platz 1', '1, Platz 2', '1, Platz 3']) await seat(place).click()
  const own = dialog.getByRole('region', { name: 'Ihre Plätze' })
  await expect.element(own.getByRole('textbox')).not.toBeInTheDocument()
  for (const select of own.getByRole('combobox').all().slice(1)) await select.selectOptions('Ermäßigt, ab 19\u00a0€')
  const field = own.getByRole('group', { name: 'Kategorie 1, Ermäßigt' }).getByRole('textbox')
  await field.fill('5')
  await expect.element(own.getByText(/^Bitte geben Sie 19\s€ oder mehr an\.$/)).toBeVisible()
  await expect.element(addToCart).toBeDisabled()
  await field.fill('25,50')
  await expect.element(own.getByText('89\u00a0€', { exact: true })).toBeVisible()
  await expectAccessible()
  await addToCart.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ seat_ids: ['1-1', '1-2', '1-3'], quantities: [1, 2], sale_type_ids: [1, 2], free_prices: [null, '25.50'] },
  })
})

test('a seat that somebody else was faster to take is named, and the rest of the choice stays', async () => {
  const detail = 'Jemand war schneller: Diese Plätze sind nicht mehr frei.'
  await openPlan({
    'POST /api/shop-cart/': () => Response.json({ code: 'seats_taken', detail, seats: ['1-1', '1-2'] }, { status: 409 }),
  })
  for (const place of ['1, Platz 1', '1, Platz 2', '1, Platz 3']) await seat(place).click()
  await addToCart.click()
  const alert = dialog.getByRole('alert')
  await expect.element(alert).toHaveTextContent(detail)
  await expect.element(alert).toHaveTextContent('Parkett, Reihe 1, Platz 1 · Parkett, Reihe 1, Platz 2.')
  await expect.element(alert).toHaveTextContent('Ihre übrigen Plätze sind noch ausgewählt.')
  await expect.element(seat('1, Platz 1')).toHaveAccessibleName(/, reserviert$/)
  await expect.element(seat('1, Platz 3')).toHaveAttribute('aria-selected', 'true')
  await expect.element(dialog.getByText('1 Karte', { exact: true })).toBeVisible()
  await expectAccessible()
})

test.each([WIDE, PHONE])('seats are large enough for a thumb, and the plan grows, in a window of $width', async (window) => {
  await openPlan({}, window)
  await expect.element(seat('1, Platz 1')).toBeVisible()
  const width = () => seat('1, Platz 1').element().querySelector('rect')?.getBoundingClientRect().width ?? 0
  const before = width()
  expect(before).toBeGreaterThanOrEqual(24)
  await dialog.getByRole('button', { name: 'Vergrößern' }).click()
  await expect.poll(width).toBeGreaterThan(before * 1.3)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('where the seats cannot be read, the plan says so, and reads them when it is asked to', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isCut = true
  await openPlan({
    'GET /api/events/7/seats/': () => {
      if (isCut) throw new TypeError('Failed to fetch')
      return plan
    },
  })
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^Der Saalplan kann gerade nicht angezeigt werden\.$/)
  isCut = false
  await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(dialog.getByRole('grid', { name: 'Saalplan' })).toBeVisible()
})
