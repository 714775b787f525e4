import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { venues } from '../../app/programme/tables.ts'
import { publishModule, validationErrorsOf } from '../support/module-page.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { buildPicture } from '../support/test-picture.ts'
import type { Visitor } from '../support/visitor.ts'

const REQUIRED = 'Dieses Feld wird benötigt!'
const TOO_LONG = 'Dieser Text ist zu lang.'
const FORBIDDEN = 'Dieser Wert ist nicht erlaubt.'
const rich = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const OLDER = 0

describe('the modules of texts', () => {
  let app: TestApp
  let editor: Visitor
  let picture: number
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
    picture = (await app.foyer.media.add(buildPicture('Ein Plakat'))).id
  })
  afterAll(() => app.close())

  const shown = async (type: string, data: Record<string, unknown>, version = 1) =>
    (await publishModule(app, editor, type, data, { version })).html()
  const refused = (type: string, data: Record<string, unknown>, version = 1) => validationErrorsOf(app, editor, type, data, version)

  it.each([2, 3, 4, 5, 6])(
    'shows a headline of level %i with its lines and its anchor',
    requirement('MOD-HEADLINE-01', 'MOD-HEADLINE-02', 'MOD-HEADLINE-04', 'MOD-HEADLINE-05'),
    async (level) => {
      const html = await shown('headline', { headline_level: level, preline: 'Davor', content: 'Titel', subline: 'Danach', anchor: 'ziel' })
      expect(html).toMatch(new RegExp(`<hgroup id="ziel"[^>]*><p[^>]*>Davor</p><h${level}>Titel</h${level}><p[^>]*>Danach</p>`))
    },
  )
  it('refuses a headline without a level', requirement('MOD-HEADLINE-07'), async () => {
    expect(await refused('headline', { content: 'Titel' })).toEqual({ headline_level: [REQUIRED] })
  })
  it(
    'shows text with its anchor, and closer to what follows when asked',
    requirement('MOD-TEXT-01', 'MOD-TEXT-02', 'MOD-TEXT-03'),
    async () => {
      const html = await shown('text', { content: rich('Ein Absatz'), anchor: 'absatz', decrease_distance: true })
      expect(html).toMatch(/<div id="absatz" class="[^"]*close[^"]*"><div[^>]*><p>Ein Absatz<\/p>/)
      expect(await refused('text', { content: rich('x'), anchor: 'mit leer' })).toEqual({
        anchor: ['Eine Sprungmarke beginnt mit einem Buchstaben und enthält weder Leerzeichen noch Umlaute.'],
      })
    },
  )
  it.each([
    ['MOD-LINK-10', 'Button', 'primary'],
    ['MOD-LINK-11', 'Link', 'plain'],
    ['MOD-LINK-12', 'Slider', 'slider'],
  ])('%s shows a link as %s', requirement('MOD-LINK-01', 'MOD-LINK-02', 'MOD-LINK-03', 'MOD-LINK-04'), async (_id, look, className) => {
    const html = await shown('link', { link_text: 'Zum Haus', link: 'https://haus.example', extra_class: look, anchor: 'hier' })
    expect(html).toMatch(
      new RegExp(`<p id="hier"[^>]*><a href="https://haus.example" class="[^"]*${className}[^"]*"><span>Zum Haus</span>`),
    )
  })
  it('a sticky link stays at hand at the bottom of the window', requirement('MOD-LINK-05'), async () => {
    const html = await shown('link', { link_text: 'Karten', link: '/de/spielplan', sticky: true })
    expect(html.match(/>Karten</g)).toHaveLength(2)
  })
  it('still shows the older link, whose label is its content, in a new window', requirement('MOD-LINK-06', 'MOD-LINK-07'), async () => {
    const html = await shown('link', { content: 'Älter', link: 'https://haus.example', open_new_window: true }, OLDER)
    expect(html).toMatch(/<a href="https:\/\/haus.example" target="_blank" rel="noopener noreferrer"[^>]*><span>Älter<\/span>/)
    expect(await refused('link', { link: '/de' }, OLDER)).toEqual({ content: [REQUIRED] })
  })
  it('refuses a link without text or address, and one that is code', requirement('MOD-LINK-08', 'MOD-LINK-09'), async () => {
    expect(await refused('link', { link_text: ' ', link: '' })).toEqual({ link_text: [REQUIRED], link: [REQUIRED] })
    expect(await refused('link', { link_text: 'x', link: 'javascript:alert(1)' })).toEqual({
      link: ['Bitte geben Sie eine Adresse an, die mit https://, /, mailto:, tel: oder # beginnt.'],
    })
  })
  it.each([
    ['MOD-IMAGE-09', 'Large'],
    ['MOD-IMAGE-10', 'Medium'],
    ['MOD-IMAGE-11', 'Small'],
  ])(
    '%s shows a picture in size %s',
    requirement('MOD-IMAGE-01', 'MOD-IMAGE-02', 'MOD-IMAGE-04', 'MOD-IMAGE-05', 'MOD-11', 'MOD-12', 'MOD-13'),
    async (_id, format) => {
      const html = await shown('image', { image: picture, format, link: '/de/spielplan', text: 'Unterzeile' })
      expect(html).toMatch(
        new RegExp(`<figure class="[^"]*${format === 'Large' ? '' : format.toLowerCase()}[^"]*"><a [^>]*href="/de/spielplan"`),
      )
      expect(html).toMatch(/<figcaption[^>]*>Unterzeile<\/figcaption>/)
      for (const type of ['image/avif', 'image/webp']) expect(html).toContain(`type="${type}"`)
      expect(html).toMatch(/<img [^>]*\.jpg/)
    },
  )
  it('answers the picture of a module with its thumbnails', requirement('MOD-IMAGE-03'), async () => {
    const page = await publishModule(app, editor, 'image', { image: picture })
    const { body } = await app.visitor().getJson<Record<string, never>>(`/de/pageeditor-api/page/${page.path.slice('/de/'.length)}`)
    expect(JSON.stringify(body)).toMatch(/"thumbnails":\{"small":"\/media\/\w+\/480\.jpg"/)
  })
  it.each([
    ['MOD-IMAGE-06', 'vertical', '400 / 500'],
    ['MOD-IMAGE-07', 'horizontal', '1240 / 700'],
  ])('%s still shows the older %s picture in its crop with its description', requirement('MOD-IMAGE-08'), async (_id, alias, ratio) => {
    const html = await shown('image', { image: picture, alias, description: 'Beschreibung' }, OLDER)
    expect(html).toContain(`aspect-ratio:${ratio}`)
    expect(html).toContain('Beschreibung</figcaption>')
  })
  it('refuses an image module without a picture', requirement('MOD-IMAGE-12'), async () => {
    expect(await refused('image', { image: null })).toEqual({ image: [REQUIRED] })
  })
  it.each([
    ['MOD-IMAGELIST-03', 'slider'],
    ['MOD-IMAGELIST-04', 'masonry'],
    ['MOD-IMAGELIST-05', 'grid'],
    ['MOD-IMAGELIST-06', 'parallax'],
    ['MOD-IMAGELIST-07', 'semi-lazy'],
  ])('%s shows its pictures as %s', requirement('MOD-IMAGELIST-01', 'MOD-IMAGELIST-02'), async (_id, format) => {
    const children = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, image: picture, text: `Bild ${id}` }))
    const html = await shown('image-list', { headline: 'Bilder', format, children })
    expect(html.match(/<figcaption[^>]*>Bild \w<\/figcaption>/g)).toHaveLength(children.length)
    if (format === 'semi-lazy') expect(html).toContain('<summary>2 weitere Bilder</summary>')
    else if (format !== 'slider') expect(html).toMatch(new RegExp(`<(ul|div) class="[^"]*${format}`))
  })
  it('refuses an item without a picture, and a way of showing that does not exist', requirement('MOD-IMAGELIST-08'), async () => {
    expect(await refused('image-list', { children: [{ id: 'a', image: null }], format: 'karussell' })).toEqual({
      'children.0.image': [REQUIRED],
      format: ['Möglich ist eines davon: slider, masonry, grid, parallax, semi-lazy'],
    })
  })
  it('a slider shows one slide with 24 pixels to the next', requirement('MOD-08', 'MOD-09'), async () => {
    const html = await shown('image-list', { format: 'slider', children: [{ id: 'a', image: picture }] })
    expect(html).toContain('--per-view:1;--spacing:24px')
  })
  it('shows a quote and whose it is', requirement('MOD-QUOTE-01', 'MOD-QUOTE-02'), async () => {
    const html = await shown('quote', { content: 'Ein Satz', author: 'Jemand' })
    expect(html).toMatch(/<blockquote><p[^>]*>Ein Satz<\/p><\/blockquote><figcaption[^>]*>Jemand<\/figcaption>/)
  })
  it('shows questions that open to their answers in 700 ms', requirement('MOD-FAQ-01', 'MOD-FAQ-02'), async () => {
    const html = await shown('faq', { headline: 'Fragen', items: [{ id: 'a', question: 'Warum?', answer: rich('Darum.') }] })
    expect(html).toMatch(/style="--item-time:700ms"/)
    expect(html).toMatch(/<details[^>]*><summary[^>]*><span>Warum\?<\/span><\/summary><div[^>]*><p>Darum\.<\/p>/)
    expect(await refused('faq', { items: [{ id: 'a', question: '', answer: rich(' ') }] })).toMatchObject({
      'items.0.question': [REQUIRED],
    })
  })
  it.each([
    ['MOD-FULLTEASER-12', 'image-left'],
    ['MOD-FULLTEASER-13', 'image-right'],
    ['MOD-FULLTEASER-14', 'fullscreen'],
  ])(
    '%s shows a full teaser as %s',
    requirement(
      'MOD-FULLTEASER-01',
      'MOD-FULLTEASER-02',
      'MOD-FULLTEASER-03',
      'MOD-FULLTEASER-04',
      'MOD-FULLTEASER-05',
      'MOD-FULLTEASER-06',
      'MOD-FULLTEASER-07',
      'MOD-FULLTEASER-08',
    ),
    async (_id, layout) => {
      const html = await shown('full-teaser', {
        ...{ image: picture, link: '/de/spielplan', link_text: 'Mehr', preline: 'Davor', headline: 'Titel', subline: 'Danach' },
        ...{ text: rich('Beschreibung'), extra_class: layout },
      })
      expect(html).toContain(`data-layout="${layout}"`)
      for (const part of ['Davor</p>', 'Titel</h2>', 'Danach</p>', 'Beschreibung</p>', 'Mehr</span>', '<img ']) expect(html).toContain(part)
    },
  )
  it('takes 3000 characters of description and refuses 3001', requirement('MOD-FULLTEASER-09'), async () => {
    expect(await refused('full-teaser', { text: rich('a'.repeat(3000)) })).toEqual({})
    expect(await refused('full-teaser', { text: rich('a'.repeat(3001)) })).toEqual({ text: [TOO_LONG] })
  })
  it('holds the older full teaser to its older rule', requirement('MOD-FULLTEASER-10', 'MOD-FULLTEASER-11'), async () => {
    expect(await refused('full-teaser', { text: rich(' ') }, OLDER)).toEqual({ text: [REQUIRED] })
    expect(await refused('full-teaser', { text: rich('a'.repeat(257)) }, OLDER)).toEqual({ text: [TOO_LONG] })
    expect(await refused('full-teaser', { text: rich('a'.repeat(256)) }, OLDER)).toEqual({})
  })
  it(
    'shows teasers as list and as slider',
    requirement(
      'MOD-TEASERLIST-01',
      'MOD-TEASERLIST-02',
      'MOD-TEASERLIST-03',
      'MOD-TEASERLIST-04',
      'MOD-TEASERLIST-05',
      'MOD-TEASERLIST-06',
      'MOD-TEASERLIST-07',
      'MOD-TEASERLIST-08',
      'MOD-TEASERLIST-11',
    ),
    async () => {
      const item = {
        id: 'a',
        image: picture,
        preline: 'Davor',
        headline: 'Titel',
        subline: 'Danach',
        text: 'Text',
        link_text: 'Mehr',
        link: '/de/agb',
      }
      const list = await shown('teaser-list', { headline: 'Liste', display: 'list', items: [item] })
      for (const part of ['Davor</p>', 'Titel</span>', 'Danach</p>', 'Text</p>', 'Mehr</p>', 'href="/de/agb"', '<img '])
        expect(list).toContain(part)
      expect(list).not.toContain('--per-view')
      expect(await shown('teaser-list', { headline: 'Liste', display: 'slider', items: [item] })).toContain('--per-view:3')
    },
  )
  it(
    'a teaser comes and goes with its window, and so does the cached page',
    requirement('MOD-04', 'MOD-TEASERLIST-09', 'MOD-TEASERLIST-10'),
    async () => {
      const items = [
        { id: 'a', headline: 'Bis eins', online_to: '2026-11-21T13:00' },
        { id: 'b', headline: 'Ab eins', online_from: '2026-11-21T13:00' },
      ]
      const page = await publishModule(app, editor, 'teaser-list', { items })
      expect(await page.html()).toMatch(/Bis eins/)
      expect(await page.html()).not.toMatch(/Ab eins/)
      app.clock.set('2026-11-21T13:00:00+01:00')
      expect(await page.html()).toMatch(/Ab eins/)
      expect(await page.html()).not.toMatch(/Bis eins/)
      app.clock.set('2026-11-21T12:00:00+01:00')
    },
  )
  it('a list whose teasers are all over is not a headline above nothing', requirement('MOD-TEASERLIST-10'), async () => {
    const items = [{ id: 'a', headline: 'War schön', online_to: '2026-11-20T13:00' }]
    const page = await publishModule(app, editor, 'teaser-list', { headline: 'Was es gibt', items })
    expect((await page.html()).split('<main')[1]?.split('</main>')[0]).not.toContain('Was es gibt')
  })
  it('pictures that pass each other are one list, read in their order', requirement('MOD-IMAGELIST-06'), async () => {
    const children = ['eins', 'zwei', 'drei', 'vier'].map((text) => ({ id: text, image: picture, text }))
    const drawn = (await shown('image-list', { format: 'parallax', children })).split('<main')[1]?.split('</main>')[0] ?? ''
    expect([...drawn.matchAll(/>(eins|zwei|drei|vier)</g)].map(([, text]) => text)).toEqual(['eins', 'zwei', 'drei', 'vier'])
    expect(drawn.match(/<ul/g)).toHaveLength(1)
  })
  it(
    'shows a hero with picture or film, whose button can stay at hand',
    requirement(
      'MOD-HERO-01',
      'MOD-HERO-02',
      'MOD-HERO-03',
      'MOD-HERO-04',
      'MOD-HERO-05',
      'MOD-HERO-06',
      'MOD-HERO-07',
      'MOD-HERO-08',
      'MOD-HERO-09',
    ),
    async () => {
      const hero = {
        ...{ headline: 'Titel', text: 'Zeile', button_text: 'Karten', button_link: '/de/spielplan', sticky: true, image: picture },
        ...{ online_from: '2026-01-01T00:00', online_to: '2027-01-01T00:00' },
      }
      const html = await shown('hero-media', hero)
      for (const part of ['Zeile</p>', 'Titel</h2>', '<img ']) expect(html).toContain(part)
      expect(html.match(/>Karten</g)).toHaveLength(2)
      expect(await shown('hero-media', { ...hero, video: '/media/0123456789abcdef01234567/film.mp4' })).toContain('film.mp4')
    },
  )
  it('shows a hero without a beginning from its publication on', requirement('MOD-HERO-10'), async () => {
    expect(await shown('hero-media', { headline: 'Ohne Datum', online_from: '' })).toContain('Ohne Datum</h2>')
    expect(await shown('hero-media', { headline: 'Ohne Feld' })).toContain('Ohne Feld</h2>')
  })
  it('refuses a hero with a film of another site', async () => {
    expect(await refused('hero-media', { headline: 'Titel', video: 'https://anderswo.example/film.mp4' })).toEqual({
      video: ['Bitte nennen Sie einen Film der Mediathek (mp4 oder webm).'],
    })
  })
  it('shows text and picture in both orders', requirement('MOD-TWOCOL-01', 'MOD-TWOCOL-02', 'MOD-TWOCOL-03'), async () => {
    for (const order of ['image-text', 'text-image']) {
      const html = await shown('two-columns', { extra_class: order, text: rich('Daneben'), image: picture })
      expect(html).toContain(`data-order="${order}"`)
      expect(html).toContain('Daneben</p>')
    }
  })
  it('refuses two columns without text or picture', requirement('MOD-TWOCOL-04', 'MOD-TWOCOL-05'), async () => {
    expect(await refused('two-columns', { text: rich(' '), image: null })).toEqual({ text: [REQUIRED], image: [REQUIRED] })
  })
  it.each(['none', 'light', 'dark', 'accent', 'image'])(
    'shows a section with background %s',
    requirement('MOD-SECTION-01', 'MOD-SECTION-02', 'MOD-SECTION-03', 'MOD-SECTION-04'),
    async (background) => {
      const columns = ['Links', 'Rechts'].map((text, index) => ({
        classes: '',
        children: [{ id: `child-${index}-${background}`, type: 'text', version: 1, data: { content: rich(text) } }],
      }))
      const page = await publishModule(
        app,
        editor,
        'section',
        { layout: 3, extra_class: background, zweiklang: 'moos', image: picture },
        { columns },
      )
      const html = await page.html()
      expect(html).toMatch(/data-layout="50-50"/)
      expect(html).toMatch(/Links<\/p>.*Rechts<\/p>/s)
      if (background !== 'none') expect(html).toMatch(new RegExp(`<section class="[^"]*${background}`))
    },
  )
  it('shows logos under their names and refuses one without', requirement('MOD-LOGOLIST-01'), async () => {
    const html = await shown('logo-list', {
      headline: 'Dank',
      logos: [{ id: 'a', image: picture, name: 'Werft', link: 'https://werft.example' }],
    })
    expect(html).toMatch(/<a href="https:\/\/werft.example"><picture/)
    const logo = { id: 'a', image: picture, name: 'Werft', link: 'https://werft.example', open_new_window: true }
    expect(await shown('logo-list', { logos: [logo] })).toMatch(
      /<a href="https:\/\/werft.example" target="_blank" rel="noopener noreferrer">/,
    )
    expect(html).toContain('alt="Werft"')
    expect(await refused('logo-list', { logos: [{ id: 'a', image: null, name: '' }] })).toEqual({
      'logos.0.image': [REQUIRED],
      'logos.0.name': [REQUIRED],
    })
  })
  it(
    'leads to anchors, stays in view and keeps 600 pixels when asked',
    requirement('MOD-ANCHORLIST-01', 'MOD-ANCHORLIST-02', 'MOD-ANCHORLIST-05'),
    async () => {
      const children = [{ id: 'a', link_text: 'Erstens', anchor: 'eins' }]
      const html = await shown('anchor-list', { sticky: true, far_offset: true, children })
      expect(html).toMatch(/<nav class="[^"]*sticky[^"]*" aria-label="Auf dieser Seite">/)
      expect(html).toContain('href="#eins" data-scroll-offset="600"')
      expect(await shown('anchor-list', { children })).not.toContain('data-scroll-offset')
      expect(await refused('anchor-list', { children: [{ id: 'a', link_text: '', anchor: '1 zahl' }] })).toEqual({
        'children.0.link_text': [REQUIRED],
        'children.0.anchor': ['Eine Sprungmarke beginnt mit einem Buchstaben und enthält weder Leerzeichen noch Umlaute.'],
      })
    },
  )

  it('refuses fields that a module does not have, each by its name', async () => {
    expect(await refused('quote', { content: 'x', onclick: 'alert(1)' })).toEqual({ onclick: [FORBIDDEN] })
    expect(await refused('logo-list', { logos: [{ id: 'a', image: picture, name: 'x', style: 'y' }] })).toEqual({
      'logos.0.style': [FORBIDDEN],
    })
  })
  it('knows nothing of venues that do not exist', async () => {
    expect(await app.foyer.platform.db.select().from(venues)).toEqual([])
    expect(await shown('venue', { venue: 99 })).not.toContain('Zur Spielstätte')
  })
})
