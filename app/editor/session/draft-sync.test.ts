import { describe, expect, it } from 'vitest'
import type { ContentNode, Operation } from '../../content/index.ts'
import {
  CONTAINER,
  contentOf,
  DraftServer,
  documentWith,
  headline,
  memoryStorage,
  openSession,
  shownDocument,
  update,
} from './draft-server.test-support.ts'

const image = (id: string, picture: number): ContentNode => ({ id, type: 'image', version: 1, data: { image: picture, format: 'Large' } })

describe('what others did', () => {
  it('shows what the other did without sending anything, and knows when nothing is left to publish', async () => {
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b')))
    const [mine, theirs] = [openSession(server), openSession(server)]
    theirs.apply(CONTAINER, [update('node-b', 'theirs')])
    await theirs.flush()
    await mine.syncTo(server.revisions)
    expect(contentOf(shownDocument(mine), 'node-b')).toBe('theirs')
    expect(mine.getState().hasDraft).toBe(true)
    await theirs.publish()
    await mine.syncTo(server.revisions)
    expect(mine.getState().hasDraft).toBe(false)
  })

  it('loads nothing again for what others write, move and remove, but for a new module and another picture', async () => {
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b'), image('image-a', 1)))
    const [mine, theirs] = [openSession(server), openSession(server)]
    const loadsAfter = async (...operations: Operation[]) => {
      const { staleness } = mine.getState()
      theirs.apply(CONTAINER, operations)
      await theirs.flush()
      await mine.syncTo(server.revisions)
      return mine.getState().staleness > staleness
    }
    const last = { parent: 'root', column: 0, before: null }
    expect(await loadsAfter(update('node-b', 'theirs'))).toBe(false)
    expect(await loadsAfter({ type: 'move', id: 'node-a', place: last })).toBe(false)
    expect(await loadsAfter({ type: 'remove', id: 'node-b' })).toBe(false)
    expect(await loadsAfter({ type: 'update', id: 'image-a', data: { image: 2 } })).toBe(true)
    expect(await loadsAfter({ type: 'insert', node: image('image-b', 3), place: last })).toBe(true)
    // Also where it is told of it by the answer to its own words.
    const { staleness } = mine.getState()
    theirs.apply(CONTAINER, [{ type: 'update', id: 'image-a', data: { image: 4 } }])
    await theirs.flush()
    mine.apply(CONTAINER, [update('node-a', 'mine')])
    await mine.flush()
    expect(mine.getState().staleness).toBe(staleness + 1)
  })

  it('joins what it hears of with what is not sent yet, and sends that upon it', async () => {
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b')))
    const [mine, theirs] = [openSession(server), openSession(server)]
    theirs.apply(CONTAINER, [update('node-b', 'theirs')])
    await theirs.flush()
    mine.apply(CONTAINER, [update('node-a', 'mine')])
    await mine.syncTo(server.revisions)
    expect([contentOf(shownDocument(mine), 'node-a'), contentOf(shownDocument(mine), 'node-b')]).toEqual(['mine', 'theirs'])
    await mine.flush()
    expect(contentOf(server.draft.document, 'node-a')).toBe('mine')
    expect(mine.getState().conflicts).toEqual([])
  })

  it('sends what is typed while it reads what others did, also when it is published at once', async () => {
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b')))
    const [mine, theirs] = [openSession(server), openSession(server)]
    theirs.apply(CONTAINER, [update('node-b', 'theirs')])
    await theirs.flush()
    const read = Promise.withResolvers<typeof server.draft>()
    server.readDraft = () => read.promise
    const reading = mine.syncTo(server.revisions)
    // What is under way before it asks has ended.
    await Promise.resolve()
    mine.apply(CONTAINER, [update('node-a', 'mine')])
    const publishing = mine.publish()
    read.resolve(server.draft)
    await Promise.all([reading, publishing])
    expect(mine.queue.length).toBe(0)
    expect(contentOf(server.draft.document, 'node-a')).toBe('mine')
  })

  it('shows what visitors see once it has published, others’ words among it', async () => {
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b')))
    const [mine, theirs] = [openSession(server), openSession(server)]
    theirs.apply(CONTAINER, [update('node-b', 'theirs')])
    await theirs.flush()
    await mine.publish()
    expect(contentOf(shownDocument(mine), 'node-b')).toBe('theirs')
  })

  it('shows each what the other did to other modules, as soon as an answer brings it', async () => {
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b')))
    const [mine, theirs] = [openSession(server), openSession(server)]
    theirs.apply(CONTAINER, [update('node-b', 'theirs')])
    await theirs.flush()
    mine.apply(CONTAINER, [update('node-a', 'mine')])
    await mine.flush()
    expect(contentOf(shownDocument(mine), 'node-b')).toBe('theirs')
    expect(contentOf(server.draft.document, 'node-a')).toBe('mine')
  })
})

