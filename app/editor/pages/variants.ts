import { ORIGINALS, VARIANT_KINDS, type VariantKind } from '../../content/index.ts'
import { request } from '../../staff-ui/api-client.ts'
import { type PageNode, refreshPages } from '../../staff-ui/links/page-list.ts'
import type { EditedObject } from './use-status.ts'

/** Whether an object may have variants. */
export function mayHaveVariants({ contentType }: EditedObject): boolean {
  return ORIGINALS.some((original) => original === contentType)
}

/** Makes a variant, unless there is one. @returns the address at which it is edited @throws ApiError */
export async function variantUrl(variant: VariantKind, { contentType, objectId }: EditedObject): Promise<string> {
  const page = await request<{ url: string }>('POST', '/api/admin/variants', { variant, content_type: contentType, object_id: objectId })
  await refreshPages()
  return `${page.url}?edit`
}

/** What may have variants, with what it is called. */
export type Original = EditedObject & { title: string }

/** A page as an original. */
export const pageOriginal = ({ id, title }: PageNode): Original => ({ contentType: 'page', objectId: id, title })

/** Takes a page that there is for the variant of another one or of a record. @throws ApiError */
export async function takeVariant(id: number, variant: VariantKind, { contentType, objectId }: EditedObject): Promise<void> {
  await request('PUT', `/api/admin/variants/${id}`, { variant, content_type: contentType, object_id: objectId })
  await refreshPages()
}

/** Makes a variant a page of its own right. @throws ApiError */
export async function freeVariant(id: number): Promise<void> {
  await request('DELETE', `/api/admin/variants/${id}`)
  await refreshPages()
}

/** The pages that may become the variant of a page or record: none of the house, none above it, none that has or is a variant. */
export function candidatesFor(pages: PageNode[], { contentType, objectId }: EditedObject): PageNode[] {
  const original = contentType === 'page' ? pages.find(({ id }) => id === objectId) : undefined
  const have = new Set(pages.flatMap(({ variant_of }) => (variant_of?.content_type === 'page' ? variant_of.object_id : [])))
  return pages.filter(
    ({ id, is_house, variant, path }) =>
      !is_house && variant === null && !have.has(id) && id !== original?.id && !original?.path.startsWith(`${path}/`),
  )
}

/** The kinds of variants that a page or record does not have. */
export function missingKinds(pages: PageNode[], { contentType, objectId }: EditedObject): VariantKind[] {
  const isOf = ({ variant_of }: PageNode) => variant_of?.content_type === contentType && variant_of.object_id === objectId
  const has = new Set(pages.filter(isOf).map(({ variant }) => variant))
  return VARIANT_KINDS.filter((kind) => !has.has(kind))
}

/** Notes that a variant fits what its original says now. @throws ApiError */
export async function noteCurrent(pageId: number): Promise<void> {
  await request('POST', `/api/admin/variants/${pageId}/current`)
}
