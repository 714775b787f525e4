import type { RouterContextProvider } from 'react-router'
import { viewerOf } from '../platform/auth/viewer-context.ts'
import { platformOf } from '../platform/platform.ts'
import type { ContainerDocument } from './document.ts'
import { readContainers, readDrafts, readVersion } from './queries.server.ts'
import { modulesOf, type Prepared } from './runtime.server.ts'

/** Everything that the containers of one object show, ready to be drawn. */
export type Region = {
  contentType: string
  objectId: number
  containers: { id: number; slug: string; revision: number; document: ContainerDocument; hasDraft: boolean }[]
  prepared: Prepared
}

/**
 * Reads what an object's containers show: to visitors what is online now; to staff in edit mode the draft; to
 * staff who ask for a version, that version.
 * @returns undefined when the version does not exist
 */
export async function readRegion(
  context: Readonly<RouterContextProvider>,
  contentType: string,
  objectId: number,
  view: { edit?: boolean; version?: number } = {},
): Promise<Region | undefined> {
  const platform = platformOf(context)
  const modules = modulesOf(context)
  const isStaff = (view.edit || view.version !== undefined) && Boolean(await viewerOf(context))
  const rows = await readContainers(platform, contentType, objectId)
  const drafts =
    isStaff && view.edit
      ? await readDrafts(
          platform,
          rows.map((row) => row.id),
        )
      : undefined
  const version = isStaff && view.version !== undefined ? await readVersion(platform, contentType, objectId, view.version) : undefined
  if (isStaff && view.version !== undefined && !version) return undefined
  const now = platform.clock.now()
  const containers = rows.map((row) => {
    const draft = drafts?.get(row.id)
    const document = modules.upgrade(draft?.document ?? version?.[row.slug] ?? row.document)
    return {
      id: row.id,
      slug: row.slug,
      revision: draft?.revision ?? row.revision,
      document: isStaff ? document : modules.onlineNow(document, now),
      hasDraft: Boolean(draft),
    }
  })
  const prepared = await modules.prepare(
    platform,
    containers.map((container) => container.document),
  )
  return { contentType, objectId, containers, prepared }
}
