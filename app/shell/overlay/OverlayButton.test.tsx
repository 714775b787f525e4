import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import OverlayButton from './OverlayButton.tsx'

/** What a page of this route shows under these settings. */
function drawn(route: string, stickyOverlayButton: boolean): string {
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
    expect(drawn('magazine', true)).toContain('Programm und Karten')
    expect(drawn('magazine', false)).not.toContain('Programm und Karten')
    for (const route of ['events', 'events-slug-id']) expect(drawn(route, true)).not.toContain('Programm und Karten')
  },
)
