/** A day as somebody has typed it; without a year where the text has none. */
export type TypedDay = { year: number | undefined; month: number; day: number }
/** The readings of a date, the usual one first: `01/08/2027` has two. */
export type TypedDate = TypedDay[]

const MONTHS = [
  ...['jan(?:uar[y]?|ner)?|jän(?:ner)?', 'feb(?:ruar[y]?|er)?', 'm(?:ä|ae)rz?|mrz|mar(?:ch)?', 'apr(?:il)?', 'mai|may', 'jun[ie]?'],
  ...['jul[iy]?', 'aug(?:ust)?', 'sept?(?:ember)?', 'o[kc]t(?:ober)?', 'nov(?:ember)?', 'de[zc](?:ember)?'],
]
const MONTH_PATTERNS = MONTHS.map((pattern) => new RegExp(`^(?:${pattern})$`))
/** Matches the name of a month, as a group, in lower case. */
export const MONTH_WORD = `(${MONTHS.join('|')})(?!\\p{L})\\.?`
/** Two digits are no year where they are the hour of a time. */
const YEAR = String.raw`('?\d{4}|'?\d{2})(?!\d|[:.,]\d|\s?(?:uhr|h)(?!\p{L}))`
const DAY = String.raw`(?<![\d.:])(\d{1,2})`

type Form = { pattern: RegExp; read: (groups: (string | undefined)[]) => TypedDate }

const FORMS: Form[] = [
  {
    pattern: /(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)t?/u,
    read: ([year, , month, day]) => [dayOf(day, month, year)],
  },
  {
    pattern: /(?<!\d)(\d{1,2})([-/])(\d{1,2})\2('?\d{4}|'?\d{2})(?!\d)/u,
    read: ([first, , second, year]) => [dayOf(first, second, year), dayOf(second, first, year)],
  },
  {
    pattern: new RegExp(String.raw`${DAY}(?:\.|st|nd|rd|th)?[\s-]?${MONTH_WORD}(?:[\s-]?,?\s?${YEAR})?`, 'u'),
    read: ([day, month, year]) => [dayOf(day, monthNumber(month), year)],
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})${MONTH_WORD}\s(\d{1,2})(?:st|nd|rd|th)?(?![\d:.])(?:,?\s('?\d{4}))?`, 'u'),
    read: ([month, day, year]) => [dayOf(day, monthNumber(month), year)],
  },
  {
    pattern: /(?<![\d.:])(\d{1,2})\.(\d{1,2})\.('?\d{4}|'?\d{2})(?!\d)/u,
    read: ([day, month, year]) => [dayOf(day, month, year)],
  },
  {
    pattern: new RegExp(String.raw`${DAY}\.\s?(\d{1,2})\.(?!\d)(?:\s?${YEAR})?`, 'u'),
    read: ([day, month, year]) => [dayOf(day, month, year)],
  },
  {
    // The last point is often left out: `8.1 19:30`.
    pattern: /^([^\d]*)(\d{1,2})\.(\d{1,2})(?=$|[\s,]+\d{1,2}(?:[:.]\d{2}|\s?uhr|\s?h))/u,
    read: ([, day, month]) => [dayOf(day, month, undefined)],
  },
]

/** Stands for a date in a text from which it was taken. */
export const DATE_MARK = '\u0001'

/**
 * Takes the first date out of a lower-case text: German, English and ISO notations, with month words, with or without a
 * year. @returns its readings and the text with `DATE_MARK` in its place; undefined when there is none
 */
export function takeDate(text: string): { date: TypedDate; rest: string } | undefined {
  for (const { pattern, read } of FORMS) {
    const found = pattern.exec(text)
    if (!found) continue
    const date = read(found.slice(1)).filter(isPossible)
    if (date.length > 0) return { date, rest: text.replace(pattern, ` ${DATE_MARK} `) }
  }
  return undefined
}

function dayOf(day: string | undefined, month: string | number | undefined, year: string | undefined): TypedDay {
  const digits = year?.replace("'", '')
  return {
    year: digits === undefined ? undefined : Number(digits) + (digits.length === 2 ? 2000 : 0),
    month: Number(month),
    day: Number(day),
  }
}

/** The number of a month that `MONTH_WORD` matches; 0 for any other word. */
export function monthNumber(word = ''): number {
  return MONTH_PATTERNS.findIndex((pattern) => pattern.test(word)) + 1
}

/** Whether a day exists, in some year where none is given. */
function isPossible({ year = 2000, month, day }: TypedDay): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth
}

const WEEKDAYS = [
  ['montag', 'monday'],
  ['dienstag', 'tuesday'],
  ['mittwoch', 'wednesday'],
  ['donnerstag', 'thursday'],
  ['freitag', 'friday'],
  ['samstag', 'saturday', 'sonnabend'],
  ['sonntag', 'sunday'],
]
const SHORTEST_WEEKDAY = 2
const WORD = /(?<!\p{L})(\p{L}{2,})(?!\p{L})\.?/gu

/** Takes the name of a weekday, or its first letters, out of a text. @returns its number, 1 for Monday, and the rest */
export function takeWeekday(text: string): { weekday: number | undefined; rest: string } {
  for (const [whole, word = ''] of text.matchAll(WORD)) {
    const weekday = weekdayOf(word)
    if (weekday > 0) return { weekday, rest: text.replace(whole, ' ') }
  }
  return { weekday: undefined, rest: text }
}

/** What *Sonntag* and *Sonnabend* begin with alike: it is short for Sunday. */
const SUNDAY = /^so(?:n{1,2})?$/
const SUNDAY_NUMBER = 7

/** The number of a weekday, 1 for Monday, by its name or its first letters; 0 for any other word. */
export function weekdayOf(word: string): number {
  if (word.length < SHORTEST_WEEKDAY) return 0
  if (SUNDAY.test(word)) return SUNDAY_NUMBER
  return WEEKDAYS.findIndex((names) => names.some((name) => name.startsWith(word))) + 1
}
