import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 800

/**
 * Starts a proxy that sends every page in two chunks with a pause between them, as on a slow connection.
 * @param splitBefore the text that the second chunk begins with
 */
export async function startChunkedProxy(siteUrl: string, splitBefore: string): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', siteUrl), { headers: { accept: request.headers.accept ?? '*/*' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const place = answer.headers.get('content-type')?.startsWith('text/html') ? body.indexOf(splitBefore) : -1
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/octet-stream' })
    if (place > 0) {
      response.write(body.subarray(0, place))
      await wait(PAUSE_MS)
    }
    response.end(body.subarray(Math.max(place, 0)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
