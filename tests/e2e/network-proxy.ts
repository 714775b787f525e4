import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Added to the names of all assets by `release`. */
const RELEASE_SUFFIX = '~2'
/** The name of an asset, where another file refers to it. */
const FILE_NAME = /(-[\w-]{8})\.(js|css)(?=["'`)&\\])/g
const FILE_PATH = /^\/assets\/.*\.(?:js|css)$/
const REQUEST_HEADERS = ['accept', 'content-type', 'cookie', 'range', 'x-csrftoken'] as const
const RESPONSE_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-range',
  'content-type',
  'location',
  'x-remix-redirect',
  'x-remix-reload-document',
  'x-remix-response',
  'x-remix-status',
] as const

/** A proxy between a browser and the site. */
export type NetworkProxy = {
  url: string
  /** all requests so far, as `METHOD path` */
  requests: string[]
  /** Drops all connections and requests from now on; the browser still believes to be online. */
  disconnect(): void
  reconnect(): void
  /** Simulates a new release: all scripts and style sheets have new names, and the old ones answer 404. */
  release(): void
  close(): void
}

/** Starts a proxy that can disconnect and can simulate a new release of the site. */
export async function startNetworkProxy(siteUrl: string): Promise<NetworkProxy> {
  let isDisconnected = false
  let isReleased = false
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (isDisconnected) return request.socket.destroy()
    requests.push(`${request.method} ${path}`)
    if (isReleased && FILE_PATH.test(path) && !path.includes(RELEASE_SUFFIX)) return response.writeHead(404).end()
    const answer = await fetch(new URL(path.replace(RELEASE_SUFFIX, ''), siteUrl), await forwardedRequest(request))
    if (isDisconnected) return request.socket.destroy()
    await forwardResponse(answer, response, isReleased)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    disconnect() {
      isDisconnected = true
      server.closeAllConnections()
    },
    reconnect() {
      isDisconnected = false
    },
    release() {
      isReleased = true
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function forwardedRequest(request: IncomingMessage): Promise<RequestInit> {
  const headers = REQUEST_HEADERS.flatMap((name) =>
    request.headers[name] ? [[name, String(request.headers[name])] as [string, string]] : [],
  )
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}
  return { method: request.method ?? 'GET', headers, redirect: 'manual', ...body }
}

async function forwardResponse(answer: Response, response: ServerResponse, isReleased: boolean): Promise<void> {
  const headers: Record<string, string | string[]> = {}
  for (const name of RESPONSE_HEADERS) {
    const value = answer.headers.get(name)
    if (value !== null) headers[name] = value
  }
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  const isText = isReleased && /html|javascript|css|x-script/.test(answer.headers.get('content-type') ?? '')
  const body = isText ? (await answer.text()).replace(FILE_NAME, `$1${RELEASE_SUFFIX}.$2`) : Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, headers).end(body)
}
