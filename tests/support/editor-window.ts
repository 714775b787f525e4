import { setTimeout as pause } from 'node:timers/promises'
import type { ContainerDocument, DraftRevision } from '../../app/content/index.ts'
import { memoryStorage } from '../../app/editor/session/draft-server.test-support.ts'
import type { DraftState, EditorServer } from '../../app/editor/session/editor-server.ts'
import { EditorSession } from '../../app/editor/session/session.ts'
import { ApiError } from '../../app/staff-ui/api-client.ts'
import type { Visitor } from './visitor.ts'

const API = '/de/pageeditor-api'
/** How long a browser waits before it opens a stream anew, here shorter. */
const REOPEN_MS = 50

/** A page with one container. */
export type EditedPage = { id: number; containerId: number }

/**
 * An editor window without a browser: the editor's own session, over HTTP and the stream of events of a page. Whatever the
 * network does to a call is to the session what it is in a browser.
 */
export class EditorWindow {
  readonly session: EditorSession
  /** how often the stream told something */
  told = 0
  readonly #visitor: Visitor
  readonly #page: EditedPage
  readonly #leaving = new AbortController()
  readonly #followed: Promise<void>

  private constructor(visitor: Visitor, page: EditedPage, { revision, document, has_changes: hasDraft }: DraftState) {
    this.#visitor = visitor
    this.#page = page
    const container = { id: page.containerId, slug: `page-${page.id}`, revision, document, hasDraft }
    const region = {
      contentType: 'page',
      objectId: page.id,
      containers: [container],
      prepared: { pictures: {}, data: {} },
      staticNodes: [],
    }
    this.session = new EditorSession(region, serverOf(visitor), memoryStorage(), memoryStorage())
    this.#followed = this.#follow()
  }

  /** Opens a page as somebody who is logged in. */
  static async open(visitor: Visitor, page: EditedPage): Promise<EditorWindow> {
    return new EditorWindow(visitor, page, await serverOf(visitor).readDraft(page.containerId))
  }

  /** The page as this window shows it. */
  get shown(): ContainerDocument {
    return this.session.snapshot(this.#page.containerId).document
  }

  /** Sends what is unsent and takes in what the server has. @returns that, @throws ApiError */
  async settle(): Promise<ContainerDocument> {
    await this.session.flush()
    const { revision, has_changes, document } = await serverOf(this.#visitor).readDraft(this.#page.containerId)
    await this.session.syncTo({ [this.#page.containerId]: { revision, has_changes } })
    return document
  }

  async close(): Promise<void> {
    this.#leaving.abort()
    await this.#followed
  }

  /** Takes in what the stream tells; one that ends is opened again. */
  async #follow(): Promise<void> {
    while (!this.#leaving.signal.aborted) {
      await this.#readStream().catch(() => {})
      await pause(REOPEN_MS)
    }
  }

  async #readStream(): Promise<void> {
    const path = `${API}/presence/page/${this.#page.id}?visit=${this.session.sessionId}`
    const { ok, body } = await this.#visitor.fetch(path, { signal: this.#leaving.signal })
    if (!ok || !body) return
    let text = ''
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      const events = `${text}${piece}`.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1]
        if (!data) continue
        this.told += 1
        void this.session.syncTo((JSON.parse(data) as { containers: Record<number, DraftRevision> }).containers)
      }
    }
  }
}

/** The page editor's API as `pageEditorServer` calls it in a browser. */
function serverOf(visitor: Visitor): EditorServer {
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await visitor.send<Answer>(method, API + path, body).catch(() => {
      throw new ApiError(0, {})
    })
    if (answer.status >= 400) throw new ApiError(answer.status, answer.body as ApiError['problem'])
    return answer.body
  }
  return {
    patchDraft: ({ id, containerId, base, knows, operations }) =>
      call('PATCH', `/draft/${containerId}`, { base_revision: base, batch_id: id, knows, operations }),
    readDraft: (containerId) => call('GET', `/draft/${containerId}`),
    saveStateAsVersion: (containerId, operations) => call('POST', `/draft/${containerId}/keep`, { operations }),
    publish: (content_type, object_id, choice) => call('POST', '/publish', { content_type, object_id, ...choice }),
    schedule: (type, id, choice) => call('POST', `/scheduled/${type}/${id}`, choice),
  }
}
