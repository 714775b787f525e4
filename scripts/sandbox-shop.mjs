// The sandbox shop beside a site. Plain JavaScript on purpose: `npm start` runs it on the machine's own Node.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { projectNode } from './install.mjs'
import { keepRunning } from './keep-running.mjs'
import { trialShopEnvironment } from './trial-house.mjs'

const READY_TIMEOUT_MS = 180_000
const POLL_MS = 150
const PORTS_TRIED = 100

/**
 * Starts the sandbox shop and restarts it when it exits; the site runs on without it meanwhile. Ends the process if it never
 * starts, which is an error of configuration.
 * @param {{ port: number, siteUrl: string, dataDir: string, token: string, environment: NodeJS.ProcessEnv }} options
 */
export function startShop({ port, siteUrl, dataDir, token, environment }) {
  let hasOpened = false
  const env = trialShopEnvironment(environment, { port, siteUrl, dataDir, token })
  const shop = keepRunning(
    () => spawn(projectNode, ['sandbox-shop/main.ts'], { stdio: ['ignore', 'inherit', 'inherit'], env }),
    (pauseMs) => {
      if (!hasOpened) process.exit(1)
      process.stdout.write(`Der Übungsshop ist ausgefallen; er wird in ${pauseMs / 1000} s wieder gestartet.\n`)
    },
  )
  // Whatever ends this process: a shop that it leaves behind would keep port and database.
  process.once('exit', () => shop.child.kill())
  return {
    stop: shop.stop,
    async untilReady() {
      hasOpened = await answersBeforeEnd(`http://127.0.0.1:${port}/healthz`, shop.child)
      return hasOpened
    },
  }
}

/**
 * Waits until an address answers.
 * @param {string} url @param {import('node:child_process').ChildProcess} child the process behind it
 * @returns {Promise<boolean>} false when the process ends before, or time is up
 */
export async function answersBeforeEnd(url, child) {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline && child.exitCode === null) {
    try {
      if ((await fetch(url)).ok) return true
    } catch {
      // not listening yet
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return false
}

/** The first free port from `from` on. @param {number} from @returns {Promise<number>} */
export async function freePort(from) {
  for (let port = from; port < from + PORTS_TRIED; port++) {
    const free = await new Promise((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, () => probe.close(() => resolve(true)))
    })
    if (free) return port
  }
  throw new Error(`No free port from ${from} on.`)
}
