import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A wire to a server of the loopback that can go dead without either end being told, as when a cable is pulled. */
export type Wire = { port: number; pull(): void; plugIn(): void; close(): Promise<void> }

/** Lays a wire to a port. */
export async function layWire(to: number): Promise<Wire> {
  const ends = new Set<Socket>()
  let isPulled = false
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(to, '127.0.0.1')
    far.pause()
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('data', (chunk) => other.write(chunk))
      end.on('error', () => other.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
      if (!isPulled) end.resume()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    pull() {
      isPulled = true
      for (const end of ends) end.pause()
    },
    plugIn() {
      isPulled = false
      for (const end of ends) end.resume()
    },
    async close() {
      for (const end of ends) end.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
