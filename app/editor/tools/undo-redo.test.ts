import { expect, it } from 'vitest'
import '../../../tests/support/german-texts.ts'
import { CONTAINER, DraftServer, documentWith, headline, openSession, update } from '../session/draft-server.test-support.ts'
import { redo, undo } from './undo-redo.ts'

const nodes = ['node-a', 'node-b', 'node-c'].map((id) => headline(id, id))

it('selects what a step brings back, not the neighbour that was selected meanwhile', () => {
  const session = openSession(new DraftServer(documentWith(...nodes)))
  session.apply(
    CONTAINER,
    ['node-a', 'node-b'].map((id) => ({ type: 'remove', id })),
  )
  session.select({ containerId: CONTAINER, nodeId: 'node-c' })
  undo(session)
  expect(session.getState()).toMatchObject({
    selected: { containerId: CONTAINER, nodeId: 'node-a' },
    multiSelected: ['node-a', 'node-b'],
  })
})

it('leaves the selection where a step brings no module back', () => {
  const session = openSession(new DraftServer(documentWith(...nodes)))
  session.apply(CONTAINER, [update('node-a', 'anders')])
  session.select({ containerId: CONTAINER, nodeId: 'node-c' })
  undo(session)
  redo(session)
  expect(session.getState().selected).toEqual({ containerId: CONTAINER, nodeId: 'node-c' })
})
