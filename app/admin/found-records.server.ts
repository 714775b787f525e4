import { can, canWithType } from '../platform/auth/rights.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { findRecords } from '../records/find-records.server.ts'
import type { Reader } from '../records/record-type.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { typeFor } from '../records/role-limits.server.ts'

/** What people look for by name. Performances bear the names of their productions, which lead to them. */
const NAMED = ['production', 'person', 'article', 'series', 'venue', 'form', 'alert']

/** A record of the house in the palette. */
export type FoundInHouse = { url: string; title: string; kind: string }

/**
 * The records that a role reads, by name, whether visitors see them or not. One statement.
 * @returns `isWhole`: whether it reads all of the programme, so that what visitors find is its to open too
 */
export async function foundRecords(
  platform: Pick<Platform, 'db' | 'clock'>,
  reader: Reader,
  typed: string,
): Promise<{ results: FoundInHouse[]; isWhole: boolean }> {
  const { role } = reader
  const types = NAMED.map(recordTypeNamed).filter((type) => canWithType(role, 'read', type))
  const found = await findRecords(
    platform.db,
    types.map((type) => typeFor(platform, reader, type)),
    typed,
  )
  const results = found.map(({ type, id, title, isOnline }) => ({
    url: adminUrl(type, id),
    title,
    kind: isOnline === false ? t('{kind}, offline', { kind: t(recordTypeNamed(type).label) }) : t(recordTypeNamed(type).label),
  }))
  return { results, isWhole: can(role, 'read', 'programme') }
}
