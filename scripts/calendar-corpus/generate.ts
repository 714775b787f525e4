/** A calendar of the corpus: zones × rules × exceptions × overrides × line ends. */
export type GeneratedCalendar = { seed: number; text: string }

const ZONES = ['Europe/Berlin', 'Europe/Berlin', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'UTC', ''] as const
const LINE_ENDS = ['\r\n', '\r\n', '\n']
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const FIRST_DAY = Temporal.PlainDate.from('2026-09-01')

/** Numbers below 1 from a seed, the same everywhere (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Draw = { number(below: number): number; of<T>(list: readonly T[]): T; chance(share: number): boolean }

function drawer(seed: number): Draw {
  const next = random(seed)
  const number = (below: number) => Math.floor(next() * below)
  return {
    number,
    of: <T>(list: readonly T[]) => list[number(list.length)] as T,
    chance: (share) => next() < share,
  }
}

/**
 * Writes a calendar from a seed. Every series begins with a time that its rule matches: what comes of another one the standard
 * leaves open.
 */
export function generateCalendar(seed: number): GeneratedCalendar {
  const draw = drawer(seed)
  const entries = Array.from({ length: 1 + draw.number(3) }, (_, index) => entryLines(draw, `e${index + 1}@corpus`))
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Foyer//Corpus//DE', ...entries.flat(), 'END:VCALENDAR', '']
  return { seed, text: lines.map(folded).join(draw.of(LINE_ENDS)) }
}

function folded(line: string): string {
  return line.length > 60 ? `${line.slice(0, 50)}\r\n ${line.slice(50)}` : line
}

type Series = {
  start: Temporal.PlainDateTime
  zone: string
  isDate: boolean /** days between two recurrences, where that is one number */
  step: number
  count: number
}

function entryLines(draw: Draw, uid: string): string[] {
  const isDate = draw.chance(0.1)
  const start = FIRST_DAY.add({ days: draw.number(300) }).toPlainDateTime({ hour: 10 + draw.number(12), minute: draw.of([0, 15, 30]) })
  const series: Series = { start, zone: draw.of(ZONES), isDate, step: 0, count: 0 }
  const rule = draw.chance(0.75) ? ruleOf(draw, series) : undefined
  const own = [written('DTSTART', series, start), ...endOf(draw, series, start)]
  const more = rule ? [rule, ...exceptionsOf(draw, series), ...additionsOf(draw, series)] : additionsOf(draw, series)
  return [...vevent(uid, [...own, ...more]), ...(series.step > 0 ? overridesOf(draw, uid, series) : [])]
}

function vevent(uid: string, lines: string[]): string[] {
  return ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260901T100000Z', 'SUMMARY:Der Sturm', 'LOCATION:Studio', ...lines, 'END:VEVENT']
}

/** A property with a time of a series, in its own form. */
function written(name: string, { zone, isDate }: Pick<Series, 'zone' | 'isDate'>, plain: Temporal.PlainDateTime): string {
  const [day, clock] = [
    plain.toPlainDate().toString().replaceAll('-', ''),
    plain.toPlainTime().toString({ smallestUnit: 'second' }).replaceAll(':', ''),
  ]
  if (isDate) return `${name};VALUE=DATE:${day}`
  const parameters = zone !== '' && zone !== 'UTC' ? `;TZID=${zone}` : ''
  return `${name}${parameters}:${day}T${clock}${zone === 'UTC' ? 'Z' : ''}`
}

/** A time of a series as the same moment in another zone, where it has one. */
function elsewhere(draw: Draw, name: string, series: Series, plain: Temporal.PlainDateTime): string {
  if (series.isDate || series.zone === '' || draw.chance(0.4)) return written(name, series, plain)
  const zone = draw.of(['UTC', 'Europe/Lisbon', 'America/New_York'])
  return written(name, { zone, isDate: false }, plain.toZonedDateTime(series.zone).withTimeZone(zone).toPlainDateTime())
}

