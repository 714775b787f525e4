import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { request as askPlainly, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { request as askSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './private-address.ts'

/** Why another server could not be asked. */
export type ConnectionProblem = 'private' | 'unknown' | 'refused' | 'certificate' | 'timeout'

/** Another server could not be asked. It never holds the address, which may be a secret. */
export class OutsideUnreachable extends Error {
  readonly problem: ConnectionProblem
  constructor(problem: ConnectionProblem) {
    super(`another server could not be asked: ${problem}`)
    this.problem = problem
  }
}

export type OutsideRequest = {
  method: string
  headers?: OutgoingHttpHeaders
  /** `user:password`; none by default, whatever the address says */
  auth?: string
  /** whether an IP address may be connected to; by default public ones only */
  isAllowed?: (address: string) => boolean
  timeoutMs: number
}

/**
 * Asks another server, without following redirects. Host names are resolved here, and addresses in private networks are
 * rejected (SSRF). The caller reads the body or destroys the response.
 * @throws OutsideUnreachable
 */
export function requestOutside(
  url: URL,
  { method, headers = {}, auth = '', isAllowed = isPublicAddress, timeoutMs }: OutsideRequest,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) return Promise.reject(new OutsideUnreachable('private'))
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? askSecurely : askPlainly)(withoutOwnCredentials(url), {
      ...{ method, headers, auth },
      agent: false,
      lookup: lookUpOpenly(isAllowed),
      signal: AbortSignal.timeout(timeoutMs),
    })
    request.on('response', resolve)
    request.on('error', (error) => reject(new OutsideUnreachable(problemOf(error))))
    request.end()
  })
}

/** Node would decode name and password of an address before it uses `auth`, and throw where they cannot be decoded. */
function withoutOwnCredentials(url: URL): URL {
  const bare = new URL(url)
  bare.username = ''
  bare.password = ''
  return bare
}

/** Connects to exactly the IP addresses that were checked, so that DNS cannot change in between. */
function lookUpOpenly(isAllowed: (address: string) => boolean): LookupFunction {
  return (name, options, done) =>
    lookup(name, { ...(options as LookupOptions), all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error('no address'), '', 0)
      if (!found.every(({ address }) => isAllowed(address))) return done(Object.assign(new Error(name), { code: 'EPRIVATE' }), '', 0)
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
}

/** What an error of a connection means. */
export function problemOf(error: NodeJS.ErrnoException): ConnectionProblem {
  const code = error.code ?? ''
  if (code === 'EPRIVATE') return 'private'
  if (error.name === 'TimeoutError' || error.name === 'AbortError' || code === 'ETIMEDOUT' || code === 'ABORT_ERR') return 'timeout'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'unknown'
  return /CERT|SSL|TLS|SELF_SIGNED|ISSUER/.test(code) ? 'certificate' : 'refused'
}
