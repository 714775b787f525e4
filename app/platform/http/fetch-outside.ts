import type { IncomingMessage } from 'node:http'
import { credentialsOf, parseOutsideAddress } from './outside-address.ts'
import { isPublicAddress } from './private-address.ts'
import { type ConnectionProblem, OutsideUnreachable, problemOf, requestOutside } from './request-outside.ts'

const MAX_REDIRECTS = 5
const AGENT = 'Foyer'
const ACCEPT = 'text/calendar, text/csv, */*;q=0.5'

/** Why something could not be read from another server. */
export type FetchProblem = ConnectionProblem | `status ${number}` | 'circle' | 'too-large' | 'encoded' | 'address'

/** Something could not be read from another server. It never holds the address, which may be a secret. */
export class FetchFailed extends Error {
  readonly problem: FetchProblem
  constructor(problem: FetchProblem) {
    super(`another server could not be read: ${problem}`)
    this.problem = problem
  }
}

/** What an answer was marked with, to ask only for what is newer; empty where it was not. */
export type Validators = { etag: string; lastModified: string }
/** A body with its marks; undefined where nothing has changed since. */
export type Fetched = ({ body: Uint8Array } & Validators) | undefined

export type FetchOptions = {
  known: Validators
  maxBytes: number
  /** for the whole of it, redirects included */
  timeoutMs: number
  /** hosts, with their port unless it is the usual one, that may lie in private networks */
  privateHosts: readonly string[]
  /** headers that only the host of the address gets to see */
  secretHeaders?: Record<string, string>
}

/** Timers may end that much before their time. */
const TIMER_EARLY_MS = 5

/**
 * Reads what another server has at an `http(s)` or `webcal` address: bounded in size and time, never from private networks
 * unless a host is named, on every redirect anew. Name and password in the address, and secret headers, go to its own host
 * alone.
 * @throws FetchFailed
 */
export async function fetchOutside(address: string, options: FetchOptions): Promise<Fetched> {
  const { known, maxBytes, timeoutMs, privateHosts, secretHeaders = {} } = options
  const start = addressOf(address)
  const until = Date.now() + timeoutMs
  const conditions = {
    ...(known.etag ? { 'if-none-match': known.etag } : {}),
    ...(known.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  }
  let url = start
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const isOwn = url.origin === start.origin
    const response = await requestOutside(url, {
      method: 'GET',
      headers: { 'user-agent': AGENT, accept: ACCEPT, 'accept-encoding': 'identity', ...conditions, ...(isOwn ? secretHeaders : {}) },
      auth: (isOwn && credentialsOf(start)) || '',
      isAllowed: privateHosts.includes(url.host) ? () => true : isPublicAddress,
      timeoutMs: Math.max(1, until - Date.now()),
    }).catch(failed)
    const { statusCode = 0, headers } = response
    if (statusCode === 304) return finish(response, undefined)
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy()
      url = addressOf(headers.location, url)
      continue
    }
    if (statusCode !== 200) {
      response.destroy()
      throw new FetchFailed(`status ${statusCode}`)
    }
    if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') {
      response.destroy()
      throw new FetchFailed('encoded')
    }
    const body = await readBody(response, { maxBytes, until })
    return { body, etag: headers.etag ?? '', lastModified: headers['last-modified'] ?? '' }
  }
  throw new FetchFailed('circle')
}

function finish<T>(response: IncomingMessage, result: T): T {
  response.destroy()
  return result
}

function failed(error: unknown): never {
  if (error instanceof OutsideUnreachable) throw new FetchFailed(error.problem)
  throw error
}

/** @throws FetchFailed for what is no address of another server */
function addressOf(address: string, base?: URL): URL {
  const url = parseOutsideAddress(address, base)
  if (!url) throw new FetchFailed('address')
  return url
}

async function readBody(response: IncomingMessage, { maxBytes, until }: { maxBytes: number; until: number }): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > maxBytes) throw new FetchFailed('too-large')
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof FetchFailed) throw error
    // A body whose time is up ends as a connection does that the other side has cut.
    throw new FetchFailed(Date.now() + TIMER_EARLY_MS >= until ? 'timeout' : problemOf(error as NodeJS.ErrnoException))
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks)
}
