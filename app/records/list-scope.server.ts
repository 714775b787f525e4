import type { Platform } from '../platform/platform.ts'
import { type ListScope, parseListQuery, scopeOf } from './list.server.ts'
import type { RecordType } from './record-type.ts'

/** What of a list an address asks for, from its beginning to its end, and whether that is less than all of it. */
export function requestedScope(platform: Pick<Platform, 'clock'>, type: RecordType, address: string): ListScope & { isNarrowed: boolean } {
  const parameters = new URL(address).searchParams
  const query = parseListQuery(type, parameters)
  const own = type.customFilter?.(platform, parameters)
  if (own) return { ...scopeOf(type, query), ...own }
  return { ...scopeOf(type, query), isNarrowed: query.q !== '' || Object.keys(query.filters).length > 0 }
}