describe('what cannot be sent', () => {
  it('sets a batch aside that is refused for good, sends what comes after it, and gives it up only when told', async () => {
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b')))
    const session = openSession(server)
    session.apply(CONTAINER, [update('node-a', 'not accepted')])
    server.failure = { status: 422, problem: { detail: 'passt nicht', errors: { 'node-a.content': ['höchstens 300 Zeichen'] } } }
    await session.flush()
    server.failure = undefined
    session.apply(CONTAINER, [update('node-b', 'accepted')])
    await session.flush()
    expect(contentOf(server.draft.document, 'node-b')).toBe('accepted')
    expect(session.getState().rejected).toMatchObject([
      { reason: 'passt nicht höchstens 300 Zeichen', batch: { changes: { 'node-a': { after: { data: { content: 'not accepted' } } } } } },
    ])
    session.retryRejected()
    await session.flush()
    expect(contentOf(server.draft.document, 'node-a')).toBe('not accepted')
    expect(session.getState().rejected).toEqual([])
  })

  it('keeps what was not sent for the next visit, and asks when it no longer fits', async () => {
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b')))
    const storage = memoryStorage()
    const lost = openSession(server, storage)
    server.failure = { status: 0, problem: {} }
    lost.apply(CONTAINER, [update('node-a', 'unsent'), update('node-b', 'unsent too')])
    await lost.flush()
    server.failure = undefined
    const other = openSession(server)
    other.apply(CONTAINER, [{ type: 'remove', id: 'node-a' }])
    await other.flush()

    const next = openSession(server, storage)
    next.queue.adopt(JSON.parse([...storage.content.values()][0] ?? ''))
    next.resume()
    await next.flush()
    const [conflict] = next.getState().conflicts
    expect(conflict?.modules).toMatchObject([{ id: 'node-a', mine: { data: { content: 'unsent' } }, theirs: null }])
    if (conflict) next.resolve(conflict, { 'node-a': 'mine' })
    await next.flush()
    expect(contentOf(server.draft.document, 'node-a')).toBe('unsent')
    expect(contentOf(server.draft.document, 'node-b')).toBe('unsent too')
  })

  it('keeps the queues of two visits apart', () => {
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b')))
    const storage = memoryStorage()
    openSession(server, storage).apply(CONTAINER, [update('node-a', 'first tab')])
    openSession(server, storage).apply(CONTAINER, [update('node-b', 'second tab')])
    expect(storage.content.size).toBe(2)
    expect([...storage.content.values()].join()).toMatch(/first tab.*second tab/s)
  })

  it('keeps an edit that is refused because somebody else is logged in, until its author is back', async () => {
    const server = new DraftServer(documentWith(headline('node-a')))
    const session = openSession(server)
    server.failure = { status: 409, problem: { code: 'other_account', logged_in: { id: 'alma', name: 'Alma Amt' } } }
    session.apply(CONTAINER, [update('node-a', 'mine')])
    await session.flush()
    expect(session.getState()).toMatchObject({ syncState: 'login', conflicts: [], rejected: [] })
    server.failure = undefined
    await session.flush()
    expect(contentOf(server.draft.document, 'node-a')).toBe('mine')
  })

  it('asks for the login again and goes on with the same edit', async () => {
    const server = new DraftServer(documentWith(headline('node-a')))
    const session = openSession(server)
    server.failure = { status: 401, problem: {} }
    session.apply(CONTAINER, [update('node-a', 'written without a session')])
    await session.flush()
    expect(session.getState().syncState).toBe('login')
    server.failure = undefined
    await session.flush()
    expect(contentOf(server.draft.document, 'node-a')).toBe('written without a session')
  })
})
