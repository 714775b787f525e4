import { dayAfter } from '../../platform/clock/calendar-days.ts'
import type { HoursRow } from '../../site/index.ts'
import { blankHours } from './hours-rows.ts'

// An exception as it is written on a notice at the door: „24.–26.12. geschlossen“, „27.–30.12. 10–14 Uhr“. The words are
// German, as the notice is.

const DAY = String.raw`(\d{1,2})\.(?:\s?(\d{1,2})(?:\.|(?=[\s–-]|$))(?:\s?(\d{4}))?)?`
const DAYS = new RegExp(String.raw`^\s*(?:(?:Mo|Di|Mi|Do|Fr|Sa|So)[a-z]*[.,]?\s+)?${DAY}(?:\s*(?:–|-|bis)\s*${DAY})?[:,]?\s*`, 'i')
/** Words that say no more than what follows them. */
const FILLERS = /^(?:(?:von|ab|jeweils|täglich|je|immer|geöffnet|offen|nur von)\s+)+(?=\d)/i
const BEFORE_DAYS = /^\s*(?:vom|von|am|ab)\s+/i
const MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']
const MONTH_WORD = /(?<=\d\.\s?)(jan|jän|feb|mär|maer|apr|mai|jun|jul|aug|sep|okt|nov|dez)[a-zä]*\.?/gi
const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(?:Uhr)?`
const SPAN = new RegExp(String.raw`^(?:von\s+)?${TIME}\s*(?:–|-|bis)\s*${TIME}\s*(?:,|und|$)\s*`, 'i')
const CLOSED = /^(?:geschlossen|zu)\b[.!]?/i
const LAST_HOUR = 24
const LAST_MINUTE = 59

/**
 * Reads an exception from one line: a day or a range of days, then closed, one or several spans, or another text.
 * Days without a year are the next ones.
 * @param today ISO
 * @returns its rows; null when the line names no days or says nothing of them
 */
export function readException(line: string, today: string): HoursRow[] | null {
  const written = line.replace(BEFORE_DAYS, '').replace(MONTH_WORD, monthNumber)
  const found = DAYS.exec(written)
  const said = found ? written.slice(found[0].length).trim().replace(FILLERS, '') : ''
  const days = found && daysOf(found, today)
  if (!days || said === '') return null
  const rows = spansIn(said) ?? [{ closed: CLOSED.test(said), alternativeText: said.replace(CLOSED, '').trim() === '' ? '' : said }]
  return rows.map((row) => ({ ...blankHours(null), ...days, ...row }))
}

function daysOf([, day, month, year, lastDay, lastMonth, lastYear]: RegExpExecArray, today: string) {
  const firstMonth = month ?? lastMonth
  if (!day || !firstMonth || (lastDay && !lastMonth)) return null
  const first = year ?? lastYear
  const from = first ? isoDay(Number(first), firstMonth, day) : next(firstMonth, day, dayAfter(today, lastDay ? -RUNNING_DAYS : 0))
  if (!from) return null
  if (!lastDay || !lastMonth) return { day: from, lastDay: null }
  const to = lastYear ? isoDay(Number(lastYear), lastMonth, lastDay) : next(lastMonth, lastDay, from)
  return to && to >= from ? { day: from, lastDay: to } : null
}

/** `Dezember` as `12.`. */
function monthNumber(word: string): string {
  const beginning = word.toLowerCase().replace('ae', 'ä').replace('jän', 'jan').slice(0, 3)
  return `${MONTHS.indexOf(beginning) + 1}.`
}

/** How long ago a range may have begun whose year is not written. */
const RUNNING_DAYS = 60

/** The first such day that is not before another one. */
function next(month: string, day: string, notBefore: string): string | null {
  const year = Number(notBefore.slice(0, 4))
  const days = [year, year + 1].map((one) => isoDay(one, month, day))
  return days.find((one) => one !== null && one >= notBefore) ?? null
}

/** A day as ISO text; null where the month has no such day. */
function isoDay(year: number, month: string, day: string): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = Date.parse(`${iso}T00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso) ? iso : null
}

/** The spans of a text that consists of nothing else. */
function spansIn(text: string): Pick<HoursRow, 'timeFrom' | 'timeTo'>[] | null {
  const spans = []
  let rest = text
  while (rest !== '') {
    const found = SPAN.exec(rest)
    const [timeFrom, timeTo] = [clock(found?.[1], found?.[2]), clock(found?.[3], found?.[4])]
    if (!found || !timeFrom || !timeTo) return null
    spans.push({ timeFrom, timeTo })
    rest = rest.slice(found[0].length)
  }
  return spans
}

function clock(hour: string | undefined, minute = '00'): string | null {
  if (hour === undefined || Number(hour) > LAST_HOUR || Number(minute) > LAST_MINUTE) return null
  return `${String(Number(hour) % LAST_HOUR).padStart(2, '0')}:${minute}`
}
