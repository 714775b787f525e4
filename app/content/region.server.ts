import type { RouterContextProvider } from 'react-router'
import { getViewer } from '../platform/auth/session-context.ts'
import { dayOf } from '../platform/clock/clock.ts'
import { platformOf } from '../platform/platform.ts'
import type { ContainerDocument } from './document.ts'
import { mayEdit } from './editing-rights.server.ts'
import { moduleRegistryOf, type RenderData } from './module-registry.server.ts'
import { readContainers, readDrafts, readVersion } from './queries.server.ts'
import { sameJson } from './same-json.ts'
import { createContainer } from './single-module-writes.server.ts'

/** Everything that the containers of one object show, ready to be drawn. */
export type Region = {
  contentType: string
  objectId: number
  /** `revision` counts what staff do, drafts thrown away too; visitors are not told, so that their page stays the same */
  containers: { id: number; slug: string; revision: number; document: ContainerDocument; hasDraft: boolean }[]
  prepared: RenderData
  /** the house's day, ISO, for whoever edits; a visitor's page stays the same from day to day */
  today?: string
}

/** What staff ask to see instead of what is live now. */
export type View = {
  /** the draft, to be edited: all of it */
  edit?: boolean
  /** the draft as visitors would see it */
  preview?: boolean
  /** as on this moment, instead of now */
  on?: Temporal.Instant
  version?: number
}

/**
 * Reads what an object's containers show: to visitors what is online now; to staff the draft, to be edited or as a
 * preview, or a version. Whoever is not logged in sees what is live, whatever they ask for. An object that has no
 * container yet is given one when staff begin to edit it (A §4).
 * @returns undefined when the version does not exist
 */
export async function readRegion(
  context: Readonly<RouterContextProvider>,
  contentType: string,
  objectId: number,
  view: View = {},
): Promise<Region | undefined> {
  const platform = platformOf(context)
  const modules = moduleRegistryOf(context)
  const asksForMore = view.edit || view.preview || view.version !== undefined
  const viewer = asksForMore ? await getViewer(context) : undefined
  const isStaff = viewer !== undefined
  const found = await readContainers(platform, contentType, objectId)
  const isMissing = found.length === 0 && view.edit && viewer && mayEdit(viewer, contentType)
  const rows = isMissing ? [await createContainer(platform, firstContainer(contentType, objectId))] : found
  const drafts =
    isStaff && (view.edit || view.preview)
      ? await readDrafts(
          platform,
          rows.map((row) => row.id),
        )
      : undefined
  const version = isStaff && view.version !== undefined ? await readVersion(platform, contentType, objectId, view.version) : undefined
  if (isStaff && view.version !== undefined && !version) return undefined
  const now = (isStaff && view.on) || platform.clock.now()
  const containers = rows.map((row) => {
    const draft = drafts?.get(row.id)
    const document = modules.upgrade(draft?.document ?? version?.documents[row.slug] ?? row.document)
    return {
      id: row.id,
      slug: row.slug,
      revision: isStaff ? (draft?.revision ?? row.revision) : 0,
      document: isStaff && !view.preview ? document : modules.onlineNow(document, now),
      hasDraft: draft !== undefined && !sameJson(draft.document, row.document),
    }
  })
  const prepared = await modules.loadRenderData(
    { ...platform, clock: { now: () => now } },
    containers.map((container) => container.document),
  )
  return { contentType, objectId, containers, prepared, ...(isStaff && view.edit ? { today: dayOf(platform.clock.now()).toString() } : {}) }
}

function firstContainer(contentType: string, objectId: number) {
  return { slug: `${contentType}-${objectId}`, model: 'container', contentType, objectId }
}
