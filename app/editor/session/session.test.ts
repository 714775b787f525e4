import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collide } from '../../content/collisions.ts'
import {
  applyOperations,
  type ContainerDocument,
  type ContentNode,
  emptyDocument,
  locate,
  nodesOf,
  type Operation,
  OperationError,
  type Region,
} from '../../content/index.ts'
import { choices, operationFrom, type Choice as RandomChoice } from '../../content/random-operations.test-support.ts'
import { CallError } from '../call.ts'
import type { Batch, QueueStorage } from './draft-queue.ts'
import type { DraftState, EditorServer } from './editor-server.ts'
import type { Conflict } from './editor-state.ts'
import { EditorSession } from './session.ts'

const CONTAINER = 1
const text = (id: string, content = ''): ContentNode => ({ id, type: 'headline', version: 1, data: { headline_level: 2, content } })
const update = (id: string, content: string): Operation => ({ type: 'update', id, data: { content } })

/** The server's rules on drafts, in memory: the same application and the same collisions as `drafts.server.ts`. */
class DraftServer implements EditorServer {
  draft: DraftState
  log: { id: string; operations: Operation[]; touched: string[] }[] = []
  /** refuses every batch with this status while it is set */
  refusal: { status: number; problem: CallError['problem'] } | undefined
  constructor(document: ContainerDocument) {
    this.draft = { revision: 0, document, has_changes: false }
  }
  async patchDraft(batch: Batch): Promise<DraftState> {
    if (this.refusal) throw new CallError(this.refusal.status, this.refusal.problem)
    if (this.log.some(({ id }) => id === batch.id)) return this.draft
    const conflict = () => new CallError(409, { theirs: this.draft })
    try {
      const applied = applyOperations(this.draft.document, batch.operations)
      const unseen = this.log.slice(batch.base).filter(({ id }) => !batch.knows.includes(id))
      if (unseen.some((theirs) => collide({ ...batch, ...applied }, theirs))) throw conflict()
      this.log.push({ id: batch.id, operations: batch.operations, touched: applied.touched })
      this.draft = { revision: this.draft.revision + 1, document: applied.document, has_changes: true }
      return this.draft
    } catch (error) {
      if (!(error instanceof OperationError)) throw error
      throw batch.base === this.draft.revision ? new CallError(422, { detail: error.code }) : conflict()
    }
  }
  readDraft = async () => this.draft
  /** what was given up, in the words of each state */
  kept: ContainerDocument[] = []
  keepState = async (_: number, operations: Operation[]) => {
    if (this.refusal) throw new CallError(this.refusal.status, this.refusal.problem)
    this.kept.push(applyOperations(this.draft.document, operations).document)
  }
  publish = async () => {
    this.draft = { ...this.draft, has_changes: false }
    return { version: 1 }
  }
  /** how far the draft is, as presence tells */
  get standing() {
    const { revision, has_changes } = this.draft
    return { [CONTAINER]: { revision, has_changes } }
  }
}

function storage(): QueueStorage & { content: Map<string, string> } {
  const content = new Map<string, string>()
  return {
    content,
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: (key) => void content.delete(key),
  }
}

function open(server: DraftServer, kept = storage(), steps = storage()): EditorSession {
  const { revision, document } = server.draft
  const container = { id: CONTAINER, slug: 'page-1', revision, document, hasDraft: false }
  const region: Region = { contentType: 'page', objectId: 1, containers: [container], prepared: { pictures: {}, extras: {} } }
  return new EditorSession(region, server, kept, steps)
}

const start = (...nodes: ContentNode[]): ContainerDocument => ({ ...emptyDocument(), columns: [{ classes: '', children: nodes }] })
const shown = (session: EditorSession) => session.getState().documents[CONTAINER] as ContainerDocument
const wordsOf = (document: ContainerDocument, id: string) => locate(document, id)?.node.data.content

