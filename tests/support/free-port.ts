import { createServer } from 'node:net'

const WORKERS = 2
const taken = new Set<number>()

/** A free TCP port of the loopback interface; never one that another test worker gets. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS
  for (;;) {
    const port = await anyPort()
    // The system hands out only odd or only even ports, so the second bit decides.
    if (taken.has(port) || (port >> 1) % WORKERS !== worker) continue
    taken.add(port)
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
