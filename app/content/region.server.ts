import type { RouterContextProvider } from 'react-router'
import { dayOf } from '../platform/clock/clock.ts'
import { type Platform, platformOf } from '../platform/platform.ts'
import { readComparedStates } from './compared-states.server.ts'
import type { ComparedStates, Comparison } from './comparison.ts'
import { type ContainerRow, readContainers, readDrafts, readLiveContainers, readVersion } from './container-queries.server.ts'
import type { ContentObject } from './content-object.ts'
import type { ContainerDocument } from './document.ts'
import { mayEdit } from './editing-rights.server.ts'
import { type ModuleRegistry, moduleRegistryOf, type RenderData } from './module-registry.server.ts'
import { isOwnFields, withMissingContainers } from './object-containers.server.ts'
import { viewerOf } from './object-viewer.server.ts'
import { sameJson } from './same-json.ts'

/** A container as a page shows it. */
export type RegionContainer = {
  id: number
  slug: string
  revision: number
  document: ContainerDocument
  hasDraft: boolean
  /** whether it holds the object's own fields, which its page shows itself; for staff and preview links alone */
  isOwnFields?: true
}

/** The containers of one object with everything needed to render them. */
export type Region = {
  contentType: string
  objectId: number
  /** `revision` is 0 for visitors: it also counts discarded drafts, and would change pages that show the same */
  containers: RegionContainer[]
  prepared: RenderData
  /** ids of the nodes whose HTML needs no script, without those inside others; none while editing */
  staticNodes: string[]
  /** today's date in the theatre's time zone, ISO; only while editing, so that a visitor's page does not change daily */
  today?: string
  /** who edits; only while editing */
  editor?: { id: string; name: string }
  /** the states that are compared; only while editing */
  compared?: ComparedStates
  /** what the page shows besides the object itself, such as the production of a performance; only while editing */
  origin?: { title: string; url: string }
}

/** A view of an object other than what is live now; for staff. */
export type View = {
  /** the draft, for editing: with modules that are offline or outside their window */
  edit?: boolean
  /** the draft as visitors would see it */
  preview?: boolean
  /** with `preview`, in a further language: the draft as it is translated beside the page */
  translate?: boolean
  /** at this instant instead of now */
  on?: Temporal.Instant
  version?: number
  /** the object whose draft a preview link shows to people without an account */
  shared?: ContentObject
  /** while editing: two states that are shown in one */
  compare?: Comparison
}

/**
 * Reads the containers of an object: for visitors what is online now; for staff the draft, for editing or as a preview, or a
 * version. A caller who may not see that gets what is live, whatever the view, but for the object that a preview link shares.
 * An object without a container gets one when an editor opens it (A §4).
 * @returns undefined when the version, or one that is compared, does not exist
 */
export async function readRegion(
  context: Readonly<RouterContextProvider>,
  contentType: string,
  objectId: number,
  view: View = {},
): Promise<Region | undefined> {
  const platform = platformOf(context)
  const modules = moduleRegistryOf(context)
  const isStaffView = view.edit || view.preview || view.version !== undefined
  const viewer = isStaffView ? await viewerOf(context, { contentType, objectId }) : undefined
  const isStaff = viewer !== undefined
  const isShared = view.shared?.contentType === contentType && view.shared.objectId === objectId
  // Editing needs the current revision, which counts drafts too.
  const existing = await (isStaffView ? readContainers : readLiveContainers)(platform, contentType, objectId)
  const creator = (view.edit || view.translate) && viewer && mayEdit(viewer, contentType, objectId) ? viewer : undefined
  const all = creator ? await withMissingContainers(platform, creator, { contentType, objectId }, existing) : existing
  const rows = isStaff || isShared ? all : all.filter((row) => !isOwnFields(row))
  const drafts =
    isShared || (isStaff && (view.edit || view.preview))
      ? await readDrafts(
          platform,
          rows.map((row) => row.id),
        )
      : undefined
  const version = isStaff && view.version !== undefined ? await readVersion(platform, contentType, objectId, view.version) : undefined
  if (isStaff && view.version !== undefined && !version) return undefined
  const now = (isStaff && view.on) || platform.clock.now()
  const reading = rows.map(async (row) => {
    const draft = drafts?.get(row.id)
    const document = modules.upgrade(draft?.document ?? version?.documents[row.slug] ?? row.document)
    return {
      id: row.id,
      slug: row.slug,
      revision: isStaff ? (draft?.revision ?? row.revision) : 0,
      document: await shownDocument(platform, modules, row, {
        document,
        now,
        isWhole: isStaff && !view.preview && !isShared,
        isEdited: isStaff && view.edit === true,
        withDrafts: drafts !== undefined,
      }),
      hasDraft: draft !== undefined && !sameJson(draft.document, row.document),
      ...(isOwnFields(row) ? { isOwnFields: true as const } : {}),
    }
  })
  const containers = await Promise.all(reading)
  const comparison = isStaff && view.edit ? view.compare : undefined
  const states = comparison && (await readComparedStates({ platform, modules, rows, drafts }, { contentType, objectId }, comparison))
  if (comparison && !states) return undefined
  const prepared =
    states?.prepared ??
    (await modules.loadRenderData(
      isStaff && view.on ? { ...platform, clock: { now: () => now } } : platform,
      containers.map((container) => container.document),
    ))
  // Records and lists have a head of their own above their containers.
  const [top] = contentType === 'page' ? containers : []
  const first = top && modules.firstPicture(top.document)
  const staticNodes = isStaff && view.edit ? [] : containers.flatMap(({ document }) => modules.staticNodes(document))
  return {
    contentType,
    objectId,
    containers,
    prepared: first === undefined ? prepared : { ...prepared, first },
    staticNodes,
    ...(viewer && view.edit ? { today: dayOf(platform.clock.now()).toString(), editor: { id: viewer.id, name: viewer.name } } : {}),
    ...(states ? { compared: states.compared } : {}),
  }
}

type Shown = { document: ContainerDocument; now: Temporal.Instant; isWhole: boolean; isEdited: boolean; withDrafts: boolean }

/** A document as it is shown: the modules that visitors see now, in the language of the page. Editors write in the first one. */
async function shownDocument(
  platform: Platform,
  modules: ModuleRegistry,
  owner: Pick<ContainerRow, 'contentType' | 'objectId'>,
  { document, now, isWhole, isEdited, withDrafts }: Shown,
): Promise<ContainerDocument> {
  const shown = isWhole ? document : await modules.onlineNow(platform, document, now)
  return isEdited ? shown : modules.translated(platform, owner, shown, { withDrafts })
}
