import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OperationError } from './apply-operation.ts'
import { changedNodes } from './changed-nodes.ts'
import { applyChosenChanges, completeChoice } from './chosen-changes.ts'
import { type ContainerDocument, type ContentNode, emptyDocument } from './document.ts'
import { choices, play } from './random-operations.test-support.ts'
import { ROOT_ID } from './root-id.ts'
import { isWithinBounds, locateAll } from './tree.ts'

const node = (id: string, content = id): ContentNode => ({ id, type: 'headline', version: 1, data: { content } })
const section = (id: string, ...children: ContentNode[]): ContentNode => ({
  ...{ id, type: 'section', version: 1, data: {} },
  columns: [{ classes: '', children }],
})
const page = (...children: ContentNode[]): ContainerDocument => ({ ...emptyDocument(), columns: [{ classes: '', children }] })
const choose = (before: ContainerDocument, after: ContainerDocument, ...ids: string[]) => applyChosenChanges(before, after, new Set(ids))

describe('a choice of changes', () => {
  it('has the chosen modules as they will be and all others as they were', () => {
    const [before, after] = [page(node('a'), node('b'), node('c')), page(node('a', 'A'), node('n'), node('b', 'B'))]
    expect(choose(before, after, 'a').document).toEqual(page(node('a', 'A'), node('b'), node('c')))
    expect(choose(before, after, 'n').document).toEqual(page(node('a'), node('n'), node('b'), node('c')))
    expect(choose(before, after, 'c').document).toEqual(page(node('a'), node('b')))
  })

  it('takes along the new section that a chosen module is in, not what else is in it', () => {
    const [before, after] = [page(node('a')), page(node('a'), section('s', node('x'), node('y')))]
    const { document, chosen } = choose(before, after, 'x')
    expect(document).toEqual(page(node('a'), section('s', node('x'))))
    expect(chosen.map(({ id }) => id)).toEqual(['s', 'x'])
  })

  it('takes along what a removed section held, wherever it is now', () => {
    const [before, after] = [page(section('s', node('x'), node('y'))), page(node('x'))]
    expect(choose(before, after, 's').document).toEqual(after)
    expect(choose(before, after, 'y').document).toEqual(page(section('s', node('x'))))
  })

  it('moves one module and leaves the others in their order', () => {
    const [before, after] = [page(node('a'), node('b'), node('c'), node('d')), page(node('d'), node('c', 'C'), node('a'), node('b'))]
    expect(choose(before, after, 'd').document).toEqual(page(node('d'), node('a'), node('b'), node('c')))
    expect(choose(before, after, 'c').document).toEqual(page(node('c', 'C'), node('a'), node('b'), node('d')))
  })

  it('takes two sections that changed places, each into the other, together', () => {
    const before = page(section('p', section('q')))
    const after = page(section('q', section('p')))
    expect(choose(before, after, 'p').document).toEqual(after)
  })

  it('names the module as moved that is known to have been', () => {
    const [before, after] = [page(node('a'), node('b')), page(node('b'), node('a'))]
    for (const id of ['a', 'b']) expect(changedNodes(before, after, new Set([id]))).toMatchObject([{ id, kind: 'moved' }])
  })
})

/** A page, what two people made of it, and a choice among their changes. */
const stories = fc
  .record({
    start: choices(0, 25),
    mine: choices(0, 14),
    theirs: choices(0, 14),
    mask: fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }),
  })
  .map(({ start, mine, theirs, mask }) => {
    const live = play(emptyDocument(), start).document
    const first = play(live, mine, 'm')
    const draft = play(first.document, theirs, 't').document
    const changes = changedNodes(live, draft, first.touched)
    return {
      live,
      draft,
      touched: first.touched,
      wanted: new Set(changes.map(({ id }) => id).filter((_, index) => mask[index % mask.length])),
    }
  })

/** The result of a choice; undefined when it would exceed the bounds of a document. */
function chosenOf({
  live,
  draft,
  touched,
  wanted,
}: {
  live: ContainerDocument
  draft: ContainerDocument
  touched: Set<string>
  wanted: Set<string>
}) {
  try {
    return applyChosenChanges(live, draft, wanted, touched)
  } catch (error) {
    if (error instanceof OperationError) return undefined
    throw error
  }
}

/** A module without its descendants, and the column it is in. */
function ownState(document: ContainerDocument, id: string) {
  if (id === ROOT_ID) return { ...document, columns: document.columns.map(({ classes }) => classes) }
  const located = locateAll(document).get(id)
  return located && { ...located, node: { ...located.node, columns: located.node.columns?.map(({ classes }) => classes) } }
}

/** The ids of each column that satisfy a condition, in order. */
function ordersOf(document: ContainerDocument, isMeant: (id: string) => boolean) {
  const groups = Map.groupBy([...locateAll(document)], ([, { parent, column }]) => `${parent}:${column}`)
  return new Map([...groups].map(([key, nodes]) => [key, nodes.map(([id]) => id).filter(isMeant)]))
}

describe('for any page, any operations of two people and any choice', () => {
  it('the live page then holds exactly the chosen changes', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { live, draft, wanted } = story
        const result = chosenOf(story)
        if (!result) return
        expect(isWithinBounds(result.document)).toBe(true)
        const chosen = new Set(result.chosen.map(({ id }) => id))
        expect(chosen.isSupersetOf(wanted)).toBe(true)
        for (const id of new Set([ROOT_ID, ...locateAll(live).keys(), ...locateAll(draft).keys()]))
          expect([id, ownState(result.document, id)]).toEqual([id, ownState(chosen.has(id) ? draft : live, id)])
        // Whatever is not chosen keeps its order, and what is chosen has the order that it will have.
        const stays = (id: string) => !chosen.has(id) && locateAll(live).has(id)
        for (const [column, ids] of ordersOf(result.document, stays))
          expect(ids).toEqual((ordersOf(live, stays).get(column) ?? []).filter((id) => ids.includes(id)))
        for (const [column, ids] of ordersOf(result.document, (id) => chosen.has(id)))
          expect(ids).toEqual((ordersOf(draft, (id) => chosen.has(id)).get(column) ?? []).filter((id) => ids.includes(id)))
      }),
      { numRuns: 400 },
    )
  })

  it('publishing the choice and then the rest ends where publishing everything does', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { live, draft, touched } = story
        const everything = new Set(changedNodes(live, draft, touched).map(({ id }) => id))
        expect(applyChosenChanges(live, draft, everything, touched).document).toEqual(draft)
        const first = chosenOf(story)
        if (!first) return
        const rest = new Set(changedNodes(first.document, draft, touched).map(({ id }) => id))
        expect(applyChosenChanges(first.document, draft, rest, touched).document).toEqual(draft)
      }),
      { numRuns: 400 },
    )
  })

  it('a complete choice is complete, and nothing is in it that nobody needs', () => {
    fc.assert(
      fc.property(stories, ({ live, draft, touched, wanted }) => {
        const complete = completeChoice(live, draft, wanted, touched)
        expect(completeChoice(live, draft, complete, touched)).toEqual(complete)
        expect(completeChoice(live, draft, new Set(), touched)).toEqual(new Set())
      }),
      { numRuns: 200 },
    )
  })
})
