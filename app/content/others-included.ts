import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'

/** What keeps somebody from publishing work of others that they have not seen. */
export function othersIncluded(names: string[]): Problem {
  const message = t('This would also publish changes by {names}.', { names: names.join(', ') })
  return new Problem(409, 'others_included', message, { others: names })
}
