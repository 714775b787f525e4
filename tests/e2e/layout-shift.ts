import type { Page } from '@playwright/test'

type Watched = { shift: number }

/** Adds up how far a page's parts shift (CLS), from its first paint; for all documents that the page opens from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of the document that is shown. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).shift)
}
