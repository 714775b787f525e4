// Loading times of ten key pages on a mid-range phone over slow 4G: the settings of Lighthouse's mobile run, measured in
// the browser itself. The median of three first visits each. Then the first press, on the button of the menu: how long until
// the browser has painted after it, and until the menu is open.
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.ts'
import { startDemoServer } from './demo-server.ts'
import { keyPages } from './key-pages.ts'
import { printTable } from './table.ts'

const VISITS = 3
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'de-DE' }
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 }
const CPU_SLOWDOWN = 4
const BUDGET = { lcpMs: 1200, cls: 0 }
/** A task longer than this blocks input noticeably. */
const LONG_TASK_MS = 50

type Noted = { lcp: number; cls: number; input: number; tasks: { startTime: number; duration: number }[] }
type Visit = { fcp: number; lcp: number; tbt: number; cls: number; kB: number; input: number; opened: number }

const demo = await startDemoServer(4410)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const rows: (string | number)[][] = []
for (const path of await keyPages(demo.url)) {
  // The first response is rendered, later ones come from the page cache, as nearly all do in production.
  await fetch(demo.url + path).then((response) => response.arrayBuffer())
  const visits: Visit[] = []
  for (let n = 0; n < VISITS; n++) visits.push(await visit(browser, path))
  const median = (figure: (visit: Visit) => number) => visits.map(figure).sort((a, b) => a - b)[Math.floor(VISITS / 2)] ?? 0
  const lcp = median((visit) => visit.lcp)
  const cls = Math.max(...visits.map((visit) => visit.cls))
  const isWithin = lcp <= BUDGET.lcpMs && cls <= BUDGET.cls
  const figures = [median((visit) => visit.fcp), lcp, median((visit) => visit.tbt)].map(Math.round)
  const press = [median((visit) => visit.input), median((visit) => visit.opened)].map(Math.round)
  rows.push([path, ...figures, cls.toFixed(4), median((visit) => visit.kB).toFixed(0), ...press, isWithin ? 'yes' : 'no'])
}
printTable(['first visit on a phone', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'kB', 'press to paint ms', 'to menu ms', 'within'], rows)
console.log(`Budget: LCP ${BUDGET.lcpMs} ms, CLS ${BUDGET.cls}; slow 4G (1.6 Mbit/s, 150 ms), processor ${CPU_SLOWDOWN} times slower`)
await browser.close()
await demo.stop()

async function visit(browser: Browser, path: string): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(noteWhatHappens)
  await page.goto(demo.url + path, { waitUntil: 'networkidle' })
  const figures = await readFigures(page)
  const kB = bytes / 1000
  const press = await pressMenu(page)
  await context.close()
  return { ...figures, kB, ...press }
}

/**
 * Taps the button of the menu, the first touch of the page.
 * @returns ms until the slowest of the tap's events was painted, as the browser itself measures it, and until the menu was open
 */
async function pressMenu(page: Page): Promise<Pick<Visit, 'input' | 'opened'>> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menü' })
  const startedAt = performance.now()
  await menu.tap()
  await page.locator('header[data-menu-open]').waitFor()
  const opened = performance.now() - startedAt
  return { opened, input: await page.evaluate(() => (window as unknown as { noted: Noted }).noted.input) }
}

/** Runs in the page before its own scripts. */
function noteWhatHappens(): void {
  const noted: Noted = { lcp: 0, cls: 0, input: 0, tasks: [] }
  Object.assign(window, { noted })
  function watch(type: string, note: (entry: PerformanceEntry) => void) {
    // Events that took longer than one frame; other types have no threshold.
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
  }
  watch('largest-contentful-paint', ({ startTime }) => {
    noted.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    noted.cls += (entry as PerformanceEntry & { value: number }).value
  })
  // An interaction's alone: the pointer that the browser believes to rest over a new page is an event too.
  watch('event', (entry) => {
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0) noted.input = Math.max(noted.input, entry.duration)
  })
  watch('longtask', ({ startTime, duration }) => noted.tasks.push({ startTime, duration }))
}

async function readFigures(page: Page): Promise<Pick<Visit, 'fcp' | 'lcp' | 'cls' | 'tbt'>> {
  const { noted, fcp } = await page.evaluate(() => ({
    noted: (window as unknown as { noted: Noted }).noted,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  const blocking = noted.tasks.filter(({ startTime }) => startTime >= fcp).map(({ duration }) => Math.max(0, duration - LONG_TASK_MS))
  return { fcp, lcp: noted.lcp, cls: noted.cls, tbt: blocking.reduce((sum, duration) => sum + duration, 0) }
}
