import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import type { QueueStorage } from './draft-queue.ts'
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

describe('undo', () => {
  it('goes back step by step, a visit of a text being one step', requirement('EDIT-02', 'EDIT-03', 'EDIT-04', 'STORE-01'), () => {
    const session = openSession(new DraftServer(documentWith(headline('node-a', 'first'))))
    session.apply(CONTAINER, [update('node-a', 'sec')], { group: 'visit' })
    session.apply(CONTAINER, [update('node-a', 'second')], { group: 'visit' })
    session.apply(CONTAINER, [update('node-a', 'third')], { group: 'another visit' })
    session.undo()
    expect(contentOf(shownDocument(session), 'node-a')).toBe('second')
    session.undo()
    expect(contentOf(shownDocument(session), 'node-a')).toBe('first')
    session.redo()
    session.redo()
    expect(contentOf(shownDocument(session), 'node-a')).toBe('third')
  })

  it('does not take back a step that the other has built upon', async () => {
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b')))
    const [mine, theirs] = [openSession(server), openSession(server)]
    mine.apply(CONTAINER, [update('node-a', 'mine')])
    await mine.flush()
    const later = openSession(server)
    later.apply(CONTAINER, [update('node-a', 'theirs')])
    await later.flush()
    mine.apply(CONTAINER, [update('node-b', 'beside')])
    await mine.flush()
    expect(mine.undo()).toBe(true)
    expect(mine.undo()).toBe(false)
    await mine.flush()
    expect(contentOf(server.draft.document, 'node-a')).toBe('theirs')
    expect(theirs.getState().conflicts).toEqual([])
  })
})

describe('what can be undone', () => {
  const reload = (server: DraftServer, storage: QueueStorage, steps: ReturnType<typeof memoryStorage>) => {
    const session = openSession(server, storage as ReturnType<typeof memoryStorage>, steps)
    session.restoreSteps()
    return session
  }

  it('outlives a reload: every step can be taken back and forward again', async () => {
    const server = new DraftServer(documentWith(headline('node-a', 'eins')))
    const [storage, steps] = [memoryStorage(), memoryStorage()]
    const before = openSession(server, storage, steps)
    before.apply(CONTAINER, [update('node-a', 'zwei')])
    before.apply(CONTAINER, [update('node-a', 'drei')])
    before.undo()
    await before.flush()
    before.saveSteps()

    const after = reload(server, storage, steps)
    expect(after.getState()).toMatchObject({ canUndo: true, canRedo: true })
    expect(after.undo()).toBe(true)
    expect(contentOf(shownDocument(after), 'node-a')).toBe('eins')
    expect(after.getState().announcement).toBe('Zurückgenommen: Überschrift geändert')
    expect([after.redo(), after.redo()]).toEqual([true, true])
    expect(contentOf(shownDocument(after), 'node-a')).toBe('drei')
  })

  it('is let go where the page has become another meanwhile, and never takes back what others wrote', async () => {
    const server = new DraftServer(documentWith(headline('node-a', 'eins'), headline('node-b', 'B')))
    const [storage, steps] = [memoryStorage(), memoryStorage()]
    const before = openSession(server, storage, steps)
    before.apply(CONTAINER, [update('node-a', 'zwei')])
    await before.flush()
    before.saveSteps()
    const theirs = openSession(server)
    theirs.apply(CONTAINER, [update('node-b', 'theirs')])
    await theirs.flush()
    expect(reload(server, storage, steps).getState().canUndo).toBe(true)
    theirs.apply(CONTAINER, [update('node-a', 'theirs')])
    await theirs.flush()
    const after = reload(server, storage, steps)
    expect(after.getState().canUndo).toBe(false)
    expect(after.undo()).toBe(false)
    expect(contentOf(shownDocument(after), 'node-a')).toBe('theirs')
  })

  it('keeps the newest steps where there is no room for all', () => {
    const server = new DraftServer(documentWith(headline('node-a', '')))
    const [storage, steps] = [memoryStorage(), memoryStorage()]
    const before = openSession(server, storage, steps)
    for (let n = 0; n < 60; n++) before.apply(CONTAINER, [update('node-a', `${n} ${'x'.repeat(20_000)}`)])
    before.saveSteps()
    expect([...steps.content.values()].join('').length).toBeLessThan(1_600_000)
    expect(steps.content.size).toBe(1)
  })
})
