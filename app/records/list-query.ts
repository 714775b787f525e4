import type { RecordField } from './record-type.ts'

/** A request for a page of a list, as read from the URL of its screen. */
export type ListQuery = {
  q: string
  sort: string
  descending: boolean
  /** by URL parameter, as text */
  filters: Record<string, string>
  /** the cursor of the end of the previous page */
  after: string | undefined
  /** the day from which on records are upcoming */
  today: string
}

/** The URL parameter that narrows a list to what is to come or what is past, for types whose records are over one day. */
export const WHEN = 'when'
/** What it may say; `all` narrows to nothing, which a list that opens with what is to come must be asked for. */
export const WHENS = ['upcoming', 'past', 'all'] as const
export type When = (typeof WHENS)[number]

/** Which of the records are listed by the time of them. */
export function whenOf(filters: Record<string, string>): When {
  return WHENS.find((when) => when === filters[WHEN]) ?? 'all'
}

/** The order of a list that is asked for none: what is to come begins with the nearest. */
export function usualOrder({ sort }: { sort: { by: string; descending?: boolean } }, filters: Record<string, string>) {
  return { sort: sort.by, descending: whenOf(filters) === 'upcoming' ? false : Boolean(sort.descending) }
}

/** A filter of a list: its field, and the URL parameters that hold its value. */
export type FilterParameters = { name: string; parameters: string[] }

/** Dates and datetimes are filtered by a range, all other fields by a value. */
export function filterParameters(name: string, { kind }: Pick<RecordField, 'kind'>): FilterParameters {
  return kind === 'date' || kind === 'datetime'
    ? { name, parameters: [rangeParameter(name, 'from'), rangeParameter(name, 'until')] }
    : { name, parameters: [name] }
}

/** The URL parameter of an end of a range, `startsAt.from`. */
export function rangeParameter(name: string, end: 'from' | 'until'): string {
  return `${name}.${end}`
}

/** Whether a URL parameter is an end of a range. */
export function isRangeParameter(parameter: string): boolean {
  return /\.(from|until)$/.test(parameter)
}

/** The records that a filter offers: all, or, where they are too many for a list, only the chosen one. */
export type FilterOptions = { isAll: boolean; options: { id: number; title: string }[] }