describe('one page edited by two', () => {
  it('shows what the other did without sending anything, and knows when nothing is left to publish (H2)', async () => {
    const server = new DraftServer(start(text('node-a'), text('node-b')))
    const [mine, theirs] = [open(server), open(server)]
    theirs.apply(CONTAINER, [update('node-b', 'theirs')])
    await theirs.flush()
    await mine.hear(server.standing)
    expect(wordsOf(shown(mine), 'node-b')).toBe('theirs')
    expect(mine.getState().hasDraft).toBe(true)
    await theirs.publish()
    await mine.hear(server.standing)
    expect(mine.getState().hasDraft).toBe(false)
  })

  it('joins what it hears of with what is not sent yet, and sends that upon it', async () => {
    const server = new DraftServer(start(text('node-a'), text('node-b')))
    const [mine, theirs] = [open(server), open(server)]
    theirs.apply(CONTAINER, [update('node-b', 'theirs')])
    await theirs.flush()
    mine.apply(CONTAINER, [update('node-a', 'mine')])
    await mine.hear(server.standing)
    expect([wordsOf(shown(mine), 'node-a'), wordsOf(shown(mine), 'node-b')]).toEqual(['mine', 'theirs'])
    await mine.flush()
    expect(wordsOf(server.draft.document, 'node-a')).toBe('mine')
    expect(mine.getState().conflicts).toEqual([])
  })

  it('shows what visitors see once it has published, others’ words among it (H2)', async () => {
    const server = new DraftServer(start(text('node-a'), text('node-b')))
    const [mine, theirs] = [open(server), open(server)]
    theirs.apply(CONTAINER, [update('node-b', 'theirs')])
    await theirs.flush()
    await mine.publish()
    expect(wordsOf(shown(mine), 'node-b')).toBe('theirs')
  })

  it('shows each what the other did to other modules, as soon as an answer brings it', async () => {
    const server = new DraftServer(start(text('node-a'), text('node-b')))
    const [mine, theirs] = [open(server), open(server)]
    theirs.apply(CONTAINER, [update('node-b', 'theirs')])
    await theirs.flush()
    mine.apply(CONTAINER, [update('node-a', 'mine')])
    await mine.flush()
    expect(wordsOf(shown(mine), 'node-b')).toBe('theirs')
    expect(wordsOf(server.draft.document, 'node-a')).toBe('mine')
  })

  it('asks module by module, settles nothing by itself, and lets each module stand as chosen', async () => {
    const server = new DraftServer(start(text('node-a'), text('node-b'), text('node-c')))
    const [mine, theirs] = [open(server), open(server)]
    theirs.apply(CONTAINER, [update('node-a', 'A theirs'), update('node-b', 'B theirs')])
    await theirs.flush()
    mine.apply(CONTAINER, [update('node-a', 'A mine'), update('node-b', 'B mine'), update('node-c', 'C mine')])
    await mine.flush()
    const [conflict] = mine.getState().conflicts
    expect(conflict?.modules.map(({ id, mine: left, theirs: right }) => [id, left?.data.content, right?.data.content])).toEqual([
      ['node-a', 'A mine', 'A theirs'],
      ['node-b', 'B mine', 'B theirs'],
    ])
    expect(mine.queue.length).toBeGreaterThan(0)
    if (conflict) mine.resolve(conflict, { 'node-a': 'mine', 'node-b': 'theirs' })
    await mine.flush()
    expect(['node-a', 'node-b', 'node-c'].map((id) => wordsOf(server.draft.document, id))).toEqual(['A mine', 'B theirs', 'C mine'])
  })

  it('asks again about what was typed while the question stood', async () => {
    const server = new DraftServer(start(text('node-a'), text('node-b')))
    const [mine, theirs] = [open(server), open(server)]
    theirs.apply(CONTAINER, [update('node-a', 'A theirs'), update('node-b', 'B theirs')])
    await theirs.flush()
    mine.apply(CONTAINER, [update('node-a', 'A mine')])
    await mine.flush()
    mine.apply(CONTAINER, [update('node-b', 'B mine')])
    const [conflict] = mine.getState().conflicts
    if (conflict) mine.resolve(conflict, { 'node-a': 'mine' })
    expect(mine.getState().conflicts[0]?.modules.map(({ id }) => id)).toEqual(['node-a', 'node-b'])
  })

  const twoStates = async () => {
    const server = new DraftServer(start(text('node-a'), text('node-b')))
    const [mine, theirs] = [open(server), open(server)]
    theirs.apply(CONTAINER, [update('node-a', 'A theirs'), update('node-b', 'B theirs')])
    await theirs.flush()
    mine.apply(CONTAINER, [update('node-a', 'A mine'), update('node-b', 'B mine')])
    await mine.flush()
    const conflict = mine.getState().conflicts[0] as Conflict
    return { server, mine, conflict }
  }

  it('keeps what either side gives up, and what I gave up is one step back', async () => {
    const { server, mine, conflict } = await twoStates()
    await mine.decide(conflict, { 'node-a': 'mine', 'node-b': 'theirs' })
    await mine.flush()
    expect(server.kept.map((document) => [wordsOf(document, 'node-a'), wordsOf(document, 'node-b')])).toEqual([
      ['A theirs', 'B theirs'],
      ['A mine', 'B mine'],
    ])
    expect(wordsOf(server.draft.document, 'node-b')).toBe('B theirs')
    expect(mine.undo()).toBe(true)
    await mine.flush()
    expect(wordsOf(server.draft.document, 'node-b')).toBe('B mine')
    expect(mine.undo()).toBe(true)
    await mine.flush()
    expect(wordsOf(server.draft.document, 'node-a')).toBe('A theirs')
  })

  it('settles nothing while what is given up cannot be kept', async () => {
    const { server, mine, conflict } = await twoStates()
    server.refusal = { status: 0, problem: {} }
    await expect(mine.decide(conflict, { 'node-a': 'mine', 'node-b': 'theirs' })).rejects.toThrow(CallError)
    expect(mine.getState().conflicts).toEqual([conflict])
    expect(mine.queue.length).toBeGreaterThan(0)
  })

  it('lets both stand, mine below theirs, and gives up neither', async () => {
    const { server, mine, conflict } = await twoStates()
    await mine.decide(conflict, { 'node-a': 'both', 'node-b': 'mine' })
    await mine.flush()
    const words = server.draft.document.columns[0]?.children.map(({ data }) => data.content)
    expect(words).toEqual(['A theirs', 'A mine', 'B mine'])
    expect(server.kept).toHaveLength(1)
  })

  it('brings back a module that the other removed when mine is chosen, at the end of the page if its place is gone', async () => {
    const section: ContentNode = {
      id: 'section',
      type: 'section',
      version: 1,
      data: { layout: 0 },
      columns: [{ classes: '', children: [text('node-a')] }],
    }
    const server = new DraftServer(start(section))
    const [mine, theirs] = [open(server), open(server)]
    theirs.apply(CONTAINER, [{ type: 'remove', id: 'section' }])
    await theirs.flush()
    mine.apply(CONTAINER, [update('node-a', 'typed with care')])
    await mine.flush()
    const [conflict] = mine.getState().conflicts
    expect(conflict?.modules).toMatchObject([{ id: 'node-a', theirs: null }])
    if (conflict) mine.resolve(conflict, { 'node-a': 'mine' })
    await mine.flush()
    expect(wordsOf(server.draft.document, 'node-a')).toBe('typed with care')
  })

  it('takes typing for what it was made on: what came in while somebody typed is asked about, not written over', async () => {
    const server = new DraftServer(start(text('node-a'), text('node-b')))
    const [mine, theirs] = [open(server), open(server)]
    const since = mine.seen(CONTAINER)
    theirs.apply(CONTAINER, [update('node-a', 'theirs')])
    await theirs.flush()
    mine.apply(CONTAINER, [update('node-b', 'beside')])
    await mine.flush()
    mine.apply(CONTAINER, [update('node-a', 'typed before I saw theirs')], { since })
    await mine.flush()
    expect(mine.getState().conflicts).toHaveLength(1)
    expect(wordsOf(server.draft.document, 'node-a')).toBe('theirs')
  })

  it('does not take back a step that the other has built upon', async () => {
    const server = new DraftServer(start(text('node-a'), text('node-b')))
    const [mine, theirs] = [open(server), open(server)]
    mine.apply(CONTAINER, [update('node-a', 'mine')])
    await mine.flush()
    const later = open(server)
    later.apply(CONTAINER, [update('node-a', 'theirs')])
    await later.flush()
    mine.apply(CONTAINER, [update('node-b', 'beside')])
    await mine.flush()
    expect(mine.undo()).toBe(true)
    expect(mine.undo()).toBe(false)
    await mine.flush()
    expect(wordsOf(server.draft.document, 'node-a')).toBe('theirs')
    expect(theirs.getState().conflicts).toEqual([])
  })
})

