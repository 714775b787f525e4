import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Hosts beside the site's own, each an origin or a host pattern. */
export type AllowedHosts = {
  /** the ticket shop, which the webshop page frames */
  shop?: string | undefined
  /** the theatre's tag manager, which loads after consent */
  tagManager?: string | undefined
  /** what a page may frame once its visitor allows it */
  frames: readonly string[]
}

/**
 * The Content-Security-Policy of a page. Inline scripts run only when their hash is named, so the
 * policy is the same bytes for everybody and a cached page keeps it (cache/README.md).
 * @param scriptHashes base64 SHA-256 of each inline script the server wrote
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], hosts: AllowedHosts): string {
  const tags = hosts.tagManager ? [hosts.tagManager] : []
  const scripts = ["'self'", ...tags, ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // React writes style attributes for computed values; style elements stay forbidden.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...tags].join(' '),
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...tags].join(' '),
    ["frame-src 'self'", ...(hosts.shop ? [hosts.shop] : []), ...hosts.frames].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Hashes by script: the server's own are the same on all pages. */
const hashesOfScripts = new LRUCache<string, string>({ max: 50 })

/**
 * Takes the hashes of a page's inline scripts and removes the marker by which the server knows its own.
 * A script that bears no marker gets no hash and so cannot run.
 */
export function sealInlineScripts(html: string, marker: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const pieces = html.split(` nonce="${marker}"`)
  // Each piece but the first begins within the element that bears the marker, and holds the whole of its content.
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1]
    if (before === undefined) continue
    const [start, tagEnd] = [before.lastIndexOf('<'), piece.indexOf('>')]
    const tag = before.slice(start) + piece.slice(0, tagEnd)
    if (!tag.startsWith('<script') || /\ssrc=/.test(tag)) continue
    const content = piece.slice(tagEnd + 1, piece.indexOf('</script>', tagEnd))
    if (content) hashes.add(hashOf(content))
  }
  return { html: pieces.join(''), hashes: [...hashes] }
}

function hashOf(script: string): string {
  const known = hashesOfScripts.get(script)
  if (known) return known
  const computed = hash('sha256', script, 'base64')
  hashesOfScripts.set(script, computed)
  return computed
}
