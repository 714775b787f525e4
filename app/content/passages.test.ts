import { expect, it } from 'vitest'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import type { Passage } from '../records/passages.ts'
import { type ContainerDocument, type ContentNode, emptyDocument } from './document.ts'
import { passagesOf, withPassages } from './passages.ts'

const rich = (text: string): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const node = (id: string, type: string, data = {}): ContentNode => ({ id, type, version: 1, data })
const text = (id: string, words: string, more = {}) => node(id, 'text', { content: rich(words), ...more })
const newText = (id: string, data: Record<string, unknown>) => node(id, 'text', data)
const page = (...children: ContentNode[]): ContainerDocument => ({ ...emptyDocument(), columns: [{ classes: '', children }] })
const wordsOf = ({ type }: ContentNode) => ({ module: type, words: '' })
const told = (document: ContainerDocument) => document.columns.flatMap(({ children }) => children.map(({ id }) => id))

it('a form shows the modules of a page in their order: texts to be written, others by their names', () => {
  expect(passagesOf(page(text('first1', 'Eins'), node('bild01', 'image'), text('leer01', ' ')), wordsOf)).toEqual([
    { id: 'first1', text: rich('Eins') },
    { id: 'bild01', module: 'image', words: '' },
    { id: 'leer01', text: null },
  ])
})

it('a text that is written changes alone, with everything else its module says', () => {
  const before = page(text('first1', 'Eins', { anchor: 'a' }), node('bild01', 'image'))
  const after = withPassages(before, [{ id: 'first1', text: rich('Zwei') }], newText)
  expect(after).toEqual(page(text('first1', 'Zwei', { anchor: 'a' }), node('bild01', 'image')))
})

it('a new text stands behind what it follows, one without anything before it stands first', () => {
  const before = page(node('bild01', 'image'), node('film01', 'video'))
  const kept: Passage[] = [
    { id: 'neu001', text: rich('Vorn') },
    { id: 'bild01', module: 'image', words: '' },
    { id: 'neu002', text: rich('Mitte') },
    { id: 'neu003', text: rich('Danach') },
  ]
  expect(told(withPassages(before, kept, newText))).toEqual(['neu001', 'bild01', 'neu002', 'neu003', 'film01'])
})

it('a text that was emptied or left out is gone, other modules stay whatever a form says of them', () => {
  const before = page(text('first1', 'Eins'), node('bild01', 'image'), text('last01', 'Drei'))
  expect(told(withPassages(before, [{ id: 'first1', text: rich(' ') }], newText))).toEqual(['bild01'])
})

it('a text that has been moved into a section meanwhile is not there twice', () => {
  const section = { ...node('teil01', 'section'), columns: [{ classes: '', children: [text('first1', 'Eins')] }] }
  expect(withPassages(page(section), [{ id: 'first1', text: rich('Anders') }], newText)).toEqual(page(section))
})

it('texts in a second column stay there', () => {
  const before = {
    ...emptyDocument(3),
    columns: [text('links1', 'L'), text('recht1', 'R')].map((one) => ({ classes: '', children: [one] })),
  }
  const after = withPassages(
    before,
    [
      { id: 'links1', text: rich('L') },
      { id: 'recht1', text: rich('R') },
      { id: 'neu001', text: rich('N') },
    ],
    newText,
  )
  expect(after.columns.map(({ children }) => children.map(({ id }) => id))).toEqual([['links1'], ['recht1', 'neu001']])
})
