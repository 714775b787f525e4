import type { Page } from '@playwright/test'
import { SENT_PARAMETER } from '../../app/forms/constants.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { edit, logIn, publishNow, publishSheet } from './staff.ts'
import { createUniquePicture } from './unique-picture.ts'

/** The address of a production of the demo house; other stories make copies of some, which have less. */
async function productionPath(page: Page, title = 'Brücke, ungerade'): Promise<string> {
  await page.goto('/de/stuecke')
  return (await page.locator('main a[href*="/de/stuecke/"]', { hasText: title }).first().getAttribute('href')) ?? ''
}

const peopleButton = (page: Page) => page.getByRole('button', { name: 'Mitwirkende …' })
const pictureButton = (page: Page) => page.getByRole('button', { name: 'Bild ändern …' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Opens the list of people; its button stands at the list, which is below the window at first. */
async function openPeople(page: Page): Promise<void> {
  await page.locator('[data-block="Contributors"]').evaluate((block) => block.scrollIntoView({ block: 'center' }))
  await peopleButton(page).click()
}

/** Who has changed is named in the sheet and on the compared page: the new person as one part, a renamed role with its person. */
async function expectPeopleByName(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+s')
  const sheet = publishSheet(page)
  await expect(sheet.locator('ins', { hasText: 'Die Windsbraut' })).toContainText(name)
  await expect(sheet.getByText('Der Mann mit dem Koffer')).toBeVisible()
  await expect(sheet).not.toContainText('#')
  await page.keyboard.press('Escape')
  await page.goto(`${new URL(page.url()).pathname}?edit&compare=live..draft`)
  const mark = page.locator('[data-mark]').filter({ hasText: 'Die Windsbraut' })
  await expect(mark.locator('ins', { hasText: 'Die Windsbraut' })).toContainText(name)
  await expect(mark).not.toContainText('#')
  await expectAccessible(page)
  await edit(page, new URL(page.url()).pathname)
}

async function publish(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(publishNow(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Besucher sehen es jetzt.' })).toBeVisible()
}

test('the cast of a production is written on its page: a part renamed, a person found and added, live with the next press', async ({
  page,
  browser,
}) => {
  await logIn(page)
  const path = await productionPath(page)
  await edit(page, path)
  await openPeople(page)
  const people = dialog(page, 'Mitwirkende')
  const roles = people.getByRole('textbox', { name: 'Rolle oder Aufgabe' })
  await expect(roles.first()).toBeVisible()
  const count = await roles.count()
  await roles.first().fill('Der Mann mit dem Koffer')
  await people.getByRole('button', { name: '+ Mitwirkende Person' }).click()
  await expect(roles).toHaveCount(count + 1)
  const person = people.getByRole('combobox', { name: 'Person' })
  await person.press('ArrowDown')
  await expect(people.locator('[role="option"]:visible').first()).toBeVisible()
  await person.press('Enter')
  await roles.last().fill('Die Windsbraut')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(people).toBeHidden()
  const block = page.locator('[data-block="Contributors"]')
  await expect(block).toContainText('Der Mann mit dem Koffer')
  await expect(block).toContainText('Die Windsbraut')
  await expect(page.getByText('1 Änderung, noch nicht live')).toBeVisible()
  const name = await block.locator('dt', { hasText: 'Die Windsbraut' }).locator('~ dd').first().textContent()
  await expectPeopleByName(page, name ?? '')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(path)
  await expect(visitor.locator('[data-block="Contributors"]')).not.toContainText('Die Windsbraut')
  await publish(page)
  await visitor.reload()
  await expect(visitor.locator('[data-block="Contributors"]')).toContainText('Die Windsbraut')
  await visitor.context().close()

  // As one step, after it went live too.
  await page.keyboard.press('Control+z')
  await expect(block).not.toContainText('Die Windsbraut')
  await publish(page)
})

test('the role of somebody is written where it stands, and is live with the next press', async ({ page }) => {
  await logIn(page)
  const path = await productionPath(page)
  await edit(page, path)
  const role = page.locator('[data-block="Contributors"]').getByRole('textbox', { name: 'Rolle oder Aufgabe' }).first()
  const before = (await role.textContent()) ?? ''
  await role.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(', auch abends und an Feiertagen')
  await expect(page.getByText('1 Änderung, noch nicht live')).toBeVisible()
  await expectAccessible(page)
  await publish(page)
  const live = async () => (await page.request.get(path)).text()
  expect(await live()).toContain(`${before}, auch abends und an Feiertagen`)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(role).toHaveText(before)
  await publish(page)
  // The message of the first time may still be shown.
  await expect.poll(live).not.toContain('an Feiertagen')
})

test('the picture of a production is changed on its page, with description and credit, and cropped for this page alone', async ({
  page,
  request,
}) => {
  await logIn(page)
  const path = await productionPath(page, 'Das Meer hat keine Tür')
  await edit(page, path)
  const picture = page.locator('[data-own-part="wideImageId"] img')
  const before = await picture.getAttribute('src')
  await pictureButton(page).click()
  const chosen = dialog(page, 'Breites Bild (16:9)')
  await chosen.getByRole('button', { name: 'Bild ersetzen' }).click()
  const finder = page.getByRole('dialog').last()
  const buffer = Buffer.from(await createUniquePicture(page, 1600, 900))
  await finder.getByLabel('Datei', { exact: true }).setInputFiles({ name: 'gasse.png', mimeType: 'image/png', buffer })
  await finder.getByLabel('Was das Bild zeigt (Alternativtext)').fill('Eine Gasse bei Nacht')
  await finder.getByRole('button', { name: 'Hochladen', exact: true }).click()
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  const whole = await picture.getAttribute('src')

  const credit = chosen.getByLabel('Nachweis')
  await credit.fill('Foto: Ada Lind')
  await credit.press('Tab')
  await expect(chosen.getByText('Gesichert. Es gilt überall')).toBeVisible()
  await chosen.getByRole('button', { name: 'Zuschneiden …' }).click()
  const crop = dialog(page, 'Ausschnitt und Bildmittelpunkt')
  await crop.getByLabel('1 : 1').check()
  await expectAccessible(page)
  await crop.getByRole('button', { name: 'So zeigen' }).click()
  await expect(crop).toBeHidden()
  await expect(picture).not.toHaveAttribute('src', whole ?? '')
  await expect(picture).toHaveAttribute('width', '900')
  await expect(picture).toHaveAttribute('height', '900')
  await expect(chosen.getByLabel('Nachweis')).toHaveValue('Foto: Ada Lind')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await expect(publishSheet(page).locator('ins', { hasText: 'Ausschnitt' })).toBeVisible()
  await page.keyboard.press('Escape')
  await publish(page)
  const cut = (await picture.getAttribute('src'))?.replace(/\d+\.jpg$/, '') ?? ''
  expect(cut.startsWith(whole?.replace(/\d+\.jpg$/, '') ?? '-')).toBe(true)
  expect(await (await request.get(path)).text()).toContain(cut)
  expect(await (await request.get('/de/stuecke')).text(), 'lists show the whole picture').not.toContain(cut)
  await page.keyboard.press('Control+z')
  await expect(picture).toHaveAttribute('src', before ?? '')
  await publish(page)
})

test('by keyboard alone: the buttons at the parts lead into their dialogs and back', async ({ page }) => {
  await logIn(page)
  await edit(page, await productionPath(page))
  for (const button of [pictureButton(page), peopleButton(page)]) {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('a form is written on its page, and says there what its thanks will be', async ({ page }) => {
  await logIn(page)
  const [form] = await (await page.request.get('/api/admin/form/options')).json()
  const path = `/de/forms/x/${form.id}`
  await edit(page, path)
  const thanks = page.getByRole('textbox', { name: 'Dank nach dem Absenden' })
  await thanks.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Danke, wir melden uns.')
  await expect(page.getByText('1 Änderung, noch nicht live')).toBeVisible()
  await expectAccessible(page)
  await publish(page)
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Absenden' })).toBeVisible()
  await expect(page.getByText('Danke, wir melden uns.')).toHaveCount(0)
  await page.goto(`${path}?${SENT_PARAMETER}`)
  await expect(page.getByText('Danke, wir melden uns.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a role is changed on the page of a production, with buttons large enough for a finger', async ({ page }) => {
    await logIn(page)
    await edit(page, await productionPath(page))
    await openPeople(page)
    await expect(dialog(page, 'Mitwirkende')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Mitwirkende')).toBeHidden()
    const box = await peopleButton(page).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await openPeople(page)
    const role = dialog(page, 'Mitwirkende').getByRole('textbox', { name: 'Rolle oder Aufgabe' }).first()
    const before = await role.inputValue()
    await role.fill('Am Telefon geschrieben')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-block="Contributors"]')).toContainText('Am Telefon geschrieben')
    await openPeople(page)
    await role.fill(before)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-block="Contributors"]')).not.toContainText('Am Telefon geschrieben')
  })
})
