/** An address as a list has it: without what spreadsheets and people put around it. */
function trimmed(text: string): string {
  return text.replace(/^[\s"'<„“‚«»\u200b\ufeff]+|[\s"'>“”‘«»\u200b\ufeff]+$/g, '')
}

const SCHEME = /^https?:\/\//i
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i
/** A host in front of a path, without its scheme: `www.haus.example/alt`, `bühne.example:8080`. */
const HOST = /^(?:\/\/)?(?:[\p{L}\p{N}_-]+\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d{1,5})?(?=\/|$)/iu
/** Another scheme than that of websites; behind a host there are digits: its port. */
const OTHER_SCHEME = /^(?!https?:)[a-z][a-z\d+.-]*:(?!\d{1,5}(?:\/|$))|^(?:tel|sms):/i
/** A file, which looks like a host: `seite.html`. */
const FILE = /^[^/]+\.(?:html?|php\d?|aspx?|jsp|cfm|pdf|docx?|xlsx?|jpe?g|png|gif|svg|mp[34]|zip)$/i

/**
 * The old address of a redirect, from a whole address or a path. Whichever host it names, it is an address that leads here.
 * @returns undefined for a text that is no address
 */
export function oldPathOf(text: string): string | undefined {
  const address = trimmed(text)
  if (address === '' || OTHER_SCHEME.test(address)) return undefined
  const withoutHost = SCHEME.test(address) ? address.replace(SCHEME_AND_HOST, '') : FILE.test(address) ? address : address.replace(HOST, '')
  const path = withoutHost.replace(/#.*$/s, '')
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * The new address of a redirect: a path where it is on this site, else a whole address.
 * @param ownHosts hosts whose addresses are this site's, with and without `www.` in front
 * @returns undefined for a text that is no address
 */
export function newPathOf(text: string, ownHosts: readonly string[]): string | undefined {
  const address = trimmed(text)
  if (address === '' || OTHER_SCHEME.test(address)) return undefined
  const isWhole = SCHEME.test(address) || (HOST.test(address) && !FILE.test(address) && !/^\/(?!\/)/.test(address))
  if (!isWhole) return address.startsWith('/') ? address : `/${address}`
  const whole = SCHEME.test(address) ? address : `https://${address.replace(/^\/\//, '')}`
  if (!URL.canParse(whole)) return undefined
  const host = withoutWww(new URL(whole).host.replace(/:443$/, ''))
  return ownHosts.some((own) => withoutWww(own) === host) ? whole.replace(SCHEME_AND_HOST, '') || '/' : whole
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '')
}

const NUMBER = /^[\d.,\s]+$/
/** A day as spreadsheets give it, with or without its time. A path of digits begins with a slash. */
const DAY = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}(?:[\sT,]+\d{1,2}[:.]\d{2}\S*(?: Uhr| [AP]M)?)?$/i

/** Whether a text may be an address, and not a heading, a number, a day or a status. */
export function looksLikeAddress(text: string): boolean {
  const address = trimmed(text)
  return /[/.?]/.test(address) && !NUMBER.test(address) && !DAY.test(address)
}
