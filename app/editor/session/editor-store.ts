import { type Region, sameJson } from '../../content/index.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { type PictureUse, pictureKey } from '../../platform/media/picture-use.ts'
import { type EditorState, initialState, type Person, toggledSelection } from './editor-state.ts'

/** The state of a page in the editor, and what the user has selected on it. Listeners are called after every change. */
export class EditorStore {
  #state: EditorState
  readonly #listeners = new Set<() => void>()

  constructor(region: Region) {
    this.#state = initialState(region)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly getState = (): EditorState => this.#state

  /** Selects one module, or none. */
  select(selected: EditorState['selected']): void {
    if (selected?.nodeId !== this.#state.selected?.nodeId || this.#state.multiSelected.length > 0) this.set({ selected, multiSelected: [] })
  }

  /** Shows the settings of the selected module, or no longer. */
  showSettings(settingsOpen: boolean): void {
    if (settingsOpen !== this.#state.settingsOpen) this.set({ settingsOpen })
  }

  /** Selects a module with others of its container, itself among them, that stay chosen together. */
  selectTogether(selected: NonNullable<EditorState['selected']>, ids: string[]): void {
    this.set({ selected, multiSelected: ids.length > 1 ? ids : [] })
  }

  /** Chooses a module together with those already chosen, or no longer. One of another container is selected alone. */
  toggleSelected(named: { containerId: number; nodeId: string }): void {
    this.set(toggledSelection(this.#state, named))
  }

  setPresence(presence: Person[]): void {
    if (!sameJson(presence, this.#state.presence)) this.set({ presence })
  }

  /** Opens an empty field of a module, which takes no room on the page until then. */
  openField(nodeId: string, field: string): void {
    this.set({ openField: `${nodeId}.${field}` })
  }

  closeField(nodeId: string, field: string): void {
    if (this.#state.openField === `${nodeId}.${field}`) this.set({ openField: null })
  }

  /** Says for everybody what has just happened, with a way back where there is one. */
  showToast(text: string, canUndo = false): void {
    this.set({ announcement: text, toast: { text, canUndo } })
  }

  /** What was said has been seen. */
  dismissToast(): void {
    if (this.#state.toast) this.set({ toast: null })
  }

  /** Tells a screen reader what has just happened. */
  announce(announcement: string): void {
    this.set({ announcement })
  }

  /** Makes a picture known that a field is about to hold. @param value what the field holds */
  addPicture(value: number | PictureUse, picture: PictureSource): void {
    this.set({ pictures: { ...this.#state.pictures, [pictureKey(value) ?? '']: picture } })
  }

  protected get state(): EditorState {
    return this.#state
  }

  /** Changes the state and calls every listener. */
  protected set(changes: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}
