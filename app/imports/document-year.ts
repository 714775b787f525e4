import type { Reading } from './cell-texts.ts'
import { MONTH_WORD, monthNumber } from './typed-dates.ts'

/** A theatre's year begins in August, where the house has not said when. */
const SEASON_MONTH = 8
const HALF_A_YEAR = { months: 6 }

const SEASON = /(?<!\d)(20\d{2})\s?[/–-]\s?(?:20)?(\d{2})(?![\d.])/u
const MONTH_AND_YEAR = new RegExp(String.raw`(?<!\p{L})${MONTH_WORD}\s?'?(20\d{2}|\d{2})(?!\d)`, 'u')
const NUMBERED_MONTH = /(?<![\d.])(\d{1,2})[./](20\d{2})(?!\d)|(?<!\d)(20\d{2})-(\d{2})(?![\d-])/u
const YEAR = /(?<![\d.])(20\d{2})(?!\d)/u

/** The reading of dates without a year in the season, from August to July, in which a day lies. */
export function seasonAround(today: Temporal.PlainDate): Reading {
  return { yearFrom: seasonFrom(today.month >= SEASON_MONTH ? today.year : today.year - 1) }
}

/**
 * The year that a heading or the name of a sheet gives to the dates below it: *Spielzeit 2026/27*, *Januar 2027*, *2027*.
 * @returns the first of its twelve months; undefined when it says nothing of a year
 */
export function yearFromHeading(text: string): Temporal.PlainDate | undefined {
  const said = text.normalize('NFKC').toLowerCase()
  const season = SEASON.exec(said)
  if (season && (Number(season[1]) + 1) % 100 === Number(season[2])) return seasonFrom(Number(season[1]))
  const month = MONTH_AND_YEAR.exec(said)
  if (month) return aroundMonth(Number(month[2]), monthNumber(month[1]))
  const numbered = NUMBERED_MONTH.exec(said)
  if (numbered) return aroundMonth(Number(numbered[2] ?? numbered[3]), Number(numbered[1] ?? numbered[4]))
  const year = YEAR.exec(said)
  return year ? Temporal.PlainDate.from({ year: Number(year[1]), month: 1, day: 1 }) : undefined
}

/** The months around a moment: a row without a year beside one that has it lies there. */
export function yearAround(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract(HALF_A_YEAR)
}

function seasonFrom(year: number): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year, month: SEASON_MONTH, day: 1 })
}

function aroundMonth(year: number, month: number): Temporal.PlainDate | undefined {
  if (month < 1 || month > 12) return undefined
  return yearAround(Temporal.PlainDate.from({ year: year < 100 ? 2000 + year : year, month, day: 1 }))
}
