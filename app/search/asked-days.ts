import { type Days, dateOf, daysFrom, monthWith, thisWeekend, weekdayFrom } from './calendar-days.ts'
import { HOLIDAY_NAMES, holidayOf } from './holidays.ts'

/**
 * The days that a part of a question asks for. `isCertain`: the words mean these days and nothing else; a month, a weekday or a
 * holiday alone may be the word of a title too. `written`: the words with which a text would name the day, if any.
 */
export type AskedDays = Days & { isCertain: boolean; written: string }

const MONTHS = [
  'januar|jänner|jaenner|january|jan',
  'februar|feber|february|feb',
  'märz|maerz|march|mrz|mär|mar',
  'april|apr',
  'mai|may',
  'juni|june|jun',
  'juli|july|jul',
  'august|aug',
  'september|sept|sep',
  'oktober|october|okt|oct',
  'november|nov',
  'dezember|december|dez|dec',
]
const MONTH = MONTHS.join('|')
/** Months that no other word spells: without a day beside it, `mar` or `may` is left to the words. */
const WHOLE_MONTH = MONTH.split('|')
  .filter((name) => name.length > 3 || name === 'mai')
  .join('|')
const WEEKDAYS = [
  'montag|monday',
  'dienstag|tuesday',
  'mittwoch|wednesday',
  'donnerstag|thursday',
  'freitag|friday',
  'samstag|sonnabend|saturday',
  'sonntag|sunday',
]
const WEEKDAY = WEEKDAYS.join('|')
const NEXT = '(?:n(?:ä|ae)chste[rnsm]?|kommende[rnsm]?|next|coming)'
const THIS = '(?:diese[rnsm]?|this)'
/** Which of a month's weekdays; the last entry is the last of them. */
const NTHS = [
  'erster|ersten|erste|1.|first|1st',
  'zweiter|zweiten|zweite|2.|second|2nd',
  'dritter|dritten|dritte|3.|third|3rd',
  'vierter|vierten|vierte|4.|fourth|4th',
  'letzter|letzten|letzte|last',
]
const NTH = NTHS.join('|').replaceAll('.', String.raw`\.`)
const TO = String.raw`\s*(?:-|–|bis(?: zum)?|to|until)\s*`
const ORDINAL = '(?:\\.|st|nd|rd|th)?'
const DATE = String.raw`(\d{1,2})\s?[./]\s?(\d{1,2})(?:[./]\s?(\d{4}|\d{2}))?\.?`
const DAY_AND_MONTH = String.raw`(\d{1,2})${ORDINAL}\s?(?:of )?(${MONTH})\.?(?:,? (\d{4}))?`
/** A weekday adds nothing to a date. */
const BEFORE_DATE = `(?:(?:${WEEKDAY}|mo|di|mi|do|fr|sa|so)[.,]{0,2} (?:den |der |the )?)?`
const MONDAY = 1
const SATURDAY = 6

type Reader = { pattern: RegExp; read(match: (string | undefined)[], today: Temporal.PlainDate): AskedDays | undefined }

/** Ways to name days. A range comes before the date that it begins with. */
const READERS: Reader[] = [
  reader(`(?:vom )?${DATE}${TO}${DATE}`, ([, d1, m1, y1, d2, m2, y2], today) =>
    range(date(d1, m1, y1 ?? y2, today), (first) => date(d2, m2, y2, first)),
  ),
  reader(String.raw`(?:vom )?(\d{1,2})\.?${TO}${DATE}`, ([, d1, d2, month, year], today) =>
    range(date(d1, month, year, today), (first) => date(d2, month, year, first)),
  ),
  reader(String.raw`(?:vom )?(\d{1,2})${ORDINAL}${TO}${DAY_AND_MONTH}`, ([, d1, d2, month, year], today) =>
    range(date(d1, monthOf(month), year, today), (first) => date(d2, monthOf(month), year, first)),
  ),
  reader(String.raw`(\d{4})-(\d{1,2})-(\d{1,2})`, ([, year, month, day], today) => oneDay(date(day, month, year, today))),
  reader(BEFORE_DATE + DATE, ([, day, month, year], today) =>
    // A month above twelve is the day of an American date.
    oneDay(date(day, month, year, today) ?? date(month, day, year, today)),
  ),
  reader(BEFORE_DATE + DAY_AND_MONTH, ([, day, month, year], today) => oneDay(date(day, monthOf(month), year, today))),
  reader(String.raw`(${MONTH})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?`, ([, month, day, year], today) =>
    oneDay(date(day, monthOf(month), year, today)),
  ),
  reader(String.raw`(${NTH}) (${WEEKDAY}) (?:im|in|of) (${MONTH})(?: (\d{4}))?`, ([, nth = '', weekday, month, year], today) =>
    oneDay(nthWeekday(placeOf(NTHS, nth), weekdayOf(weekday), monthIn(monthOf(month), year, today))),
  ),
  reader(String.raw`(${MONTH}) (\d{4})`, ([, month, year], today) => certain(monthIn(monthOf(month), year, today))),
  reader(`(?:im|in) (${MONTH})`, ([, month], today) => certain(monthIn(monthOf(month), undefined, today))),
  reader(String.raw`(0?[1-9]|1[0-2])[./](\d{4})`, ([, month, year], today) => certain(monthIn(month, year, today))),
  reader(`(?:${HOLIDAY_NAMES})`, ([name = ''], today) => uncertain(holidayOf(name, today), name)),
  reader('(?:ü|ue)bermorgen|(?:the )?day after tomorrow', (_, today) => certain(daysFrom(today.add({ days: 2 })))),
  reader('heute morgen|heute|today|tonight', (_, today) => certain(daysFrom(today))),
  reader('(?<!(?:am|guten|jeden|good) )morgen|tomorrow', (_, today) => certain(daysFrom(today.add({ days: 1 })))),
  reader(`${NEXT} (?:wochenende|weekend)`, (_, today) => certain(daysFrom(weekdayFrom(today.add({ days: 1 }), SATURDAY), 2))),
  reader(`(?:${THIS} )?(?:wochenende|weekend)`, (_, today) => certain(thisWeekend(today))),
  reader(`${NEXT} (?:woche|week)`, (_, today) => certain(daysFrom(weekdayFrom(today.add({ days: 1 }), MONDAY), 7))),
  reader(`${THIS} (?:woche|week)`, (_, today) => certain(daysFrom(today, 8 - today.dayOfWeek))),
  reader(`${NEXT} (?:monat|month)`, (_, today) => certain(monthWith(today.with({ day: 1 }).add({ months: 1 })))),
  reader(`${THIS} (?:monat|month)`, (_, today) => certain(monthWith(today))),
  reader(`${NEXT} (${WEEKDAY})`, ([, name], today) => certain(daysFrom(weekdayFrom(today.add({ days: 1 }), weekdayOf(name))))),
  reader(`(?:am|on|${THIS}) (${WEEKDAY})`, ([, name], today) => certain(daysFrom(weekdayFrom(today, weekdayOf(name))))),
  reader(`(${WEEKDAY})`, ([name = ''], today) => uncertain(daysFrom(weekdayFrom(today, weekdayOf(name))), name)),
  reader(`(${WHOLE_MONTH})`, ([name = ''], today) => uncertain(monthIn(monthOf(name), undefined, today), name)),
]

