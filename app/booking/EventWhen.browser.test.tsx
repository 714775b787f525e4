import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/components/render.tsx'
import { EventWhen } from './EventWhen.tsx'
import { evening } from './evening.test-support.ts'

test('the line above the widget ends with the room, and where none is named with the time', async () => {
  const { rerender } = await render(<EventWhen event={evening} now={undefined} withRoom />)
  await expect.element(page.getByText(/^Samstag, .* · 20:00\sUhr · Studio$/)).toBeVisible()
  await rerender(<EventWhen event={{ ...evening, room: '' }} now={undefined} withRoom />)
  await expect.element(page.getByText(/^Samstag, .* · 20:00\sUhr$/)).toBeVisible()
  await rerender(<EventWhen event={evening} now={{ shortDate: 'Mo 23.11.', time: '18:00\u00a0Uhr', room: '' }} withRoom />)
  await expect.element(page.getByText(/^Mo 23\.11\. · 18:00\sUhr$/)).toBeVisible()
})
