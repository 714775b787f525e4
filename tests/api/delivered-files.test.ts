import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '../../app/platform/clock/clock.ts'
import { particularsOfFile } from '../../app/platform/media/particulars-of-file.ts'
import { createMediaLibrary, type MediaLibrary } from '../support/media-library.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Answer = {
  id: number
  code?: string
  credit: string
  is_known?: boolean
  differing?: unknown
  picture: { src: string } | null
  file: { url: string } | null
}

const FOLDERS: Record<string, string> = { mp4: 'films', pdf: 'documents' }

describe('files as photographers and telephones deliver them', () => {
  let app: TestApp
  let editor: Visitor
  let library: MediaLibrary
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
    library = createMediaLibrary(app, editor)
  })
  afterAll(() => app.close())

  const delivered = (name: string) =>
    readFile(new URL(`../support/delivered-${FOLDERS[name.slice(-3)] ?? 'pictures'}/${name}`, import.meta.url))
  async function send(name: string, fields: Record<string, string> = {}) {
    const answer = await library.sendFile('POST', '/api/media', { name, bytes: await delivered(name), fields })
    return { status: answer.status, body: answer.body as unknown as Answer }
  }
  const keyOf = ({ picture }: Answer) => /\/media\/([0-9a-f]{24})/.exec(picture?.src ?? '')?.[1]
  async function served(answer: Answer, format: string) {
    const { headers, ...response } = await get(`/media/${keyOf(answer)}/320.${format}`)
    return { ...response, cacheControl: headers.get('cache-control') }
  }
  async function get(path: string) {
    const response = await app.visitor().fetch(path)
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  it('takes credit and rights from the file where nobody has said them', async () => {
    const { body } = await send('lightroom.jpg', { alt: 'Eine Fährfrau' })
    expect((await library.read(body.id)).values).toMatchObject({
      alt: 'Eine Fährfrau',
      credit: 'Foto: Jördis Ohlsen / Stadtfoto',
      rights: '© 2026 Jördis Ohlsen · Abdruck honorarfrei zur Ankündigung',
      rightsUntil: '2027-07-31',
    })
    const { body: emptied } = await send('latin-1.jpg', { alt: 'Eine Übergabe', credit: '', rights: 'geklärt', rights_until: '' })
    expect((await library.read(emptied.id)).values).toMatchObject({ credit: '', rights: 'geklärt', rightsUntil: null })
  })

  it.each(['jpg', 'webp', 'avif'])('names the maker in what visitors get as %s, and tells neither place nor number', async (format) => {
    const { body } = await send('lightroom.jpg', { alt: 'Eine Fährfrau' })
    const { bytes } = await served(body, format)
    expect(await particularsOfFile(bytes)).toMatchObject({
      creators: ['Jördis Ohlsen'],
      copyright: '© 2026 Jördis Ohlsen',
      credit: 'Foto: Jördis Ohlsen / Stadtfoto',
      alt: '',
    })
    const { exif, iptc, xmp } = await sharp(bytes).metadata()
    expect({ exif, iptc }).toEqual({ exif: undefined, iptc: undefined })
    expect(xmp?.byteLength).toBeLessThanOrEqual(1024)
    for (const telling of ['4711', 'GPS', 'Z 9']) expect(bytes.includes(telling)).toBe(false)
  })

  it('names who staff say has made a picture once they have corrected it', async () => {
    const { body } = await send('exif.jpg', { alt: 'Eine Probe' })
    expect((await particularsOfFile((await served(body, 'webp')).bytes)).creators).toEqual(['Ada Lenz'])
    await editor.send('PATCH', `/api/media/${body.id}`, { credit: 'Foto: Ada Lenz & Söhne' })
    expect(await particularsOfFile((await served(body, 'webp')).bytes)).toMatchObject({
      credit: 'Foto: Ada Lenz & Söhne',
      creators: ['Ada Lenz & Söhne'],
    })
  })

  it('lets nobody keep a picture for longer than the house has the rights', async () => {
    const today = dayOf(app.clock.now())
    const { body } = await send('press.png', { alt: 'Ein Szenenbild', rights_until: today.toString() })
    const { status, cacheControl } = await served(body, 'webp')
    expect(status).toBe(200)
    expect(Number(/max-age=(\d+)/.exec(cacheControl ?? '')?.[1])).toBe(12 * 3600)
    const { body: over } = await send('press.avif', { alt: 'Ein Szenenbild', rights_until: today.subtract({ days: 1 }).toString() })
    expect((await served(over, 'webp')).status).toBe(404)
  })

  it('completes a picture that is sent again with what was not said before, and tells what is said otherwise', async () => {
    const { body: first } = await send('camera.jpg', { alt: 'Eine Kamera' })
    const { status, body } = await send('camera.jpg', {
      alt: 'Eine alte Kamera',
      credit: 'Foto: Mira Ohlsen',
      rights: 'nur diese Saison',
      rights_until: '2030-07-31',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: first.id, is_known: true, differing: { alt: { is: 'Eine Kamera', said: 'Eine alte Kamera' } } })
    expect((await library.read(first.id)).values).toMatchObject({
      alt: 'Eine Kamera',
      credit: 'Foto: Mira Ohlsen',
      rights: 'nur diese Saison',
      rightsUntil: '2030-07-31',
    })
    await editor.send('PATCH', `/api/media/${first.id}`, { alt: 'Eine alte Kamera', rightsUntil: '2020-01-01' })
    expect((await library.read(first.id)).values).toMatchObject({ alt: 'Eine alte Kamera', rightsUntil: '2020-01-01' })
    expect((await served(body, 'webp')).status).toBe(404)
  })

  it('shows a TIFF in the formats of the web', async () => {
    const { status, body } = await send('press.tif', { alt: 'Ein Szenenbild' })
    expect(status).toBe(201)
    expect(await sharp((await served(body, 'avif')).bytes).metadata()).toMatchObject({ width: 96, height: 64 })
  })

  it('lays nothing behind what is transparent, a preview of what is not', async () => {
    const disc = Buffer.from('<svg width="80" height="40"><circle cx="40" cy="20" r="12" fill="#c00"/></svg>')
    const ground = (alpha: number) => ({ create: { width: 80, height: 40, channels: 4 as const, background: { r: 0, g: 0, b: 9, alpha } } })
    const previewOf = async (name: string, bytes: Buffer) => {
      const { body } = await library.sendFile('POST', '/api/media', { name, bytes, fields: { alt: 'Eine Scheibe' } })
      return (body.picture as { placeholder?: string | null } | null)?.placeholder
    }
    const [cutOut, whole] = await Promise.all(
      [0, 1].map((alpha) =>
        sharp(ground(alpha))
          .composite([{ input: disc }])
          .png()
          .toBuffer(),
      ),
    )
    expect(await previewOf('scheibe.png', cutOut as Buffer)).toBeNull()
    expect(await previewOf('scheibe-auf-blau.png', whole as Buffer)).toMatch(/^data:image\/webp;base64,/)
  })

  it.each([
    [
      'plakat.jpg',
      11_000,
      8_200,
      'too_many_pixels',
      'Das Bild hat 91 Millionen Bildpunkte, verwendet werden können höchstens 80 Millionen.',
    ],
    ['banner.png', 20, 30_000, 'picture_too_tall', 'Das Bild ist zu hoch für seine Breite'],
  ])('says what is too much of %s', async (name, width, height, code, detail) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#114477' } })
      .toFormat(name.endsWith('jpg') ? 'jpeg' : 'png')
      .toBuffer()
    expect(await library.sendFile('POST', '/api/media', { name, bytes, fields: { alt: 'x' } })).toMatchObject({
      status: 400,
      body: { code, detail: expect.stringContaining(detail) },
    })
  })

  it.each([
    // Colours as libheif's own program and, of the wide ones, ImageMagick make them of the same file.
    ['iphone.heic', { width: 320, height: 240 }, [160, 120], [240, 210, 90]],
    ['display-p3.heic', { width: 96, height: 64 }, [20, 32], [224, 31, 16]],
  ])('shows the HEIC picture %s in the formats of the web, in its colours', async (name, size, [left = 0, top = 0], colour) => {
    const { status, body } = await send(name, { alt: 'Ein Szenenbild' })
    expect(status).toBe(201)
    const { bytes } = await served(body, 'webp')
    expect(await sharp(bytes).metadata()).toMatchObject(size)
    const seen = [...(await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
    expect(seen.map((part, index) => Math.abs(part - (colour[index] ?? 0))).filter((off) => off > 6)).toEqual([])
    expect((await send(name)).body).toMatchObject({ id: body.id, is_known: true })
  })

  it('keeps who made a HEIC picture, and nothing of where', async () => {
    const { body } = await send('display-p3.heic', { alt: 'Ein Szenenbild' })
    expect((await library.read(body.id)).values).toMatchObject({ credit: 'Foto: Mira Ohlsen' })
    expect((await served(body, 'jpg')).bytes.includes('Mira Ohlsen')).toBe(true)
  })

  it('says of a HEIC picture that is cut off how to deliver it', async () => {
    const bytes = (await delivered('iphone.heic')).subarray(0, 2000)
    expect(await library.sendFile('POST', '/api/media', { name: 'halb.heic', bytes, fields: { alt: 'x' } })).toMatchObject({
      status: 400,
      body: { code: 'not_a_picture', detail: expect.stringMatching(/HEIC.*JPEG/) },
    })
  })

  it('tells visitors nothing of where a film was made, and knows it again by the bytes that came', async () => {
    const film = await delivered('telephone.mp4')
    expect(film.includes('+54.3083+013.0700')).toBe(true)
    const { status, body } = await send('telephone.mp4')
    expect(status).toBe(201)
    const { bytes } = await get(body.file?.url ?? '')
    expect(bytes.byteLength).toBe(film.byteLength)
    expect(bytes.includes('+54.3083+013.0700')).toBe(false)
    expect((await send('telephone.mp4')).body).toMatchObject({ id: body.id, is_known: true })
  })

  it('refuses a PDF behind a password, and takes one that only forbids something', async () => {
    expect(await send('password.pdf')).toMatchObject({
      status: 400,
      body: { code: 'file_locked', detail: expect.stringContaining('Passwort') },
    })
    expect((await send('only-printing-limited.pdf')).status).toBe(201)
  })

  it('refuses a film that most visitors would see as a black field, and says how to save it', async () => {
    expect(await send('hevc.mp4')).toMatchObject({
      status: 400,
      body: { code: 'film_rarely_plays', detail: expect.stringMatching(/HEVC.*H\.264/) },
    })
  })
})
