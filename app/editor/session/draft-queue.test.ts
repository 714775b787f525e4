import { describe, expect, it } from 'vitest'
import { type Batch, DraftQueue, readQueue } from './draft-queue.ts'
import { CONTAINER, memoryStorage, update } from './draft-server.test-support.ts'

const KEY = 'foyer-unsent:page:1:visit'
const OTHER = 2
const never = () => false

/** An edit of one headline, as a session adds it. */
const edit = (content: string, { containerId = CONTAINER, base = 0, knows = [] as string[] } = {}) => ({
  containerId,
  base,
  knows,
  operations: [update('node-a', content)],
  changes: {},
})
const contentsOf = (batch: Batch | undefined) => batch?.operations.map((operation) => operation.type === 'update' && operation.data.content)

function openQueue() {
  const storage = memoryStorage()
  return { storage, queue: new DraftQueue(storage, KEY) }
}

describe('a batch', () => {
  it('takes in edits of its container until it is first sent, and none afterwards', () => {
    const { queue } = openQueue()
    queue.add(edit('one'))
    queue.add(edit('two'))
    const sent = queue.next(never)
    expect(contentsOf(sent)).toEqual(['one', 'two'])
    queue.add(edit('three'))
    expect(queue.next(never), 'sent again after a failure: the same id, the same operations').toBe(sent)
    expect(contentsOf(sent)).toEqual(['one', 'two'])
    expect(queue.length).toBe(2)
  })

  it('takes in nothing made on an older state than its own, for it would carry a base the edit never saw', () => {
    const { queue } = openQueue()
    queue.add(edit('on the new', { base: 5 }))
    queue.add(edit('on the old', { base: 4 }))
    queue.add(edit('on the new again', { base: 5 }))
    expect(queue.batchesOf(CONTAINER).map(({ base }) => base)).toEqual([5, 4])
    expect(contentsOf(queue.batchesOf(CONTAINER)[1])).toEqual(['on the old', 'on the new again'])
  })

  it('takes in nothing more once it is closed', () => {
    const { queue } = openQueue()
    queue.add(edit('one'))
    queue.add(edit('elsewhere', { containerId: OTHER }))
    queue.close(CONTAINER)
    queue.add(edit('two'))
    queue.add(edit('elsewhere too', { containerId: OTHER }))
    expect(queue.batchesOf(CONTAINER)).toHaveLength(2)
    expect(queue.batchesOf(OTHER)).toHaveLength(1)
  })
})

describe('the next batch', () => {
  it('is the oldest of a container that is not blocked', () => {
    const { queue } = openQueue()
    queue.add(edit('one'))
    queue.add(edit('elsewhere', { containerId: OTHER }))
    expect(queue.next((id) => id === CONTAINER)?.containerId).toBe(OTHER)
    expect(queue.next(() => true)).toBeUndefined()
    expect(queue.next(never)?.containerId).toBe(CONTAINER)
  })

  it('comes after the one that was removed or rejected', () => {
    const { queue } = openQueue()
    for (const content of ['one', 'two', 'three']) {
      queue.add(edit(content))
      queue.close(CONTAINER)
    }
    const [first, second] = queue.batchesOf(CONTAINER)
    if (!first || !second) throw new Error('two batches wait')
    queue.remove(first)
    expect(queue.next(never)).toBe(second)
    queue.reject(second, 'invalid')
    expect(contentsOf(queue.next(never))).toEqual(['three'])
    expect(queue.rejected).toEqual([{ batch: second, reason: 'invalid' }])
    queue.discardRejected(second.id)
    expect([queue.rejected, queue.length]).toEqual([[], 1])
  })
})

describe('the stored queue', () => {
  it('follows every change, and goes with the last batch', () => {
    const { queue, storage } = openQueue()
    const stored = () => readQueue(storage, KEY)
    queue.add(edit('one'))
    expect(stored().batches).toMatchObject([{ closed: false }])
    const batch = queue.next(never)
    if (!batch) throw new Error('a batch waits')
    expect(stored().batches).toMatchObject([{ id: batch.id, closed: true }])
    queue.reject(batch, 'invalid')
    expect(stored()).toMatchObject({ batches: [], refused: [{ batch: { id: batch.id }, reason: 'invalid' }] })
    queue.discardRejected(batch.id)
    expect(storage.content.size).toBe(0)
  })

  it('of an ended session comes before the batches of this one, closed, with what was rejected', () => {
    const ended = openQueue()
    ended.queue.add(edit('rejected'))
    const rejected = ended.queue.next(never)
    if (rejected) ended.queue.reject(rejected, 'invalid')
    ended.queue.add(edit('left behind'))
    const { queue, storage } = openQueue()
    queue.add(edit('mine'))
    queue.adopt(readQueue(ended.storage, KEY))
    queue.add(edit('mine too'))
    expect(queue.batchesOf(CONTAINER).map(contentsOf)).toEqual([['left behind'], ['mine', 'mine too']])
    expect(queue.batchesOf(CONTAINER)[0]?.closed).toBe(true)
    expect(queue.rejected.map(({ reason }) => reason)).toEqual(['invalid'])
    expect(readQueue(storage, KEY)).toMatchObject({ batches: [{}, {}], refused: [{}] })
  })

  it('is empty where there is none, or one that cannot be read', () => {
    const { storage } = openQueue()
    for (const text of [undefined, 'no JSON', 'null', '{"batches":7}']) {
      if (text !== undefined) storage.setItem(KEY, text)
      expect(readQueue(storage, KEY)).toEqual({ batches: [], refused: [] })
    }
  })

  it('that finds no room stops nobody: the batches wait in memory', () => {
    const full = {
      ...memoryStorage(),
      setItem() {
        throw new DOMException('no room', 'QuotaExceededError')
      },
    }
    const queue = new DraftQueue(full, KEY)
    queue.add(edit('one'))
    expect(contentsOf(queue.next(never))).toEqual(['one'])
  })
})

it('gives away all batches of a container and keeps the others', () => {
  const { queue, storage } = openQueue()
  queue.add(edit('one'))
  queue.add(edit('elsewhere', { containerId: OTHER }))
  expect(queue.takeAll(CONTAINER).map(contentsOf)).toEqual([['one']])
  expect(queue.batchesOf(CONTAINER)).toEqual([])
  expect(readQueue(storage, KEY).batches).toMatchObject([{ containerId: OTHER }])
})
