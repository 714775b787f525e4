import { describe, expect, it } from 'vitest'
import type { ContentNode } from '../content/index.ts'
import { findInNode, replaceInNode, type TextQuery } from './find-text.ts'

const node = (type: string, data: Record<string, unknown>): ContentNode => ({ id: 'node-11', type, version: 1, data })
const query = (text: string, options: Partial<TextQuery> = {}): TextQuery => ({ text, matchCase: false, wholeWord: false, ...options })
const all = () => true
const paragraph = (...runs: object[]) => ({ type: 'paragraph', content: runs })
const doc = (...content: object[]) => ({ type: 'doc', content })
const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
})

describe('finding words in modules', () => {
  it('finds each hit with the words around it, in every text and item', () => {
    const faq = node('faq', {
      headline: 'Rund um die Kasse',
      items: [{ question: 'Wann öffnet die Kasse?', answer: doc(paragraph(words('Die Kasse öffnet um zehn.'))) }],
    })
    expect(findInNode(faq, query('kasse')).map(({ path, before, match, after }) => [path, before, match, after])).toEqual([
      ['headline', 'Rund um die ', 'Kasse', ''],
      ['items.0.question', 'Wann öffnet die ', 'Kasse', '?'],
      ['items.0.answer', 'Die ', 'Kasse', ' öffnet um zehn.'],
    ])
  })
  it('keeps to case and whole words, umlauts among their letters', () => {
    const headline = node('headline', { content: 'Öl, öl, Ölbild, Möl' })
    const found = (options: Partial<TextQuery>) => findInNode(headline, query('öl', options)).length
    expect(found({})).toBe(4)
    expect(found({ matchCase: true })).toBe(2)
    expect(found({ wholeWord: true })).toBe(2)
    expect(found({ wholeWord: true, matchCase: true })).toBe(1)
  })
  it('takes the searched words literally, and looks at no address or anchor', () => {
    expect(findInNode(node('headline', { content: 'Was? (ja)', anchor: 'was' }), query('(ja)')).length).toBe(1)
    expect(findInNode(node('headline', { content: 'Nein', anchor: 'was' }), query('was'))).toEqual([])
    expect(findInNode(node('link', { link_text: 'Hier', link: '/de/kasse' }), query('kasse'))).toEqual([])
  })
  it('finds across marks and in lists', () => {
    const content = doc(paragraph(words('Grosses '), words('Ha', 'bold'), words('us')), {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph(words('Das Haus'))] }],
    })
    expect(findInNode(node('text', { content }), query('haus')).map(({ nth }) => nth)).toEqual([0, 1])
  })
})

describe('replacing them', () => {
  it('replaces the chosen hits alone', () => {
    const headline = node('headline', { content: 'Kasse, Kasse, Kasse', subline: 'Kasse' })
    expect(replaceInNode(headline, query('Kasse'), 'Theke', (path, nth) => path === 'content' && nth === 1)).toEqual({
      content: 'Kasse, Theke, Kasse',
    })
    expect(replaceInNode(headline, query('Kasse'), 'Theke', () => false)).toBeUndefined()
  })
  it('does not read a replacement as a pattern', () => {
    expect(replaceInNode(node('headline', { content: 'Preis' }), query('Preis'), '$& $1', all)).toEqual({ content: '$& $1' })
  })
  it('keeps the marks around, and gives new words those of the first letter', () => {
    const content = doc(paragraph(words('Grosses '), words('Ha', 'bold'), words('us am See')))
    expect(replaceInNode(node('text', { content }), query('haus'), 'Zelt', all)).toEqual({
      content: doc(paragraph(words('Grosses '), words('Zelt', 'bold'), words(' am See'))),
    })
  })
  it('leaves no empty words behind', () => {
    const content = doc(paragraph(words('Weg', 'bold'), words(' damit')))
    expect(replaceInNode(node('text', { content }), query('Weg'), '', all)).toEqual({ content: doc(paragraph(words(' damit'))) })
  })
  it('replaces in an item and leaves the others as they are', () => {
    const items = [{ headline: 'Kasse' }, { headline: 'Bar' }]
    const changed = replaceInNode(node('teaser-list', { headline: 'Orte', items }), query('Kasse'), 'Theke', all)
    expect(changed).toEqual({ items: [{ headline: 'Theke' }, { headline: 'Bar' }] })
  })
})
