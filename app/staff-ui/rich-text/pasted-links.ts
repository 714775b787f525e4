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
