import type { Platform } from '../platform/platform.ts'
import { type ListScope, parseListQuery, scopeOf } from './list.server.ts'
import type { RecordType } from './record-type.ts'

/** The scope of a list that a URL requests, across all pages, and whether it is less than the whole list. */
export function requestedScope(platform: Pick<Platform, 'clock'>, type: RecordType, address: string): ListScope & { isNarrowed: boolean } {
  const parameters = new URL(address).searchParams
  const query = parseListQuery(platform, type, parameters)
  const custom = type.customFilter?.(platform, parameters)
  if (custom) return { ...scopeOf(type, query), ...custom, conditions: [type.only, ...custom.conditions] }
  return { ...scopeOf(type, query), isNarrowed: query.q !== '' || Object.keys(query.filters).length > 0 }
}
