import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedNodes, replacedNodes } from './changed-nodes.ts'
import { type ContainerDocument, type ContentColumn, type ContentNode, emptyDocument } from './document.ts'
import { choices, play } from './random-operations.test-support.ts'
import { ROOT_ID } from './root-id.ts'
import { type ColumnParent, locateAll, nodesOf } from './tree.ts'
import { GHOST_TYPE, unionDocument } from './union-document.ts'

const node = (id: string, content = id): ContentNode => ({ id, type: 'headline', version: 1, data: { content } })
const section = (id: string, ...children: ContentNode[]): ContentNode => ({
  ...{ id, type: 'section', version: 1, data: {} },
  columns: [{ classes: '', children }],
})
const page = (...children: ContentNode[]): ContainerDocument => ({ ...emptyDocument(), columns: [{ classes: '', children }] })
/** A union in words: its modules in order, those in sections in brackets, with their marks. */
function inWords(older: ContainerDocument, newer: ContainerDocument): string {
  const { document, marks } = unionDocument(older, newer)
  const signs = { new: '+', removed: '-', changed: '~', moved: '>' }
  const wordsOf = ({ columns = [] }: ColumnParent): string =>
    columns
      .flatMap(({ children }) => children)
      .map((child) => {
        const mark = marks.get(child.id)
        return `${mark ? signs[mark.kind] : ''}${child.id}${child.columns ? `(${wordsOf(child)})` : ''}`
      })
      .join(' ')
  return wordsOf(document)
}

describe('two documents in one', () => {
  it('has what was removed where it was, and before what is new there', () => {
    expect(inWords(page(node('a'), node('x'), node('b')), page(node('n'), node('a'), node('m'), node('b')))).toBe('+n a -x +m b')
    expect(inWords(page(node('x'), node('a')), page(node('a', 'A')))).toBe('-x ~a')
  })

  it('has a moved module where it is and a ghost where it was', () => {
    expect(inWords(page(node('a'), node('b'), node('c')), page(node('c'), node('a'), node('b')))).toBe('>c a b was:c')
    expect(inWords(page(section('s', node('a')), node('b')), page(section('s'), node('b'), node('a')))).toBe('s(was:a) b >a')
  })

  it('has a removed section with what was in it', () => {
    expect(inWords(page(section('s', node('a'), node('b')), node('c')), page(node('c'), node('a')))).toBe('-s(was:a -b) c >a')
  })

  it('has what was in a column that is gone at the end of the last one, and behind a module without columns', () => {
    const columns = (...lists: ContentNode[][]): ContentColumn[] => lists.map((children) => ({ classes: '', children }))
    const older = { ...emptyDocument(3), columns: columns([node('a')], [node('b')]) }
    expect(inWords(older, page(node('a')))).toBe('a -b')
    expect(inWords(page(section('s', node('x')), node('b')), page(node('s'), node('b')))).toBe('~s -x b')
  })

  it('says of a changed module whether it was moved as well, and of the page itself what it is', () => {
    const { marks } = unionDocument(page(node('a'), node('b'), node('c')), {
      ...page(node('c', 'C'), node('a'), node('b')),
      extraClass: 'x',
    })
    expect([...marks]).toEqual([
      [ROOT_ID, { kind: 'changed', isMoved: false }],
      ['c', { kind: 'changed', isMoved: true }],
    ])
  })
})

const pairs = fc.record({ start: choices(0, 25), mine: choices(0, 14), theirs: choices(0, 14) }).map(({ start, mine, theirs }) => {
  const base = play(emptyDocument(), start).document
  return { older: play(base, mine, 'm').document, newer: play(base, theirs, 't').document }
})

/** The ids of the children of each parent, over its columns. */
function childrenByParent(document: ContainerDocument): Map<string, string[]> {
  const parents: [string, ColumnParent][] = [
    [ROOT_ID, document],
    ...[...nodesOf(document)].map((each): [string, ColumnParent] => [each.id, each]),
  ]
  return new Map(parents.map(([id, { columns = [] }]) => [id, columns.flatMap(({ children }) => children.map((child) => child.id))]))
}

/** A document without some of its modules and what is in them. */
function without(document: ContainerDocument, isDropped: (node: ContentNode) => boolean): ContainerDocument {
  const keep = (columns: ContentColumn[]): ContentColumn[] =>
    columns.map((column) => ({
      ...column,
      children: column.children
        .filter((child) => !isDropped(child))
        .map((child) => (child.columns ? { ...child, columns: keep(child.columns) } : child)),
    }))
  return { ...document, columns: keep(document.columns) }
}

describe('for any two states of a page', () => {
  it('every module of both is in the union exactly once, and every moved one has one ghost', () => {
    fc.assert(
      fc.property(pairs, ({ older, newer }) => {
        const united = [...nodesOf(unionDocument(older, newer).document)]
        const ids = united.filter(({ type }) => type !== GHOST_TYPE).map(({ id }) => id)
        expect(ids.toSorted()).toEqual([...new Set([...locateAll(older).keys(), ...locateAll(newer).keys()])].sort())
        const ghosts = united.filter(({ type }) => type === GHOST_TYPE).map(({ data }) => data.of)
        expect(ghosts.toSorted()).toEqual([...replacedNodes(older, newer)].sort())
      }),
      { numRuns: 500 },
    )
  })

  it('without what was removed and the ghosts it is the newer one', () => {
    fc.assert(
      fc.property(pairs, ({ older, newer }) => {
        const { document, marks } = unionDocument(older, newer)
        expect(without(document, ({ id, type }) => type === GHOST_TYPE || marks.get(id)?.kind === 'removed')).toEqual(newer)
      }),
      { numRuns: 500 },
    )
  })

  it('without what is new, and with the moved ones in place of their ghosts, it has the order of the older one', () => {
    fc.assert(
      fc.property(pairs, ({ older, newer }) => {
        const { document } = unionDocument(older, newer)
        const replaced = replacedNodes(older, newer)
        const had = locateAll(older)
        const united = childrenByParent(document)
        for (const [parent, ids] of childrenByParent(older)) {
          const inUnion = (united.get(parent) ?? []).filter((id) => !replaced.has(id)).map((id) => id.replace(/^was:/, ''))
          expect([parent, inUnion.filter((id) => had.has(id))]).toEqual([parent, ids])
        }
      }),
      { numRuns: 500 },
    )
  })

  it('its marks are the changed modules, each once', () => {
    fc.assert(
      fc.property(pairs, ({ older, newer }) => {
        const { marks } = unionDocument(older, newer)
        const kinds = [...marks].map(([id, { kind }]) => `${id} ${kind}`)
        expect(kinds.toSorted()).toEqual(
          changedNodes(older, newer)
            .map(({ id, kind }) => `${id} ${kind}`)
            .sort(),
        )
      }),
      { numRuns: 300 },
    )
  })
})
