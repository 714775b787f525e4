import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerRequests } from '../../tests/components/answers.ts'
import { layoutData } from '../../tests/components/layout-data.ts'
import { render } from '../../tests/components/render.tsx'
import { requirement } from '../../tests/support/requirement.ts'
import ConsentForm from './ConsentForm.tsx'
import { ConsentGate } from './ConsentGate.tsx'
import { CONSENT_COOKIE, choiceOf, consentCookieValue } from './choice.ts'
import type { ConsentService } from './services.ts'

const film = page.getByTitle('Trailer')
const rejectAll = page.getByRole('button', { name: 'Alle ablehnen' })

/** What the server's answer does, here or in another tab of the browser. */
function setCookie(services: ConsentService[]) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${CONSENT_COOKIE}=${consentCookieValue(choiceOf(services, 'a'))}; path=/`
}

/** A page with a film of YouTube and a sound of Spotify, and the form of the consent manager. */
async function showGates() {
  answerRequests({
    'POST /api/consent/': ({ body }) => {
      const fields = new URLSearchParams(String(body))
      // The form sends what is ticked with every choice.
      const services = fields.get('choice') === 'selected' ? (fields.getAll('service') as ConsentService[]) : []
      setCookie(services)
      return choiceOf(services, 'a')
    },
  })
  const gates = (
    <>
      <ConsentGate service="youtube" title="Film">
        <iframe title="Trailer" srcDoc="" />
      </ConsentGate>
      <ConsentGate service="spotify" title="Ton">
        <iframe title="Lied" srcDoc="" />
      </ConsentGate>
      <ConsentForm />
    </>
  )
  await render(gates, { frame: layoutData() })
}

test('what was loaded once ends when all is rejected, also a second time', requirement('CONSENT-24'), async () => {
  await showGates()
  for (const _ of ['first', 'second']) {
    await page.getByRole('button', { name: 'Einmal laden Film' }).click()
    await expect.element(film).toBeInTheDocument()
    await rejectAll.click()
    await expect.element(film).not.toBeInTheDocument()
  }
})

test('what was loaded once stays when another service is allowed for good, and ends with its withdrawal', async () => {
  await showGates()
  await page.getByRole('button', { name: 'Einmal laden Film' }).click()
  await page.getByRole('button', { name: 'Spotify immer laden' }).click()
  await expect.element(page.getByTitle('Lied')).toBeInTheDocument()
  await expect.element(film).toBeInTheDocument()
  await rejectAll.click()
  await expect.element(page.getByTitle('Lied')).not.toBeInTheDocument()
  await expect.element(film).not.toBeInTheDocument()
})

test('a choice of another tab ends what was loaded in this one, also one that a plain form has sent', async () => {
  await showGates()
  await page.getByRole('button', { name: 'Einmal laden Film' }).click()
  await expect.element(film).toBeInTheDocument()
  setCookie([])
  await expect.element(film).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Einmal laden Film' }).click()
  await expect.element(film).toBeInTheDocument()
  const otherTab = new BroadcastChannel('foyer-consent')
  otherTab.postMessage(true)
  await expect.element(film).not.toBeInTheDocument()
  otherTab.close()
})
