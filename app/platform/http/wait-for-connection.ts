/** How long to wait before trying again where no browser says that the line is back, in milliseconds. */
const TRY_AGAIN_MS = 3000

/** Resolves when it is worth trying again to reach the server: the browser says so, or a while has passed. @throws the reason of the signal */
export function waitForConnection(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const done = (settle: () => void) => () => {
      over.abort()
      clearTimeout(timer)
      settle()
    }
    const timer = setTimeout(done(resolve), TRY_AGAIN_MS)
    window.addEventListener('online', done(resolve), { signal: over.signal })
    signal.addEventListener(
      'abort',
      done(() => reject(signal.reason)),
      { signal: over.signal },
    )
  })
}
