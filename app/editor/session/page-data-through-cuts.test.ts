import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepPageThroughCuts } from './page-data-through-cuts.ts'

const fetch = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { fetch, location: { href: 'https://haus.example/de/seite?edit', pathname: '/de/seite' } })
})
afterEach(() => {
  fetch.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('asks again for the data of the edited page when the line has cut them on their way', async () => {
  const end = keepPageThroughCuts()
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('there')
  const answer = window.fetch(new URL('https://haus.example/de/seite.data?edit='))
  await vi.advanceTimersByTimeAsync(5000)
  expect(await answer).toBe('there')
  end()
  expect(window.fetch).toBe(fetch)
})

it('lets everything else fail as it did', async () => {
  keepPageThroughCuts()
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(window.fetch('/de/seite.data')).rejects.toThrow('Failed to fetch')
  await expect(window.fetch('/de/andere.data?edit=')).rejects.toThrow('Failed to fetch')
  await expect(window.fetch('/de/pageeditor-api/draft/1')).rejects.toThrow('Failed to fetch')
})