function endOf(draw: Draw, series: Series, start: Temporal.PlainDateTime): string[] {
  if (series.isDate) return draw.chance(0.5) ? [] : [written('DTEND', series, start.add({ days: 1 + draw.number(3) }))]
  const kind = draw.number(4)
  if (kind === 0) return []
  if (kind === 1) return [`DURATION:PT${60 + draw.number(90)}M`]
  return [written('DTEND', series, start.add({ minutes: 60 + draw.number(120) }))]
}

function ruleOf(draw: Draw, series: Series): string {
  const { start } = series
  const weekday = DAYS[start.dayOfWeek - 1] ?? 'MO'
  const nth = Math.ceil(start.day / 7)
  const interval = 1 + draw.number(3)
  series.count = 2 + draw.number(8)
  const ends = draw.chance(0.5) ? `;COUNT=${series.count}` : untilOf(draw, series, start.add({ days: 7 * series.count * interval }))
  switch (draw.number(8)) {
    case 0:
      series.step = interval
      return `RRULE:FREQ=DAILY;INTERVAL=${interval};COUNT=${series.count}`
    case 1:
    case 2:
      series.step = 7 * interval
      return `RRULE:FREQ=WEEKLY;INTERVAL=${interval};COUNT=${series.count}`
    case 3:
      return `RRULE:FREQ=WEEKLY;BYDAY=${[weekday, ...DAYS.filter((day) => day !== weekday && draw.chance(0.3))].join(',')};WKST=${draw.of(['MO', 'SU'])}${ends}`
    case 4:
      return `RRULE:FREQ=MONTHLY;BYMONTHDAY=${start.day}${ends}`
    case 5:
      return `RRULE:FREQ=MONTHLY;BYDAY=${nth > 4 ? '-1' : nth}${weekday}${ends}`
    case 6:
      return `RRULE:FREQ=MONTHLY;INTERVAL=${interval};BYDAY=${weekday};BYSETPOS=${nth > 4 ? '-1' : nth}${ends}`
    default:
      return `RRULE:FREQ=YEARLY;COUNT=${Math.min(series.count, 4)}`
  }
}

function untilOf(draw: Draw, { zone, isDate }: Series, until: Temporal.PlainDateTime): string {
  if (isDate) return `;UNTIL=${until.toPlainDate().toString().replaceAll('-', '')}`
  const plain = zone === '' ? until : until.toZonedDateTime(zone).withTimeZone('UTC').toPlainDateTime()
  return `;${written('UNTIL', { zone: zone === '' ? '' : 'UTC', isDate: false }, plain.add({ minutes: draw.number(2) })).replace(':', '=')}`
}

const recurrence = ({ start, step }: Series, index: number) => start.add({ days: step * index })

function exceptionsOf(draw: Draw, series: Series): string[] {
  if (series.step === 0 || draw.chance(0.5)) return []
  return [elsewhere(draw, 'EXDATE', series, recurrence(series, 1 + draw.number(series.count)))]
}

function additionsOf(draw: Draw, series: Series): string[] {
  if (draw.chance(0.75)) return []
  const at = series.start.add({ days: 1 + draw.number(40), hours: series.isDate ? 0 : 1 })
  return [written('RDATE', series, at)]
}

function overridesOf(draw: Draw, uid: string, series: Series): string[] {
  if (draw.chance(0.5)) return []
  const named = recurrence(series, 1 + draw.number(series.count - 1))
  const moved = series.isDate ? named.add({ days: 1 }) : named.add({ hours: draw.of([-2, 1, 24]) })
  const isCancelled = draw.chance(0.3)
  const lines = [elsewhere(draw, 'RECURRENCE-ID', series, named), written('DTSTART', series, isCancelled ? named : moved)]
  return vevent(uid, [...lines, ...endOf(draw, series, isCancelled ? named : moved), ...(isCancelled ? ['STATUS:CANCELLED'] : [])])
}
