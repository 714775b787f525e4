import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/components/render.tsx'
import { requirement } from '../../tests/support/requirement.ts'
import { BookingButton } from './BookingButton.tsx'
import { BookingPanel } from './BookingPanel.tsx'
import { answerCart } from './cart.test-support.ts'
import { evening, freeSeating, numberedSeats, offerOf } from './evening.test-support.ts'

const dialog = page.getByRole('dialog', { name: 'Salz' })
const addToCart = dialog.getByRole('button', { name: 'In den Warenkorb' })
const more = dialog.getByRole('button', { name: 'Eine Karte mehr' })
const tickets = page.getByRole('link', { name: 'Karten für Salz, Sa 21.11., 20:00 Uhr' })
const later = { ...evening, id: 8, idJet: 'mb-8', shortDate: 'So 22.11.' }

function answerOffers(seatGroups = freeSeating) {
  return answerCart({ 'GET /api/events/*': () => offerOf(seatGroups) })
}

test(
  'the widget opens over the list, closes by Esc and by a press beside it, and gives the focus back',
  requirement('BOOK-01', 'BOOK-02', 'BOOK-31', 'BOOK-32'),
  async () => {
    answerOffers()
    await render(
      <>
        <BookingButton event={evening} />
        <BookingButton event={later} />
      </>,
    )
    const open = () => document.querySelectorAll('dialog:modal')
    await tickets.click()
    await expect.element(addToCart).toBeVisible()
    expect(open()).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(tickets).toHaveFocus()
    await tickets.click()
    await expect.element(addToCart).toBeVisible()
    await userEvent.click(document.documentElement, { position: { x: 8, y: 8 } })
    await expect.element(dialog).not.toBeInTheDocument()
    await page.getByRole('link', { name: 'Karten für Salz, So 22.11.' }).click()
    await expect.element(addToCart).toBeVisible()
    expect(open()).toHaveLength(1)
  },
)

test(
  'closing forgets the choice; after success more can be added from the beginning, and all are held anew',
  requirement('BOOK-28', 'BOOK-29', 'BOOK-30', 'BOOK-36'),
  async () => {
    answerOffers()
    await render(<BookingButton event={evening} />)
    await tickets.click()
    await more.click()
    await dialog.getByRole('button', { name: /^Ermäßigte/ }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => document.querySelector('[data-step]')).toBeNull()
    await tickets.click()
    await expect.element(dialog.getByText('0 Karten')).toBeVisible()
    await more.click()
    await addToCart.click()
    await dialog.getByRole('button', { name: 'Weitere hinzufügen' }).click()
    await expect.element(dialog.getByText('0 Karten')).toBeVisible()
    await more.click()
    await addToCart.click()
    await expect.element(dialog.getByText('Das gilt für alle 2 Karten in Ihrem Warenkorb.')).toBeVisible()
  },
)

test('on a page with several widgets only one has a selection at a time, whatever the navigation', requirement('BOOK-02'), async () => {
  answerOffers()
  await render(
    <>
      <BookingPanel event={evening} otherDates={[]} />
      <BookingButton event={{ ...later, title: 'Salz' }} />
    </>,
  )
  const panel = page.getByRole('region', { name: 'Karten', exact: true })
  const other = page.getByRole('link', { name: /^Karten für Salz,/ })
  const one = panel.getByRole('button', { name: 'Eine Karte mehr' })
  await one.click()
  await one.click()
  await expect.element(panel.getByText('2 Karten', { exact: true })).toBeVisible()
  // Looking at another date clears nothing; a selection there does.
  await other.click()
  await expect.element(more).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel.getByText('2 Karten', { exact: true })).toBeVisible()
  await other.click()
  await more.click()
  await expect.element(dialog.getByText('1 Karte', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(panel.getByText('0 Karten', { exact: true })).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled()
})

test('on a phone in landscape nothing of the widget is covered, and its list has no scroll area of its own', async () => {
  answerOffers(numberedSeats)
  await render(<BookingButton event={evening} />, { window: { width: 844, height: 390 } })
  await tickets.click()
  const list = dialog.getByRole('list')
  const scrolls = () => ['auto', 'scroll'].includes(getComputedStyle(list.element()).overflowY)
  await expect.element(list).toBeVisible()
  expect(scrolls()).toBe(false)
  const toggle = dialog.getByRole('button', { name: 'Alle Sitzplatzkategorien' })
  for (const part of [list.getByRole('listitem').nth(1), toggle]) {
    const box = part.element()
    box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    // It comes up from below.
    const isSeen = () => {
      const { left, bottom } = box.getBoundingClientRect()
      return box.contains(document.elementFromPoint(left + 20, bottom - 4))
    }
    await expect.poll(isSeen).toBe(true)
  }
  await toggle.click()
  await expect.element(list.getByRole('listitem')).toHaveLength(3)
  expect(scrolls()).toBe(false)
})
