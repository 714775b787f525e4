import type { Viewer } from '../platform/auth/auth.ts'
import { type Action, type Area, canSome, canWithObject } from '../platform/auth/rights.ts'
import { forbidden, type Right } from '../platform/http/authorize.ts'
import type { Viewed } from './content-object.ts'

/** The area whose rights decide over the containers of an object, by content type; `site` for all others. */
const AREAS: Record<string, Area> = {
  article: 'magazine',
  event: 'programme',
  production: 'programme',
  person: 'programme',
  series: 'programme',
  venue: 'programme',
}

type Who = Pick<Viewer, 'role'>

/**
 * Requires that the viewer's role may write the content of an object, or without its id that of all objects of its type.
 * @throws Problem 403 `not_allowed`
 */
export function assertMayEdit(viewer: Who, contentType: string, objectId?: number | null): void {
  if (!mayEdit(viewer, contentType, objectId)) throw forbidden()
}

/** Whether somebody's role may write the content of an object, or without its id that of all objects of its type. */
export function mayEdit(viewer: Who, contentType: string, objectId?: number | null): boolean {
  return isAllowed(viewer, 'write', contentType, objectId)
}

/** Whether somebody's role may see what is not live of an object, or without its id of all objects of its type. */
export function mayView(viewer: Who, contentType: string, objectId?: number | null): boolean {
  return isAllowed(viewer, 'read', contentType, objectId)
}

/** The right to see what is not live of an object. */
export function views({ contentType, objectId }: Viewed): Right {
  return (viewer) => mayView(viewer, contentType, objectId)
}

/** Whether somebody's role may see what is not live of at least some objects of a type. */
export function mayViewSome({ role }: Who, contentType: string): boolean {
  return canSome(role, 'read', areaOf(contentType))
}

function isAllowed({ role }: Who, action: Action, contentType: string, objectId: number | null | undefined): boolean {
  return canWithObject(role, action, areaOf(contentType), { type: contentType, id: objectId })
}

function areaOf(contentType: string): Area {
  return AREAS[contentType] ?? 'site'
}
