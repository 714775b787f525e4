import { describe, expect, it } from 'vitest'
import { type EmailContent, renderHtml, renderText } from './email-content.ts'

const letter: EmailContent = {
  subject: 'Neue Nachricht',
  title: 'Neue Nachricht',
  paragraphs: ['Erste Zeile\nzweite Zeile'],
  facts: [
    { label: 'Name', value: '<img src=x onerror=alert(1)> & "Söhne"' },
    { label: 'Wann?', value: 'bald' },
  ],
  button: { label: 'Ansehen', url: 'https://haus.example/?a=1&b=2' },
  notes: ['Kleingedrucktes'],
}

describe('a letter', () => {
  it('says the same in plain text, one thing after the other, and ends with the house', () => {
    expect(renderText(letter, 'Haus')).toBe(
      'Neue Nachricht\n\nErste Zeile\nzweite Zeile\n\nName:\n  <img src=x onerror=alert(1)> & "Söhne"\n\nWann?\n  bald\n\nAnsehen:\nhttps://haus.example/?a=1&b=2\n\nKleingedrucktes\n\n-- \nHaus\n',
    )
  })
  it('never lets what somebody wrote become markup', () => {
    const html = renderHtml(letter, 'Haus & Hof')
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Söhne&quot;')
    expect(html).toContain('href="https://haus.example/?a=1&amp;b=2"')
    expect(html).toContain('Erste Zeile<br>zweite Zeile')
    expect(html).toContain('Haus &amp; Hof')
  })
  it('leaves out what it does not have', () => {
    const html = renderHtml({ subject: 'S', title: 'T', paragraphs: [] }, 'Haus')
    expect(html).not.toMatch(/<dl|<a /)
  })
})
