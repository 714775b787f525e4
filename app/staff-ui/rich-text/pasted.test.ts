import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { pasteReport } from './paste-report.ts'
import { toUnicodeScript } from './pasted-characters.ts'
import { repairUrl } from './pasted-links.ts'
import { normalizeRichText } from './rich-text-rules.ts'

describe('a pasted text', () => {
  it('keeps the meaning of raised and lowered numbers', () => {
    expect([toUnicodeScript('2', 'raised'), toUnicodeScript('2', 'lowered'), toUnicodeScript('-1', 'raised')]).toEqual(['²', '₂', '⁻¹'])
    expect([toUnicodeScript('er', 'raised'), toUnicodeScript('', 'raised')]).toEqual([undefined, undefined])
  })

  it('has links that can be mended, and none that lead nowhere from here', requirement('EDIT-22', 'EDIT-27'), () => {
    expect(repairUrl('//haus.example/a')).toBe('https://haus.example/a')
    expect(repairUrl('www.haus.example')).toBe('https://www.haus.example')
    expect(repairUrl('https://www.google.com/url?q=https://haus.example/a&sa=D')).toBe('https://haus.example/a')
    expect(repairUrl('mailto:karten@haus.example')).toBe('mailto:karten@haus.example')
    for (const invalid of [
      'ftp://haus.example/plan.pdf',
      'sms:+491234',
      'spielplan.html',
      '../a',
      'file:///C:/a.docx',
      'javascript:alert(1)',
      '',
    ])
      expect(repairUrl(invalid), invalid).toBeUndefined()
  })

  it('never holds a link that the server would refuse, wherever it came from', requirement('EDIT-27'), () => {
    const linkedText = (href: string) => ({
      type: 'text',
      text: 'Plan',
      marks: [{ type: 'bold' }, { type: 'link', attrs: { href, target: null } }],
    })
    expect(
      normalizeRichText({ type: 'doc', content: [{ type: 'paragraph', content: [linkedText('ftp://a'), linkedText('/de')] }] }),
    ).toEqual({
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
    const noChanges = { headings: 0, tables: 0, pictures: 0, characters: 0, links: [] }
    expect(pasteReport(noChanges)).toBeUndefined()
    expect(pasteReport({ ...noChanges, headings: 1, tables: 2, links: ['sms:1', 'ftp://a', 'sms:1', 'b', 'c'] })).toBe(
      'Eingefügt. Eine Überschrift ist jetzt ein fetter Absatz, 2 Tabellen stehen jetzt als Zeilen mit Punkten zwischen den Zellen, ohne ihren Link: sms:1, ftp://a, b (+1).',
    )
  })
})
