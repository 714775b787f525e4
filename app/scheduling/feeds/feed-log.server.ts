import type { Viewer } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordChange } from '../../records/write.server.ts'
import type { planningFeeds } from '../tables.ts'

type Feed = Pick<typeof planningFeeds.$inferSelect, 'id' | 'name' | 'address' | 'roomId' | 'kind' | 'rules' | 'isActive' | 'failure'>
type Noted = { action: 'created' | 'changed' | 'deleted'; before: Feed | null; after: Feed | null }

/** The kind under which the audit log lists planning systems: what staff do with them, and when reading them began to fail or went well again. */
export const feedKind = {
  name: 'planning-feed',
  area: 'programme',
  label: 'Planning system',
  plural: 'Planning systems',
  fields: {
    name: { label: 'Name' },
    host: { label: 'Address|feed' },
    roomId: { label: 'Room' },
    kind: { label: 'What is it?' },
    rules: { label: 'By words' },
    isActive: { label: 'Read|feed' },
    failure: { label: 'Reading error' },
  },
} as const

/** Adds a change of a planning system to the audit log. @param viewer undefined when it was read by itself */
export function logFeed(platform: Platform, tx: Database, viewer: Viewer | undefined, { action, before, after }: Noted): Promise<void> {
  const feed = after ?? before
  const by = viewer ?? { id: '', name: t('Planning system') }
  const change = { contentType: feedKind.name, objectId: feed?.id ?? 0, title: feed?.name ?? '', action }
  return recordChange(platform, tx, by, { ...change, before: before && loggedValues(before), after: after && loggedValues(after) })
}

/** Without path and parameters of the address, which are as good as a password. */
function loggedValues({ name, address, roomId, kind, rules, isActive, failure }: Feed): Record<string, unknown> {
  return { name, host: hostOf(address), roomId, kind, rules, isActive, failure }
}

/** The server that a planning system is read from. */
export function hostOf(address: string): string {
  return URL.parse(address.replace(/^webcals?:/i, 'https:'))?.host ?? ''
}
