import { createServer } from 'node:net'

const WORKERS = 2
const given = new Set<number>()

/** A TCP port of the loopback that nobody listens on right now, and that none of the workers beside this one is given meanwhile. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS
  for (;;) {
    const port = await anyPort()
    // The system gives odd ones, or even ones.
    if (given.has(port) || (port >> 1) % WORKERS !== worker) continue
    given.add(port)
    return port
  }
}

function anyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
