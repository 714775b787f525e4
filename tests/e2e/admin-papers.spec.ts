import { expectAccessible } from './accessibility.ts'
import { createTonight, PHONE, picture, TODAY } from './evening-tonight.ts'
import { expect, test } from './fixtures.ts'

test.use(PHONE)

test('papers stand on the screen as they are printed, and nothing else is', async ({ page }) => {
  const title = 'Rechtsschutzversicherungsgesellschaften spät'
  const { id } = await createTonight(page, title, 'Donaudampfschifffahrtsgesellschaftskapitänspatentinhaber')
  for (const [query, name] of [
    [`paper=evening&event=${id}`, `Abendzettel: ${title}`],
    [`paper=cast&event=${id}`, `Besetzungszettel: ${title}`],
    [`paper=month&month=${TODAY.slice(0, 7)}`, /^Monatsprogramm: /],
  ] as const) {
    await page.goto(`/cms-hub/papers?${query}`)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page.locator('.paper')).toContainText(title)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await picture(page, `paper-${query.slice(6, 11)}`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.paper')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    const folder = process.env.RECORD_PICTURES
    if (folder) await page.pdf({ path: `${folder}/${query.slice(6, 11)}.pdf`, preferCSSPageSize: true })
    await page.emulateMedia({ media: 'screen' })
  }
})