/**
 * The days that a question asks for, in German or English, as people type them, and the question without the words for them.
 * A date without a year is the next one, today included; a date that no calendar has, such as 31 April, is none.
 * @param question in lower case, composed
 */
export function readAskedDays(question: string, today: Temporal.PlainDate): { days: AskedDays; rest: string } | undefined {
  for (const { pattern, read } of READERS) {
    for (const match of question.matchAll(pattern)) {
      const days = read([...match], today)
      if (days) return { days, rest: `${question.slice(0, match.index)} ${question.slice(match.index + match[0].length)}` }
    }
  }
  return undefined
}

function reader(source: string, read: Reader['read']): Reader {
  return { pattern: new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[.:/-])(?:${source})(?![\p{L}\p{N}])`, 'gu'), read }
}

function certain(days: Days | undefined): AskedDays | undefined {
  return days && { ...days, isCertain: true, written: '' }
}

function uncertain(days: Days | undefined, written: string): AskedDays | undefined {
  return days && { ...days, isCertain: false, written }
}

/** One of the weekdays of a month. @param nth from 1 to 4, or 5 for the last of them */
function nthWeekday(nth: number, weekday: number, month: Days | undefined): Temporal.PlainDate | undefined {
  if (!month) return undefined
  return nth === NTHS.length
    ? weekdayFrom(month.until.subtract({ weeks: 1 }), weekday)
    : weekdayFrom(month.from, weekday).add({ weeks: nth - 1 })
}

/** A single day, which texts name by number and month. */
function oneDay(day: Temporal.PlainDate | undefined): AskedDays | undefined {
  return day && { ...daysFrom(day), isCertain: true, written: `${day.day} ${MONTHS[day.month - 1]?.split('|', 1)[0]}` }
}

function range(first: Temporal.PlainDate | undefined, lastFrom: (first: Temporal.PlainDate) => Temporal.PlainDate | undefined) {
  const last = first && lastFrom(first)
  if (!first || !last || Temporal.PlainDate.compare(last, first) < 0) return undefined
  return certain({ from: first, until: last.add({ days: 1 }) })
}

/** A month of a year; without one, the next that is not over. */
function monthIn(month: string | undefined, year: string | undefined, today: Temporal.PlainDate): Days | undefined {
  const first = dateOf(1, Number(month), year ?? String(today.year), today)
  if (!first) return undefined
  const isOver = year === undefined && Temporal.PlainDate.compare(first.add({ months: 1 }), today) <= 0
  return monthWith(isOver ? first.add({ years: 1 }) : first)
}

function date(day: string | undefined, month: string | undefined, year: string | undefined, today: Temporal.PlainDate) {
  return dateOf(Number(day), Number(month), year, today)
}

function monthOf(name: string | undefined): string {
  return String(placeOf(MONTHS, name))
}

function weekdayOf(name: string | undefined): number {
  return placeOf(WEEKDAYS, name)
}

/** The number, from one, of the list's entry that has a name. */
function placeOf(list: string[], name = ''): number {
  return list.findIndex((names) => names.split('|').includes(name)) + 1
}
