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

/** The records that a filter offers: all, or, where they are too many for a list, only the chosen one. */
export type FilterOptions = { isAll: boolean; options: { id: number; title: string }[] }
