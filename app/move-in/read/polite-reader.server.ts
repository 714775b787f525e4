import robotsParser, { type Robot } from 'robots-parser'
import { FetchFailed, type FetchProblem, fetchOutside } from '../../platform/http/fetch-outside.ts'

/** Between two requests, in milliseconds, unless the site asks for more. */
const PAUSE_MS = 100
const MAX_PAUSE_MS = 5_000
const TIMEOUT_MS = 30_000
const MAX_REQUESTS = 10_000
const AGENT = 'Foyer'
/** Problems that only somebody who answers can make. */
const AN_ANSWER = /^(?:status|too-large|encoded|circle|address)/

export type ReadOptions = {
  maxBytes: number
  /** headers that only the host of the address gets to see, as a key */
  secretHeaders?: Record<string, string>
}

/** Reads another site slowly and, without a key, only what its robots.txt allows; one request at a time. */
export type PoliteReader = {
  /** The bytes at an absolute address. @throws Unread */
  read(address: string, options: ReadOptions): Promise<Uint8Array>
  /** The same as text in UTF-8. @throws Unread */
  readText(address: string, options: ReadOptions): Promise<string>
  /** Addresses of site maps that robots.txt names. */
  sitemaps: string[]
  /** why there is no way to the site at all; undefined where it answers, whatever it says */
  unreachable: Unread | undefined
}

/** Something of the other site could not be read. */
export class Unread extends Error {
  readonly problem: FetchProblem | 'disallowed' | 'too-many'
  constructor(problem: FetchProblem | 'disallowed' | 'too-many') {
    super(`not read: ${problem}`)
    this.problem = problem
  }
}

/**
 * @param site an absolute address of the site
 * @param privateHosts hosts that may lie in private networks
 */
export async function createPoliteReader(site: string, privateHosts: readonly string[]): Promise<PoliteReader> {
  let requests = 0
  let free = Promise.resolve()
  let robots: Robot | undefined
  const isOfSite = (address: string) => URL.parse(address)?.origin === new URL(site).origin

  async function fetchOne(address: string, { maxBytes, secretHeaders = {} }: ReadOptions): Promise<Uint8Array> {
    // Rules for robots are for whoever comes unasked; a key is an invitation. pretix forbids robots its whole API.
    const isInvited = Object.keys(secretHeaders).length > 0
    if (!isInvited && isOfSite(address) && robots?.isAllowed(address, AGENT) === false) throw new Unread('disallowed')
    requests += 1
    if (requests > MAX_REQUESTS) throw new Unread('too-many')
    const options = { known: { etag: '', lastModified: '' }, maxBytes, timeoutMs: TIMEOUT_MS, privateHosts, secretHeaders }
    const fetched = await fetchOutside(address, options).catch((error) => {
      throw error instanceof FetchFailed ? new Unread(error.problem) : error
    })
    return fetched?.body ?? new Uint8Array()
  }
  const pause = () => Math.min(MAX_PAUSE_MS, Math.max(PAUSE_MS, (robots?.getCrawlDelay(AGENT) ?? 0) * 1000))
  const read = (address: string, options: ReadOptions) => {
    const result = free.then(() => fetchOne(address, options))
    free = result.then(wait, wait)
    return result
  }
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, pause()))
  const readText = async (address: string, options: ReadOptions) => new TextDecoder().decode(await read(address, options))

  const robotsUrl = new URL('/robots.txt', site).href
  let unreachable: Unread | undefined
  const rules = await readText(robotsUrl, { maxBytes: 512 * 1024 }).catch((error) => {
    if (!(error instanceof Unread)) throw error
    if (!AN_ANSWER.test(error.problem)) unreachable = error
    return ''
  })
  robots = robotsParser(robotsUrl, rules)
  return { read, readText, sitemaps: robots.getSitemaps(), unreachable }
}
