import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Plan } from '../../records/publication-schedule.server.ts'
import type { Values } from '../../records/record-type.ts'

type Asked = {
  values: Values
  /** what is scheduled, the next first */
  plans: Plan[]
  now: number
}

/** Whether visitors see a record now, and the moments of that: from when on, which may be past, and until when. */
export type VisibleSpan = { state: 'live' | 'planned' | 'offline'; from?: string | undefined; until?: string | undefined }

/** When visitors see a record: what is ticked, its own moments and what is scheduled together. Undefined for what is always visible. */
export function visibleSpan({ values, plans, now }: Asked): VisibleSpan | undefined {
  if (typeof values.isOnline !== 'boolean') return undefined
  const own = momentIn(values.publishedAt ?? values.onlineFrom)
  const planned = values.isOnline ? undefined : plans.find(({ isOnline }) => isOnline)?.at
  if (!values.isOnline && !planned) return { state: 'offline' }
  const from = inOrder([own, planned]).at(-1)
  const isAfter = (moment: string) => !planned || Date.parse(moment) > Date.parse(planned)
  const taken = plans.find(({ isOnline, at }) => !isOnline && isAfter(at))?.at
  const until = inOrder([momentIn(values.onlineTo), taken]).at(0)
  if (until && (Date.parse(until) <= now || (from && Date.parse(until) <= Date.parse(from)))) return { state: 'offline', until }
  return { state: from && Date.parse(from) > now ? 'planned' : 'live', from, until }
}

/** The same in a word or two. @param isAlone whether no heading says that it is about being visible */
export function visibilityInWords({ state, from, until }: VisibleSpan, format: DateFormat, isAlone = false): string {
  if (state === 'offline') return isAlone ? t('Offline') : t('offline')
  if (state === 'planned' && from) {
    const moment = format.dateTime(from)
    return isAlone ? t('visible from {moment}', { moment }) : t('from {moment}|visible', { moment })
  }
  if (until) return t('online until {moment}', { moment: format.dateTime(until) })
  if (isAlone) return t('Live')
  return from ? t('online since {day}', { day: format.date(from) }) : t('online')
}

function momentIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function inOrder(moments: (string | undefined)[]): string[] {
  return moments.filter((moment) => moment !== undefined).toSorted((a, b) => Date.parse(a) - Date.parse(b))
}
