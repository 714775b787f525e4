import { withClockWord } from '../platform/format/clock-word.ts'
import { formatIsoWeekdayAndDay } from '../platform/format/iso-date.ts'

/** Speaks in a language of the site; `inLanguage` on the server. */
export type InLanguage = <T>(locale: 'de' | 'en', run: () => T) => T

/** A day and a time as the site says them: `Freitag, 27. November, 19:30 Uhr`. @param clock the time as the house writes it, without the word for the clock */
export function dayAndTime(day: string, clock: string): string {
  return `${formatIsoWeekdayAndDay(day)}, ${withClockWord(clock)}`
}

/** After so many years every day of the year has fallen on every weekday. */
const YEARS = Array.from({ length: 28 }, (_, index) => 2000 + index)
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const CLOCK = /\d{1,2}[:.]\d{2}/

/**
 * What a day and a time that are said in the first language say in another one.
 * @returns undefined for other words
 */
export function dayInLanguage(words: string, locale: 'en', inLanguage: InLanguage): string | undefined {
  const clock = CLOCK.exec(words)?.[0]
  const dayOfMonth = /\d{1,2}/.exec(words)?.[0]?.padStart(2, '0')
  if (!clock || !dayOfMonth) return undefined
  const days = YEARS.flatMap((year) => MONTHS.map((month) => `${year}-${String(month).padStart(2, '0')}-${dayOfMonth}`))
  const isSaid = (day: string) => !Number.isNaN(Date.parse(`${day}T00:00Z`)) && dayAndTime(day, clock) === words
  const day = inLanguage('de', () => days.find(isSaid))
  return day && inLanguage(locale, () => dayAndTime(day, clock))
}
