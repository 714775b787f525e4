import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { becomeSomebodyNew } from './new-account.ts'

const CHALLENGE = '**/generate-authenticate-options'
const LOG_IN = 'Mit Passkey anmelden'

test('a passkey is created, named, and logs in without password and code', async ({ page }) => {
  const device = await deviceWithPasskey(page)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: /umbenennen/ }).click()
  await passkeys.getByLabel('Name').fill('Mein Rechner')
  await passkeys.getByRole('button', { name: 'Speichern' }).click()
  await expect(passkeys.getByRole('row', { name: /Mein Rechner/ })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/cms-hub/konto')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('autocomplete', 'username webauthn')
  await page.getByRole('button', { name: LOG_IN }).click()
  await expect(page.getByRole('row', { name: /Dieses Gerät, jetzt/ })).toContainText('Passkey')

  // The device alone, without unlocking it, is not enough.
  await device.lock()
  await page.context().clearCookies()
  device.requests.length = 0
  await page.goto('/cms-hub')
  await expect.poll(() => device.requests).toEqual(['autofill'])
  await page.getByRole('button', { name: LOG_IN }).click()
  await expect.poll(() => device.requests).toEqual(['autofill', 'dialog', 'autofill'])
  expect((await page.context().cookies()).some(({ name }) => name === 'sessionid')).toBe(false)
})

test('whoever presses before the autofill has its challenge gets the dialog, which the autofill does not close again', async ({ page }) => {
  const device = await deviceWithPasskey(page)
  await page.context().clearCookies()
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    CHALLENGE,
    async (route) => {
      asked.resolve()
      await released.promise
      await route.continue()
    },
    { times: 1 },
  )
  await page.goto('/cms-hub/konto')
  await asked.promise
  const challenged = page.waitForResponse(CHALLENGE)
  await page.getByRole('button', { name: LOG_IN }).click()
  released.resolve()
  await challenged
  await expect(page.getByRole('row', { name: /Dieses Gerät, jetzt/ })).toContainText('Passkey')
  expect(device.requests).toEqual(['dialog'])
})

test('a login by passkey that cannot succeed says why, and only to somebody who has tried', async ({ page }) => {
  const device = await deviceWithPasskey(page)
  await page.context().clearCookies()
  await page.route(CHALLENGE, (route) => route.abort('internetdisconnected'))
  const autofill = page.waitForEvent('requestfailed')
  await page.goto('/cms-hub/konto')
  await autofill
  const press = page.getByRole('button', { name: LOG_IN })
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await press.click()
  await expect(page.getByRole('alert')).toHaveText('Der Server ist nicht zu erreichen.')

  await page.unroute(CHALLENGE)
  // A challenge counts for five minutes; its cookie goes with it.
  device.beforeTouch = () => page.context().clearCookies()
  await press.click()
  await expect(page.getByRole('alert')).toHaveText('Das hat zu lange gedauert. Bitte beginnen Sie die Anmeldung von vorn.')
  device.beforeTouch = async () => undefined
  await press.click()
  await expect(page.getByRole('row', { name: /Dieses Gerät, jetzt/ })).toContainText('Passkey')
})

type RequestKind = 'autofill' | 'dialog'
type Device = {
  /** what pages have asked of it, in order */
  requests: RequestKind[]
  beforeTouch: () => Promise<void>
  /** from now on its owner no longer unlocks it */
  lock: () => Promise<void>
}

/**
 * A device with a passkey of somebody new, who touches it for a dialog and never for the autofill, which would log in by
 * itself. The touch is allowed just before a dialog's request reaches the browser: one that waits for a touch already is
 * never answered.
 */
async function deviceWithPasskey(page: Page): Promise<Device> {
  await becomeSomebodyNew(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/cms-hub/konto')
  await page.getByRole('button', { name: 'Passkey anlegen' }).click()
  await expect(page.getByText('Der Passkey ist angelegt.')).toBeVisible()

  const device: Device = {
    requests: [],
    beforeTouch: async () => undefined,
    lock: async () => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    },
  }
  await page.exposeFunction('beforePasskeyRequest', async (kind: RequestKind) => {
    device.requests.push(kind)
    if (kind === 'dialog') await device.beforeTouch()
    await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: kind === 'dialog' })
  })
  await page.addInitScript(() => {
    const { beforePasskeyRequest } = window as unknown as { beforePasskeyRequest: (kind: RequestKind) => Promise<void> }
    const get = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = async (options) => {
      await beforePasskeyRequest(options?.mediation === 'conditional' ? 'autofill' : 'dialog')
      return get(options)
    }
  })
  return device
}
