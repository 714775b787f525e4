import type { Context } from 'hono'
import type { Viewer } from '../auth/auth.ts'
import type { Area } from '../auth/rights.ts'
import { canSome, limitsFields } from '../auth/rights.ts'
import type { Platform } from '../platform.ts'
import { type ApiEnv, requireStaff } from './api.ts'
import { ANY_STAFF, forbidden, type Right } from './authorize.ts'
import { requireCsrfToken } from './csrf.ts'

/** Areas that hold content. */
const CONTENT_AREAS: Area[] = ['programme', 'magazine', 'site']

/**
 * Who writes: staff, from this site, with the right to write content somewhere in it, which is more than some fields of records.
 * @throws Problem 401 `login_required`, 403 `csrf_failed`, `foreign_origin` or `not_allowed`
 */
export async function requireStaffWrite(context: Context<ApiEnv>, platform: Pick<Platform, 'config'>): Promise<Viewer> {
  const viewer = await requireStaff(context, ANY_STAFF)
  requireCsrfToken(context.req.raw, platform.config.publicUrl)
  if (!writesContent(viewer)) throw forbidden()
  return viewer
}

/** The right to write content somewhere in the site, which is more than some fields of records. */
export const writesContent: Right = ({ role }) => CONTENT_AREAS.some((area) => canSome(role, 'write', area) && !limitsFields(role, area))
