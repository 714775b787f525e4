import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../tests/components/accessibility.ts'
import { type Asked, answerRequests } from '../../../tests/components/answers.ts'
import { render } from '../../../tests/components/render.tsx'
import { request } from '../api-client.ts'
import { followSession } from '../log-out.ts'
import { claimPage, ownersKey } from '../page-owner.ts'
import { OtherPersonDialog } from './OtherPersonDialog.tsx'

const RITA = { id: 'rita', name: 'Rita Redaktion' }
const ALMA = { id: 'alma', name: 'Alma Amt' }
const dialog = page.getByRole('dialog', { name: 'In diesem Browser ist jetzt Alma Amt angemeldet' })

followSession()

let loggedIn = RITA
/** A house in which whoever types their name as a password is logged in. */
function openHouse(): Asked[] {
  return answerRequests({
    'GET /de/pageeditor-api/user': () => ({ id: loggedIn.id, username: loggedIn.name }),
    'GET /api/login-ways/': () => ({ hasPassword: true, provider: null }),
    'POST /api/auth/sign-in/email': ({ body }) => {
      loggedIn = (body as { password: string }).password === RITA.id ? RITA : ALMA
      return {}
    },
    'GET /api/account/': () => ({ mustSetUpSecondFactor: false }),
    'GET /api/auth/passkey/generate-authenticate-options': () => new Response(null, { status: 404 }),
    'POST /api/admin/alert': () =>
      Response.json(loggedIn === RITA ? {} : { code: 'other_account', detail: 'Nichts wurde gespeichert.', logged_in: loggedIn }, {
        status: loggedIn === RITA ? 201 : 409,
      }),
  })
}

async function logIn(password: string) {
  await userEvent.fill(page.getByLabelText('E-Mail-Adresse'), 'jemand@haus.example')
  await userEvent.fill(page.getByLabelText('Passwort'), password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

beforeEach(() => {
  loggedIn = RITA
})

test('a refused write says who is logged in, and its owner goes on after logging in again', async () => {
  openHouse()
  claimPage(RITA)
  const onReturn = vi.fn()
  await render(<OtherPersonDialog onReturn={onReturn} />, { within: 'hub' })
  await request('POST', '/api/admin/alert', {})
  await expect.element(dialog).not.toBeInTheDocument()

  loggedIn = ALMA
  await expect(request('POST', '/api/admin/alert', {})).rejects.toThrow('Nichts wurde gespeichert.')
  await expect.element(dialog).toHaveTextContent('Diese Seite gehört Rita Redaktion.')
  // A screen that is rendered again, with the data it had, says nothing of who is logged in.
  claimPage(RITA)
  await new Promise(requestAnimationFrame)
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Seite als Alma Amt laden' })).toBeVisible()
  await expectAccessible()

  await logIn('alma')
  await expect.element(dialog).toBeVisible()
  expect(onReturn).not.toHaveBeenCalled()
  await logIn('rita')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onReturn).toHaveBeenCalledOnce()
})

test('a login in another tab is said without a write, and closed stays at hand', async () => {
  openHouse()
  claimPage(RITA)
  await render(<OtherPersonDialog />, { within: 'hub' })
  loggedIn = ALMA
  const otherTab = new BroadcastChannel('foyer-owner')
  otherTab.postMessage(ALMA.id)
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Schließen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'In diesem Browser ist jetzt Alma Amt angemeldet' }).click()
  await expect.element(dialog).toBeVisible()

  loggedIn = RITA
  otherTab.postMessage(RITA.id)
  await expect.element(dialog).not.toBeInTheDocument()
  otherTab.close()
})

test('what is typed is stored under the name of the page’s owner, also when data of somebody else come in', () => {
  expect(ownersKey('person:new')).toBe('person:new')
  claimPage(RITA)
  claimPage(ALMA)
  expect(ownersKey('person:new')).toBe('rita/person:new')
})
