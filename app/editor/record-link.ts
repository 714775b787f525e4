import { ADMIN_PATH } from '../platform/routing/table.ts'

/** The record type that each detail route shows (A §2.7). */
const TYPES: Record<string, string> = {
  'magazine-slug-id': 'article',
  'venues-slug-id': 'venue',
  'events-slug-id': 'event',
  'ensemble-slug-id': 'person',
  'productions-slug-id': 'production',
  'series-slug-id': 'series',
  'forms-slug-id': 'form',
}

/** The record a page shows, with its address in the admin area; undefined on pages without a single record (A §2.7). */
export function recordLink(route: string | undefined, params: Record<string, string | undefined> | undefined) {
  const type = TYPES[(route ?? '').replace(/\.\w+$/, '')]
  const id = Number(params?.id)
  return type && Number.isInteger(id) ? { type, id, url: `${ADMIN_PATH}/${type}/${id}` } : undefined
}
