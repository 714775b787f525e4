import { spawn } from 'node:child_process'
import { once } from 'node:events'

const FOLDER = 'build-peers/react-router'

/**
 * Builds the bare page and starts it in a process of its own: React Router in framework mode behind Hono, 40 events
 * from memory with the framework's own entries, no cache and no middleware.
 */
export async function startBarePage(port: number): Promise<{ url: string; pid: number | undefined; stop(): void }> {
  const environment = { ...process.env, NODE_ENV: 'production', PORT: String(port) }
  const builder = spawn(process.execPath, ['../../../node_modules/@react-router/dev/bin.cjs', 'build', '--emptyOutDir'], {
    cwd: 'bench/peers/react-router',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  })
  const [code] = await once(builder, 'exit')
  if (code !== 0) throw new Error('the bare page could not be built')
  const server = spawn(process.execPath, [`${FOLDER}/server/index.js`], { stdio: ['ignore', 'pipe', 'inherit'], env: environment })
  await once(server.stdout, 'data')
  return { url: `http://127.0.0.1:${port}/`, pid: server.pid, stop: () => void server.kill() }
}
