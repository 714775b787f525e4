import { ADMIN_PATH } from '../platform/routing/table.ts'

/** The content types of A §2.7, by the route that shows one of them. */
const TYPES: Record<string, string> = {
  'magazine-slug-id': 'article',
  'venues-slug-id': 'venue',
  'events-slug-id': 'event',
  'ensemble-slug-id': 'person',
  'productions-slug-id': 'production',
  'series-slug-id': 'series',
  'forms-slug-id': 'form',
}

/** The administration's address of what a page shows; undefined where it shows no single thing (A §2.7). */
export function changeLinkOf(route: string | undefined, params: Record<string, string | undefined> | undefined) {
  const type = TYPES[(route ?? '').replace(/\.\w+$/, '')]
  const id = Number(params?.id)
  return type && Number.isInteger(id) ? { type, url: `${ADMIN_PATH}/${type}/${id}` } : undefined
}
