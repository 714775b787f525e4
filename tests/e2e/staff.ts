import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, type Cookie, expect, type Locator, type Page } from '@playwright/test'
import { waitForScripts } from './fixtures.ts'

const ADMINISTRATOR = { email: 'verwaltung@marienbrueck.example', password: 'nur für diesen Test' }

let cookies: Cookie[] | undefined
let rita: Cookie[] | undefined

/**
 * Logs in as administrator: by password the first time, later with the same session, since logins are rate-limited; by
 * password again once a test has ended that session.
 */
export async function logIn(page: Page): Promise<void> {
  if (cookies) {
    await page.context().addCookies(cookies)
    if ((await page.request.get('/api/account')).ok()) return
    await page.context().clearCookies({ name: /session/ })
  }
  const { origin } = new URL((await page.request.get('/de')).url())
  const answer = await page.request.post('/api/auth/sign-in/email', { data: ADMINISTRATOR, headers: { origin } })
  expect(answer.status()).toBe(200)
  cookies = await page.context().cookies()
}

/**
 * Opens a second browser context, logged in as the demo's editor Rita Redaktion, whose password is in the data folder.
 * @param page of the administrator, to whom the list of mails shows the path of that folder
 * @param device on which she works, a computer by default
 */
export async function logInAsColleague(page: Page, browser: Browser, device: BrowserContextOptions = {}): Promise<Page> {
  const other = await waitForScripts(await browser.newContext(device)).newPage()
  if (rita) await other.context().addCookies(rita)
  if (rita && (await other.request.get('/api/account')).ok()) return other
  const mails = await (await page.request.get('/cms-hub/mails')).text()
  const outbox = /(\/[^\s<>"]+)\/outbox/.exec(mails)?.[1] ?? ''
  const access = JSON.parse(readFileSync(join(outbox, 'demo-access.json'), 'utf8'))
  const { origin } = new URL((await other.request.get('/de')).url())
  const answer = await other.request.post('/api/auth/sign-in/email', { data: access, headers: { origin } })
  expect(answer.status()).toBe(200)
  rita = await other.context().cookies()
  return other
}

/** Waits until the login has led to the admin area. */
export async function expectHub(page: Page): Promise<void> {
  await expect(page.getByText(/^Guten Tag/)).toBeVisible()
}

/** Opens a page for editing and waits until the editor is there. */
export async function edit(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit`)
  await expect(page.locator('body')).toHaveClass(/edit-mode/)
}

/** Fills in and submits the login form, as the administrator by default. */
export async function fillLogin(page: Page, email = ADMINISTRATOR.email, password = ADMINISTRATOR.password): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** The menu of the page in the editor's bar, which is its name. */
export const pageMenu = (page: Page): Locator => page.getByRole('button', { name: /^Menü der Seite „/ })

/** The button of the editor that opens the sheet from which anything goes live. */
export const publishButton = (page: Page): Locator =>
  page.getByRole('region', { name: 'Bearbeitung' }).getByRole('button', { name: /^Veröffentlichen/ })

/** The sheet of what goes live. */
export const publishSheet = (page: Page): Locator => page.getByRole('dialog', { name: /^Das (geht online|wird veröffentlicht)$/ })

/** The button of the sheet by which the ticked changes go live. */
export const publishNow = (page: Page): Locator => publishSheet(page).getByRole('button', { name: /^\d+ veröffentlichen$/ })

/** The draft of the first container of a page, as the server has it. */
export async function draftText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const id = document.querySelector<HTMLElement>('[data-container]')?.dataset.container
    return (await fetch(`/de/pageeditor-api/draft/${id}`)).text()
  })
}

/** Publishes one's own changes. */
export async function save(page: Page): Promise<void> {
  // The message of an earlier save may still be shown.
  const published = page.waitForResponse('**/pageeditor-api/publish')
  await publishButton(page).click()
  await expect(publishNow(page)).toBeEnabled()
  await publishNow(page).click()
  await published
  await expect(page.getByRole('alert')).toContainText('Besucher sehen es jetzt')
  // Closing, the sheet gives the focus back, which would close a menu.
  await expect(publishSheet(page)).toBeHidden()
}

/** Changes settings of the site as the user who is logged in. */
export async function changeSettings(page: Page, values: Record<string, unknown>): Promise<void> {
  const path = '/api/admin/settings/1'
  // The conflict of an unknown base reveals the current revision.
  const headers = await csrfHeaders(page)
  const { theirs } = await (await page.request.patch(path, { data: { base: 'unknown', values }, headers })).json()
  await sendAsStaff(page, 'PATCH', path, { base: theirs.revision, values })
}

/** Puts another look in place of the present one, as the user who is logged in; of what is not named, the usual. */
export async function changeIdentity(page: Page, identity: Record<string, unknown>): Promise<void> {
  const path = '/api/identity'
  const wish = { logo: null, darkLogo: null, ...identity }
  const headers = await csrfHeaders(page)
  const { theirs } = await (await page.request.put(path, { data: { base: 'unknown', identity: wish }, headers })).json()
  await sendAsStaff(page, 'PUT', path, { base: theirs.revision, identity: wish })
}

/** Creates a record as the user who is logged in. @returns its id */
export async function createRecord(page: Page, type: string, values: Record<string, unknown>): Promise<number> {
  return (await sendAsStaff<{ id: number }>(page, 'POST', `/api/admin/${type}`, values)).id
}

/** Holds back requests to a URL pattern, as a slow connection does. @returns a function that releases them */
export async function delayRequests(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Sends a write as the user who is logged in in the page's context. @returns the response's JSON */
export async function sendAsStaff<Answer>(page: Page, method: string, path: string, data: object): Promise<Answer> {
  const response = await page.request.fetch(path, { method, data, headers: await csrfHeaders(page) })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}

async function csrfHeaders(page: Page): Promise<{ 'X-CSRFToken': string }> {
  return { 'X-CSRFToken': (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '' }
}

/** The id of the first picture of the library, or of the first that a word finds. */
export async function pictureId(page: Page, word = ''): Promise<number> {
  return (await (await page.request.get(`/api/media/?page_size=1&search=${word}`)).json()).results[0].id
}

/** Creates and publishes a page with one container and these modules. @returns its path */
export async function createPage(page: Page, name: string, nodes: object[] = []): Promise<string> {
  const slug = `${name}-${Date.now().toString(36)}`
  type Made = { id: number; containers: { id: number; revision: number }[] }
  const send = <Answer>(method: string, path: string, body: object) => sendAsStaff<Answer>(page, method, `/de/pageeditor-api/${path}`, body)
  const { id, containers } = await send<Made>('POST', 'pages', { title: slug, slug, is_online: true })
  const place = { parent: 'root', column: 0, before: null }
  const operations = nodes.map((node) => ({ type: 'insert', node, place }))
  const [container] = containers
  if (operations.length > 0) {
    const batch = { base_revision: container?.revision, batch_id: crypto.randomUUID(), operations }
    await send('PATCH', `draft/${container?.id}`, batch)
  }
  await send('POST', 'publish', { content_type: 'page', object_id: id })
  return `/de/${slug}`
}

export const headlineNode = (id: string, content: string) => ({ id, type: 'headline', version: 1, data: { headline_level: 2, content } })
export const textNode = (id: string, ...paragraphs: string[]) => ({
  id,
  type: 'text',
  version: 1,
  data: {
    content: { type: 'doc', content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) },
  },
})

/** Chooses an action of the menu in the head of a record's form. @param action its name, such as *Verlauf* */
export async function chooseFormAction(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
