import { isLinkAddress } from '../../platform/routing/link-address.ts'

/**
 * The address that a pasted link leads to, mended where only its beginning was left out, and without the detour that
 * Google puts before it. Undefined where this site cannot lead there: `ftp:`, `sms:`, files, places of another site.
 */
export function repairUrl(given: string): string | undefined {
  const address = behindGoogle(given.trim())
  if (address.startsWith('//')) return repairUrl(`https:${address}`)
  if (/^www\./i.test(address)) return repairUrl(`https://${address}`)
  return isLinkAddress(address) ? address : undefined
}

function behindGoogle(address: string): string {
  if (!/^https:\/\/www\.google\.[a-z.]+\/url\?/.test(address)) return address
  return URL.parse(address)?.searchParams.get('q') ?? address
}
