import { adminUrl } from '../../platform/routing/admin-url.ts'

/** The place of a source on its screen. */
export function sourceUrl(id: number): string {
  return `${adminUrl('import-sources')}#source-${id}`
}
