import { afterEach, expect, it } from 'vitest'
import { inLanguage, openLanguages } from '../platform/i18n/request-language.ts'
import { withUntranslatedMarked } from './untranslated.server.ts'

afterEach(() => openLanguages(['de'], () => ({})))

const PAGE =
  '<html><head><title>Im Fluss</title></head><body><p>Im Fluss</p><main><h1>Sea &amp; <em>Im Fluss</em></h1></main></body></html>'
const data = (...untranslated: string[]) => ({ root: { frame: {} }, page: { untranslated } })
const english = (html: string, loaderData: Record<string, unknown>) => {
  openLanguages(['de', 'en'], () => ({}))
  return inLanguage('en', () => withUntranslatedMarked(html, loaderData))
}

it('marks the element around each text that is not translated, and shows the note', () => {
  const html = english(PAGE, data('Im Fluss'))
  expect(html).toContain('<title>Im Fluss</title>')
  expect(html).toContain('<p lang="de" data-untranslated="">Im Fluss</p>')
  expect(html).toContain('<h1>Sea &amp; <em lang="de" data-untranslated="">Im Fluss</em></h1>')
  expect(html).toMatch(
    /<language-note role="region" aria-label="[^"]+"><p style="[^"]+">This page is partly in German.<\/p><\/language-note><main>/,
  )
})

it('marks a line of which the greater part is not translated, and leaves one that says more in the page’s language', () => {
  const html = english(
    '<body><main><p>Tanz von Ilka Sandvoss\u00a0· 1 h 50 min</p><p>Porträt · 22 November 2026</p></main></body>',
    data('Tanz von Ilka Sandvoss', 'Porträt'),
  )
  expect(html).toContain('<p lang="de" data-untranslated="">Tanz von Ilka Sandvoss\u00a0· 1 h 50 min</p><p>Porträt · 22 November 2026</p>')
})

it('leaves an element that names its language, and what only resembles a text', () => {
  const html = english(
    '<body><main><i lang="it">Così</i><b>Cosìn</b><script>"<b>Così"</script><img alt="Così"/></main></body>',
    data('Così'),
  )
  expect(html).toContain('<i lang="it">Così</i><b>Cosìn</b><script>"<b>Così"</script><img alt="Così" lang="de" data-untranslated=""/>')
})

it('hides the note where all is translated, and does nothing in the first language', () => {
  expect(english(PAGE, data())).toContain('hidden=""')
  expect(withUntranslatedMarked(PAGE, data('Im Fluss'))).toBe(PAGE)
})
