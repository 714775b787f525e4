import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { inviteSomebody } from './new-account.ts'
import { logIn } from './staff.ts'

test('an administrator opens a mail and reads what it said, but not the link that lets into the account, and sends it again', async ({
  page,
}) => {
  const { email, link } = await inviteSomebody(page)
  const secret = link.split('token=')[1] ?? ''
  await logIn(page)
  await page.goto('/cms-hub/mails')
  const row = page.getByRole('row', { name: new RegExp(email) })
  await row.getByRole('link').focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('complementary', { name: 'Ihr Zugang zur Redaktion' })
  await expect(sheet).toContainText(email)
  await expect(sheet).toContainText('passwort?token=…')
  expect(await page.content()).not.toContain(secret)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Erneut senden/ }).click()
  await expect(sheet.getByRole('status')).toContainText('Die Mail kommt wieder in den Postausgang.')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(row.getByRole('link')).toBeFocused()
})

test('a list that is empty says so, and not also that it has no entries', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/production?q=unauffindbar')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveText(['Zu dieser Suche passt nichts.'])
  await expect(page.getByText('0 Einträge')).toHaveCount(0)
})
