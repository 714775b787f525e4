import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const drawn = (path: string, locales?: readonly ('de' | 'en')[]) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <LanguageSwitch {...(locales ? { locales } : {})} />
    </MemoryRouter>,
  )

it('HEADER-33 HEADER-35 the languages of the site lead to the same screen, each marked as what it is', () => {
  const html = drawn('/de/spielplan', ['de', 'en'])
  expect(html).toMatch(/<nav [^>]*aria-label="Sprache"><ul><li><a href="\/de\/spielplan" lang="de"[^>]*aria-current="true">DE<\/a>/)
  expect(html).toContain('<a href="/en/spielplan" lang="en"')
})

it('HEADER-33 accessibility 30 one language alone is no choice, and the hub has none', () => {
  expect(drawn('/de/spielplan')).toBe('')
  expect(drawn('/cms-hub/event', ['de', 'en'])).not.toContain('hub')
})
