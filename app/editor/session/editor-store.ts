import { type Region, sameJson } from '../../content/index.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { type PictureUse, pictureKey } from '../../platform/media/picture-use.ts'
import {
  type AskedPicture,
  type Caret,
  type EditorState,
  initialState,
  type Person,
  type Picking,
  toggledSelection,
} from './editor-state.ts'

/** The observable state of a page in the editor. It is replaced, never mutated; listeners are called after every change. */
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

  /** Opens or closes the settings of the selected module. */
  showSettings(settingsOpen: boolean): void {
    if (settingsOpen !== this.#state.settingsOpen) this.set({ settingsOpen })
  }

  /** Selects several modules of one container. @param ids all of them, `selected` among them */
  selectTogether(selected: NonNullable<EditorState['selected']>, ids: string[]): void {
    this.set({ selected, multiSelected: ids.length > 1 ? ids : [] })
  }

  /** Adds a module to the selection or removes it; a module of another container is selected alone. */
  toggleSelected(target: { containerId: number; nodeId: string }): void {
    this.set(toggledSelection(this.#state, target))
  }

  /** Whether others are on the page. */
  get isShared(): boolean {
    return this.#state.presence.length > 0
  }

  setPresence(presence: Person[]): void {
    if (!sameJson(presence, this.#state.presence)) this.set({ presence })
  }

  /** Takes in how far comments and review of the page are. */
  setReviewRevision(reviewRevision: string): void {
    if (reviewRevision !== this.#state.reviewRevision) this.set({ reviewRevision })
  }

  /** Takes in how far the properties of the page are; once they differ from what was loaded, it is loaded again. */
  setPropertiesRevision(propertiesRevision: string): void {
    const known = this.#state.propertiesRevision
    // Of a page that is deleted, what is on the screen stays.
    if (propertiesRevision === known || propertiesRevision === '') return
    this.set({ propertiesRevision, ...(known === '' ? {} : { staleness: this.#state.staleness + 1 }) })
  }

  /** Opens a field of a module and puts the caret into it; an empty one takes up no space on the page until then. */
  openField(nodeId: string, field: string, caret: Caret = 'end'): void {
    this.set({ openField: `${nodeId}.${field}`, caret })
  }

  /** Asks which module is to be added. */
  openPicker(picking: Picking): void {
    this.set({ picking })
  }

  closePicker(): void {
    if (this.#state.picking) this.set({ picking: null })
  }

  /** Asks for a description of a picture, after those that were asked for before. */
  askForPicture(picture: AskedPicture): void {
    this.set({ askedPictures: [...this.#state.askedPictures, picture] })
  }

  /** Ends the question for a picture, described or not, and goes on to the next. */
  answerPicture(picture: AskedPicture): void {
    this.set({ askedPictures: this.#state.askedPictures.filter((asked) => asked !== picture) })
  }

  closeField(nodeId: string, field: string): void {
    if (this.#state.openField === `${nodeId}.${field}`) this.set({ openField: null })
  }

  /** Shows a message and announces it to screen readers. @param canUndo offers to undo what it reports */
  showToast(text: string, canUndo = false): void {
    this.set({ announcement: text, toast: { text, canUndo } })
  }

  /** Hides the message; its announcement stays. */
  dismissToast(): void {
    if (this.#state.toast) this.set({ toast: null })
  }

  /** Announces a message to screen readers only. */
  announce(announcement: string): void {
    this.set({ announcement })
  }

  /** Adds the render data of a picture that a field is about to use. @param value the field's value */
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
