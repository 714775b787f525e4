import type { ContentType } from '../../platform/content-type/content-type.ts'
import { mediaContentType } from '../../platform/media/content-type.ts'
import type { Platform } from '../../platform/platform.ts'
import { libraryConditions, mediaQueryOf } from '../media/library.server.ts'
import { type ListPart, listQueryOf, partOf } from '../record-list.server.ts'

/**
 * What of a list an address asks for, from its beginning to its end, and whether that is less than all of it. The media
 * library is narrowed in a way of its own.
 */
export function askedPart(platform: Pick<Platform, 'clock'>, type: ContentType, address: string): ListPart & { isNarrowed: boolean } {
  const parameters = new URL(address).searchParams
  const query = listQueryOf(type, parameters)
  if (type !== mediaContentType) {
    return { ...partOf(type, query), isNarrowed: query.q !== '' || Object.keys(query.filters).length > 0 }
  }
  const { before: _, ...wish } = mediaQueryOf(parameters)
  const conditions = libraryConditions(platform, wish)
  return { ...partOf(type, query), conditions, isNarrowed: Object.values(wish).some((one) => one !== '') }
}
