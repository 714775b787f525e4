import type { Platform } from '../platform/platform.ts'
import { idIn } from './id-param.ts'
import { listOptions } from './list.server.ts'
import type { FilterOptions, ListQuery } from './list-query.ts'
import type { Reader, RecordType } from './record-type.ts'
import { referableType } from './registry.server.ts'
import { typeFor } from './role-limits.server.ts'

/** How many options a filter offers as a list; with more, the user searches by title. */
const MAX_OFFERED = 100

/** The options of the filters of a list that reference other records, as somebody reads them, by field. One statement each, and one more for a chosen record beyond `MAX_OFFERED`. */
export async function readFilterOptions(
  platform: Pick<Platform, 'db' | 'clock'>,
  reader: Reader,
  type: RecordType,
  { filters }: ListQuery,
): Promise<Record<string, FilterOptions>> {
  const offered: Record<string, FilterOptions> = {}
  for (const name of type.list.filters ?? []) {
    const field = type.fields[name]
    if (field?.kind !== 'relation' && field?.kind !== 'relations') continue
    const other = typeFor(platform, reader, referableType(field.of))
    const all = await listOptions(platform.db, other, { q: '', ids: undefined, limit: MAX_OFFERED + 1 })
    const chosen = idIn(filters[name])
    if (all.length <= MAX_OFFERED) offered[name] = { isAll: true, options: all }
    else offered[name] = { isAll: false, options: chosen ? await listOptions(platform.db, other, { q: '', ids: [chosen] }) : [] }
  }
  return offered
}
