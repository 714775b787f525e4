import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { setShopFault, shopUrl } from './shop-faults.ts'
import { SHOP_TOKEN } from './shop-token.ts'
import { ADD_TICKET, openWidget } from './widget.ts'

const TITLE = 'Der letzte Fahrplan'

/** Makes a code that no other story knows. */
async function newCode(effect: object, rules: object = {}): Promise<string> {
  const code = `PROBE-${randomUUID().slice(0, 8)}`.toUpperCase()
  const response = await fetch(`${shopUrl()}/v1/codes/${code}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SHOP_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ effect, ...rules }),
  })
  expect(response.status).toBe(200)
  return code
}

async function enter(page: Page, code: string) {
  const widget = await openWidget(page, TITLE)
  await widget.getByRole('button', { name: 'Code oder Gutschein einlösen' }).click()
  const field = widget.getByRole('textbox', { name: 'Code oder Gutschein' })
  await expect(field).toBeFocused()
  await field.fill(code)
  await page.keyboard.press('Enter')
  return { widget, field }
}

test('a code makes the tickets for which it is valid cheaper, in the list, in the sum and in the cart', async ({ page }) => {
  const code = await newCode({ kind: 'percent', value: 20 }, { seatGroups: ['Kategorie 2'] })
  const { widget } = await enter(page, code.toLowerCase())
  await expect(widget.getByText(`${code} 20 % auf Kategorie 2`)).toBeFocused()
  const row = widget.getByRole('listitem').filter({ hasText: 'Kategorie 2' })
  await expect(row).toContainText('20,80\u00a0€ statt 26\u00a0€')
  await expect(widget.getByRole('listitem').filter({ hasText: 'Kategorie 1' })).not.toContainText('statt')
  for (const group of ['Kategorie 1', 'Kategorie 2'])
    await widget
      .getByRole('group', { name: `${group}, Vollpreis` })
      .getByRole('button', { name: ADD_TICKET })
      .click()
  await expect(widget.getByText('58,80\u00a0€', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
  await widget.getByRole('link', { name: 'Zum Warenkorb' }).click()
  await expect(page.frameLocator('iframe').getByText('58,80').first()).toBeVisible()
  await expect(page.frameLocator('iframe').getByText(`Code ${code}`)).toHaveCount(1)
})

test('a code for one ticket makes one of two free, and is gone for the next visitor', async ({ page, browser }) => {
  const code = await newCode({ kind: 'set', value: 0 }, { maxUses: 1 })
  const { widget } = await enter(page, code)
  await expect(widget.getByText('Eine Karte frei')).toBeVisible()
  const add = widget.getByRole('group', { name: 'Kategorie 1, Vollpreis' }).getByRole('button', { name: ADD_TICKET })
  await add.click()
  await expect(widget.getByText('0\u00a0€', { exact: true }).last()).toBeVisible()
  await add.click()
  await expect(widget.getByText('38\u00a0€', { exact: true }).last()).toBeVisible()
  await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(widget.getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeVisible()
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  const { widget: theirs, field } = await enter(other, code)
  await expect(theirs.getByRole('alert')).toHaveText('Dieser Code ist schon eingelöst oder liegt gerade in einem Warenkorb.')
  await expect(field).toHaveValue(code)
  await other.context().close()
})

test('a code that is not taken stays typed and says why; taken back, the prices are as before', async ({ page }) => {
  const { widget, field } = await enter(page, 'verschrieben')
  await expect(widget.getByRole('alert')).toContainText('Diesen Code kennt der Kartenverkauf nicht.')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('verschrieben')
  await expectAccessible(page)
  const code = await newCode({ kind: 'subtract', value: 500 })
  await field.fill(code)
  await setShopFault('offline')
  try {
    await widget.getByRole('button', { name: 'Einlösen', exact: true }).click()
    await expect(widget.getByRole('alert')).toContainText('Der Kartenverkauf antwortet gerade nicht.')
  } finally {
    await setShopFault('none')
  }
  await expect(async () => {
    await widget.getByRole('button', { name: 'Einlösen', exact: true }).click()
    await expect(widget.getByText('5\u00a0€ weniger je Karte')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(widget.getByText('33\u00a0€')).toBeVisible()
  await widget.getByRole('button', { name: `Code ${code} entfernen` }).click()
  await expect(widget.getByRole('button', { name: 'Code oder Gutschein einlösen' })).toBeFocused()
  await expect(widget.getByText('33\u00a0€')).toBeHidden()
})

test('a link fills the code in', async ({ page }) => {
  const code = await newCode({ kind: 'percent', value: 50 })
  await page.goto(`/de/spielplan?code=${code}`)
  await page
    .getByRole('link', { name: `Karten für ${TITLE},` })
    .first()
    .click()
  const widget = page.getByRole('dialog', { name: TITLE })
  const field = widget.getByRole('textbox', { name: 'Code oder Gutschein' })
  await expect(field).toHaveValue(code)
  // Nobody has asked for the field: on a phone its focus would bring up the keyboard over the prices.
  await expect(widget.getByRole('button', { name: ADD_TICKET }).first()).toBeVisible()
  await expect(field).not.toBeFocused()
  await widget.getByRole('button', { name: 'Einlösen', exact: true }).click()
  await expect(widget.getByText('50 % Ermäßigung')).toBeVisible()
})
