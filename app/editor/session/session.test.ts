import { describe, expect, it } from 'vitest'
import type { ContentNode } from '../../content/index.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import { CONTAINER, contentOf, DraftServer, documentWith, headline, openSession, update } from './draft-server.test-support.ts'
import type { Conflict } from './editor-state.ts'

describe('two works on the same modules', () => {
  it('asks module by module, settles nothing by itself, and lets each module stand as chosen', async () => {
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b'), headline('node-c')))
    const [mine, theirs] = [openSession(server), openSession(server)]
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
    expect(['node-a', 'node-b', 'node-c'].map((id) => contentOf(server.draft.document, id))).toEqual(['A mine', 'B theirs', 'C mine'])
  })

  it('asks again about what was typed while the question stood', async () => {
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b')))
    const [mine, theirs] = [openSession(server), openSession(server)]
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
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b')))
    const [mine, theirs] = [openSession(server), openSession(server)]
    theirs.apply(CONTAINER, [update('node-a', 'A theirs'), update('node-b', 'B theirs')])
    await theirs.flush()
    mine.apply(CONTAINER, [update('node-a', 'A mine'), update('node-b', 'B mine')])
    await mine.flush()
    const conflict = mine.getState().conflicts[0] as Conflict
    return { server, mine, conflict }
  }

  it('keeps what either side gives up, and what I gave up is one step back', async () => {
    const { server, mine, conflict } = await twoStates()
    await mine.saveAndResolve(conflict, { 'node-a': 'mine', 'node-b': 'theirs' })
    await mine.flush()
    expect(server.savedVersions.map((document) => [contentOf(document, 'node-a'), contentOf(document, 'node-b')])).toEqual([
      ['A theirs', 'B theirs'],
      ['A mine', 'B mine'],
    ])
    expect(contentOf(server.draft.document, 'node-b')).toBe('B theirs')
    expect(mine.undo()).toBe(true)
    await mine.flush()
    expect(contentOf(server.draft.document, 'node-b')).toBe('B mine')
    expect(mine.undo()).toBe(true)
    await mine.flush()
    expect(contentOf(server.draft.document, 'node-a')).toBe('A theirs')
  })

  it('settles nothing while what is given up cannot be kept', async () => {
    const { server, mine, conflict } = await twoStates()
    server.failure = { status: 0, problem: {} }
    await expect(mine.saveAndResolve(conflict, { 'node-a': 'mine', 'node-b': 'theirs' })).rejects.toThrow(ApiError)
    expect(mine.getState().conflicts).toEqual([conflict])
    expect(mine.queue.length).toBeGreaterThan(0)
  })

  it('lets both stand, mine below theirs, and gives up neither', async () => {
    const { server, mine, conflict } = await twoStates()
    await mine.saveAndResolve(conflict, { 'node-a': 'both', 'node-b': 'mine' })
    await mine.flush()
    const words = server.draft.document.columns[0]?.children.map(({ data }) => data.content)
    expect(words).toEqual(['A theirs', 'A mine', 'B mine'])
    expect(server.savedVersions).toHaveLength(1)
  })

  it('brings back a module that the other removed when mine is chosen, at the end of the page if its place is gone', async () => {
    const section: ContentNode = {
      id: 'section',
      type: 'section',
      version: 1,
      data: { layout: 0 },
      columns: [{ classes: '', children: [headline('node-a')] }],
    }
    const server = new DraftServer(documentWith(section))
    const [mine, theirs] = [openSession(server), openSession(server)]
    theirs.apply(CONTAINER, [{ type: 'remove', id: 'section' }])
    await theirs.flush()
    mine.apply(CONTAINER, [update('node-a', 'typed with care')])
    await mine.flush()
    const [conflict] = mine.getState().conflicts
    expect(conflict?.modules).toMatchObject([{ id: 'node-a', theirs: null }])
    if (conflict) mine.resolve(conflict, { 'node-a': 'mine' })
    await mine.flush()
    expect(contentOf(server.draft.document, 'node-a')).toBe('typed with care')
  })

  it('takes typing for what it was made on: what came in while somebody typed is asked about, not written over', async () => {
    const server = new DraftServer(documentWith(headline('node-a'), headline('node-b')))
    const [mine, theirs] = [openSession(server), openSession(server)]
    const since = mine.snapshot(CONTAINER)
    theirs.apply(CONTAINER, [update('node-a', 'theirs')])
    await theirs.flush()
    mine.apply(CONTAINER, [update('node-b', 'beside')])
    await mine.flush()
    mine.apply(CONTAINER, [update('node-a', 'typed before I saw theirs')], { since })
    await mine.flush()
    expect(mine.getState().conflicts).toHaveLength(1)
    expect(contentOf(server.draft.document, 'node-a')).toBe('theirs')
  })
})
