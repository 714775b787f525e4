import { useEffect, useState } from 'react'
import { useLatest } from '../../ui/use-latest.ts'
import type { DraftSnapshot } from '../session/editor-server.ts'
import type { EditorSession } from '../session/session.ts'

/** When input is committed: so long after the last, and after the first at most. */
const ALONE = { pauseMs: 1000, maxWaitMs: 5000 }
/** The same while others are on the page, who see it within a second. */
const SHARED = { pauseMs: 300, maxWaitMs: 600 }

export type Typed = {
  /** the document on which the typing began */
  since: DraftSnapshot
  /** groups what is typed until the field loses the focus into one step to undo */
  group: string
}

/**
 * Commits input of a field debounced: a pause after the last input, at the latest some time after the first, when the field
 * is left, and on `commitPendingInput`. The `commit` callback applies the field's content, or does nothing when
 * it is unchanged.
 */
export class Typing {
  readonly #session: EditorSession
  readonly #containerId: number
  readonly #commit: (typed: Typed) => void
  readonly #group = crypto.randomUUID()
  #since: DraftSnapshot | undefined
  #debounce: ReturnType<typeof setTimeout> | undefined
  #maxWait: ReturnType<typeof setTimeout> | undefined
  readonly #unregister: () => void

  constructor(session: EditorSession, containerId: number, commit: (typed: Typed) => void) {
    this.#session = session
    this.#containerId = containerId
    this.#commit = commit
    this.#unregister = session.registerPendingInput(() => this.commit())
  }

  /** Whether there is uncommitted input. */
  get isPending(): boolean {
    return this.#since !== undefined
  }

  /** To be called on every input event. */
  typed(): void {
    this.#since ??= this.#session.snapshot(this.#containerId)
    clearTimeout(this.#debounce)
    const { pauseMs, maxWaitMs } = this.#session.isShared ? SHARED : ALONE
    this.#debounce = setTimeout(() => this.commit(), pauseMs)
    this.#maxWait ??= setTimeout(() => this.commit(), maxWaitMs)
  }

  commit(): void {
    clearTimeout(this.#debounce)
    clearTimeout(this.#maxWait)
    this.#maxWait = undefined
    const since = this.#since
    this.#since = undefined
    if (since !== undefined) this.#commit({ since, group: this.#group })
  }

  /** Commits and unregisters; to be called when the field loses the focus. */
  end(): void {
    this.commit()
    this.#unregister()
  }
}

/** A `Typing` per focus of one field, from its first input to its blur. */
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

/** `Typing` for a component; ends on unmount. @param commit as for `Typing` */
export function useTyping(session: EditorSession, commit: (typed: Typed) => void): FieldTyping {
  const latest = useLatest(commit)
  const [typing] = useState(() => new FieldTyping((containerId) => new Typing(session, containerId, (typed) => latest.current(typed))))
  useEffect(() => () => typing.end(), [typing])
  return typing
}
