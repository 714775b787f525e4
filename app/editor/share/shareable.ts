import { hasSlots } from '../../content/index.ts'

/** Whether people without an account can be shown drafts of such objects by a preview link. */
export function isShareable(contentType: string): boolean {
  return contentType === 'page' || hasSlots(contentType)
}
