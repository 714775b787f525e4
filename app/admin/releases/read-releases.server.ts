import { type ContentObject, listReleases } from '../../content/index.server.ts'
import { RELEASES_PATH, type Release, type ReleaseContent, type ReleaseSwitch } from '../../content/index.ts'
import { ownerKey } from '../../media-library/documents-using.server.ts'
import { ownerUsages } from '../../media-library/owner-usages.server.ts'
import { moduleRegistry } from '../../modules/module-registry.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'

/** One object, or one state of it, that goes live with a release. */
export type ReleasePart = {
  /** unique in its release */
  key: string
  title: string
  /** where it is edited; null where that is nowhere */
  to: string | null
  /** the API path by which it is taken out */
  path: string
  user: string
  problem: string
  isPage: boolean
  /** what it is a part of, or switches */
  object: ContentObject
  change:
    | { kind: 'content'; modules: string[] }
    | ({ kind: 'switch' } & Pick<ReleaseSwitch, 'target' | 'is_online' | 'in_menu' | 'position'>)
}

export type ShownRelease = Omit<Release, 'contents' | 'switches'> & { parts: ReleasePart[] }

/** The open releases with the names of their parts. */
export async function readReleases(platform: Pick<Platform, 'db'>, viewer: Viewer): Promise<ShownRelease[]> {
  const releases = await listReleases(platform, moduleRegistry, viewer)
  const owners = releases.flatMap(({ contents, switches }) => [
    ...contents.map(ownerOf),
    ...switches.map(({ target, object_id }) => ({ contentType: target, objectId: object_id, slug: '' })),
  ])
  const places = await ownerUsages(platform.db, owners)
  const placeOf = (contentType: string, objectId: number) => places.get(ownerKey({ contentType, objectId, slug: '' }))?.[0]
  return releases.map(({ contents, switches, ...release }) => ({
    ...release,
    parts: [
      ...contents.map((content) => contentPart(content, placeOf(content.content_type, content.object_id))),
      ...switches.map((each) => switchPart(release.id, each, placeOf(each.target, each.object_id))),
    ],
  }))
}

type Place = { title: string; to: string | null } | undefined

function ownerOf({ content_type, object_id }: ReleaseContent) {
  return { contentType: content_type, objectId: object_id, slug: '' }
}

function contentPart({ id, content_type, object_id, modules, user, problem }: ReleaseContent, place: Place): ReleasePart {
  return {
    key: `content-${id}`,
    title: place?.title ?? t('Deleted'),
    to: place?.to ?? null,
    path: `/de/pageeditor-api/scheduled/${content_type}/${object_id}/${id}`,
    ...{ user, problem },
    isPage: content_type === 'page',
    object: { contentType: content_type, objectId: object_id },
    change: { kind: 'content', modules },
  }
}

function switchPart(releaseId: number, row: ReleaseSwitch, place: Place): ReleasePart {
  const { id, target, object_id, title, user, problem, is_online, in_menu, position } = row
  return {
    key: `switch-${id}`,
    title,
    to: place?.to ?? (target === 'navigation-link' ? adminUrl(target, object_id) : null),
    path: `${RELEASES_PATH}/${releaseId}/switches/${id}`,
    ...{ user, problem },
    isPage: target === 'page',
    object: { contentType: target, objectId: object_id },
    change: { kind: 'switch', target, is_online, in_menu, position },
  }
}
