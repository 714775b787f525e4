import {
  applyOperations,
  type ContainerDocument,
  type DraftStanding,
  type Operation,
  OperationError,
  type Region,
} from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { CallError } from '../call.ts'
import { type Choice, conflictedModules, rebase } from './conflict.ts'
import { type Batch, DraftQueue, type QueueStorage } from './draft-queue.ts'
import { type DraftState, type EditorServer, pageEditorServer, type Seen } from './editor-server.ts'
import { type Conflict, type EditorState, fieldErrorsFrom, type OtherHands } from './editor-state.ts'
import { EditorStore } from './editor-store.ts'
import { History, type Step } from './history.ts'
import { keepSteps, readSteps, stepsKey } from './kept-steps.ts'
import { pageKey, queueKey } from './left-behind.ts'
import { showsMoreThanItself } from './shows-more.ts'
import { type Change, type Changes, changesBetween, joinChanges, sameStanding, sharedWith, standingOf } from './standing.ts'
import { stepInWords } from './step-in-words.ts'

const AUTOSAVE_REST_MS = 1200
const RETRY_MS = 5000
/** Keeping the steps waits until the hands rest. */
const STEPS_REST_MS = 400

export type ApplyOptions = {
  announcement?: string
  /** the state that the change was made on, where that is not the newest: typing began earlier */
  since?: Seen
  /** changes of one group are one step back: everything typed in one visit of a field */
  group?: string
}

/**
 * One page being edited: its documents, everything done to them and everything still to be sent. All changes
 * go through `apply`, whatever hand they came from. What others did meanwhile comes in with every answer; what cannot
 * be joined is asked about, and what is refused is set aside. Nothing typed is ever thrown away by the program.
 */
export class EditorSession extends EditorStore {
  readonly region: Region
  /** tells this visit from all others */
  readonly visit: string
  readonly queue: DraftQueue
  readonly #server: EditorServer
  readonly #confirmed: Record<number, Seen> = {}
  /** containers whose draft differs from what is live, as the server last said */
  readonly #drafted = new Set<number>()
  /** own batches the server has taken, with the revision each made */
  readonly #own: Record<number, { id: string; revision: number }[]> = {}
  readonly #history = new History()
  /** fields somebody types into, which keep what they hold when they are asked */
  readonly #fields = new Set<() => void>()
  readonly #steps: QueueStorage | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #stepsTimer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined

  /** @param steps where what can be undone outlives a reload; the tab's own storage */
  constructor(
    region: Region,
    server: EditorServer = pageEditorServer,
    storage: QueueStorage = localStorage,
    steps: QueueStorage | undefined = typeof window === 'undefined' ? undefined : window.sessionStorage,
  ) {
    super(region)
    this.#steps = steps
    this.region = region
    this.visit = crypto.randomUUID()
    this.#server = server
    this.queue = new DraftQueue(storage, queueKey(pageKey(region), this.visit))
    for (const { id, revision, document, hasDraft } of region.containers) {
      this.#confirmed[id] = { revision, document }
      if (hasDraft) this.#drafted.add(id)
    }
  }

