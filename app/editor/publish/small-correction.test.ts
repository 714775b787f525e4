import { describe, expect, it } from 'vitest'
import type { ContentNode } from '../../content/index.ts'
import type { ChangedModule } from './changed-modules.ts'
import { smallCorrection } from './small-correction.ts'

const doc = (...content: object[]) => ({ type: 'doc', content })
const paragraph = (text: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }],
})

function changed(older: Record<string, unknown>, newer: Record<string, unknown>, more: Partial<ChangedModule> = {}): ChangedModule {
  const node = (data: Record<string, unknown>): ContentNode => ({ id: 'text-1', type: 'text', version: 1, data })
  return {
    ...{
      id: 'text-1',
      type: 'text',
      kind: 'changed',
      key: 'inhalt/text-1',
      containerId: 1,
      authors: [],
      isOwn: true,
      plannedFor: undefined,
    },
    ...{ older: node(older), newer: node(newer) },
    ...more,
  }
}
const typo = changed({ content: doc(paragraph('um die Wel')) }, { content: doc(paragraph('um die Welt.')) })

describe('a small correction', () => {
  it('is a few letters in one text by oneself, with the words as they are now', () => {
    expect(smallCorrection([typo])).toEqual({ module: typo, words: 'um die Welt.' })
    expect(smallCorrection([changed({ content: 'Begin 19 Uhr' }, { content: 'Beginn 20 Uhr' })])?.words).toBe('Beginn 20 Uhr')
  })

  it('is no second change beside it, no other’s, no planned one, and no new module', () => {
    expect(smallCorrection([])).toBeUndefined()
    expect(smallCorrection([typo, { ...typo, key: 'inhalt/text-2' }])).toBeUndefined()
    expect(smallCorrection([{ ...typo, isOwn: false }])).toBeUndefined()
    expect(smallCorrection([{ ...typo, plannedFor: '2026-12-01T10:00:00+01:00' }])).toBeUndefined()
    expect(smallCorrection([{ ...typo, kind: 'new', older: undefined }])).toBeUndefined()
    expect(smallCorrection([{ ...typo, kind: 'moved' }])).toBeUndefined()
  })

  it('is not new words, not a sentence, and not words far apart', () => {
    expect(smallCorrection([changed({ content: 'Anreise' }, { content: 'Anreise ab Dezember' })])).toBeUndefined()
    const long = 'Ein ganzer Satz, den noch niemand gelesen hat. '
    expect(smallCorrection([changed({ content: doc(paragraph('Ende.')) }, { content: doc(paragraph(`${long}Ende.`)) })])).toBeUndefined()
    expect(smallCorrection([changed({ content: `a${long}b` }, { content: `A${long}B` })])).toBeUndefined()
  })

  it('is not what is no letter: a paragraph, a link, emphasis, another field', () => {
    const before = { content: doc(paragraph('Karten hier')) }
    const link = { type: 'link', attrs: { href: 'https://anderswo.example/' } }
    expect(smallCorrection([changed(before, { content: doc(paragraph('Karten hier'), paragraph('neu')) })])).toBeUndefined()
    expect(smallCorrection([changed(before, { content: doc(paragraph('Karten hiex', link)) })])).toBeUndefined()
    expect(smallCorrection([changed(before, { content: doc(paragraph('Karten hie')), language: 'en' })])).toBeUndefined()
    expect(smallCorrection([changed({ image: 3 }, { image: 4 })])).toBeUndefined()
  })
})
