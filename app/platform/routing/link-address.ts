const LINK = /^(https?:\/\/|mailto:|tel:|\/|#)/i
/** Browsers read a backslash as a slash and leave control characters out: `/\haus.example` leads to another site. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const DECEIVING = /[\\\u0000-\u001f\u007f]/

/** Whether an address lies on this site whatever a browser makes of it: `//…` and `/\…` name another. */
export function isOwnPath(address: string): boolean {
  if (!/^\/(?!\/)/.test(address) || DECEIVING.test(address)) return false
  // `/..//haus.example` is `//haus.example` once the dots are resolved.
  return !URL.parse(address, 'http://haus')?.pathname.startsWith('//')
}

/**
 * Whether a link or a redirect may lead there (A §5): to the web, to this site, to mail, phone or an anchor. Never
 * `javascript:`, and nothing by which a browser goes elsewhere than people read.
 */
export function isLinkAddress(address: string): boolean {
  if (!LINK.test(address) || DECEIVING.test(address)) return false
  if (address.startsWith('/')) return isOwnPath(address)
  return leadsSomewhere(address)
}

/** `https://`, `mailto:` and `tel:` alone begin an address and name nothing. */
function leadsSomewhere(address: string): boolean {
  if (/^https?:/i.test(address)) return Boolean(URL.parse(address)?.hostname)
  if (/^mailto:/i.test(address)) return /^mailto:([^\s@?]+@[^\s@?]+|\?.)/i.test(address)
  return !/^tel:/i.test(address) || /\d/.test(address)
}
