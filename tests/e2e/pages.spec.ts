import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const WIDTHS = [1440, 390]

/** Pages by where they belong, each with the widths at which it is checked; pages with tests of their own are left out. */
const PAGES: Record<string, [path: string, ...widths: number[]][]> = {
  programme: [
    ['/de', ...WIDTHS],
    ['/de/spielplan', 1440],
    ['/de/stuecke', ...WIDTHS],
    ['/de/ensemble', ...WIDTHS],
  ],
  house: [
    ['/de/aktuelles', ...WIDTHS],
    ['/de/aktuelles/tags', 390],
    ['/de/impressum', ...WIDTHS],
    ['/de/ihr-besuch', ...WIDTHS],
  ],
  search: [
    ['/de/search?q=meer', 390],
    ['/de/404', 390],
    ['/de/nirgends', 1440],
  ],
}

for (const [part, pages] of Object.entries(PAGES)) {
  test(`the pages of the ${part} hydrate without console errors, have landmarks, and are accessible`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !/404/.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    for (const [path, ...widths] of pages) {
      await test.step(path, async () => {
        for (const [index, width] of widths.entries()) {
          await page.setViewportSize({ width, height: 900 })
          if (index === 0) await page.goto(path)
          await page.mouse.move(200 + index, 300)
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
          await expectAccessible(page, { inLandmarks: true })
        }
        expect(complaints.splice(0), path).toEqual([])
      })
    }
  })
}
