import { ADMIN_PATH } from './table.ts'

/**
 * The URL of a screen of the admin area.
 * @param path segments below its root, as `adminUrl('event', 12)`; without any, the overview
 */
export function adminUrl(...path: (string | number)[]): string {
  return [ADMIN_PATH, ...path].join('/')
}
