import type { Locator, Page, Route } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'
import { ADD_TICKET, openWidget } from './widget.ts'

/** Opens the seating plan of the next evening of a production. */
async function openPlan(page: Page): Promise<Locator> {
  await page.goto('/de/spielplan')
  await page.getByRole('link', { name: 'Der letzte Fahrplan', exact: true }).first().click()
  const panel = page.getByRole('region', { name: 'Karten', exact: true })
  await panel.getByRole('button', { name: 'Plätze wählen' }).click()
  const plan = page.getByRole('dialog', { name: 'Plätze wählen' })
  await expect(plan.getByRole('grid', { name: 'Saalplan' })).toBeVisible()
  return plan
}

/** Free seats beside each other, run by run, by their ids; none of the places for wheelchairs. */
function freeRuns(plan: Locator): Promise<string[][]> {
  return plan.getByRole('grid').evaluate((grid) => {
    const runs: string[][] = []
    for (const row of grid.querySelectorAll('[role="row"]')) {
      let run: string[] = []
      for (const seat of [...row.querySelectorAll('[data-seat]'), undefined]) {
        const isFree = seat?.getAttribute('data-status') === 'free' && !/Rollstuhl|Begleit/.test(seat.getAttribute('aria-label') ?? '')
        if (isFree) run.push(seat.getAttribute('data-seat') ?? '')
        else if (run.length > 0) {
          runs.push(run)
          run = []
        }
      }
    }
    return runs
  })
}

/** A run of free seats with room for a couple and more; a test that books takes them all, so that the next finds others. */
async function freeRun(plan: Locator, least: number): Promise<Locator[]> {
  const run = (await freeRuns(plan)).find(({ length }) => length >= least) ?? []
  expect(run.length).toBeGreaterThanOrEqual(least)
  return run.map((id) => plan.locator(`[data-seat="${id}"]`))
}

