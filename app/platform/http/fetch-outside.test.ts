import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { fetchOutside } from './fetch-outside.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function openServer(answer: RequestListener) {
  server = createServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { at: `http://${host}/`, host }
}

const options = (privateHosts: string[], more = {}) => ({
  ...{ known: { etag: '', lastModified: '' }, maxBytes: 1000, timeoutMs: 250, privateHosts },
  ...more,
})

it('gives up on a server that never answers, and on one that begins and never ends', async () => {
  const silent = await openServer(() => {})
  await expect(fetchOutside(silent.at, options([silent.host]))).rejects.toMatchObject({ problem: 'timeout' })
  server?.closeAllConnections()
  server?.close()
  const endless = await openServer((_, response) => void response.writeHead(200).write('<html>'))
  await expect(fetchOutside(endless.at, options([endless.host]))).rejects.toMatchObject({ problem: 'timeout' })
})

it('reads no more than it may', async () => {
  const large = await openServer((_, response) => response.end('x'.repeat(1001)))
  await expect(fetchOutside(large.at, options([large.host]))).rejects.toMatchObject({ problem: 'too-large' })
})

it('asks no private network, neither at once nor where it is sent to', async () => {
  let asked = 0
  const { at, host } = await openServer(({ url }, response) => {
    asked += 1
    const port = host.split(':')[1]
    if (url === '/') return response.writeHead(302, { location: `http://localhost:${port}/secret` }).end()
    response.end('secret')
  })
  await expect(fetchOutside(at, options([]))).rejects.toMatchObject({ problem: 'private' })
  expect(asked).toBe(0)
  await expect(fetchOutside(at, options([host]))).rejects.toMatchObject({ problem: 'private' })
  expect(asked).toBe(1)
})
