import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A TCP proxy that can stop forwarding without closing any connection, as when a cable is pulled, and break off all that there
 * are, as when a network changes.
 */
export type TcpProxy = { port: number; freeze(): void; resume(): void; cut(): void; close(): Promise<void> }

/** Starts a proxy to a port of the loopback interface. */
export async function startTcpProxy(to: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer({ pauseOnConnect: true }, (client) => {
    const upstream = connect(to, '127.0.0.1')
    upstream.pause()
    for (const [socket, peer] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('data', (chunk) => peer.write(chunk))
      socket.on('error', () => peer.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        peer.destroy()
      })
      if (!isFrozen) socket.resume()
    }
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    resume() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    cut,
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