  /** What this page shows of a container now, with the revision of others' work that it holds. */
  seen(containerId: number): Seen {
    return { revision: this.#revisionOf(containerId), document: this.#documentOf(containerId) }
  }

  /** Applies operations to a container at once and sends them soon. @throws OperationError, and then nothing has changed */
  apply(containerId: number, operations: Operation[], { announcement = '', since, group }: ApplyOptions = {}): void {
    const step = this.#change(containerId, operations, since)
    this.#history.add(step, group)
    this.set({ announcement })
    this.#keepStepsSoon()
  }

  /** Takes the newest step back; one that others have built upon stays as it is, and the reader is told. @returns whether it could */
  undo(): boolean {
    this.keepTyped()
    return this.#replay(this.#history.takeDone(), 'undo')
  }

  /** Takes the step forward again that was taken back last. @returns whether it could */
  redo(): boolean {
    this.keepTyped()
    return this.#replay(this.#history.takeUndone(), 'redo')
  }

  /**
   * Takes over what could be undone before the page was loaded anew. Steps on a container that is no longer as they left
   * it mean nothing there. To be called once what an earlier visit had not sent is shown again.
   */
  recallSteps(): void {
    if (!this.#steps) return
    const { done, undone } = readSteps(this.#steps, stepsKey(pageKey(this.region)))
    const held = this.region.containers.filter(({ id }) => {
      const last = done.findLast(({ containerId }) => containerId === id)
      const next = undone.findLast(({ containerId }) => containerId === id)
      return (!last || this.#stands(last, 'undo')) && (!next || this.#stands(next, 'redo'))
    })
    const isHeld = ({ containerId }: Step) => held.some(({ id }) => id === containerId)
    this.#history.recall({ done: done.filter(isHeld), undone: undone.filter(isHeld) })
    this.set({})
  }

  /** Keeps what can be undone, for when the page is loaded anew. */
  keepSteps(): void {
    clearTimeout(this.#stepsTimer)
    this.#stepsTimer = undefined
    if (this.#steps) keepSteps(this.#steps, stepsKey(pageKey(this.region)), this.#history.steps)
  }

  /** A field that is being typed into; `keep` turns what it holds into a change. @returns what ends it */
  registerField(keep: () => void): () => void {
    this.#fields.add(keep)
    return () => this.#fields.delete(keep)
  }

  /** Turns everything that is being typed into changes, before the page is saved, left or hidden. */
  keepTyped(): void {
    for (const keep of this.#fields) keep()
  }

  /** Shows what an earlier visit left behind and was put into the queue, and sends it. */
  resume(): void {
    for (const { id } of this.region.containers) this.#rebuild(id)
    this.set({ refused: this.queue.refused, ...(this.queue.length > 0 ? { saveState: 'changed', hasDraft: true } : {}) })
    void this.flush()
  }

  /**
   * Sends what has not been sent, makes the drafts live, and shows what visitors see then.
   * @param including the revisions of drafts whose foreign changes somebody has seen, by container
   * @returns the number of the version
   * @throws CallError
   */
  async publish(including?: Record<string, number>): Promise<number> {
    this.keepTyped()
    await this.flush()
    if (this.queue.length > 0) throw new CallError(this.state.saveState === 'login' ? 401 : 0, {})
    try {
      const { version } = await this.#server.publish(this.region.contentType, this.region.objectId, including)
      this.#drafted.clear()
      this.set({ hasDraft: this.#hasDraft(), saveState: 'saved', errors: {} })
      for (const { id } of this.region.containers) await this.#fetch(id)
      return version
    } catch (error) {
      if (error instanceof CallError && error.status === 422) this.#mark(error.problem.errors ?? {})
      throw error
    }
  }

  /** Hears how far the server's drafts are, by container; what is newer than what is shown is fetched and joined with it. */
  async hear(standings: Record<number, DraftStanding>): Promise<void> {
    for (const { id } of this.region.containers) {
      const standing = standings[id]
      const isOpen = this.state.conflicts.some(({ containerId }) => containerId === id)
      // What is on its way brings the newest state with its answer.
      if (!standing || isOpen || this.#sending || standing.revision < this.#revisionOf(id)) continue
      if (standing.revision > this.#revisionOf(id)) await this.#fetch(id)
      else this.#note(id, standing.has_changes)
    }
  }

  /** Sends everything that waits, one batch at a time. Resolves when there is nothing more to send or it failed. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  /**
   * Settles a conflict as somebody has chosen. What is given up of either side is kept among the versions first; where that
   * fails nothing is settled.
   * @throws CallError
   */
  async decide(conflict: Conflict, choices: Record<string, Choice>): Promise<void> {
    this.keepTyped()
    const { containerId, theirs } = conflict
    const chosen = new Set(conflict.modules.map(({ id }) => choices[id]))
    const given = chosen.has('theirs') ? rebase(this.#unsentChanges(containerId), theirs.document, {}) : []
    try {
      if (chosen.has('mine')) await this.#server.keepState(containerId, [])
      if (given.length > 0) await this.#server.keepState(containerId, given)
    } catch (error) {
      // What the server cannot take as a version it would not take as a draft either; it stays one step back.
      if (!(error instanceof CallError) || isTemporary(error.status)) throw error
    }
    this.resolve(conflict, choices)
  }

  /** Settles a conflict, module by module. What only one side changed is joined; what I give up is one step back. */
  resolve(conflict: Conflict, choices: Record<string, Choice>): void {
    this.keepTyped()
    const { containerId, theirs, hands } = conflict
    const mine = this.#unsentChanges(containerId)
    const modules = conflictedModules(mine, theirs.document)
    // What was typed meanwhile may have met further work of theirs, which nobody has chosen about yet.
    if (modules.some(({ id }) => !choices[id])) {
      this.#ask({ containerId, theirs, hands, mine, modules })
      return
    }
    this.queue.take(containerId)
    this.#confirmed[containerId] = theirs
    this.#own[containerId] = []
    this.#history.forget(containerId)
    this.set({
      documents: { ...this.state.documents, [containerId]: sharedWith(this.#documentOf(containerId), theirs.document) },
      conflicts: this.state.conflicts.filter((open) => open.containerId !== containerId),
      staleness: this.state.staleness + 1,
    })
    const operations = rebase(mine, theirs.document, choices)
    if (operations.length > 0) this.apply(containerId, operations)
    this.#noteGivenUp(containerId, mine, choices)
    void this.flush()
  }

  /** Makes it a step that could be taken back that my state of some modules was given up. */
  #noteGivenUp(containerId: number, mine: Changes, choices: Record<string, Choice>): void {
    const given = Object.fromEntries(Object.entries(mine).filter(([id]) => choices[id] === 'theirs'))
    const before = this.#documentOf(containerId)
    const operations = rebase(given, before, {})
    if (operations.length === 0) return
    const { document, inverse, touched } = applyOperations(before, operations)
    this.#history.add({ containerId, redo: inverse, undo: operations, changes: changesBetween(document, before, touched) })
    this.set({})
    this.#keepStepsSoon()
  }

  /** Tries again what the server would not take. */
  retryRefused(): void {
    for (const { batch } of this.queue.refused) {
      const operations = rebase(batch.changes, this.#documentOf(batch.containerId), {})
      if (operations.length > 0) this.apply(batch.containerId, operations)
      this.queue.forgetRefused(batch.id)
    }
    this.set({ refused: this.queue.refused })
    void this.flush()
  }

  /** Lets go of what the server would not take; only ever because somebody said so. */
  dropRefused(): void {
    for (const { batch } of this.queue.refused) this.queue.forgetRefused(batch.id)
    this.set({ refused: this.queue.refused })
  }

  #revisionOf(containerId: number): number {
    return this.#confirmed[containerId]?.revision ?? 0
  }

  #documentOf(containerId: number): ContainerDocument {
    const document = this.state.documents[containerId]
    if (!document) throw new Error(`container ${containerId} is not on this page`)
    return document
  }

  #change(containerId: number, operations: Operation[], since: Seen = this.seen(containerId)): Step {
    const before = this.#documentOf(containerId)
    const { document, inverse, touched } = applyOperations(before, operations)
    const base = since.revision
    const changes = changesBetween(since.document, document, touched)
    this.queue.add({ containerId, base, knows: this.#ownSince(containerId, base), operations, changes })
    const { errors } = this.state
    this.set({
      documents: { ...this.state.documents, [containerId]: document },
      saveState: 'changed',
      hasDraft: true,
      errors: Object.fromEntries(Object.entries(errors).filter(([id]) => !touched.includes(id))),
    })
    this.#sendIn(AUTOSAVE_REST_MS)
    return { containerId, redo: operations, undo: inverse, changes: changesBetween(before, document, touched) }
  }

  #ownSince(containerId: number, base: number): string[] {
    const taken = (this.#own[containerId] ?? []).filter(({ revision }) => revision > base)
    return [...taken, ...this.queue.batchesOf(containerId)].map(({ id }) => id)
  }

  /** Whether the modules of a step are as it left them, or as it found them. */
  #stands({ containerId, changes }: Step, direction: 'undo' | 'redo'): boolean {
    const document = this.#documentOf(containerId)
    const expected = ({ before, after }: Change) => (direction === 'undo' ? after : before)
    return Object.entries(changes).every(([id, change]) => sameStanding(standingOf(document, id), expected(change)))
  }

  #keepStepsSoon(): void {
    this.#stepsTimer ??= setTimeout(() => this.keepSteps(), STEPS_REST_MS)
  }

  #replay(step: Step | undefined, direction: 'undo' | 'redo'): boolean {
    if (!step) return false
    try {
      if (!this.#stands(step, direction)) return false
      this.#change(step.containerId, step[direction])
      if (direction === 'undo') this.#history.keepUndone(step)
      else this.#history.keepDone(step)
      const what = stepInWords(step)
      this.announce(direction === 'undo' ? t('Undone: {what}', { what }) : t('Redone: {what}', { what }))
      this.#keepStepsSoon()
      return true
    } catch (error) {
      if (error instanceof OperationError) return false
      throw error
    } finally {
      this.set({})
    }
  }

  async #sendAll(): Promise<void> {
    const isHeldUp = (containerId: number) => this.state.conflicts.some((conflict) => conflict.containerId === containerId)
    for (let batch = this.queue.next(isHeldUp); batch; batch = this.queue.next(isHeldUp)) {
      this.set({ saveState: 'saving' })
      try {
        this.#take(batch, await this.#server.patchDraft(batch))
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (!this.#settle(error, batch)) return
      }
    }
    this.set({ saveState: this.state.conflicts.length > 0 ? 'conflict' : this.queue.length > 0 ? 'changed' : 'saved' })
  }

  /** Asks for a container's newest state and shows it; nothing is sent meanwhile, so that no answer overtakes another. */
  async #fetch(containerId: number): Promise<void> {
    await this.#sending
    const asking = this.#server.readDraft(containerId).then(
      (answer) => this.#adopt(containerId, answer),
      // Without network the next answer brings it.
      (error) => {
        if (!(error instanceof CallError)) throw error
      },
    )
    this.#sending = asking.finally(() => {
      this.#sending = undefined
    })
    await this.#sending
    if (this.queue.length > 0) this.#sendIn(AUTOSAVE_REST_MS)
  }

  #adopt(containerId: number, answer: DraftState): void {
    this.#note(containerId, answer.has_changes)
    if (answer.revision <= this.#revisionOf(containerId)) return
    this.#confirmed[containerId] = answer
    // What is typed from now on is made on this state.
    this.queue.close(containerId)
    this.#rebuild(containerId)
    this.set({ staleness: this.state.staleness + 1 })
  }

  #note(containerId: number, hasChanges: boolean): void {
    if (hasChanges) this.#drafted.add(containerId)
    else this.#drafted.delete(containerId)
    if (this.state.hasDraft !== this.#hasDraft()) this.set({ hasDraft: this.#hasDraft() })
  }

  #hasDraft(): boolean {
    return this.#drafted.size > 0 || this.queue.length > 0
  }

  /** The server has the batch; its document holds what others did as well. */
  #take(batch: Batch, answer: DraftState): void {
    const { containerId } = batch
    const before = this.#revisionOf(containerId)
    this.queue.done(batch)
    this.#own[containerId] = [...(this.#own[containerId] ?? []), { id: batch.id, revision: answer.revision }].slice(-OWN_REMEMBERED)
    this.#confirmed[containerId] = answer
    if (answer.revision !== before + 1) this.queue.close(containerId)
    this.#rebuild(containerId)
    this.#note(containerId, answer.has_changes)
    if (answer.revision !== before + 1 || showsMoreThanItself(batch)) this.set({ staleness: this.state.staleness + 1 })
  }

  /** The page again: what the server has, and on top what it has not yet been told. */
  #rebuild(containerId: number): void {
    const confirmed = this.#confirmed[containerId]
    if (!confirmed) return
    let document = confirmed.document
    for (const { operations } of this.queue.batchesOf(containerId)) {
      try {
        document = applyOperations(document, operations).document
      } catch (error) {
        // It no longer fits; the server will say so, and then both states are shown.
        if (!(error instanceof OperationError)) throw error
      }
    }
    this.set({ documents: { ...this.state.documents, [containerId]: sharedWith(this.#documentOf(containerId), document) } })
  }

  /** What a refusal means for the batch. @returns whether the batches after it can be sent */
  #settle(error: CallError, batch: Batch): boolean {
    if (error.status === 409) {
      this.#conflict(batch.containerId, error.problem)
      return true
    }
    if (isTemporary(error.status)) {
      this.set({ saveState: error.status === 401 ? 'login' : error.status === 0 ? 'offline' : 'failed' })
      if (error.status !== 401) this.#sendIn(RETRY_MS)
      return false
    }
    this.queue.refuse(batch, error.problem.detail ?? '')
    this.#rebuild(batch.containerId)
    this.set({ refused: this.queue.refused })
    return true
  }

  #conflict(containerId: number, problem: CallError['problem']): void {
    this.keepTyped()
    const mine = this.#unsentChanges(containerId)
    const theirs = problem.theirs as DraftState
    const { changed_by = {}, last_changed_by = null } = problem as Partial<OtherHands>
    const hands = { changed_by, last_changed_by }
    const conflict = { containerId, theirs, hands, mine, modules: conflictedModules(mine, theirs.document) }
    this.queue.close(containerId)
    if (conflict.modules.length === 0) this.resolve(conflict, {})
    else this.#ask(conflict)
  }

  #ask(conflict: Conflict): void {
    this.set({ conflicts: [...this.state.conflicts.filter((open) => open.containerId !== conflict.containerId), conflict] })
  }

  #unsentChanges(containerId: number): Changes {
    return this.queue.batchesOf(containerId).reduce((changes: Changes, batch) => joinChanges(changes, batch.changes), {})
  }

  #mark(errors: Record<string, string[]>): void {
    this.set({ errors: fieldErrorsFrom(errors) })
  }

  #sendIn(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), delay)
  }

  protected override set(changes: Partial<EditorState>): void {
    super.set({ ...changes, canUndo: this.#history.canUndo, canRedo: this.#history.canRedo })
  }
}

const OWN_REMEMBERED = 200

/** Whether the same batch may be taken later: no network, no session, a token that ran out, too many calls, a server in trouble. */
function isTemporary(status: number): boolean {
  return status === 0 || status === 401 || status === 403 || status === 429 || status >= 500
}
