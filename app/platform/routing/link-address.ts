const LINK = /^(https?:\/\/|mailto:|tel:|\/|#)/i
/** Browsers read a backslash as a slash and drop control characters: `/\haus.example` leads to another site. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const DECEPTIVE_CHARACTERS = /[\\\u0000-\u001f\u007f]/

/** What browsers drop of an address before they read its scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const DROPPED_CHARACTERS = /^[\u0000-\u0020]+|[\t\n\r]/g
const SCRIPT = /^(javascript|vbscript|data):/i

/** Whether an address holds a script or a page that a link would open, however a browser reads it; never allowed, not even half-written. */
export function isScriptAddress(address: string): boolean {
  return SCRIPT.test(address.replace(DROPPED_CHARACTERS, ''))
}

/** Whether an address is a path on this site however a browser resolves it: `//…` and `/\…` are not. */
export function isOwnPath(address: string): boolean {
  if (!/^\/(?!\/)/.test(address) || DECEPTIVE_CHARACTERS.test(address)) return false
  // `/..//haus.example` is `//haus.example` once the dots are resolved.
  return !URL.parse(address, 'http://haus')?.pathname.startsWith('//')
}

/**
 * Whether an address is allowed as the target of a link or a redirect (A §5): `https:`, `http:`, a path on this site,
 * `mailto:`, `tel:` or an anchor. Never `javascript:`, nor an address that browsers resolve to another host than it shows.
 */
export function isLinkAddress(address: string): boolean {
  if (!LINK.test(address) || DECEPTIVE_CHARACTERS.test(address)) return false
  if (address.startsWith('/')) return isOwnPath(address)
  return hasTarget(address)
}

/** Whether more follows than the bare scheme `https://`, `mailto:` or `tel:`. */
function hasTarget(address: string): boolean {
  if (/^https?:/i.test(address)) return Boolean(URL.parse(address)?.hostname)
  if (/^mailto:/i.test(address)) return /^mailto:([^\s@?]+@[^\s@?]+|\?.)/i.test(address)
  return !/^tel:/i.test(address) || /\d/.test(address)
}
