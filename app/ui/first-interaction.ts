/** Without any interaction, deferred components load after this time. */
const TIMEOUT_MS = 4000
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin', 'popstate'] as const

let interaction: Promise<void> | undefined

/** Resolves at the first interaction of this page load, or after a timeout. Browser only. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const controller = new AbortController()
    const settle = () => {
      controller.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(settle, TIMEOUT_MS)
    const onInteraction = (event: Event) => {
      // Chromium tells a page that comes in under a resting pointer of a move, too.
      const hasMoved = !(event instanceof PointerEvent) || event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0
      if (hasMoved) settle()
    }
    for (const name of INTERACTION_EVENTS)
      window.addEventListener(name, onInteraction, { capture: true, passive: true, signal: controller.signal })
  })
  return interaction
}
