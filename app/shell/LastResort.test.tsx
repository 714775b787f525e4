import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LastResort, LastResortDocument } from './LastResort.tsx'

it('ERR-16 ERR-17 when the error page itself fails, a sentence and the way home are left, without anything that could fail again', () => {
  const html = renderToStaticMarkup(<LastResortDocument />)
  expect(html).toContain('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten')
  expect(html).toContain('<a href="/de">Zur Startseite</a>')
  expect(LastResort.getDerivedStateFromError()).toEqual({ failed: true })
})
