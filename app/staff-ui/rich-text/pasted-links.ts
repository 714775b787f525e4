import { isLinkAddress } from '../../platform/routing/link-address.ts'

/**
 * The address of a pasted link, with a missing `https:` added and Google's redirect removed.
 * @returns undefined when it is no valid link address here: `ftp:`, `sms:`, a local file, a relative path
 */
export function repairUrl(href: string): string | undefined {
  const address = withoutGoogleRedirect(href.trim())
  if (address.startsWith('//')) return repairUrl(`https:${address}`)
  if (/^www\./i.test(address)) return repairUrl(`https://${address}`)
  return isLinkAddress(address) ? address : undefined
}

function withoutGoogleRedirect(address: string): string {
  if (!/^https:\/\/www\.google\.[a-z.]+\/url\?/.test(address)) return address
  return URL.parse(address)?.searchParams.get('q') ?? address
}

/** Reduces links to their address; a link without a valid one becomes its text. @returns the removed addresses */
export function simplifyLinks(body: HTMLElement): string[] {
  const removed: string[] = []
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href')
    // What leads to a place in the copied document leads nowhere here, and is no loss to speak of.
    const isInside = href?.startsWith('#') === true
    const address = href === null || isInside ? undefined : repairUrl(href)
    if (href && !address && !isInside) removed.push(href)
    const plain = document.createElement('a')
    plain.append(...link.childNodes)
    if (address) plain.setAttribute('href', address)
    link.replaceWith(...(address ? [plain] : plain.childNodes))
  }
  return removed
}
