import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import type { QueueStorage } from './draft-queue.ts'
import { CONTAINER, DraftServer, open, shown, start, storage, text, update, wordsOf } from './draft-server.test-support.ts'

describe('undo', () => {
  it('goes back step by step, a visit of a text being one step', requirement('EDIT-02', 'EDIT-03', 'EDIT-04', 'STORE-01'), () => {
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

describe('what can be undone', () => {
  const loadAnew = (server: DraftServer, kept: QueueStorage, steps: ReturnType<typeof storage>) => {
    const session = open(server, kept as ReturnType<typeof storage>, steps)
    session.restoreSteps()
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
    before.saveSteps()

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
    before.saveSteps()
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
    before.saveSteps()
    expect([...steps.content.values()].join('').length).toBeLessThan(1_600_000)
    expect(steps.content.size).toBe(1)
  })
})
