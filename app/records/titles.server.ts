import { and } from 'drizzle-orm'
import { canWithType } from '../platform/auth/rights.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { type ListedRecord, listOptions } from './list.server.ts'
import { publishedCondition } from './published-records.ts'
import type { Reader, RecordType } from './record-type.ts'
import { referableType } from './registry.server.ts'
import { typeFor } from './role-limits.server.ts'

/** Titles by record type and id. */
export type TitlesByType = Record<string, Record<number, string>>

/**
 * The titles of records that others reference, as far as the reader may know them: those they read, and of the types they do not
 * read those that visitors see. One statement per record type.
 * @param ids by the name of their type
 */
export async function readTitles(
  platform: Pick<Platform, 'db' | 'clock'>,
  reader: Reader,
  ids: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<TitlesByType> {
  const titles: TitlesByType = {}
  for (const [name, wanted] of ids) {
    const type = namedTo(platform, reader, referableType(name))
    const named = type && wanted.size > 0 ? await listOptions(platform.db, type, { q: '', ids: [...wanted] }) : []
    titles[name] = Object.fromEntries(named.map(({ id, title }) => [id, title]))
  }
  return titles
}

/** The titles of the records that the `relation` fields in the columns of a list reference. One statement for each type referenced. */
export function readTitlesOfList(
  platform: Pick<Platform, 'db' | 'clock'>,
  reader: Reader,
  { fields, list }: RecordType,
  records: ListedRecord[],
): Promise<TitlesByType> {
  const ids = new Map<string, Set<number>>()
  for (const name of list.columns) {
    const field = fields[name]
    if (field?.kind !== 'relation') continue
    const named = records.flatMap(({ values }) => (typeof values[name] === 'number' ? [values[name]] : []))
    ids.set(field.of, new Set([...(ids.get(field.of) ?? []), ...named]))
  }
  return readTitles(platform, reader, ids)
}

function namedTo(platform: Pick<Platform, 'clock'>, reader: Reader, type: RecordType): RecordType | undefined {
  if (canWithType(reader.role, 'read', type)) return typeFor(platform, reader, type)
  return type.isForStaff ? undefined : { ...type, only: and(type.only, publishedCondition(type, toDate(platform.clock.now()))) }
}
