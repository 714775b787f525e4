import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import OverlayButton from './OverlayButton.tsx'

/** Renders the button on a route under these settings. */
function render(route: string, stickyOverlayButton: boolean): string {
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', loader: () => null, children: [{ id: route, index: true, Component: OverlayButton }] }],
    { hydrationData: { loaderData: { root: { frame: { stickyOverlayButton } } } } },
  )
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it(
  'the button “Programm und Karten” is on every page but those of events, unless the house does without',
  requirement('SET-10', 'STICKY-03', 'STICKY-04'),
  () => {
    expect(render('magazine', true)).toContain('Programm und Karten')
    expect(render('magazine', false)).not.toContain('Programm und Karten')
    for (const route of ['events', 'events-slug-id']) expect(render(route, true)).not.toContain('Programm und Karten')
  },
)
