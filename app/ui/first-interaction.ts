/** Whoever neither moves nor types for so long gets everything all the same. */
const TIMEOUT_MS = 4000
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin', 'popstate'] as const

let interaction: Promise<void> | undefined

/** Resolves with the visitor's first sign of life on this page load, or after a while without any. Browser only. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const heard = new AbortController()
    const done = () => {
      heard.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, TIMEOUT_MS)
    for (const name of INTERACTION_EVENTS) window.addEventListener(name, done, { capture: true, passive: true, signal: heard.signal })
  })
  return interaction
}
