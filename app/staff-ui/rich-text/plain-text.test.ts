import { describe, expect, it } from 'vitest'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichTextBlock } from '../../platform/rich-text/rich-text.ts'
import { blocksOfPlainText } from './plain-text-blocks.ts'
import { tableOfPlainText } from './plain-text-table.ts'

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
