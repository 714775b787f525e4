import { DATE_MARK, type TypedDate, takeDate, takeWeekday, weekdayOf } from './typed-dates.ts'

/** A time of day; hours from 24 on belong to the next day, as `24:00` and `25:30` do. */
export type TypedClock = { hour: number; minute: number }
/** What a text says of one moment. */
export type TypedMoment = {
  date: TypedDate | undefined
  weekday: number | undefined
  /** the weekday whose early hours are meant, as in `0:30 (Nacht auf Samstag)` */
  nightTo: number | undefined
  clock: TypedClock | undefined
  /** minutes from UTC, where the text says so */
  offset: number | undefined
}
/** A moment or a range, as a text says it. */
export type TypedText = { begin: TypedMoment; end: TypedMoment | undefined }

const LAST_HOUR = 29
/** Excel counts days from the end of 1899; these are the years 1982 to 2099. */
const EXCEL_DAYS = { first: 30_000, last: 73_050 }
const EXCEL_EPOCH = '1899-12-30'
const MINUTES_A_DAY = 24 * 60

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const SUPERSCRIPT_MINUTES = new RegExp(`(\\d)\\s?[:.]?([${SUPERSCRIPTS}]{2})`, 'gu')
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff\u00ad]/gu
const DASHES = /[‐‑‒–—―−]/gu
const BASIC_ISO = /^(\d{4})(\d{2})(\d{2})t(\d{2})(\d{2})(\d{2})?(z?)$/u
const BASIC_DAY = /^(20\d{2})(\d{2})(\d{2})$/u
const LOCAL_ZONE = /[\s([]*(?:europe\/berlin|mesz|mez|cest|cet|ortszeit|local time)[)\]]*$/u
const NIGHT = /[([]?(?:in der )?nacht\s(?:von\s\p{L}+\.?\s)?(?:auf|zum|zu|zur)\s(?:den\s)?(\p{L}+)\.?[)\]]?/u
/** Words that say nothing beside a date and a time. */
const FILLERS = /(?<!\p{L})(?:um|ab|von|vom|am|den|der|dem|ca|circa|etwa|gegen|at|on|from|beginn|begin|starts?|ende|ends?)(?!\p{L})\.?/gu
const RANGE = /\s*(?:-|(?<!\p{L})(?:bis|to|until)(?!\p{L}))\s*/u
const PUNCTUATION = /^[\s,;|()[\]/-]+|[\s,;|()[\]/-]+$/gu

/** Reads a date, a time, both or a range of them. @returns undefined when the text says anything else, too */
export function readTypedText(text: string): TypedText | undefined {
  const normal = withoutExcelNumbers(normalise(text))
  const first = takeDate(normal)
  const zoned = takeOffset(first?.rest ?? normal, /^\d{4}-\d{2}-\d{2}t/u.test(normal))
  if (zoned.offset !== undefined) {
    const begin = readSide(zoned.rest, first?.date, { hasHourAlone: false })
    return begin && { begin: { ...begin, offset: zoned.offset }, end: undefined }
  }
  const sides = zoned.rest.split(RANGE).filter((side) => bare(side) !== '')
  if (sides.length > 2) return undefined
  const [left = zoned.rest, right] = sides
  if (right === undefined) {
    const begin = readSide(left, first?.date, { hasHourAlone: false })
    return begin && { begin, end: undefined }
  }
  // `8.1.2027 19:30 – 9.1.2027 1:00`: the second date is taken from the right side alone.
  const second = takeDate(right)
  const isFullTime = [left, second?.rest ?? right].some((side) => readClock(bare(side)) !== undefined)
  const begin = readSide(left, first?.date, { hasHourAlone: isFullTime })
  const end = readSide(second?.rest ?? right, second?.date, { hasHourAlone: isFullTime })
  return begin && end?.clock && begin.clock ? { begin, end } : undefined
}

/** Whether a text names several days, which no single performance has. */
export function hasSeveralDays(text: string): boolean {
  return /\d{1,2}\.(?:\s?\d{1,2}\.(?:\d{4}|\d{2})?)?\s?(?:[-/+&]|und|bis)\s?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3})/u.test(normalise(text))
}

/** Whether a text names several times of day, as where a piece is played twice: `15:00 + 19:30 Uhr`. */
export function hasSeveralTimes(text: string): boolean {
  return /(?<!\d)\d{1,2}[:.]\d{2}\s?(?:uhr|h)?\s?(?:[+&/,;]|und|u\.|sowie)\s?\d{1,2}[:.]\d{2}(?!\.?\d)/u.test(normalise(text))
}

