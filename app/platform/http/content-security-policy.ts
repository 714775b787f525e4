import { createHash } from 'node:crypto'
import { EMBED_ORIGINS } from './embed-origins.ts'

/**
 * The Content-Security-Policy of a page. Inline scripts run only when their hash is named, so the
 * policy is the same bytes for everybody and a cached page keeps it (architecture, idea 3).
 * @param scriptHashes base64 SHA-256 of each inline script the server wrote
 * @param shopOrigin origin of the ticket shop, which the webshop page frames
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], shopOrigin: string | undefined): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')
  const frames = ["'self'", ...(shopOrigin ? [shopOrigin] : []), ...Object.values(EMBED_ORIGINS)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // React writes style attributes for computed values; style elements stay forbidden.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * Takes the hashes of a page's inline scripts and removes the marker by which the server knows its own.
 * A script that bears no marker gets no hash and so cannot run.
 */
export function sealInlineScripts(html: string, marker: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const attribute = ` nonce="${marker}"`
  const scripts = new RegExp(`<script(?=[^>]*${attribute})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  for (const [, content] of html.matchAll(scripts)) {
    if (content) hashes.add(createHash('sha256').update(content).digest('base64'))
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] }
}
