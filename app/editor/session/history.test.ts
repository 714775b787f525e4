import { describe, expect, it } from 'vitest'
import { update } from './draft-server.test-support.ts'
import { History } from './history.ts'
import type { Step } from './step.ts'

const OTHER = 2

/** The step that put `content` in the place of `before`. */
function step(content: string, { before = '', containerId = 1 } = {}): Step {
  return { containerId, redo: [update('node-a', content)], undo: [update('node-a', before)], changes: {} }
}
const done = (history: History) =>
  history.steps.done.map(({ redo }) => redo.map((operation) => 'data' in operation && operation.data?.content))

describe('steps', () => {
  it('come back in reverse, and forward again in the order they were made', () => {
    const history = new History()
    const [first, second] = [step('one'), step('two')]
    history.add(first)
    history.add(second)
    expect([history.canUndo, history.canRedo]).toEqual([true, false])
    for (const expected of [second, first]) {
      expect(history.popDone()).toBe(expected)
      history.pushUndone(expected)
    }
    expect([history.canUndo, history.canRedo, history.popDone()]).toEqual([false, true, undefined])
    expect([history.popUndone(), history.popUndone(), history.popUndone()]).toEqual([first, second, undefined])
  })

  it('that were undone are gone with the next one', () => {
    const history = new History()
    history.pushUndone(step('undone'))
    history.add(step('new'))
    expect(history.canRedo).toBe(false)
  })

  it('of one group are one step, undone from the last to the first', () => {
    const history = new History()
    history.add(step('before'), 'other field')
    history.add(step('T'), 'field')
    history.add(step('Tu', { before: 'T' }), 'field')
    expect(done(history)).toEqual([['before'], ['T', 'Tu']])
    expect(history.popDone()?.undo).toEqual([update('node-a', 'T'), update('node-a', '')])
  })

  it('of one group are two steps when something was undone between them, or came from elsewhere', () => {
    const history = new History()
    history.add(step('one'), 'lead')
    history.add(step('two'), 'field')
    history.popDone()
    history.add(step('three'), 'field')
    history.add(step('four'))
    history.add(step('five'), 'field')
    expect(done(history)).toEqual([['one'], ['three'], ['four'], ['five']])
  })

  it('without a group never join', () => {
    const history = new History()
    history.add(step('one'))
    history.add(step('two'))
    expect(done(history)).toEqual([['one'], ['two']])
  })
})

describe('steps of an earlier visit', () => {
  const earlier = { done: [step('earlier')], undone: [step('undone earlier')] }

  it('come before those of this one, which make what was undone impossible to redo', () => {
    const history = new History()
    history.add(step('now'))
    history.restore(earlier)
    expect(done(history)).toEqual([['earlier'], ['now']])
    expect(history.canRedo).toBe(false)
  })

  it('can be redone while nothing has been done in this one', () => {
    const history = new History()
    history.restore(earlier)
    expect(history.steps).toEqual(earlier)
  })
})

it('forgets the steps of a container that has become another one', () => {
  const history = new History()
  history.add(step('here'), 'field')
  history.add(step('there', { containerId: OTHER }))
  history.pushUndone(step('undone here'))
  history.drop(1)
  expect(done(history)).toEqual([['there']])
  expect(history.canRedo).toBe(false)
})
