import type { RecordField } from './record-type.ts'

/** What a list is asked for; it stands in the address of the screen. */
export type ListQuery = {
  q: string
  sort: string
  descending: boolean
  /** by parameter of the address, as text */
  filters: Record<string, string>
  /** where the page before ended */
  after: string | undefined
}

/** A filter of a list: the field it narrows by and the parameters of the address that hold what was chosen. */
export type FilterParameters = { name: string; parameters: string[] }

/** Fields that have an order in time are narrowed to a span, all others to a value. */
export function filterParameters(name: string, { kind }: Pick<RecordField, 'kind'>): FilterParameters {
  return kind === 'date' || kind === 'datetime'
    ? { name, parameters: [rangeParameter(name, 'from'), rangeParameter(name, 'until')] }
    : { name, parameters: [name] }
}

/** The parameter that holds an end of a span, `startsAt.from`. */
export function rangeParameter(name: string, end: 'from' | 'until'): string {
  return `${name}.${end}`
}

/** Records that a filter offers: all there are, or, where these are too many to choose from, only the one chosen. */
export type FilterOptions = { isAll: boolean; options: { id: number; title: string }[] }
