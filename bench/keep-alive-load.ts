import { connect, type Socket } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = '\r\n0\r\n\r\n'

export type Load = {
  connections: number
  forMs: number
  headers: Record<string, string>
  /** the path of each further request; by default that of the address */
  nextPath?: () => string
  /** asked after each response; ends the load before its time */
  isEnough?: () => boolean
}

/** How many responses arrived, and in which time: measured until the last one arrived, which is after `forMs`. */
export type LoadResult = { responses: number; seconds: number }

/**
 * Requests an address over keep-alive connections, each again as soon as it has its response. Reads only the length of
 * a response or its last chunk, so that the load generator takes little time beside the server. Requests in flight after `forMs` are
 * waited for and counted, together with the time they take: with 32 connections to a page of 25 ms they are most of all.
 */
export async function requestRepeatedly(url: string, load: Load): Promise<LoadResult> {
  const { hostname, port, pathname, search } = new URL(url)
  const fields = Object.entries({ host: `${hostname}:${port}`, 'accept-encoding': 'identity', ...load.headers })
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const nextPath = load.nextPath ?? (() => pathname + search)
  const nextRequest = () => `GET ${nextPath()} HTTP/1.1\r\n${head}\r\n`
  const start = performance.now()
  const isOver = () => performance.now() >= start + load.forMs || (load.isEnough?.() ?? false)
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () => askUntil(isOver, connect(Number(port), hostname), nextRequest)),
  )
  return { responses: counts.reduce((sum, count) => sum + count, 0), seconds: (performance.now() - start) / 1000 }
}

/** Repeats the request over one connection until it is over. @returns number of responses */
function askUntil(isOver: () => boolean, socket: Socket, nextRequest: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0
    let isWhole: ((chunk: Buffer) => boolean) | undefined
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      const headEnd = isWhole ? -HEAD_END.length : chunk.indexOf(HEAD_END)
      isWhole ??= bodyReader(chunk.toString('latin1', 0, headEnd))
      if (!isWhole) return reject(new Error(`${chunk.toString('latin1', 0, 80)} … has no head that could be read`))
      if (!isWhole(chunk.subarray(headEnd + HEAD_END.length))) return
      isWhole = undefined
      answers++
      if (isOver()) socket.end(() => resolve(answers))
      else socket.write(nextRequest())
    })
    socket.write(nextRequest())
  })
}

/** Takes a body piece by piece and says whether it is whole, by its length or, sent in chunks, by its end. */
function bodyReader(head: string): ((piece: Buffer) => boolean) | undefined {
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  let missing = Number(length)
  if (length)
    return (piece) => {
      missing -= piece.length
      return missing <= 0
    }
  let end = ''
  if (/transfer-encoding: chunked/i.test(head))
    return (piece) => {
      end = (end + piece.toString('latin1', Math.max(0, piece.length - LAST_CHUNK.length))).slice(-LAST_CHUNK.length)
      return end === LAST_CHUNK
    }
  return undefined
}