function normalise(text: string): string {
  return text
    .replace(SUPERSCRIPT_MINUTES, (_, digit: string, minutes: string) => {
      const plain = [...minutes].map((sign) => SUPERSCRIPTS.indexOf(sign)).join('')
      return `${digit}:${plain}`
    })
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/[’‘`´]/gu, "'")
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(BASIC_ISO, (_, year, month, day, hour, minute, second = '00', zone) => {
      return `${year}-${month}-${day}t${hour}:${minute}:${second}${zone}`
    })
    .replace(BASIC_DAY, '$1-$2-$3')
}

/** Excel's numbers of days and times as texts: `46395.8125`, or a day and a time of two cells, `46395 0.8125`. */
function withoutExcelNumbers(text: string): string {
  return text
    .replace(/(?<=^|\s)0[.,]\d{2,}$/u, (part) => clockOfDay(Number(part.replace(',', '.'))))
    .replace(/^(\d{5})(?:([.,]\d+)|(?=\s|$))/u, (whole, days: string, part?: string) => {
      if (Number(days) < EXCEL_DAYS.first || Number(days) > EXCEL_DAYS.last) return whole
      const day = Temporal.PlainDate.from(EXCEL_EPOCH).add({ days: Number(days) })
      return part && /[1-9]/u.test(part) ? `${day} ${clockOfDay(Number(part.replace(',', '.')))}` : `${day}`
    })
}

function clockOfDay(part: number): string {
  const minutes = Math.round(part * MINUTES_A_DAY)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/**
 * Takes an offset from UTC from the end of a text, such as `Z`, `+01:00` or `GMT+0100`. The names of this zone say nothing
 * more than the date does. After a time without seconds `-21:30` is the end of a range.
 */
function takeOffset(text: string, isIso: boolean): { offset: number | undefined; rest: string } {
  const local = text.replace(/\s?\([^()]*\p{L}{4,}[^()]*(?:zeit|time)\)$/u, '').replace(LOCAL_ZONE, '')
  const utc = /(?<=\d)\s?(?:z|utc|gmt)$/u.exec(local)
  if (utc) return { offset: 0, rest: local.slice(0, utc.index) }
  const found = /(\d{2}:\d{2}(:\d{2}(?:[.,]\d+)?)?)\s?(utc|gmt)?([+-])(\d{2})(?::?(\d{2}))?$/u.exec(local)
  if (!found) return { offset: undefined, rest: local }
  const [whole, time = '', seconds, name, sign, hours, minutes = '0'] = found
  if (Number(hours) > 14 || (sign === '-' && !isIso && seconds === undefined && name === undefined))
    return { offset: undefined, rest: local }
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  return { offset, rest: local.slice(0, -whole.length) + time }
}

/** Reads one side of a range, from which its date has been taken. @returns undefined when it says anything else, too */
function readSide(text: string, date: TypedDate | undefined, { hasHourAlone }: { hasHourAlone: boolean }): TypedMoment | undefined {
  const night = NIGHT.exec(text)
  const nightTo = night ? weekdayOf(night[1] ?? '') : undefined
  if (nightTo === 0) return undefined
  const { weekday, rest } = takeWeekday(night ? text.replace(NIGHT, ' ') : text)
  const said = bare(rest)
  const clock = readClock(said) ?? (hasHourAlone && /^\d{1,2}$/u.test(said) ? clockOf(Number(said), 0) : undefined)
  if (said !== '' && !clock) return undefined
  return { date, weekday, nightTo, clock, offset: undefined }
}

function bare(text: string): string {
  return text.replaceAll(DATE_MARK, ' ').replace(FILLERS, ' ').replace(PUNCTUATION, '').replace(/\s+/gu, ' ')
}

const DAYTIME = /\s(abends|nachmittags|mittags|morgens|vormittags|früh|nachts)$/u
const CLOCKS = [
  /^(\d{1,2})\s?(?:[:.,h]|uhr)\s?(\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)?\s?(?:uhr|h|hrs?)?\s?(am|pm|a\.m\.?|p\.m\.?)?$/u,
  /^(\d{1,2})\s?(?:uhr|h|hrs?)()(am|pm)?$/u,
  /^(\d{1,2})\s?()(am|pm|a\.m\.?|p\.m\.?)$/u,
  /^(\d{2})(\d{2})\s?(?:uhr|h|hrs)()$/u,
]

function readClock(text: string): TypedClock | undefined {
  if (/^(?:mitternacht|midnight)$/u.test(text)) return { hour: 24, minute: 0 }
  const daytime = DAYTIME.exec(text)?.[1]
  const said = text.replace(DAYTIME, '')
  for (const pattern of CLOCKS) {
    const found = pattern.exec(said)
    if (!found) continue
    const half = found[3]?.[0] ?? (daytime && /^(?:abends|nachmittags|mittags)$/u.test(daytime) ? 'evening' : undefined)
    return clockOf(hourOfHalf(Number(found[1]), half), Number(found[2] || 0))
  }
  return undefined
}

/** An hour of a clock with twelve hours as one of twenty-four. @param half `a`, `p`, or `evening`, whose hours may be either */
function hourOfHalf(hour: number, half: string | undefined): number {
  if (half === 'a') return hour === 12 ? 0 : hour
  return half !== undefined && hour < 12 ? hour + 12 : hour
}

function clockOf(hour: number, minute: number): TypedClock | undefined {
  return hour <= LAST_HOUR && minute < 60 ? { hour, minute } : undefined
}
