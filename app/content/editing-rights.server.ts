import type { Viewer } from '../platform/auth/auth.ts'
import type { Area } from '../platform/auth/rights.ts'
import { can } from '../platform/auth/rights.ts'
import { authorize } from '../platform/http/authorize.ts'

/** Whose containers belong to which part of the house; everything else is the site's. */
const AREAS: Record<string, Area> = {
  article: 'magazine',
  event: 'programme',
  production: 'programme',
  person: 'programme',
  series: 'programme',
  venue: 'programme',
}

/** @throws Problem 403 `not_allowed` when the viewer's role does not write what a container belongs to */
export function assertMayEdit(viewer: Viewer, contentType: string): void {
  authorize(viewer, 'write', areaOf(contentType))
}

/** Whether the viewer's role writes what a container belongs to. */
export function mayEdit(viewer: Viewer, contentType: string): boolean {
  return can(viewer.role, 'write', areaOf(contentType))
}

function areaOf(contentType: string): Area {
  return AREAS[contentType] ?? 'site'
}
