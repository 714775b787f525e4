import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ConsentGate } from '../index.ts'

describe('foreign content', () => {
  it('CONSENT-24 AMB-26 is not in the HTML of a page, but its name, what loading means and the way to it are', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <ConsentGate service="youtube" title="Probe zu „Salz“" href="https://www.youtube.com/watch?v=x" ratio="16 / 9">
          <iframe src="https://www.youtube-nocookie.com/embed/x" title="Probe" />
        </ConsentGate>
      </MemoryRouter>,
    )
    expect(html).not.toContain('iframe')
    expect(html).toContain('Probe zu „Salz“')
    expect(html).toContain('Dieser Inhalt kommt von YouTube.')
    expect(html).toContain('YouTube immer laden')
    expect(html).toContain('href="https://www.youtube.com/watch?v=x" target="_blank" rel="noopener noreferrer"')
    expect(html).toContain('aspect-ratio:16 / 9')
  })
})
