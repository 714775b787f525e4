// What editing a page of 200 modules costs: time from the click until the editor is ready, time until a key press is
// painted, alone and with a second person writing on the same page and in the same text, and the bytes of the editor in
// visitors' pages.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.ts'
import { startDemoServer } from './demo-server.ts'
import { editorBytesForVisitors } from './editor-bytes.ts'
import { typeInto, typeUntil } from './key-to-paint.ts'
import { createLongPage, logIn } from './long-page.ts'
import { printTable } from './table.ts'

const MODULES = 200
const OPENINGS = 7
const GOAL = '≤ 16, ≤ 50'
const ADMIN = { email: 'bench@marienbrueck.example', password: 'nur für diese Messung' }

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-editor-'))
const environment = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, DATA_DIR: folder }
const demo = await startDemoServer(Number(process.env.BENCH_PORT ?? 4410), environment)
const launch = () => chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const [browser, otherBrowser] = await Promise.all([launch(), launch()])
const context = await logIn(await contextOf(browser), demo.url, ADMIN)
const path = await createLongPage(context, demo.url, MODULES)

const page = await context.newPage()
const openings: number[] = []
for (let opening = 0; opening <= OPENINGS; opening++) {
  const ms = await openEditor(page)
  // The first one fills the browser's cache.
  if (opening > 0) openings.push(ms)
}
const headline = (page: Page, number = MODULES / 4) => page.getByRole('textbox', { name: 'Überschrift' }).nth(number)
const text = (page: Page, number = MODULES / 4) => page.getByRole('textbox', { name: 'Text', exact: true }).nth(number)
const alone = { line: await typeInto(page, headline(page)), text: await typeInto(page, text(page)) }

// A browser of their own, as two people have two computers; here both share one.
const colleague = await (await logIn(await contextOf(otherBrowser), demo.url, colleagueOf(folder))).newPage()
await openEditor(colleague)
await page.getByText('Auch hier:').waitFor()
const elsewhere = await whileColleagueWrites(text(colleague, MODULES / 4 + 1), async () => ({
  line: await typeInto(page, headline(page, MODULES / 4 + 1)),
  text: await typeInto(page, text(page, MODULES / 4 + 2)),
}))
const together = await whileColleagueWrites(text(colleague, MODULES / 4 + 3), () => typeInto(page, text(page, MODULES / 4 + 3), 'Home'))

const share = (values: number[], part: number) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0
const row = (name: string, values: number[], goal: string) => [name, share(values, 0.5).toFixed(1), share(values, 0.95).toFixed(1), goal]
const rowOfKeys = (name: string, { painted, processor }: Awaited<ReturnType<typeof typeInto>>) => [
  ...row(name, painted, GOAL),
  processor.toFixed(1),
]
printTable(
  [`${MODULES} modules, ms`, 'median', '95 %', 'goal', 'processor for a key'],
  [
    [...row('from the click to the editor', openings, '≤ 500'), ''],
    rowOfKeys('from key press to paint, in a headline', alone.line),
    rowOfKeys('from key press to paint, in running text', alone.text),
    rowOfKeys('in a headline, while somebody writes in the module below', elsewhere.line),
    rowOfKeys('in running text, while somebody writes in the text above', elsewhere.text),
    rowOfKeys('in running text, while somebody writes in the same one', together),
  ],
)
printTable(
  ['bytes of the editor', 'for visitors', 'goal'],
  [['in what their pages bring along', editorBytesForVisitors('build/client'), 0]],
)
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
await Promise.all([browser.close(), otherBrowser.close()])
await demo.stop()
rmSync(folder, { recursive: true, force: true })

function contextOf(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
}

/** The demo's editor, whose password is in the data folder. */
function colleagueOf(folder: string): typeof ADMIN {
  return JSON.parse(readFileSync(join(folder, 'demo-access.json'), 'utf8'))
}

async function whileColleagueWrites<Answer>(box: ReturnType<typeof text>, work: () => Promise<Answer>): Promise<Answer> {
  const done = new AbortController()
  const writing = typeUntil(done.signal, box)
  const answer = await work()
  done.abort()
  await writing
  return answer
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
