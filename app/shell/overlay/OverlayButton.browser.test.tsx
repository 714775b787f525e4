import { useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerRequests } from '../../../tests/components/answers.ts'
import { render } from '../../../tests/components/render.tsx'
import { requirement } from '../../../tests/support/requirement.ts'
import type { LayoutData } from '../../site/layout-data.ts'
import OverlayButton from './OverlayButton.tsx'

/** A page with the button, and something on it that changes the query as a part of the overlay would. */
function Page() {
  const [, setQuery] = useSearchParams()
  return (
    <>
      <OverlayButton />
      <button type="button" onClick={() => setQuery({ q: 'nacht', day: '2026-12-01' })}>
        Tag
      </button>
    </>
  )
}

test(
  'closing the overlay leaves the search or the filters of the page, and clears what the overlay added',
  requirement('OVER-08'),
  async () => {
    answerRequests({
      'GET /de/pageeditor-api/page/de/spielplan': () => ({ headline: '' }),
      'GET /de/api/event-list/': () => ({ days: [], count: 0 }),
    })
    const { address } = await render(<Page />, { at: '/de/search?q=nacht', frame: { stickyOverlayButton: true } as LayoutData })
    const open = page.getByRole('link', { name: 'Programm und Karten', includeHidden: true })
    const close = page.getByRole('button', { name: 'Schließen' })
    for (const isChanged of [false, true]) {
      ;(open.element() as HTMLElement).click()
      await expect.element(close).toBeVisible()
      // What lies beneath a modal dialog cannot be clicked by hand.
      if (isChanged) (page.getByRole('button', { name: 'Tag', includeHidden: true }).element() as HTMLElement).click()
      await expect.poll(address).toContain(isChanged ? 'day=' : 'q=nacht')
      await close.click()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.poll(address).toBe('/de/search?q=nacht')
    }
  },
)
