import type { PageSettings } from '../../content/page-schema.ts'
import { request } from '../../staff-ui/api-client.ts'

const path = (id: number) => `/de/pageeditor-api/pages/${id}`

/** Reads a page's settings. @throws ApiError */
export function readSettings(id: number): Promise<PageSettings> {
  return request('GET', path(id))
}

/** The changed settings with the revision they are based on: the body of a PATCH. */
export function changeOf(before: PageSettings, after: PageSettings): Partial<PageSettings> {
  const { id: _, path: __, url: ___, parent_id: ____, is_house: _____, revision, ...fields } = after
  const changed = Object.entries(fields).filter(([name, value]) => value !== before[name as keyof PageSettings])
  return { ...Object.fromEntries(changed), revision }
}

/** Writes settings, which take effect at once. @throws ApiError 409 with the current state, 400 with messages per field */
export function writeSettings(id: number, change: Partial<PageSettings>): Promise<PageSettings> {
  return request('PATCH', path(id), change)
}
