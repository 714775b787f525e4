import type { Viewer } from '../auth/auth.ts'
import type { Area } from '../auth/rights.ts'
import { type Action, can } from '../auth/rights.ts'
import { t } from '../i18n/i18n.ts'
import { Problem } from './problem.ts'

/** Requires a right in an area of the site. @throws Problem 403 `not_allowed` when the viewer's role does not give it */
export function authorize(viewer: Viewer, action: Action, area: Area): void {
  if (!can(viewer.role, action, area)) throw forbidden()
}

/** The problem for a request that the viewer's role does not allow. */
export function forbidden(): Problem {
  return new Problem(403, 'not_allowed', t('You do not have permission to do this.'))
}
