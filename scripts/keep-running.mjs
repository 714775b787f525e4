// Supervises a child process. Plain JavaScript on purpose: `npm start` runs it before anything is installed.
const MIN_DELAY_MS = 500
const MAX_DELAY_MS = 30_000
/** A process that has run this long counts as healthy: its next exit is the first again. */
const HEALTHY_MS = 60_000

/** The delay before a restart, after this many exits in a row. @param {number} exits @returns {number} milliseconds */
export function pauseAfter(exits) {
  return Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** (exits - 1))
}

/**
 * Keeps a process running: restarts it whenever it exits, with exponential delays from 0.5 to 30 s.
 * @param {() => import('node:child_process').ChildProcess} start starts the process
 * @param {(pauseMs: number) => void} onEnd called with the delay each time that it has exited by itself
 * @returns {{ child: import('node:child_process').ChildProcess, stop: () => Promise<void> }} the current process, and a function that stops it for good
 */
export function keepRunning(start, onEnd) {
  let isStopping = false
  let exits = 0
  let timer
  const supervisor = { child: begin(), stop }
  function begin() {
    const startedAt = performance.now()
    const child = start()
    child.once('error', () => {})
    child.once('exit', () => {
      if (isStopping) return
      exits = performance.now() - startedAt > HEALTHY_MS ? 1 : exits + 1
      const pause = pauseAfter(exits)
      onEnd(pause)
      timer = setTimeout(() => {
        supervisor.child = begin()
      }, pause)
    })
    return child
  }
  async function stop() {
    isStopping = true
    clearTimeout(timer)
    const { child } = supervisor
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  return supervisor
}
