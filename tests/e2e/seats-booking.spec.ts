import type { Locator, Route } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { ALSO_ON_PHONE } from './on-phone.ts'
import { recordViolations } from './policy-violations.ts'
import { requirement } from './requirement.ts'
import { ADD_TICKET } from './widget.ts'

// What becomes of a choice in the plan has component tests (app/booking/seat-plan).

/** The first free seats beside each other, as many as are wanted and more; none of the places for wheelchairs. */
async function freeSeats(plan: Locator, least: number): Promise<Locator[]> {
  const ids = await plan.getByRole('row').evaluateAll((rows, count) => {
    const isFree = (seat: Element) =>
      seat.getAttribute('data-status') === 'free' && !/Rollstuhl|Begleit/.test(seat.getAttribute('aria-label') ?? '')
    for (const row of rows) {
      let run: string[] = []
      for (const seat of row.querySelectorAll('[data-seat]')) {
        run = isFree(seat) ? [...run, seat.getAttribute('data-seat') ?? ''] : []
        if (run.length === count) return run
      }
    }
    return []
  }, least)
  expect(ids).toHaveLength(least)
  return ids.map((id) => plan.locator(`[data-seat="${id}"]`))
}

test('a visitor chooses two seats beside each other in the plan, at two prices, and has them in the cart, also after the line was lost', {
  ...ALSO_ON_PHONE,
  ...requirement('BOOK-33'),
}, async ({ page }) => {
  const violations = await recordViolations(page)
  await page.goto('/de/spielplan')
  await page.getByRole('link', { name: 'Der letzte Fahrplan', exact: true }).first().click()
  const panel = page.getByRole('region', { name: 'Karten', exact: true })
  await panel.getByRole('button', { name: ADD_TICKET }).first().click()
  // Where the plan cannot be loaded, the form and its selection stay, and it can be tried again.
  let isCut = true
  const cut = (route: Route) => (isCut ? route.abort('internetdisconnected') : route.continue())
  await page.route('**/assets/SeatPlanDialog*.js', cut)
  await panel.getByRole('button', { name: 'Plätze wählen' }).click()
  await expect(panel.getByText('Der Saalplan konnte nicht geladen werden. Ihre Auswahl bleibt stehen.')).toBeVisible()
  await expect(panel.getByText('1 Karte', { exact: true })).toBeVisible()
  await expectAccessible(page)
  isCut = false
  await panel.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  const plan = page.getByRole('dialog', { name: 'Plätze wählen' })
  await expect(plan.getByRole('grid', { name: 'Saalplan' })).toBeVisible()
  const addToCart = plan.getByRole('button', { name: 'In den Warenkorb' })
  await expect(addToCart).toBeDisabled()
  const [first, second] = await freeSeats(plan, 4)
  await expect(first ?? plan).toHaveAccessibleName(/^Parkett vorn, Reihe \d+, Platz \d+, Kategorie 1, .+\s€, frei$/)
  await first?.click()
  await second?.click()
  await expect(first ?? plan).toHaveAttribute('aria-selected', 'true')
  const own = plan.getByRole('region', { name: 'Ihre Plätze' })
  await own.getByRole('combobox').last().selectOption({ index: 1 })
  await expect(own.getByText('2 Karten', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await addToCart.click()
  await expect(panel.getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeVisible()
  await expect(plan).toBeHidden()
  expect(violations).toEqual([])
})
