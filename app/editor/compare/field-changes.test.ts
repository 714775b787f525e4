import { expect, it } from 'vitest'
import '../../../tests/support/german-texts.ts'
import { fieldChanges, olderValue, pairItems } from './field-changes.ts'

const changed = (type: string, older: Record<string, unknown>, newer: Record<string, unknown>) =>
  fieldChanges(type, older, newer).map(({ path, older: old, newer: now }) => [path, old, now])

it('names the fields that differ; an empty one is like one that is missing', () => {
  expect(changed('image', { image: 3, format: 'Large', text: '' }, { image: { id: 4 }, format: 'Large', link: null })).toEqual([
    ['image', 3, { id: 4 }],
  ])
})

it('compares items with those that they were, also where one was put before them', () => {
  const [a, b] = [
    { question: 'A', answer: null },
    { question: 'B', answer: null },
  ]
  expect(changed('faq', { items: [a, b] }, { items: [{ question: 'Neu' }, a, b] })).toEqual([['items.0.question', undefined, 'Neu']])
  expect(changed('faq', { items: [a, b] }, { items: [a, { ...b, question: 'B!' }] })).toEqual([['items.1.question', 'B', 'B!']])
  expect(changed('faq', { items: [a, b] }, { items: [b] })).toEqual([['items', a, undefined]])
  expect(olderValue({ items: [a, b] }, { items: [{ question: 'Neu' }, a, b] }, 'items.2.question')).toBe('B')
  expect(olderValue({ items: [a, b] }, { items: [{ question: 'Neu' }, a, b] }, 'items.0.question')).toBeUndefined()
})

it('compares a changed item with the one that has a field in common with it, and replaced ones in their places', () => {
  expect(
    pairItems(
      [{ q: 'Wann?', a: 'Um acht.' }],
      [
        { q: 'Neu?', a: 'Ja.' },
        { q: 'Wann?', a: 'Um neun.' },
      ],
    ),
  ).toEqual([undefined, 0])
  expect(pairItems([{ q: 'a' }, { q: 'b' }, { q: 'c' }], [{ q: 'a' }, { q: 'x' }, { q: 'y' }])).toEqual([0, 1, 2])
  expect(pairItems([{ q: 'a' }, { q: 'b' }], [{ q: 'x' }])).toEqual([undefined])
})

it('knows items by their ids, whatever else has changed in them', () => {
  expect(pairItems([{ id: 'x', a: 1 }, { id: 'y' }], [{ id: 'z' }, { id: 'x', a: 2 }])).toEqual([undefined, 0])
})

const part = (personId: number, role: string) => ({ personId, role, kind: 'cast' })

it('names a new row of people as one change, a changed one by who it is, and another order as such', () => {
  const [anna, ben] = [part(3, 'Anna'), part(4, 'Ben')]
  const changes = (older: unknown[], newer: unknown[]) => changed('own-fields', { contributors: older }, { contributors: newer })
  expect(changes([anna], [anna, ben])).toEqual([['contributors.1', undefined, ben]])
  expect(changes([anna, ben], [ben])).toEqual([['contributors', anna, undefined]])
  expect(changes([anna, ben], [ben, anna])).toEqual([['contributors', [anna, ben], [ben, anna]]])
  // The part is the same, though all have their kind in common.
  expect(changes([anna, ben], [part(4, 'Benno')])).toEqual([
    ['contributors.0.role', 'Ben', 'Benno'],
    ['contributors', anna, undefined],
  ])
  const [recast] = fieldChanges('own-fields', { contributors: [anna, ben] }, { contributors: [anna, part(9, 'Ben')] })
  expect(recast).toMatchObject({ older: 4, newer: 9, form: { kind: 'relation', of: 'person' }, row: { item: part(9, 'Ben') } })
})
