import type { Viewer } from '../auth/auth.ts'
import type { Area } from '../auth/rights.ts'
import { type Action, can, canSome, readsOnlyPublished, seesDrafts } from '../auth/rights.ts'
import { t } from '../i18n/i18n.ts'
import { Problem } from './problem.ts'

/** Whether somebody may make a call. */
export type Right = (viewer: Viewer) => boolean

/** The right of all staff, for calls that answer with what is the caller's own, or decide by what they read. */
export const ANY_STAFF: Right = () => true

/** The right to do something in all of an area. */
export function may(action: Action, area: Area): Right {
  return ({ role }) => can(role, action, area)
}

/** The right to read all of an area. */
export function reads(area: Area): Right {
  return may('read', area)
}

/** The right to read at least some records or fields of an area. */
export function readsSome(area: Area): Right {
  return ({ role }) => canSome(role, 'read', area)
}

/**
 * The right to see how something came about and what is planned for it. Whoever reads what is published sees neither; what else
 * they read is decided where it is read.
 */
export const SEES_WORK: Right = ({ role }) => !readsOnlyPublished(role)

/** The right to see drafts and plans of something that goes online. */
export const SEES_DRAFTS: Right = ({ role }) => seesDrafts(role)

/** @throws Problem 403 unless somebody has a right */
export function requireRight(viewer: Viewer, may: Right): void {
  if (!may(viewer)) throw forbidden()
}

/** Requires a right in an area of the site. @throws Problem 403 `not_allowed` when the viewer's role does not give it */
export function authorize(viewer: Viewer, action: Action, area: Area): void {
  if (!can(viewer.role, action, area)) throw forbidden()
}

/** The problem for a request that the viewer's role does not allow. */
export function forbidden(): Problem {
  return new Problem(403, 'not_allowed', t('You do not have permission to do this.'))
}
