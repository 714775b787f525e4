import { type DraftRevision, type OtherEditor, sameJson } from '../../content/index.ts'
import { request } from '../../staff-ui/api-client.ts'
import type { EditorSession } from './session.ts'

/** How often a window says that it is still there. */
const HEARTBEAT_MS = 10_000
/** How often it asks for others' changes where no stream tells of them. */
const POLL_MS = 2500
/** Delay before a new place of the caret is sent, in milliseconds. */
const TELL_DELAY_MS = 300
/** How long to wait before opening a stream anew that the server has refused. */
const REOPEN_MS = 30_000

type SharedState = { others: OtherEditor[]; containers: Record<number, DraftRevision>; review: string; properties: string }

/** Where somebody is on a page. */
export type Whereabouts = Pick<OtherEditor, 'node' | 'caret'>

/**
 * Connects an editor window with the others on the same page, while it is open: tells them where this one is, takes in their
 * changes as they happen by a stream of events, and asks every 2.5 s where a stream is not to be had. A window
 * out of sight has no stream, as browsers open six connections to a site at most; it asks every ten seconds.
 */
export class PresenceConnection {
  readonly #session: EditorSession
  readonly #path: string
  #whereabouts: Whereabouts = { node: null, caret: null }
  #stream: EventSource | undefined
  #refusedAt = Number.NEGATIVE_INFINITY
  #timer: ReturnType<typeof setTimeout> | undefined
  #isTelling = false
  #isClosed = false

  constructor(session: EditorSession) {
    const { contentType, objectId } = session.region
    this.#session = session
    this.#path = `/de/pageeditor-api/presence/${contentType}/${objectId}`
    document.addEventListener('visibilitychange', this.#followVisibility)
    window.addEventListener('pagehide', this.#leave)
    this.#followVisibility()
  }

  /** Tells the others where this window is now; where the caret is only while there are others. */
  tell({ node, caret }: Whereabouts): void {
    const told = this.#whereabouts
    this.#whereabouts = { node, caret }
    const isNews = node !== told.node || (this.#session.isShared && !sameJson(caret, told.caret))
    if (!isNews || this.#isTelling) return
    this.#isTelling = true
    this.#schedule(TELL_DELAY_MS)
  }

  close(): void {
    this.#isClosed = true
    document.removeEventListener('visibilitychange', this.#followVisibility)
    window.removeEventListener('pagehide', this.#leave)
    clearTimeout(this.#timer)
    this.#stream?.close()
    this.#leave()
  }

  readonly #followVisibility = (): void => {
    if (document.visibilityState === 'visible') this.#openStream()
    else this.#stream?.close()
    this.#schedule(0)
  }

  #openStream(): void {
    if (this.#stream && this.#stream.readyState !== EventSource.CLOSED) return
    const stream = new EventSource(`${this.#path}?visit=${this.#session.sessionId}`)
    this.#stream = stream
    stream.addEventListener('state', (event: MessageEvent<string>) => this.#adopt(JSON.parse(event.data) as SharedState))
    stream.addEventListener('error', () => {
      // A stream that has ended is opened again by the browser, one that was refused is not.
      if (stream.readyState === EventSource.CLOSED) this.#refusedAt = Date.now()
    })
  }

  #adopt({ others, containers, review, properties }: SharedState): void {
    if (this.#isClosed) return
    this.#session.setPresence(others)
    this.#session.setReviewRevision(review)
    this.#session.setPropertiesRevision(properties)
    void this.#session.syncTo(containers)
  }

  async #beat(): Promise<void> {
    this.#isTelling = false
    try {
      this.#adopt(await request<SharedState>('POST', this.#path, { visit: this.#session.sessionId, ...this.#whereabouts }))
    } catch {
      // Presence is optional: without a network it is not updated.
    }
    if (this.#isClosed) return
    if (document.visibilityState === 'visible' && Date.now() - this.#refusedAt > REOPEN_MS) this.#openStream()
    const isInNoHurry = document.visibilityState === 'hidden' || this.#stream?.readyState === EventSource.OPEN
    this.#schedule(isInNoHurry ? HEARTBEAT_MS : POLL_MS)
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#beat(), delay)
  }

  /** With a body the request outlives the page, so that a reload leaves nobody behind. */
  readonly #leave = (): void => {
    void request('DELETE', `${this.#path}/${this.#session.sessionId}`, {}).catch(() => {})
  }
}
