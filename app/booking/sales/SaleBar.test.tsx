import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SaleBar } from './SaleBar.tsx'

it('writes the figures of a large house as they are written elsewhere', () => {
  const sales = { sold: 5598, held: 1200, taken: 6798, places: 12_000, readAt: '' }
  const html = renderToStaticMarkup(<SaleBar sales={sales} shape="card" />)
  expect(html).toContain('5.598 von 12.000')
  expect(html).toContain('1.200 reserviert, 5.202 frei')
})
