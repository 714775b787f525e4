import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import LanguageSwitch from './LanguageSwitch.tsx'
import { Languages } from './Languages.tsx'
import { ShownAddress } from './shown-address.ts'

const render = (path: string, locales: readonly ('de' | 'en')[]) =>
  renderToStaticMarkup(
    <ShownAddress value={path}>
      <LanguageSwitch locales={locales} />
    </ShownAddress>,
  )

it('the languages of the site lead to the same screen, each marked as what it is', requirement('HEADER-33', 'HEADER-35'), () => {
  const html = render('/de/spielplan', ['de', 'en'])
  expect(html).toMatch(/<nav [^>]*aria-label="Sprache"><ul><li><a href="\/de\/spielplan" lang="de"[^>]*aria-current="true">DE<\/a>/)
  expect(html).toContain('<a href="/en/events" lang="en"')
  expect(render('/de/search?q=salz', ['de', 'en'])).toContain('<a href="/en/search?q=salz" lang="en"')
})

it('accessibility 30 one language alone is no choice, and the hub has none', requirement('HEADER-33'), () => {
  expect(renderToStaticMarkup(<Languages locales={undefined} />)).toBe('')
  expect(render('/cms-hub/event', ['de', 'en'])).not.toContain('hub')
})
