import type { Viewer } from '../platform/auth/auth.ts'
import { type Action, mayDo } from '../platform/auth/rights.ts'
import type { Area, ContentType } from '../platform/content-type/content-type.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'

/** @throws Problem 403 when the viewer's role does not give this right on the content type */
export function assertMay(viewer: Viewer, action: Action, type: ContentType): void {
  assertMayInArea(viewer, action, type.area)
}

/** @throws Problem 403 when the viewer's role does not give this right in a part of the house */
export function assertMayInArea(viewer: Viewer, action: Action, area: Area): void {
  if (!mayDo(viewer.role, action, area)) throw new Problem(403, 'not_allowed', t('Your account may not do this.'))
}
