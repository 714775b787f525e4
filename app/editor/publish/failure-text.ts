import { t } from '../../platform/i18n/i18n.ts'
import { ApiError } from '../../staff-ui/api-client.ts'

/** Why nothing was published or planned, for people. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return t('No connection: nothing was published. Your changes are kept here.')
  if (error instanceof ApiError && error.status === 401) return t('Please log in again')
  if (!(error instanceof ApiError)) return t("Unfortunately, that didn't work.")
  const fields = Object.values(error.problem.errors ?? {}).flat()
  return [error.problem.detail ?? t("Unfortunately, that didn't work."), ...new Set(fields)].join(' ')
}
