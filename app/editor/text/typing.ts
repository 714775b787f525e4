import { useEffect, useState } from 'react'
import { useLatest } from '../../ui/use-latest.ts'
import type { DraftSnapshot } from '../session/editor-server.ts'
import type { EditorSession } from '../session/session.ts'

const REST_MS = 1000
const LONGEST_MS = 5000

export type Typed = {
  /** the state of the page that the typing began on */
  since: DraftSnapshot
  /** one visit of the field is one step back */
  group: string
}

/**
 * Keeps what is typed into a field: after a second of rest, after five at the latest, when the field is left, and
 * whenever the session asks. `keep` turns what the field holds into a change, or does nothing when it holds nothing new.
 */
export class Typing {
  readonly #session: EditorSession
  readonly #containerId: number
  readonly #keep: (typed: Typed) => void
  readonly #group = crypto.randomUUID()
  #since: DraftSnapshot | undefined
  #rest: ReturnType<typeof setTimeout> | undefined
  #longest: ReturnType<typeof setTimeout> | undefined
  readonly #unregister: () => void

  constructor(session: EditorSession, containerId: number, keep: (typed: Typed) => void) {
    this.#session = session
    this.#containerId = containerId
    this.#keep = keep
    this.#unregister = session.registerPendingInput(() => this.keep())
  }

  /** Whether something was typed that is not yet a change. */
  get isPending(): boolean {
    return this.#since !== undefined
  }

  /** To be called with each change of the field. */
  typed(): void {
    this.#since ??= this.#session.snapshot(this.#containerId)
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => this.keep(), REST_MS)
    this.#longest ??= setTimeout(() => this.keep(), LONGEST_MS)
  }

  keep(): void {
    clearTimeout(this.#rest)
    clearTimeout(this.#longest)
    this.#longest = undefined
    const since = this.#since
    this.#since = undefined
    if (since !== undefined) this.#keep({ since, group: this.#group })
  }

  /** The field is left. */
  end(): void {
    this.keep()
    this.#unregister()
  }
}

/** The visits of one field: each begins with the first letter and ends when the field is left. */
class FieldTyping {
  readonly #begin: (containerId: number) => Typing
  #current: Typing | undefined

  constructor(begin: (containerId: number) => Typing) {
    this.#begin = begin
  }

  get isPending(): boolean {
    return this.#current?.isPending ?? false
  }

  typed(containerId: number): void {
    this.#current ??= this.#begin(containerId)
    this.#current.typed()
  }

  end(): void {
    this.#current?.end()
    this.#current = undefined
  }
}

/** The typing of a field that exists as long as its component; ends when the component goes. `keep` is as for `Typing`. */
export function useTyping(session: EditorSession, keep: (typed: Typed) => void): FieldTyping {
  const latest = useLatest(keep)
  const [typing] = useState(() => new FieldTyping((containerId) => new Typing(session, containerId, (typed) => latest.current(typed))))
  useEffect(() => () => typing.end(), [typing])
  return typing
}
