import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { request as askPlainly } from 'node:http'
import { request as askSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './private-address.ts'

/** Why an external address is broken: a status, or the reason that there was no response. */
export type ExternalLinkProblem = `status ${number}` | 'private' | 'unknown' | 'refused' | 'certificate' | 'timeout' | 'circle'

export type CheckExternalLink = (address: string) => Promise<ExternalLinkProblem | null>

type Options = {
  /** whether an IP address may be connected to; by default public ones only */
  isAllowed?: (address: string) => boolean
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 5
const AGENT = 'Mozilla/5.0 (compatible; Foyer link check)'
/** A status that means the address is broken. Others (401, 403, 429) may only mean that bots are not welcome. */
const isGone = (status: number) => status === 404 || status === 410 || status >= 500

/**
 * Creates a checker of external addresses: a HEAD request first, then, since some servers answer that wrongly, GET; the body
 * is not read. Host names are resolved here, on every redirect anew, and addresses in private networks are rejected (SSRF).
 * @returns null when the address works
 */
export function createExternalLinkChecker({ isAllowed = isPublicAddress, timeoutMs = TIMEOUT_MS }: Options = {}): CheckExternalLink {
  return async (address) => {
    const first = await follow(new URL(address), 'HEAD')
    return first === null || first === 'private' ? first : follow(new URL(address), 'GET')
  }

  async function follow(start: URL, method: 'HEAD' | 'GET'): Promise<ExternalLinkProblem | null> {
    let url = start
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const answer = await ask(url, method)
      if (typeof answer === 'string') return answer
      const { status, location } = answer
      if (status < 300 || status >= 400 || !location || !URL.canParse(location, url)) return isGone(status) ? `status ${status}` : null
      url = new URL(location, url)
      // A redirect to another scheme, such as mailto:, cannot be checked.
      if (!/^https?:$/.test(url.protocol)) return null
    }
    return 'circle'
  }

  function ask(url: URL, method: string): Promise<{ status: number; location: string | undefined } | ExternalLinkProblem> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isAllowed(host)) return Promise.resolve('private')
    return new Promise((resolve) => {
      const request = (url.protocol === 'https:' ? askSecurely : askPlainly)(url, {
        method,
        agent: false,
        auth: '',
        lookup: lookUpOpenly,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'user-agent': AGENT, accept: '*/*' },
      })
      request.on('response', (response) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location })
        response.destroy()
      })
      request.on('error', (error) => resolve(problemOf(error)))
      request.end()
    })
  }

  /** Connects to exactly the IP addresses that were checked, so that DNS cannot change in between. */
  function lookUpOpenly(...[name, options, done]: Parameters<LookupFunction>): void {
    lookup(name, { ...(options as LookupOptions), all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error('no address'), '', 0)
      if (!found.every(({ address }) => isAllowed(address))) return done(Object.assign(new Error(name), { code: 'EPRIVATE' }), '', 0)
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
  }
}

function problemOf(error: NodeJS.ErrnoException): ExternalLinkProblem {
  const code = error.code ?? ''
  if (code === 'EPRIVATE') return 'private'
  if (error.name === 'TimeoutError' || error.name === 'AbortError' || code === 'ETIMEDOUT') return 'timeout'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'unknown'
  return /CERT|SSL|TLS|SELF_SIGNED|ISSUER/.test(code) ? 'certificate' : 'refused'
}
