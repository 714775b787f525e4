import { describe, expect, it } from 'vitest'
import { modulesOfHtml } from './modules-of-html.ts'

const read = (html: string) => modulesOfHtml({ address: 'https://alt.example/seite/', html })
const typesOf = (html: string) => read(html).nodes.map(({ type }) => type)

describe('what another site has embedded', () => {
  it.each([
    ['a film in a frame', '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed"></iframe>', 'video-list'],
    ['a film that is loaded late', '<iframe src="about:blank" data-src="https://player.vimeo.com/video/76979871"></iframe>', 'video-list'],
    ['a film by its address alone', '<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>', 'video-list'],
    ['the same as a link', '<p><a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></p>', 'video-list'],
    ['a recording', '<iframe src="https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk"></iframe>', 'audio'],
    [
      'a post',
      '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/CxYz12345ab/"></blockquote>',
      'social-media',
    ],
  ])('is the module that this house has for it, in its place: %s', (_, html, type) => {
    expect(typesOf(`<p>Davor</p>${html}<p>Danach</p>`)).toEqual(['text', type, 'text'])
    expect(read(html)).toMatchObject({ lost: { embeds: 0, pictures: 0 }, unshown: [], pictures: [] })
  })

  it('leaves words with a link to a film what they are', () => {
    expect(typesOf('<p><a href="https://youtu.be/dQw4w9WgXcQ">Zum Trailer</a></p>')).toEqual(['text'])
  })

  it('is told by where it comes from when this house has nothing for it', () => {
    expect(read('<iframe src="https://karte.example/1"></iframe><p>Text</p>')).toMatchObject({
      lost: { embeds: 1 },
      unshown: ['karte.example'],
    })
  })

  it('links to a recording of the site itself', () => {
    expect(JSON.stringify(read('<audio controls src="/ton/weg.mp3"></audio>').nodes)).toContain('"href":"/ton/weg.mp3"')
  })
})

describe('a box that opens on another site', () => {
  const box = (question: string, answer: string) => `<details><summary>${question}</summary>${answer}</details>`

  it('is a question with its answer, those that follow each other in one module, pictures behind it', () => {
    const { nodes, pictures } = read(
      `<p>Fragen</p>${box('Wo?', '<p>Im <b>Keller</b>.</p><img src="/k.png" alt="Keller">')}${box('Wann?', 'Immer.')}`,
    )
    expect(nodes.map(({ type }) => type)).toEqual(['text', 'faq', 'image', 'faq'])
    expect(pictures.map(({ address }) => address)).toEqual(['https://alt.example/k.png'])
    const [, first] = read(`<p>Fragen</p>${box('Wo?', '<p>Im Keller.</p>')}${box('Wann?', 'Immer.')}`).nodes
    expect(first?.data.items).toMatchObject([{ question: 'Wo?' }, { question: 'Wann?' }])
    expect(JSON.stringify(first)).toContain('Immer.')
  })

  it('is opened where it has no question, no answer, a table or more than an answer holds, or lies in another', () => {
    expect(typesOf('<details><p>Ohne Frage.</p></details>')).toEqual(['text'])
    expect(typesOf('<details><summary>Nur Frage</summary></details>')).toEqual(['text'])
    expect(typesOf(box('Preise', '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>'))).toEqual(['text', 'table'])
    expect(typesOf(box('Satzung', '<p>Ein Absatz.</p>'.repeat(200)))).toEqual(['text', 'text'])
    const [outer, ...others] = read(box('Außen', `<p>Davor</p>${box('Innen', '<p>Darin</p>')}`)).nodes
    expect(others).toEqual([])
    for (const words of ['Außen', 'Davor', 'Innen', 'Darin']) expect(JSON.stringify(outer)).toContain(words)
  })
})

describe('a form of another site', () => {
  const fields = '<p><label>Name <input name="n"></label></p><p><button>Senden</button></p>'

  it('is told, and leaves no labels behind', () => {
    const { nodes, unshown, lost } = read(`<p>Schreiben Sie uns.</p><form><h3>Ihre Angaben</h3><p>Mit * ist nötig.</p>${fields}</form>`)
    expect(JSON.stringify(nodes)).not.toMatch(/Name|Angaben|Senden/)
    expect([unshown.length, lost.embeds]).toEqual([1, 1])
  })

  it('that holds the whole page gives it back', () => {
    const { nodes, unshown } = read(`<form id="aspnetForm">${'<p>Ein Absatz.</p>'.repeat(6)}<button>Suche</button></form>`)
    expect(JSON.stringify(nodes)).toContain('Ein Absatz.')
    expect(unshown).toEqual([])
  })

  it('that searches the site is none of its contents', () => {
    expect(read('<p>Text</p><form role="search"><label>Suche <input></label></form>')).toMatchObject({ unshown: [], lost: { embeds: 0 } })
  })
})

describe('a picture of another site', () => {
  const addressesIn = (html: string) => read(html).pictures.map(({ address }) => address)

  it('is its largest file: of a set, or the one that it leads to', () => {
    expect(addressesIn('<img src="/a-300.jpg" srcset="/a-300.jpg 300w, /a.jpg 2000w, /a-1024.jpg 1024w">')).toEqual([
      'https://alt.example/a.jpg',
    ])
    expect(addressesIn('<a href="/b.jpg"><img src="/b-150x150.jpg"></a>')).toEqual(['https://alt.example/b.jpg'])
    expect(addressesIn('<a href="/seite/"><img src="/c.jpg"></a>')).toEqual(['https://alt.example/c.jpg'])
  })

  it('that stands for a sign is that sign', () => {
    const { nodes, pictures } = read('<p>Premiere <img class="emoji" alt="🎭" src="https://s.w.org/1f3ad.svg"></p>')
    expect(pictures).toEqual([])
    expect(JSON.stringify(nodes)).toContain('Premiere 🎭')
  })
})

it('words below a table of another site are its caption', () => {
  const html = '<figure><table><tr><th>Raum</th></tr><tr><td>Saal</td></tr></table><figcaption>Alle Räume</figcaption></figure>'
  expect(read(html).nodes).toMatchObject([{ type: 'table', data: { caption: 'Alle Räume' } }])
})
