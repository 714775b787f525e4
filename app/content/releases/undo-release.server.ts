import { and, eq, isNotNull } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import { forbidden } from '../../platform/http/authorize.ts'
import { notFound } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ModuleRegistry } from '../module-registry.server.ts'
import type { ContentServices } from '../page-log.ts'
import type { PlannedContent } from '../planned-content.server.ts'
import type { LiveWrite } from '../publishing.server.ts'
import { type DoneContent, type DoneSwitch, type ReleaseUndo, releaseSwitches, releases, scheduledChanges } from '../tables.ts'
import { stateOf } from './done-release.server.ts'
import { releaseKind } from './log-kind.ts'
import { mayEditParts } from './read-releases.server.ts'
import { assertNoProblems, makeContentLive, mergeContents, readContentProblems } from './release-contents.server.ts'
import { countObjects, type ReleaseParts, type ReleaseRow, readParts } from './release-parts.server.ts'
import { applySwitches } from './switches.server.ts'

/**
 * Takes back all that a release did when it went live, or nothing of it, and opens the release again with what it had in it,
 * without a time (decision 0096).
 * @returns how many pages, records and links are as before
 * @throws Problem 403 unless the caller may edit every part; 404 when it is not live, or was too long ago; 409
 * `release_conflict` with what somebody has changed since
 */
export function undoRelease(services: ContentServices, modules: ModuleRegistry, viewer: Viewer, id: number): Promise<{ parts: number }> {
  return services.platform.write(async (tx, invalidate, refresh) => {
    const { release, undo } = await lockLiveRelease(tx, id)
    if (!mayEditParts(viewer, undo)) throw forbidden()
    await open(tx, release, undo)
    const parts = await readParts(tx, id, { lock: true })
    await takeBack({ services, modules, tx, invalidate, refresh, viewer }, release, { undo, parts })
    return { parts: countObjects(undo) }
  })
}

async function lockLiveRelease(tx: Database, id: number): Promise<{ release: ReleaseRow; undo: ReleaseUndo }> {
  const isLive = and(eq(releases.id, id), isNotNull(releases.liveAt))
  const [release] = await tx.select().from(releases).where(isLive).for('update')
  if (!release?.undo) throw notFound()
  return { release, undo: release.undo }
}

/** Puts the parts into the release again, which makes it an open one. */
async function open(tx: Database, { id: releaseId }: ReleaseRow, { contents, switches }: ReleaseUndo): Promise<void> {
  await tx.update(releases).set({ liveAt: null, undo: null, at: null }).where(eq(releases.id, releaseId))
  const rows = contents.map(({ back: _, translationsBack: __, createdAt, ...content }) => ({
    ...content,
    releaseId,
    createdAt: new Date(createdAt),
  }))
  if (rows.length > 0) await tx.insert(scheduledChanges).values(rows)
  const states = switches.map(({ before: _, after: __, ...wanted }) => ({ ...wanted, releaseId }))
  if (states.length > 0) await tx.insert(releaseSwitches).values(states)
}

async function takeBack(work: LiveWrite, { id, title }: ReleaseRow, { undo, parts }: { undo: ReleaseUndo; parts: ReleaseParts }) {
  const { services, modules, tx, viewer } = work
  const contents = undo.contents.map(wayBackOf)
  const ofSwitches = undo.switches.map((each) => ({ title: each.title, problem: changedSince(parts, each) }))
  assertNoProblems([...(await readContentProblems(work, parts, contents)), ...ofSwitches])
  const summary = t('Release “{title}” undone', { title })
  const { merged, isVersioned } = mergeContents(modules, parts, contents)
  const switches = undo.switches.map(({ target, objectId, before }) => ({ target, objectId, ...before }))
  await applySwitches(work, { ...parts, switches }, { summary, isVersioned })
  for (const each of merged) await makeContentLive(work, each, summary)
  await services.log.record(tx, viewer, { contentType: releaseKind.name, objectId: id, title, action: 'undone' })
}

/** The way back as planned changes; of all that is planned for the object it comes first. */
function wayBackOf({ contentType, objectId, back, translationsBack = [] }: DoneContent): PlannedContent {
  return { id: 0, contentType, objectId, containers: back, translations: translationsBack }
}

/** What of a state is neither as the release has left it nor as it was before; empty for none. */
function changedSince(parts: ReleaseParts, done: DoneSwitch): string {
  const { target, objectId, before, after } = done
  if (target === 'page' ? !parts.pages.has(objectId) : !parts.links.has(objectId)) return t('It was deleted.')
  const now = stateOf(done, parts)
  const isOther = (name: 'isOnline' | 'inMenu' | 'position') => now[name] !== after[name] && now[name] !== before[name]
  const names = [isOther('isOnline') && t('Online'), isOther('inMenu') && t('Main menu'), isOther('position') && t('Order')]
  const changed = names.filter(Boolean).join(', ')
  return changed && t('Changed meanwhile: {names}', { names: changed })
}
