import { TODAY } from './evening-tonight.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'
import { createRecord, logIn, sendAsStaff } from './staff.ts'

const TITLE = 'Hundert Masken aus dem Fundus'
const day = (from: string, days: number) => Temporal.PlainDate.from(from).add({ days })
const inGerman = (date: Temporal.PlainDate) => `${date.day}.${date.month}.`

/** An exhibition with free admission that began three weeks ago and is there for eight more, in a room of its own. */
async function createExhibition(page: Parameters<typeof createRecord>[0]) {
  await logIn(page)
  const venueId = await createRecord(page, 'venue', { name: 'Altes Zollhaus', city: 'Marienbrück' })
  const roomId = await createRecord(page, 'room', { name: 'Zollboden', venueId })
  const productionId = await createRecord(page, 'production', { title: TITLE, isOnline: true })
  const times = { startsAt: `${day(TODAY, -21)}T10:00`, endsAt: `${day(TODAY, 56)}T18:00` }
  return { productionId, id: await createRecord(page, 'event', { productionId, roomId, ...times, isFree: true, isOnline: true }) }
}

test(
  'an exhibition of weeks is in the list, on each of its days, at its production, in the search and at Heute, until when in words',
  requirement('EVLIST-01', 'CAL-04'),
  async ({ page }) => {
    const { id, productionId } = await createExhibition(page)
    const until = `noch bis ${inGerman(day(TODAY, 56))}`
    const { day: date, month, year } = day(TODAY, 20)
    const later = [date, month].map((part) => String(part).padStart(2, '0')).join('-')
    try {
      for (const path of ['/de/spielplan', `/de/spielplan?date=${later}-${year}`]) {
        await page.goto(path)
        const row = page.locator('main li').filter({ has: page.getByRole('heading', { name: TITLE }) })
        await expect(page.getByRole('heading', { name: 'Läuft über mehrere Tage' })).toBeVisible()
        await expect(row.getByText(until).first()).toBeVisible()
      }
      await page.goto(`/de/stuecke/hundert-masken-aus-dem-fundus/${productionId}`)
      await expect(page.locator('main').getByText(until).first()).toBeVisible()
      await page.goto(`/de/spielplan/hundert-masken-aus-dem-fundus/${id}`)
      await expect(page.locator('main').getByText(until).first()).toBeVisible()
      await expect(page.getByText('Eintritt frei').first()).toBeVisible()
      await expect(page.getByText('eine halbe Stunde vor Beginn')).toHaveCount(0)
      await expect(async () => {
        await page.goto('/de/search?q=Fundus')
        await expect(page.getByRole('link', { name: TITLE }).first()).toBeVisible({ timeout: 1000 })
      }).toPass()
      await page.goto('/cms-hub')
      await expect(page.locator('main').getByText(TITLE).first()).toBeVisible()
      await expect(page.locator('main').getByText(until).first()).toBeVisible()
    } finally {
      // The house belongs to the other stories too.
      await sendAsStaff(page, 'PATCH', `/api/admin/event/${id}`, { ...(await stateOf(page, id)), values: { isOnline: false } })
    }
  },
)

/** What a change of a record is made against. */
async function stateOf(page: Parameters<typeof createRecord>[0], id: number): Promise<{ base: string }> {
  const { revision } = await (await page.request.get(`/api/admin/event/${id}`)).json()
  return { base: revision }
}
