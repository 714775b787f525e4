import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server that receives error reports under a Sentry DSN and records their bodies. */
export async function startErrorReportReceiver() {
  const received: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push(body)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    dsn: `http://abc@127.0.0.1:${(server.address() as AddressInfo).port}/1`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
