import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the next release is called: its files bear this behind their names. */
const NEXT = '~2'
/** A file of the build, where another file names it. */
const FILE_NAME = /(-[\w-]{8})\.(js|css)(?=["'`)&\\])/g
const FILE_PATH = /^\/assets\/.*\.(?:js|css)$/
const HANDED_ON = ['accept', 'content-type', 'cookie', 'range', 'x-csrftoken'] as const
const HANDED_BACK = [
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

/** The line between a browser and the house. */
export type Line = {
  url: string
  /** every request that has arrived, as method and path */
  asked: string[]
  /** From now on nobody answers; the browser does not know it. */
  cut(): void
  mend(): void
  /** A new release: all scripts and style sheets bear new names, and those of the old names are gone. */
  release(): void
  close(): void
}

/** Stands before the house as a line that can be cut, and behind which the house can be released anew. */
export async function openLine(house: string): Promise<Line> {
  let isCut = false
  let isReleased = false
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (isCut) return request.socket.destroy()
    asked.push(`${request.method} ${path}`)
    if (isReleased && FILE_PATH.test(path) && !path.includes(NEXT)) return response.writeHead(404).end()
    const answer = await fetch(new URL(path.replace(NEXT, ''), house), await handedOn(request))
    if (isCut) return request.socket.destroy()
    await handBack(answer, response, isReleased)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    mend() {
      isCut = false
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

async function handedOn(request: IncomingMessage): Promise<RequestInit> {
  const headers = HANDED_ON.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])] as [string, string]] : []))
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}
  return { method: request.method ?? 'GET', headers, redirect: 'manual', ...body }
}

async function handBack(answer: Response, response: ServerResponse, isReleased: boolean): Promise<void> {
  const headers: Record<string, string | string[]> = {}
  for (const name of HANDED_BACK) {
    const value = answer.headers.get(name)
    if (value !== null) headers[name] = value
  }
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  const isText = isReleased && /html|javascript|css|x-script/.test(answer.headers.get('content-type') ?? '')
  const body = isText ? (await answer.text()).replace(FILE_NAME, `$1${NEXT}.$2`) : Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, headers).end(body)
}
