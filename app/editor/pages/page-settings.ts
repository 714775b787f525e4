import type { PageSettings } from '../../content/page-schema.ts'
import { request } from '../../staff-ui/api-client.ts'

const path = (id: number) => `/de/pageeditor-api/pages/${id}`

/** A page's fields as they are now. @throws ApiError */
export function readSettings(id: number): Promise<PageSettings> {
  return request('GET', path(id))
}

/** What of the fields was changed, with the state it was changed on: what a change sends. */
export function changeOf(before: PageSettings, after: PageSettings): Partial<PageSettings> {
  const { id: _, path: __, url: ___, parent_id: ____, is_house: _____, revision, ...fields } = after
  const changed = Object.entries(fields).filter(([name, value]) => value !== before[name as keyof PageSettings])
  return { ...Object.fromEntries(changed), revision }
}

/** Changes a page's fields, at once for visitors. @throws ApiError 409 with the present state, 400 with messages per field */
export function writeSettings(id: number, change: Partial<PageSettings>): Promise<PageSettings> {
  return request('PATCH', path(id), change)
}
