import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const WIDTHS = [1440, 390]

/** Pages with the widths at which each is checked; pages with tests of their own are left out. */
const PAGES: [path: string, ...widths: number[]][] = [
  ['/de', ...WIDTHS],
  ['/de/spielplan', 1440],
  ['/de/stuecke', ...WIDTHS],
  ['/de/ensemble', ...WIDTHS],
  ['/de/aktuelles', ...WIDTHS],
  ['/de/aktuelles/tags', 390],
  ['/de/search?q=meer', 390],
  ['/de/impressum', ...WIDTHS],
  ['/de/ihr-besuch', ...WIDTHS],
  ['/de/404', 390],
  ['/de/nirgends', 1440],
]

for (const [path, ...widths] of PAGES) {
  test(`${path} hydrates without console errors, has landmarks, and is accessible`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !/404/.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 })
      if (index === 0) await page.goto(path)
      await page.mouse.move(200, 300)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expectAccessible(page, { inLandmarks: true })
    }
    expect(complaints).toEqual([])
  })
}
