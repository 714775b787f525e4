import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { expectHub, fillLogin, logIn } from './staff.ts'

/** The password of an account made here. */
export const PASSWORD = 'noch ein langer Satz'

/** An email address that nobody has yet. */
export const newAddress = (name: string) => `${name}.${Date.now().toString(36)}@marienbrueck.example`

/**
 * Invites a user; nobody is logged in afterwards.
 * @param role as the form names it
 * @returns their email address, and where the link of the mail in the outbox leads
 */
export async function inviteSomebody(page: Page, role = 'Redaktion'): Promise<{ email: string; link: string }> {
  const email = newAddress('nora')
  await logIn(page)
  await page.goto('/cms-hub/people')
  const form = page.getByRole('heading', { name: 'Jemanden einladen' }).locator('..')
  await form.getByLabel('Vorname').fill('Nora')
  await form.getByLabel('Nachname').fill('Neu')
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await form.getByLabel('Rolle').selectOption(role)
  await form.getByRole('button', { name: 'Einladung senden' }).click()
  await expect(page.getByRole('row', { name: new RegExp(email) }).getByRole('button', { name: /Erneut senden/ })).toBeVisible()
  await page.goto('/cms-hub/mails')
  const outbox = /in (\/\S+)/.exec((await page.getByText('Es ist kein Mailserver').textContent()) ?? '')?.[1]?.replace(/\.$/, '') ?? ''
  let link: string | undefined
  await expect(async () => {
    const mails = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
    const mail = mails.map((name) => readFileSync(join(outbox, name), 'utf8')).find((text) => text.includes(email))
    link = /passwort\?token=(?:3D)?([\w-]+)/.exec(mail?.replaceAll('=\r\n', '') ?? '')?.[1]
    expect(link).toBeTruthy()
  }).toPass()
  await page.context().clearCookies()
  return { email, link: `/cms-hub/passwort?token=${link}` }
}

/**
 * Invites a user and follows the link of their mail; the page is in their session afterwards.
 * @param role as the form names it
 * @returns their email address
 */
export async function becomeSomebodyNew(page: Page, role?: string): Promise<string> {
  const { email, link } = await inviteSomebody(page, role)
  await page.goto(link)
  await page.getByLabel('Neues Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await fillLogin(page, email, PASSWORD)
  await expectHub(page)
  return email
}
