import { currentLocale, type Locale } from '../i18n/i18n.ts'
import { ROUTE_TABLE, type RouteName } from './table.ts'

export type Params = Record<string, string | number | undefined>
export type Query = Record<string, string | number | undefined>

/** Patterns of parameters by name; others take any text. */
const PARAMETER_PATTERNS: Record<string, RegExp> = { id: /^[1-9]\d{0,9}$/, page: /^[1-9]\d{0,5}$/ }

/**
 * The path of a page with its query, by route name, in the current language.
 * @param query appended in the given order; undefined values are left out
 * @throws Error `Expected "x" to be defined` for a missing parameter, or a match error for a wrong one (A §8)
 */
export function link(name: RouteName, params: Params = {}, query: Query = {}): string {
  return addressOf(patternIn(currentLocale(), name), params, query)
}

/** The path pattern of a page in a language; the German one where that has none of its own. */
function patternIn(locale: Locale, name: RouteName): string {
  const paths: { de: string; en?: string } = ROUTE_TABLE[name]
  return paths[locale] ?? paths.de
}

/** As `link`, for a path pattern of another table. */
export function addressOf(pattern: string, params: Params = {}, query: Query = {}): string {
  const segments = pattern.split('/').flatMap((segment) => fill(segment, params))
  const path = ['', currentLocale(), ...segments.filter(Boolean)].join('/')
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

function fill(segment: string, params: Params): string[] {
  if (segment === '*')
    return String(params['*'] ?? '')
      .split('/')
      .map(encodeURIComponent)
  if (!segment.startsWith(':')) return [segment]
  const optional = segment.endsWith('?')
  const key = segment.slice(1, optional ? -1 : undefined)
  const value = params[key]
  if (value === undefined || value === '') {
    if (optional) return []
    throw new Error(`Expected "${key}" to be defined`)
  }
  const pattern = PARAMETER_PATTERNS[key]
  if (pattern && !pattern.test(String(value))) throw new Error(`Expected "${key}" to match "${pattern.source}", but got "${value}"`)
  return [encodeURIComponent(String(value))]
}
