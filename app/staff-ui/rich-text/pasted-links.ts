import { isLinkAddress } from '../../platform/routing/link-address.ts'

/** Addresses by which programs count or check who follows a link, and where they keep its own. */
const REDIRECTS: { address: RegExp; parameter: string }[] = [
  { address: /^https:\/\/www\.google\.[a-z.]+\/url\?/i, parameter: 'q' },
  { address: /^https:\/\/www\.google\.[a-z.]+\/url\?/i, parameter: 'url' },
  { address: /^https:\/\/[\w.-]+\.safelinks\.protection\.(?:outlook|office365)\.[a-z.]+\/.*\?/i, parameter: 'url' },
  { address: /^https:\/\/[\w.-]+\.office\.(?:net|com)\/.*safelinks.*\?/i, parameter: 'url' },
  { address: /^https:\/\/l\.(?:facebook|instagram|messenger)\.com\/(?:l\.php)?\?/i, parameter: 'u' },
]
const BLOCKS = 'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, section, article'

/**
 * The address of a pasted link, with a missing `https:` added, redirects of mail programs removed, and that of a page of this
 * house as a path, which goes on leading there when the house gets another name.
 * @param hasOwnPaths whether a path leads to this site; that of a paste leads to wherever it was copied
 * @returns undefined when it is no valid link address here: `ftp:`, `sms:`, a local file, a relative path
 */
export function repairUrl(href: string, hasOwnPaths = true): string | undefined {
  const address = withoutRedirect(href.trim())
  if (address.startsWith('//')) return repairUrl(`https:${address}`)
  if (/^www\./i.test(address)) return repairUrl(`https://${address}`)
  if (address.startsWith('/') && !hasOwnPaths) return undefined
  return isLinkAddress(address) ? ownPathOf(address) : undefined
}

function withoutRedirect(address: string): string {
  for (const { address: pattern, parameter } of REDIRECTS) {
    const target = pattern.test(address) ? URL.parse(address)?.searchParams.get(parameter) : undefined
    if (target) return target
  }
  return address
}

function ownPathOf(address: string): string {
  const url = /^https?:/i.test(address) && typeof location === 'object' ? URL.parse(address) : null
  if (!url || url.origin !== location.origin) return address
  url.searchParams.delete('edit')
  return `${url.pathname}${url.search}${url.hash}`
}

/** Reduces links to their address; a link without a valid one becomes its text. @returns the removed addresses */
export function simplifyLinks(body: HTMLElement, hasOwnPaths: boolean): string[] {
  const removed: string[] = []
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href')
    // What leads to a place in the copied document leads nowhere here, and is no loss to speak of.
    const isInside = href?.startsWith('#') === true
    const address = href === null || isInside ? undefined : repairUrl(href, hasOwnPaths)
    if (href && !address && !isInside && link.textContent?.trim()) removed.push(href)
    if (address) linkWords(link, address)
    link.replaceWith(...(address && !link.querySelector(BLOCKS) ? [linkTo(address, [...link.childNodes])] : link.childNodes))
  }
  return removed
}

/** A link around whole paragraphs is one around the words of each. */
function linkWords(link: HTMLElement, address: string): void {
  if (!link.querySelector(BLOCKS)) return
  const walker = link.ownerDocument.createTreeWalker(link, NodeFilter.SHOW_TEXT)
  const texts: ChildNode[] = []
  while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as ChildNode)
  for (const text of texts) {
    const around = linkTo(address, [])
    text.replaceWith(around)
    around.append(text)
  }
}

function linkTo(address: string, content: Node[]): HTMLElement {
  const plain = document.createElement('a')
  plain.setAttribute('href', address)
  plain.append(...content)
  return plain
}
