import type { Platform } from '../platform/platform.ts'
import { type ListPart, listQueryOf, partOf } from './list.server.ts'
import type { RecordType } from './record-type.ts'

/** What of a list an address asks for, from its beginning to its end, and whether that is less than all of it. */
export function askedPart(platform: Pick<Platform, 'clock'>, type: RecordType, address: string): ListPart & { isNarrowed: boolean } {
  const parameters = new URL(address).searchParams
  const query = listQueryOf(type, parameters)
  const own = type.narrowedBy?.(platform, parameters)
  if (own) return { ...partOf(type, query), ...own }
  return { ...partOf(type, query), isNarrowed: query.q !== '' || Object.keys(query.filters).length > 0 }
}
