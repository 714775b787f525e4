import { connect, type Socket } from 'node:net'
import { createDice } from '../demo/posters/seeded-random.ts'

const HEAD_END = Buffer.from('\r\n\r\n')
const HEADERS = { 'accept-encoding': 'br', cookie: 'csrftoken=bench' }

/** What is requested: pages that the cache holds, filters never seen and questions never asked. */
export const REQUEST_KINDS = ['cached', 'filter', 'search'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** How to get the next path of each kind, and in how many of 100 requests it is drawn. */
export type Mix = Record<RequestKind, { share: number; path: () => string }>

/** Durations of the responses in ms by kind, and the seconds in which all of them arrived. */
export type MixResult = { latencies: Record<RequestKind, number[]>; seconds: number }

/**
 * Requests drawn from a mix over keep-alive connections, each connection the next one as soon as it has its response.
 * Requests in flight after `forMs` are waited for and counted.
 */
export async function requestMix(
  origin: string,
  mix: Mix,
  { connections, forMs }: { connections: number; forMs: number },
): Promise<MixResult> {
  const { hostname, port } = new URL(origin)
  const fields = Object.entries({ host: `${hostname}:${port}`, ...HEADERS }).map(([name, value]) => `${name}: ${value}\r\n`)
  const latencies: MixResult['latencies'] = { cached: [], filter: [], search: [] }
  const start = performance.now()
  async function requestUntilEnd(seed: number): Promise<void> {
    const dice = createDice(`mix ${seed}`)
    const socket = connect(Number(port), hostname)
    while (performance.now() < start + forMs) {
      const kind = kindAt(mix, dice.next() * 100)
      const sent = performance.now()
      await respond(socket, `GET ${mix[kind].path()} HTTP/1.1\r\n${fields.join('')}x-forwarded-for: ${nextSource()}\r\n\r\n`)
      latencies[kind].push(performance.now() - sent)
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, (_, seed) => requestUntilEnd(seed)))
  return { latencies, seconds: (performance.now() - start) / 1000 }
}

/** The next of many visitors: one source has only so many questions a minute answered. */
export function nextSource(): string {
  sources = (sources + 1) % 2 ** 24
  return `10.${sources >> 16}.${(sources >> 8) & 255}.${sources & 255}`
}

let sources = 0

/** The kind whose shares, one after the other, hold the number drawn. */
function kindAt(mix: Mix, drawn: number): RequestKind {
  let below = 0
  for (const kind of REQUEST_KINDS) {
    below += mix[kind].share
    if (drawn < below) return kind
  }
  return 'cached'
}

/** Sends a request and waits for the last byte of its response, of which only the length is read. */
function respond(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing: number | undefined
    const onData = (chunk: Buffer) => {
      if (missing === undefined) {
        const headEnd = chunk.indexOf(HEAD_END)
        const length = /content-length: (\d+)/i.exec(chunk.toString('latin1', 0, headEnd))?.[1]
        if (headEnd < 0 || !length) return finish(new Error(`${chunk.toString('latin1', 0, 80)} … has no head that could be read`))
        missing = Number(length) + headEnd + HEAD_END.length
      }
      missing -= chunk.length
      if (missing <= 0) finish()
    }
    const finish = (error?: Error) => {
      socket.off('data', onData).off('error', finish)
      if (error) reject(error)
      else resolve()
    }
    socket.on('data', onData).on('error', finish)
    socket.write(request)
  })
}
