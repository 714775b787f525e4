import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { FallbackErrorBoundary, FallbackErrorDocument } from './FallbackErrorBoundary.tsx'

it(
  'when the error page itself fails, a sentence and the way home are left, without anything that could fail again',
  requirement('ERR-16', 'ERR-17'),
  () => {
    const html = renderToStaticMarkup(<FallbackErrorDocument />)
    expect(html).toContain('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten')
    expect(html).toContain('<a href="/de">Zur Startseite</a>')
  },
)

it('an error page that could not be fetched is a lost line', requirement('AMB-49'), () => {
  const resort = new FallbackErrorBoundary({ children: 'Seite' })
  expect(resort.render()).toBe('Seite')
  const wordsAfter = (error: Error) => {
    resort.state = FallbackErrorBoundary.getDerivedStateFromError(error)
    return renderToStaticMarkup(resort.render())
  }
  expect(wordsAfter(new TypeError('Failed to fetch dynamically imported module: /assets/ErrorPage.js'))).toContain('Keine Verbindung')
  expect(wordsAfter(new TypeError('x is not a function'))).toContain('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten')
})
