import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, Link, StaticRouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { SmartLink } from './SmartLink.tsx'

/** Renders as the server does, on a page with an address of its own. */
async function render(element: React.ReactNode): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([{ path: '*', element }])
  const context = await query(new Request('http://localhost/de/spielplan?tag=1'))
  if (context instanceof Response) throw new Error('the page redirects')
  return renderToStaticMarkup(<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />)
}

it.each([
  '/de',
  '/de/',
  '/de?tag=1&date=1-2-2027',
  '/de/stücke/räuber-und-"söhne"',
  '/de/st%C3%BCcke#karten',
  '/de/haus?',
  '/de/haus#',
  '/de//haus/../kontakt/.',
])('the server writes the router’s link to %s', async (to) => {
  const props = { className: 'link', 'aria-current': 'page', lang: 'en' } as const
  expect(
    await render(
      <SmartLink to={to} {...props}>
        Haus
      </SmartLink>,
    ),
  ).toBe(
    await render(
      <Link to={to} {...props}>
        Haus
      </Link>,
    ),
  )
})

it('the server writes the router’s link to a new window', async () => {
  const link = (
    <Link to="/de/haus" target="_blank" rel="noopener noreferrer" className="link">
      Haus
    </Link>
  )
  expect(
    await render(
      <SmartLink to="/de/haus" newWindow className="link">
        Haus
      </SmartLink>,
    ),
  ).toBe(await render(link))
})

it('a link that loads a document is none of the router’s, which would take the click for a navigation of its own', async () => {
  const link = (
    <SmartLink to="/de/webshop/cart/7" reloadDocument className="link">
      Zum Warenkorb
    </SmartLink>
  )
  expect(await render(link)).toBe('<a href="/de/webshop/cart/7" class="link">Zum Warenkorb</a>')
})
