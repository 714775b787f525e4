/** Requests one of the site's own addresses as a visitor would, in process. */
export type SelfFetch = (path: string) => Promise<Response>

/** The response at an internal address, and the anchors in it. */
type Found = { isThere: boolean; anchors: Set<string> }

const MAX_REDIRECTS = 5
const MAX_PATH_LENGTH = 2000
const ANCHOR = /\s(?:id|name)="([^"]+)"/g
/** Anchors that browsers resolve without an element of that name. */
const ALWAYS_THERE = /^(|top|:~:.*)$/

/** What is wrong with a link within the site; null when it leads somewhere. */
export type InternalLinkProblem = 'link-dead' | 'anchor-dead' | null

/**
 * Checks internal links by requesting them from the site itself, which alone knows its routes, redirects, feeds, files and
 * what is online now. Each address is requested once per checker.
 */
export function createInternalLinkChecker(fetch: SelfFetch, publicUrl: string) {
  const known = new Map<string, Promise<Found>>()

  /** The path and anchor that an address of the site has; undefined for one that is not the site's. */
  function ownPathOf(address: string): { path: string; anchor: string } | undefined {
    if (!URL.canParse(address, publicUrl)) return undefined
    const url = new URL(address, publicUrl)
    if (url.origin !== new URL(publicUrl).origin) return undefined
    return { path: url.pathname, anchor: decoded(url.hash.slice(1)) }
  }

  /** @param from the address of the page that the link stands on, for one that leads to a place on it; null where it has none */
  async function problemOf(address: string, from: string | null): Promise<InternalLinkProblem> {
    if (address.startsWith('#') && from === null) return null
    const own = ownPathOf(address.startsWith('#') ? from + address : address)
    if (!own) return null
    const found = await lookUp(own.path)
    if (!found.isThere) return 'link-dead'
    return ALWAYS_THERE.test(own.anchor) || found.anchors.has(own.anchor) ? null : 'anchor-dead'
  }

  function lookUp(path: string): Promise<Found> {
    const before = known.get(path)
    if (before) return before
    const found = follow(path)
    known.set(path, found)
    return found
  }

  async function follow(start: string): Promise<Found> {
    let path = start.slice(0, MAX_PATH_LENGTH)
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const response = await fetch(path)
      const location = response.headers.get('location')
      if (response.status >= 300 && response.status < 400 && location) {
        await response.body?.cancel()
        const next = ownPathOf(location)
        // A redirect to another site counts as alive.
        if (!next) return { isThere: true, anchors: new Set() }
        path = next.path
        continue
      }
      const isPage = response.headers.get('content-type')?.startsWith('text/html')
      const html = isPage ? await response.text() : ''
      if (!isPage) await response.body?.cancel()
      return { isThere: !isGone(response.status), anchors: new Set([...html.matchAll(ANCHOR)].map(([, name = '']) => name)) }
    }
    return { isThere: false, anchors: new Set() }
  }

  return { isOwn: (address: string) => address.startsWith('#') || ownPathOf(address) !== undefined, problemOf }
}

export type InternalLinkChecker = ReturnType<typeof createInternalLinkChecker>

/** A page that only staff may see is there all the same, and so is a site that is closed for a while. */
function isGone(status: number): boolean {
  return status === 404 || status === 410 || status === 500
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
