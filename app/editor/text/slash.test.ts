import { expect, it } from 'vitest'
import type { RichTextBlock } from '../../platform/rich-text/rich-text.ts'
import { roomForModule } from './slash.ts'

const paragraph = (text: string): RichTextBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const node = { id: 'text-1', type: 'text', version: 1, data: {} }
const located = { node, parent: 'root', column: 0, next: 'image-1' }

it('a module chosen on an empty line takes its place, and no empty text stays', () => {
  const all = roomForModule(located, [], [])
  expect(all).toEqual({ place: { parent: 'root', column: 0, before: 'image-1' }, operations: [{ type: 'remove', id: 'text-1' }] })

  const first = roomForModule(located, [], [paragraph('Danach')])
  expect(first.place.before).toBe('text-1')
  expect(first.operations).toEqual([{ type: 'update', id: 'text-1', data: { content: { type: 'doc', content: [paragraph('Danach')] } } }])

  const last = roomForModule(located, [paragraph('Davor')], [])
  expect(last.place.before).toBe('image-1')
  expect(last.operations).toHaveLength(1)
})

it('what follows the line goes on in a text below the module', () => {
  const { place, operations } = roomForModule(located, [paragraph('Davor')], [paragraph('Danach')])
  const [shortened, rest] = operations
  expect(shortened).toMatchObject({ type: 'update', data: { content: { content: [paragraph('Davor')] } } })
  expect(rest).toMatchObject({
    type: 'insert',
    place: { before: 'image-1' },
    node: { data: { content: { content: [paragraph('Danach')] } } },
  })
  expect(rest?.type === 'insert' && rest.node.id).toBe(place.before)
})
