import type { ChangedBy, ContainerDocument, NodePosition, Operation, OtherEditor, Region } from '../../content/index.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import type { ConflictedModule } from './conflict.ts'
import type { RejectedBatch } from './draft-queue.ts'
import type { DraftState } from './editor-server.ts'
import type { NodeChanges } from './node-snapshot.ts'

export type SyncState = 'synced' | 'changed' | 'sending' | 'offline' | 'login' | 'conflict' | 'failed'

/** Who made the conflicting changes and when: by module, and of the container where no module is known. */
export type OtherAuthors = { changed_by: Record<string, ChangedBy>; last_changed_by: ChangedBy | null }

/** Local and remote changes to the same modules. Neither side is discarded until the user has resolved each module. */
export type Conflict = { containerId: number; theirs: DraftState; authors: OtherAuthors; mine: NodeChanges; modules: ConflictedModule[] }

/** Another user who has this page open, with the module selected there. */
export type Person = OtherEditor

/** Messages that kept the page from being published, by module and field. */
export type FieldErrors = Record<string, Record<string, string[]>>

/** A place of the caret in a field: a number counts characters in a line, positions of the document in rich text. */
export type Caret = 'start' | 'end' | number | Selected

/** Both ends of a selection in a text: characters of a line, positions in a rich text. A caret where they are equal. */
export type Selected = { anchor: number; head: number }

/** A question which module is to be added. */
export type Picking = {
  containerId: number
  place: NodePosition
  /** what the picker opens beside, in the window; in its middle when there is nothing */
  beside?: { top: number; left: number; width: number; height: number }
  /** what else happens in the same step, and the place after it; asked for when a module is chosen */
  makeRoom?: () => { place: NodePosition; operations: Operation[] } | undefined
  /** called when no module was chosen */
  onCancel?: () => void
}

/** A picture that is to be uploaded, once somebody has described it. */
export type AskedPicture = { file: File; alt: string; onDone: (picture: PictureSource) => void; onCancel: () => void }

export type EditorState = {
  documents: Record<number, ContainerDocument>
  pictures: Record<string, PictureSource>
  selected: { containerId: number; nodeId: string } | null
  /** whether the settings of the selected module are shown beside the page */
  settingsOpen: boolean
  /** ids of all selected modules, `selected` among them; empty when only one is selected */
  multiSelected: string[]
  syncState: SyncState
  hasDraft: boolean
  canUndo: boolean
  canRedo: boolean
  conflicts: Conflict[]
  rejected: readonly RejectedBatch[]
  errors: FieldErrors
  /** empty field that the user has opened to type into, as `node.field` */
  openField: string | null
  /** where the caret goes in the opened field: its beginning, its end or a position in it */
  caret: Caret
  /** the module picker while it is open */
  picking: Picking | null
  /** pictures that wait to be described, the first of which is being asked for */
  askedPictures: AskedPicture[]
  /** other users on this page now */
  presence: Person[]
  /** differs whenever comments on the page or its review have changed; empty until it is known */
  reviewRevision: string
  /** differs whenever the page's title, place or visibility has changed; empty until it is known */
  propertiesRevision: string
  /** a counter that grows when the modules' render data has to be loaded again */
  staleness: number
  /** text of the live region, e.g. after a move */
  announcement: string
  /** message shown for a moment, with an undo button where the action can be undone */
  toast: { text: string; canUndo: boolean } | null
}

/** The state when editing begins. */
export function initialState(region: Region): EditorState {
  return {
    documents: Object.fromEntries(region.containers.map(({ id, document }) => [id, document])),
    pictures: region.prepared.pictures,
    selected: null,
    settingsOpen: false,
    multiSelected: [],
    syncState: 'synced',
    hasDraft: region.containers.some((container) => container.hasDraft),
    canUndo: false,
    canRedo: false,
    conflicts: [],
    rejected: [],
    errors: {},
    openField: null,
    caret: 'end',
    picking: null,
    askedPictures: [],
    presence: [],
    reviewRevision: '',
    propertiesRevision: '',
    staleness: 0,
    announcement: '',
    toast: null,
  }
}

/** The selection with a module added or removed. A module of another container replaces it; the last module stays. */
export function toggledSelection(
  { selected, multiSelected }: EditorState,
  target: { containerId: number; nodeId: string },
): Pick<EditorState, 'selected' | 'multiSelected'> {
  if (!selected || selected.containerId !== target.containerId) return { selected: target, multiSelected: [] }
  const chosen = new Set([selected.nodeId, ...multiSelected])
  if (chosen.has(target.nodeId) && chosen.size > 1) chosen.delete(target.nodeId)
  else chosen.add(target.nodeId)
  const [first = target.nodeId] = chosen
  return { selected: { ...target, nodeId: first }, multiSelected: chosen.size > 1 ? [...chosen] : [] }
}

/** Groups the server's messages, keyed `module.field`, by module. */
export function fieldErrorsFrom(errors: Record<string, string[]>): FieldErrors {
  const byNode: FieldErrors = {}
  for (const [key, messages] of Object.entries(errors)) {
    const dot = key.indexOf('.')
    byNode[key.slice(0, dot)] = { ...byNode[key.slice(0, dot)], [key.slice(dot + 1)]: messages }
  }
  return byNode
}
