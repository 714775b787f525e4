import { type Days, daysFrom, nextYearly } from './calendar-days.ts'

type Holiday = { names: string; on(year: number): Temporal.PlainDate; days?: number }

const fixed = (names: string, month: number, day: number, days = 1): Holiday => ({
  names,
  on: (year) => new Temporal.PlainDate(year, month, day),
  days,
})
const afterEaster = (names: string, distance: number, days = 1): Holiday => ({
  names,
  on: (year) => easterSunday(year).add({ days: distance }),
  days,
})
const advent = (number: number): Holiday => ({
  names: String.raw`${number}\.? ?advent(?:ssonntag)?`,
  on: (year) => fourthAdvent(year).subtract({ weeks: 4 - number }),
})

/** Days that people name instead of a date; the longer name before one it begins with. */
const HOLIDAYS: Holiday[] = [
  fixed('heilig ?abend|heiliger abend|christmas eve', 12, 24),
  fixed('weihnachtsfeiertagen?|boxing day', 12, 25, 2),
  fixed('weihnachten|christmas(?: day)?', 12, 24, 3),
  fixed("s[iy]lvester(?:abend)?|new year[’']?s eve", 12, 31),
  fixed("neujahr(?:stag)?|new year[’']?s day", 1, 1),
  fixed('nikolaus(?:tag)?', 12, 6),
  fixed("valentinstag|valentine[’']?s day", 2, 14),
  fixed('tag der arbeit|maifeiertag', 5, 1),
  fixed('tag der deutschen einheit', 10, 3),
  afterEaster('karfreitag|good friday', -2),
  afterEaster('ostersonntag|easter sunday', 0),
  afterEaster('ostermontag|easter monday', 1),
  afterEaster('ostern|easter', -2, 4),
  afterEaster('christi himmelfahrt|himmelfahrt', 39),
  afterEaster('pfingstsonntag', 49),
  afterEaster('pfingstmontag', 50),
  afterEaster('pfingsten|whitsun', 49, 2),
  advent(1),
  advent(2),
  advent(3),
  advent(4),
]

/** Source of a pattern that matches the name of a holiday. */
export const HOLIDAY_NAMES = HOLIDAYS.map(({ names }) => names).join('|')

const PATTERNS = HOLIDAYS.map((holiday) => ({ holiday, pattern: new RegExp(`^(?:${holiday.names})$`) }))

/** The next days of a holiday, those that are going on included; undefined for another word. @param name as `HOLIDAY_NAMES` matched it */
export function holidayOf(name: string, today: Temporal.PlainDate): Days | undefined {
  const found = PATTERNS.find(({ pattern }) => pattern.test(name))
  if (!found) return undefined
  const { on, days = 1 } = found.holiday
  return daysFrom(
    nextYearly((year) => on(year), today, days),
    days,
  )
}

function fourthAdvent(year: number): Temporal.PlainDate {
  const christmasEve = new Temporal.PlainDate(year, 12, 24)
  return christmasEve.subtract({ days: christmasEve.dayOfWeek % 7 })
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return new Temporal.PlainDate(year, Math.floor(sum / 31), (sum % 31) + 1)
}
