import { afterEach, expect, it, vi } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { LIST_TO_TOP_MS, scrollWindow } from '../ui/scroll.ts'
import { SCROLL_TO_TOP_MS } from './constants.ts'

const FRAME_MS = 50

afterEach(() => vi.unstubAllGlobals())

/** Simulates a window scrolled by 900 pixels with a frame every 50 ms. @returns when it reached the top, in ms */
function timeToTop(durationMs: number, prefersStillness = false): number | undefined {
  let now = 0
  let reached: number | undefined
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStillness }))
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('window', {
    scrollY: 900,
    addEventListener() {},
    scrollTo({ top }: ScrollToOptions) {
      if (top === 0) reached ??= now
    },
  })
  scrollWindow(() => 0, durationMs)
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    now += FRAME_MS
    frame(now)
  }
  return reached
}

it('the list is back at its top after 0.6 s, the page by its button after 0.7 s', requirement('CONST-20', 'CONST-21'), () => {
  expect(timeToTop(LIST_TO_TOP_MS)).toBe(600)
  expect(timeToTop(SCROLL_TO_TOP_MS)).toBe(700)
})

it('whoever wants no motion is there at once', () => {
  expect(timeToTop(SCROLL_TO_TOP_MS, true)).toBe(0)
})
