import { dayOfUrlDate, urlDateOf } from '../platform/format/date.ts'

/** The filters of the list of productions, as in addresses (B §2). */
const FILTER_KEYS = ['season', 'exhibition_type', 'tag'] as const
type FilterKey = (typeof FILTER_KEYS)[number]

/** The filter of the list of productions; with a day, only those that play on it or later. */
export type ProductionFilter = Partial<Record<FilterKey, number>> & { day?: Temporal.PlainDate }

const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/

/**
 * Parses filter and page of an address; the default page is 1 (B §4).
 * @returns the name of the first invalid parameter instead when there is one
 */
export function parseProductionQuery(search: URLSearchParams): { filter: ProductionFilter; page: number } | { invalid: string } {
  const filter: ProductionFilter = {}
  for (const key of [...FILTER_KEYS, 'page'] as const) {
    const value = search.get(key)
    if (!value) continue
    if (!POSITIVE_INTEGER.test(value)) return { invalid: key }
    if (key !== 'page') filter[key] = Number(value)
  }
  const date = search.get('date')
  if (date) {
    const day = dayOfUrlDate(date)
    if (!day) return { invalid: 'date' }
    filter.day = day
  }
  return { filter, page: Number(search.get('page') || 1) }
}

/** The query of an address for a filter. */
export function productionQuery({ day, ...filter }: ProductionFilter): Record<string, string | number | undefined> {
  return { ...filter, date: day && urlDateOf(day) }
}
