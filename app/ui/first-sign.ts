/** Whoever neither moves nor types for so long gets everything all the same. */
const PATIENCE_MS = 4000
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin', 'popstate'] as const

let sign: Promise<void> | undefined

/** Resolves with the visitor's first sign of life on this page load, or after a while without any. Browser only. */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const heard = new AbortController()
    const done = () => {
      heard.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, PATIENCE_MS)
    for (const name of SIGNS) window.addEventListener(name, done, { capture: true, passive: true, signal: heard.signal })
  })
  return sign
}
