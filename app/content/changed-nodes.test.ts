import { expect, it } from 'vitest'
import { changedNodes } from './changed-nodes.ts'
import { type ContainerDocument, type ContentNode, emptyDocument } from './document.ts'

const node = (id: string, content = id, columns?: ContentNode['columns']): ContentNode => ({
  ...{ id, type: 'headline', version: 1, data: { content } },
  ...(columns ? { columns } : {}),
})
const document = (...children: ContentNode[]): ContainerDocument => ({ ...emptyDocument(), columns: [{ classes: '', children }] })
const describeChanges = (before: ContainerDocument, after: ContainerDocument) =>
  changedNodes(before, after).map(({ id, kind }) => `${id} ${kind}`)

it('tells of every module that differs, once, and of nothing else', () => {
  expect(describeChanges(document(node('a'), node('b')), document(node('a'), node('b')))).toEqual([])
  expect(describeChanges(document(node('a'), node('b')), document(node('a', 'x'), node('c')))).toEqual(['a changed', 'c new', 'b removed'])
  expect(changedNodes(emptyDocument(0), { ...emptyDocument(0), extraClass: 'breit' })).toEqual([
    { id: 'root', type: 'root', kind: 'changed' },
  ])
})

it('tells of the one module that was moved past the others, not of those it passed', () => {
  expect(
    describeChanges(document(node('a'), node('b'), node('c'), node('d')), document(node('b'), node('c'), node('d'), node('a'))),
  ).toEqual(['a moved'])
})

it('tells of a module within a section by itself, the section being the same', () => {
  const section = (...children: ContentNode[]) => node('s', 's', [{ classes: '', children }])
  expect(describeChanges(document(section(node('a'), node('b'))), document(section(node('a'), node('b', 'x'))))).toEqual(['b changed'])
  expect(describeChanges(document(section(node('a')), node('b')), document(section(node('a'), node('b'))))).toEqual(['b moved'])
})
