import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ScheduledPublication } from '../../records/publication-schedule.server.ts'
import type { Values } from '../../records/record-type.ts'

type Asked = {
  /** what stands in the form */
  values: Values
  /** what is planned, the next first */
  plans: Pick<ScheduledPublication, 'isOnline' | 'at'>[]
  /** whether what stands in the form is still to be saved */
  isUnsaved: boolean
  format: DateFormat
}

/**
 * When visitors will see a record, in one sentence: what *Online*, the day from which it is published and what is planned
 * come to together. Empty for what knows no online and offline, and where the tick says it all.
 */
export function visibilitySentence({ values, plans, isUnsaved, format }: Asked): string {
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
  const until = plans.find(({ isOnline, at }) => !isOnline && (!from || at > from))?.at
  const parts = [
    from ? t('Visitors can see this from {moment}.', { moment: format.dateTime(from) }) : isUnsaved ? t('Saving puts this online.') : '',
    until ? t('Goes offline on {moment}.', { moment: format.dateTime(until) }) : '',
  ]
  return parts.filter(Boolean).join(' ')
}
