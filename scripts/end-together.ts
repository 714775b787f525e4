import type { ChildProcess } from 'node:child_process'

/** How long a program may take to end what it has started. */
const GRACE_MS = 15_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const running = new Set<ChildProcess>()
let isEnding = false

/**
 * Lets a program that leads a process group of its own end when this one is told to, and with it all that it has started: servers,
 * browsers, shops. The group first gets what Ctrl+C sends, so that each can put away what it has, and is killed if it takes too long.
 */
export function endTogether(child: ChildProcess): void {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, endAll)
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    // What it has left behind.
    signalGroup(child, 'SIGKILL')
    if (running.size === 0 && isEnding) process.exit(1)
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, endAll)
  })
}

function endAll(): void {
  if (isEnding) return
  isEnding = true
  for (const child of running) signalGroup(child, 'SIGINT')
  setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL')
  }, GRACE_MS).unref()
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // Nobody is left in it.
  }
}
