// What a first visit downloads before anything is clicked, per key page, over the wire with brotli.
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.ts'
import { startDemoServer } from './demo-server.ts'
import { printTable } from './table.ts'

const PAGES = ['/de', '/de/spielplan', '/de/stuecke', '/de/ensemble', '/de/aktuelles', '/de/ihr-besuch']
const BUDGET_KB = { script: 115, stylesheet: 20, font: 100 }
const KINDS = ['document', 'script', 'stylesheet', 'font', 'image'] as const

const demo = await startDemoServer(4410)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const rows: (string | number)[][] = []
for (const path of PAGES) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const bytes = new Map<string, number>()
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    const kind = request.resourceType()
    bytes.set(kind, (bytes.get(kind) ?? 0) + responseBodySize)
  })
  await page.goto(demo.url + path, { waitUntil: 'networkidle' })
  rows.push([path, ...KINDS.map((kind) => ((bytes.get(kind) ?? 0) / 1000).toFixed(1))])
  await page.close()
}
printTable(['kB, brotli', ...KINDS], rows)
console.log(`Budget of the Spielplan: scripts ${BUDGET_KB.script}, styles ${BUDGET_KB.stylesheet}, fonts ${BUDGET_KB.font} kB`)
await browser.close()
await demo.stop()
