import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedNodes } from './changed-nodes.ts'
import { applyChosenChanges } from './chosen-changes.ts'
import { type ContainerDocument, type ContentNode, emptyDocument } from './document.ts'
import { mergeChanges } from './merge-changes.ts'
import { choices, play } from './random-operations.test-support.ts'

const node = (id: string, content = id): ContentNode => ({ id, type: 'headline', version: 1, data: { content } })
const page = (...children: ContentNode[]): ContainerDocument => ({ ...emptyDocument(), columns: [{ classes: '', children }] })
const nodesBetween = (before: ContainerDocument, after: ContainerDocument) => changedNodes(before, after).map(({ id }) => id)

it('applies what was chosen earlier beside what has changed since', () => {
  const [before, after] = [page(node('a'), node('b'), node('c')), page(node('a', 'A'), node('n'), node('b'), node('c'))]
  const merged = mergeChanges(page(node('a'), node('b', 'B')), { before, after, nodes: ['a', 'n'] })
  expect(merged).toEqual({ document: page(node('a', 'A'), node('n'), node('b', 'B')), applied: ['a', 'n'], conflicts: [] })
})

it('leaves a module as it is that was changed otherwise since, and applies the others', () => {
  const [before, after] = [page(node('a'), node('b')), page(node('a', 'planned'), node('b', 'B'))]
  const merged = mergeChanges(page(node('a', 'newer'), node('b')), { before, after, nodes: ['a', 'b'] })
  expect(merged).toEqual({ document: page(node('a', 'newer'), node('b', 'B')), applied: ['b'], conflicts: ['a'] })
})

it('has nothing to do where the change was made already', () => {
  const [before, after] = [page(node('a')), page(node('a', 'A'))]
  expect(mergeChanges(after, { before, after, nodes: ['a'] })).toEqual({ document: after, applied: [], conflicts: [] })
})

it('applies nothing that needs more than was chosen: its section is gone', () => {
  const section = (...children: ContentNode[]): ContentNode => ({ ...node('s'), type: 'section', columns: [{ classes: '', children }] })
  const [before, after] = [page(section()), page(section(node('x')))]
  expect(mergeChanges(page(), { before, after, nodes: ['x'] })).toEqual({ document: page(), applied: [], conflicts: ['x'] })
})

it('gives, for any page and any two people who did not touch the same, both their changes', () => {
  fc.assert(
    fc.property(choices(0, 25), choices(0, 12), choices(0, 12), (start, mine, theirs) => {
      const before = play(emptyDocument(), start).document
      const after = play(before, mine, 'm').document
      const nodes = nodesBetween(before, after)
      expect(mergeChanges(before, { before, after, nodes })).toMatchObject({ document: after, conflicts: [] })
      const current = play(before, theirs, 't').document
      const { document, applied, conflicts } = mergeChanges(current, { before, after, nodes })
      // What is not applied is there already, or is said to be in conflict; nothing else of the current page has changed.
      expect(changedNodes(current, document).every(({ id }) => nodes.includes(id) || applied.length > 0)).toBe(true)
      expect(applied.filter((id) => conflicts.includes(id))).toEqual([])
      expect(applyChosenChanges(current, document, new Set(nodesBetween(current, document))).document).toEqual(document)
    }),
    { numRuns: 300 },
  )
})
