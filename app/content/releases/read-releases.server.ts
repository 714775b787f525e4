import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import { isoWithOffset, toInstant } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { languageName } from '../../platform/i18n/language-name.ts'
import { mayEdit, mayView } from '../editing-rights.server.ts'
import type { ModuleRegistry } from '../module-registry.server.ts'
import { releases } from '../tables.ts'
import { locate } from '../tree.ts'
import type { LiveRelease, Release, ReleaseContent, ReleaseSwitch } from './release.ts'
import { contentProblem } from './release-contents.server.ts'
import {
  type ContentRow,
  countObjects,
  type ReleaseParts,
  type ReleaseRow,
  readParts,
  type SwitchRow,
  switchProblem,
} from './release-parts.server.ts'

/** More than anybody prepares at once. */
export const MAX_RELEASES = 30

/**
 * The open releases of which somebody may see a part: those with a time by time, then the others; each with what speaks against
 * it now. Seven statements for each.
 */
export async function listReleases({ db }: { db: Database }, modules: ModuleRegistry, viewer: Viewer): Promise<Release[]> {
  const isOpen = isNull(releases.liveAt)
  const rows = await db
    .select()
    .from(releases)
    .where(isOpen)
    .orderBy(sql`${releases.at} ASC NULLS LAST`, asc(releases.id))
    .limit(MAX_RELEASES)
  const listed: Release[] = []
  for (const row of rows) {
    const parts = await readParts(db, row.id, { lock: false })
    if (isSeen(viewer, parts)) listed.push(describeRelease(modules, viewer, row, parts))
  }
  return listed
}

/** As many as anybody takes back. */
const MAX_LIVE = 5

/** The releases that went live last and can be undone, the last first. One statement. */
export async function listLiveReleases({ db }: { db: Database }, viewer: Viewer): Promise<LiveRelease[]> {
  const rows = await db.select().from(releases).where(isNotNull(releases.liveAt)).orderBy(desc(releases.liveAt)).limit(MAX_LIVE)
  return rows.flatMap(({ id, title, liveAt, undo, userName }) => {
    if (!liveAt || !undo || !isSeen(viewer, undo)) return []
    const parts = countObjects(undo)
    const contents = undo.contents
      .filter(isContentSeen(viewer))
      .map((each) => ({ content_type: each.contentType, object_id: each.objectId }))
    return [{ id, title, live_at: isoWithOffset(toInstant(liveAt)), user: userName, parts, contents, may_edit: mayEditParts(viewer, undo) }]
  })
}

/** One release; undefined when it is live or was taken back, or nothing of it is the viewer's to see. */
export async function readRelease(db: Database, modules: ModuleRegistry, viewer: Viewer, id: number): Promise<Release | undefined> {
  const [row] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), isNull(releases.liveAt)))
  if (!row) return undefined
  const parts = await readParts(db, id, { lock: false })
  return isSeen(viewer, parts) ? describeRelease(modules, viewer, row, parts) : undefined
}

/** What a release concerns. */
type Concerned = { contents: readonly { contentType: string; objectId: number }[]; switches: readonly unknown[] }

/** Whether somebody may see a part of a release; an empty one is seen by whoever may fill it. */
function isSeen(viewer: Viewer, { contents, switches }: Concerned): boolean {
  if (contents.length + switches.length === 0) return mayView(viewer, 'page') || mayEditAny(viewer)
  return (switches.length > 0 && mayView(viewer, 'page')) || contents.some(isContentSeen(viewer))
}

function isContentSeen(viewer: Viewer) {
  return ({ contentType, objectId }: { contentType: string; objectId: number }) => mayView(viewer, contentType, objectId)
}

function describeRelease(modules: ModuleRegistry, viewer: Viewer, row: ReleaseRow, parts: ReleaseParts): Release {
  return {
    id: row.id,
    title: row.title,
    at: row.at && isoWithOffset(toInstant(row.at)),
    user: row.userName,
    failure: row.failure,
    contents: parts.contents.filter(isContentSeen(viewer)).map((content) => describeContent(modules, parts, content)),
    switches: mayView(viewer, 'page') ? parts.switches.map((each) => describeSwitch(parts, each)) : [],
    may_edit: mayEditParts(viewer, parts),
  }
}

function describeContent(modules: ModuleRegistry, parts: ReleaseParts, content: ContentRow): ReleaseContent {
  const names = Object.values(content.containers).flatMap(({ before, after, nodes }) =>
    nodes.map((id) => {
      const type = (locate(after, id) ?? locate(before, id))?.node.type
      return type ? modules.labelOf(type) : t('Page layout')
    }),
  )
  const languages = [...new Set(content.translations.map(({ locale }) => locale))]
  const { id, contentType, objectId, userName } = content
  return {
    ...{ id, content_type: contentType, object_id: objectId, user: userName },
    modules: [...names, ...languages.map((locale) => t('Translation into {language}', { language: languageName(locale) }))],
    problem: contentProblem(modules, parts, content),
  }
}

function describeSwitch(parts: ReleaseParts, row: SwitchRow): ReleaseSwitch {
  const { id, target, objectId, title, isOnline, inMenu, position, userName } = row
  const now = target === 'page' ? parts.pages.get(objectId) : parts.links.get(objectId)
  return {
    ...{ id, target, object_id: objectId, title: now?.title ?? title, position, user: userName },
    is_online: isOnline,
    in_menu: inMenu,
    problem: switchProblem(parts, row),
  }
}

/** Whether somebody may edit every part of a release; of an empty one, whether they may edit any content. */
export function mayEditParts(viewer: Pick<Viewer, 'role'>, { contents, switches }: Concerned): boolean {
  // Links of the menu belong to the site, as pages do.
  if (switches.length > 0 && !mayEdit(viewer, 'page')) return false
  if (contents.length + switches.length === 0) return mayEditAny(viewer)
  return contents.every(({ contentType, objectId }) => mayEdit(viewer, contentType, objectId))
}

/** Whether somebody may edit the content of any kind of object. */
export function mayEditAny(viewer: Pick<Viewer, 'role'>): boolean {
  return ['page', 'article', 'production'].some((type) => mayEdit(viewer, type))
}
