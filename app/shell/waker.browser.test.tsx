import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import waker from './waker.js?raw'

const MODULES = JSON.stringify({
  entry: 'data:text/javascript,export const hydratePage = () => window.hydrate()',
  manifest: 'data:text/javascript,',
  imports: [],
  routes: {},
})

/** The page as the server sends it: its content is a part of its own, as in the visitors' layout. */
const HTML = `<!doctype html><html><head></head><body><main><!--$--><button type="button">Einmal laden</button><p>Ende</p><!--/$--></main>
<script type="application/json" id="hydration-modules">${MODULES}</script></body></html>`

type Frame = Window & typeof globalThis & { hydrate: () => void }

/** As `ReplayEarlyClicks`, for the window of the frame. */
function Hydrated({ view }: { view: Frame }) {
  useEffect(() => view.wake?.(), [view])
  return null
}

/**
 * A page of visitors in a frame, plain until it is touched. The script of its last part is on its way until `release`.
 * @param onPress called by the page's button
 */
async function openPage(onPress: (note: string) => void) {
  const frame = document.createElement('iframe')
  frame.srcdoc = HTML
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await loaded
  const view = frame.contentWindow as Frame
  // In the frame's own realm, as the inline script of the page.
  view.document.head.append(Object.assign(view.document.createElement('script'), { text: waker }))
  view.document.querySelector('head script')?.remove()

  const awaited = Promise.withResolvers<{ default: ComponentType }>()
  const Awaited = lazy(() => awaited.promise)
  let root: Root | undefined
  const draw = (note: string) => (
    <html lang="de">
      <head />
      <body>
        <main>
          <Suspense>
            <button type="button" onClick={() => onPress(note)}>
              Einmal laden
            </button>
            <Awaited />
            <Hydrated view={view} />
          </Suspense>
        </main>
      </body>
    </html>
  )
  const button = () => view.document.querySelector('button')
  view.hydrate = () => {
    root = hydrateRoot(view.document, draw('as the server drew it'), { onRecoverableError: () => undefined })
    view.wake?.()
  }
  return {
    button,
    touch: () => view.dispatchEvent(new view.Event('keydown')),
    press: () => button()?.click(),
    /** React has marked the button while it waits for the script of the part. */
    isMarked: () => Object.keys(button() ?? {}).some((key) => key.startsWith('__reactProps')),
    drawAgain: () => root?.render(draw('as the browser drew it')),
    release: () => awaited.resolve({ default: () => <p>Ende</p> }),
  }
}

test('a press is kept while the part that its button stands in waits for a script', async () => {
  const onPress = vi.fn()
  const page = await openPage(onPress)
  page.touch()
  await expect.poll(page.isMarked).toBe(true)
  page.press()
  await expect.poll(() => page.button()?.dataset).toHaveProperty('pressed')
  expect(onPress).not.toHaveBeenCalled()
  page.release()
  await expect.poll(() => onPress.mock.calls).toEqual([['as the server drew it']])
  expect(page.button()?.dataset).not.toHaveProperty('pressed')
})

test('a press before the scripts goes to the button that React draws in the place of the pressed one', async () => {
  const onPress = vi.fn()
  const page = await openPage(onPress)
  page.press()
  await expect.poll(page.isMarked).toBe(true)
  page.drawAgain()
  await expect.poll(page.button).toBeNull()
  page.release()
  await expect.poll(() => onPress.mock.calls).toEqual([['as the browser drew it']])
})

test('a press on a page that is alive counts once', async () => {
  const onPress = vi.fn()
  const page = await openPage(onPress)
  page.touch()
  await expect.poll(page.isMarked).toBe(true)
  page.release()
  await expect
    .poll(() => {
      page.press()
      return onPress.mock.calls.length
    })
    .toBe(1)
})
