import type { PageSettings } from '../../content/page-schema.ts'
import { request } from '../../staff-ui/api-client.ts'

/** Makes an offline copy of a page. @returns the address at which the copy is edited @throws ApiError */
export async function duplicatePage(id: number): Promise<string> {
  const copy = await request<PageSettings>('POST', `/de/pageeditor-api/pages/${id}/duplicate`)
  return `${copy.url}?edit`
}
