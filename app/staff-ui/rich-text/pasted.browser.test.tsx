import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { shownModules } from '../../../tests/support/shown-text.ts'
import { pasteReport } from './paste-report.ts'
import { cleanPastedHtml } from './pasted-html.ts'
import { modulesOf } from './pasted-modules.ts'
import { pastedPieces } from './pasted-pieces.ts'

const samples = import.meta.glob<string>('../../../tests/e2e/pasted/*.txt', { query: '?raw', import: 'default', eager: true })
const sample = (name: string) => samples[`../../../tests/e2e/pasted/${name}.txt`] ?? ''
const pasted = (html: string) => modulesOf(pastedPieces(html))
const shown = (html: string) => shownModules(pasted(html).nodes).split('\n')
const reportOf = (html: string) => pasteReport(pasted(html).changes)
/** The HTML of the texts, with what the editor makes of it. */
const textsOf = (html: string) => JSON.stringify(pasted(html).nodes)

describe('numbers of a pasted list', () => {
  it('are those that Word showed, as words where a list cannot say them', requirement('EDIT-22'), () => {
    expect(shown(sample('word-numbers'))).toEqual([
      ...['1 Hausordnung', '1. Karten', '2. Einlass', 'a. am Theaterwall', 'b. am See', 'Ein Satz dazwischen.'],
      ...['3. Rückgabe', '4. Haftung', 'Es gilt der Wortlaut.', '§ 7 Hausrecht', '1.1 Taschen', 'Einlass nur'],
      ...['a) mit Ausweis', 'b) mit Karte', 'Teile:', 'I. Auftakt', 'II. Finale'],
    ])
    expect(reportOf(sample('word-numbers'))).toBe('Eingefügt. Weggelassen: eine verborgene Stelle.')
  })

  it('are those of Word on the web, of Pages and of web pages, nested as they were', () => {
    expect(shown(sample('word-web'))).toEqual([...['Spielzeit', 'Nur heute im Studio.', '3. Rückgabe', 'a. an der Kasse', '4. Haftung']])
    expect(shown(sample('pages'))).toContain('b. Akt am See')
    expect(shown(sample('gmail'))).toEqual([
      ...['Liebe Kolleginnen,', 'die Generalprobe ist am 3. Oktober.', '3. drittens', '2. zweitens', '1. erstens'],
      ...['7. siebtens', '8. achtens', '„Ja, gerne.“', 'Gruß'],
    ])
    expect(shown('<ol style="list-style-type:lower-greek"><li>Eins</li><li><p>Zwei</p></li></ol>')).toEqual(['α. Eins', 'β. Zwei'])
    expect(shown('<ol style="list-style-type:disc"><li>Eins</li></ol>')).toEqual(['• Eins'])
  })
})

describe('a pasted revision', () => {
  it('is accepted, and words that are merely struck through stay and are named', requirement('EDIT-22'), () => {
    expect(shown(sample('word-revisions'))).toEqual(['Die Karte kostet 28 Euro.', 'Beginn 20.00 Uhr, statt 30 Euro 20 Euro.'])
    expect(reportOf(sample('word-revisions'))).toBe(
      'Eingefügt. Weggelassen: 3 in der Überarbeitung gelöschte Stellen, Unterstreichungen. Nicht mehr durchgestrichen: „30 Euro“.',
    )
    expect(shown('<p>Beginn <del>19.30</del><ins>20.00</ins> Uhr</p>')).toEqual(['Beginn 20.00 Uhr'])
  })
})

describe('a paste from another editor on ProseMirror', () => {
  it('is cleaned like any other text, and its paths do not lead into this house', requirement('EDIT-22'), () => {
    const { nodes } = pasted(sample('prosemirror'))
    expect(nodes.map(({ type }) => type)).toEqual(['headline', 'text', 'table'])
    expect(reportOf(sample('prosemirror'))).toBe(
      'Eingefügt. Weggelassen: ein Bild. Nicht mehr durchgestrichen: „Strich“. Ohne ihren Link: /display/HAUS/Seite.',
    )
    expect(cleanPastedHtml(sample('prosemirror')).html).not.toContain('data-pm-slice')
  })
})

describe('emphasis of a paste', () => {
  it('is kept wherever the program put it', requirement('EDIT-22'), () => {
    const bold = '{"type":"text","marks":[{"type":"bold"}],"text":"fett"}'
    for (const html of [
      '<p style="font-weight:bold">fett</p>',
      '<div style="font-weight:700"><p>fett</p></div>',
      '<p><font style="font-weight: 600">fett</font></p>',
      '<style>p.p1 {font: bold 12px Arial}</style><p class="p1">fett</p>',
      '<b style="font-weight:normal"><p><span style="font-weight:700">fett</span></p></b>',
    ])
      expect(textsOf(html), html).toContain(bold)
    expect(textsOf('<p><b><span style="font-weight:normal">mager</span></b></p>')).not.toContain('bold')
    expect(textsOf(sample('excel-bold'))).toContain('{"type":"text","marks":[{"type":"italic"}],"text":"Keller"}')
    expect(pasted(sample('excel-bold')).nodes[0]?.data).toMatchObject({ header_row: true })
    expect(textsOf(sample('pages'))).toContain('"superscript"')
  })
})

