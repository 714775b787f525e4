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

test('a part that fails to load in the moment in which the line comes back is tried once more', async () => {
  let tries = 0
  answerRequests({ 'HEAD /healthz': () => undefined })
  const load = patiently(async () => {
    tries++
    if (tries === 1) throw new Error('Unable to preload CSS for /assets/Dialog.css')
    return 'Saalplan'
  })
  expect(await load()).toBe('Saalplan')
  const broken = patiently(() => Promise.reject(new Error('no such file')))
  await expect(broken()).rejects.toThrow('no such file')
})
