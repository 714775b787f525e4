import { startIdentityProvider } from '../support/identity-provider.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import { expectAccessible } from './accessibility.ts'
import { Actions, expectAtMost } from './actions.ts'
import { expect, test, waitUntilHydrated } from './fixtures.ts'
import { becomeSomebodyNew, inviteSomebody, logInBy, newAddress, PASSWORD } from './new-account.ts'
import { requirement } from './requirement.ts'
import { PROVIDER_URL, urlOf } from './servers.ts'
import { createPage, edit, expectHub, fillLogin, headlineNode, logIn, sendAsStaff } from './staff.ts'

test(
  'a second factor is set up with an app, asked for at the login and in the login over an edited page',
  requirement('LOGIN-10', 'LOGIN-11'),
  async ({ page }) => {
    // Mistakes are not counted.
    const hand = new Actions()
    const email = await becomeSomebodyNew(page, undefined, hand)
    await hand.click(page.getByRole('banner').getByRole('button', { name: 'Menü für Nora Neu' }))
    await hand.click(page.getByRole('menuitem', { name: 'Mein Konto' }))
    await hand.click(page.getByRole('button', { name: 'Zweiten Faktor einrichten' }))
    await page.getByLabel('Ihr Passwort').fill('geraten')
    await page.getByRole('button', { name: 'Weiter' }).click()
    // It is announced as well: the focus is in the field already, so moving it would announce nothing.
    await expect(page.getByLabel('Ihr Passwort')).toHaveAccessibleDescription('Das Passwort stimmt nicht.')
    await expect(page.getByRole('alert').filter({ hasText: 'Das Passwort stimmt nicht.' })).toBeAttached()
    await hand.fill(page.getByLabel('Ihr Passwort'), PASSWORD)
    await hand.click(page.getByRole('button', { name: 'Weiter' }))
    await expect(page.getByRole('img', { name: 'QR-Code für Ihre App' })).toBeVisible()
    await expect(page.getByLabel('Code aus der App')).toBeFocused()
    const key = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent())?.replaceAll(' ', '')
    const uri = `otpauth://totp/haus?secret=${key}`
    await hand.fill(page.getByLabel('Code aus der App'), await oneTimeCode(uri))
    await expectAccessible(page)
    await hand.click(page.getByRole('button', { name: 'Bestätigen' }))
    const codes = page.getByRole('list', { name: 'Ersatzcodes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const backup = await codes.allTextContents()
    await hand.click(page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }))
    await expect(page.getByText('Ihr zweiter Faktor ist eingerichtet.')).toBeVisible()
    expectAtMost(hand, 15)
    await expect(page.getByText(backup[0] ?? '')).toHaveCount(0)

    await page.context().clearCookies()
    await page.goto('/cms-hub')
    const again = new Actions()
    await logInBy(page, again, email)
    await expect(page.getByLabel('Code')).toBeFocused()
    await page.getByLabel('Code').fill('000 000')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Dieser Code stimmt nicht oder wurde schon benutzt. Geht die Uhr Ihres Telefons richtig?',
    )
    await expectAccessible(page)
    await again.fill(page.getByLabel('Code'), await oneTimeCode(uri, 1))
    // A line that is cut says nothing of the code: who believes it wrong crosses a backup code off.
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Der Server ist nicht zu erreichen.')
    await page.context().setOffline(false)
    await again.click(page.getByRole('button', { name: 'Anmelden', exact: true }))
    await expectHub(page)
    expectAtMost(again, 5)

    await edit(page, await createPage(page, 'faktor', [headlineNode('head-1', 'Vorher')]))
    await page.context().clearCookies({ name: 'sessionid' })
    await page.getByRole('textbox', { name: 'Überschrift' }).first().click()
    await page.keyboard.type('!')
    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich neu an' })
    await fillLogin(page, email, PASSWORD)
    await dialog.getByLabel('Code').fill(backup[0] ?? '')
    await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Entwurf gesichert')).toBeVisible()
  },
)

test('a new password that is sent before its form has come to life stays out of the address, and is set then', async ({ page }) => {
  const { link } = await inviteSomebody(page)
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/assets/Password-*.js', async (route) => {
    held.resolve()
    await released.promise
    await route.continue()
  })
  await page.goto(link, { waitUntil: 'commit' })
  await waitUntilHydrated(page)
  await held.promise
  await page.getByLabel('Neues Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await expect(page.getByRole('button', { name: 'Passwort setzen' })).toHaveAttribute('data-pressed')
  expect(new URL(page.url()).searchParams.has('password')).toBe(false)
  released.resolve()
  await expect(page.getByRole('status')).toContainText('Ihr neues Passwort gilt.')
})

test('the theatre’s identity provider logs in on the login page, and beside an edited page that must not be left', async ({
  page,
  context,
}) => {
  const email = newAddress('olga')
  await logIn(page)
  await sendAsStaff(page, 'POST', '/api/invitations/', { firstName: 'Olga', lastName: 'Ordnung', email, role: 'editor' })
  const path = await createPage(page, 'hauskonto', [headlineNode('head-1', 'Vorher')])
  await context.clearCookies()
  const provider = await startIdentityProvider(PROVIDER_URL, [urlOf('staff')])
  await page.goto('/cms-hub')
  await expectAccessible(page)
  // Cancelling at the provider returns to the login, with a message.
  await page.getByRole('link', { name: 'Mit dem Hauskonto anmelden' }).click()
  await expect(page).toHaveURL(/failed=provider/)
  await expect(page.getByRole('alert')).toBeVisible()
  provider.user = { sub: email, claims: { email, email_verified: true, given_name: 'Olga', family_name: 'Ordnung' } }
  await page.getByRole('link', { name: 'Mit dem Hauskonto anmelden' }).click()
  await expectHub(page)

  await edit(page, path)
  await context.clearCookies({ name: 'sessionid' })
  await page.getByRole('textbox', { name: 'Überschrift' }).first().click()
  await page.keyboard.type('!')
  const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich neu an' })
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Mit dem Hauskonto anmelden' }).click(),
  ])
  await expectHub(beside)
  await beside.close()
  // A headless browser never loses the focus, so the event is dispatched.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Entwurf gesichert')).toBeVisible()
  await provider.close()
})