describe('what cannot be sent', () => {
  it('sets a batch aside that is refused for good, sends what comes after it, and gives it up only when told', async () => {
    const server = new DraftServer(start(text('node-a'), text('node-b')))
    const session = open(server)
    session.apply(CONTAINER, [update('node-a', 'not accepted')])
    server.refusal = { status: 422, problem: { detail: 'passt nicht' } }
    await session.flush()
    server.refusal = undefined
    session.apply(CONTAINER, [update('node-b', 'accepted')])
    await session.flush()
    expect(wordsOf(server.draft.document, 'node-b')).toBe('accepted')
    expect(session.getState().refused).toMatchObject([
      { reason: 'passt nicht', batch: { changes: { 'node-a': { after: { data: { content: 'not accepted' } } } } } },
    ])
    session.retryRefused()
    await session.flush()
    expect(wordsOf(server.draft.document, 'node-a')).toBe('not accepted')
    expect(session.getState().refused).toEqual([])
  })

  it('keeps what was not sent for the next visit, and asks when it no longer fits', async () => {
    const server = new DraftServer(start(text('node-a'), text('node-b')))
    const kept = storage()
    const lost = open(server, kept)
    server.refusal = { status: 0, problem: {} }
    lost.apply(CONTAINER, [update('node-a', 'unsent'), update('node-b', 'unsent too')])
    await lost.flush()
    server.refusal = undefined
    const other = open(server)
    other.apply(CONTAINER, [{ type: 'remove', id: 'node-a' }])
    await other.flush()

    const next = open(server, kept)
    next.queue.adopt(JSON.parse([...kept.content.values()][0] ?? ''))
    next.resume()
    await next.flush()
    const [conflict] = next.getState().conflicts
    expect(conflict?.modules).toMatchObject([{ id: 'node-a', mine: { data: { content: 'unsent' } }, theirs: null }])
    if (conflict) next.resolve(conflict, { 'node-a': 'mine' })
    await next.flush()
    expect(wordsOf(server.draft.document, 'node-a')).toBe('unsent')
    expect(wordsOf(server.draft.document, 'node-b')).toBe('unsent too')
  })

  it('keeps the queues of two visits apart', () => {
    const server = new DraftServer(start(text('node-a'), text('node-b')))
    const kept = storage()
    open(server, kept).apply(CONTAINER, [update('node-a', 'first tab')])
    open(server, kept).apply(CONTAINER, [update('node-b', 'second tab')])
    expect(kept.content.size).toBe(2)
    expect([...kept.content.values()].join()).toMatch(/first tab.*second tab/s)
  })

  it('asks for the login again and goes on with the same edit', async () => {
    const server = new DraftServer(start(text('node-a')))
    const session = open(server)
    server.refusal = { status: 401, problem: {} }
    session.apply(CONTAINER, [update('node-a', 'written without a session')])
    await session.flush()
    expect(session.getState().saveState).toBe('login')
    server.refusal = undefined
    await session.flush()
    expect(wordsOf(server.draft.document, 'node-a')).toBe('written without a session')
  })
})

