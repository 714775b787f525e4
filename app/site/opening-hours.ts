import { t } from '../platform/i18n/i18n.ts'

/** One entry of the opening-hours call (B §3). Times are `HH:MM`. */
export type OpeningHoursEntry = {
  time_from: string
  time_to: string
  closed: boolean
  alternative_text: string
  alternative_link_url: string
}

export type OpeningHoursLabel = { text: string; url: string | null }

/**
 * What the label says at a moment (B §4, AMB-33): exceptions replace the regular hours; times are compared
 * as texts; a closing time before the opening time means past midnight.
 * @param time the time now as `HH:MM` in Berlin
 * @returns null when nothing is known
 */
export function openingHoursLabel(regular: OpeningHoursEntry[], exceptions: OpeningHoursEntry[], time: string): OpeningHoursLabel | null {
  const entries = exceptions.length > 0 ? exceptions : regular
  const [first] = entries
  if (!first) return null
  const alternative = entries.find((entry) => entry.alternative_text !== '')
  if (alternative) return { text: alternative.alternative_text, url: alternative.alternative_link_url || null }
  const open = entries.filter((entry) => !entry.closed && entry.time_from && entry.time_to)
  const from = padded(open[0]?.time_from)
  const to = padded(open.at(-1)?.time_to)
  if (!from || !to) return { text: t('Closed'), url: null }
  return { text: textFor(from, to, padded(time) ?? time), url: null }
}

function textFor(from: string, to: string, now: string): string {
  const pastMidnight = to < from
  const isOpen = pastMidnight ? now >= from || now < to : now >= from && now < to
  if (isOpen) return t('Open until {time}', { time: t('{time} o’clock', { time: to }) })
  if (now < from) return t('Open from {time}', { time: t('{time} o’clock', { time: from }) })
  return t('Closed')
}

/** The moments (`HH:MM`) of a day at which the label changes. */
export function labelChanges(regular: OpeningHoursEntry[], exceptions: OpeningHoursEntry[]): string[] {
  const entries = exceptions.length > 0 ? exceptions : regular
  return entries.flatMap((entry) => [padded(entry.time_from), padded(entry.time_to)]).filter((time): time is string => Boolean(time))
}

/** All hours of a day in words, e.g. `Öffnungszeiten: 10:00–13:00 und 16:00–18:00` (B §4); none where words stand in their place. */
export function openTimes(entries: OpeningHoursEntry[]): string {
  const ranges = entries.flatMap(({ closed, time_from, time_to }) => {
    const [from, to] = [padded(time_from), padded(time_to)]
    return !closed && from && to ? `${from}–${to}` : []
  })
  const last = ranges.pop()
  const list = ranges.length > 0 ? `${ranges.join(', ')} ${t('and')} ${last}` : last
  if (list) return `${t('Open times')}: ${list}`
  return entries.some(({ alternative_text }) => alternative_text) ? '' : t('Closed')
}

function padded(time: string | undefined): string | undefined {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time ?? '')
  return match ? `${match[1]?.padStart(2, '0')}:${match[2]}` : undefined
}
