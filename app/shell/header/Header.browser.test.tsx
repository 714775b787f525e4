import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../tests/components/accessibility.ts'
import { press } from '../../../tests/components/keys.ts'
import { layoutData } from '../../../tests/components/layout-data.ts'
import { render } from '../../../tests/components/render.tsx'
import { Header } from './Header.tsx'

const banner = page.getByRole('banner')

/** Shows the header above a page of three windows. */
const showHeader = () =>
  render(
    <>
      <Header />
      <main style={{ height: '300vh' }}>
        <a href="/de/spielplan">Im Inhalt</a>
      </main>
    </>,
    { frame: layoutData() },
  )

test('focusing the header of a scrolled page by keyboard makes it visible', async () => {
  await showHeader()
  window.scrollTo(0, 600)
  await expect.element(banner).toHaveAttribute('data-condensed')
  ;(page.getByRole('link', { name: 'Im Inhalt' }).element() as HTMLElement).focus({ preventScroll: true })
  let stops = 0
  for (;;) {
    await press('Shift+Tab')
    const element = document.activeElement
    if (!element || element === document.body) break
    stops += 1
    await expect.poll(() => isSeen(element), { message: element.textContent ?? '' }).toBe(true)
  }
  expect(stops).toBeGreaterThan(5)
})

test('the search opens by every key that activates a button', async () => {
  await showHeader()
  const search = banner.getByRole('button', { name: 'Suche', exact: true })
  ;(search.element() as HTMLElement).focus()
  await press('Space')
  await expect.element(search).toHaveAttribute('aria-expanded', 'true')
  expect(window.scrollY).toBe(0)
  await expect.element(banner.getByRole('combobox')).toHaveFocus()
  await expectAccessible({ within: banner })
})

/** Whether a part of an element lies on top, where it would be pressed. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const))
  return points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y)
    return there && (element.contains(there) || there.contains(element))
  })
}
