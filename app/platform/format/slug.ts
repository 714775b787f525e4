import { plainLetters } from './plain-letters.ts'

/** Longest readable part of an address that a record may have. */
export const MAX_SLUG_LENGTH = 120
/** Longest last part of a page's address. */
export const MAX_PAGE_SLUG_LENGTH = 80

/**
 * A title as it stands in addresses: small Latin letters (`plainLetters`), umlauts spelled out, hyphens between words; empty for
 * a script without a transliteration. What is longer ends with
 * the last word that fits; where that would leave little, within it.
 */
export function slugOf(title: string, max: number = MAX_SLUG_LENGTH): string {
  const slug = plainLetters(title, 'spelled')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= max) return slug
  const end = slug.lastIndexOf('-', max)
  return slug.slice(0, end > max / 2 ? end : max).replace(/-$/, '')
}
