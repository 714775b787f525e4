import type { Colleague, CommentAnchor, CommentThread } from '../../review/schema.ts'
import { request } from '../../staff-ui/api-client.ts'
import type { EditedObject } from '../pages/use-status.ts'
import type { EditorSession } from '../session/session.ts'
import { type CommentDraft, dropCommentDraft, readCommentDraft } from './comment-drafts.ts'

export type CommentsState = {
  status: 'loading' | 'ready' | 'failed'
  threads: CommentThread[]
  colleagues: Colleague[]
  /** whether they are shown beside the page */
  isOpen: boolean
  /** the thread that was gone to */
  active: number | null
  /** what a new comment will be about; null while none is written */
  composing: CommentAnchor | null
}

/** The comments on an object as the editor shows them. Listeners are called after every change. */
export class CommentsStore {
  readonly #object: EditedObject
  readonly #listeners = new Set<() => void>()
  #state: CommentsState
  #loading: Promise<void> | undefined

  constructor(object: EditedObject) {
    this.#object = object
    const unsent = readCommentDraft(this.placeOf('new'))?.anchor ?? null
    this.#state = { status: 'loading', threads: [], colleagues: [], isOpen: false, active: null, composing: unsent }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly getState = (): CommentsState => this.#state

  /** Where the text of a comment that is not sent yet is stored. @param what `new`, `reply-3` or `edit-9` */
  placeOf(what: string): string {
    return `${this.#object.contentType}/${this.#object.objectId}/${what}`
  }

  /** Reads the comments anew. On failure those known stay. */
  async load(): Promise<void> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  async #read(): Promise<void> {
    try {
      this.#set({ threads: await request<CommentThread[]>('GET', this.#path), status: 'ready' })
    } catch {
      if (this.#state.status === 'loading') this.#set({ status: 'failed' })
    }
  }

  /** Reads who can be mentioned, once. */
  async loadColleagues(): Promise<void> {
    if (this.#state.colleagues.length > 0) return
    const colleagues = await request<Colleague[]>('GET', `/api/review/colleagues/${this.#object.contentType}`).catch(() => [])
    this.#set({ colleagues })
  }

  /** Shows the comments, at a thread if there is one to go to. */
  open(active: number | null = this.#state.active): void {
    this.#set({ isOpen: true, active })
  }

  close(): void {
    this.#set({ isOpen: false })
  }

  /** Begins a comment about something; a text written before goes with it. */
  compose(composing: CommentAnchor): void {
    this.#set({ isOpen: true, composing, active: null })
  }

  cancelComposing(): void {
    dropCommentDraft(this.placeOf('new'))
    this.#set({ composing: null })
  }

  /** Sends a new comment. @throws ApiError */
  async addThread(anchor: CommentAnchor, { key, text, mentions }: CommentDraft): Promise<void> {
    const { thread } = await request<{ thread: number }>('POST', this.#path, { key, text, mentions, anchor })
    dropCommentDraft(this.placeOf('new'))
    this.#set({ composing: null, active: thread })
    await this.#reload()
  }

  /** @throws ApiError */
  async reply(thread: number, { key, text, mentions }: CommentDraft): Promise<void> {
    await request('POST', `/api/review/threads/${thread}/replies`, { key, text, mentions })
    dropCommentDraft(this.placeOf(`reply-${thread}`))
    await this.#reload()
  }

  /** @throws ApiError */
  async change(comment: number, { text, mentions }: CommentDraft): Promise<void> {
    await request('PATCH', `/api/review/comments/${comment}`, { text, mentions })
    dropCommentDraft(this.placeOf(`edit-${comment}`))
    await this.#reload()
  }

  /** @throws ApiError */
  async remove(comment: number): Promise<void> {
    await request('DELETE', `/api/review/comments/${comment}`)
    await this.#reload()
  }

  /** @throws ApiError */
  async resolve(thread: number, isResolved: boolean): Promise<void> {
    await request('PATCH', `/api/review/threads/${thread}`, { isResolved })
    await this.#reload()
  }

  /** Reads anew after a write: what was asked for before it does not count. */
  async #reload(): Promise<void> {
    await this.#loading
    await this.load()
  }

  get #path(): string {
    return `/api/review/comments/${this.#object.contentType}/${this.#object.objectId}`
  }

  #set(changes: Partial<CommentsState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

const stores = new WeakMap<EditorSession, CommentsStore>()

/** The comments on the page that a session edits. */
export function commentsOf(session: EditorSession): CommentsStore {
  const store = stores.get(session) ?? new CommentsStore(session.region)
  stores.set(session, store)
  return store
}
