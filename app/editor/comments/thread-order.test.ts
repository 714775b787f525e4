import { expect, it } from 'vitest'
import { emptyDocument } from '../../content/index.ts'
import { orderThreads } from './thread-order.ts'

const node = (id: string) => ({ id, type: 'headline', version: 1, data: {} })
const thread = (id: number, nodeId: string | null, offset = 0) => ({
  id,
  anchor: { node: nodeId, nodeType: '', nodeWords: '', field: null, quote: '', offset },
  resolved: null,
  comments: [],
})

it('shows threads in the order of what they are about, and at last those whose modules are gone', () => {
  const document = { ...emptyDocument(), columns: [{ classes: '', children: [node('a'), node('b')] }] }
  const threads = [thread(1, 'gone'), thread(2, 'b', 9), thread(3, 'b', 2), thread(4, 'a'), thread(5, null)]
  expect(orderThreads(threads, [document]).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
})
