import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Actions, expectAtMost } from './actions.ts'
import { expect } from './fixtures.ts'
import { expectHub, logIn } from './staff.ts'

/** The password of an account made here. */
export const PASSWORD = 'noch ein langer Satz'

/** An email address that nobody has yet. */
export const newAddress = (name: string) => `${name}.${Date.now().toString(36)}@marienbrueck.example`

/**
 * Invites a user; nobody is logged in afterwards.
 * @param role as the form names it, *Redaktion* by default
 * @returns their email address, and where the link of the mail in the outbox leads
 */
export async function inviteSomebody(page: Page, role?: string): Promise<{ email: string; link: string }> {
  const email = newAddress('nora')
  await logIn(page)
  await page.goto('/cms-hub/people')
  const form = page.getByRole('heading', { name: 'Jemanden einladen' }).locator('..')
  const hand = new Actions()
  await hand.fill(form.getByLabel('Vorname'), 'Nora')
  await hand.fill(form.getByLabel('Nachname'), 'Neu')
  await hand.fill(form.getByLabel('E-Mail-Adresse'), email)
  if (role) await form.getByLabel('Rolle').selectOption(role)
  await hand.click(form.getByRole('button', { name: 'Einladung senden' }))
  await expect(page.getByRole('row', { name: new RegExp(email) }).getByRole('button', { name: /Erneut senden/ })).toBeVisible()
  expectAtMost(hand, 4)
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
 * @param hand whose actions it takes to follow the link and log in
 * @returns their email address
 */
export async function becomeSomebodyNew(page: Page, role?: string, hand = new Actions()): Promise<string> {
  const { email, link } = await inviteSomebody(page, role)
  await hand.open(page, link)
  await hand.fill(page.getByLabel('Neues Passwort'), PASSWORD)
  await hand.click(page.getByRole('button', { name: 'Passwort setzen' }))
  await hand.click(page.getByRole('link', { name: 'Zur Anmeldung' }))
  await logInBy(page, hand, email)
  await expectHub(page)
  return email
}

/** Logs in an account made here, as far as its password goes. */
export async function logInBy(page: Page, hand: Actions, email: string): Promise<void> {
  await hand.fill(page.getByLabel('E-Mail-Adresse'), email)
  await hand.fill(page.getByLabel('Passwort', { exact: true }), PASSWORD)
  await hand.click(page.getByRole('button', { name: 'Anmelden', exact: true }))
}
