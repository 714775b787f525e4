import type { Page } from '@playwright/test'
import { keyPages } from '../../bench/key-pages.ts'
import { expect, test } from './fixtures.ts'

// What a phone loads before it is touched, on a first visit to each key page. Counts only: how long it takes is measured by
// bench/phone-view.ts and bench/lighthouse.ts.

/** Pages besides the key pages: no page, and one whose first picture is that of a module. */
const OTHER_PAGES = ['/de/gibt-es-nicht', '/de/ihr-besuch']
const MAX_BYTES = { font: 100_000, stylesheet: 20_000 }

type Noted = { largest: Element | null; shifts: string[] }

/** Runs in the page before its own scripts. */
function noteWhatHappens(): void {
  const noted: Noted = { largest: null, shifts: [] }
  Object.assign(window, { noted })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    noted.largest = (entry as PerformanceEntry & { element: Element | null }).element
  })
  watch('layout-shift', (entry) => {
    const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] }
    noted.shifts.push(sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120)).join(' | '))
  })
}

/** Bytes of the bodies that a first visit loads, by kind of request. */
async function loadedBytes(page: Page, path: string): Promise<Record<keyof typeof MAX_BYTES, number>> {
  const finished: Promise<[string, number]>[] = []
  page.on('requestfinished', (request) =>
    finished.push(request.sizes().then(({ responseBodySize }) => [request.resourceType(), responseBodySize])),
  )
  await page.goto(path, { waitUntil: 'networkidle' })
  const sizes = await Promise.all(finished)
  const sumOf = (kind: string) => sizes.filter(([of]) => of === kind).reduce((sum, [, bytes]) => sum + bytes, 0)
  return { font: sumOf('font'), stylesheet: sumOf('stylesheet') }
}

test('each key page keeps to the budgets of fonts and styles, shows its largest picture at once, and nothing moves', async ({
  browser,
  baseURL,
}) => {
  for (const path of [...(await keyPages(baseURL ?? '')), ...OTHER_PAGES]) {
    const page = await browser.newPage({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 390, height: 844 },
      storageState: { cookies: [], origins: [] },
    })
    await page.addInitScript(noteWhatHappens)
    const bytes = await loadedBytes(page, path)
    const { largest, shifts, unsized } = await page.evaluate(() => {
      const { noted } = window as unknown as { noted: Noted }
      const isSized = (picture: HTMLImageElement) => picture.hasAttribute('width') && picture.hasAttribute('height')
      return {
        largest: noted.largest instanceof HTMLImageElement ? [noted.largest.loading, noted.largest.fetchPriority] : [],
        shifts: noted.shifts,
        unsized: [...document.images].filter((picture) => !isSized(picture)).map(({ src }) => src),
      }
    })
    await page.close()
    expect.soft(bytes.font, `${path}: bytes of fonts`).toBeLessThanOrEqual(MAX_BYTES.font)
    expect.soft(bytes.stylesheet, `${path}: bytes of style sheets`).toBeLessThanOrEqual(MAX_BYTES.stylesheet)
    expect.soft(['', 'eager,high'], `${path}: loading of its largest picture`).toContain(String(largest))
    expect.soft(shifts, `${path}: what moves`).toEqual([])
    expect.soft(unsized, `${path}: pictures without width and height`).toEqual([])
  }
})

test('the style sheet is named in the header of the page, and fonts come after it', async ({ request }) => {
  const response = await request.get('/de/aktuelles')
  const html = await response.text()
  const sheet = /<link rel="stylesheet" href="([^"]+)"\/>(?!<\/noscript>)/.exec(html)?.[1]
  expect(response.headers().link).toBe(`<${sheet}>; rel=preload; as=style`)
  const fonts = html.match(/<link [^>]*as="font"[^>]*>/g) ?? []
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter((link) => !/fetchpriority="low"/i.test(link))).toEqual([])
})
