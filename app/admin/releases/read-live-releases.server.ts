import { listLiveReleases } from '../../content/index.server.ts'
import type { LiveRelease } from '../../content/index.ts'
import { ownerKey } from '../../media-library/documents-using.server.ts'
import { ownerUsages } from '../../media-library/owner-usages.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { toDate } from '../../platform/clock/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { readUnseen } from '../unseen-changes.server.ts'

/** A release that went live, with the names of what visitors do not see of it. */
export type ShownLiveRelease = LiveRelease & { unseen: string[] }

/** The releases that went live last, each with what of it is on a page that visitors do not see now. */
export async function readLiveReleases(platform: Pick<Platform, 'db' | 'clock'>, viewer: Viewer): Promise<ShownLiveRelease[]> {
  const releases = await listLiveReleases(platform, viewer)
  const objects = releases.flatMap(({ contents }) =>
    contents.map(({ content_type, object_id }) => ({ contentType: content_type, objectId: object_id, slug: '' })),
  )
  const at = toDate(platform.clock.now())
  const unseen = await readUnseen(
    platform,
    objects.map((object) => ({ at, failure: '', object })),
  )
  const hidden = objects.filter((_, index) => unseen[index])
  const places = await ownerUsages(platform.db, hidden)
  const titles = new Map(hidden.map((object) => [ownerKey(object), places.get(ownerKey(object))?.[0]?.title]))
  return releases.map((release) => ({
    ...release,
    unseen: release.contents.flatMap(
      ({ content_type, object_id }) => titles.get(ownerKey({ contentType: content_type, objectId: object_id, slug: '' })) ?? [],
    ),
  }))
}
