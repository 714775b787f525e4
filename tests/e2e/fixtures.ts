import { type BrowserContext, test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/**
 * Playwright's `test`, in which opening or reloading a page waits until its scripts run, however slow the machine. What
 * happens before that has tests of its own.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(waitForScripts(context))
  },
})

/**
 * Makes `goto` and `reload` of all pages of a context wait until the page's scripts run; also of the page that is there already in
 * a window that stories share.
 */
export function waitForScripts(context: BrowserContext): BrowserContext {
  for (const page of context.pages()) waitInPage(page)
  context.on('page', waitInPage)
  return context
}

const waiting = new WeakSet<Page>()

function waitInPage(page: Page): void {
  if (waiting.has(page)) return
  waiting.add(page)
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (waitsForLoad(options?.waitUntil)) await waitUntilAlive(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (waitsForLoad(options?.waitUntil)) await waitUntilAlive(page)
    return response
  }
}

const waitsForLoad = (waitUntil: 'load' | 'domcontentloaded' | 'networkidle' | 'commit' = 'load') =>
  waitUntil === 'load' || waitUntil === 'networkidle'

/**
 * Hydrates a page as a touch of it would, and waits until that is done; returns at once on pages without scripts (the shop's,
 * or without JavaScript).
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('touchstart'))
    return window.wake === undefined
  })
}

/** How long a screen's own script may take. One that does not come at all is what its story is about. */
const SCREEN_MS = 15_000

/** Waits until a page is hydrated, and a screen of the hub, which has a script of its own, with all of its controls. */
async function waitUntilAlive(page: Page): Promise<void> {
  await waitUntilHydrated(page)
  const areHydrated = () =>
    !location.pathname.startsWith('/cms-hub') ||
    // Without JavaScript nothing comes to life.
    !('__reactRouterContext' in window) ||
    [...document.querySelectorAll('main :is(button, input, select, textarea)')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps')),
    )
  await page.waitForFunction(areHydrated, undefined, { timeout: SCREEN_MS }).catch(() => {})
}

/** Waits until the consent form is hydrated and no longer submitted as an ordinary form. */
export async function waitUntilConsentIsHydrated(page: Page): Promise<void> {
  await page.mouse.move(100, 100)
  await page.locator('#cookie-einstellungen form').evaluate(async (form) => {
    while (!Object.keys(form.isConnected ? form : {}).some((key) => key.startsWith('__reactProps'))) {
      form = document.querySelector('#cookie-einstellungen form') ?? form
      await new Promise(requestAnimationFrame)
    }
  })
}
