import { t } from '../platform/i18n/i18n.ts'
import { isClockText, isDayText, isInstantText, isStatusText } from './cell-texts.ts'
import {
  COLUMN_FIELDS,
  COLUMN_LABELS,
  type Column,
  type ColumnMeaning,
  type ColumnMeanings,
  columnKey,
  type TableColumn,
  USUAL_NAMES,
} from './columns.ts'
import { wholeNumber } from './whole-number.ts'

const SAMPLES = 3

/**
 * What the columns of a table are for: as somebody has said, else by their usual names, each field once.
 * @param head the first row
 * @param rows the others
 */
export function columnsOf(head: readonly string[], rows: readonly (readonly string[])[], meanings: ColumnMeanings): TableColumn[] {
  const named = head.map((text, index) => {
    const name = text.trim() || t('Column {n}', { n: index + 1 })
    return { name, samples: firstValues(rows, index), given: meanings[columnKey(name)] }
  })
  const taken = new Set<ColumnMeaning | undefined>(named.map(({ given }) => given))
  const hasTime = named.some(({ name, samples, given }) => isTimeColumn(given ?? usualMeaning(columnKey(name)), samples))
  const hasDay = named.some(({ name, samples, given }) => (given ?? guessed(columnKey(name), samples, { taken, hasTime })) === 'day')
  const isOwn = isOwnList(named)
  const seen = new Set<ColumnMeaning>()
  return named.map(({ name, samples, given }) => {
    const usual = guessed(columnKey(name), samples, { taken, hasDay, hasTime, isOwn })
    const meaning = given ?? (isBetterElsewhere(usual, samples, named) ? 'ignored' : usual)
    taken.add(meaning)
    const fault = faultOf(meaning, samples, seen)
    seen.add(meaning)
    return { name, samples, meaning, fault }
  })
}

/** The place of each field in a row: the first column that is for it. */
export function placesOf(columns: readonly TableColumn[]): Map<Column, number> {
  const places = new Map<Column, number>()
  for (const [index, { meaning }] of columns.entries()) if (meaning !== 'ignored' && !places.has(meaning)) places.set(meaning, index)
  return places
}

/** The fields without which no row can be imported and that no column is for, in words. */
export function missingFields(columns: readonly TableColumn[]): string[] {
  const has = (column: Column) => columns.some(({ meaning }) => meaning === column)
  return [
    ...(has('production') ? [] : [t('Production')]),
    ...(has('room') ? [] : [t('Room')]),
    ...(has('startsAt') || (has('day') && has('time')) ? [] : [t('Starts')]),
  ]
}

function firstValues(rows: readonly (readonly string[])[], index: number): string[] {
  const values: string[] = []
  for (const row of rows) {
    const text = (row[index] ?? '').trim()
    if (text !== '') values.push(text)
    if (values.length === SAMPLES) break
  }
  return values
}

/**
 * The field that a name usually stands for, unless another column is for it. A day with its time is when it begins; a beginning
 * without its day, in a table that has a column for it, is the time.
 */
function guessed(key: string, samples: string[], { taken, hasDay = false, hasTime = false, isOwn = false }: Others): ColumnMeaning {
  const usual = isOwn && key === OWN_NUMBER ? 'eventId' : usualMeaning(key)
  const meaning = usual === undefined ? undefined : whenOf(usual, samples, { hasDay, hasTime })
  return meaning === undefined || taken.has(meaning) ? 'ignored' : meaning
}

/** What a column of days or beginnings is for, by what it holds: a moment, a day, or a time; one odd text among them is none. */
function whenOf(usual: Column, samples: string[], { hasDay, hasTime }: { hasDay: boolean; hasTime: boolean }): Column {
  const isMoment = (text: string) => isInstantText(text) && !(hasTime && isDayText(text))
  if (usual === 'day') return samples.length > 0 && samples.every(isMoment) ? 'startsAt' : usual
  if (usual !== 'startsAt' || samples.some(isMoment)) return usual
  if (hasDay && samples.some(isClockText)) return 'time'
  return hasTime && samples.some(isDayText) ? 'day' : usual
}

/** Whether a column has the times of day that belong to the days of another. */
function isTimeColumn(meaning: ColumnMeaning | undefined, samples: string[]): boolean {
  return meaning === 'time' || (meaning === 'startsAt' && samples.some(isClockText))
}

/** The field that has this name, in the words of planning offices or of the house's own lists in either language. */
function usualMeaning(key: string): Column | undefined {
  const isNamed = (column: Column) =>
    (USUAL_NAMES[column] as readonly string[]).includes(key) ||
    [t(COLUMN_LABELS[column]), COLUMN_LABELS[column]].some((label) => columnKey(label) === key)
  return COLUMN_FIELDS.find(isNamed)
}

type Named = { name: string; samples: string[]; given: ColumnMeaning | undefined }

/** Whether none of a column's texts is of its field, and another one of that name has such: `Tag` says *Fr*, `Datum` the day. */
function isBetterElsewhere(meaning: ColumnMeaning, samples: string[], named: readonly Named[]): boolean {
  const isRight = meaning === 'ignored' ? undefined : CHECKS[meaning]
  if (!isRight || samples.some(isRight)) return false
  return named.some((other) => (other.given ?? usualMeaning(columnKey(other.name))) === meaning && other.samples.some(isRight))
}

/** What a list of the house itself calls the column with the numbers of its records. */
const OWN_NUMBER = 'id'

/** Whether a table is a list of the house itself, which names productions and rooms by their numbers; no other does. */
function isOwnList(columns: readonly { name: string; samples: string[] }[]): boolean {
  const holdsNumbers = (field: Column) =>
    columns.some(({ name, samples }) => {
      return usualMeaning(columnKey(name)) === field && samples.some((text) => wholeNumber(text) !== undefined)
    })
  return columns.some(({ name }) => columnKey(name) === OWN_NUMBER) && holdsNumbers('production') && holdsNumbers('room')
}

/** What the other columns of the table are for, and whether it is a list of the house itself. */
type Others = { taken: ReadonlySet<ColumnMeaning | undefined>; hasDay?: boolean; hasTime?: boolean; isOwn?: boolean }

/** What is wrong with a column that is for a field; empty when nothing is seen. */
function faultOf(meaning: ColumnMeaning, samples: string[], seen: ReadonlySet<ColumnMeaning>): string {
  if (meaning === 'ignored') return ''
  const field = t(COLUMN_LABELS[meaning])
  if (seen.has(meaning)) return t('Another column is already “{field}”. This one is not read.', { field })
  const [first] = samples
  if (first === undefined) return ''
  const isRight = CHECKS[meaning]
  if (!isRight || samples.some(isRight)) return ''
  return t('“{text}” cannot be read as “{field}”.', { text: first, field })
}

/** How values of a field are recognised, where not every text is one. */
const CHECKS: Partial<Record<Column, (text: string) => boolean>> = {
  startsAt: isInstantText,
  endsAt: (text) => isInstantText(text) || isClockText(text),
  day: isDayText,
  time: isClockText,
  status: isStatusText,
  ticketUrl: (text) => /^https?:\/\//.test(text),
}
