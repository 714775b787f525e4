import { connect, type Socket } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')

export type Load = { connections: number; forMs: number; headers: Record<string, string> }

/** How many responses arrived, and in which time: measured until the last one arrived, which is after `forMs`. */
export type LoadResult = { responses: number; seconds: number }

/**
 * Requests one address over keep-alive connections, each again as soon as it has its response. Reads only the length of
 * a response, so that the load generator takes little time beside the server. Requests in flight after `forMs` are
 * waited for and counted, together with the time they take: with 32 connections to a page of 25 ms they are most of all.
 */
export async function requestRepeatedly(url: string, load: Load): Promise<LoadResult> {
  const { hostname, port, pathname, search } = new URL(url)
  const fields = Object.entries({ host: `${hostname}:${port}`, 'accept-encoding': 'identity', ...load.headers })
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  const start = performance.now()
  const end = start + load.forMs
  const counts = await Promise.all(Array.from({ length: load.connections }, () => askUntil(end, connect(Number(port), hostname), request)))
  return { responses: counts.reduce((sum, count) => sum + count, 0), seconds: (performance.now() - start) / 1000 }
}

/** Repeats the request over one connection until `end`. @returns number of responses */
function askUntil(end: number, socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0
    let missing = 0
    let isInBody = false
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (!isInBody) {
        const headEnd = chunk.indexOf(HEAD_END)
        const length = /content-length: (\d+)/i.exec(chunk.toString('latin1', 0, headEnd))?.[1]
        if (headEnd < 0 || !length) return reject(new Error(`${chunk.toString('latin1', 0, 80)} … has no head that could be read`))
        missing = Number(length) - (chunk.length - headEnd - HEAD_END.length)
        isInBody = true
      } else missing -= chunk.length
      if (missing > 0) return
      isInBody = false
      answers++
      if (performance.now() < end) socket.write(request)
      else socket.end(() => resolve(answers))
    })
    socket.write(request)
  })
}
