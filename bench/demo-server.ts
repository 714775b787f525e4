import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const READY_TIMEOUT_MS = 120_000

/** Starts the current build with the demo data, in its own process and data folder. @param environment additional environment variables */
export async function startDemoServer(
  port: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ url: string; pid: number | undefined; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const child = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      DEMO_HOUSE: 'on',
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      // Measurements ask as many visitors do (`nextSource`).
      TRUSTED_PROXIES: '1',
      ...environment,
    },
  })
  // A measurement that fails leaves no server behind, which the next one would measure.
  process.once('exit', () => child.kill())
  await untilReady(`http://127.0.0.1:${port}/readyz`, child)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('the demo server ended before it was ready')
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the demo server did not become ready')
}
