import type { ChangedBy, ContainerDocument, OtherEditor, Region } from '../../content/index.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import type { ConflictedModule } from './conflict.ts'
import type { RejectedBatch } from './draft-queue.ts'
import type { DraftState } from './editor-server.ts'
import type { NodeChanges } from './node-snapshot.ts'

export type SyncState = 'synced' | 'changed' | 'sending' | 'offline' | 'login' | 'conflict' | 'failed'

/** Whose the other state is and since when: by module, and of the whole where that is not known by steps. */
export type OtherAuthors = { changed_by: Record<string, ChangedBy>; last_changed_by: ChangedBy | null }

/** Two works on the same modules; nothing of either is given up until somebody has chosen, module by module. */
export type Conflict = { containerId: number; theirs: DraftState; authors: OtherAuthors; mine: NodeChanges; modules: ConflictedModule[] }

/** Somebody who has this page open as well, in a module or not. */
export type Person = OtherEditor

/** Messages per field of a module that could not go live. */
export type FieldErrors = Record<string, Record<string, string[]>>

export type EditorState = {
  documents: Record<number, ContainerDocument>
  pictures: Record<string, PictureSource>
  selected: { containerId: number; nodeId: string } | null
  /** whether the settings of the selected module are shown beside the page */
  settingsOpen: boolean
  /** modules of the same container that are chosen together with the selected one */
  multiSelected: string[]
  syncState: SyncState
  hasDraft: boolean
  canUndo: boolean
  canRedo: boolean
  conflicts: Conflict[]
  rejected: readonly RejectedBatch[]
  errors: FieldErrors
  /** empty field that somebody has opened to type into, as `node.field` */
  openField: string | null
  /** who else is on this page now */
  presence: Person[]
  /** grows when what the modules show besides their own data has to be read anew */
  staleness: number
  /** what a screen reader reads out, e.g. after a move */
  announcement: string
  /** the same for everybody to see, for a moment, with a way back where there is one */
  toast: { text: string; canUndo: boolean } | null
}

/** A page as it stands when editing begins. */
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
    presence: [],
    staleness: 0,
    announcement: '',
    toast: null,
  }
}

/** What is selected once a module was chosen together with those already chosen, or no longer. One of another container is selected alone. */
export function toggledSelection(
  { selected, multiSelected }: EditorState,
  named: { containerId: number; nodeId: string },
): Pick<EditorState, 'selected' | 'multiSelected'> {
  if (!selected || selected.containerId !== named.containerId) return { selected: named, multiSelected: [] }
  const chosen = new Set([selected.nodeId, ...multiSelected])
  if (chosen.has(named.nodeId) && chosen.size > 1) chosen.delete(named.nodeId)
  else chosen.add(named.nodeId)
  const [first = named.nodeId] = chosen
  return { selected: { ...named, nodeId: first }, multiSelected: chosen.size > 1 ? [...chosen] : [] }
}

/** The server's messages, named by `module.field`, by module. */
export function fieldErrorsFrom(errors: Record<string, string[]>): FieldErrors {
  const byNode: FieldErrors = {}
  for (const [key, messages] of Object.entries(errors)) {
    const dot = key.indexOf('.')
    byNode[key.slice(0, dot)] = { ...byNode[key.slice(0, dot)], [key.slice(dot + 1)]: messages }
  }
  return byNode
}
