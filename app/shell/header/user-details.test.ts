import { afterEach, describe, expect, it, vi } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { fetchUserDetails } from './user-details.ts'

const FAILURES: [how: string, answer: () => Promise<Response>][] = [
  ['refuses', async () => new Response('', { status: 500 })],
  ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
  ['answers something else', async () => new Response('<html>')],
]

describe('asking who is logged in', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const answered = (answer: () => Promise<Response>) => {
    vi.stubGlobal('fetch', answer)
    return fetchUserDetails()
  }

  it('tells what the call says', async () => {
    expect(await answered(async () => Response.json({ is_logged_in: true, first_name: 'Rita' }))).toMatchObject({ first_name: 'Rita' })
  })

  it.each(FAILURES)('a call that %s is logged and says nothing', requirement('API-38'), async (_how, answer) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await answered(answer)).toBeUndefined()
    expect(logged).toHaveBeenCalledOnce()
  })
})
