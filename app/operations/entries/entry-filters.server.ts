import { ENTRY_STATES, type EntryFilters } from '../../forms/index.server.ts'
import { idIn } from '../../records/id-param.ts'

const MAX_SEARCH = 200

/** Reads what narrows the entries of forms from the query of an address; what is no filter is left out. */
export function entryFiltersIn(parameters: URLSearchParams): EntryFilters {
  return {
    formId: idIn(parameters.get('form')),
    state: ENTRY_STATES.find((one) => one === parameters.get('state')),
    q: (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH),
  }
}
