import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { describeProblem, toProblem } from '../records/errors.server.ts'
import { recordTypeNamed } from '../records/registry.server.ts'

/** The reason of a rejected write, for people. @throws the error itself when it is not a client error */
export function rejectionReasons(error: unknown): string {
  const rejections = toProblem(error)
  if (rejections instanceof Problem && rejections.code === 'not_unique')
    return t('Another performance of this production is already in this room at that time.')
  if (rejections instanceof Problem && rejections.status < 500) return describeProblem(rejections, recordTypeNamed('event'))
  throw rejections
}
