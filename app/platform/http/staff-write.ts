import type { Context } from 'hono'
import type { Viewer } from '../auth/auth.ts'
import type { Area } from '../auth/rights.ts'
import { mayDo } from '../auth/rights.ts'
import type { Platform } from '../platform.ts'
import { type ApiEnv, requireStaff } from './api.ts'
import { notAllowed } from './assert-may.ts'
import { assertSameSiteWrite } from './csrf.ts'

/** Parts of the house that hold content. */
const CONTENT_AREAS: Area[] = ['programme', 'magazine', 'site']

/**
 * Who writes: staff, from this site, with the right to write somewhere in it.
 * @throws Problem 401 `login_required`, 403 `csrf_failed`, `foreign_origin` or `not_allowed`
 */
export async function staffWriter(context: Context<ApiEnv>, platform: Pick<Platform, 'config'>): Promise<Viewer> {
  const viewer = await requireStaff(context)
  assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
  if (!CONTENT_AREAS.some((area) => mayDo(viewer.role, 'write', area))) throw notAllowed()
  return viewer
}