describe('undo', () => {
  it('EDIT-02 EDIT-03 EDIT-04 STORE-01 goes back step by step, a visit of a text being one step', () => {
    const session = open(new DraftServer(start(text('node-a', 'first'))))
    session.apply(CONTAINER, [update('node-a', 'sec')], { group: 'visit' })
    session.apply(CONTAINER, [update('node-a', 'second')], { group: 'visit' })
    session.apply(CONTAINER, [update('node-a', 'third')], { group: 'another visit' })
    session.undo()
    expect(wordsOf(shown(session), 'node-a')).toBe('second')
    session.undo()
    expect(wordsOf(shown(session), 'node-a')).toBe('first')
    session.redo()
    session.redo()
    expect(wordsOf(shown(session), 'node-a')).toBe('third')
  })
})

/** Two editors who act in turn as chance will have it, each choosing sides at random, and at last send everything. */
async function playTwo(sequence: RandomChoice[]): Promise<{ server: DraftServer; sessions: EditorSession[] }> {
  const server = new DraftServer(start(text('node-a'), text('node-b'), text('node-c')))
  const sessions = [open(server), open(server)]
  const settle = (session: EditorSession, side: number) => {
    for (const conflict of session.getState().conflicts) {
      session.resolve(
        conflict,
        Object.fromEntries(
          conflict.modules.map(({ id }, index) => [id, (['mine', 'theirs', 'both'] as const)[(side + index) % 3] ?? 'mine']),
        ),
      )
    }
  }
  for (const choice of sequence) {
    const [kind, a, , c] = choice
    const session = sessions[kind % 2] as EditorSession
    try {
      session.apply(CONTAINER, [operationFrom(shown(session), [Math.floor(kind / 2), choice[1], choice[2], c], `${kind % 2}v`)])
    } catch (error) {
      if (!(error instanceof OperationError)) throw error
    }
    if (a % 3 === 0) await session.flush()
    settle(session, c)
  }
  for (let round = 0; round < 6; round++) {
    for (const session of sessions) {
      await session.flush()
      settle(session, round)
      await session.flush()
    }
  }
  return { server, sessions }
}

