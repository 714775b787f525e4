import { describe, expect, it } from 'vitest'
import { latestOnly } from './latest-only.ts'

describe('suggestions requested while the user types', () => {
  /** Requests whose responses arrive when the test calls `respond`, in any order. */
  function pendingRequests() {
    const pending = new Map<string, () => void>()
    const received: string[] = []
    const suggestions = latestOnly(
      (query: string) => new Promise<string>((resolve) => pending.set(query, () => resolve(query))),
      (result) => received.push(result),
    )
    return { received, suggestions, respond: (query: string) => pending.get(query)?.() }
  }

  it('are those for the latest query, also when an earlier response arrives later', async () => {
    const { received, suggestions, respond } = pendingRequests()
    const both = [suggestions.request('a'), suggestions.request('an')]
    respond('an')
    respond('a')
    await Promise.all(both)
    expect(received).toEqual(['an'])
  })

  it('are not shown once the field has lost the focus', async () => {
    const { received, suggestions, respond } = pendingRequests()
    const pending = suggestions.request('a')
    suggestions.cancel()
    respond('a')
    await pending
    expect(received).toEqual([])
  })
})
