import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Plan } from '../../records/publication-schedule.server.ts'
import type { Values } from '../../records/record-type.ts'
import { visibleSpan } from './visible-span.ts'

type Asked = {
  /** current values of the form */
  values: Values
  /** scheduled publications, the next first */
  plans: Plan[]
  /** whether the form has unsaved changes */
  isUnsaved: boolean
  now: number
  format: DateFormat
}

/**
 * When visitors will see a record, in one sentence: the combined effect of *Online*, the publication date and the schedule.
 * Empty for types without *Online*, and when the checkbox alone decides.
 */
export function visibilitySentence({ values, plans, isUnsaved, now, format }: Asked): string {
  const span = visibleSpan({ values, plans, now })
  if (!span) return ''
  const { state, from, until } = span
  if (state === 'offline') {
    const moment = until && format.dateTime(until)
    if (moment && Date.parse(until) > now) return t('Visitors will not see this: it ends on {moment}, before it begins.', { moment })
    if (moment) return t('Visitors cannot see this any more: it ended on {moment}.', { moment })
    return isUnsaved ? t('This stays offline after saving. Visitors will not see it.') : t('Offline. Visitors cannot see this.')
  }
  const begins = state === 'planned' && from ? t('Visitors can see this from {moment}.', { moment: format.dateTime(from) }) : ''
  const saving = !begins && isUnsaved ? t('Saving puts this online.') : ''
  return [begins, saving, until ? t('Goes offline on {moment}.', { moment: format.dateTime(until) }) : ''].filter(Boolean).join(' ')
}
