import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ScheduledPublication } from '../../records/publication-schedule.server.ts'
import type { Values } from '../../records/record-type.ts'

type Asked = {
  /** current values of the form */
  values: Values
  /** scheduled publications, the next first */
  plans: Pick<ScheduledPublication, 'isOnline' | 'at'>[]
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
  if (typeof values.isOnline !== 'boolean') return ''
  const published = typeof values.publishedAt === 'string' ? values.publishedAt : undefined
  const planned = values.isOnline ? undefined : plans.find(({ isOnline }) => isOnline)?.at
  if (!values.isOnline && !planned) {
    return isUnsaved ? t('This stays offline after saving. Visitors will not see it.') : t('Offline. Visitors cannot see this.')
  }
  const from = [published, planned]
    .flatMap((one) => one ?? [])
    .toSorted()
    .at(-1)
  const isToCome = from !== undefined && Date.parse(from) > now
  const until = plans.find(({ isOnline, at }) => !isOnline && (!from || at > from))?.at
  const parts = [
    isToCome
      ? t('Visitors can see this from {moment}.', { moment: format.dateTime(from) })
      : isUnsaved
        ? t('Saving puts this online.')
        : '',
    until ? t('Goes offline on {moment}.', { moment: format.dateTime(until) }) : '',
  ]
  return parts.filter(Boolean).join(' ')
}
