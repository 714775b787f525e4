import type { Server } from 'node:http'

const GRACE_MS = 10_000
const CLOSE_IDLE_EVERY_MS = 100

/**
 * Ends a server without failing a request. For `drainMs` it accepts requests as before and ends each kept connection with
 * its next response, so that a proxy sends nothing over a connection that is about to close. Then it stops listening and
 * waits for running requests, at most ten seconds. Without a drain, a request that arrives over an idle connection at the
 * moment it is closed fails.
 */
export async function closeServer(server: Server, drainMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs))
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection that is busy when the server closes may be kept open after its response.
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
  const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearInterval(closeIdle)
  clearTimeout(grace)
}
