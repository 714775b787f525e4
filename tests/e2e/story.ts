import { type BrowserContext, test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/**
 * A story of a visitor or of staff. Opening or reloading a page waits until its scripts are at work, on whatever
 * machine that is; who presses a button before that has a story of their own.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(patient(context))
  },
})

/** Makes a context wait for every page that it opens until it is at work. */
export function patient(context: BrowserContext): BrowserContext {
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (isWhole(options?.waitUntil)) await untilAwake(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      if (isWhole(options?.waitUntil)) await untilAwake(page)
      return response
    }
  })
  return context
}

const isWhole = (waitUntil: 'load' | 'domcontentloaded' | 'networkidle' | 'commit' = 'load') =>
  waitUntil === 'load' || waitUntil === 'networkidle'

/** Waits until the scripts of the page are at work; pages that have none, the shop's and those without JavaScript, are at once. */
async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => window.wake === undefined)
}

/** Waits until the question about cookies is answered without a new page: before its code has come it is an ordinary form. */
export async function untilConsentIsAwake(page: Page): Promise<void> {
  await page.mouse.move(100, 100)
  await page.locator('#cookie-einstellungen form').evaluate(async (form) => {
    while (!Object.keys(form.isConnected ? form : {}).some((key) => key.startsWith('__reactProps'))) {
      form = document.querySelector('#cookie-einstellungen form') ?? form
      await new Promise(requestAnimationFrame)
    }
  })
}
