// Starts a program again whenever it ends by itself. Plain JavaScript on purpose: `npm start` runs it before anything is installed.
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** What has run so long was well; its next end is the first again. */
const WELL_MS = 60_000

/** How long to wait before the next start, after so many ends in a row. @param {number} ends @returns {number} milliseconds */
export function pauseAfter(ends) {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (ends - 1))
}

/**
 * Keeps a program running, with growing pauses where it does not last.
 * @param {() => import('node:child_process').ChildProcess} start starts it
 * @param {(pauseMs: number) => void} onEnd told each time that it has ended by itself
 * @returns {{ child: import('node:child_process').ChildProcess, stop: () => Promise<void> }} the program that runs now, and how it is ended for good
 */
export function keepRunning(start, onEnd) {
  let isStopping = false
  let ends = 0
  let timer
  const kept = { child: begin(), stop }
  function begin() {
    const startedAt = performance.now()
    const child = start()
    child.once('error', () => {})
    child.once('exit', () => {
      if (isStopping) return
      ends = performance.now() - startedAt > WELL_MS ? 1 : ends + 1
      const pause = pauseAfter(ends)
      onEnd(pause)
      timer = setTimeout(() => {
        kept.child = begin()
      }, pause)
    })
    return child
  }
  async function stop() {
    isStopping = true
    clearTimeout(timer)
    const { child } = kept
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  return kept
}
