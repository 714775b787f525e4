import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/components/render.tsx'
import { MovedPreview } from './MovedPreview.tsx'
import type { MoveInItem } from './move-in-item.ts'

const item = { from: 'https://altes-haus.example/spielplan', kind: 'page', title: 'Spielplan' } as MoveInItem

for (const pane of ['old', 'new'] as const)
  test(`Esc closes the comparison after a click into the ${pane} page`, async () => {
    let closed = 0
    const close = () => {
      closed += 1
    }
    await render(<MovedPreview runId={1} item={item} items={[item]} onShow={() => {}} onClose={close} />)
    const frame = page.getByTitle(pane === 'old' ? 'Bisher: Spielplan' : 'In Foyer: Spielplan')
    await userEvent.click(frame)
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Escape}')
        return closed
      })
      .toBeGreaterThan(0)
  })
