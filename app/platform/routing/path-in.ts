import { ROUTE_TABLE } from './table.ts'

/** Pages whose path is a word of its own in each language. */
const TRANSLATED = Object.values(ROUTE_TABLE).flatMap((paths: Record<string, string>) =>
  Object.keys(paths).length > 1 ? [Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, path.split('/')]))] : [],
)

/** A page's path in a language, whatever words it is given in: `/en/events` of `/de/spielplan` and of `/en/spielplan`. */
export function pathIn(locale: string, path: string): string {
  const [, , ...segments] = path.split('/')
  const pattern = TRANSLATED.find((patterns) => Object.values(patterns).some((one) => fits(one, segments)))?.[locale]
  const inLocale = pattern ? pattern.map((part, at) => (part.startsWith(':') ? (segments[at] ?? '') : part)) : segments
  return ['', locale, ...inLocale].join('/')
}

function fits(pattern: string[], segments: string[]): boolean {
  return pattern.length === segments.length && pattern.every((part, at) => part.startsWith(':') || part === segments[at])
}
