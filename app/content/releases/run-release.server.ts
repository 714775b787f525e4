import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import { readUserRoles } from '../../platform/auth/stored-roles.ts'
import { users } from '../../platform/auth/tables.ts'
import { toDate } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { forbidden } from '../../platform/http/authorize.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ModuleRegistry } from '../module-registry.server.ts'
import type { ContentServices } from '../page-log.ts'
import type { LiveWrite } from '../publishing.server.ts'
import { type DoneContent, type ReleaseUndo, releaseSwitches, releases, scheduledChanges } from '../tables.ts'
import { doneContent, doneSwitches } from './done-release.server.ts'
import { lockRelease } from './edit-release.server.ts'
import { releaseKind } from './log-kind.ts'
import { mayEditParts } from './read-releases.server.ts'
import { assertNoProblems, makeContentLive, mergeContents, readContentProblems } from './release-contents.server.ts'
import { countObjects, type ReleaseParts, type ReleaseRow, readParts, switchProblem } from './release-parts.server.ts'
import { applySwitches } from './switches.server.ts'

/**
 * Makes the releases live that are due, each in one transaction, in the name of the user who set the time. Of one that cannot
 * go live as a whole nothing does; it stays with the reason.
 */
export async function runDueReleases(services: ContentServices, modules: ModuleRegistry): Promise<void> {
  const { db, clock } = services.platform
  const isDue = and(isNull(releases.liveAt), lte(releases.at, toDate(clock.now())), eq(releases.failure, ''))
  const due = await db.select({ id: releases.id }).from(releases).where(isDue).orderBy(asc(releases.at), asc(releases.id))
  for (const { id } of due) {
    try {
      await services.platform.write(async (tx, invalidate, refresh) => {
        const release = await claim(tx, services, id)
        if (!release) return
        const parts = await readParts(tx, id, { lock: true })
        await assertPlannerMay(tx, release, parts)
        const viewer = { id: release.userId, name: release.userName, role: null }
        await goLiveTogether({ services, modules, tx, invalidate, refresh, viewer }, release, parts)
      })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      await keepFailure(services, id, error.message)
    }
  }
}

/**
 * Makes a release live now, all of it or nothing.
 * @returns how many pages, records and links have changed
 * @throws Problem 403 unless the caller may edit every part; 404; 409 `release_empty`, `release_conflict` with what speaks
 * against it
 */
export function publishRelease(services: ContentServices, modules: ModuleRegistry, viewer: Viewer, id: number): Promise<{ parts: number }> {
  return services.platform.write(async (tx, invalidate, refresh) => {
    const release = await lockRelease(tx, id)
    const parts = await readParts(tx, id, { lock: true })
    if (!mayEditParts(viewer, parts)) throw forbidden()
    return { parts: await goLiveTogether({ services, modules, tx, invalidate, refresh, viewer }, release, parts) }
  })
}

/** Locks a due release; undefined when another node has made it live, or its time was changed. */
async function claim(tx: Database, { platform: { clock } }: ContentServices, id: number): Promise<ReleaseRow | undefined> {
  const isDue = and(eq(releases.id, id), isNull(releases.liveAt), lte(releases.at, toDate(clock.now())), eq(releases.failure, ''))
  const [release] = await tx.select().from(releases).where(isDue).for('update')
  return release
}

/** @returns how many objects have changed */
async function goLiveTogether(work: LiveWrite, release: ReleaseRow, parts: ReleaseParts): Promise<number> {
  const { modules, tx } = work
  const { contents, switches } = parts
  if (contents.length + switches.length === 0) throw new Problem(409, 'release_empty', t('There is nothing in this release yet.'))
  const ofSwitches = switches.map((each) => ({ title: each.title, problem: switchProblem(parts, each) }))
  assertNoProblems([...(await readContentProblems(work, parts, contents)), ...ofSwitches])
  const summary = t('Release “{title}”', { title: release.title })
  const { merged, isVersioned } = mergeContents(modules, parts, contents)
  // First, so that the versions of the content hold the pages' new settings.
  await applySwitches(work, parts, { summary, isVersioned })
  const contentsDone: DoneContent[] = []
  for (const each of merged) {
    const translationsBack = await makeContentLive(work, each, summary)
    contentsDone.push(doneContent({ content: each.content, merged: each.merged, translationsBack }))
  }
  await closeRelease(work, release, { contents: contentsDone, switches: await doneSwitches(tx, parts) })
  return countObjects(parts)
}

/** Empties a release that is live, keeps what it did, and writes its own entry in the audit log. */
async function closeRelease({ services, tx, viewer }: LiveWrite, { id, title }: ReleaseRow, undo: ReleaseUndo): Promise<void> {
  await tx.delete(scheduledChanges).where(eq(scheduledChanges.releaseId, id))
  await tx.delete(releaseSwitches).where(eq(releaseSwitches.releaseId, id))
  const by = { userId: viewer.id, userName: viewer.name, liveAt: toDate(services.platform.clock.now()) }
  await tx
    .update(releases)
    .set({ undo, failure: '', ...by })
    .where(eq(releases.id, id))
  await services.log.record(tx, viewer, { contentType: releaseKind.name, objectId: id, title, action: 'published' })
}

/** @throws Problem 403 when whoever set the time may not publish all of it any more */
async function assertPlannerMay(tx: Database, { userId, userName }: ReleaseRow, parts: ReleaseParts): Promise<void> {
  const [planner] = await readUserRoles(tx, eq(users.id, userId))
  if (planner && mayEditParts(planner, parts)) return
  throw new Problem(403, 'not_allowed', t('{name} may not publish all of this any more.', { name: userName }))
}

function keepFailure({ platform }: ContentServices, id: number, failure: string): Promise<void> {
  return platform.write(async (tx) => {
    await tx
      .update(releases)
      .set({ failure })
      .where(and(eq(releases.id, id), lte(releases.at, toDate(platform.clock.now()))))
  })
}
