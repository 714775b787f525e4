import { and, count, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import { parseInstant, toDate } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { forbidden } from '../../platform/http/authorize.ts'
import { invalidField, notFound, Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { navigationLinks } from '../../site/tables.ts'
import type { ContentObject } from '../content-object.ts'
import { assertMayEdit } from '../editing-rights.server.ts'
import { pages, releaseSwitches, releases, scheduledChanges } from '../tables.ts'
import { MAX_RELEASES, mayEditAny, mayEditParts } from './read-releases.server.ts'
import type { ReleaseRow } from './release-parts.server.ts'
import type { ReleaseChange, ReleaseCreation, ReleaseSwitchInput } from './schema.ts'

const MAX_SWITCHES = 100

/**
 * Creates an empty release. @returns its id
 * @throws Problem 400 when the time is past; 403; 409 `too_many`
 */
export function createRelease(platform: Platform, viewer: Viewer, { title, at }: ReleaseCreation): Promise<number> {
  return platform.write((tx) => insertRelease(tx, platform, viewer, { title, at: at === null ? null : comingTime(platform, at) }))
}

async function insertRelease(
  tx: Database,
  { clock }: Pick<Platform, 'clock'>,
  viewer: Viewer,
  { title, at }: { title: string; at: Date | null },
): Promise<number> {
  if (!mayEditAny(viewer)) throw forbidden()
  const [open] = await tx.select({ number: count() }).from(releases).where(isNull(releases.liveAt))
  if ((open?.number ?? 0) >= MAX_RELEASES) throw new Problem(409, 'too_many', t('Too many releases are open.'))
  const by = { userId: viewer.id, userName: viewer.name, createdAt: toDate(clock.now()) }
  const [created] = await tx
    .insert(releases)
    .values({ title, at, ...by })
    .returning({ id: releases.id })
  if (!created) throw new Error('release insert returned no row')
  return created.id
}

/**
 * Locks a release that changes are to go with; a title makes a new one. To be called before anything else is locked.
 * @returns its id
 * @throws Problem 403; 404; 409 `too_many`
 */
export async function lockReleaseFor(
  tx: Database,
  platform: Pick<Platform, 'clock'>,
  viewer: Viewer,
  wanted: number | string,
): Promise<number> {
  if (typeof wanted === 'string') return insertRelease(tx, platform, viewer, { title: wanted, at: null })
  return (await lockRelease(tx, wanted)).id
}

/**
 * Changes the title or the time of a release, in the caller's name from then on. A notice that it failed goes with a new time.
 * @throws Problem 400 when the time is past; 403 unless the caller may edit every part; 404
 */
export function changeRelease(platform: Platform, viewer: Viewer, id: number, { title, at }: ReleaseChange): Promise<void> {
  const time = at === undefined ? {} : { at: at === null ? null : comingTime(platform, at), failure: '' }
  return platform.write(async (tx) => {
    await lockRelease(tx, id)
    await assertMayEditParts(tx, viewer, id)
    const named = title === undefined ? {} : { title }
    await tx
      .update(releases)
      .set({ ...named, ...time, userId: viewer.id, userName: viewer.name })
      .where(eq(releases.id, id))
  })
}

/** Takes a release back, or dismisses the notice about one that failed; drafts and pages stay as they are. @throws Problem 403, 404 */
export function deleteRelease(platform: Platform, viewer: Viewer, id: number): Promise<void> {
  return platform.write(async (tx) => {
    await lockRelease(tx, id)
    await assertMayEditParts(tx, viewer, id)
    await tx.delete(releases).where(eq(releases.id, id))
  })
}

/**
 * Has a release switch a page or a link, in place of what it did with it before.
 * @throws Problem 400 when nothing is switched; 403; 404 no such release, page or link; 409 `too_many`
 */
export function setSwitch(platform: Platform, viewer: Viewer, releaseId: number, input: ReleaseSwitchInput): Promise<void> {
  const wanted =
    input.target === 'page'
      ? { isOnline: input.is_online, inMenu: input.in_menu, position: input.position }
      : { isOnline: input.is_online, inMenu: null, position: null }
  if (Object.values(wanted).every((value) => value === null)) throw invalidField('is_online', t('Choose what is to change.'))
  return platform.write(async (tx) => {
    // Links of the menu belong to the site, as pages do.
    assertMayEdit(viewer, 'page')
    await lockRelease(tx, releaseId)
    await writeSwitch(tx, viewer, { releaseId, target: input.target, objectId: input.object_id }, wanted)
  })
}

/**
 * Has a release put a page online; what else it does with the page stays. The release is locked.
 * @throws Problem 400 for what is not a page: a release switches nothing else of what has content; 404; 409 `too_many`
 */
export async function switchOnline(
  tx: Database,
  viewer: Viewer,
  releaseId: number,
  { contentType, objectId }: ContentObject,
): Promise<void> {
  if (contentType !== 'page') throw invalidField('release', t('A release puts pages online, no records. Choose a time instead.'))
  await writeSwitch(tx, viewer, { releaseId, target: 'page', objectId }, { isOnline: true })
}

type SwitchKey = Pick<typeof releaseSwitches.$inferSelect, 'releaseId' | 'target' | 'objectId'>

/** @throws Problem 404 no such page or link; 409 `too_many` */
async function writeSwitch(
  tx: Database,
  viewer: Viewer,
  key: SwitchKey,
  wanted: Partial<Pick<typeof releaseSwitches.$inferSelect, 'isOnline' | 'inMenu' | 'position'>>,
): Promise<void> {
  const table = key.target === 'page' ? pages : navigationLinks
  const [object] = await tx.select({ title: table.title }).from(table).where(eq(table.id, key.objectId))
  if (!object) throw notFound()
  const [others] = await tx.select({ number: count() }).from(releaseSwitches).where(eq(releaseSwitches.releaseId, key.releaseId))
  if ((others?.number ?? 0) >= MAX_SWITCHES) throw new Problem(409, 'too_many', t('Too many changes are in this release.'))
  const values = { ...wanted, title: object.title, userName: viewer.name }
  await tx
    .insert(releaseSwitches)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [releaseSwitches.releaseId, releaseSwitches.target, releaseSwitches.objectId], set: values })
}

