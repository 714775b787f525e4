import { describe, expect, it } from 'vitest'
import { EMBED_ORIGINS } from '../../app/platform/http/embed-origins.ts'
import { drawGong } from '../../demo/recordings/gong.ts'
import { REQUIRED_FIELD, setUpModuleTests } from '../support/module-fixture.ts'
import { requirement } from '../support/requirement.ts'

const CAPTIONS = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\nVorhang auf.\n')
/** The shortest beginning of a file that is recognised as WebM. */
const WEBM = Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff', 'hex')
const hostsRefusal = (names: string) => `Hier lassen sich nur Inhalte von diesen Anbietern einbetten: ${names}`

describe('the modules that show films, recordings and what others host', () => {
  const fixture = setUpModuleTests()

  it(
    'shows a local still and no frame before the visitor starts the video',
    requirement('MOD-VIDEO-01', 'MOD-VIDEO-02', 'MOD-VIDEO-03', 'MOD-VIDEO-04', 'MOD-VIDEO-05', 'CONSENT-24'),
    async () => {
      const html = await fixture.shown('video', {
        ...{ video_url: 'https://youtu.be/marienbruec', image: fixture.picture, title: 'Die Probe', length: '2:40', anchor: 'film' },
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
      expect(await fixture.refused('video', { video_url: '', image: null })).toEqual({
        video_url: [REQUIRED_FIELD],
        image: [REQUIRED_FIELD],
      })
      expect(await fixture.refused('video', { video_url: 'https://film.example/1', image: fixture.picture })).toEqual({
        video_url: [hostsRefusal('YouTube, Vimeo')],
      })
    },
  )
  it('shows several films and refuses one without a right address', requirement('MOD-VIDEOLIST-01', 'MOD-VIDEOLIST-02'), async () => {
    const html = await fixture.shown('video-list', { items: [{ id: 'a', video_url: 'https://vimeo.com/100000001', title: 'Eins' }] })
    expect(html).toContain('Dieser Inhalt kommt von Vimeo')
    expect(
      await fixture.refused('video-list', {
        items: [
          { id: 'a', video_url: '' },
          { id: 'b', video_url: 'https://film.example/1' },
        ],
      }),
    ).toEqual({
      'items.0.video_url': [REQUIRED_FIELD],
      'items.1.video_url': [hostsRefusal('YouTube, Vimeo')],
    })
  })
  it('shows a recording and refuses other hosts', requirement('MOD-AUDIO-01', 'MOD-AUDIO-02', 'MOD-AUDIO-03', 'MOD-AUDIO-04'), async () => {
    const html = await fixture.shown('audio', {
      embed: 'https://soundcloud.com/marienbrueck/ouvertuere',
      media_type: 'podcast',
      title: 'Ouvertüre',
    })
    expect(html).toContain('Podcast anhören')
    expect(html).not.toContain('<iframe')
    expect(await fixture.refused('audio', { embed: '' })).toEqual({ embed: [REQUIRED_FIELD] })
    expect(await fixture.refused('audio', { embed: '<iframe src="https://musik.example/1"></iframe>', media_type: 'lärm' })).toEqual({
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
        expect(await fixture.shown(type, { embed }, 0)).toContain(`Dieser Inhalt kommt von ${name}`)
        expect(Object.keys(await fixture.refused(type, { embed }))).toEqual(['embed'])
      }
    },
  )
  it('shows a brochure and refuses other hosts', requirement('MOD-VIEWER-01', 'MOD-VIEWER-02', 'MOD-VIEWER-03'), async () => {
    expect(await fixture.shown('viewer', { embed: 'https://issuu.com/marienbrueck/docs/heft', title: 'Das Heft' })).toContain(
      'Durchblättern',
    )
    expect(await fixture.refused('viewer', { embed: '' })).toEqual({ embed: [REQUIRED_FIELD] })
    expect(await fixture.refused('viewer', { embed: 'https://heft.example' })).toEqual({ embed: [hostsRefusal('Issuu')] })
  })
  it(
    'shows a post, never the pasted markup, and refuses other hosts',
    requirement('MOD-SOCIAL-01', 'MOD-SOCIAL-02', 'MOD-SOCIAL-03'),
    async () => {
      const embed =
        '<blockquote onclick="alert(1)"><a href="https://x.com/marienbrueck/status/1234567890">x</a></blockquote><script src="https://platform.twitter.com/widgets.js"></script>'
      const page = await fixture.publish('social-media', { embed })
      const drawn = (await page.html()).split('<main')[1]?.split('</main>')[0]
      expect(drawn).toContain('https://x.com/marienbrueck/status/1234567890')
      expect(drawn).not.toMatch(/onclick|widgets\.js|<blockquote/)
      expect(await fixture.refused('social-media', { embed: '' })).toEqual({ embed: [REQUIRED_FIELD] })
      expect(await fixture.refused('social-media', { embed: 'https://post.example' })).toEqual({
        embed: [hostsRefusal('Instagram, X (Twitter), Facebook, TikTok')],
      })
    },
  )
  it('lets frames of exactly the allowed hosts into a page', async () => {
    const policy = (await fixture.app.visitor().fetch('/de/agb')).headers.get('content-security-policy') ?? ''
    const frames = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
    expect(frames).toEqual(expect.arrayContaining(Object.values(EMBED_ORIGINS)))
    expect(frames.filter((origin) => !/^('self'|https:\/\/[\w.*-]+)$/.test(origin))).toEqual([])
    expect(frames).not.toContain('https://*')
  })

  it(
    'plays a video of the media library with its still and captions',
    requirement('MOD-SELFVIDEO-01', 'MOD-SELFVIDEO-02', 'MOD-SELFVIDEO-03'),
    async () => {
      const file = (await fixture.app.foyer.media.addFile({ filename: 'film.webm', bytes: WEBM })).id
      const captions = (await fixture.app.foyer.media.addFile({ filename: 'film.vtt', bytes: CAPTIONS })).id
      const html = await fixture.shown('self-hosted-video', { file, image: fixture.picture, title: 'Der Vorhang', captions })
      expect(html).toMatch(/<video [^>]*src="\/media\/\w{24}\/film\.webm" poster="\/media\/\w{24}\/1280\.jpg" preload="none" controls/)
      expect(html).toMatch(/<track kind="captions" src="\/media\/\w{24}\/film\.vtt"/)
      expect(html).toContain('Der Vorhang</figcaption>')
      expect(html).not.toContain('Mit Audiodeskription')
      const described = (
        await fixture.app.foyer.media.addFile({ filename: 'film-ad.webm', bytes: Buffer.concat([WEBM, Buffer.from('ad')]) })
      ).id
      const transcript = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Eine Frau geht ab.' }] }] }
      const accessible = await fixture.shown('self-hosted-video', {
        ...{ file, captions, captions_language: 'en', described_file: described, transcript: transcript },
      })
      expect(accessible).toMatch(/<track [^>]*srcLang="en" label="Untertitel: Englisch"/)
      expect(accessible).toMatch(/aria-pressed="false"[^>]*>Mit Audiodeskription<\/button>/)
      expect(accessible).toMatch(/<noscript><a href="\/media\/\w{24}\/film-ad\.webm">Mit Audiodeskription<\/a><\/noscript>/)
      expect(accessible).toMatch(/<summary>Text zum Film<\/summary>.*Eine Frau geht ab\./s)
      expect(await fixture.refused('self-hosted-video', { file: null })).toEqual({ file: [REQUIRED_FIELD] })
    },
  )
  it('plays a recording of the site, which players can read in parts', requirement('MOD-SELFAUDIO-01'), async () => {
    const { id, key } = await fixture.app.foyer.media.addFile({ filename: 'gong', bytes: drawGong() })
    expect(await fixture.shown('self-hosted-audio', { file: id, title: 'Gong' })).toContain(`src="/media/${key}/gong.wav"`)
    const whole = await fixture.app.visitor().fetch(`/media/${key}/gong.wav`)
    expect(whole.headers.get('content-type')).toBe('audio/wav')
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const part = await fixture.app.visitor().fetch(`/media/${key}/gong.wav`, { headers: { range: 'bytes=100-199' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200))
    expect((await fixture.app.visitor().fetch(`/media/${key}/gong.wav`, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416)
    expect((await fixture.app.visitor().fetch(`/media/${key}/anders.wav`)).status).toBe(404)
    expect(await fixture.refused('self-hosted-audio', { file: null })).toEqual({ file: [REQUIRED_FIELD] })
  })
  it('takes films and recordings into the library by what their bytes are, and lists them by kind', async () => {
    async function upload(name: string, bytes: Uint8Array) {
      const body = new FormData()
      body.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
      const headers = { 'X-CSRFToken': await fixture.editor.csrfToken(), origin: fixture.app.url }
      const response = await fixture.editor.fetch('/de/api/media', { method: 'POST', headers, body })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    expect(await upload('ton.exe', drawGong().slice(0, 4000))).toMatchObject({
      status: 201,
      body: { file: { type: 'audio/wav', filename: 'ton.exe.wav' }, picture: null },
    })
    expect((await upload('film.mp4', new TextEncoder().encode('<script>alert(1)</script>'))).status).toBe(400)
    const { body } = await fixture.editor.getJson<{ results: { file: { type: string } | null; picture: unknown }[] }>(
      '/de/api/media?kind=audio',
    )
    expect(body.results.every(({ file }) => file?.type === 'audio/wav')).toBe(true)
    const pictures = await fixture.editor.getJson<{ results: { file: unknown }[] }>('/de/api/media')
    expect(pictures.body.results.map(({ file }) => file)).toEqual([null])
  })
})
