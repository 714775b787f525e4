import { createServer } from 'node:http'

/** What went through a proxy: requests, and bytes of their answers' bodies. */
export type Traffic = { calls: number; bytes: number }

/** A proxy that counts. */
export type CountingProxy = {
  url: string
  /** What has gone through since the last time. */
  take(): Traffic
  close(): void
}

/** Opens a proxy before a server. @param target its address, without a slash at the end */
export async function openCountingProxy(target: string): Promise<CountingProxy> {
  let traffic: Traffic = { calls: 0, bytes: 0 }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { host, connection, 'content-length': _length, ...headers } = request.headers
    const answer = await fetch(target + request.url, {
      method: request.method ?? 'GET',
      // A connection of its own: pretix's server ends those that wait.
      headers: { ...(headers as Record<string, string>), connection: 'close' },
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    }).catch(() => undefined)
    if (!answer) {
      response.writeHead(502).end()
      return
    }
    const body = Buffer.from(await answer.arrayBuffer())
    traffic.calls++
    traffic.bytes += body.length
    const {
      'content-encoding': _encoding,
      'content-length': _bodyLength,
      'transfer-encoding': _transfer,
      ...own
    } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, own).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    take() {
      const taken = traffic
      traffic = { calls: 0, bytes: 0 }
      return taken
    },
    close: () => server.close(),
  }
}
