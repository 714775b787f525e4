import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import {
  ANCHOR_SCROLL_OFFSET_PX,
  HASH_LOOKUP_MAX_TRIES,
  HASH_LOOKUP_RETRY_MS,
  HASH_SCROLL_DELAY_MS,
  HASH_SCROLL_OFFSET_PX,
} from './constants.ts'
import { pollFor } from './poll-for.ts'

const rules = { delayMs: HASH_SCROLL_DELAY_MS, retryMs: HASH_LOOKUP_RETRY_MS, maxTries: HASH_LOOKUP_MAX_TRIES }

describe('the search for the element of a hash', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('begins after one second', requirement('SCROLL-04'), () => {
    const onFound = vi.fn()
    pollFor(() => 'element', { ...rules, found: onFound })
    vi.advanceTimersByTime(999)
    expect(onFound).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onFound).toHaveBeenCalledExactlyOnceWith('element')
  })
  it('looks again every 250 ms and stops when it has found', requirement('SCROLL-06'), () => {
    const find = vi.fn<() => string | null>().mockReturnValueOnce(null).mockReturnValueOnce(null).mockReturnValue('late')
    const onFound = vi.fn()
    pollFor(find, { ...rules, found: onFound })
    vi.advanceTimersByTime(1000 + 249)
    expect(find).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1 + 250)
    expect(onFound).toHaveBeenCalledExactlyOnceWith('late')
    vi.runAllTimers()
    expect(find).toHaveBeenCalledTimes(3)
  })
  it('gives up silently after 100 looks', requirement('SCROLL-07'), () => {
    const find = vi.fn(() => null)
    pollFor(find, { ...rules, found: vi.fn() })
    vi.runAllTimers()
    expect(find).toHaveBeenCalledTimes(100)
  })
  it('ends when the visitor goes on', () => {
    const find = vi.fn(() => null)
    pollFor(find, { ...rules, found: vi.fn() })()
    vi.runAllTimers()
    expect(find).not.toHaveBeenCalled()
  })
  it('keeps 130 px above on entering and 200 px for anchors of the page', requirement('SCROLL-05'), () => {
    expect([HASH_SCROLL_OFFSET_PX, ANCHOR_SCROLL_OFFSET_PX]).toEqual([130, 200])
  })
})
