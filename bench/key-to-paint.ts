import type { Locator, Page } from '@playwright/test'

const KEYS = 120
const LETTERS = 'abcdefgh '
const PAUSE_MS = 60

/**
 * Types at the pace of a fast typist.
 * @param before a key that leads to where it is typed
 * @returns for each key the ms from the press until its effect is painted, and the processor's ms that a key takes of the page's
 * main thread, with all that happens meanwhile: steadier on a machine that is busy with other things
 */
export async function typeInto(page: Page, box: Locator, before?: string): Promise<{ painted: number[]; processor: number }> {
  await box.scrollIntoViewIfNeeded()
  await box.click()
  if (before) await page.keyboard.press(before)
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
  const processorTime = await processorTimeOf(page)
  const start = await processorTime()
  for (let key = 0; key < KEYS; key++) await pressLetter(page, key)
  const processor = ((await processorTime()) - start) / KEYS
  return { painted: await page.evaluate(() => (window as unknown as { painted: number[] }).painted), processor }
}

/** @returns reads the processor's ms that the page's main thread has taken so far */
async function processorTimeOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000
  }
}

/** Types at the same pace at the end of a text until told to stop. */
export async function typeUntil(signal: AbortSignal, box: Locator): Promise<void> {
  const page = box.page()
  await box.scrollIntoViewIfNeeded()
  await box.click()
  await page.keyboard.press('Control+End')
  for (let key = 0; !signal.aborted; key++) await pressLetter(page, key)
}

async function pressLetter(page: Page, key: number): Promise<void> {
  await page.keyboard.press(LETTERS[key % LETTERS.length] ?? 'a', { delay: PAUSE_MS })
}
