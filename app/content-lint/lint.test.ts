import { describe, expect, it } from 'vitest'
import type { ContentFragment } from './content-fragment.ts'
import { htmlFragments } from './html-fragments.ts'
import { lint } from './lint.ts'
import { recordFragments } from './record-fragments.ts'

const field = 'content'
const heading = (level: number, text = 'Titel', isFixed = false): ContentFragment => ({ kind: 'heading', field, level, text, isFixed })
const link = (text: string | null, address = '/de/presse', hasContext = false): ContentFragment => {
  return { kind: 'link', field, address, text, shown: text ?? '', hasContext }
}
const text = (words: string): ContentFragment => ({ kind: 'text', field, text: words })
const kinds = (fragments: ContentFragment[], isPage = true) =>
  lint(fragments, { isPage }).map(({ kind, detail }) => `${kind} ${detail}`.trim())

describe('the rules for good content', () => {
  it('find a heading level that is left out, not one that goes back up, and no order where there is no page', () => {
    const fragments = [heading(2), heading(4), heading(5), heading(2), heading(3)]
    expect(kinds(fragments)).toEqual(['heading-jump 2 4'])
    expect(kinds([heading(3)])).toEqual(['heading-jump 1 3'])
    expect(kinds([heading(3), heading(6)], false)).toEqual([])
    expect(kinds([heading(3, 'Logos', true), heading(4)])).toEqual([])
    expect(kinds([heading(2, '')])).toEqual(['heading-empty'])
  })

  it('find links without words, with words that say nothing, and with a bare address, however they are written', () => {
    for (const words of ['hier', 'Hier …', 'MEHR', 'mehr lesen!', ' Weiter  lesen ', 'Mehr  erfahren ›', 'Details →']) {
      expect(kinds([link(words)]), words).toEqual(words.trim().startsWith('Weiter') ? [] : ['link-unclear'])
    }
    expect(kinds([link(''), link('  ')])).toEqual(['link-empty', 'link-empty'])
    expect(kinds([link('https://haus.example'), link(`www.${'sehr-lang'.repeat(4)}.example`)])).toEqual(['link-bare', 'link-bare'])
    expect(kinds([link('Zur Presse'), link('www.haus.example'), link('Karten für Familien'), link(null)])).toEqual([])
  })

  it('find the same words for different targets, and not where the target is the same or other words stand beside them', () => {
    const [one, same, other] = [link('Karten', '/de/a'), link('karten', '/de/a/'), link('Karten …', '/de/b')]
    expect(lint([one, same, other], { isPage: true })).toMatchObject([
      { kind: 'link-ambiguous', fragment: other, target: '/de/b', detail: '/de/a' },
    ])
    expect(kinds([one, link('Karten', '/de/b', true)])).toEqual([])
  })

  it('find texts in capital letters only, and leave names and abbreviations alone', () => {
    expect(kinds([text('BITTE NICHT LAUFEN!'), text('DAS GROSSE HAUS 2026')])).toEqual(['capitals', 'capitals'])
    expect(kinds([text('TOSCA'), text('ZDF / 3sat'), text('ARD, ZDF, DLF'), text('KONSTANTINOPEL'), text('Der Ring (WWV 86)')])).toEqual([])
  })

  it('find films and recordings without title or without words to read along', () => {
    type Help = 'there' | 'missing' | 'no field'
    const player = (title: string, words: Help, description: Help = 'no field'): ContentFragment => ({
      kind: 'player',
      field,
      sort: 'video',
      title,
      words,
      description,
    })
    expect(kinds([player('Probe', 'there', 'missing'), player('Probe', 'there', 'there')])).toEqual(['player-undescribed'])
    expect(kinds([player('', 'no field'), player('Probe', 'missing'), player('Probe', 'there')])).toEqual([
      'player-untitled',
      'player-wordless video',
    ])
  })

  it('read HTML written by hand', () => {
    const table = (cell: string) => `<table><tr><${cell}>Reihe</${cell}><td>12</td></tr></table>`
    const code = `<h2>Preise</h2>${table('td')}${table('th')}<img src="/a.jpg"><img src="/b.jpg" alt=""><a href="/de/c">hier</a><a href="/de/d"><img src="/e.jpg" alt="Plan"></a><a href="/de/f"></a>`
    expect(kinds(htmlFragments(field, code))).toEqual(['table-headless', 'picture-undescribed', 'link-unclear', 'link-empty'])
    const pictured = (alt: string) =>
      `<h2><img src="/logo.svg" alt="${alt}"></h2><a href="/de/c"><span><img src="/c.jpg" alt="${alt}"></span></a>`
    expect(kinds(htmlFragments(field, pictured('Das Haus')))).toEqual([])
    expect(kinds(htmlFragments(field, pictured('')))).toEqual(['heading-empty', 'link-empty'])
    expect(htmlFragments(field, '<a href="/de/x">Ein <b>fetter</b> Link</a>')).toEqual([
      { kind: 'link', field, address: '/de/x', text: 'Ein fetter Link', shown: 'Ein fetter Link' },
    ])
  })

  it('read records by what their fields say of themselves', () => {
    const fields = {
      alt: { kind: 'textarea', describes: 'isDecorative' },
      linkUrl: { kind: 'url', words: 'linkText' },
      oldPath: { kind: 'url', isOrigin: true },
      home: { kind: 'text', holds: 'address' },
      works: { kind: 'items', fields: { audio: { kind: 'url' } } },
    }
    const values = { alt: '', linkUrl: '/de/a', linkText: 'hier', oldPath: '/de/alt', home: '/de', works: [{ audio: '/media/a.mp3' }] }
    const fragments = recordFragments(fields, values)
    expect(fragments.flatMap((fragment) => (fragment.kind === 'link' ? [`${fragment.field} ${fragment.address}`] : []))).toEqual([
      'linkUrl /de/a',
      'home /de',
      'works.0.audio /media/a.mp3',
    ])
    expect(kinds(fragments, false)).toEqual(['picture-undescribed', 'link-unclear'])
    expect(kinds(recordFragments(fields, { ...values, isDecorative: true }), false)).toEqual(['link-unclear'])
  })
})
