import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { inOwnCharacters } from './pasted-characters.ts'
import { mendedAddress } from './pasted-links.ts'
import { pastedInWords } from './pasted-report.ts'
import { meaningful } from './rich-text-rules.ts'

describe('a pasted text', () => {
  it('keeps the meaning of raised and lowered numbers', () => {
    expect([inOwnCharacters('2', 'raised'), inOwnCharacters('2', 'lowered'), inOwnCharacters('-1', 'raised')]).toEqual(['²', '₂', '⁻¹'])
    expect([inOwnCharacters('er', 'raised'), inOwnCharacters('', 'raised')]).toEqual([undefined, undefined])
  })

  it('has links that can be mended, and none that lead nowhere from here', requirement('EDIT-22', 'EDIT-27'), () => {
    expect(mendedAddress('//haus.example/a')).toBe('https://haus.example/a')
    expect(mendedAddress('www.haus.example')).toBe('https://www.haus.example')
    expect(mendedAddress('https://www.google.com/url?q=https://haus.example/a&sa=D')).toBe('https://haus.example/a')
    expect(mendedAddress('mailto:karten@haus.example')).toBe('mailto:karten@haus.example')
    for (const nowhere of [
      'ftp://haus.example/plan.pdf',
      'sms:+491234',
      'spielplan.html',
      '../a',
      'file:///C:/a.docx',
      'javascript:alert(1)',
      '',
    ])
      expect(mendedAddress(nowhere), nowhere).toBeUndefined()
  })

  it('never holds a link that the server would refuse, wherever it came from', requirement('EDIT-27'), () => {
    const words = (href: string) => ({
      type: 'text',
      text: 'Plan',
      marks: [{ type: 'bold' }, { type: 'link', attrs: { href, target: null } }],
    })
    expect(meaningful({ type: 'doc', content: [{ type: 'paragraph', content: [words('ftp://a'), words('/de')] }] })).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Plan', marks: [{ type: 'bold' }] },
            { type: 'text', text: 'Plan', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/de' } }] },
          ],
        },
      ],
    })
  })

  it('says what could not stay as it was, and is silent when all did', () => {
    const nothing = { headings: 0, tables: 0, pictures: 0, characters: 0, links: [] }
    expect(pastedInWords(nothing)).toBeUndefined()
    expect(pastedInWords({ ...nothing, headings: 1, tables: 2, links: ['sms:1', 'ftp://a', 'sms:1', 'b', 'c'] })).toBe(
      'Eingefügt. Eine Überschrift ist jetzt ein fetter Absatz, 2 Tabellen stehen jetzt als Zeilen mit Punkten zwischen den Zellen, ohne ihren Link: sms:1, ftp://a, b (+1).',
    )
  })
})
