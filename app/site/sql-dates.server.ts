import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { TIMEZONE } from '../platform/clock/clock.ts'
import { formatIsoDayOfMonth } from '../platform/format/iso-date.ts'
import type { Notation } from '../platform/format/notation.ts'
import { settings } from './tables.ts'

// Titles of records are expressions of the database, so that lists can be searched and sorted by them. They read the
// notation in the same statement; PostgreSQL evaluates the subquery once for all rows.

const MONTH_NAMES = Array.from({ length: 12 }, (_, index) =>
  formatIsoDayOfMonth(`2026-${String(index + 1).padStart(2, '0')}-01`).replace('1. ', ''),
)
const monthNames = sql.raw(`ARRAY[${MONTH_NAMES.map((name) => `'${name}'`).join(',')}]`)

function isSet<Name extends 'dateStyle' | 'timeStyle'>(name: Name, value: Notation[Name]): SQL {
  return sql`(SELECT ${settings.value} ->> ${sql.raw(`'${name}'`)} FROM ${settings} WHERE ${settings.key} = 'design') = ${sql.raw(`'${value}'`)}`
}

/** `21.11.2026` of a date or local timestamp, or `21. November 2026` where the site writes it so. */
function dateAsText(date: SQLWrapper): SQL {
  const inWords = sql`to_char(${date}, 'FMDD. ') || (${monthNames})[extract(month FROM ${date})::int] || to_char(${date}, ' YYYY')`
  return sql`CASE WHEN ${isSet('dateStyle', 'words')} THEN ${inWords} ELSE to_char(${date}, 'DD.MM.YYYY') END`
}

/** `21.11.2026, 19:30 Uhr` of an instant, by the site's notation. */
export function dateTimeAsText(instant: SQLWrapper): SQL {
  const local = sql`(${instant} AT TIME ZONE ${sql.raw(`'${TIMEZONE}'`)})`
  const time = sql`to_char(${local}, CASE WHEN ${isSet('timeStyle', 'dot')} THEN 'HH24.MI"\u00a0Uhr"' ELSE 'HH24:MI"\u00a0Uhr"' END)`
  return sql`(${dateAsText(local)} || ', ' || ${time})`
}
