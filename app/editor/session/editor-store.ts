import { type Region, sameJson } from '../../content/index.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { type PictureUse, pictureKey } from '../../platform/media/picture-use.ts'
import { type EditorState, markedWith, type Person, stateOf } from './editor-state.ts'

/** What the editor shows of a page and what somebody has chosen on it. Whoever listens is told of every change. */
export class EditorStore {
  #state: EditorState
  readonly #listeners = new Set<() => void>()

  constructor(region: Region) {
    this.#state = stateOf(region)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly getState = (): EditorState => this.#state

  /** Selects one module, or none. */
  select(selected: EditorState['selected']): void {
    if (selected?.nodeId !== this.#state.selected?.nodeId || this.#state.marked.length > 0) this.set({ selected, marked: [] })
  }

  /** Shows the settings of the selected module, or no longer. */
  showSettings(settingsOpen: boolean): void {
    if (settingsOpen !== this.#state.settingsOpen) this.set({ settingsOpen })
  }

  /** Selects a module with others of its container, itself among them, that stay chosen together. */
  chooseTogether(selected: NonNullable<EditorState['selected']>, ids: string[]): void {
    this.set({ selected, marked: ids.length > 1 ? ids : [] })
  }

  /** Chooses a module together with those already chosen, or no longer. One of another container is selected alone. */
  mark(named: { containerId: number; nodeId: string }): void {
    this.set(markedWith(this.#state, named))
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
  tell(text: string, canUndo = false): void {
    this.set({ announcement: text, told: { text, canUndo } })
  }

  /** What was said has been seen. */
  forgetTold(): void {
    if (this.#state.told) this.set({ told: null })
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

  /** Shows something else; those that listen are told. */
  protected set(changes: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}
