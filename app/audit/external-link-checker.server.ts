import { type ConnectionProblem, OutsideUnreachable, requestOutside } from '../platform/http/request-outside.ts'

/** Why an external address is broken: a status, or the reason that there was no response. */
export type ExternalLinkProblem = `status ${number}` | ConnectionProblem | 'circle'

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
export function createExternalLinkChecker({ isAllowed, timeoutMs = TIMEOUT_MS }: Options = {}): CheckExternalLink {
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

  async function ask(url: URL, method: string): Promise<{ status: number; location: string | undefined } | ExternalLinkProblem> {
    const headers = { 'user-agent': AGENT, accept: '*/*' }
    try {
      const response = await requestOutside(url, { method, headers, timeoutMs, ...(isAllowed ? { isAllowed } : {}) })
      response.destroy()
      return { status: response.statusCode ?? 0, location: response.headers.location }
    } catch (error) {
      if (error instanceof OutsideUnreachable) return error.problem
      throw error
    }
  }
}
