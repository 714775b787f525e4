import { dayOfUrlDate, urlDateOf } from '../platform/format/date.ts'

/** The keys of the event filter, as in addresses (B §3). */
export const FILTER_KEYS = ['room', 'type', 'tag', 'series', 'genre'] as const
export type FilterKey = (typeof FILTER_KEYS)[number]
export type EventFilter = Partial<Record<FilterKey, number>>

/** Which performances a list is made of, whenever they begin. */
export type EventSelection = {
  filter?: EventFilter | undefined
  productionId?: number | undefined
  /** of one of these branches */
  typeIds?: readonly number[] | undefined
  /** in one of these rooms */
  roomIds?: readonly number[] | undefined
  /** only these performances */
  ids?: readonly number[] | undefined
}

export type ParsedQuery = { filter: EventFilter; day: Temporal.PlainDate; page: number }

const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/

/**
 * Parses filter, date and page of an address (B §2). The default date is today.
 * @returns the name of the first invalid parameter instead when there is one
 */
export function parseEventQuery(search: URLSearchParams, today: Temporal.PlainDate): ParsedQuery | { invalid: string } {
  const filter: EventFilter = {}
  for (const key of FILTER_KEYS) {
    const value = search.get(key)
    if (!value) continue
    if (!POSITIVE_INTEGER.test(value)) return { invalid: key }
    filter[key] = Number(value)
  }
  const date = search.get('date')
  const day = date ? dayOfUrlDate(date) : today
  if (!day) return { invalid: 'date' }
  const page = search.get('page')
  if (page && !POSITIVE_INTEGER.test(page)) return { invalid: 'page' }
  return { filter, day, page: page ? Number(page) : 1 }
}

/** The list counts as filtered when the date is not today or any filter is set (B §4). */
export function isFiltered({ filter, day }: Pick<ParsedQuery, 'filter' | 'day'>, today: Temporal.PlainDate): boolean {
  return !day.equals(today) || Object.keys(filter).length > 0
}

/**
 * The query of an address for a filter; today is left out, so that the address of the plain list stays plain (AMB-36).
 */
export function queryStringOf(
  { filter, day }: Pick<ParsedQuery, 'filter' | 'day'>,
  today: Temporal.PlainDate,
): Record<string, string | number | undefined> {
  return { date: day.equals(today) ? undefined : urlDateOf(day), ...Object.fromEntries(FILTER_KEYS.map((key) => [key, filter[key]])) }
}

/** "Reset filter" appears with more than one item, or one item plus a date (AMB-17). */
export function canReset(filterCount: number, hasDate: boolean): boolean {
  return filterCount > 1 || (filterCount === 1 && hasDate)
}
