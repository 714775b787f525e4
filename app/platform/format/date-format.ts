import { applyTimeStyle, withClockWord } from './clock-word.ts'
import { dayFormatter, formatIsoLongDate } from './iso-date.ts'
import { DEFAULT_NOTATION, isInWords, type Notation } from './notation.ts'

const formatDayAndMonth = dayFormatter({ day: 'numeric', month: 'numeric' })
const formatDayAndShortMonth = dayFormatter({ day: 'numeric', month: 'short' })

/** Formats the days and instants of API responses by the site's notation. */
export type DateFormat = {
  /** `21.11.2026`, or `21. November 2026`, of a day or an instant */
  date(iso: string): string
  /** `21.11.`, or `21. Nov.`, of a day or an instant */
  dayAndMonth(iso: string): string
  /** `19:30`, or `19.30`, of an instant or of a time of day that is written so */
  clock(time: string): string
  /** `19:30 Uhr`, or `19.30 Uhr`, of the same */
  time(time: string): string
  /** `21.11.2026, 19:30 Uhr` of an instant */
  dateTime(iso: string): string
}

/** Makes a `DateFormat`. @param notation how the site writes dates and times; by default as A §9 has it */
export function createDateFormat({ dateStyle, timeStyle }: Pick<Notation, 'dateStyle' | 'timeStyle'> = DEFAULT_NOTATION): DateFormat {
  const date = (iso: string) => (isInWords(dateStyle) ? formatIsoLongDate(iso) : formatDigits(iso))
  const clock = (time: string) => applyTimeStyle(time.includes('T') ? clockOf(time) : time, timeStyle)
  const time = (text: string) => withClockWord(clock(text))
  return {
    date,
    dayAndMonth: (iso) => (isInWords(dateStyle) ? formatDayAndShortMonth(iso) : formatDayAndMonth(iso)),
    clock,
    time,
    dateTime: (iso) => `${date(iso)}, ${time(iso)}`,
  }
}

function formatDigits(iso: string): string {
  return `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`
}

function clockOf(iso: string): string {
  return iso.slice(11, 16)
}