/** Leaves a page or link as it is when the release goes live. @throws Problem 403, 404 */
export function removeSwitch(platform: Platform, viewer: Viewer, releaseId: number, id: number): Promise<void> {
  return platform.write(async (tx) => {
    assertMayEdit(viewer, 'page')
    await lockRelease(tx, releaseId)
    const isThis = and(eq(releaseSwitches.releaseId, releaseId), eq(releaseSwitches.id, id))
    const removed = await tx.delete(releaseSwitches).where(isThis).returning({ id: releaseSwitches.id })
    if (removed.length === 0) throw notFound()
  })
}

/** Locks a release, which comes before all other locks. @throws Problem 404 when it is live or was taken back */
export async function lockRelease(tx: Database, id: number): Promise<ReleaseRow> {
  const isOpen = and(eq(releases.id, id), isNull(releases.liveAt))
  const [release] = await tx.select().from(releases).where(isOpen).for('update')
  if (!release) throw notFound()
  return release
}

async function assertMayEditParts(tx: Database, viewer: Viewer, id: number): Promise<void> {
  const contents = await tx.select().from(scheduledChanges).where(eq(scheduledChanges.releaseId, id))
  const switches = await tx.select().from(releaseSwitches).where(eq(releaseSwitches.releaseId, id))
  if (!mayEditParts(viewer, { contents, switches })) throw forbidden()
}

/** @throws Problem 400 when the time is past */
function comingTime({ clock }: Pick<Platform, 'clock'>, time: string): Date {
  const at = parseInstant(time)
  if (Temporal.Instant.compare(at, clock.now()) <= 0) throw invalidField('at', t('This time is in the past.'))
  return toDate(at)
}
