import type { Viewer } from '../auth/auth.ts'
import type { Area } from '../auth/rights.ts'
import { type Action, can } from '../auth/rights.ts'
import { t } from '../i18n/i18n.ts'
import { Problem } from './problem.ts'

/** @throws Problem 403 `not_allowed` when the viewer's role does not give this right in a part of the house */
export function authorize(viewer: Viewer, action: Action, area: Area): void {
  if (!can(viewer.role, action, area)) throw forbidden()
}

/** What somebody hears who may not do what they asked for. */
export function forbidden(): Problem {
  return new Problem(403, 'not_allowed', t('Your account may not do this.'))
}
