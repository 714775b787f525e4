import { DEFAULT_LOCALE } from '../../platform/i18n/i18n.ts'
import { ROUTE_TABLE } from '../../platform/routing/table.ts'
import { RECORD_ROUTES } from '../record-link.ts'

/** Where something on a page is written that the page shows, but does not hold. */
export type Origin = { title: string; url: string }

const TITLE_LENGTH = 60

const PATTERNS = Object.keys(RECORD_ROUTES).flatMap((route) =>
  Object.values(ROUTE_TABLE[route as keyof typeof RECORD_ROUTES]).map(
    (path) =>
      new RegExp(`^/${DEFAULT_LOCALE}/${path.replace('/:slug?', '(?:/[^/]+)?').replace(':slug', '[^/]+').replace(':id', '[1-9]\\d*')}/?$`),
  ),
)

/**
 * The origin of what links to the page of an object: that page, to be edited.
 * @returns undefined for any other address
 */
export function originOfLink({ pathname, text }: { pathname: string; text: string }): Origin | undefined {
  if (!PATTERNS.some((pattern) => pattern.test(pathname))) return undefined
  return { title: shortened(text), url: `${pathname}?edit` }
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH - 1)}…` : line
}
