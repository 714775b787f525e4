import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { logMissingAddress } from './missing-address.ts'

describe('an address that led nowhere', () => {
  const fetched = vi.fn()
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('document', { cookie: 'csrftoken=abc' })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is posted to the error log, url alone, with the CSRF token', requirement('ERR-14', 'ERR-15'), async () => {
    await logMissingAddress('/de/nirgends')
    const [address, init] = fetched.mock.calls[0] as [string, RequestInit]
    expect(address).toBe('/api/dashboard-error-log/')
    expect(init.method).toBe('POST')
    expect(init.body).toBe('{"url":"/de/nirgends"}')
    expect(new Headers(init.headers).get('X-CSRFToken')).toBe('abc')
  })
  it('is no trouble to the visitor when that fails', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    fetched.mockRejectedValueOnce(new Error('offline'))
    await expect(logMissingAddress('/de/nirgends')).resolves.toBeUndefined()
    expect(warned).toHaveBeenCalledOnce()
  })
})
