import { and, desc, eq, getTableColumns, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { pageUrl, releaseKind } from '../content/index.server.ts'
import { pages } from '../content/tables.ts'
import { entryKind } from '../forms/index.server.ts'
import { identityKind } from '../identity/index.server.ts'
import { excludesUndoDetails, importKind, sourceKind } from '../imports/import-log.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Area } from '../platform/auth/rights.ts'
import { can } from '../platform/auth/rights.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import { likePattern } from '../platform/database/like-pattern.ts'
import { forbidden } from '../platform/http/authorize.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { Platform } from '../platform/platform.ts'
import { idIn } from '../records/id-param.ts'
import type { Values } from '../records/record-type.ts'
import { recordTypes } from '../records/registry.server.ts'
import { type ChangeAction, recordChanges } from '../records/tables.ts'
import { changedFields } from '../records/three-way-merge.ts'
import { trashStart } from '../records/trash.server.ts'
import { commentKind, previewLinkKind, reviewKind } from '../review/index.server.ts'
import { feedKind } from '../scheduling/feeds/feed-log.server.ts'
import { settingsKind } from '../site/settings-record.server.ts'
import { accessKind, roleKind } from '../users/access-log.server.ts'
import { legalKind, pageKind } from './page-log.server.ts'

const SHOWN = 50
const ACTIONS: readonly ChangeAction[] = [
  'created',
  'changed',
  'deleted',
  'restored',
  'moved',
  'published',
  'returned',
  'discarded',
  'translated',
  'undone',
]

/** A kind of entry in the log: a record type, pages, imports, users. */
type LoggedKind = { name: string; area: Area; label: Label; plural: Label; fields: Record<string, { label: Label }> }

/** The filter of the log, as in the URL; `ofImport`: only changes by that import. */
export type LogQuery = { type: string; action: string; who: string; before: number | undefined; ofImport?: number | undefined }

/** The result of an undone import, as stored in the log. */
type Undone = { deleted: number; returned: number; kept: number }

/** Parses the filter of the log. */
export function parseLogQuery(parameters: URLSearchParams): LogQuery {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, 100)
  return {
    type: text('type'),
    action: text('action'),
    who: text('who'),
    before: idIn(parameters.get('before')),
    ofImport: idIn(parameters.get('import')),
  }
}

/** The entries the viewer may read, newest first. The log is append-only. @throws Problem 403 where they may read none of any kind */
export async function readAuditLog(platform: Pick<Platform, 'db' | 'clock'>, viewer: Viewer, query: LogQuery) {
  const readable: LoggedKind[] = [
    pageKind,
    legalKind,
    ...recordTypes(),
    importKind,
    sourceKind,
    feedKind,
    settingsKind,
    identityKind,
    accessKind,
    roleKind,
    commentKind,
    previewLinkKind,
    reviewKind,
    releaseKind,
    entryKind,
  ].filter((kind) => can(viewer.role, 'read', kind.area))
  if (readable.length === 0) throw forbidden()
  const kinds = readable.filter(({ name }) => !query.type || name === query.type)
  const rows = await platform.db
    // Deletions need no comparison, and the stored state of a page is large.
    .select({
      ...getTableColumns(recordChanges),
      before: sql<Values | null>`CASE WHEN ${recordChanges.action} <> 'deleted' THEN ${recordChanges.before} END`,
      fate: fateOf(platform),
      path: pages.path,
      locale: pages.locale,
    })
    .from(recordChanges)
    .leftJoin(pages, and(eq(recordChanges.contentType, pageKind.name), eq(recordChanges.objectId, pages.id)))
    .where(
      and(
        inArray(
          recordChanges.contentType,
          kinds.map(({ name }) => name),
        ),
        ...conditionsOf(query),
      ),
    )
    .orderBy(desc(recordChanges.id))
    .limit(SHOWN + 1)
  const shown = rows.slice(0, SHOWN)
  return {
    types: readable.map(({ name, plural }) => ({ name, plural })),
    changes: shown.flatMap(({ contentType, createdAt, before, after, lists: _, userId: __, importId: ___, path, locale, ...change }) => {
      const type = readable.find(({ name }) => name === contentType)
      if (!type) return []
      const touched = before && after ? changedFields(before, after) : []
      const fields = touched.flatMap((name) => type.fields[name]?.label ?? [])
      const undone = contentType === importKind.name ? (after as Undone) : null
      const url = path !== null && locale !== null ? `${pageUrl(path, locale)}?edit` : null
      // Deleted with a page above it, a page has no entry of its own.
      const fate = type.name === pageKind.name && url === null && change.fate === 'there' ? 'bin' : change.fate
      return [
        {
          ...change,
          fate,
          url,
          undone,
          isClosed: isClosed(viewer, type),
          type: type.name,
          label: type.label,
          fields,
          createdAt: isoWithOffset(toInstant(createdAt)),
        },
      ]
    }),
    next: rows.length > SHOWN ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Whether what is logged of a kind may be read here, and its own screen is for those alone who change something there. */
function isClosed({ role }: Viewer, { name, area }: LoggedKind): boolean {
  return (name === sourceKind.name || name === identityKind.name) && !can(role, 'write', area)
}

/** What has become of the object of an entry: it is there, in the bin, or gone for good. */
function fateOf(platform: Pick<Platform, 'clock'>): SQL<'there' | 'bin' | 'gone'> {
  return sql`(SELECT CASE WHEN latest.action <> 'deleted' THEN 'there' WHEN latest.created_at >= ${trashStart(platform).toISOString()}::timestamptz
    THEN 'bin' ELSE 'gone' END FROM ${recordChanges} AS latest WHERE latest.content_type = ${recordChanges.contentType}
    AND latest.object_id = ${recordChanges.objectId} ORDER BY latest.id DESC LIMIT 1)`
}

function conditionsOf({ action, who, before, ofImport }: LogQuery): SQL[] {
  const knownAction = ACTIONS.find((one) => one === action)
  return [
    ...(knownAction ? [eq(recordChanges.action, knownAction)] : []),
    ...(who ? [ilike(recordChanges.userName, likePattern(who))] : []),
    ofImport ? eq(recordChanges.importId, ofImport) : excludesUndoDetails(),
    ...(before ? [lt(recordChanges.id, before)] : []),
  ]
}
