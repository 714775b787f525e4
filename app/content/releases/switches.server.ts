import { eq } from 'drizzle-orm'
import { toDate } from '../../platform/clock/clock.ts'
import { navigationLinks } from '../../site/tables.ts'
import { invalidatePages, lockPage, placeAt, readBelow } from '../page-addresses.server.ts'
import { pageLogObject } from '../page-log.ts'
import { fieldsOf } from '../page-settings.server.ts'
import { type LiveWrite, lockContainers, writeVersion } from '../publishing.server.ts'
import type { PageRow } from '../queries.server.ts'
import { pages } from '../tables.ts'
import type { ReleaseParts, WantedSwitch } from './release-parts.server.ts'

type Versions = { summary: string; isVersioned: (pageId: number) => boolean }

/**
 * Sets the states of pages and links that a release switches; all of them are there.
 * @param isVersioned whether a page gets a version of its own, as its content does not change
 */
export async function applySwitches(
  work: LiveWrite,
  parts: Pick<ReleaseParts, 'pages'> & { switches: WantedSwitch[] },
  versions: Versions,
): Promise<void> {
  for (const each of parts.switches.filter(({ target }) => target === 'navigation-link')) await showLink(work, each)
  const ofPages = parts.switches.filter(({ target }) => target === 'page')
  for (const each of ofPages) {
    const before = parts.pages.get(each.objectId)
    if (before) await changeState(work, before, each)
  }
  // From the first position on, so that each one ends where it was to be.
  for (const { objectId, position } of ofPages.toSorted((left, right) => (left.position ?? 0) - (right.position ?? 0))) {
    const before = parts.pages.get(objectId)
    if (before && position !== null) await placeAt(work.tx, before, position)
  }
  for (const { objectId } of ofPages) {
    const before = parts.pages.get(objectId)
    if (before) await record(work, before, versions)
  }
}

async function showLink({ tx, invalidate }: LiveWrite, { objectId, isOnline }: WantedSwitch): Promise<void> {
  if (isOnline === null) return
  await tx.update(navigationLinks).set({ isOnline }).where(eq(navigationLinks.id, objectId))
  invalidate('navigation')
}

async function changeState({ services: { platform }, tx }: LiveWrite, before: PageRow, { isOnline, inMenu }: WantedSwitch): Promise<void> {
  const state = { ...(isOnline === null ? {} : { isOnline }), ...(inMenu === null ? {} : { inMenu }) }
  await tx
    .update(pages)
    .set({ ...state, revision: before.revision + 1, updatedAt: toDate(platform.clock.now()) })
    .where(eq(pages.id, before.id))
}

/** Writes what has become of a page: version, audit log, and what depends on it. */
async function record(
  { services: { platform, log }, tx, viewer, invalidate }: LiveWrite,
  before: PageRow,
  versions: Versions,
): Promise<void> {
  const after = await lockPage(tx, before.id)
  const object = { contentType: 'page', objectId: after.id }
  if (versions.isVersioned(after.id)) {
    await writeVersion(tx, platform, viewer, { ...object, kind: 'settings', summary: versions.summary }, await lockContainers(tx, object))
  }
  await log.record(tx, viewer, { ...pageLogObject(after), action: 'changed', before: logFields(before), after: logFields(after) })
  // The pages below are visible only while this one is.
  invalidatePages(invalidate, after, ...(await readBelow(tx, after)))
}

function logFields(page: PageRow): Record<string, unknown> {
  return { ...fieldsOf(page), position: page.position }
}
