import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeServer } from './close-server.ts'

let server: Server
let agent: Agent
/** Ends the response to the request that waits. */
let answer: () => void

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/slow') answer = () => response.end('slow')
    else response.end('fast')
  })
  // Without a limit a kept connection stays open until somebody closes it.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
})

async function request(path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  const [response] = (await once(get(`http://127.0.0.1:${port}${path}`, { agent }), 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return response
}

it('ends each kept connection with its next response, and then closes', async () => {
  expect((await request('/fast')).headers.connection).toBe('keep-alive')
  const closed = closeServer(server, 50)
  expect((await request('/fast')).headers.connection).toBe('close')
  await closed
  expect(server.listening).toBe(false)
})

it('waits for a running request, and then breaks no connection off', async () => {
  const breakOff = vi.spyOn(server, 'closeAllConnections')
  const arrived = once(server, 'request')
  const response = request('/slow')
  await arrived
  const closed = closeServer(server, 0)
  answer()
  expect((await response).statusCode).toBe(200)
  await closed
  expect(breakOff).not.toHaveBeenCalled()
})
