import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { request } from './api-client.ts'

describe('a call of staff', () => {
  const fetched = vi.fn()
  beforeEach(() => {
    vi.stubGlobal('document', { cookie: 'csrftoken=abc' })
    vi.stubGlobal('fetch', fetched.mockResolvedValue(Response.json({ done: true })))
  })
  afterEach(() => vi.unstubAllGlobals())

  it('asks for JSON, with credentials and the CSRF token', requirement('API-07', 'API-08', 'API-36'), async () => {
    expect(await request('GET', '/de/pageeditor-api/page/')).toEqual({ done: true })
    const [, init] = fetched.mock.calls[0] as [string, RequestInit]
    expect(init.credentials).toBe('same-origin')
    expect(new Headers(init.headers).get('accept')).toBe('application/json')
    expect(new Headers(init.headers).get('X-CSRFToken')).toBe('abc')
  })

  it('names the problem when it is refused, and says when nobody answered', async () => {
    fetched.mockResolvedValueOnce(Response.json({ code: 'not_allowed', detail: 'Das darf Ihr Konto nicht.' }, { status: 403 }))
    await expect(request('POST', '/x', {})).rejects.toMatchObject({ status: 403, problem: { code: 'not_allowed' } })
    fetched.mockRejectedValueOnce(new TypeError('offline'))
    await expect(request('GET', '/x')).rejects.toMatchObject({ status: 0 })
  })
})
