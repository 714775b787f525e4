import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Violation = { id: string; nodes: { target: unknown[] }[] }
type Axe = { run: (context: object, options: object) => Promise<{ violations: Violation[] }> }

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What the standard does not ask for, and whoever goes by landmarks does. */
const LANDMARKS = ['region', 'landmark-one-main', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner']

/**
 * Fails with the names of the rules when axe finds anything on the screen as it stands (WCAG 2.2 AA), and with what
 * cannot be read in the other of the two colour schemes; nothing else depends on the scheme.
 * @param inLandmarks whether everything on the screen has to stand in a landmark
 */
export async function expectAccessible(page: Page, { inLandmarks = false } = {}): Promise<void> {
  await standStill(page)
  // There is no frame to look into, so axe need not open a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: STANDARD },
      rules: Object.fromEntries(LANDMARKS.map((rule) => [rule, { enabled: inLandmarks }])),
      resultTypes: ['violations'],
    })
    .exclude('iframe')
    .setLegacyMode()
    .analyze()
  expect(told(violations)).toEqual([])
  expect(await unreadableInOtherScheme(page)).toEqual([])
}

async function unreadableInOtherScheme(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await standStill(page)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe }
    return (await axe.run({ exclude: [['iframe']] }, { runOnly: ['color-contrast'], resultTypes: ['violations'] })).violations
  })
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  await standStill(page)
  return told(violations).map((violation) => `${isDark ? 'light' : 'dark'}: ${violation}`)
}

/** What is still moving is measured at its end. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
}

function told(violations: Violation[]): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}
