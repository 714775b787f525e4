import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichTextBlock } from '../../platform/rich-text/rich-text.ts'
import { blocksOfPlainText } from './plain-text-blocks.ts'
import { tableOfPlainText } from './plain-text-table.ts'

/** Lines that begin with a number and are no list, or one whose numbers say something. */
const NUMBERED_LINES = [
  'Die Kasse ist geschlossen am\n24. Dezember 2026\n25. Dezember 2026\n31. Dezember 2026',
  'Es spielen:\n1. Sinfonie von Brahms\nPause\n9. Sinfonie von Dvořák',
  'Garderobe im Erdgeschoss\n2. Rang links: Treppe A\n3. Rang rechts: Treppe B',
  '3. Oktober 2026: geöffnet\n\n1. November 2026: geschlossen',
  'Geschlossen:\n1. Januar\n2. Januar\n24. 12. 2026',
  '1. und 2. Weihnachtstag\n2. Weihnachtstag abends',
  '15. Mai 1926\n16) Anmerkung',
]

/** Texts as a reader sees them, numbers of lists included. */
const asShown = (blocks: RichTextBlock[]): string =>
  blocks
    .map((block) => {
      if (block.type !== 'orderedList') return plainTextOf({ type: 'doc', content: [block] })
      const start = block.attrs?.start ?? 1
      return block.content.map((item, index) => `${start + index}. ${asShown(item.content)}`).join('\n')
    })
    .join('\n')

const inWords = (blocks: RichTextBlock[]) => blocks.map((block) => `${block.type}: ${plainTextOf({ type: 'doc', content: [block] })}`)

describe('plain text', () => {
  it('of a PDF is paragraphs again: its lines are joined, divided words made whole, and short lines end a paragraph', () => {
    const pdf = [
      'Die Festspiele Marienbrück eröffnen ihre Spielzeit am Wasser: Zum ersten',
      'Mal wird die Seebühne auch im Herbst bespielt, bei jedem Wetter und mit De-',
      'cken für alle. Der Vorverkauf beginnt am Ersten.',
      'Die Intendanz spricht von einem Wagnis, das sich lohnen soll, und von den',
      'Abenden, an denen man den Wind hört.',
      '• Das Meer hat keine Tür, Uraufführung im Großen Haus, mit Musik aus dem',
      'Orchestergraben und vom See',
      '• Salz',
    ].join('\r\n')
    expect(inWords(blocksOfPlainText(pdf))).toEqual([
      'paragraph: Die Festspiele Marienbrück eröffnen ihre Spielzeit am Wasser: Zum ersten Mal wird die Seebühne auch im Herbst bespielt, bei jedem Wetter und mit Decken für alle. Der Vorverkauf beginnt am Ersten.',
      'paragraph: Die Intendanz spricht von einem Wagnis, das sich lohnen soll, und von den Abenden, an denen man den Wind hört.',
      'bulletList: Das Meer hat keine Tür, Uraufführung im Großen Haus, mit Musik aus dem Orchestergraben und vom See\nSalz',
    ])
  })

  it('that somebody wrote keeps its lines', () => {
    expect(inWords(blocksOfPlainText('Theaterwall 1\n23701 Marienbrück\n\nTelefon 04571 000-0'))).toEqual([
      'paragraph: Theaterwall 1\n23701 Marienbrück',
      'paragraph: Telefon 04571 000-0',
    ])
    expect(inWords(blocksOfPlainText('1. Ankommen\n2. Bleiben'))).toEqual(['orderedList: Ankommen\nBleiben'])
  })

  it('keeps the numbers of lines that are no list: dates, works, ranks', requirement('EDIT-22'), () => {
    for (const text of NUMBERED_LINES) expect(asShown(blocksOfPlainText(text)), text).toBe(text.replace(/\n+/g, '\n'))
  })

  it('has a list where numbers run on by one, and it begins with the number that was written', () => {
    expect(blocksOfPlainText('5. Kasse\n6. Garderobe\n7. Foyer')).toMatchObject([
      { type: 'orderedList', attrs: { start: 5 }, content: [{}, {}, {}] },
    ])
    expect(inWords(blocksOfPlainText('1. Karten\n2. Einlass\n1. Bar\n2. Küche'))).toEqual([
      'orderedList: Karten\nEinlass',
      'orderedList: Bar\nKüche',
    ])
    expect(inWords(blocksOfPlainText('24. Dezember 2026\n25. Dezember 2026'))).toEqual(['paragraph: 24. Dezember 2026\n25. Dezember 2026'])
  })

  it('has a list of dashes where several lines begin with one, and keeps a dash, a star or a minus that stands alone', () => {
    expect(inWords(blocksOfPlainText('– Mantel\n– Hut'))).toEqual(['bulletList: Mantel\nHut'])
    for (const line of ['– Pause –', '* 12. Mai 1926 in Wien', '- 5 Grad im Foyer'])
      expect(inWords(blocksOfPlainText(line))).toEqual([`paragraph: ${line}`])
  })

  it('of a PDF keeps a date at the beginning of a line within its sentence', () => {
    const pdf = [
      'Das Haus bleibt über die Feiertage geschlossen, und zwar durchgehend am',
      '24. Dezember und an beiden Feiertagen danach, ebenso wie die Kasse am',
      '25. Dezember, die dann erst wieder im neuen Jahr von zehn Uhr an öffnet',
      'und bis achtzehn Uhr besetzt ist.',
    ].join('\n')
    expect(inWords(blocksOfPlainText(pdf))).toEqual([`paragraph: ${pdf.replaceAll('\n', ' ')}`])
  })

  it('of a spreadsheet is a table, with tabs, semicolons or commas, and quoted cells', () => {
    expect(tableOfPlainText('Platz\tVoll\r\nKategorie 1\t42 €\r\n')).toEqual([
      ['Platz', 'Voll'],
      ['Kategorie 1', '42 €'],
    ])
    expect(tableOfPlainText('Platz;Voll\n"Loge; links";"42,00"')).toEqual([
      ['Platz', 'Voll'],
      ['Loge; links', '42,00'],
    ])
    expect(tableOfPlainText('a,"b ""c"" d"\ne,f')).toEqual([
      ['a', 'b "c" d'],
      ['e', 'f'],
    ])
  })

  it('with commas in its sentences is no table', () => {
    expect(tableOfPlainText('Heute, morgen\nund, wer weiß')).toBeUndefined()
    expect(tableOfPlainText('Nur eine Zeile')).toBeUndefined()
    expect(tableOfPlainText('Ja; nein')).toBeUndefined()
    expect(tableOfPlainText('"offen;und\nnie geschlossen')).toBeUndefined()
  })
})
