const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown'] as const

/** Duration of the scroll back to the top of a list after another choice (B §9, AMB-46). */
export const LIST_TO_TOP_MS = 600

/** The position of an animated scroll. @param progress 0 at the start, 1 at the end; higher values count as 1 */
export function positionAt(from: number, to: number, progress: number): number {
  const p = Math.min(1, Math.max(0, progress))
  return from + (to - from) * (1 - (1 - p) ** 3)
}

let restsFrom = 0

/** For how many more milliseconds an animated scroll may be running; 0 when none is. */
export function untilRestMs(): number {
  return Math.max(0, restsFrom - performance.now())
}

/**
 * Scrolls the window in a given time; at once with reduced motion. Stops when the visitor scrolls.
 * @param placeNow in pixels from the top of the page; asked anew for each frame, since a page may grow on the way
 */
export function scrollWindow(placeNow: () => number, durationMs: number): void {
  restsFrom = performance.now() + durationMs
  const from = window.scrollY
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: placeNow(), behavior: 'instant' })
    return
  }
  const startedAt = performance.now()
  const interruption = new AbortController()
  for (const name of INTERRUPTIONS)
    window.addEventListener(name, () => interruption.abort(), { signal: interruption.signal, passive: true })
  function step(now: number) {
    if (interruption.signal.aborted) return
    const progress = (now - startedAt) / durationMs
    window.scrollTo({ top: positionAt(from, placeNow(), progress), behavior: 'instant' })
    if (progress < 1) requestAnimationFrame(step)
    else interruption.abort()
  }
  requestAnimationFrame(step)
}
