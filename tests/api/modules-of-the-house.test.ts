import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forms } from '../../app/forms/tables.ts'
import { articleCategories, articles } from '../../app/magazine/tables.ts'
import { EMBED_ORIGINS } from '../../app/platform/http/embed-origins.ts'
import { events, exhibitionTypes, productions, productionTags, rooms, tags, venues } from '../../app/programme/tables.ts'
import { drawGong } from '../../demo/recordings/gong.ts'
import { drawPicture } from '../support/drawings.ts'
import { openTestHouse, type TestHouse } from '../support/house.ts'
import { publishModule, refusalsOf } from '../support/module-page.ts'
import { headline, makePage } from '../support/page.ts'
import { requirement } from '../support/requirement.ts'
import type { Visitor } from '../support/visitor.ts'

const REQUIRED = 'Dieses Feld wird benötigt!'
const CAPTIONS = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\nVorhang auf.\n')
/** The smallest beginning that makes a file a WebM. */
const WEBM = Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff', 'hex')
const hostsRefusal = (names: string) => `Hier lassen sich nur Inhalte von diesen Anbietern einbetten: ${names}`

describe('the modules that show films, recordings and the house', () => {
  let house: TestHouse
  let editor: Visitor
  let picture: number
  beforeAll(async () => {
    house = await openTestHouse()
    editor = await house.editor()
    picture = (await house.foyer.media.add(drawPicture('Ein Plakat'))).id
  })
  afterAll(() => house.close())

  const publish = (type: string, data: Record<string, unknown>, version = 1) => publishModule(house, editor, type, data, { version })
  const shown = async (type: string, data: Record<string, unknown>, version = 1) => (await publish(type, data, version)).html()
  const refused = (type: string, data: Record<string, unknown>, version = 1) => refusalsOf(house, editor, type, data, version)

  it(
    'shows a still of ours and no frame before somebody asks for the film',
    requirement('MOD-VIDEO-01', 'MOD-VIDEO-02', 'MOD-VIDEO-03', 'MOD-VIDEO-04', 'MOD-VIDEO-05', 'CONSENT-24'),
    async () => {
      const html = await shown('video', {
        ...{ video_url: 'https://youtu.be/marienbruec', image: picture, title: 'Die Probe', length: '2:40', anchor: 'film' },
      })
      expect(html).toMatch(/<div id="film"[^>]*><figure/)
      for (const part of ['<img ', 'Die Probe</span>', '2:40</span>', 'Film abspielen', 'Einmal laden']) expect(html).toContain(part)
      expect(html).toContain('href="https://www.youtube.com/watch?v=marienbruec" target="_blank" rel="noopener noreferrer"')
      expect(html).not.toContain('<iframe')
    },
  )
  it(
    'refuses a film without address or still, and one from elsewhere',
    requirement('MOD-VIDEO-06', 'MOD-VIDEO-07', 'MOD-VIDEO-08'),
    async () => {
      expect(await refused('video', { video_url: '', image: null })).toEqual({ video_url: [REQUIRED], image: [REQUIRED] })
      expect(await refused('video', { video_url: 'https://film.example/1', image: picture })).toEqual({
        video_url: [hostsRefusal('YouTube, Vimeo')],
      })
    },
  )
  it('shows several films and refuses one without a right address', requirement('MOD-VIDEOLIST-01', 'MOD-VIDEOLIST-02'), async () => {
    const html = await shown('video-list', { items: [{ id: 'a', video_url: 'https://vimeo.com/100000001', title: 'Eins' }] })
    expect(html).toContain('Dieser Inhalt kommt von Vimeo')
    expect(
      await refused('video-list', {
        items: [
          { id: 'a', video_url: '' },
          { id: 'b', video_url: 'https://film.example/1' },
        ],
      }),
    ).toEqual({
      'items.0.video_url': [REQUIRED],
      'items.1.video_url': [hostsRefusal('YouTube, Vimeo')],
    })
  })
  it('shows a recording and refuses other hosts', requirement('MOD-AUDIO-01', 'MOD-AUDIO-02', 'MOD-AUDIO-03', 'MOD-AUDIO-04'), async () => {
    const html = await shown('audio', {
      embed: 'https://soundcloud.com/marienbrueck/ouvertuere',
      media_type: 'podcast',
      title: 'Ouvertüre',
    })
    expect(html).toContain('Podcast anhören')
    expect(html).not.toContain('<iframe')
    expect(await refused('audio', { embed: '' })).toEqual({ embed: [REQUIRED] })
    expect(await refused('audio', { embed: '<iframe src="https://musik.example/1"></iframe>', media_type: 'lärm' })).toEqual({
      embed: [hostsRefusal('Spotify, SoundCloud, Podigee')],
      media_type: ['Möglich ist eines davon: music, podcast, audiobook'],
    })
  })
  it(
    'still shows what the older forms allowed, and never makes it anew',
    requirement('MOD-AUDIO-08', 'MOD-VIEWER-04', 'MOD-VIEWER-05', 'MOD-VIEWER-06'),
    async () => {
      const older: [string, string, string][] = [
        ['audio', 'https://app.idagio.com/recordings/12345', 'IDAGIO'],
        ['viewer', 'https://www.yumpu.com/de/embed/view/A1b2C3', 'Yumpu'],
        ['viewer', 'https://indd.adobe.com/view/01234567-89ab-cdef-0123-456789abcdef', 'Adobe InDesign'],
      ]
      for (const [type, embed, name] of older) {
        expect(await shown(type, { embed }, 0)).toContain(`Dieser Inhalt kommt von ${name}`)
        expect(Object.keys(await refused(type, { embed }))).toEqual(['embed'])
      }
    },
  )
  it('shows a brochure and refuses other hosts', requirement('MOD-VIEWER-01', 'MOD-VIEWER-02', 'MOD-VIEWER-03'), async () => {
    expect(await shown('viewer', { embed: 'https://issuu.com/marienbrueck/docs/heft', title: 'Das Heft' })).toContain('Durchblättern')
    expect(await refused('viewer', { embed: '' })).toEqual({ embed: [REQUIRED] })
    expect(await refused('viewer', { embed: 'https://heft.example' })).toEqual({ embed: [hostsRefusal('Issuu')] })
  })
  it(
    'shows a post, never the pasted markup, and refuses other hosts',
    requirement('MOD-SOCIAL-01', 'MOD-SOCIAL-02', 'MOD-SOCIAL-03'),
    async () => {
      const embed =
        '<blockquote onclick="alert(1)"><a href="https://x.com/marienbrueck/status/1234567890">x</a></blockquote><script src="https://platform.twitter.com/widgets.js"></script>'
      const page = await publish('social-media', { embed })
      const drawn = (await page.html()).split('<main')[1]?.split('</main>')[0]
      expect(drawn).toContain('https://x.com/marienbrueck/status/1234567890')
      expect(drawn).not.toMatch(/onclick|widgets\.js|<blockquote/)
      expect(await refused('social-media', { embed: '' })).toEqual({ embed: [REQUIRED] })
      expect(await refused('social-media', { embed: 'https://post.example' })).toEqual({
        embed: [hostsRefusal('Instagram, X (Twitter), Facebook, TikTok')],
      })
    },
  )
  it('lets frames of exactly the allowed hosts into a page', async () => {
    const policy = (await house.visitor().fetch('/de/agb')).headers.get('content-security-policy') ?? ''
    const frames = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
    expect(frames).toEqual(expect.arrayContaining(Object.values(EMBED_ORIGINS)))
    expect(frames.filter((origin) => !/^('self'|https:\/\/[\w.*-]+)$/.test(origin))).toEqual([])
    expect(frames).not.toContain('https://*')
  })

  it(
    'plays a film of the house with its still and captions',
    requirement('MOD-SELFVIDEO-01', 'MOD-SELFVIDEO-02', 'MOD-SELFVIDEO-03'),
    async () => {
      const file = (await house.foyer.media.addFile({ filename: 'film.webm', bytes: WEBM })).id
      const captions = (await house.foyer.media.addFile({ filename: 'film.vtt', bytes: CAPTIONS })).id
      const html = await shown('self-hosted-video', { file, image: picture, title: 'Der Vorhang', captions })
      expect(html).toMatch(/<video [^>]*src="\/media\/\w{24}\/film\.webm" poster="\/media\/\w{24}\/1280\.jpg" preload="none" controls/)
      expect(html).toMatch(/<track kind="captions" src="\/media\/\w{24}\/film\.vtt"/)
      expect(html).toContain('Der Vorhang</figcaption>')
      expect(html).not.toContain('Mit Audiodeskription')
      const described = (await house.foyer.media.addFile({ filename: 'film-ad.webm', bytes: Buffer.concat([WEBM, Buffer.from('ad')]) })).id
      const told = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Eine Frau geht ab.' }] }] }
      const accessible = await shown('self-hosted-video', {
        ...{ file, captions, captions_language: 'en', described_file: described, transcript: told },
      })
      expect(accessible).toMatch(/<track [^>]*srcLang="en" label="Untertitel: Englisch"/)
      expect(accessible).toMatch(/aria-pressed="false"[^>]*>Mit Audiodeskription<\/button>/)
      expect(accessible).toMatch(/<noscript><a href="\/media\/\w{24}\/film-ad\.webm">Mit Audiodeskription<\/a><\/noscript>/)
      expect(accessible).toMatch(/<summary>Text zum Film<\/summary>.*Eine Frau geht ab\./s)
      expect(await refused('self-hosted-video', { file: null })).toEqual({ file: [REQUIRED] })
    },
  )
  it('plays a recording of the house, which players can read in parts', requirement('MOD-SELFAUDIO-01'), async () => {
    const { id, key } = await house.foyer.media.addFile({ filename: 'gong', bytes: drawGong() })
    expect(await shown('self-hosted-audio', { file: id, title: 'Gong' })).toContain(`src="/media/${key}/gong.wav"`)
    const whole = await house.visitor().fetch(`/media/${key}/gong.wav`)
    expect(whole.headers.get('content-type')).toBe('audio/wav')
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const part = await house.visitor().fetch(`/media/${key}/gong.wav`, { headers: { range: 'bytes=100-199' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200))
    expect((await house.visitor().fetch(`/media/${key}/gong.wav`, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416)
    expect((await house.visitor().fetch(`/media/${key}/anders.wav`)).status).toBe(404)
    expect(await refused('self-hosted-audio', { file: null })).toEqual({ file: [REQUIRED] })
  })
  it('takes films and recordings into the library by what their bytes are, and lists them by kind', async () => {
    async function upload(name: string, bytes: Uint8Array) {
      const body = new FormData()
      body.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
      const headers = { 'X-CSRFToken': await editor.csrfToken(), origin: house.url }
      const response = await editor.fetch('/de/api/media', { method: 'POST', headers, body })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    expect(await upload('ton.exe', drawGong().slice(0, 4000))).toMatchObject({
      status: 201,
      body: { file: { type: 'audio/wav', filename: 'ton.exe.wav' }, picture: null },
    })
    expect((await upload('film.mp4', new TextEncoder().encode('<script>alert(1)</script>'))).status).toBe(400)
    const { body } = await editor.getJson<{ results: { file: { type: string } | null; picture: unknown }[] }>('/de/api/media?kind=audio')
    expect(body.results.every(({ file }) => file?.type === 'audio/wav')).toBe(true)
    const pictures = await editor.getJson<{ results: { file: unknown }[] }>('/de/api/media')
    expect(pictures.body.results.map(({ file }) => file)).toEqual([null])
  })

  it('shows one venue, chosen venues or all', requirement('MOD-VENUE-01', 'MOD-VENUE-02', 'MOD-VENUE-03'), async () => {
    const { db } = house.foyer.platform
    const [first, second] = await db
      .insert(venues)
      .values([
        { slug: 'haus', name: 'Großes Haus', claim: 'Zwei Ränge', street: 'Wall 1', postalCode: '29971', city: 'Marienbrück' },
        { slug: 'halle', name: 'Werkhalle', position: 1 },
      ])
      .returning()
    await db.insert(rooms).values({ venueId: first?.id ?? 0, slug: 'saal', name: 'Saal' })
    const one = await shown('venue', { venue: first?.id })
    for (const part of ['Großes Haus</h2>', 'Wall 1, 29971 Marienbrück', 'Zwei Ränge', 'Was hier gespielt wird'])
      expect(one).toContain(part)
    expect(one).not.toContain('Werkhalle')
    const all = await shown('venue-list', { headline: 'Häuser', venue: [] })
    expect(all).toMatch(/Großes Haus.*Werkhalle/s)
    expect(await shown('venue-list', { venue: [second?.id] })).not.toContain('Großes Haus')
    expect(await refused('venue', { venue: null })).toEqual({ venue: [REQUIRED] })
  })
  it(
    'shows performances by tag, by span or by hand, and plays by branch',
    requirement('MOD-EVENTLIST-03', 'MOD-EVENTLIST-07', 'MOD-EVENTLIST-08', 'MOD-HIGHLIGHT-01'),
    async () => {
      const { db } = house.foyer.platform
      const [place] = await db.insert(venues).values({ slug: 'studio', name: 'Studio' }).returning()
      const [room] = await db
        .insert(rooms)
        .values({ venueId: place?.id ?? 0, slug: 'studio', name: 'Studio' })
        .returning()
      const [dance, drama] = await db
        .insert(exhibitionTypes)
        .values([
          { slug: 'tanz', name: 'Tanz' },
          { slug: 'schauspiel', name: 'Schauspiel' },
        ])
        .returning()
      const [late] = await db.insert(tags).values({ slug: 'spaet', name: 'Spät' }).returning()
      const [tonight, nextWeek] = await db
        .insert(productions)
        .values([
          { slug: 'heute', title: 'Heute Nacht', typeId: dance?.id },
          { slug: 'bald', title: 'Nächste Woche', typeId: drama?.id },
        ])
        .returning()
      await db.insert(productionTags).values({ productionId: nextWeek?.id ?? 0, tagId: late?.id ?? 0 })
      const [first] = await db
        .insert(events)
        .values([
          { productionId: tonight?.id ?? 0, roomId: room?.id ?? 0, startsAt: new Date('2026-11-21T20:00:00+01:00') },
          { productionId: nextWeek?.id ?? 0, roomId: room?.id ?? 0, startsAt: new Date('2026-11-28T20:00:00+01:00') },
        ])
        .returning()
      async function titles(type: string, data: Record<string, unknown>) {
        const drawn = (await shown(type, data)).split('<main')[1]?.split('</main>')[0] ?? ''
        return ['Heute Nacht', 'Nächste Woche'].filter((title) => drawn.includes(title))
      }
      expect(await titles('event-list', { filters: 'none' })).toEqual(['Heute Nacht', 'Nächste Woche'])
      expect(await titles('event-list', { filters: 'none', tag: late?.id })).toEqual(['Nächste Woche'])
      for (const filters of ['next_3_days', 'weekend']) expect(await titles('event-list', { filters })).toEqual(['Heute Nacht'])
      expect(await titles('event-list', { filters: 'none', children: [first?.id] })).toEqual(['Heute Nacht'])
      const [over] = await db
        .insert(events)
        .values([{ productionId: nextWeek?.id ?? 0, roomId: room?.id ?? 0, startsAt: new Date('2026-11-20T20:00:00+01:00') }])
        .returning()
      // What was chosen by hand stays when it is over; its row says so.
      expect(await titles('event-list', { children: [over?.id] })).toEqual(['Nächste Woche'])
      const empty = await shown('event-list', { filters: 'weekend', tag: late?.id })
      expect(empty).toContain('In dieser Auswahl steht zurzeit keine Vorstellung an.')
      expect(empty).not.toContain('keine Vorstellungen angekündigt')
      expect(await refused('event-list', { filters: 'morgen' })).toEqual({
        filters: ['Möglich ist eines davon: none, next_3_days, weekend'],
      })
      expect(await titles('highlight-teaser', { categories: [drama?.id] })).toEqual(['Nächste Woche'])
      expect(await titles('highlight-teaser', { categories: [] })).toEqual(['Heute Nacht', 'Nächste Woche'])
      // A branch that plays seldom is found behind many evenings of another.
      const many = Array.from({ length: 60 }, (_, hour) => new Date(Date.parse('2026-11-22T08:00:00+01:00') + hour * 3_600_000))
      await db.insert(events).values(many.map((startsAt) => ({ productionId: tonight?.id ?? 0, roomId: room?.id ?? 0, startsAt })))
      expect(await titles('highlight-teaser', { categories: [drama?.id, 999_999] })).toEqual(['Nächste Woche'])
    },
  )
  it(
    'takes from the next performance what a hero does not say itself, field by field, unless it is told not to',
    requirement('MOD-HERO-01', 'MOD-HERO-02', 'MOD-HERO-03'),
    async () => {
      const { db } = house.foyer.platform
      const { id: wideImageId } = await house.foyer.media.add(drawPicture('Plakat, breit'))
      const [venue] = await db.insert(venues).values({ slug: 'oper', name: 'Oper' }).returning()
      const [room] = await db
        .insert(rooms)
        .values({ venueId: venue?.id ?? 0, slug: 'oper', name: 'Oper' })
        .returning()
      const [next] = await db.insert(productions).values({ slug: 'als-naechstes', title: 'Als Nächstes', wideImageId }).returning()
      const startsAt = new Date('2026-11-21T12:30:00+01:00')
      await db.insert(events).values({ productionId: next?.id ?? 0, roomId: room?.id ?? 0, startsAt })
      const online = { online_from: '2026-01-01T00:00' }
      const parts = async (data: Record<string, unknown>, version = 2) => {
        const drawn = (await shown('hero-media', { ...online, ...data }, version)).split('<main')[1]?.split('</main>')[0] ?? ''
        const wanted = [
          'Als Nächstes</h2>',
          'Sommerfest</h2>',
          '12:30',
          'Am See</p>',
          'Zur Vorstellung</span>',
          'Kommen Sie</span>',
          '<img ',
        ]
        return wanted.filter((part) => drawn.includes(part))
      }
      expect(await parts({})).toEqual(['Als Nächstes</h2>', '12:30', 'Zur Vorstellung</span>', '<img '])
      expect(await parts({ headline: 'Sommerfest' })).toEqual(['Sommerfest</h2>', '12:30', 'Zur Vorstellung</span>', '<img '])
      const words = { text: 'Am See', button_text: 'Kommen Sie' }
      expect(await parts(words)).toEqual(['Als Nächstes</h2>', 'Am See</p>', 'Kommen Sie</span>', '<img '])
      expect(await parts({ headline: 'Sommerfest', own_only: true })).toEqual(['Sommerfest</h2>'])
      // As it was before there was a choice: a headline of one's own stood alone.
      expect(await parts({ headline: 'Sommerfest' }, 1)).toEqual(['Sommerfest</h2>'])
      expect(await parts({ headline: 'Sommerfest', image: picture })).toEqual(['Sommerfest</h2>', '<img '])
    },
  )
  it(
    'shows the newest articles, or those chosen, the main one first',
    requirement('MOD-BLOG-01', 'MOD-BLOG-02', 'MOD-BLOG-03'),
    async () => {
      const { db } = house.foyer.platform
      const [category] = await db.insert(articleCategories).values({ slug: 'werkstatt', name: 'Werkstatt' }).returning()
      const rows = await db
        .insert(articles)
        .values(
          ['Ältester', 'Mittlerer', 'Neuester'].map((title, index) => ({
            slug: `artikel-${index}`,
            title,
            categoryId: category?.id ?? 0,
            publishedAt: new Date(Date.UTC(2026, 8, index + 1)),
          })),
        )
        .returning()
      async function order(data: Record<string, unknown>) {
        const html = await shown('blog-teaser-list', data)
        return [...html.matchAll(/>(Ältester|Mittlerer|Neuester)<\/a><\/h3>/g)].map(([, title]) => title)
      }
      expect(await order({ items: 2 })).toEqual(['Neuester', 'Mittlerer'])
      expect(await order({ items: 8, main_teaser: rows[0]?.id })).toEqual(['Ältester', 'Neuester', 'Mittlerer'])
      expect(await order({ items: 8, article_objects: [rows[1]?.id, rows[0]?.id] })).toEqual(['Mittlerer', 'Ältester'])
    },
  )
  it('takes one to eight articles and no other number', requirement('MOD-BLOG-04', 'MOD-BLOG-05', 'MOD-BLOG-06'), async () => {
    const range = 'Bitte wählen Sie eine Zahl von 1 bis 8.'
    expect(await refused('blog-teaser-list', { items: 1 })).toEqual({})
    expect(await refused('blog-teaser-list', { items: 8 })).toEqual({})
    expect(await refused('blog-teaser-list', { items: null })).toEqual({ items: [REQUIRED] })
    expect(await refused('blog-teaser-list', { items: 0 })).toEqual({ items: [range] })
    expect(await refused('blog-teaser-list', { items: 9 })).toEqual({ items: [range] })
    expect(await refused('blog-teaser-list', { items: -1 })).toEqual({ items: ['Negative Zahlen sind hier nicht möglich.'] })
  })
  it(
    'shows a form of the house, and one at HubSpot only after consent to tracking',
    requirement('MOD-FORM-01', 'MOD-FORM-02'),
    async () => {
      const [form] = await house.foyer.platform.db
        .insert(forms)
        .values({ slug: 'kontakt', title: 'Kontakt', intro: 'Wir lesen alles.', fields: [] })
        .returning()
      const html = await shown('form', { headline: 'Schreiben Sie uns', hubspot_id: String(form?.id) })
      expect(html).toMatch(/Schreiben Sie uns<\/h2><p[^>]*>Wir lesen alles\.<\/p><form/)
      const page = await publish('form', { hubspot_id: 'eu1/12345678/01234567-89ab-cdef-0123-456789abcdef' })
      const elsewhere = await page.html()
      expect(elsewhere).toContain('HubSpot')
      expect(elsewhere).not.toMatch(/hsforms|<iframe/)
      expect(await refused('form', { hubspot_id: '' })).toEqual({ hubspot_id: [REQUIRED] })
      expect(await refused('form', { hubspot_id: 'kontakt"><script>' })).toEqual({
        hubspot_id: ['Nennen Sie ein Formular des Hauses mit seiner Nummer oder ein HubSpot-Formular als Portal/Formular.'],
      })
    },
  )

  it('shows HTML cleaned of everything that runs, paints over or reaches out', requirement('MOD-HTML-01'), async () => {
    const page = await publish('html', {
      html_code:
        '<h1 style="position:fixed" id="titel" class="x">Titel</h1><p>Ein <a href="javascript:alert(1)" target="_blank">Link</a></p><img src="/media/nah.jpg" alt="nah"><math><mi>x</mi></math>',
    })
    const html = await page.html()
    expect(html).toContain('<h2 id="titel">Titel</h2><p>Ein <a target="_blank" rel="noopener noreferrer">Link</a></p>')
    expect(html).toContain('<img src="/media/nah.jpg" alt="nah" />')
    const drawn = html.split('<main')[1]?.split('</main>')[0]
    expect(drawn).not.toMatch(/javascript:|position:fixed|<math/)
  })
  it(
    'runs scripts only in a frame without origin, and only while the module is to be seen',
    requirement('BASE-05', 'MOD-HTML-01'),
    async () => {
      const code = '<div id="uhr"></div><script>uhr.textContent = 1</script>'
      const page = await publish('html', { html_code: code })
      const html = await page.html()
      const drawn = html.split('<main')[1]?.split('</main>')[0] ?? ''
      expect(drawn).not.toContain('uhr.textContent')
      const [, src = ''] =
        /<iframe [^>]*src="([^"]+)"[^>]*sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"/.exec(drawn) ?? []
      const frame = await house.visitor().fetch(src)
      expect(await frame.text()).toContain(code)
      expect(frame.headers.get('content-security-policy')).toMatch(
        /^sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
      )
      expect(frame.headers.get('content-security-policy')).not.toContain('allow-same-origin')
      await page.patch(editor, [{ type: 'remove', id: page.nodeId }])
      await page.publish(editor)
      expect((await house.visitor().fetch(src)).status).toBe(404)
    },
  )
  it(
    'shows text of the house with a style of its own and a plain link to others without asking anybody',
    requirement('MOD-HTML-01'),
    async () => {
      const code = '<style>p{color:red}</style><p>Mit <a href="https://partner.example/haus">unserem Partner</a>.</p>'
      const page = await publish('html', { html_code: code })
      const drawn = (await page.html()).split('<main')[1]?.split('</main>')[0] ?? ''
      expect(drawn).not.toMatch(/Dieser Inhalt kommt von|partner\.example/)
      const [, src = ''] = /<iframe [^>]*src="([^"]+)"/.exec(drawn) ?? []
      const policy = (await house.visitor().fetch(src)).headers.get('content-security-policy') ?? ''
      // Nobody was asked, so nothing of others can be fetched, whatever the code would like.
      expect(policy).toContain(`connect-src ${house.url.replace('127.0.0.1', 'localhost')};`)
      expect(policy.replace('form-action https:', '')).not.toMatch(/ https:(;| )/)
    },
  )
  it('a picture from elsewhere does not vanish but waits for consent', requirement('MOD-HTML-01'), async () => {
    const drawn = (await shown('html', { html_code: '<p>Unser Haus</p><img src="https://bilder.example/x.png" alt="fern">' })).split(
      '<main',
    )[1]
    expect(drawn).toContain('Dieser Inhalt kommt von bilder.example')
  })
  it('asks before code that reaches for other hosts is run, and names them', async () => {
    const html = await shown('html', {
      html_code: '<div data-tf-live="1"></div><script src="//embed.typeform.com/next/embed.js"></script>',
    })
    expect(html).toContain('Dieser Inhalt kommt von embed.typeform.com')
    expect(html.split('<main')[1]).not.toContain('<iframe')
  })
  it('answers no frame of an offline page to visitors', requirement('ERR-12'), async () => {
    const node = { id: 'html-offline', type: 'html', version: 1, data: { html_code: '<script>1</script>' } }
    await makePage(house, editor, 'offline-html', [node], { isOnline: false })
    expect((await house.visitor().fetch('/api/html/html-offline/')).status).toBe(404)
    expect((await editor.fetch('/api/html/html-offline/')).status).toBe(200)
    const quote = await publish('quote', { content: 'kein HTML' })
    for (const id of [quote.nodeId, 'gibt-es-nicht']) expect((await house.visitor().fetch(`/api/html/${id}/`)).status).toBe(404)
  })

  it('the statement on accessibility says only what the house has filled in, and cannot go live half empty', async () => {
    const rich = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
    const said = {
      ...{ law: 'service', house: 'Das Haus', website: 'haus.example', conformity: 'none', assessment: 'own' },
      ...{ made_on: '2026-09-01T00:00', checked_on: '2026-11-02T00:00', contact: rich('Rufen Sie an.') },
    }
    const drawn = (await shown('accessibility-statement', said)).split('<main')[1]?.split('</main>')[0] ?? ''
    expect(drawn).toContain('am 1. September 2026 erstellt und zuletzt am 2. November 2026 überprüft. Grundlage ist eine Selbstbewertung.')
    expect(drawn).toContain('MLBF')
    expect(drawn).not.toMatch(/weitgehend|durch Menschen|Schlichtungsstelle|Was noch nicht zugänglich ist/)
    const refusal = await refused('accessibility-statement', { law: 'public', conformity: 'partial', assessment: 'own' })
    expect(Object.keys(refusal).sort()).toEqual(['checked_on', 'contact', 'house', 'made_on', 'website'])
  })
  it('WCAG 3.1.2 a module and words within a text are in the language that staff say', async () => {
    const marks = [{ type: 'language', attrs: { lang: 'en' } }]
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'To be', marks }] }] }
    expect(await shown('text', { content })).toContain('<span lang="en">To be</span>')
    expect(await shown('quote', { content: 'שלום', language: 'he' })).toMatch(/<figure lang="he" dir="rtl"/)
    expect(await refused('quote', { content: 'x', language: 'klingonisch' })).toEqual({ language: ['Dieser Wert ist nicht erlaubt.'] })
  })

  it(
    'shows what another container holds, in the columns asked for',
    requirement('MOD-CONTAINER-01', 'MOD-CONTAINER-02', 'MOD-CONTAINER-03'),
    async () => {
      const source = await makePage(house, editor, 'quelle', [headline('head-quelle', 'Aus der Quelle')])
      const slug = `page-${source.id}`
      const page = await publish('container', { slug, content_type: 'page', layout_index: 3 })
      expect(await page.html()).toMatch(/data-layout="50-50".*Aus der Quelle/s)
      await source.patch(editor, [{ type: 'update', id: 'head-quelle', data: { content: 'Neu aus der Quelle' } }])
      await source.publish(editor)
      expect(await page.html()).toContain('Neu aus der Quelle')
      expect(await shown('container', { slug, content_type: 'article' })).not.toContain('Neu aus der Quelle')
    },
  )
  it('shows no container of an offline page, none that does not exist, and none inside itself', async () => {
    const hidden = await makePage(house, editor, 'versteckt', [headline('head-versteckt', 'Noch geheim')], { isOnline: false })
    expect(await shown('container', { slug: `page-${hidden.id}` })).not.toContain('Noch geheim')
    expect((await publish('container', { slug: 'gibt-es-nicht' })).path).toBeTruthy()
    const page = await publish('container', { slug: 'platzhalter' })
    await page.patch(editor, [{ type: 'update', id: page.nodeId, data: { slug: `page-${page.id}` } }])
    await page.publish(editor)
    expect((await house.visitor().fetch(page.path)).status).toBe(200)
    expect(await refused('container', { slug: 'Mit Leerzeichen' })).toEqual({
      slug: ['Ein Kürzel hat nur Kleinbuchstaben, Ziffern und Bindestriche.'],
    })
  })
})
