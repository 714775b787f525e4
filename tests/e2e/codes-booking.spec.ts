import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { shopUrl } from './shop-faults.ts'
import { SHOP_TOKEN } from './shop-token.ts'
import { ADD_TICKET } from './widget.ts'

// What the field says and does has component tests (app/booking/codes), what the shop makes of a code has tests of its API.

const TITLE = 'Der letzte Fahrplan'

/** Makes a code that no other story knows. */
async function newCode(effect: object, rules: object): Promise<string> {
  const code = `PROBE-${randomUUID().slice(0, 8)}`.toUpperCase()
  const response = await fetch(`${shopUrl()}/v1/codes/${code}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SHOP_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ effect, ...rules }),
  })
  expect(response.status).toBe(200)
  return code
}

test('a code that a link fills in makes the tickets for which it is valid cheaper, in the list, in the sum and in the cart', async ({
  page,
}) => {
  const code = await newCode({ kind: 'percent', value: 20 }, { seatGroups: ['Kategorie 2'] })
  await page.goto(`/de/spielplan?code=${code.toLowerCase()}`)
  await page
    .getByRole('link', { name: `Karten für ${TITLE},` })
    .first()
    .click()
  const widget = page.getByRole('dialog', { name: TITLE })
  await expect(widget.getByRole('textbox', { name: 'Code oder Gutschein' })).toHaveValue(code.toLowerCase())
  await widget.getByRole('button', { name: 'Einlösen', exact: true }).click()
  await expect(widget.getByText(`${code} 20 % auf Kategorie 2`)).toBeVisible()
  await expect(widget.getByRole('listitem').filter({ hasText: 'Kategorie 2' })).toContainText('20,80\u00a0€ statt 26\u00a0€')
  for (const group of ['Kategorie 1', 'Kategorie 2'])
    await widget
      .getByRole('group', { name: `${group}, Vollpreis` })
      .getByRole('button', { name: ADD_TICKET })
      .click()
  await expect(widget.getByText('58,80\u00a0€', { exact: true })).toBeVisible()
  await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
  await widget.getByRole('link', { name: 'Zum Warenkorb' }).click()
  await expect(page.frameLocator('iframe').getByText('58,80').first()).toBeVisible()
  await expect(page.frameLocator('iframe').getByText(`Code ${code}`)).toHaveCount(1)
})
