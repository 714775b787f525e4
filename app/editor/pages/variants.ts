import type { VariantKind } from '../../content/index.ts'
import { request } from '../../staff-ui/api-client.ts'
import { refreshPages } from '../../staff-ui/links/page-list.ts'
import type { EditedObject } from './use-status.ts'

/** What has an address of its own, and so may be said in Leichte Sprache and in sign language. A performance has its production's. */
const ORIGINALS = ['page', 'production', 'person', 'series', 'venue', 'article', 'form']

/** Whether an object may have variants. */
export function mayHaveVariants({ contentType }: EditedObject): boolean {
  return ORIGINALS.includes(contentType)
}

/** Makes a variant, unless there is one. @returns the address at which it is edited @throws ApiError */
export async function variantUrl(variant: VariantKind, { contentType, objectId }: EditedObject): Promise<string> {
  const page = await request<{ url: string }>('POST', '/api/admin/variants', { variant, content_type: contentType, object_id: objectId })
  await refreshPages().catch(() => {})
  return `${page.url}?edit`
}

/** Notes that a variant fits what its original says now. @throws ApiError */
export async function noteCurrent(pageId: number): Promise<void> {
  await request('POST', `/api/admin/variants/${pageId}/current`)
}
