import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { noChanges, pasteReport } from './paste-report.ts'
import { repairUrl } from './pasted-links.ts'
import { normalizeRichText } from './rich-text-rules.ts'

describe('a pasted text', () => {
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

  it('says in one line what was left out, and is silent when nothing was', () => {
    expect(pasteReport(noChanges())).toBeUndefined()
    expect(pasteReport({ ...noChanges(), pictures: 2, looks: ['colours'] })).toBe('Eingefügt. Weggelassen: 2 Bilder, Schriftfarben.')
    expect(pasteReport({ ...noChanges(), tables: 1, links: ['sms:1', 'ftp://a', 'sms:1', 'b', 'c'] })).toBe(
      'Eingefügt. Eine Tabelle steht jetzt als Zeilen mit Punkten zwischen den Zellen. Ohne ihren Link: sms:1, ftp://a, b (+1).',
    )
  })
})
