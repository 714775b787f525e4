import type { Viewer } from '../platform/auth/auth.ts'
import type { Area } from '../platform/auth/rights.ts'
import { can } from '../platform/auth/rights.ts'
import { authorize } from '../platform/http/authorize.ts'

/** The area whose rights decide over the containers of an object, by content type; `site` for all others. */
const AREAS: Record<string, Area> = {
  article: 'magazine',
  event: 'programme',
  production: 'programme',
  person: 'programme',
  series: 'programme',
  venue: 'programme',
}

/** Requires that the viewer's role may write the content of these objects. @throws Problem 403 `not_allowed` */
export function assertMayEdit(viewer: Viewer, contentType: string): void {
  authorize(viewer, 'write', areaOf(contentType))
}

/** Whether somebody's role may write the content of these objects. */
export function mayEdit({ role }: Pick<Viewer, 'role'>, contentType: string): boolean {
  return can(role, 'write', areaOf(contentType))
}

/** Whether somebody's role may see the content of these objects that is not live. */
export function mayView({ role }: Pick<Viewer, 'role'>, contentType: string): boolean {
  return can(role, 'read', areaOf(contentType))
}

function areaOf(contentType: string): Area {
  return AREAS[contentType] ?? 'site'
}
