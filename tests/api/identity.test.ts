import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHIPPED_THEMES } from '../../app/identity/shipped-themes.ts'
import { DEFAULT_THEME } from '../../app/identity/theme.ts'
import { DEFAULT_HEADER } from '../../app/site/header-parts.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Answer = {
  revision: string
  identity: { theme: unknown; logo: { data: string } | null }
  errors?: Record<string, string[]>
  code?: string
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z" fill="#b01020"/></svg>'
const samt = SHIPPED_THEMES.find(({ id }) => id === 'samt')?.theme ?? DEFAULT_THEME

describe('what a theatre looks like', () => {
  let app: TestApp
  let admin: Visitor
  let revision = ''
  beforeAll(async () => {
    app = await createTestApp()
    admin = await app.editor('admin')
    // A wrong revision is answered with what stands there.
    const { body } = await admin.send<{ theirs: { revision: string } }>('POST', '/api/identity/undo', { base: 'x' })
    revision = body.theirs.revision
  })
  afterAll(() => app.close())

  const page = async () => (await app.visitor().fetch('/de/spielplan')).text()
  const put = async (identity: object, base = revision) => {
    const answer = await admin.send<Answer>('PUT', '/api/identity', {
      base,
      identity: { theme: DEFAULT_THEME, logo: null, darkLogo: null, ...identity },
    })
    revision = answer.body.revision ?? revision
    return answer
  }
  const faviconSide = async () => {
    const file = Buffer.from(await (await app.visitor().fetch('/favicon.ico')).arrayBuffer())
    return (await sharp(file.subarray(file.readUInt32LE(18))).metadata()).width
  }
  const stylesheet = async () => /<link rel="stylesheet" href="(\/assets\/house\/theme-[^"]+)"/.exec(await page())?.[1]

  it('costs a visitor of the default house not a byte', async () => {
    expect(await page()).not.toContain('/assets/house/')
    expect(await (await app.visitor().fetch('/icon.svg')).text()).toContain('#1B2A6B')
    expect(await faviconSide()).toBe(48)
  })

  it('is on every page with the next request, also on those kept before, and its style sheet is kept for good', async () => {
    expect(await stylesheet()).toBeUndefined()
    expect((await put({ theme: samt })).status).toBe(200)
    const address = await stylesheet()
    const css = await app.visitor().fetch(address ?? '')
    expect(css.headers.get('cache-control')).toContain('immutable')
    expect(await css.text()).toContain('--paper:light-dark(#fffaf5,#1d0a0f)')
  })

  it('answers a page that was kept with the style sheet of now', async () => {
    const old = await app.visitor().fetch('/assets/house/theme-0123456789.css')
    expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect((await app.visitor().fetch('/assets/house/other.css')).status).toBe(404)
  })

  it('has a logo in the header, and icons made from it', async () => {
    expect((await put({ theme: samt, logo: { kind: 'svg', data: SVG.replace('<path', '<script>alert(1)</script><path') } })).status).toBe(
      200,
    )
    const source = /<img[^>]*src="(\/assets\/house\/logo-[^"]+\.svg)"[^>]*/.exec(await page())
    expect(source?.[0]).toContain('alt="')
    const logo = await app.visitor().fetch(source?.[1] ?? '')
    expect([logo.headers.get('content-type'), logo.headers.get('x-content-type-options')]).toEqual(['image/svg+xml', 'nosniff'])
    expect(logo.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await logo.text()).not.toContain('alert')
    expect(await (await app.visitor().fetch('/icon.svg')).text()).toContain('data:image/svg+xml;base64,')
    expect(await faviconSide()).toBe(48)
    const icon = await sharp(Buffer.from(await (await app.visitor().fetch('/icon-192.png')).arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([icon.info.width, icon.info.height]).toEqual([192, 192])
    // In its middle it has the colour of the logo, not only that of the paper.
    const [red = 255, green = 255] = icon.data.subarray((96 * 192 + 110) * icon.info.channels)
    expect([red > 150, green < 60]).toEqual([true, true])
    expect(JSON.parse(await (await app.visitor().fetch('/manifest.webmanifest')).text())).toMatchObject({ theme_color: '#fffaf5' })
  })

  it('draws a logo when it is uploaded, and shows that drawing from then on', async () => {
    const folder = join(app.folder, 'files/renditions/logo')
    const drawings = readdirSync(folder)
    expect(drawings).toHaveLength(1)
    const green = await sharp({ create: { width: 704, height: 352, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer()
    writeFileSync(join(folder, drawings[0] ?? ''), green)
    const { data, info } = await sharp(Buffer.from(await (await app.visitor().fetch('/apple-touch-icon.png')).arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray((90 * 180 + 90) * info.channels).subarray(0, 3)]).toEqual([0, 255, 0])
  })

  it('refuses a logo that takes too long to draw, and goes on showing the one before', async () => {
    const mask = (n: number) => `<mask id="m${n}">${`<rect width="40" height="20" fill="#fff" mask="url(#m${n - 1})"/>`.repeat(2)}</mask>`
    const masks = Array.from({ length: 24 }, (_, index) => mask(index + 1)).join('')
    const nested = SVG.replace('<path', `<mask id="m0"><path d="M0 0h40v20z"/></mask>${masks}<path mask="url(#m24)"`)
    const refused = await put({ logo: { kind: 'svg', data: nested } })
    expect([refused.status, refused.body.errors?.logo?.[0]]).toEqual([
      400,
      expect.stringMatching(/^Dieses Bild zu zeichnen dauert zu lange/),
    ])
    expect(await page()).toContain('/assets/house/logo-')
  })

  it('refuses what is no logo, in the field that holds it', async () => {
    const html = await put({ logo: { kind: 'svg', data: '<html><script>alert(1)</script></html>' } })
    expect([html.status, Object.keys(html.body.errors ?? {})]).toEqual([400, ['logo']])
    const text = await put({ darkLogo: { kind: 'png', data: Buffer.from('not a picture').toString('base64') } })
    expect([text.status, Object.keys(text.body.errors ?? {})]).toEqual([400, ['darkLogo']])
    const asPng = await put({ logo: { kind: 'png', data: Buffer.from(SVG).toString('base64') } })
    expect(asPng.status).toBe(400)
    expect((await put({ logo: { kind: 'svg', data: SVG + ' '.repeat(60_000) } })).status).toBe(400)
  })

  it('refuses colours that cannot be read, whatever a browser sends', async () => {
    const { status, body } = await put({ theme: { ...DEFAULT_THEME, stage: { ground: '#777777', ink: '#888888' } } })
    expect(status).toBe(400)
    expect(body.errors?.['theme.stage']?.[0]).toContain('Lesbar ist es ab 4,5 : 1')
  })

  it('has a footer of the parts that were chosen, in their order', async () => {
    const address = {
      kind: 'address',
      title: 'Großes Haus',
      text: 'Am Wall 1\n29971 Ort',
      phone: '+49 4567 89-0',
      mail: 'kasse@haus.example',
    }
    const social = { kind: 'social', title: '', links: [{ name: 'Mastodon', url: 'https://sozial.example/@haus' }] }
    const sponsors = { kind: 'sponsors', title: 'Förderer', logos: [{ media: 999_999, name: 'Fort', url: '' }] }
    expect((await put({ theme: samt, footer: [{ kind: 'legal' }, address, social, sponsors] })).status).toBe(200)
    const html = await page()
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'))
    expect(footer).toContain('href="tel:+494567890"')
    expect(footer).toContain('href="mailto:kasse@haus.example"')
    expect(footer.indexOf('#')).toBeLessThan(footer.indexOf('Großes Haus'))
    expect(footer.indexOf('Großes Haus')).toBeLessThan(footer.indexOf('https://sozial.example/@haus'))
    // A logo whose picture is gone is left out, and so is the heading above none.
    expect(footer).not.toContain('Förderer')
  })

  it('refuses a footer without its legal links, and names the field of a part that cannot be right', async () => {
    expect((await put({ footer: [{ kind: 'hours' }] })).body.errors?.['identity.footer']?.[0]).toContain('gehören auf jede Seite')
    const address = { kind: 'address', title: '', text: '', phone: 'null acht', mail: 'keine Adresse' }
    const social = { kind: 'social', title: '', links: [{ name: 'Netz', url: 'javascript:alert(1)' }] }
    const { status, body } = await put({ footer: [{ kind: 'legal' }, address, social] })
    expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([
      400,
      ['identity.footer.1.mail', 'identity.footer.1.phone', 'identity.footer.1.text', 'identity.footer.2.links.0.url'],
    ])
  })

  it('has a header of the parts that were chosen, and its style sheet, in the order in which they are seen', async () => {
    const announcement = { text: 'Heute <frei>', url: '/de/spielplan', pair: 'senf' }
    const line = [{ kind: 'phone', phone: '04567 89-0' }, { kind: 'gap' }, { kind: 'languages' }]
    const bar = [{ kind: 'search' }, { kind: 'call', text: 'Karten', url: '/de/spielplan' }]
    expect((await put({ header: { arrangement: 'middle', announcement, line, bar } })).status).toBe(200)
    const html = await page()
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
    expect(html).toContain('aria-label="Ankündigung"><a href="/de/spielplan">Heute &lt;frei&gt;</a></aside>')
    expect(header).toContain('href="tel:04567890"')
    expect(header).toMatch(/data-arrangement="middle".*Hauptmenü.*Suche.*class="house-call".*aria-expanded/s)
    expect(header).not.toContain('Dunkle Ansicht')
    const sheet = /<link rel="stylesheet" href="(\/assets\/own-header-[^"]+)"/.exec(html)?.[1] ?? ''
    expect((await app.visitor().fetch(sheet)).status).toBe(200)
  })

  it('is byte for byte the page of a house that has chosen nothing, once its header is the usual one again', async () => {
    const plain = async () => (await page()).replace(/<script[^>]*>[^<]*<\/script>/g, '')
    expect((await put({})).status).toBe(200)
    const before = await plain()
    expect(before).not.toMatch(/own-header|house-(bar|line|announcement)/)
    const line = [{ kind: 'gap' }, { kind: 'languages' }]
    expect((await put({ header: { arrangement: 'folded', announcement: null, line, bar: [] } })).status).toBe(200)
    expect(await plain()).not.toBe(before)
    expect((await put({ header: DEFAULT_HEADER })).status).toBe(200)
    expect(await plain()).toBe(before)
    expect((await page()).includes('"arrangement"')).toBe(false)
  })

  it('refuses a header without its languages, and names the field of a part that cannot be right', async () => {
    const header = { arrangement: 'below', announcement: { text: '', url: 'javascript:alert(1)', pair: 'senf' }, line: [], bar: [] }
    expect((await put({ header: { ...header, announcement: null } })).body.errors?.['identity.header.line']?.[0]).toContain('Sprachen')
    const bar = [{ kind: 'call', text: 'x'.repeat(25), url: 'nirgends' }]
    const { status, body } = await put({ header: { ...header, line: [{ kind: 'languages' }, { kind: 'phone', phone: '' }], bar } })
    expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([
      400,
      ['announcement.text', 'announcement.url', 'bar.0.text', 'bar.0.url', 'line.1.phone'].map((path) => `identity.header.${path}`),
    ])
  })

  it('is not overwritten by somebody who has not seen the last change', async () => {
    expect((await put({}, 'old')).body).toMatchObject({ code: 'conflict' })
  })

  it('goes back to what was before the last change, and stands in the log', async () => {
    const before = await stylesheet()
    expect((await put({})).status).toBe(200)
    expect(await stylesheet()).toBeUndefined()
    expect((await admin.send('POST', '/api/identity/undo', { base: revision })).status).toBe(200)
    expect(await stylesheet()).toBe(before)
    expect(await (await admin.fetch('/cms-hub/log')).text()).toContain('Erscheinungsbild')
  })
})
