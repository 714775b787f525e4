import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RichText, RichTextInline } from '../../platform/rich-text/rich-text.ts'
import { mergeValues } from './merge-texts.ts'

const paragraph = (...content: (RichTextInline | string)[]) => ({
  type: 'paragraph' as const,
  content: content.map((inline): RichTextInline => (typeof inline === 'string' ? { type: 'text', text: inline } : inline)),
})
const doc = (...content: RichText['content']): RichText => ({ type: 'doc', content })
const bold = (text: string): RichTextInline => ({ type: 'text', text, marks: [{ type: 'bold' }] })

describe('texts that two people have changed', () => {
  it('keep the sentences of both', () => {
    const base = 'Die Kasse ist offen. Der Einlass beginnt um sieben. Es gibt Suppe.'
    const mine = 'Die Kasse ist bis acht offen. Der Einlass beginnt um sieben. Es gibt Suppe.'
    const theirs = 'Die Kasse ist offen. Der Einlass beginnt um sieben. Es gibt Suppe und Brot. Bitte reservieren.'
    expect(mergeValues(base, mine, theirs)).toBe(
      'Die Kasse ist bis acht offen. Der Einlass beginnt um sieben. Es gibt Suppe und Brot. Bitte reservieren.',
    )
  })

  it('keep neighbouring sentences of both, and what one of them removed stays removed', () => {
    expect(mergeValues('Eins. Zwei. Drei.', 'Eins! Zwei. Drei.', 'Eins. Zwei?')).toBe('Eins! Zwei?')
    expect(mergeValues('Eins. Zwei.', 'Eins, aber anders. Zwei.', 'Eins. Zwei, auch anders.')).toBe('Eins, aber anders. Zwei, auch anders.')
  })

  it('are a conflict when both changed one sentence, or put different ones in one place', () => {
    expect(mergeValues('Der Bus hält hier.', 'Der Bus hält dort.', 'Die Bahn hält hier.')).toBeUndefined()
    expect(mergeValues('Eins.', 'Eins. Von mir.', 'Eins. Von dir.')).toBeUndefined()
    expect(mergeValues('Eins.', 'Eins. Dasselbe.', 'Eins. Dasselbe.')).toBe('Eins. Dasselbe.')
  })

  it('are merged by row when they are lists of rows', () => {
    const row = (personId: number, role: string) => ({ personId, role })
    const base = [row(1, 'Faust'), row(2, 'Margarete'), row(3, 'Wagner')]
    const mine = [row(1, 'Heinrich Faust'), row(2, 'Margarete'), row(3, 'Wagner')]
    const theirs = [row(1, 'Faust'), row(2, 'Margarete'), row(4, 'Wagner'), row(5, 'Hexe')]
    expect(mergeValues(base, mine, theirs)).toEqual([mine[0], ...theirs.slice(1)])
    expect(mergeValues(base, theirs, mine)).toEqual([mine[0], ...theirs.slice(1)])
    expect(mergeValues(base, mine, [row(9, 'Faust'), ...base.slice(1)])).toBeUndefined()
  })

  it('are a conflict when they are no texts', () => {
    expect(mergeValues(1, 2, 3)).toBeUndefined()
    expect(mergeValues(undefined, 'neu', 'auch neu')).toBeUndefined()
  })

  it('keep paragraphs that both added, moved on or changed, with their marks', () => {
    const base = doc(paragraph('Erster. Mit zwei Sätzen.'), paragraph('Zweiter.'), paragraph('Dritter.'))
    const mine = doc(paragraph('Erster, von mir. Mit zwei Sätzen.'), paragraph('Zweiter.'), paragraph('Dritter.'), paragraph('Vierter.'))
    const theirs = doc(paragraph('Erster. ', bold('Mit drei Sätzen.')), paragraph('Zweiter.'), paragraph('Dritter, von dir.'))
    const merged = doc(
      paragraph('Erster, von mir. ', bold('Mit drei Sätzen.')),
      paragraph('Zweiter.'),
      paragraph('Dritter, von dir.'),
      paragraph('Vierter.'),
    )
    expect(mergeValues(base, mine, theirs)).toEqual(merged)
    expect(mergeValues(base, theirs, mine)).toEqual(merged)
  })

  it('are the same whatever the order of their keys, as the database has its own', () => {
    const stored = (text: string) => doc({ content: [{ text, type: 'text' }], type: 'paragraph' })
    expect(mergeValues(stored('Eins. Zwei.'), doc(paragraph('Eins. Zwei. Drei.')), stored('Vorab. Eins. Zwei.'))).toEqual(
      doc(paragraph('Vorab. Eins. Zwei. Drei.')),
    )
  })

  it('are a conflict when both changed one list, or the alignment of one paragraph differs', () => {
    const list = (...items: string[]) => ({
      type: 'bulletList' as const,
      content: items.map((item) => ({ type: 'listItem' as const, content: [paragraph(item)] })),
    })
    expect(mergeValues(doc(list('a', 'b')), doc(list('A', 'b')), doc(list('a', 'B')))).toBeUndefined()
    const centred = { ...paragraph('Eins. Zwei.'), attrs: { textAlign: 'center' as const } }
    expect(mergeValues(doc(paragraph('Eins. Zwei.')), doc(centred), doc(paragraph('Eins. Zwei!')))).toBeUndefined()
  })

  const sentences = fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 8 })
  /** Two people change different sentences of a text: whose each is, and what happens to it. */
  const edits = sentences.chain((base) =>
    fc.tuple(
      fc.constant(base),
      fc.array(fc.tuple(fc.boolean(), fc.constantFrom('keep', 'change', 'add')), { minLength: base.length, maxLength: base.length }),
    ),
  )

  it('hold whatever either side has written, whichever comes first', () => {
    fc.assert(
      fc.property(edits, ([base, plan]) => {
        const side = (isMine: boolean) =>
          base
            .map((number, index) => {
              const [whose, kind] = plan[index] ?? [true, 'keep']
              const sentence = `Satz ${number}. `
              if (whose !== isMine || kind === 'keep') return sentence
              return kind === 'change' ? `Satz ${number} neu. ` : `${sentence}Dazu ${number}. `
            })
            .join('')
        const text = base.map((number) => `Satz ${number}. `).join('')
        const expected = base
          .map((number, index) => {
            const kind = plan[index]?.[1]
            return kind === 'change' ? `Satz ${number} neu. ` : kind === 'add' ? `Satz ${number}. Dazu ${number}. ` : `Satz ${number}. `
          })
          .join('')
        expect(mergeValues(text, side(true), side(false))).toBe(expected)
        expect(mergeValues(text, side(false), side(true))).toBe(expected)
        expect(mergeValues(doc(paragraph(text)), doc(paragraph(side(true))), doc(paragraph(side(false))))).toEqual(doc(paragraph(expected)))
      }),
    )
  })
})
