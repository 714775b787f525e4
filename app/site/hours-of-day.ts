/** An entry of the opening-hours response (B §3). Times are `HH:MM`. */
export type OpeningHoursEntry = {
  time_from: string
  time_to: string
  closed: boolean
  alternative_text: string
  alternative_link_url: string
}

/** A row of a counter's hours: of a weekday (1 Monday … 7 Sunday), or an exception from a day until the last one. */
export type HoursRow = {
  weekday: number | null
  day: string | null
  lastDay: string | null
  timeFrom: string
  timeTo: string
  closed: boolean
  alternativeText: string
  alternativeLinkUrl: string
}

/**
 * The entries of a day: those of its weekday, and those of the exception that it is in. Of exceptions that overlap the one of
 * fewer days counts, so that a single day can be told apart within a long break.
 * @param day ISO, with its weekday from 1, Monday
 */
export function entriesOn(
  day: string,
  weekday: number,
  rows: HoursRow[],
): { regular: OpeningHoursEntry[]; exceptions: OpeningHoursEntry[] } {
  const covering = rows.filter((row) => row.day !== null && row.day <= day && day <= (row.lastDay ?? row.day))
  const shortest = Math.min(...covering.map(lengthOf))
  return {
    regular: rows.filter((row) => row.day === null && row.weekday === weekday).map(entryOf),
    exceptions: covering.filter((row) => lengthOf(row) === shortest).map(entryOf),
  }
}

/** The entries that apply to a day: exceptions replace the regular hours (HOURS-14). */
export function hoursOf({ regular, exceptions }: ReturnType<typeof entriesOn>): OpeningHoursEntry[] {
  return exceptions.length > 0 ? exceptions : regular
}

/** The spans of a day as text, `10:00–13:00`, each; none where it is closed. */
export function timeRanges(entries: OpeningHoursEntry[]): string[] {
  return entries.flatMap(({ closed, time_from, time_to }) => {
    const [from, to] = [padded(time_from), padded(time_to)]
    return !closed && from && to ? `${from}–${to}` : []
  })
}

/** A time of day with two digits for the hour; undefined when it is none. */
export function padded(time: string | undefined): string | undefined {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time ?? '')
  return match ? `${match[1]?.padStart(2, '0')}:${match[2]}` : undefined
}

function lengthOf({ day, lastDay }: HoursRow): number {
  return day === null || lastDay === null ? 0 : Date.parse(lastDay) - Date.parse(day)
}

function entryOf(row: HoursRow): OpeningHoursEntry {
  return {
    time_from: row.timeFrom,
    time_to: row.timeTo,
    closed: row.closed,
    alternative_text: row.alternativeText,
    alternative_link_url: row.alternativeLinkUrl,
  }
}
