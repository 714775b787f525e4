/** Asks the house for one of its own addresses as a visitor would, without a way over the net. */
export type AskHouse = (path: string) => Promise<Response>

/** What stands at an address of the house. */
type Found = { isThere: boolean; anchors: Set<string> }

const MAX_REDIRECTS = 5
const MAX_PATH_LENGTH = 2000
const ANCHOR = /\s(?:id|name)="([^"]+)"/g
/** What a browser makes of an anchor without any page having to name it. */
const ALWAYS_THERE = /^(|top|:~:.*)$/

/** What is wrong with a link within the house; null when it leads somewhere. */
export type HouseProblem = 'link-dead' | 'anchor-dead' | null

/**
 * Finds out where links within the house lead. The truth is the answer of the house itself, which knows its routes,
 * redirects, feeds and files and what visitors may see of them now; each address is asked for once.
 */
export function createHouseReader(ask: AskHouse, publicUrl: string) {
  const known = new Map<string, Promise<Found>>()

  /** The path and anchor that an address of the house has; undefined for one that is not the house's. */
  function ownPathOf(address: string): { path: string; anchor: string } | undefined {
    if (!URL.canParse(address, publicUrl)) return undefined
    const url = new URL(address, publicUrl)
    if (url.origin !== new URL(publicUrl).origin) return undefined
    return { path: url.pathname, anchor: decoded(url.hash.slice(1)) }
  }

  /** @param from the address of the page that the link stands on, for one that leads to a place on it; null where it has none */
  async function problemOf(address: string, from: string | null): Promise<HouseProblem> {
    if (address.startsWith('#') && from === null) return null
    const own = ownPathOf(address.startsWith('#') ? from + address : address)
    if (!own) return null
    const found = await lookAt(own.path)
    if (!found.isThere) return 'link-dead'
    return ALWAYS_THERE.test(own.anchor) || found.anchors.has(own.anchor) ? null : 'anchor-dead'
  }

  function lookAt(path: string): Promise<Found> {
    const before = known.get(path)
    if (before) return before
    const found = follow(path)
    known.set(path, found)
    return found
  }

  async function follow(start: string): Promise<Found> {
    let path = start.slice(0, MAX_PATH_LENGTH)
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const answer = await ask(path)
      const location = answer.headers.get('location')
      if (answer.status >= 300 && answer.status < 400 && location) {
        await answer.body?.cancel()
        const next = ownPathOf(location)
        // Where it leads elsewhere, somebody else answers for it.
        if (!next) return { isThere: true, anchors: new Set() }
        path = next.path
        continue
      }
      const isPage = answer.headers.get('content-type')?.startsWith('text/html')
      const html = isPage ? await answer.text() : ''
      if (!isPage) await answer.body?.cancel()
      return { isThere: !isGone(answer.status), anchors: new Set([...html.matchAll(ANCHOR)].map(([, name = '']) => name)) }
    }
    return { isThere: false, anchors: new Set() }
  }

  return { isOwn: (address: string) => address.startsWith('#') || ownPathOf(address) !== undefined, problemOf }
}

export type HouseReader = ReturnType<typeof createHouseReader>

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
