import type { Viewer } from '../platform/auth/auth.ts'
import type { Area } from '../platform/content-type/content-type.ts'
import { assertMayWrite } from '../platform/http/staff-write.ts'

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
  assertMayWrite(viewer, AREAS[contentType] ?? 'site')
}
