import { isDayText, type Reading, readMoment } from './cell-texts.ts'
import { type Cells, type Column, columnKey } from './columns.ts'
import { yearAround, yearFromHeading } from './document-year.ts'
import type { ReadLine } from './imported-line.ts'
import { readLine } from './read-line.ts'
import { placesOf } from './table-columns.ts'
import type { Table, TableRow } from './table-rows.ts'

/** Where the fields of a table stand in its rows. */
type Places = readonly [Column, number][]
/** What rows above say of those below: the year of their dates, and their day where a heading names it. */
type Above = { reading: Reading; day: string }

/**
 * Reads the rows below the names of the columns. Names that come again and headings of months or days are no rows.
 * @param sheet its name in a workbook of several, else empty
 */
export function linesOf(table: Table, { sheet, reading }: { sheet: string; reading: Reading }): ReadLine[] {
  const places = [...placesOf(table.columns)]
  const names = keysOf(table.head)
  const above: Above = { reading: firstReading(table, { places, sheet, reading }), day: '' }
  return table.rows.flatMap(({ record, line }) => {
    const cells: Cells = Object.fromEntries(places.map(([column, place]) => [column, (record[place] ?? '').trim()]))
    // A footnote under the table is in none of the columns that are read.
    const isEmpty = Object.values(cells).every((text) => text === '')
    if (isEmpty || keysOf(record) === names || isHeading(record, cells, above)) return []
    if (cells.day) above.day = ''
    else if (above.day !== '' && cells.day !== undefined) cells.day = above.day
    const read = readLine(line, cells, above.reading)
    noteYear(read, cells, above)
    return [sheet === '' ? read : { ...read, sheet }]
  })
}

function keysOf(record: readonly string[]): string {
  return record.map(columnKey).join('\n')
}

/** How the first row is read: in the year of the last heading above it, else as the house reads. */
function firstReading({ rows, above }: Table, { places, sheet, reading }: { places: Places; sheet: string; reading: Reading }): Reading {
  const headings = [sheet, ...above].flatMap((text) => yearFromHeading(text) ?? [])
  return { yearFrom: headings.at(-1) ?? reading.yearFrom, isMonthFirst: namesMonthsFirst(rows, places) }
}

/** Whether a row is a heading of a month or a day, which is noted for the rows below. */
function isHeading(record: readonly string[], cells: Cells, above: Above): boolean {
  const [only = '', ...others] = record.map((cell) => cell.trim()).filter(Boolean)
  if (others.length > 0) return false
  const yearFrom = yearFromHeading(only)
  if (yearFrom && !readMoment(only, above.reading)) {
    above.reading = { ...above.reading, yearFrom }
    return true
  }
  if (cells.time === undefined || !isDayText(only)) return false
  above.day = only
  return true
}

const WITH_YEAR = /(?<!\d)20\d{2}(?!\d)/
const DAY_LENGTH = 'yyyy-mm-dd'.length

/** Notes the year of a row that says it for the rows below that do not. */
function noteYear({ value }: ReadLine, cells: Cells, above: Above): void {
  if (!value || !WITH_YEAR.test(cells.startsAt ?? cells.day ?? '')) return
  above.reading = { ...above.reading, yearFrom: yearAround(Temporal.PlainDate.from(value.startsAt.slice(0, DAY_LENGTH))) }
}

const SLASHED = /(?<!\d)(\d{1,2})\/(\d{1,2})\/\d{2,4}/

/** Whether some date with slashes can only have its month first, and none its day. */
function namesMonthsFirst(rows: readonly TableRow[], places: Places): boolean {
  const place = places.find(([column]) => column === 'startsAt' || column === 'day')?.[1] ?? 0
  const dates = rows.flatMap(({ record }) => {
    const found = SLASHED.exec(record[place] ?? '')
    return found ? [{ first: Number(found[1]), second: Number(found[2]) }] : []
  })
  return dates.some(({ second }) => second > 12) && !dates.some(({ first }) => first > 12)
}
