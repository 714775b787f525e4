/** An address as a list has it: without what spreadsheets and people put around it. */
function trimmed(text: string): string {
  return text.replace(/^[\s"'<\u200b\ufeff]+|[\s"'>\u200b\ufeff]+$/g, '')
}

const SCHEME = /^https?:\/\//i
/** A host in front of a path, without its scheme: `www.haus.example/alt`. */
const HOST = /^(?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?=\/|$)/i
/** A file, which looks like a host: `seite.html`. */
const FILE = /^[^/]+\.(?:html?|php\d?|aspx?|jsp|cfm|pdf|docx?|xlsx?|jpe?g|png|gif|svg|mp[34]|zip)$/i

/**
 * The old address of a redirect, from a whole address or a path. Whichever host it names, it is an address that leads here.
 * @returns undefined for a text that is no address
 */
export function oldPathOf(text: string): string | undefined {
  const address = trimmed(text)
  if (address === '' || /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(address)) return undefined
  const withoutHost = SCHEME.test(address)
    ? address.replace(/^https?:\/\/[^/?#]*/i, '')
    : FILE.test(address)
      ? address
      : address.replace(HOST, '')
  const path = withoutHost.replace(/#.*$/s, '')
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * The new address of a redirect: a path where it is on this site, else a whole address.
 * @param ownHosts hosts whose addresses are this site's
 * @returns undefined for a text that is no address
 */
export function newPathOf(text: string, ownHosts: readonly string[]): string | undefined {
  const address = trimmed(text)
  if (address === '' || /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(address)) return undefined
  const isWhole = SCHEME.test(address) || (HOST.test(address) && !FILE.test(address) && !/^\/(?!\/)/.test(address))
  if (!isWhole) return address.startsWith('/') ? address : `/${address}`
  const whole = SCHEME.test(address) ? address : `https://${address.replace(/^\/\//, '')}`
  if (!URL.canParse(whole)) return undefined
  const { host } = new URL(whole)
  return ownHosts.includes(host) ? whole.replace(/^https?:\/\/[^/?#]*/i, '') || '/' : whole
}

/** Whether a text may be an address, and not a heading, a number or a status. */
export function looksLikeAddress(text: string): boolean {
  const address = trimmed(text)
  return /[/.?]/.test(address) && !/^[\d.,\s]+$/.test(address)
}
