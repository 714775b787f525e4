import { type Cookie, expect, type Page } from '@playwright/test'

let cookies: Cookie[] | undefined

/** Logs in as the house's administrator: by the form the first time, later with the same session, since attempts are bounded. */
export async function logIn(page: Page): Promise<void> {
  if (cookies) {
    await page.context().addCookies(cookies)
    await page.goto('/de')
  } else {
    await page.goto('/cms-hub')
    await fillLogin(page)
    await expectHub(page)
    await page.goto('/de')
  }
  await expect(page.getByRole('button', { name: 'Seite bearbeiten' })).toBeVisible()
  cookies ??= await page.context().cookies()
}

/** Whoever has logged in stands in the hub. */
export async function expectHub(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Guten Tag/ })).toBeVisible()
}

/** Opens a page for editing and waits until the editor is there. */
export async function edit(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit`)
  await expect(page.locator('body')).toHaveClass(/edit-mode/)
}

/** Fills in whatever login form is shown, as the administrator or as somebody else. */
export async function fillLogin(page: Page, email = 'verwaltung@marienbrueck.example', password = 'nur für diesen Test'): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** Makes the draft live. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert')).toContainText('Besucher sehen es jetzt')
}

/** Changes settings of the house, as whoever is logged in. */
export async function changeSettings(page: Page, values: Record<string, unknown>): Promise<void> {
  await page.evaluate(async (values) => {
    const token = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? ''
    const change = (base: string) =>
      fetch('/api/admin/settings/1', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'X-CSRFToken': token },
        body: JSON.stringify({ base, values }),
      })
    // Whoever starts from what is no longer there is told what is.
    const { theirs } = await (await change('unknown')).json()
    const response = await change(theirs.revision)
    if (!response.ok) throw new Error(`settings: ${response.status} ${await response.text()}`)
  }, values)
}

/** Makes a record of a content type, as whoever is logged in. @returns its number */
export async function makeRecord(page: Page, type: string, values: Record<string, unknown>): Promise<number> {
  return (await sendAsStaff<{ id: number }>(page, 'POST', `/api/admin/${type}`, values)).id
}

/** Keeps calls from being answered, as a slow line does. @returns what lets them through */
export async function holdUp(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Sends a write from the page, as whoever is logged in. @returns what is answered */
export function sendAsStaff<Answer>(page: Page, method: string, path: string, body: object): Promise<Answer> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const token = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? ''
      const headers = { 'content-type': 'application/json', 'X-CSRFToken': token }
      const response = await fetch(path, { method, headers, body: JSON.stringify(body) })
      const answer = await response.json()
      if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
      return answer as Answer
    },
    { method, path, body },
  )
}

/** Makes a page of the test's own with one container and opens it for editing. @returns its path */
export async function makePage(page: Page, name: string, nodes: object[] = []): Promise<string> {
  const slug = `${name}-${Date.now().toString(36)}`
  const id = await page.evaluate(
    async ({ slug, nodes }) => {
      const token = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? ''
      const send = async (method: string, path: string, body: object) => {
        const headers = { 'content-type': 'application/json', 'X-CSRFToken': token }
        const response = await fetch(`/de/pageeditor-api/${path}`, { method, headers, body: JSON.stringify(body) })
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
        return response.json()
      }
      const made = await send('POST', 'pages', { title: slug, slug, is_online: true })
      const container = made.containers[0]
      const place = { parent: 'root', column: 0, before: null }
      if (nodes.length > 0) {
        const operations = nodes.map((node) => ({ type: 'insert', node, place }))
        await send('PATCH', `draft/${container.id}`, { base_revision: container.revision, batch_id: crypto.randomUUID(), operations })
      }
      await send('POST', 'publish', { content_type: 'page', object_id: made.id })
      return made.id as number
    },
    { slug, nodes },
  )
  expect(id).toBeGreaterThan(0)
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
