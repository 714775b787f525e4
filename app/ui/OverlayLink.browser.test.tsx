import { lazy } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../tests/components/accessibility.ts'
import { answerRequests } from '../../tests/components/answers.ts'
import { render } from '../../tests/components/render.tsx'
import { patiently } from './load-patiently.ts'
import { OverlayLink } from './OverlayLink.tsx'

test('a part that is wanted while the line is gone says so, and opens by itself once it is back', async () => {
  const line = { isCut: true }
  answerRequests({
    'HEAD /healthz': () => {
      if (line.isCut) throw new TypeError('Failed to fetch')
    },
  })
  const load = patiently(async () => {
    if (line.isCut) throw new Error('Unable to preload CSS for /assets/Dialog.css')
    return { default: () => <p>Saalplan</p> }
  })
  const Sheet = lazy(load)
  await render(
    <OverlayLink href="/de" className={undefined} label="Karten" load={load} overlay={() => <Sheet />}>
      Karten
    </OverlayLink>,
  )
  await page.getByRole('link', { name: 'Karten' }).click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Keine Verbindung. Es öffnet sich von selbst, sobald Sie wieder Netz haben.')
  await expectAccessible()
  line.isCut = false
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Saalplan')).toBeVisible()
  await expect.element(page.getByText(/Keine Verbindung/)).not.toBeInTheDocument()
})
