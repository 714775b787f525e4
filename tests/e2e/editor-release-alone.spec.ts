import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { Hands, type Means } from './hands.ts'
import { clockFileOf, NOW } from './servers.ts'
import { createPage, headlineNode, logIn, publishButton, publishSheet } from './staff.ts'

test.describe.configure({ mode: 'default' })

const PLANNED = { typed: '2026-11-24T10:00', said: '24.11.2026, 10:00', at: '2026-11-24T10:00:00+01:00' }
/** What has a time goes live with a job that runs every minute. */
const PATIENCE_MS = 200_000

type Plan = { hands: Hands; name: string; paths: [string, string] }

const words = async (page: Page, path: string) => (await page.request.get(path)).text()
const release = (page: Page, name: string) => page.getByRole('region', { name })
const gone = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Zuletzt live gegangen' }).getByRole('listitem').filter({ hasText: name })

/** No key press falls on the page as a whole: something has the focus. */
const expectFocus = (page: Page) => expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)

async function begin(page: Page, means: Means): Promise<Plan> {
  await logIn(page)
  const paths = await Promise.all(['eins', 'zwei'].map((which) => createPage(page, `paket-${which}`, [headlineNode('head-1', 'Bisher')])))
  return { hands: new Hands(page, means), name: `Spielzeit ${Date.now().toString(36)}`, paths: paths as [string, string] }
}

/** Writes on a page, and puts that into the release from its publish sheet. @param isNew whether the release begins with it */
async function putIn({ hands, name }: Plan, path: string, isNew: boolean): Promise<void> {
  const { page, means } = hands
  const headline = page.getByRole('textbox', { name: 'Überschrift' })
  if (means === 'keys') {
    // E leads from the page as it is read into the text in view.
    await hands.open(page, path)
    await expect(page.getByRole('button', { name: 'Seite bearbeiten' })).toBeVisible()
    await hands.press(page, 'e')
  } else {
    await hands.open(page, `${path}?edit`)
    await expect(page.locator('body')).toHaveClass(/edit-mode/)
    await hands.use(headline)
  }
  await expect(headline).toBeFocused()
  await page.keyboard.press('End')
  await hands.type(page, ', und von Herbst an neu')
  if (means === 'keys') await hands.press(page, 'Control+s')
  else await hands.use(publishButton(page))
  const sheet = publishSheet(page)
  await expect(sheet.getByRole('checkbox')).toBeChecked()
  await hands.use(means === 'keys' ? sheet.getByRole('radio', { name: 'Mit einem Paket' }) : sheet.getByText('Mit einem Paket'))
  const title = sheet.getByLabel('Name des Pakets')
  const list = sheet.getByLabel('Paket', { exact: true })
  // A list is there only where a release is open already.
  await expect(title.or(list).first()).toBeVisible()
  if (await list.isVisible()) await hands.choose(list, isNew ? 'Neues Paket …' : name)
  if (isNew) await hands.write(title, name)
  await hands.use(sheet.getByRole('button', { name: '1 ins Paket' }))
  await expect(page.getByRole('alert')).toContainText(`geht mit dem Paket „${name}“ live.`)
  await expect(sheet).toBeHidden()
}

/** Opens the screen of the releases, by keyboard from the page itself. */
async function openReleases({ hands, name }: Plan): Promise<void> {
  const { page, means } = hands
  if (means === 'keys') {
    await hands.press(page, 'Escape')
    await hands.press(page, 'Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await hands.type(page, 'Pakete')
    await expect(page.getByRole('option', { selected: true })).toHaveText(/^Pakete/)
    await hands.press(page, 'Enter')
  } else await hands.open(page, '/cms-hub/releases')
  await expect(release(page, name).getByRole('listitem')).toHaveCount(2)
}

/** Puts the second page into the menu with the release, and sets its time. */
async function fillAndPlan({ hands, name, paths }: Plan): Promise<void> {
  const { page } = hands
  const slug = paths[1].split('/').at(-1) ?? ''
  await hands.use(release(page, name).locator('summary', { hasText: 'Seite oder Link des Menüs hinzufügen' }))
  await hands.choose(release(page, name).getByLabel('Seite oder Link', { exact: true }), `${slug} (${paths[1]})`)
  await hands.choose(release(page, name).getByLabel('Hauptmenü'), 'Kommt ins Menü')
  await hands.use(release(page, name).getByRole('button', { name: 'Hinzufügen' }))
  await expect(release(page, name)).toContainText('2 Seiten und das Menü ändern sich zusammen.')
  await expectFocus(page)
  await hands.write(release(page, name).getByLabel('Geht live am'), PLANNED.typed)
  await hands.use(release(page, name).getByRole('button', { name: 'Zeit setzen' }))
  await expect(page.getByRole('status').filter({ hasText: `geht am ${PLANNED.said}` })).toBeVisible()
  await expectFocus(page)
}

/** All of it is undone as one; one thing is taken out, and the release itself taken back. */
async function undoAll({ hands, name, paths }: Plan): Promise<void> {
  const { page } = hands
  await hands.use(gone(page, name).getByRole('button', { name: /rückgängig machen/ }))
  await hands.use(page.getByRole('dialog').getByRole('button', { name: 'Alles rückgängig machen' }))
  await expect(page.getByText(`Das Paket „${name}“ ist rückgängig gemacht und wieder offen.`)).toBeVisible()
  await expectFocus(page)
  for (const path of paths) expect(await words(page, path)).not.toContain('von Herbst an neu')
  await hands.use(
    release(page, name)
      .getByRole('button', { name: /^Herausnehmen|herausnehmen$/ })
      .first(),
  )
  await expect(release(page, name).getByRole('listitem')).toHaveCount(2)
  await expectFocus(page)
  await hands.use(release(page, name).getByRole('button', { name: /^Zurücknehmen/ }))
  await expect(release(page, name)).toBeHidden()
  await expectFocus(page)
  await expectAccessible(page)
}

test('by keyboard alone a release of two pages and the menu is made, filled, opened, live at its time, undone and taken back', async ({
  page,
}) => {
  test.setTimeout(400_000)
  const plan = await begin(page, 'keys')
  await putIn(plan, plan.paths[0], true)
  await putIn(plan, plan.paths[1], false)
  await openReleases(plan)
  await fillAndPlan(plan)
  writeFileSync(clockFileOf('editor'), PLANNED.at)
  try {
    for (const path of plan.paths) await expect.poll(() => words(page, path), { timeout: PATIENCE_MS }).toContain('von Herbst an neu')
    await page.reload()
    await expect(gone(page, plan.name)).toContainText(PLANNED.said)
    await undoAll(plan)
  } finally {
    writeFileSync(clockFileOf('editor'), NOW)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the same by touch, put live at once', async ({ page }) => {
    const plan = await begin(page, 'tap')
    await putIn(plan, plan.paths[0], true)
    await putIn(plan, plan.paths[1], false)
    await openReleases(plan)
    await fillAndPlan(plan)
    await plan.hands.use(release(page, plan.name).getByRole('button', { name: 'Jetzt live schalten' }))
    await plan.hands.use(page.getByRole('dialog').getByRole('button', { name: 'Jetzt live schalten' }))
    await expect(page.getByText(`Das Paket „${plan.name}“ ist live.`)).toBeVisible()
    for (const path of plan.paths) expect(await words(page, path)).toContain('von Herbst an neu')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await undoAll(plan)
  })
})
