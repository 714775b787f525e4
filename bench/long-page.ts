import type { BrowserContext } from '@playwright/test'

/** Logs in. @returns the same context */
export async function logIn(context: BrowserContext, url: string, data: { email: string; password: string }): Promise<BrowserContext> {
  const answer = await context.request.post(`${url}/api/auth/sign-in/email`, { data, headers: { origin: url } })
  if (!answer.ok()) throw new Error(await answer.text())
  return context
}

/** Creates a page of headlines and texts in turns and publishes it. @returns its path */
export async function createLongPage(context: BrowserContext, url: string, modules: number): Promise<string> {
  const page = await context.newPage()
  await page.goto(`${url}/de`)
  await page.evaluate(async (count) => {
    const token = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? ''
    const send = async (method: string, path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'X-CSRFToken': token }
      const response = await fetch(`/de/pageeditor-api/${path}`, { method, headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(await response.text())
      return response.json()
    }
    const made = await send('POST', 'pages', { title: 'Eine lange Seite', slug: 'lange-seite', is_online: true })
    const words = 'Ein Satz, wie er in jedem Programmheft steht, lang genug für zwei Zeilen auf einem breiten Bildschirm. '.repeat(3)
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] }
    const operations = Array.from({ length: count }, (_, index) => ({
      type: 'insert',
      node:
        index % 2 === 0
          ? { id: `headline-${index}`, type: 'headline', version: 1, data: { headline_level: 2, content: `Überschrift ${index}` } }
          : { id: `running-${index}`, type: 'text', version: 1, data: { content } },
      place: { parent: 'root', column: 0, before: null },
    }))
    const [{ id, revision }] = made.containers
    await send('PATCH', `draft/${id}`, { base_revision: revision, batch_id: crypto.randomUUID(), operations })
    await send('POST', 'publish', { content_type: 'page', object_id: made.id })
  }, modules)
  await page.close()
  return '/de/lange-seite'
}
