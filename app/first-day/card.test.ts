import { expect, it } from 'vitest'
import { CARDS, nextCard, openCards } from './card.ts'

it('goes on with the first card that is neither done nor put off', () => {
  expect(nextCard({ done: [], putOff: [], hasBegun: false })).toBe('house')
  expect(nextCard({ done: ['house', 'starter'], putOff: ['places', 'shop'], hasBegun: true })).toBe('production')
})

it('has nothing left once every card is done or put off', () => {
  const all = { done: CARDS.filter((card) => card !== 'shop'), putOff: ['shop' as const], hasBegun: true }
  expect(openCards(all)).toEqual([])
  expect(nextCard(all)).toBe('house')
})