describe('links of a paste', () => {
  it('lose the redirects of mail programs, and those to this house its name', requirement('EDIT-27'), () => {
    expect(textsOf(sample('outlook'))).toContain('"href":"https://haus.example/karten?tag=24"')
    expect(textsOf(`<p><a href="${location.origin}/de/spielplan?edit#heute">Plan</a></p>`)).toContain('"href":"/de/spielplan#heute"')
  })
})

/** What nobody reads of a source; the browser that shows it knows nothing of tracked changes. */
const UNREAD = 'del[cite], .MsoCommentReference, .Versteckt, title, button:empty { display: none !important }'

/** The words of HTML as a browser shows them, without markers of lists, bullets and boxes. */
function wordsOfSource(html: string): string[] {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const { contentDocument } = frame
  contentDocument?.write(`${html}<style>${UNREAD}</style>`)
  contentDocument?.close()
  for (const picture of contentDocument?.querySelectorAll('img[alt]') ?? []) {
    const alt = picture.getAttribute('alt') ?? ''
    if (/\p{Extended_Pictographic}/u.test(alt)) picture.replaceWith(alt)
  }
  // biome-ignore lint/performance/useDomNodeTextContent: the words that are seen are what is asked for
  const text = contentDocument?.body.innerText ?? ''
  frame.remove()
  return wordsOf(text)
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFC').replaceAll('\u00ad', '')
  return plain.split(/[\s\u00a0\u200b\ufeff]+/).filter((word) => word && !/^(?:\(?\w{1,4}[.)]|[•·o☐☑]|\[[ x]?\]?|\])$/.test(word))
}

describe('nothing is lost or invented', () => {
  // Words that a PDF divides are one again (plain-text.test.ts).
  const sources = Object.entries(samples).filter(([path]) => !path.includes('pdf-viewer'))
  it.each(sources)('in %s', requirement('EDIT-22'), (_, html) => {
    expect(wordsOf(shownModules(pasted(html).nodes))).toEqual(wordsOfSource(html))
    const { html: cleaned } = cleanPastedHtml(html)
    expect(wordsOfSource(cleaned).filter((word) => word !== '·')).toEqual(wordsOfSource(html))
  })

  it('in generated HTML, whatever stands within what', requirement('EDIT-22'), () => {
    for (let seed = 1; seed <= 90; seed++) {
      const html = generate(seed)
      const words = wordsOfSource(html)
      expect(wordsOf(shownModules(pasted(html).nodes)), `seed ${seed}: ${html}`).toEqual(words)
      if (seed % 3 > 0) continue
      const cleaned = wordsOfSource(cleanPastedHtml(html).html).filter((word) => word !== '·')
      expect(cleaned, `seed ${seed} in one text: ${html}`).toEqual(words)
    }
  })
})

const BLOCKS = ['p', 'div', 'h1', 'h3', 'ul', 'ol', 'blockquote', 'table', 'section', 'figure', 'dl', 'pre', 'details', 'article']
const INLINES = ['b', 'i', 'span', 'a href="https://haus.example/"', 'sup', 'u', 's', 'font color="red"', 'mark', 'code', 'label', 'cite']
const STYLES = [
  'font-weight:bold',
  'font-style:italic',
  'display:block',
  'text-align:center',
  'color:red',
  'display:none',
  'vertical-align:sub',
  '',
]

/** HTML that a seed decides, so that a failure can be seen again. */
function generate(seed: number): string {
  let state = seed * 2_654_435_761
  const random = (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d_2b_79_f5) | 0
    return ((state ^ (state >>> 14)) >>> 0) % below
  }
  const pick = <Item,>(items: readonly Item[]) => items[random(items.length)] as Item
  let count = 0
  const words = () => `Wort${++count} zwei${count}`
  const inline = (depth: number): string => {
    if (depth <= 0 || random(3) === 0) return words()
    const tag = pick(INLINES)
    const style = pick(STYLES)
    return `${words()} <${tag}${style ? ` style="${style}"` : ''}>${inline(depth - 1)}</${tag.split(' ')[0]}> ${random(4) === 0 ? `<br>${words()}` : ''}`
  }
  const block = (depth: number): string => {
    const tag = pick(BLOCKS)
    const inner = () => (depth > 0 && random(2) === 0 ? block(depth - 1) : inline(2))
    if (tag === 'ul' || tag === 'ol')
      return `<${tag}>${Array.from({ length: 1 + random(3) }, () => `<li>${inner()}</li>`).join('')}</${tag}>`
    if (tag === 'table')
      return `<table>${Array.from({ length: 2 }, () => `<tr><td>${inline(1)}</td><td>${inner()}</td></tr>`).join('')}</table>`
    if (tag === 'dl') return `<dl><dt>${inline(1)}</dt><dd>${inner()}</dd></dl>`
    if (tag === 'details') return `<details open><summary>${words()}</summary>${inner()}</details>`
    if (tag === 'p' || tag === 'h1' || tag === 'h3' || tag === 'pre') return `<${tag}>${inline(2)}</${tag}>`
    return `<${tag}>${inner()}${random(2) === 0 ? ` ${inline(1)}` : ''}</${tag}>`
  }
  return Array.from({ length: 1 + random(4) }, () => block(3)).join('\n')
}
