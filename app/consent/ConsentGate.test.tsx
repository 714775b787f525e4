import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { ConsentGate } from './ConsentGate.tsx'

/** The placeholder on a site where these legal pages are online. */
function drawn(legal: string[]): string {
  const element = (
    <ConsentGate service="youtube" title="Probe zu „Salz“" href="https://www.youtube.com/watch?v=x" ratio="16 / 9">
      <iframe src="https://www.youtube-nocookie.com/embed/x" title="Probe" />
    </ConsentGate>
  )
  const hydrationData = { loaderData: { root: { frame: { legal } } } }
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], { hydrationData })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

describe('foreign content', () => {
  it('is not in the HTML of a page, but its name, what loading means and the way to it are', requirement('CONSENT-24', 'AMB-26'), () => {
    const html = drawn(['/de/datenschutz'])
    expect(html).not.toContain('iframe')
    expect(html).toContain('Probe zu „Salz“')
    expect(html).toContain('Dieser Inhalt kommt von YouTube.')
    expect(html).toContain('YouTube immer laden')
    expect(html).toContain('href="https://www.youtube.com/watch?v=x" target="_blank" rel="noopener noreferrer"')
    expect(html).toContain('aspect-ratio:16 / 9')
    expect(html).toContain('href="/de/datenschutz"')
  })
  it('the placeholder leads to no privacy policy that is offline', () => {
    expect(drawn([])).not.toContain('/de/datenschutz')
  })
})
