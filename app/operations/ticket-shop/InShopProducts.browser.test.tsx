import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../tests/components/accessibility.ts'
import { render } from '../../../tests/components/render.tsx'
import { IN_SHOP_REASONS } from '../../booking/schema.ts'
import { InShopProducts } from './InShopProducts.tsx'

test('staff read which products the shop alone sells, where, how often, and why', async () => {
  const products = IN_SHOP_REASONS.map((reason, index) => ({ event: 'saison', product: `Produkt ${index + 1}`, reason, number: index + 2 }))
  await render(<InShopProducts products={products} />, { within: 'hub' })
  await expect.element(page.getByRole('heading', { name: 'Verkauf nur auf der Seite des Ticketshops' })).toBeVisible()
  const rows = page.getByRole('row').elements().slice(1)
  expect(rows.map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent))).toEqual([
    ['Produkt 1', 'saison', '2', 'Jede Bestellung muss freigegeben werden.'],
    ['Produkt 2', 'saison', '3', 'Es braucht eine Mitgliedschaft.'],
    ['Produkt 3', 'saison', '4', 'Es ist ein Gutschein.'],
    ['Produkt 4', 'saison', '5', 'Mehr Karten auf einmal, als die Website verkauft.'],
    ['Produkt 5', 'saison', '6', 'Ein weiterer Sitzplatz gehört dazu.'],
  ])
  await expectAccessible()
})

test('where the site sells everything, there is no list of products', async () => {
  await render(<InShopProducts products={[]} />, { within: 'hub' })
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
})
