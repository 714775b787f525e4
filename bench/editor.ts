// What editing a page of 200 modules costs: time from the click until the editor is ready, time until a key press is
// painted, and the bytes of the editor in visitors' pages.
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.ts'
import { startDemoServer } from './demo-server.ts'
import { editorBytesForVisitors } from './editor-bytes.ts'
import { printTable } from './table.ts'

const MODULES = 200
const OPENINGS = 7
const KEYS = 120
const ADMIN = { ADMIN_EMAIL: 'bench@marienbrueck.example', ADMIN_PASSWORD: 'nur für diese Messung' }

const demo = await startDemoServer(4410, ADMIN)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
const path = await makeLongPage(context)

const page = await context.newPage()
const openings: number[] = []
for (let opening = 0; opening <= OPENINGS; opening++) {
  const ms = await openEditor(page)
  // The first one fills the browser's cache.
  if (opening > 0) openings.push(ms)
}
const line = await typeInto(page, page.getByRole('textbox', { name: 'Überschrift' }).nth(MODULES / 4))
const text = await typeInto(page, page.getByRole('textbox', { name: 'Text', exact: true }).nth(MODULES / 4))

const share = (values: number[], part: number) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0
const row = (name: string, values: number[], goal: string) => [name, share(values, 0.5).toFixed(1), share(values, 0.95).toFixed(1), goal]
printTable(
  [`${MODULES} modules, ms`, 'median', '95 %', 'goal'],
  [
    row('from the click to the editor', openings, '≤ 500'),
    row('from key press to paint, in a headline', line, '≤ 16, ≤ 50'),
    row('from key press to paint, in running text', text, '≤ 16, ≤ 50'),
  ],
)
printTable(
  ['bytes of the editor', 'for visitors', 'goal'],
  [['in what their pages bring along', editorBytesForVisitors('build/client'), 0]],
)
await browser.close()
await demo.stop()

/** Logs in, creates a page of headlines and texts and publishes it. @returns its path */
async function makeLongPage(context: BrowserContext): Promise<string> {
  const page = await context.newPage()
  await page.goto(`${demo.url}/cms-hub`)
  await page.getByLabel('E-Mail-Adresse').fill(ADMIN.ADMIN_EMAIL)
  await page.getByLabel('Passwort').fill(ADMIN.ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('heading', { name: /^Guten Tag/ }).waitFor()
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
  }, MODULES)
  await page.close()
  return '/de/lange-seite'
}

/** Opens the page as staff and starts the editor. @returns ms from the click until texts can be typed into, painted */
async function openEditor(page: Page): Promise<number> {
  await page.goto(demo.url + path, { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: 'Seite bearbeiten' })
  await button.evaluate((element) => {
    element.addEventListener('click', ({ timeStamp }) => {
      const isReady = () => document.body.classList.contains('edit-mode') && document.querySelector('main [contenteditable]')
      const look = () => {
        if (!isReady()) return requestAnimationFrame(look)
        setTimeout(() => Object.assign(window, { readyAfter: performance.now() - timeStamp }))
      }
      look()
    })
  })
  await button.click()
  const handle = await page.waitForFunction(() => (window as { readyAfter?: number }).readyAfter)
  return (await handle.jsonValue()) ?? Number.NaN
}

/** Types at the pace of a fast typist. @returns for each key the ms from the press until its effect is painted */
async function typeInto(page: Page, box: ReturnType<Page['getByRole']>): Promise<number[]> {
  await box.scrollIntoViewIfNeeded()
  await box.click()
  await page.waitForTimeout(1000)
  await page.evaluate(() => {
    const painted: number[] = []
    Object.assign(window, { painted })
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        // A task queued in a frame's callbacks runs after that frame has been drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => painted.push(performance.now() - timeStamp)
          port2.postMessage(undefined)
        })
      },
      { capture: true },
    )
  })
  for (let key = 0; key < KEYS; key++) await page.keyboard.press('abcdefgh '[key % 9] ?? 'a', { delay: 60 })
  return page.evaluate(() => (window as unknown as { painted: number[] }).painted)
}
