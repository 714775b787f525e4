import { ADMIN_PATH } from '../platform/routing/table.ts'

/** The record type that each detail route shows (A §2.7). */
export const RECORD_ROUTES = {
  'magazine-slug-id': 'article',
  'venues-slug-id': 'venue',
  'events-slug-id': 'event',
  'ensemble-slug-id': 'person',
  'productions-slug-id': 'production',
  'series-slug-id': 'series',
  'forms-slug-id': 'form',
} as const

/** The record a page shows, with its address in the admin area; undefined on pages without a single record (A §2.7). */
export function recordLink(route: string | undefined, params: Record<string, string | undefined> | undefined) {
  const type = typeOf((route ?? '').replace(/\.\w+$/, ''))
  const id = Number(params?.id)
  return type && Number.isInteger(id) ? { type, id, url: `${ADMIN_PATH}/${type}/${id}` } : undefined
}

/** The address in the admin area of the record that a hit of the site's search shows; undefined where it shows none. */
export function recordUrlOfHit({ kind, url }: { kind: string; url: string }): string | undefined {
  const id = /\/(\d+)(?=[/?#]|$)/.exec(url)?.[1]
  return id && Object.values<string>(RECORD_ROUTES).includes(kind) ? `${ADMIN_PATH}/${kind}/${id}` : undefined
}

function typeOf(route: string): string | undefined {
  return Object.hasOwn(RECORD_ROUTES, route) ? RECORD_ROUTES[route as keyof typeof RECORD_ROUTES] : undefined
}
