const PARAMETER = 'preview'

/**
 * The token of a preview link in the query of an address. What such an address shows is for whoever was given the link: it
 * is never stored. Undefined without one; `?preview` alone is the preview of staff.
 */
export function previewTokenOf(url: string): string | undefined {
  const query = url.indexOf('?')
  if (query < 0 || !url.includes(PARAMETER, query)) return undefined
  return new URLSearchParams(url.slice(query)).get(PARAMETER) || undefined
}

/** The path of a page with the token of a preview link. */
export function previewPath(path: string, token: string): string {
  return `${path}?${PARAMETER}=${encodeURIComponent(token)}`
}

/** Headers of whatever is answered at the address of a preview link: neither stored nor indexed nor told to other sites. */
export const PREVIEW_HEADERS: Record<string, string> = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}
