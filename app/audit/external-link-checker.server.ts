import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { request as askPlainly } from 'node:http'
import { request as askSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './private-address.ts'

/** Why an address of another site is no good: a status, or what kept the answer from coming. */
export type ExternalLinkProblem = `status ${number}` | 'private' | 'unknown' | 'refused' | 'certificate' | 'timeout' | 'circle'

export type CheckExternalLink = (address: string) => Promise<ExternalLinkProblem | null>

type Options = {
  /** which numbers of the net may be asked; those of the open internet unless a test says otherwise */
  isAllowed?: (address: string) => boolean
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 5
const AGENT = 'Mozilla/5.0 (compatible; Foyer link check)'
/** An answer that says: there is nothing here. Others may only mean that a program is not welcome. */
const isGone = (status: number) => status === 404 || status === 410 || status >= 500

/**
 * Makes what asks other sites whether an address of theirs still leads somewhere: only its head first, then, since some
 * answer that wrongly, the whole. Nothing is read of it. The name is resolved here and what lies in a closed network is
 * refused, after every redirect anew, so that nobody makes the site ask its own neighbours.
 * @returns null when the address is good
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
      // Where it leads to another program, as that of the mail, there is nothing to ask.
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

  /** The very numbers that were looked at are those that are asked. */
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
