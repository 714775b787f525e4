import { describe, expect, it } from 'vitest'
import { matchingItems, rowByLetters, rowsOf, treeStep } from './tree-rows.ts'

const ITEMS = [
  { id: 'hero', parent: null, label: 'Aufmacher' },
  { id: 'section', parent: null, label: 'Abschnitt' },
  { id: 'head', parent: 'section', label: 'Ihr Besuch' },
  { id: 'text', parent: 'section', label: 'Die Häuser öffnen' },
  { id: 'faq', parent: null, label: 'Fragen' },
]
const idsOf = (collapsed: string[] = []) => rowsOf(ITEMS, new Set(collapsed)).map(({ item }) => item.id)

describe('the rows of a tree', () => {
  it('have their place among their siblings, and are open unless they were closed', () => {
    expect(rowsOf(ITEMS, new Set()).map(({ level, position, size, isExpanded }) => [level, position, size, isExpanded])).toEqual([
      [1, 1, 3, undefined],
      [1, 2, 3, true],
      [2, 1, 2, undefined],
      [2, 2, 2, undefined],
      [1, 3, 3, undefined],
    ])
  })

  it('are without what is below a closed one', () => {
    expect(idsOf(['section'])).toEqual(['hero', 'section', 'faq'])
  })

  it('of a search are the matches with what is above them', () => {
    expect(matchingItems(ITEMS, ({ label }) => label.includes('Häuser')).map(({ id }) => id)).toEqual(['section', 'text'])
  })
})

describe('a key in a tree', () => {
  const step = (from: string, key: string, collapsed: string[] = []) => treeStep(rowsOf(ITEMS, new Set(collapsed)), from, key)

  it('moves up and down, to the beginning and the end, and stops there', () => {
    expect(step('section', 'ArrowDown')).toEqual({ focus: 'head' })
    expect(step('section', 'ArrowUp')).toEqual({ focus: 'hero' })
    expect(step('text', 'Home')).toEqual({ focus: 'hero' })
    expect(step('text', 'End')).toEqual({ focus: 'faq' })
    expect(step('hero', 'ArrowUp')).toBeUndefined()
    expect(step('faq', 'ArrowDown')).toBeUndefined()
  })

  it('opens, goes in, goes out and closes', () => {
    expect(step('section', 'ArrowRight', ['section'])).toEqual({ toggle: 'section' })
    expect(step('section', 'ArrowRight')).toEqual({ focus: 'head' })
    expect(step('text', 'ArrowLeft')).toEqual({ focus: 'section' })
    expect(step('section', 'ArrowLeft')).toEqual({ toggle: 'section' })
    expect(step('faq', 'ArrowRight')).toBeUndefined()
  })

  it('that is a letter finds the next row that begins with it, further letters the same row', () => {
    const rows = rowsOf(ITEMS, new Set())
    expect(rowByLetters(rows, 'hero', 'a')).toBe('section')
    expect(rowByLetters(rows, 'section', 'a')).toBe('hero')
    expect(rowByLetters(rows, 'section', 'ab')).toBe('section')
    expect(rowByLetters(rows, 'section', 'DIE')).toBe('text')
    expect(rowByLetters(rows, 'hero', 'x')).toBeUndefined()
  })
})