describe('two editors, interleaved at random', () => {
  it('end with nothing waiting, nothing refused, and a document that is whole', async () => {
    await fc.assert(
      fc.asyncProperty(choices(1, 40), async (sequence) => {
        const { server, sessions } = await playTwo(sequence)
        for (const session of sessions) {
          expect(session.queue.length).toBe(0)
          expect(session.getState().conflicts).toEqual([])
          expect(session.getState().refused).toEqual([])
        }
        const ids = [...nodesOf(server.draft.document)].map((node) => node.id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 150 },
    )
  })

  it('show the same page as the server once each has sent something more', async () => {
    await fc.assert(
      fc.asyncProperty(choices(1, 30), async (sequence) => {
        const { server, sessions } = await playTwo(sequence)
        for (const [index, session] of [...sessions, ...sessions].entries()) {
          session.apply(CONTAINER, [{ type: 'insert', node: text(`last-${index}`), place: { parent: 'root', column: 0, before: null } }])
          await session.flush()
        }
        const last = sessions[1] as EditorSession
        expect(shown(last)).toEqual(server.draft.document)
      }),
      { numRuns: 80 },
    )
  })
})

describe('what can be undone', () => {
  const loadAnew = (server: DraftServer, kept: QueueStorage, steps: ReturnType<typeof storage>) => {
    const session = open(server, kept as ReturnType<typeof storage>, steps)
    session.recallSteps()
    return session
  }

  it('outlives a reload: every step can be taken back and forward again', async () => {
    const server = new DraftServer(start(text('node-a', 'eins')))
    const [kept, steps] = [storage(), storage()]
    const before = open(server, kept, steps)
    before.apply(CONTAINER, [update('node-a', 'zwei')])
    before.apply(CONTAINER, [update('node-a', 'drei')])
    before.undo()
    await before.flush()
    before.keepSteps()

    const after = loadAnew(server, kept, steps)
    expect(after.getState()).toMatchObject({ canUndo: true, canRedo: true })
    expect(after.undo()).toBe(true)
    expect(wordsOf(shown(after), 'node-a')).toBe('eins')
    expect(after.getState().announcement).toBe('Zurückgenommen: Überschrift geändert')
    expect([after.redo(), after.redo()]).toEqual([true, true])
    expect(wordsOf(shown(after), 'node-a')).toBe('drei')
  })

  it('is let go where the page has become another meanwhile, and never takes back what others wrote', async () => {
    const server = new DraftServer(start(text('node-a', 'eins'), text('node-b', 'B')))
    const [kept, steps] = [storage(), storage()]
    const before = open(server, kept, steps)
    before.apply(CONTAINER, [update('node-a', 'zwei')])
    await before.flush()
    before.keepSteps()
    const theirs = open(server)
    theirs.apply(CONTAINER, [update('node-b', 'theirs')])
    await theirs.flush()
    expect(loadAnew(server, kept, steps).getState().canUndo).toBe(true)
    theirs.apply(CONTAINER, [update('node-a', 'theirs')])
    await theirs.flush()
    const after = loadAnew(server, kept, steps)
    expect(after.getState().canUndo).toBe(false)
    expect(after.undo()).toBe(false)
    expect(wordsOf(shown(after), 'node-a')).toBe('theirs')
  })

  it('keeps the newest steps where there is no room for all', () => {
    const server = new DraftServer(start(text('node-a', '')))
    const [kept, steps] = [storage(), storage()]
    const before = open(server, kept, steps)
    for (let n = 0; n < 60; n++) before.apply(CONTAINER, [update('node-a', `${n} ${'x'.repeat(20_000)}`)])
    before.keepSteps()
    expect([...steps.content.values()].join('').length).toBeLessThan(1_600_000)
    expect(steps.content.size).toBe(1)
  })
})
