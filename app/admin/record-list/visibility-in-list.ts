import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Plan } from '../../records/publication-schedule.server.ts'
import type { Values } from '../../records/record-type.ts'

type Asked = { values: Values; plans: Plan[]; now: number; format: DateFormat }
type Shown = { state: 'live' | 'planned' | 'offline'; text: string }

/**
 * When visitors see a record, in a word: what is ticked, from when and until when, and what is scheduled together. Undefined
 * for records that are always visible.
 */
export function visibilityInList({ values, plans, now, format }: Asked): Shown | undefined {
  if (typeof values.isOnline !== 'boolean') return undefined
  const published = momentOf(values.publishedAt ?? values.onlineFrom)
  const ends = [momentOf(values.onlineTo), values.isOnline ? plans.find(({ isOnline }) => !isOnline)?.at : undefined]
  const until = ends
    .filter((end) => end !== undefined)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(0)
  const isOver = until !== undefined && Date.parse(until) <= now
  const from = values.isOnline ? published : plans.find(({ isOnline }) => isOnline)?.at
  if (isOver || (!values.isOnline && !from)) return { state: 'offline', text: t('offline') }
  if (from && Date.parse(from) > now) return { state: 'planned', text: t('from {moment}|visible', { moment: format.dateTime(from) }) }
  if (until) return { state: 'live', text: t('online until {moment}', { moment: format.dateTime(until) }) }
  return { state: 'live', text: values.publishedAt && from ? t('online since {day}', { day: format.date(from) }) : t('online') }
}

function momentOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
