import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ScheduledPublication } from '../../records/publication-schedule.server.ts'
import type { Values } from '../../records/record-type.ts'

/** What visitors see of a record now, in a word or two. */
export type Pill = { state: 'live' | 'planned' | 'offline'; text: string }

type Asked = {
  /** the saved values */
  values: Values
  /** scheduled publications, the next first */
  plans: Pick<ScheduledPublication, 'isOnline' | 'at'>[]
  now: number
  format: DateFormat
}

/** The state of a saved record for visitors; undefined for types without *Online*. */
export function visibilityPill({ values, plans, now, format }: Asked): Pill | undefined {
  if (typeof values.isOnline !== 'boolean') return undefined
  const published = typeof values.publishedAt === 'string' && Date.parse(values.publishedAt) > now ? values.publishedAt : undefined
  const from = values.isOnline ? published : plans.find(({ isOnline }) => isOnline)?.at
  if (from) return { state: 'planned', text: t('visible from {moment}', { moment: format.dateTime(from) }) }
  return values.isOnline ? { state: 'live', text: t('Live') } : { state: 'offline', text: t('Offline') }
}
