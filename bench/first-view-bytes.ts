// What a first visit downloads, per key page, over the wire with brotli: before anybody touches the page, and its scripts
// once it has been touched and hydrated.
import { chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.ts'
import { startDemoServer } from './demo-server.ts'
import { keyPages } from './key-pages.ts'
import { printTable } from './table.ts'

const BUDGET_KB = { untouched: 12, touched: 115, stylesheet: 20, font: 100 }
const KINDS = ['document', 'script', 'stylesheet', 'font', 'image'] as const

const demo = await startDemoServer(4410)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const rows: (string | number)[][] = []
for (const path of [...(await keyPages(demo.url)), '/de/ihr-besuch']) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const bytes = countBytes(page)
  await page.goto(demo.url + path, { waitUntil: 'networkidle' })
  const untouched = KINDS.map((kind) => inKb(bytes.get(kind)))
  await page.mouse.move(200, 300)
  await page.waitForFunction(() => window.wake === undefined)
  await page.waitForLoadState('networkidle')
  rows.push([path, ...untouched, inKb(bytes.get('script'))])
  await page.close()
}
printTable(['kB, brotli', ...KINDS, 'script, touched'], rows)
const { untouched, touched, stylesheet, font } = BUDGET_KB
console.log(`Budget: scripts ${untouched}, once touched ${touched}, styles ${stylesheet}, fonts ${font} kB`)
await browser.close()
await demo.stop()

function countBytes(page: Page): Map<string, number> {
  const bytes = new Map<string, number>()
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    const kind = request.resourceType()
    bytes.set(kind, (bytes.get(kind) ?? 0) + responseBodySize)
  })
  return bytes
}

function inKb(bytes = 0): string {
  return (bytes / 1000).toFixed(1)
}
