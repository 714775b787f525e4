import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown
export type OtherSite = { server: Server; at: string; host: string; answer: (answer: Answer) => void }

/** Another site on the loopback interface, which answers as it is told. */
export async function openSite(): Promise<OtherSite> {
  let answering: Answer = (_, response) => response.writeHead(404).end()
  const server = createServer((request, response) => void answering(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { server, at: `http://${host}`, host, answer: (answer) => (answering = answer) }
}