test(
  'a visitor chooses two seats beside each other in the plan, at two prices, and has them in the cart',
  requirement('BOOK-33'),
  async ({ page }) => {
    const plan = await openPlan(page)
    const addToCart = plan.getByRole('button', { name: 'In den Warenkorb' })
    await expect(addToCart).toBeDisabled()
    const [first, second] = await freeRun(plan, 4)
    await first?.click()
    await second?.click()
    await expect(first ?? plan).toHaveAttribute('aria-selected', 'true')
    const own = plan.getByRole('region', { name: 'Ihre Plätze' })
    await own.getByRole('combobox').last().selectOption({ index: 1 })
    await expect(own.getByText('2 Karten', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await addToCart.click()
    const panel = page.getByRole('region', { name: 'Karten', exact: true })
    await expect(panel.getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeVisible()
    await expect(plan).toBeHidden()
  },
)

test('seats beside each other are promised only where seats have numbers', async ({ page }) => {
  const free = await openWidget(page, 'Salz')
  await expect(free.getByText('Wir halten Ihre Karten 15 Minuten frei.')).toBeVisible()
  const numbered = await openWidget(page, 'Glasgesang')
  await expect(numbered.getByText('Wir suchen Plätze nebeneinander und halten sie 15 Minuten frei.')).toBeVisible()
})

test('the plan is one stop of the tab key; arrow keys lead from seat to seat and space chooses', async ({ page }) => {
  const plan = await openPlan(page)
  const grid = plan.getByRole('grid')
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  await grid.locator('[tabindex="0"]').focus()
  await page.keyboard.press('Control+Home')
  const focused = grid.locator('[data-seat]:focus')
  await expect(focused).toHaveAccessibleName(/^Parkett vorn, Reihe 1, Platz 1, Kategorie 1, .+\s€, (frei|verkauft|reserviert)$/)
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAccessibleName(/Reihe 1, Platz 2,/)
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAccessibleName(/Reihe 2, Platz 2,/)
  await page.keyboard.press('End')
  await expect(focused).toHaveAccessibleName(/Reihe 2, Platz 22,/)
  const [free] = await freeRun(plan, 2)
  await free?.focus()
  await page.keyboard.press('Space')
  await expect(free ?? grid).toHaveAccessibleName(/, ausgewählt$/)
  await page.keyboard.press('Space')
  await expect(free ?? grid).toHaveAccessibleName(/, frei$/)
})

test('no seat is left alone, and a companion seat is sold with the wheelchair place beside it', async ({ page }) => {
  const plan = await openPlan(page)
  const [first, second, third] = await freeRun(plan, 4)
  const addToCart = plan.getByRole('button', { name: 'In den Warenkorb' })
  await second?.click()
  await expect(plan.getByText(/bliebe allein frei/)).toBeVisible()
  await expect(addToCart).toBeDisabled()
  await first?.click()
  await expect(plan.getByText(/bliebe allein frei/)).toBeHidden()
  await expect(addToCart).toBeEnabled()
  await third?.click()
  await expect(plan.getByText('3 Karten', { exact: true })).toBeVisible()
  const companion = plan.getByRole('gridcell', { name: /Begleitplatz, .+ frei$/ }).first()
  if ((await companion.count()) === 0) return
  await companion.click()
  await expect(plan.getByText('Einen Begleitplatz gibt es mit dem Rollstuhlplatz daneben.')).toBeVisible()
  await expect(addToCart).toBeDisabled()
})

test('a seat that somebody else was faster to take is named, and the rest of the choice stays', async ({ page, browser }) => {
  const plan = await openPlan(page)
  const [first, second, third] = await freeRun(plan, 5)
  for (const seat of [first, second, third]) await seat?.click()
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  let isOther = false
  await page.route('**/api/shop-cart/', async (route) => {
    // The other visitor takes the first two of them just before.
    const body = isOther ? undefined : route.request().postDataJSON()
    if (body) {
      isOther = true
      const { seat_ids, ...rest } = body
      const token = route.request().headers()['x-csrftoken'] ?? ''
      const visitor = await other.newPage()
      const cookies = await page.context().cookies()
      await other.addCookies(cookies.filter(({ name }) => /csrf/i.test(name)))
      const answer = await visitor.request.post('/api/shop-cart/', {
        data: { ...rest, seat_ids: seat_ids.slice(0, 2), quantities: [2] },
        headers: { 'x-csrftoken': token, origin: new URL(page.url()).origin },
      })
      expect(await answer.json()).toMatchObject({ tickets_quantity: 2 })
    }
    await route.continue()
  })
  await plan.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(plan.getByRole('alert')).toContainText('Jemand war schneller: Diese Plätze sind nicht mehr frei.')
  await expect(plan.getByRole('alert')).toContainText('Ihre übrigen Plätze sind noch ausgewählt.')
  await expect(first ?? plan).toHaveAccessibleName(/, reserviert$/)
  await expect(third ?? plan).toHaveAttribute('aria-selected', 'true')
  await expect(plan.getByText('1 Karte', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await other.close()
})

test('seats are large enough for a thumb, and the plan grows', async ({ page }) => {
  const plan = await openPlan(page)
  const seat = plan.getByRole('gridcell').first().locator('rect')
  const widthOf = async () => (await seat.boundingBox())?.width ?? 0
  const before = await widthOf()
  expect(before).toBeGreaterThanOrEqual(24)
  await plan.getByRole('button', { name: 'Vergrößern' }).click()
  await expect.poll(widthOf).toBeGreaterThan(before * 1.3)
  await page.keyboard.press('Escape')
  await expect(plan).toBeHidden()
})

test('where the plan cannot be loaded for lack of a line, the form and its selection stay, and it can be tried again', async ({ page }) => {
  await page.goto('/de/spielplan')
  await page.getByRole('link', { name: 'Der letzte Fahrplan', exact: true }).first().click()
  const panel = page.getByRole('region', { name: 'Karten', exact: true })
  await panel.getByRole('button', { name: ADD_TICKET }).first().click()
  let isCut = true
  const cut = (route: Route) => (isCut ? route.abort('internetdisconnected') : route.continue())
  await page.route('**/assets/SeatPlanDialog*', cut)
  await page.route('**/api/events/*/seats/', cut)
  await panel.getByRole('button', { name: 'Plätze wählen' }).click()
  await expect(panel.getByText('Der Saalplan konnte nicht geladen werden. Ihre Auswahl bleibt stehen.')).toBeVisible()
  await expect(panel.getByText('1 Karte', { exact: true })).toBeVisible()
  await expectAccessible(page)
  isCut = false
  await panel.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  const plan = page.getByRole('dialog', { name: 'Plätze wählen' })
  await expect(plan.getByRole('grid', { name: 'Saalplan' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel.getByText('1 Karte', { exact: true })).toBeVisible()
})

test('where the seats cannot be read, the plan says so, and reads them when it is asked to', async ({ page }) => {
  let isCut = true
  await page.route('**/api/events/*/seats/', (route) => (isCut ? route.abort('internetdisconnected') : route.continue()))
  await page.goto('/de/spielplan')
  await page.getByRole('link', { name: 'Der letzte Fahrplan', exact: true }).first().click()
  await page.getByRole('region', { name: 'Karten', exact: true }).getByRole('button', { name: 'Plätze wählen' }).click()
  const plan = page.getByRole('dialog', { name: 'Plätze wählen' })
  await expect(plan.getByRole('alert')).toHaveText('Der Saalplan kann gerade nicht angezeigt werden.')
  isCut = false
  await plan.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(plan.getByRole('grid', { name: 'Saalplan' })).toBeVisible()
})
